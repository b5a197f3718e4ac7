"""What the others chose unseen, if a world is the true one: nothing, for every decision of this game is open (§6.1)."""

from criminals.core.choices import HiddenChoice
from criminals.games.sicario.state import State
from criminals.games.sicario.views import View, check_state, check_view


def hidden_choices(view: View, world: State) -> tuple[HiddenChoice, ...]:
    """None: what is secret was drawn, not chosen (§6.3)."""
    check_view(view)
    check_state(world)
    return ()
