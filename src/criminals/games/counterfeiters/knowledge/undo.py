"""The check that an action has revealed something hidden: such an action cannot be taken back."""

from criminals.core.base.seats import SPECTATOR
from criminals.games.counterfeiters.box.edition import STEP
from criminals.games.counterfeiters.knowledge.views import view
from criminals.games.counterfeiters.knowledge.worlds import count_worlds
from criminals.games.counterfeiters.rules.actions import Action, Fly
from criminals.games.counterfeiters.rules.state import State


def reveals(state: State, action: Action, after: State) -> bool:
    """True if an action, which led to `after`, lets anybody rule out something that was possible before (§7).

    A payment may tell that there was cash for it, the Godfather how much; cards are drawn; the end shows everything.
    Whoever plays anything but a flight is understood by all. Then the spectator is asked for all: what the others know
    besides is their own cash, and what they can rule out is the same.
    """
    if isinstance(action, Fly):
        return _tells_of_flier(state, after) or _fewer_to_flier(state, after)
    return count_worlds(view(state, SPECTATOR)) != count_worlds(view(after, SPECTATOR))


def _tells_of_flier(state: State, after: State) -> bool:
    """True if a flight and its consequences rule out the least cash that the others thought possible.

    Worlds cannot be compared here: how much is moved is hidden, so there is one for each amount. With so much less
    than before as it is poorer, the flier had enough if it could move $10 and still have the least it can have now.
    """
    assert state.actor is not None
    before, now = state.crews[state.actor], after.crews[state.actor]
    return before.least < now.least + (before.wealth - now.wealth) + STEP


def _fewer_to_flier(state: State, after: State) -> bool:
    """True if the flier, who knows the amount, has fewer worlds left because cards were drawn or others paid."""
    assert state.actor is not None
    return count_worlds(view(state, state.actor)) != count_worlds(view(after, state.actor))
