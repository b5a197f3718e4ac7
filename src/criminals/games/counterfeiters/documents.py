"""Editions and set-ups as JSON."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, cast

import attrs

from criminals.core import table_documents
from criminals.core.documents import strict_converter, structured
from criminals.core.edition_documents import EditionDocuments
from criminals.core.table_documents import setup_fields
from criminals.core.wire import PlayerKey
from criminals.games.counterfeiters.data import EDITIONS
from criminals.games.counterfeiters.edition import Board, Card, Edition, MarketSpace, Space
from criminals.games.counterfeiters.layout import lay_out
from criminals.games.counterfeiters.opening import Setup, setup_faults
from criminals.games.counterfeiters.wire import (
    BoardDocument,
    CardDocument,
    EditionDocument,
    MarketSpaceDocument,
    SetupDocument,
    SpaceDocument,
)

NAME: Final = "counterfeiters"
"""What the game is called in documents."""

RULES: Final = 1
"""The version of the rules: it moves only when what is legal or scored changes."""

CONVERTER: Final = strict_converter()

_KEYS: Final[Mapping[int, PlayerKey]] = {2: "2", 3: "3", 4: "4"}


# --- editions ---


def _edition(document: EditionDocument) -> Edition:
    return Edition(
        name=document.name,
        cards=tuple(Card(c.id, c.letter, c.kind, c.players, c.value) for c in document.cards),
        boards=tuple(map(_board, document.boards)),
        fakes=document.fakes,
        money=document.money,
        purses=document.purses,
        henchmen=document.henchmen,
        patience=document.patience,
    )


def _board(document: BoardDocument) -> Board:
    return Board(
        starts={int(players): start for players, start in document.starts.items()},
        market=tuple(MarketSpace(space.price, space.bin) for space in document.market),
        print=map(_space, document.print),
        shop=map(_space, document.shop),
        fence=map(_space, document.fence),
        defraud=map(_space, document.defraud),
        commercial=None if document.commercial is None else _space(document.commercial),
        jet=None if document.jet is None else _space(document.jet),
        last=document.last,
        godfathers=document.godfathers,
        investigations=document.investigations,
        strikes=document.strikes,
    )


def _space(document: SpaceDocument) -> Space:
    return Space(document.hat, document.sunglasses)


@lru_cache(maxsize=16)
def whole_edition(edition: Edition) -> EditionDocument:
    """All of an edition; `MalformedDocument` for one that is too large for a document."""
    document = EditionDocument(
        name=edition.name,
        cards=tuple(
            CardDocument(c.id, cast(Any, c.letter), c.kind, cast(Any, c.players), c.value) for c in edition.cards
        ),
        boards=tuple(map(_board_document, edition.boards)),
        fakes=edition.fakes,
        money=edition.money,
        purses=edition.purses,
        henchmen=edition.henchmen,
        patience=edition.patience,
    )
    return structured(CONVERTER.unstructure(document), EditionDocument, "edition", CONVERTER)


def _board_document(board: Board) -> BoardDocument:
    return BoardDocument(
        starts={_KEYS[players]: start for players, start in board.starts.items()},
        market=tuple(MarketSpaceDocument(space.price, space.bin) for space in board.market),
        print=tuple(map(_space_document, board.print)),
        shop=tuple(map(_space_document, board.shop)),
        fence=tuple(map(_space_document, board.fence)),
        defraud=tuple(map(_space_document, board.defraud)),
        commercial=None if board.commercial is None else _space_document(board.commercial),
        jet=None if board.jet is None else _space_document(board.jet),
        last=board.last,
        godfathers=board.godfathers,
        investigations=board.investigations,
        strikes=board.strikes,
    )


def _space_document(space: Space) -> SpaceDocument:
    return SpaceDocument(space.hat, space.sunglasses)


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

    stack: tuple[int, ...]
    starters: tuple[int, ...]
    first: int


def read_setup(value: object) -> Setup:
    """The set-up that an object describes; whether it is one of an edition, `record_faults` tells."""
    document = setup_fields(value, _SetupFields, CONVERTER)
    return Setup(document.stack, document.starters, document.first)


def setup_json(setup: Setup) -> object:
    """A set-up by its fields; the order of the stack is that of play."""
    return CONVERTER.unstructure(SetupDocument(setup.stack, setup.starters, cast(Any, setup.first)))


def record_faults(edition: Edition, players: int, setup: Setup) -> Iterator[str]:
    """What keeps so many players from starting with this set-up in this edition (§2), with paths from the record."""
    return table_documents.record_faults(edition, players, setup, lay_out, setup_faults)
