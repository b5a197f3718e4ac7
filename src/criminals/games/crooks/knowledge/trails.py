"""The way to a world: the deal that it came from, and the takes on the way (§6.10, §6.14)."""

from collections.abc import Sequence

from criminals.core.game.trails import Trail
from criminals.games.crooks.knowledge.events import ViewEvent
from criminals.games.crooks.knowledge.views import View, check_state, check_view
from criminals.games.crooks.rules.opening import Setup
from criminals.games.crooks.rules.phase import Over
from criminals.games.crooks.rules.state import State


def trail(first: View, steps: Sequence[Sequence[ViewEvent]], world: State) -> Trail[State]:
    """The trail that leads to a world. A world has only one past.

    It tells which crook came from each origin, so the deal and every take are known. Everything else is public.

    Args:
        first: The viewer's view of the first state.
        steps: The viewer's view events, step by step.
        world: A state that fits the viewer's view after these steps.

    Returns:
        Hints for `histories`: the set-ups that are possible, and a test of the states on the way.

    Raises:
        TypeError: The values are not a view and a state of Crooks.
    """
    check_view(first)
    check_state(world)
    dealt = world.dealt

    def allows(_ply: int, state: State) -> bool:
        return all(
            ids[size:] == wanted[size:] for ids, size, wanted in zip(state.dealt, state.sizes, dealt, strict=True)
        )

    setups = () if isinstance(first.phase, Over) else (Setup(dealt, world.undealt, first.phase.seat),)
    return Trail(setups, allows, is_single=True)
