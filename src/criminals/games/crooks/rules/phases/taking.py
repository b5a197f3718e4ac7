"""Taking a crook from the hangout just paid for, or leaving it (§3.5, §3.9, §4.6)."""

from criminals.core.base.building import stepper
from criminals.core.base.errors import Violation
from criminals.games.crooks.rules.actions import LEAVE, Action, Leave, Take
from criminals.games.crooks.rules.layout import Layout
from criminals.games.crooks.rules.legality import why_not_leave, why_not_take
from criminals.games.crooks.rules.phase import Taking
from criminals.games.crooks.rules.state import Known, State
from criminals.games.crooks.rules.turns import next_turn
from criminals.games.crooks.rules.violations import no_such_crook, refused, wrong_phase

_taken = stepper(State, "sizes", "phase", "dealt", "payable")
_left = stepper(State, "left", "phase")


def takable(layout: Layout, pile: tuple[int, ...]) -> tuple[int, ...]:
    """The crooks of a pile that may be taken from it, in the pile's order."""
    barred = layout.lists.barred_among_others if len(pile) > 1 else layout.lists.barred_alone
    return pile if barred.isdisjoint(pile) else tuple([crook for crook in pile if crook not in barred])


def legal(position: Known, phase: Taking) -> tuple[Action, ...]:
    """Every crook there, by its id, but for a Boss that is not the last (§4.6); leaving only if none is left (§3.9)."""
    layout = position.layout
    pile = position.pile(phase.hangout)
    if pile[-1] >= layout.lists.first_barred:  # the pile ascends: so most are told in a third of the time of `takable`
        pile = takable(layout, pile)
        if why_not_leave(len(pile)) is None:
            return (LEAVE,)
    takes = layout.actions.takes
    number = len(pile)
    if number == 1:  # without a loop, a few take two thirds of the time
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


def violation(position: Known, phase: Taking, action: Action) -> Violation | None:
    """The violation of an action: the crook must be in the box, and the law must let one take it, or leave."""
    layout = position.layout
    pile = position.pile(phase.hangout)
    if isinstance(action, Take):
        crook = action.crook
        if crook not in layout.crooks:
            return no_such_crook(crook)
        others = len(pile) - 1
        return refused(why_not_take(layout.abilities.of[crook], crook in pile, others), crook=crook, others=others)
    if isinstance(action, Leave):
        crooks = takable(layout, pile)
        return refused(why_not_leave(len(crooks)), crooks=crooks)
    return wrong_phase("3.5", "taking", action)


def after(state: State, phase: Taking, action: Action) -> State | None:
    """Take a crook into hand, the others stay face down (§3.5); or leave with nothing (§3.9)."""
    if not isinstance(action, Take):
        return leave(state, phase) if violation(state, phase, action) is None else None
    layout = state.layout
    hangout = layout.hangouts[phase.hangout]
    crook = action.crook
    dealt = state.dealt
    ids = dealt[hangout]
    sizes = [*state.sizes]
    number = sizes[hangout]
    others = number - 1
    try:
        at = ids.index(crook, 0, number)
    except ValueError:
        return None
    if crook in (layout.lists.barred_among_others if others else layout.lists.barred_alone):
        return None
    sizes[hangout] = others
    if at != others:  # else it has its place already: after the others of the pile, before those taken
        moved = [*ids]
        del moved[at]
        moved.insert(others, crook)
        piles = [*dealt]
        piles[hangout] = tuple(moved)
        dealt = tuple(piles)
    return _taken(
        state,
        tuple(sizes),
        layout.phases.placing[phase.seat][hangout][number],
        dealt,
        state.payable ^ layout.bits.size_change[hangout][number],
    )


def leave(state: State, phase: Taking) -> State:
    """End the turn with nothing (§3.9): everybody now knows that only Bosses lie there."""
    return _left(state, state.left | {phase.hangout}, next_turn(state.layout, state.passed, phase.seat))
