"""Editions and set-ups as JSON."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, cast

import attrs

from criminals.core import table_documents
from criminals.core.documents import strict_converter, structured
from criminals.core.edition_documents import EditionDocuments
from criminals.core.table_documents import setup_fields
from criminals.games.sicario.data import EDITIONS
from criminals.games.sicario.edition import Character, Edition
from criminals.games.sicario.layout import lay_out
from criminals.games.sicario.opening import Setup, setup_faults
from criminals.games.sicario.wire import CharacterDocument, EditionDocument, SetupDocument, Word

NAME: Final = "sicario"
"""What the game is called in documents."""

RULES: Final = 1
"""The version of the rules: it moves only when what is legal or scored changes."""

CONVERTER: Final = strict_converter()


# --- editions ---


def _edition(document: EditionDocument) -> Edition:
    return Edition(
        name=document.name,
        characters=(Character(c.name, c.sex, c.hat, c.glasses, c.sign) for c in document.characters),
        path=document.path,
        events=document.events,
        die=document.die,
    )


@lru_cache(maxsize=16)
def whole_edition(edition: Edition) -> EditionDocument:
    """All of an edition; `MalformedDocument` for one that is too large for a document."""
    document = EditionDocument(
        name=edition.name,
        characters=tuple(
            CharacterDocument(c.name, cast(Any, c.sex), c.hat, c.glasses, c.sign) for c in edition.characters
        ),
        path=edition.path,
        events=edition.events,
        die=edition.die,
    )
    return structured(CONVERTER.unstructure(document), EditionDocument, "edition", CONVERTER)


_EDITIONS: Final = EditionDocuments(EDITIONS, EditionDocument, CONVERTER, whole_edition, _edition)

read_edition = _EDITIONS.read
"""The edition of a name, or the whole edition that an object describes; `MalformedDocument` lists its faults."""

edition_of = _EDITIONS.of
"""The edition that is named, or that stands there whole; `MalformedDocument` lists its faults."""

edition_json = _EDITIONS.json
"""The name of an edition that comes with the library; any other whole."""

edition_field = _EDITIONS.field
"""The name of an edition that comes with the library; the document of any other."""


# --- set-ups ---


@attrs.frozen
class _SetupFields:
    """A `SetupDocument` as it is read: what it names is looked at later, so that the clause is told (§2)."""

    characters: tuple[Word, ...]
    events: tuple[Word, ...]
    sicario: int


def read_setup(value: object) -> Setup:
    """The set-up that an object describes; whether it is one of an edition, `record_faults` tells."""
    document = setup_fields(value, _SetupFields, CONVERTER)
    return Setup(document.characters, document.events, document.sicario)


def setup_json(setup: Setup) -> object:
    """A set-up by its fields; the order of the events is that of play."""
    return CONVERTER.unstructure(SetupDocument(setup.characters, setup.events, cast(Any, setup.sicario)))


def record_faults(edition: Edition, players: int, setup: Setup) -> Iterator[str]:
    """What keeps so many players from starting with this set-up in this edition (§2), with paths from the record."""
    return table_documents.record_faults(edition, players, setup, lay_out, setup_faults)
