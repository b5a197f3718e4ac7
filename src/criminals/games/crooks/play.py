"""The verbs of play: who acts, what is legal, why not, and what follows.

`legal_actions` and `apply` ask for the phase by `isinstance`, not `match`: class patterns cost a twentieth of a move.
"""

from typing_extensions import assert_never

from criminals.core.errors import IllegalAction, Violation
from criminals.core.seats import Seat, check_seat
from criminals.games.crooks.actions import Action
from criminals.games.crooks.phase import Killing, Moving, Over, Picking, Placing, Recruiting, Spying, Taking
from criminals.games.crooks.phases import killing, moving, picking, placing, recruiting, spying, taking
from criminals.games.crooks.state import State
from criminals.games.crooks.violations import check_is_action, refuse
from criminals.games.crooks.words import describe


def seats(state: State) -> range:
    """The seats, 0 to n-1 clockwise (§2.1)."""
    return range(state.players)


def actor(state: State) -> Seat | None:
    """The seat to act; None once the game is over (§3.1, §3.3)."""
    phase = state.phase
    return None if isinstance(phase, Over) else phase.seat


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every lawful action, each once, in a fixed order; none once the game is over.

    Hangouts come in the order of their letters, targets by worth, crooks by id, seats from 0; placing face up before
    face down, spying on targets before hangouts; passing and declining last.
    """
    phase = state.phase
    if isinstance(phase, Recruiting):
        return recruiting.legal(state, phase)
    if isinstance(phase, Taking):
        return taking.legal(state, state.piles[phase.hangout])
    if isinstance(phase, Placing):
        return placing.legal(state, phase, state.crook_of(phase.origin))
    if isinstance(phase, Picking):
        return picking.LEGAL
    if isinstance(phase, Moving):
        return moving.legal(state, phase)
    if isinstance(phase, Killing):
        return killing.legal(state, phase)
    if isinstance(phase, Spying):
        return spying.legal(state)
    if isinstance(phase, Over):
        return ()
    assert_never(phase)


def violation(state: State, action: Action, *, by: Seat | None = None) -> Violation | None:
    """Why an action is refused, or None if it is lawful. `by` is the seat that asks, if it may be another's turn."""
    phase = state.phase
    if by is not None:
        check_seat(by, state.players)
        if not isinstance(phase, Over) and by != phase.seat:
            check_is_action(action)
            return refuse("3.1", "not_your_turn", seat=by, actor=phase.seat)
    match phase:
        case Recruiting():
            return recruiting.violation(state, phase, action)
        case Taking():
            return taking.violation(state, state.piles[phase.hangout], action)
        case Placing():
            return placing.violation(state, phase, state.crook_of(phase.origin), action)
        case Picking():
            return picking.violation(action)
        case Moving():
            return moving.violation(state, phase, action)
        case Killing():
            return killing.violation(state, phase, action)
        case Spying():
            return spying.violation(state, action)
        case Over():
            return _over(action)
        case _:
            assert_never(phase)


def apply(state: State, action: Action) -> State:
    """The state after an action; `IllegalAction` if it is not lawful. The given state stays as it is."""
    phase = state.phase
    if isinstance(phase, Recruiting):
        refusal = recruiting.violation(state, phase, action)
        if refusal is None:
            return recruiting.played(state, phase, action)
    elif isinstance(phase, Taking):
        refusal = taking.violation(state, state.piles[phase.hangout], action)
        if refusal is None:
            return taking.played(state, phase, action)
    elif isinstance(phase, Placing):
        crook = state.crook_of(phase.origin)
        refusal = placing.violation(state, phase, crook, action)
        if refusal is None:
            return placing.played(state, phase, crook, action)
    elif isinstance(phase, Picking):
        refusal = picking.violation(action)
        if refusal is None:
            return picking.played(state, phase, action)
    elif isinstance(phase, Moving):
        refusal = moving.violation(state, phase, action)
        if refusal is None:
            return moving.played(state, phase, action)
    elif isinstance(phase, Killing):
        refusal = killing.violation(state, phase, action)
        if refusal is None:
            return killing.played(state, phase, action)
    elif isinstance(phase, Spying):
        refusal = spying.violation(state, action)
        if refusal is None:
            return spying.played(state, phase, action)
    elif isinstance(phase, Over):
        refusal = _over(action)
    else:
        assert_never(phase)
    raise IllegalAction(action, refusal, describe(refusal))


def _over(action: Action) -> Violation:
    check_is_action(action)
    return refuse("3.3", "game_over")
