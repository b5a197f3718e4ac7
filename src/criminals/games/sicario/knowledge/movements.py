"""The movements of a view event on the table: each piece, and from where to where."""

from collections.abc import Iterator
from typing import assert_never

from criminals.core.base.seats import Seat
from criminals.core.game.locations import Movement, in_place
from criminals.games.sicario.knowledge.events import (
    Answered,
    Began,
    Decoded,
    Drew,
    Ended,
    LostTurn,
    Moved,
    Named,
    Rolled,
    Scored,
    Showed,
    Skipped,
    Uncovered,
    ViewEvent,
)
from criminals.games.sicario.knowledge.folding import fold
from criminals.games.sicario.knowledge.locations import (
    DECK,
    DIE,
    OUT,
    hand_location,
    pawn,
    pawn_location,
    read_event,
    shown_character,
    space_location,
    thrown_die,
)
from criminals.games.sicario.knowledge.views import View


def movements(view_event: ViewEvent, view: View) -> tuple[Movement, ...]:
    """The pieces that a view event moves, in order, each with its source and its target.

    Args:
        view_event: A view event of Sicario.
        view: The viewer's view just before it: fold each view event before you ask for the next one.

    Returns:
        The movements; empty if nothing moves.

    Raises:
        InvalidState: The view event cannot follow on this view, as in `fold`.
        TypeError: The value is not a view event or not a view of Sicario.
    """
    fold(view, (view_event,))
    return tuple(_moved(view_event, view))


def _moved(event: ViewEvent, view: View) -> Iterator[Movement]:
    match event:
        case Moved(seat, space):
            yield Movement(pawn(seat), pawn_location(view, seat), space_location(space))
        case Drew(_, card):
            yield _read(card)
        case Named(_, about, character, right):
            if right:
                yield _shown(about, character)
            if right and about != view.sicario:
                yield Movement(pawn(about), pawn_location(view, about), OUT)
        case Showed(seat, character):
            yield _shown(seat, character)
        case Uncovered(cards):
            yield from map(_read, cards)
        case Rolled(_, pips):
            yield in_place(thrown_die(pips), DIE)
        case LostTurn() | Decoded() | Skipped() | Answered() | Began() | Scored() | Ended():
            pass
        case _:
            assert_never(event)


def _read(card: str) -> Movement:
    """An event card becomes known: it is read out and goes under the deck (§3.3), or is uncovered there (§6.4)."""
    return in_place(read_event(card), DECK)


def _shown(seat: Seat, character: str) -> Movement:
    """The character card of a seat is turned up (§6.2, §6.4)."""
    return in_place(shown_character(character), hand_location(seat))
