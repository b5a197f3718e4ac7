"""An edition laid out for a number of players: every name looked up, every action and phase made once."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import attrs
from typing_extensions import override

from criminals.core.base.seats import Seat
from criminals.core.box.layouts import BoxLayout, kept_layouts
from criminals.games.counterfeiters.box.edition import Board, Card, Edition, Kind
from criminals.games.counterfeiters.rules.layout_parts import (
    Actions,
    Bits,
    Dealing,
    Effects,
    Marks,
    Numbers,
    Seating,
    Track,
    lay_out_actions,
    lay_out_bits,
    lay_out_dealing,
    lay_out_effects,
    lay_out_marks,
    lay_out_numbers,
    lay_out_seating,
    lay_out_track,
)

LAWYERS: Final = (Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER)
"""The lawyers, in the order they are asked (§6.2)."""


@attrs.frozen(eq=False, repr=False)
class Layout(BoxLayout):
    """Lookup tables for one edition and player count, in parts; `lay_out` makes them, and nothing changes them."""

    edition: Edition
    players: int
    board: Board
    spaces: tuple[str, ...]
    """The names of all action spaces, by number: `"buy 1"`, `"fly jet"`."""
    nobody: tuple[Seat | None, ...]
    """All spaces free."""
    cards: Mapping[int, Card]
    """The cards by id."""
    deck: tuple[str, ...]
    """The letter of each card of the whole stack, the top one first."""
    numbers: Numbers
    marks: Marks
    dealing: Dealing
    effects: Effects
    track: Track
    seating: Seating
    actions: Actions
    bits: Bits

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return lay_out, (self.edition, self.players)


@kept_layouts
def lay_out(edition: Edition, players: int) -> Layout:
    """The layout of an edition for a number of players; `ValueError` if the edition is not for it (§2.1)."""
    board = next(board for board in edition.boards if players in board.starts)
    cards = MappingProxyType({card.id: card for card in edition.cards})
    numbers, marks, dealing = lay_out_numbers(board), lay_out_marks(board), lay_out_dealing(edition, players)
    track, spaces = lay_out_track(board, players), tuple(numbers.by_name)
    return Layout(
        edition=edition,
        players=players,
        board=board,
        spaces=spaces,
        nobody=(None,) * len(spaces),
        cards=cards,
        deck=tuple(letter for letter, ids in dealing.letters for _ in ids),
        numbers=numbers,
        marks=marks,
        dealing=dealing,
        effects=lay_out_effects(cards),
        track=track,
        seating=lay_out_seating(players),
        actions=lay_out_actions(edition.money, spaces),
        bits=lay_out_bits(numbers, track, marks.prices, edition.money),
    )
