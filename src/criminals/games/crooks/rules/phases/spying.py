"""The Spy (§4.7)."""

from typing import Final

from criminals.core.base.building import stepper
from criminals.core.base.errors import Violation
from criminals.core.base.seats import Seat
from criminals.core.base.tuples import replaced
from criminals.games.crooks.rules.actions import DECLINE, Action, Decline, SpyHangout, SpyTarget
from criminals.games.crooks.rules.legality import why_not_spy_on_hangout, why_not_spy_on_target
from criminals.games.crooks.rules.looking import seen_at, with_look
from criminals.games.crooks.rules.phase import Phase, Spying
from criminals.games.crooks.rules.pieces import FaceDown
from criminals.games.crooks.rules.state import Known, Row, State
from criminals.games.crooks.rules.turns import end_turn, next_turn
from criminals.games.crooks.rules.violations import no_such_hangout, no_such_target, refused, wrong_phase

# The law's answers: looked up and not asked for 17 times, they make `legal` a third faster.
_MAY_SPY_ON_TARGET: Final = tuple([why_not_spy_on_target(face_down) is None for face_down in (False, True)])
_MAY_SPY_ON_HANGOUT: Final = tuple([why_not_spy_on_hangout(crooks) is None for crooks in (0, 1)])

_saw_target = stepper(State, "rows", "phase")  # where one has no crooks stays as it is
_saw_hangout = stepper(State, "looks", "phase")


def after_spy(table: Known, seat: Seat) -> Phase:
    """A Spy may look if there is anything to look at; if not, nothing is asked."""
    if why_not_spy_on_hangout(max(table.sizes)) is None or _targets(table):
        return table.layout.phases.spying[seat]
    return next_turn(table.layout, table.passed, seat)


def _targets(table: Known) -> list[Action]:
    """Every target that the law lets a Spy look at."""
    hidden, spies = _hidden(table.rows), table.layout.actions.spy_targets
    return [spy for at, spy in enumerate(spies) if _MAY_SPY_ON_TARGET[at in hidden]]


def _hangouts(table: Known) -> list[Action]:
    """Every hangout that the law lets a Spy look into."""
    spies = table.layout.actions.spy_hangouts
    return [spy for spy, crooks in zip(spies, table.sizes, strict=True) if _MAY_SPY_ON_HANGOUT[crooks > 0]]


def _hidden(rows: tuple[Row, ...]) -> set[int]:
    """The targets with a face-down crook: it is always the first of its stack (§6.12)."""
    return {at for row in rows for at, stack in enumerate(row) if stack and type(stack[0]) is FaceDown}


def legal(position: Known, phase: Spying) -> tuple[Action, ...]:
    """Every target with a face-down crook, then every hangout with crooks, then declining (§4.1)."""
    return (*_targets(position), *_hangouts(position), DECLINE)


def violation(position: Known, phase: Spying, action: Action) -> Violation | None:
    """The violation of an action: the target or hangout must exist, and the law must let the Spy look there."""
    match action:
        case SpyTarget(target):
            at = position.layout.targets.get(target)
            if at is None:
                return no_such_target(target)
            return refused(why_not_spy_on_target(at in _hidden(position.rows)), target=target)
        case SpyHangout(letter):
            hangout = position.layout.hangouts.get(letter)
            if hangout is None:
                return no_such_hangout(letter)
            return refused(why_not_spy_on_hangout(position.sizes[hangout]), hangout=letter)
        case Decline():
            return None
        case _:
            return wrong_phase("4.7", "spying", action)


def after(state: State, phase: Spying, action: Action) -> State | None:
    """Look at a target or into a hangout, or decline (§4.1)."""
    if violation(state, phase, action):
        return None
    layout, seat = state.layout, phase.seat
    turn = next_turn(layout, state.passed, seat)
    if isinstance(action, SpyTarget):
        return _saw_target(state, seen_at(state.rows, layout.targets[action.target], seat), turn)
    if isinstance(action, SpyHangout):
        hangout = layout.hangouts[action.hangout]
        look = layout.cards.looks[seat][hangout][state.sizes[hangout]]
        return _saw_hangout(state, replaced(state.looks, hangout, with_look(state.looks[hangout], look)), turn)
    return end_turn(state, seat)
