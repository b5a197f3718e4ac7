"""The fields of a line of text: each with what writes it, and what reads it and keeps every fault."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

import attrs

from criminals.core.base.faults import DIGITS
from criminals.core.base.seats import Seat, Viewer
from criminals.core.lines.fields import TableFields
from criminals.core.lines.headings import listing
from criminals.core.lines.texts import NOTHING, Piece, Reading
from criminals.games.crooks.box.faults import fault
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.rules.layout import Layout
from criminals.games.crooks.rules.pieces import Card, Discard, FaceDown, FaceUp, Look, Origin
from criminals.games.crooks.rules.state import Row, Stack, State

_MOST_MONEY: Final = 10**DIGITS - 1


@attrs.frozen
class Hangout:
    """A hangout as a text tells it."""

    size: int
    crooks: tuple[int, ...]
    """The crooks there; a view names none."""
    left: bool
    looks: tuple[Look, ...]
    seen: tuple[tuple[int, ...], ...]


NOWHERE: Final = Hangout(0, (), False, (), ())
"""In place of one that cannot be read."""


class Fields(TableFields[Layout]):
    """Reads the fields of one text. Methods that are handed a piece raise its fault, or keep those of its items."""

    def __init__(self, layout: Layout, viewer: Viewer | None, reading: Reading) -> None:
        super().__init__(layout, viewer, reading)
        self.gone: list[tuple[Origin, int | None]] = []
        """The crooks that left their hangouts; who they are, if the text tells."""
        self.known: dict[Origin, int] = {}
        """The hidden ones among them, if the text tells."""

    # --- fields ---

    def hand(self, piece: Piece, seat: Seat) -> Origin:
        who, position = piece.cut("@")
        if position is None:
            raise piece.expected("expected_hand", "", fault)
        origin = self.origin(position)
        self.note(origin, self.hidden(who, (seat,)))
        return origin

    def passed(self, piece: Piece) -> tuple[Seat, ...]:
        return () if piece.text == NOTHING else self.seats(piece)

    def money(self, piece: Piece) -> tuple[int, ...]:
        pieces = piece.split(",", self.layout.players)
        if len(pieces) < self.layout.players:
            raise piece.expected("expected_money", "", fault, players=self.layout.players)
        return tuple(self.reading.each(pieces, self.dollars))

    def dollars(self, piece: Piece) -> int:
        return piece.number(0, _MOST_MONEY)

    def hangout(self, piece: Piece) -> Hangout:
        letter = piece.field
        most = self.layout.sizes[self.layout.hangouts[letter]]
        there, *groups = piece.split("/", most + 1)
        left = there.text.endswith("!")
        there = there.part(0, -1) if left else there
        crooks = self.crooks(there, most) if self.viewer is None else ()
        size = len(crooks) if self.viewer is None else self.size(there, most)
        looks: list[Look] = []
        seen: list[tuple[int, ...]] = []
        for group in groups:
            number, rest = group.cut(":")
            if rest is None:
                raise group.expected("expected_look", "", fault)
            lay = number.number(1, looks[-1].number - 1 if looks else most)
            who, ids = rest.cut(":")
            seats = self.seats(who)
            looks += [Look(seat, letter, lay) for seat in seats]
            if (ids is not None) != (self.viewer in seats):
                if ids is not None:
                    raise group.expected("expected_no_more", "", fault)
                raise group.expected("expected_seen", "", fault, viewer=str(self.viewer))
            if ids is not None:
                if ids.text.count(",") != lay - 1:
                    raise ids.expected("expected_seen_crooks", "", fault, count=lay)
                seen.append(self.crooks(ids, lay))
        return Hangout(size, crooks, left, tuple(looks), tuple(seen))

    def size(self, piece: Piece, most: int) -> int:
        if piece.text == NOTHING:
            return 0
        if not piece.text.startswith("?"):
            raise piece.expected("expected_size", "", fault, most=most)
        return piece.part(1).number(1, most)

    def crooks(self, piece: Piece, most: int) -> tuple[int, ...]:
        crooks = self.reading.each(piece.items(",", most), self.crook)
        piece.rising(crooks)
        return tuple(crooks)

    def row(self, piece: Piece) -> Row:
        stacks = self.reading.each(piece.items(",", len(self.layout.targets)), self.pile)
        piece.rising([target for target, _ in stacks])
        found = dict(stacks)
        return tuple(found.get(target, ()) for target in self.layout.edition.targets)

    def pile(self, piece: Piece) -> tuple[int, Stack]:
        target, cards = piece.cut(":")
        if cards is None:
            raise piece.expected("expected_stack", "", fault)
        return self.target(target), self.stack(cards)

    def discards(self, piece: Piece, *, returned: bool) -> tuple[Discard, ...]:
        def discard(item: Piece) -> Discard:
            owner, card = item.cut(":")
            if card is None:
                raise item.expected("expected_discard", "", fault)
            return Discard(self.seat(owner), self.card(card), returned)

        found = self.reading.each(piece.items(",", len(self.layout.everyone)), discard)
        piece.rising([each.card.origin for each in found], origin_text)
        return tuple(found)

    # --- what fields are made of ---

    def stack(self, piece: Piece) -> Stack:
        return tuple(self.reading.each(piece.split("+", len(self.layout.everyone)), self.card))

    def card(self, piece: Piece) -> Card:
        down = piece.text.startswith("(") and piece.text.endswith(")")
        who, position = (piece.part(1, -1) if down else piece).cut("@")
        if position is None:
            raise piece.expected("expected_card", "", fault)
        if not down:
            crook, origin = self.crook(who), self.origin(position)
            self.gone.append((origin, crook))
            return FaceUp(crook, origin)
        position, knowers = position.cut(":")
        if knowers is None:
            raise piece.expected("expected_hidden_card", "", fault)
        origin, seats = self.origin(position), self.seats(knowers)
        self.note(origin, self.hidden(who, seats))
        return FaceDown(origin, frozenset(seats))

    def hidden(self, piece: Piece, knowers: tuple[Seat, ...]) -> int | None:
        """A hidden crook: the text names it exactly if its viewer knows it."""
        if self.viewer is None or self.viewer in knowers:
            return self.crook(piece)
        if piece.text != "?":
            raise piece.expected("expected_unknown", "", fault)
        return None

    def note(self, origin: Origin, crook: int | None) -> None:
        self.gone.append((origin, crook))
        if crook is not None:
            self.known[origin] = crook

    def crook(self, piece: Piece) -> int:
        if piece.text == "?" or (crook := piece.number(1, max(self.layout.everyone))) not in self.layout.crooks:
            raise piece.expected("expected_crook", "1.1", fault)
        return crook

    def origin(self, piece: Piece) -> Origin:
        letter = self.letter(piece.part(0, 1))
        return Origin(letter, piece.part(1).number(1, self.layout.sizes[self.layout.hangouts[letter]]))

    def letter(self, piece: Piece) -> str:
        if piece.text not in self.layout.hangouts:
            raise piece.expected("expected_hangout", "", fault, last=self.layout.letters[-1])
        return piece.text

    def target(self, piece: Piece) -> int:
        target = piece.number(0, self.layout.edition.targets[-1])
        if target not in self.layout.targets:
            raise piece.expected("expected_target", "1.2", fault, targets=self.layout.edition.targets)
        return target

    def seats(self, piece: Piece) -> tuple[Seat, ...]:
        if not 1 <= len(piece.text) <= self.layout.players:
            raise piece.expected("expected_seats", "", fault)
        seats = tuple(self.seat(piece.part(at, at + 1)) for at in range(len(piece.text)))
        piece.rising(seats)
        return seats


# --- writing ---


def _seats(seats: Iterable[int]) -> str:
    return "".join(map(str, sorted(seats)))


def passed_text(value: State | View) -> str:
    return _seats(seat for seat, passed in enumerate(value.passed) if passed) or NOTHING


def hangout_text(value: State | View, letter: str) -> str:
    at = value.layout.hangouts[letter]
    size = value.sizes[at]
    there = listing(map(str, value.pile(letter))) if isinstance(value, State) else f"?{size}" if size else NOTHING
    left = "!" if letter in value.left else ""
    return f"{there}{left}{''.join(_looks(value, at))}"


def _looks(value: State | View, hangout: int) -> Iterator[str]:
    """The seats that looked in at each number of crooks, with the crooks that the viewer saw."""

    def number_of(look: Look) -> int:
        return look.number

    seen = iter(value.seen[hangout] if isinstance(value, View) else ())
    for number, looks in groupby(value.looks[hangout], number_of):
        seats = [look.seat for look in looks]
        saw = isinstance(value, View) and value.viewer in seats
        yield f"/{number}:{_seats(seats)}{':' + listing(map(str, next(seen))) if saw else ''}"


def row_text(value: State | View, seat: Seat) -> str:
    stacks = zip(value.edition.targets, value.rows[seat], strict=True)
    return listing(f"{target}:{stack_text(value, stack)}" for target, stack in stacks if stack)


def stack_text(value: State | View, cards: tuple[Card, ...]) -> str:
    return "+".join(_card(value, card) for card in cards)


def _card(value: State | View, card: Card) -> str:
    if isinstance(card, FaceUp):
        return f"{card.crook}@{origin_text(card.origin)}"
    return f"({who_text(value, card.origin)}@{origin_text(card.origin)}:{_seats(card.knowers)})"


def origin_text(origin: Origin) -> str:
    """An origin as texts have it: `C3`."""
    return f"{origin.hangout}{origin.number}"


def who_text(value: State | View, origin: Origin) -> str:
    """A hidden crook by its id, as far as a viewer knows it."""
    return str(value.crook_of(origin) if isinstance(value, State) else value.known.get(origin, "?"))


def discards_text(value: State | View, *, returned: bool) -> str:
    found = (each for each in value.discards if each.returned is returned)
    return listing(f"{each.owner}:{_card(value, each.card)}" for each in found)
