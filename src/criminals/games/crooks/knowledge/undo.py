"""The check that an action has revealed something hidden: such an action cannot be taken back."""

import attrs

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games.crooks.knowledge.views import view
from criminals.games.crooks.knowledge.worlds import count_worlds
from criminals.games.crooks.rules.actions import Action, Take
from criminals.games.crooks.rules.phase import Taking
from criminals.games.crooks.rules.state import State


def reveals(state: State, action: Action, after: State) -> bool:
    """True if an action, which led to `after`, lets anybody rule out something that was possible before (§6).

    The actor and the spectator are asked for all: the others perceive what the spectator does, and know more.
    """
    if isinstance(action, Take):
        return _rules_out_bosses(state)
    viewers: tuple[Viewer | None, ...] = (state.actor, SPECTATOR)
    return any(
        count_worlds(view(state, viewer)) != count_worlds(view(after, viewer))
        for viewer in viewers
        if viewer is not None
    )


def _rules_out_bosses(state: State) -> bool:
    """True if, to the spectator, the hangout could hold Bosses alone, none of which can be taken (§3.9).

    Worlds cannot be compared here: which crook is taken is hidden, so there is one for each. The taker has seen all.
    """
    phase = state.phase
    assert isinstance(phase, Taking)
    if not 2 <= state.size(phase.hangout) <= len(state.layout.abilities.bosses):
        return False
    public = view(state, SPECTATOR)
    return count_worlds(attrs.evolve(public, left=public.left | {phase.hangout})) > 0
