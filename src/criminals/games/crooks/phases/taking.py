"""Taking a crook from the hangout just paid for, or leaving it (§3.5, §3.9, §4.6)."""

from typing import TypeAlias

from criminals.core.building import stepper
from criminals.core.errors import Violation
from criminals.games.crooks.actions import LEAVE, Action, Leave, Take
from criminals.games.crooks.flow import next_turn
from criminals.games.crooks.layout import ById
from criminals.games.crooks.phase import Taking
from criminals.games.crooks.state import State, Table
from criminals.games.crooks.violations import no_such, refuse, wrong_phase

Pile: TypeAlias = tuple[int, ...]
"""The ids in a hangout, as one who looks in sees them."""

_taken = stepper(State, "sizes", "phase", "dealt", "payable")
_left = stepper(State, "left", "phase")


def legal(table: Table, pile: Pile) -> tuple[Action, ...]:
    """Every crook there, by its id, but for a Boss that is not the last (§4.6); leaving only if none is left (§3.9)."""
    layout = table.layout
    if len(pile) > 1 and pile[-1] >= layout.first_boss and not layout.bosses.isdisjoint(pile):
        pile = tuple([crook for crook in pile if crook not in layout.bosses])
    return _takes(layout.takes, pile) or (LEAVE,)


def _takes(takes: ById[Take], pile: Pile) -> tuple[Take, ...]:
    """The action for each crook of a pile. Without a loop, for a few, it takes half as long."""
    number = len(pile)
    if number == 1:
        (one,) = pile
        return (takes[one],)
    if number == 2:
        one, two = pile
        return takes[one], takes[two]
    if number == 3:
        one, two, three = pile
        return takes[one], takes[two], takes[three]
    if number == 4:
        one, two, three, four = pile
        return takes[one], takes[two], takes[three], takes[four]
    return tuple([takes[crook] for crook in pile])


def violation(table: Table, pile: Pile, action: Action) -> Violation | None:
    """A crook must lie there, and a Boss must lie there alone (§4.6)."""
    layout = table.layout
    if isinstance(action, Take):
        crook = action.crook
        if crook not in pile:
            if crook not in layout.crooks:
                return no_such("1.1", "crook", crook)
            return refuse("3.5", "not_in_pile", crook=crook)
        if crook in layout.bosses and len(pile) > 1:
            return refuse("4.6", "boss_not_last", crook=crook, others=len(pile) - 1)
        return None
    if isinstance(action, Leave):
        takable = tuple(take.crook for take in legal(table, pile) if isinstance(take, Take))
        return refuse("3.9", "must_take", crooks=takable) if takable else None
    return wrong_phase("3.5", "taking", action)


def played(state: State, phase: Taking, action: Action) -> State | None:
    """Take a crook into hand, the others stay face down (§3.5); or leave with nothing (§3.9).

    None for what is unlawful: `violation` says why.
    """
    if not isinstance(action, Take):
        return leave(state, phase) if violation(state, state.pile(phase.hangout), action) is None else None
    layout = state.layout
    hangout = layout.hangouts[phase.hangout]
    crook = action.crook
    sizes = [*state.sizes]
    number = sizes[hangout]
    dealt = state.dealt
    ids = dealt[hangout]
    try:
        at = ids.index(crook, 0, number)
    except ValueError:
        return None
    left = number - 1
    if left and crook in layout.bosses:
        return None
    sizes[hangout] = left
    if at != left:  # else it has its place already: after the others of the pile, before those taken
        moved = [*ids]
        del moved[at]
        moved.insert(left, crook)
        piles = [*dealt]
        piles[hangout] = tuple(moved)
        dealt = tuple(piles)
    return _taken(
        state,
        tuple(sizes),
        layout.placing[phase.seat][hangout][number],
        dealt,
        state.payable ^ layout.shrinking[hangout][number],
    )


def leave(state: State, phase: Taking) -> State:
    """End the turn with nothing (§3.9): everybody now knows that only Bosses lie there."""
    return _left(state, state.left | {phase.hangout}, next_turn(state.layout, state.passed, phase.seat))
