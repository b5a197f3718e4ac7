"""The parts of a line of text: what writes them, and what reads them and keeps every fault."""

from typing import Final, cast

import attrs

from criminals.core.base.seats import Seat
from criminals.core.lines.fields import TableFields
from criminals.core.lines.headings import listing
from criminals.core.lines.texts import NOTHING, Piece
from criminals.games.counterfeiters.box.faults import fault
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.rules.actions import Fakes
from criminals.games.counterfeiters.rules.layout import Layout
from criminals.games.counterfeiters.rules.phase import Over, Phase
from criminals.games.counterfeiters.rules.state import Crew, State

EMPTY: Final = "_"
"""The sign for a space of the market without a card."""


def space_word(space: str) -> str:
    """The name of an action space as texts have it: `buy.3`."""
    return space.replace(" ", ".")


@attrs.frozen
class Stack:
    """A stack as a text tells it: in a view its size alone, until the game is over."""

    size: int
    cards: tuple[int, ...]


NO_STACK: Final = Stack(0, ())
"""In place of one that cannot be read."""


@attrs.frozen
class CrewText:
    """A crew in a text, with its cash if the text has it."""

    crew: Crew
    cash: int | None


class Fields(TableFields[Layout]):
    """Reads the fields of one text. Methods that are handed a piece raise its fault, or keep those of its items."""

    phase: Phase | None = None
    """As far as it has been read: it tells whether the stack is shown."""

    # --- fields ---

    def pawn(self, piece: Piece) -> int:
        return piece.number(self.layout.track.start, self.layout.board.last)

    def quiet(self, piece: Piece) -> int:
        return piece.number(0, self.layout.edition.patience - 1)

    def dollars(self, piece: Piece) -> int:
        return piece.number(0, self.layout.edition.money)

    def market(self, piece: Piece) -> tuple[int | None, ...]:
        spaces = len(self.layout.numbers.market)
        pieces = piece.items(",", spaces)
        if len(pieces) < spaces:
            raise piece.expected("expected_market", "", fault, spaces=spaces)
        return tuple(self.reading.each(pieces, lambda item: None if item.text == EMPTY else self.card(item)))

    def henchmen(self, piece: Piece) -> tuple[Seat | None, ...]:
        numbers = {space_word(space): number for space, number in self.layout.numbers.by_name.items()}

        def henchman(item: Piece) -> tuple[int, Seat]:
            space, seat = item.cut(":")
            if seat is None:
                raise item.expected("expected_henchman", "", fault)
            if space.text not in numbers:
                raise space.expected("expected_space", "1.5", fault)
            return numbers[space.text], self.seat(seat)

        found = self.reading.each(piece.items(",", len(numbers)), henchman)
        piece.rising([number for number, _ in found], list(numbers).__getitem__)
        standing = dict(found)
        return tuple(standing.get(number) for number in range(len(numbers)))

    def rising_cards(self, piece: Piece, mark: str) -> tuple[int, ...]:
        cards = self.reading.each(piece.items(mark, len(self.layout.cards)), self.card)
        piece.rising(cards)
        return tuple(cards)

    def stack(self, piece: Piece) -> Stack:
        """The stack; it is shown in a state or once the game is over. If no phase was read, that cannot be told."""
        told = self.viewer is None or self.phase is not None
        shown = (self.viewer is None or isinstance(self.phase, Over)) if told else None
        if piece.text == NOTHING:
            return NO_STACK
        most = len(self.layout.deck)
        if shown is False or (shown is None and piece.text.startswith("?")):
            if not piece.text.startswith("?"):
                raise piece.expected("expected_stack_size", "", fault, most=most)
            return Stack(piece.part(1).number(1, most), ())
        cards = tuple(self.reading.each(piece.split(",", most), self.card))
        return Stack(len(cards), cards)

    def crew(self, piece: Piece) -> CrewText:
        parts = piece.split(":", 6)
        if len(parts) < 5:
            raise piece.expected("expected_crew", "", fault)
        idle, cards, fakes, wealth, possible, *told = parts
        least, most = self.possible(possible)
        crew = Crew(
            idle.number(0, self.layout.edition.henchmen),
            self.rising_cards(cards, "+"),
            self.fakes(fakes),
            self.dollars(wealth),
            least,
            most,
        )
        due = least < most and (self.viewer is None or piece.field == f"crew{self.viewer}")
        if due != bool(told):
            if due:
                raise possible.expected("expected_cash", "", fault)
            raise told[0].expected("expected_no_cash", "", fault)
        return CrewText(crew, self.dollars(told[0]) if told else None)

    # --- what fields are made of ---

    def possible(self, piece: Piece) -> tuple[int, int]:
        """The least and the most cash, which a single number is both of."""
        one, other = piece.cut("-")
        if other is None:
            cash = self.dollars(one)
            return cash, cash
        least, most = self.dollars(one), self.dollars(other)
        if not least < most:
            raise piece.expected("expected_less", "", fault)
        return least, most

    def fakes(self, piece: Piece) -> Fakes:
        counts = piece.split("/", 3)
        if len(counts) < 3:
            raise piece.expected("expected_fakes", "", fault)
        box = self.layout.edition.fakes
        return cast(Fakes, tuple(count.number(0, most) for count, most in zip(counts, box, strict=True)))

    def card(self, piece: Piece) -> int:
        card = piece.number(1, max(self.layout.cards))
        if card not in self.layout.cards:
            raise piece.expected("expected_card", "1.3", fault)
        return card


# --- writing ---


def market_text(value: State | View) -> str:
    """The cards of the market, space by space."""
    return listing(EMPTY if card is None else str(card) for card in value.market)


def henchmen_text(value: State | View) -> str:
    """Whose henchmen stand where."""
    standing = zip(value.layout.spaces, value.henchmen, strict=True)
    return listing(f"{space_word(space)}:{seat}" for space, seat in standing if seat is not None)


def stack_text(value: State | View) -> str:
    """The text of the stack, as far as the viewer knows it."""
    if isinstance(value.phase, Over):
        return listing(map(str, value.leftover))
    if isinstance(value, State):
        return listing(map(str, value.stack))
    return f"?{value.stack_size}" if value.stack_size else listing(())


def crew_text(value: State | View, seat: Seat) -> str:
    """The text of a crew."""
    crew = value.crews[seat]
    return ":".join(
        (
            str(crew.idle),
            "+".join(map(str, crew.cards)),
            "/".join(map(str, crew.fakes)),
            str(crew.wealth),
            str(crew.least) if crew.least == crew.most else f"{crew.least}-{crew.most}{_told(value, seat)}",
        )
    )


def _told(value: State | View, seat: Seat) -> str:
    """The text of a seat's cash, as far as the viewer knows it."""
    if isinstance(value, State):
        return f":{value.cash[seat]}"
    return f":{value.cash}" if seat == value.viewer else ""
