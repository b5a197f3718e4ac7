"""What an action tells of what was hidden before it: such a one can not be taken back."""

import attrs

from criminals.core.seats import SPECTATOR, Viewer
from criminals.games.crooks.actions import Action, Take
from criminals.games.crooks.beliefs import count_worlds
from criminals.games.crooks.phase import Taking
from criminals.games.crooks.play import apply
from criminals.games.crooks.state import State
from criminals.games.crooks.views import view


def reveals(state: State, action: Action) -> bool:
    """Whether anybody can rule out by an action what it could not rule out before (§6); `IllegalAction` as in `apply`.

    The actor and the spectator are asked for all: the others perceive what the spectator does, and know more.
    """
    after = apply(state, action)
    if isinstance(action, Take):
        return _rules_out_bosses(state)
    viewers: tuple[Viewer | None, ...] = (state.actor, SPECTATOR)
    return any(
        count_worlds(view(state, viewer)) != count_worlds(view(after, viewer))
        for viewer in viewers
        if viewer is not None
    )


def _rules_out_bosses(state: State) -> bool:
    """Whether the hangout could be, to the spectator, one of Bosses alone, from which nobody can be taken (§3.9).

    Worlds can not be compared here: which crook is taken is hidden, so there is one for each. The taker has seen all.
    """
    phase = state.phase
    assert isinstance(phase, Taking)
    if not 2 <= state.size(phase.hangout) <= len(state.layout.bosses):
        return False
    public = view(state, SPECTATOR)
    return count_worlds(attrs.evolve(public, left=public.left | {phase.hangout})) > 0
