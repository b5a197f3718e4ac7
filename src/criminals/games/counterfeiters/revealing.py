"""What an action tells of what was hidden before it: such a one can not be taken back."""

from criminals.core.seats import SPECTATOR
from criminals.games.counterfeiters.actions import Action, Fly
from criminals.games.counterfeiters.beliefs import count_worlds
from criminals.games.counterfeiters.edition import STEP
from criminals.games.counterfeiters.play import apply
from criminals.games.counterfeiters.state import State
from criminals.games.counterfeiters.views import view


def reveals(state: State, action: Action) -> bool:
    """Whether anybody can rule out by an action what it could not rule out before (§7); `IllegalAction` as in `apply`.

    A payment may tell that there was cash for it, the Godfather how much; cards are drawn; the end shows everything.
    Whoever plays anything but a flight is understood by all. Then the spectator is asked for all: what the others know
    besides is their own cash, and what they can rule out is the same.
    """
    after = apply(state, action)
    if isinstance(action, Fly):
        return _tells_of_flier(state, after) or _fewer_to_flier(state, after)
    return count_worlds(view(state, SPECTATOR)) != count_worlds(view(after, SPECTATOR))


def _tells_of_flier(state: State, after: State) -> bool:
    """Whether a flight, with what followed it, rules out the least cash that the flier could have had to the others.

    Worlds can not be compared here: how much is moved is hidden, so there is one for each amount. With so much less
    than before as it is poorer, the flier had enough if it could move $10 and still have the least it can have now.
    """
    assert state.actor is not None
    before, now = state.crews[state.actor], after.crews[state.actor]
    return before.least < now.least + (before.wealth - now.wealth) + STEP


def _fewer_to_flier(state: State, after: State) -> bool:
    """Whether there are fewer worlds to the flier, who knows what it moved: cards were drawn, or others paid."""
    assert state.actor is not None
    return count_worlds(view(state, state.actor)) != count_worlds(view(after, state.actor))
