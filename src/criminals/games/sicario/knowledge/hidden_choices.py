"""Choices of others that the viewer did not see: none, for every decision of this game is open (§6.1)."""

from criminals.core.game.hidden_choices import HiddenChoice
from criminals.games.sicario.knowledge.views import View, check_state, check_view
from criminals.games.sicario.rules.state import State


def hidden_choices(view: View, world: State) -> tuple[HiddenChoice, ...]:
    """No choices: all secrets were drawn, not chosen (§6.3).

    Args:
        view: A view of Sicario.
        world: A state that fits the view.

    Returns:
        An empty tuple.

    Raises:
        TypeError: The values are not a view and a state of Sicario.
    """
    check_view(view)
    check_state(world)
    return ()
