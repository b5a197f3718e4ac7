"""The fields of a line of text: each is read on its own, and every fault of it is kept."""

from typing import Final, TypeAlias

import attrs

from criminals.core.seats import Seat, Viewer
from criminals.core.strict_json import DIGITS
from criminals.core.text_fields import TableFields
from criminals.core.texts import NOTHING, Piece, Reading
from criminals.games.crooks.layout import OVER, Layout
from criminals.games.crooks.phase import Killing, Moving, Phase, Picking, Placing, Recruiting, Spying, Taking
from criminals.games.crooks.pieces import Card, Discard, FaceDown, FaceUp, Look, Origin
from criminals.games.crooks.state import Row, Stack
from criminals.games.crooks.texts import origin_text

_MOST_MONEY: Final = 10**DIGITS - 1
_PHASES: Final = (
    "over, or SEAT: and recruiting, taking:HANGOUT, placing:CROOK, picking, moving:TARGET:STACK, killing:TARGET, spying"
)

_Simple: TypeAlias = type[Recruiting] | type[Picking] | type[Spying]
_SIMPLE: Final[dict[str, _Simple]] = {"recruiting": Recruiting, "picking": Picking, "spying": Spying}


@attrs.frozen
class Hangout:
    """A hangout as a text tells it."""

    size: int
    crooks: tuple[int, ...]
    """Who lies there; in a view nobody is named."""
    left: bool
    looks: tuple[Look, ...]
    seen: tuple[tuple[int, ...], ...]


NOWHERE: Final = Hangout(0, (), False, (), ())
"""In place of one that can not be read."""


class Fields(TableFields[Layout]):
    """Reads the fields of one text. Methods that are handed a piece raise its fault, or keep those of its items."""

    def __init__(self, layout: Layout, viewer: Viewer | None, reading: Reading) -> None:
        super().__init__(layout, viewer, reading)
        self.gone: list[tuple[Origin, int | None]] = []
        """The crooks that left their hangouts; who they are, if the text tells."""
        self.known: dict[Origin, int] = {}
        """The hidden ones among them, if the text tells."""

    # --- fields ---

    def phase(self, piece: Piece) -> Phase:
        if piece.text == "over":
            return OVER
        seat, word, rest = self.turn(piece, _PHASES)
        if rest is None and word in _SIMPLE:
            return _SIMPLE[word](seat)
        if rest is not None and word == "taking":
            return Taking(seat, self.letter(rest))
        if rest is not None and word == "placing":
            return Placing(seat, self.hand(rest, seat))
        if rest is not None and word == "killing":
            return Killing(seat, self.target(rest))
        if rest is not None and word == "moving":
            target, cards = rest.cut(":")
            if cards is not None:
                return Moving(seat, self.target(target), self.stack(cards))
        raise piece.expected(_PHASES)

    def hand(self, piece: Piece, seat: Seat) -> Origin:
        who, where = piece.cut("@")
        if where is None:
            raise piece.expected("a crook such as 14@C3")
        origin = self.origin(where)
        self.note(origin, self.hidden(who, (seat,)))
        return origin

    def money(self, piece: Piece) -> tuple[int, ...]:
        pieces = piece.split(",", self.layout.players)
        if len(pieces) < self.layout.players:
            raise piece.expected(f"the dollars of {self.layout.players} seats")
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
                raise group.expected("a look such as 3:02")
            lay = number.number(1, looks[-1].number - 1 if looks else most)
            who, ids = rest.cut(":")
            seats = self.seats(who)
            looks += [Look(seat, letter, lay) for seat in seats]
            if (ids is not None) != (self.viewer in seats):
                what = "no more" if ids is not None else f"what seat {self.viewer} saw after another colon"
                raise group.expected(what)
            if ids is not None:
                if ids.text.count(",") != lay - 1:
                    raise ids.expected(f"the {lay} crooks that lay there")
                seen.append(self.crooks(ids, lay))
        return Hangout(size, crooks, left, tuple(looks), tuple(seen))

    def size(self, piece: Piece, most: int) -> int:
        if piece.text == NOTHING:
            return 0
        if not piece.text.startswith("?"):
            raise piece.expected(f"how many lie there, ?1 to ?{most}, or {NOTHING}")
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
            raise piece.expected("a target and a stack such as 6:14@C3")
        return self.target(target), self.stack(cards)

    def discards(self, piece: Piece, *, returned: bool) -> tuple[Discard, ...]:
        def discard(item: Piece) -> Discard:
            owner, card = item.cut(":")
            if card is None:
                raise item.expected("a seat and a crook such as 0:14@C3")
            return Discard(self.seat(owner), self.card(card), returned)

        found = self.reading.each(piece.items(",", len(self.layout.everyone)), discard)
        piece.rising([each.card.origin for each in found], origin_text)
        return tuple(found)

    # --- what fields are made of ---

    def stack(self, piece: Piece) -> Stack:
        return tuple(self.reading.each(piece.split("+", len(self.layout.everyone)), self.card))

    def card(self, piece: Piece) -> Card:
        down = piece.text.startswith("(") and piece.text.endswith(")")
        who, where = (piece.part(1, -1) if down else piece).cut("@")
        if where is None:
            raise piece.expected("a card such as 14@C3, or (14@C3:02) face down")
        if not down:
            crook, origin = self.crook(who), self.origin(where)
            self.gone.append((origin, crook))
            return FaceUp(crook, origin)
        where, knowers = where.cut(":")
        if knowers is None:
            raise piece.expected("a card face down such as (14@C3:02), with who knows it")
        origin, seats = self.origin(where), self.seats(knowers)
        self.note(origin, self.hidden(who, seats))
        return FaceDown(origin, frozenset(seats))

    def hidden(self, piece: Piece, knowers: tuple[Seat, ...]) -> int | None:
        """Who a hidden crook is: a text tells exactly what its viewer knows."""
        if self.viewer is None or self.viewer in knowers:
            return self.crook(piece)
        if piece.text != "?":
            raise piece.expected("?, for a crook that the viewer does not know")
        return None

    def note(self, origin: Origin, crook: int | None) -> None:
        self.gone.append((origin, crook))
        if crook is not None:
            self.known[origin] = crook

    def crook(self, piece: Piece) -> int:
        if piece.text == "?" or (crook := piece.number(1, max(self.layout.everyone))) not in self.layout.crooks:
            raise piece.expected("a crook of the box, by its number (§1.1)")
        return crook

    def origin(self, piece: Piece) -> Origin:
        letter = self.letter(piece.part(0, 1))
        return Origin(letter, piece.part(1).number(1, self.layout.sizes[self.layout.hangouts[letter]]))

    def letter(self, piece: Piece) -> str:
        if piece.text not in self.layout.hangouts:
            raise piece.expected(f"a hangout from A to {self.layout.letters[-1]}")
        return piece.text

    def target(self, piece: Piece) -> int:
        target = piece.number(0, self.layout.edition.targets[-1])
        if target not in self.layout.targets:
            raise piece.expected(f"a target of the box: {', '.join(map(str, self.layout.edition.targets))} (§1.2)")
        return target

    def seats(self, piece: Piece) -> tuple[Seat, ...]:
        if not 1 <= len(piece.text) <= self.layout.players:
            raise piece.expected("seats such as 02")
        seats = tuple(self.seat(piece.part(at, at + 1)) for at in range(len(piece.text)))
        piece.rising(seats)
        return seats
