"""An agent at an antenna: the disc, a capture, or neither (§3.5-§3.7)."""

from criminals.core.base.errors import Violation
from criminals.games.sicario.rules.actions import Action, Capture, Skip, UseDisc
from criminals.games.sicario.rules.disc import lit
from criminals.games.sicario.rules.legality import why_not_character
from criminals.games.sicario.rules.phase import Decoding
from criminals.games.sicario.rules.scoring import ended
from criminals.games.sicario.rules.state import State, Table
from criminals.games.sicario.rules.turns import heard, turn_ended
from criminals.games.sicario.rules.violations import no_such, wrong_phase


def legal(position: Table, _phase: Decoding) -> tuple[Action, ...]:
    """Every way to set the disc, then every name on the sheet, then neither."""
    return position.layout.lists.decodings


def violation(position: Table, _phase: Decoding, action: Action) -> Violation | None:
    """The refusal of a name that is not on the sheet (§1.1); the disc can be set in any way, or left alone (§3.5)."""
    if isinstance(action, UseDisc | Skip):
        return None
    if not isinstance(action, Capture):
        return wrong_phase("3.5", "decoding", action)
    reason = why_not_character(action.character, position.layout.sheet.characters)
    return reason and no_such(reason.clause, "character", action.character)


def after(state: State, phase: Decoding, action: Action) -> State | None:
    """The sicario shows how many features fit (§3.6), or is captured or not (§3.7); the turn ends."""
    layout, seat, sicario = state.layout, phase.seat, state.sicario
    if isinstance(action, UseDisc):
        features = action.features
        lights = lit(features, layout.sheet.characters[state.characters[sicario]])
        return heard(state, sicario, layout.facts.lights[features][lights], seat)
    if isinstance(action, Capture):
        name = action.character
        if why_not_character(name, layout.sheet.characters):
            return None
        if name == state.characters[sicario]:
            return ended(state, state.positions, state.lost, state.bottom, state.unread)
        return heard(state, sicario, layout.facts.misses[name], seat)
    if isinstance(action, Skip):
        return turn_ended(state, seat, state.positions, state.lost, state.bottom, state.unread)
    return None
