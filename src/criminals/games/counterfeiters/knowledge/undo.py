"""What an action tells of what was hidden before it: such a one cannot be taken back."""

from criminals.core.base.seats import SPECTATOR
from criminals.games.counterfeiters.box.edition import STEP
from criminals.games.counterfeiters.knowledge.views import view
from criminals.games.counterfeiters.knowledge.worlds import count_worlds
from criminals.games.counterfeiters.rules.actions import Action, Fly
from criminals.games.counterfeiters.rules.state import State


def reveals(state: State, action: Action, after: State) -> bool:
    """Whether anybody can rule out by an action, which led to `after`, what it could not rule out before (§7).

    A payment may tell that there was cash for it, the Godfather how much; cards are drawn; the end shows everything.
    Whoever plays anything but a flight is understood by all. Then the spectator is asked for all: what the others know
    besides is their own cash, and what they can rule out is the same.
    """
    if isinstance(action, Fly):
        return _tells_of_flier(state, after) or _fewer_to_flier(state, after)
    return count_worlds(view(state, SPECTATOR)) != count_worlds(view(after, SPECTATOR))


def _tells_of_flier(state: State, after: State) -> bool:
    """Whether a flight, with what followed it, rules out the least cash that the flier could have had to the others.

    Worlds cannot be compared here: how much is moved is hidden, so there is one for each amount. With so much less
    than before as it is poorer, the flier had enough if it could move $10 and still have the least it can have now.
    """
    assert state.actor is not None
    before, now = state.crews[state.actor], after.crews[state.actor]
    return before.least < now.least + (before.wealth - now.wealth) + STEP


def _fewer_to_flier(state: State, after: State) -> bool:
    """Whether there are fewer worlds to the flier, who knows what it moved: cards were drawn, or others paid."""
    assert state.actor is not None
    return count_worlds(view(state, state.actor)) != count_worlds(view(after, state.actor))
