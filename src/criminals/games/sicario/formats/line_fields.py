"""The parts of a line of text: what writes them, and what reads them and keeps every fault."""

from collections.abc import Callable
from typing import Final, TypeVar, assert_never
from urllib.parse import quote

import attrs

from criminals.core.base.seats import Seat, Viewer
from criminals.core.game.notation import LARGEST
from criminals.core.lines.fields import TableFields
from criminals.core.lines.headings import listing
from criminals.core.lines.texts import NOTHING, Piece, Reading
from criminals.games.sicario.box.faults import fault
from criminals.games.sicario.knowledge.views import View
from criminals.games.sicario.rules.facts import Answer, Fact, Lights, Missed
from criminals.games.sicario.rules.layout import Layout
from criminals.games.sicario.rules.state import State

T = TypeVar("T")

NOWHERE: Final = "_"
"""The sign for the space of a seat that stands nowhere."""
UNKNOWN: Final = "?"
"""The sign for a character that a viewer does not know, and before a number of cards."""


def name_word(name: str) -> str:
    """The name of a character or a sign as texts have it."""
    return quote(name, safe="")


def fact_word(fact: Fact) -> str:
    """A fact about a character in texts: `hat:yes`, `woman/hat/no-glasses:2`, `!Olga`."""
    match fact:
        case Answer(trait, yes):
            return f"{name_word(trait)}:{'yes' if yes else 'no'}"
        case Lights(features, lights):
            return f"{'/'.join(features)}:{lights}"
        case Missed(name):
            return f"!{name_word(name)}"
        case _:
            assert_never(fact)


@attrs.frozen
class Deck:
    """The event cards in a text; a view only counts the unread ones."""

    unread: tuple[str, ...]
    bottom: tuple[str, ...]


NO_DECK: Final = Deck((), ())
"""In place of one that cannot be read."""


@attrs.frozen
class SeatText:
    """A seat in a text: its character, if the viewer or everybody knows it, and the facts heard about it."""

    character: str | None
    shown: bool
    facts: frozenset[Fact]


NOBODY: Final = SeatText(None, False, frozenset())


class Fields(TableFields[Layout]):
    """Reads the fields of one text. Methods that are handed a piece raise its fault, or keep those of its items."""

    def __init__(self, layout: Layout, viewer: Viewer | None, reading: Reading) -> None:
        super().__init__(layout, viewer, reading)
        self.names = {name_word(name): name for name in layout.sheet.names}
        self.words = {fact_word(fact): fact for fact in layout.facts.ranks}

    # --- fields ---

    def spaces(self, piece: Piece) -> tuple[int | None, ...]:
        return self.by_seat(piece, "expected_spaces", self.space)

    def lost(self, piece: Piece) -> tuple[int, ...]:
        return self.by_seat(piece, "expected_lost", lambda item: item.number(0, LARGEST))

    def deck(self, piece: Piece) -> Deck:
        unread, bottom = piece.cut("/")
        if bottom is None:
            raise piece.expected("expected_deck", "", fault)
        box = len(self.layout.edition.events)
        read = bottom.items(",", box)
        cards: tuple[str, ...] = ()
        if self.viewer is None:
            cards = self.cards(unread.items(",", box))
        elif unread.text != (due := f"{UNKNOWN}{box - len(read)}" if len(read) < box else NOTHING):
            raise unread.expected("expected_left", "", fault, due=due, count=box)
        return Deck(cards, self.cards(read))

    def of_seat(self, piece: Piece) -> SeatText:
        """The text of a seat: its character, and the facts heard about it."""
        who, *heard = piece.split(",", len(self.words) + 1)
        character, is_shown = self.character(who)
        facts = self.reading.each(heard, self.fact)
        piece.rising([self.layout.facts.ranks[fact] for fact in facts], list(self.words).__getitem__)
        return SeatText(character, is_shown, frozenset(facts))

    # --- what fields are made of ---

    def by_seat(self, piece: Piece, code: str, read: Callable[[Piece], T]) -> tuple[T, ...]:
        pieces = piece.split(",", self.layout.players)
        if len(pieces) < self.layout.players:
            raise piece.expected(code, "", fault, players=self.layout.players)
        return tuple(self.reading.each(pieces, read))

    def space(self, piece: Piece) -> int | None:
        return None if piece.text == NOWHERE else piece.number(0, self.layout.spaces.embassy)

    def cards(self, pieces: list[Piece]) -> tuple[str, ...]:
        return tuple(self.reading.each(pieces, self.card))

    def card(self, piece: Piece) -> str:
        if piece.text not in self.layout.effects:
            raise piece.expected("expected_event", "1.3", fault)
        return piece.text

    def character(self, piece: Piece) -> tuple[str | None, bool]:
        """The character of a seat, and a mark if everybody knows it: the text tells exactly what its viewer knows."""
        hidden = piece.text.startswith("(") and piece.text.endswith(")")
        own = self.viewer is None or piece.field == f"seat{self.viewer}"
        if piece.text == UNKNOWN and not own:
            return None, False
        if hidden and not own:
            raise piece.expected("expected_unknown", "", fault)
        return self.name(piece.part(1, -1) if hidden else piece), not hidden

    def name(self, piece: Piece) -> str:
        if piece.text not in self.names:
            raise piece.expected("expected_character", "1.1", fault)
        return self.names[piece.text]

    def fact(self, piece: Piece) -> Fact:
        if piece.text not in self.words:
            raise piece.expected("expected_fact", "6.1", fault)
        return self.words[piece.text]


# --- writing ---


def events_text(value: State | View) -> str:
    """The text of the event cards, as far as the viewer knows them."""
    if isinstance(value, State):
        unread = listing(value.unread)
    else:
        unread = f"{UNKNOWN}{value.unread_size}" if value.unread_size else listing(())
    return f"{unread}/{listing(value.bottom)}"


def seat_text(value: State | View, seat: Seat) -> str:
    """The text of a seat: its character, and the facts heard about it."""
    return ",".join((_character(value, seat), *map(fact_word, value.facts_of(seat))))


def _character(value: State | View, seat: Seat) -> str:
    """The text of a seat's character, as far as the viewer knows it."""
    known = value.shown[seat]
    if known is not None:
        return name_word(known)
    own = value.characters[seat] if isinstance(value, State) else value.character if seat == value.viewer else None
    return UNKNOWN if own is None else f"({name_word(own)})"
