"""The Killer (§4.5)."""

from criminals.core.base.building import stepper
from criminals.core.base.errors import Violation
from criminals.core.base.seats import Seat
from criminals.games.crooks.rules.actions import DECLINE, Action, Decline, Kill
from criminals.games.crooks.rules.legality import why_not_kill
from criminals.games.crooks.rules.phase import Killing, Phase
from criminals.games.crooks.rules.pieces import Discard, with_discards
from criminals.games.crooks.rules.state import Known, State, with_stack
from criminals.games.crooks.rules.turns import end_turn, next_turn
from criminals.games.crooks.rules.violations import no_such_seat, refused, wrong_phase

_discarded = stepper(State, "rows", "discards", "free")


def after_killer(table: Known, seat: Seat, target: int) -> Phase:
    """A Killer on its owner's crooks has done its work; elsewhere it may kill, if there is a victim."""
    crooks = max([len(row[target]) for row in table.rows])
    if not table.rows[seat][target] and why_not_kill(False, crooks) is None:
        return Killing(seat, table.layout.edition.targets[target])
    return next_turn(table.layout, table.passed, seat)


def _victims(table: Known, killer: Seat, target: int) -> list[Kill]:
    """The actions that discard the crooks of those whom the law lets a seat kill at a target."""
    kills = zip(table.layout.actions.kills, table.rows, strict=True)
    return [kill for kill, row in kills if why_not_kill(kill.seat == killer, len(row[target])) is None]


def legal(position: Known, phase: Killing) -> tuple[Action, ...]:
    """Every other player with crooks at the Killer's target, by seat, then declining (§4.1)."""
    return (*_victims(position, phase.seat, position.layout.targets[phase.target]), DECLINE)


def violation(position: Known, phase: Killing, action: Action) -> Violation | None:
    """The violation of an action: the victim must have a seat, and the law must let the Killer kill its crooks."""
    if isinstance(action, Kill):
        seat = action.seat
        if seat >= position.layout.players:
            return no_such_seat(seat)
        crooks = len(position.rows[seat][position.layout.targets[phase.target]])
        return refused(why_not_kill(seat == phase.seat, crooks), seat=seat, target=phase.target)
    return None if isinstance(action, Decline) else wrong_phase("4.5", "killing", action)


def after(state: State, phase: Killing, action: Action) -> State | None:
    """Discard all crooks of a player at the Killer's target, or decline (§4.1)."""
    if violation(state, phase, action):
        return None
    if isinstance(action, Kill):
        state = discarded(state, action.seat, state.layout.targets[phase.target])
    return end_turn(state, phase.seat)


def discarded(state: State, owner: Seat, target: int) -> State:
    """The table without a player's crooks at a target: they go to the box as they lay, face up or down."""
    stack = state.rows[owner][target]
    if not stack:
        return state
    return _discarded(
        state,
        with_stack(state.rows, owner, target, ()),
        with_discards(state.discards, [Discard(owner, card, False) for card in stack]),
        state.free | state.layout.bits.target_bit[owner][target],
    )
