"""An agent at an antenna: the disc, a capture, or neither (§3.5-§3.7)."""

from criminals.core.errors import Violation
from criminals.games.sicario.actions import Action, Capture, Skip, UseDisc
from criminals.games.sicario.flow import ended, heard, turn_ended
from criminals.games.sicario.layout import lit
from criminals.games.sicario.phase import Decoding
from criminals.games.sicario.state import State, Table
from criminals.games.sicario.violations import no_such, wrong_phase


def legal(table: Table) -> tuple[Action, ...]:
    """Every way to set the disc, then every name on the sheet, then neither."""
    return table.layout.decodings


def violation(table: Table, action: Action) -> Violation | None:
    """A character must be on the sheet; any will do, one's own too, or the list would tell it (§3.7)."""
    if isinstance(action, UseDisc | Skip):
        return None
    if not isinstance(action, Capture):
        return wrong_phase("3.5", "decoding", action)
    if action.character not in table.layout.characters:
        return no_such("1.1", "character", action.character)
    return None


def played(state: State, phase: Decoding, action: Action) -> State:
    """The sicario shows how many features fit (§3.6), or is captured or not (§3.7); the turn ends."""
    layout, seat = state.layout, phase.seat
    if isinstance(action, UseDisc):
        features = action.features
        lights = lit(features, layout.characters[state.characters[state.sicario]])
        return heard(state, state.sicario, layout.lights[features][lights], seat)
    if not isinstance(action, Capture):
        return turn_ended(state, seat, state.positions, state.lost, state.bottom, state.unread)
    if action.character == state.characters[state.sicario]:
        return ended(state, state.positions, state.lost, state.bottom, state.unread)
    return heard(state, state.sicario, layout.misses[action.character], seat)
