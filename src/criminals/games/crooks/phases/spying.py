"""The Spy (§4.7)."""

from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.games.crooks.actions import Action, Decline, SpyHangout, SpyTarget
from criminals.games.crooks.flow import next_turn
from criminals.games.crooks.layout import DECLINE
from criminals.games.crooks.phase import Phase, Spying
from criminals.games.crooks.pieces import FaceDown
from criminals.games.crooks.sight import seen_at, with_look
from criminals.games.crooks.state import Row, State, Table, changed
from criminals.games.crooks.violations import no_such, refuse, wrong_phase


def after_spy(table: Table, seat: Seat) -> Phase:
    """A Spy may look if there is anything to look at; if not, nothing is asked."""
    if any(table.sizes) or any(_hidden_at(table.rows, target) for target in range(len(table.layout.edition.targets))):
        return Spying(seat)
    return next_turn(table.layout, table.passed, seat)


def legal(table: Table) -> tuple[Action, ...]:
    """Every target with a face-down crook, then every hangout with crooks, then declining (§4.1)."""
    layout = table.layout
    targets = [spy for at, spy in enumerate(layout.spy_targets) if _hidden_at(table.rows, at)]
    hangouts = [spy for spy, size in zip(layout.spy_hangouts, table.sizes, strict=True) if size]
    return (*targets, *hangouts, DECLINE)


def violation(table: Table, action: Action) -> Violation | None:
    """There must be something to see: a face-down crook at the target, whoever owns it, or a crook in the hangout."""
    match action:
        case SpyTarget():
            target = action.target
            at = table.layout.targets.get(target)
            if at is None:
                return no_such("1.2", "target", target)
            return None if _hidden_at(table.rows, at) else refuse("4.7", "nothing_to_see", target=target)
        case SpyHangout():
            letter = action.hangout
            hangout = table.layout.hangouts.get(letter)
            if hangout is None:
                return no_such("2.2", "hangout", letter)
            return None if table.sizes[hangout] else refuse("4.7", "empty_hangout", hangout=letter)
        case Decline():
            return None
        case _:
            return wrong_phase("4.7", "spying", action)


def played(state: State, phase: Spying, action: Action) -> State:
    """Look at a target or into a hangout, or decline (§4.1)."""
    layout = state.layout
    seat = phase.seat
    turn = next_turn(layout, state.passed, seat)
    match action:
        case SpyTarget():
            return changed(state, turn, rows=seen_at(state.rows, layout.targets[action.target], seat))
        case SpyHangout():
            hangout = layout.hangouts[action.hangout]
            look = layout.looks[seat][hangout][state.sizes[hangout]]
            return changed(state, turn, looks=with_look(state.looks, hangout, look))
        case _:
            return changed(state, turn)


def _hidden_at(rows: tuple[Row, ...], target: int) -> bool:
    return any(isinstance(card, FaceDown) for row in rows for card in row[target])
