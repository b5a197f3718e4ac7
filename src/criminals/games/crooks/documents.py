"""Editions and set-ups as JSON."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from string import ascii_uppercase
from typing import Any, Final, TypeVar, cast

import attrs

from criminals.core import table_documents
from criminals.core.documents import strict_converter
from criminals.core.edition_documents import EditionDocuments
from criminals.core.strict_json import below, malformed
from criminals.core.table_documents import setup_fields
from criminals.core.wire import PlayerKey
from criminals.games.crooks.data import EDITIONS
from criminals.games.crooks.edition import Crook, Edition
from criminals.games.crooks.layout import lay_out
from criminals.games.crooks.opening import Setup, setup_faults
from criminals.games.crooks.wire import CrookDocument, EditionDocument, SetupDocument

NAME: Final = "crooks"
"""What the game is called in documents."""

RULES: Final = 1
"""The version of the rules: it moves only when what is legal or scored changes."""

MOST_CARDS: Final = 250
"""The most crooks, and the most targets, of an edition in a document."""

LONGEST_NAME: Final = 100
"""The most characters of an edition's name in a document: layouts of editions are kept for a while, names and all."""

T = TypeVar("T")

CONVERTER: Final = strict_converter()

_KEYS: Final[Mapping[int, PlayerKey]] = {2: "2", 3: "3", 4: "4"}


# --- editions ---


def _edition(document: EditionDocument) -> Edition:
    return Edition(
        name=document.name,
        crooks=tuple(Crook(c.id, c.level, c.modifier, c.gangs, c.ability) for c in document.crooks),
        targets=document.targets,
        piles=_by_number(document.piles),
        purse=document.purse,
        money=document.money,
        gang_points=_by_number(document.gang_points),
    )


@lru_cache(maxsize=16)
def whole_edition(edition: Edition) -> EditionDocument:
    """All of an edition, player counts ascending."""
    return EditionDocument(
        name=edition.name,
        crooks=tuple(CrookDocument(c.id, c.level, c.modifier, c.gangs, c.ability) for c in edition.crooks),
        targets=edition.targets,
        piles={_KEYS[players]: piles for players, piles in edition.piles.items()},
        purse=edition.purse,
        money=edition.money,
        gang_points={_KEYS[players]: points for players, points in edition.gang_points.items()},
    )


def _count_faults(document: EditionDocument) -> Iterator[str]:
    """Too many cards, and too long a name."""
    if len(document.name) > LONGEST_NAME:
        yield f"$.name: {len(document.name)} characters, the most are {LONGEST_NAME}"
    for field in ("crooks", "targets"):
        count = len(getattr(document, field))
        if count > MOST_CARDS:
            yield f"$.{field}: {count} of them, the most are {MOST_CARDS}"


def _by_number(fields: Mapping[PlayerKey, T]) -> dict[int, T]:
    return {int(key): value for key, value in fields.items()}


_EDITIONS: Final = EditionDocuments(EDITIONS, EditionDocument, CONVERTER, whole_edition, _edition, _count_faults)

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

    hangouts: dict[str, tuple[int, ...]]
    box: tuple[int, ...]
    start: int


def read_setup(value: object) -> Setup:
    """The set-up that an object describes; whether it is one of an edition, `record_faults` tells."""
    document = setup_fields(value, _SetupFields, CONVERTER)
    letters = ascii_uppercase[: len(document.hangouts)]
    faults = [f"$.hangouts.{letter}: it is missing" for letter in letters if letter not in document.hangouts]
    faults += [
        f"{below('$.hangouts', key)}: {len(document.hangouts)} hangouts are called A to {letters[-1]}"
        for key in document.hangouts
        if len(key) != 1 or key not in letters
    ]
    if faults:
        raise malformed("setup", faults)
    return Setup(tuple(document.hangouts[letter] for letter in letters), document.box, document.start)


def setup_json(setup: Setup) -> object:
    """A set-up by letters, every list ascending."""
    letters = ascii_uppercase[: len(setup.hangouts)]
    document = SetupDocument(dict(zip(letters, setup.hangouts, strict=True)), setup.box, cast(Any, setup.start))
    return CONVERTER.unstructure(document)


def record_faults(edition: Edition, players: int, setup: Setup) -> Iterator[str]:
    """What keeps so many players from starting with this set-up in this edition (§2), with paths from the record."""
    return table_documents.record_faults(edition, players, setup, lay_out, setup_faults)
