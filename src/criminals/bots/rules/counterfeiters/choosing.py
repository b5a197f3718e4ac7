"""Choose the best action: each phase has a rule that says how many dollars an action is worth."""

from math import exp
from typing import Final, cast

from criminals.bots.rules.counterfeiters.henchmen import HenchmanAction, worth_of
from criminals.bots.rules.counterfeiters.outlook import PURSE
from criminals.bots.rules.counterfeiters.sales import fenced, kept_for_lunch, shopped
from criminals.bots.rules.counterfeiters.standing import standing_of
from criminals.core.base.seats import Seat
from criminals.core.game.protocol import Rng
from criminals.games.counterfeiters.knowledge.events import Began, Retook
from criminals.games.counterfeiters.knowledge.folding import fold
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.play import legal_actions
from criminals.games.counterfeiters.rules.actions import Action, Fakes, Fence, Fly, Retake, Shop
from criminals.games.counterfeiters.rules.phase import HENCHMAN, Dining, Replaying, Retaking
from criminals.games.counterfeiters.rules.prices import FAKE, fare

DOUBT: Final = 20.0
"""The dollars by which a rule is easily wrong. An action worth this much less has a third of the weight."""

ODD: Final = 0.05
"""The part of its weight that an odd handful or amount keeps. There may be a hundred of these, all much alike, and a
search that tries each of them has no time left to find out whether to sell, to fly or to do something else."""


def choose(view: View, rng: Rng) -> Action:
    """Choose the best action by the rules, at random among equals."""
    worths = worths_of(view)
    most = max(worths.values())
    best = [action for action, worth in worths.items() if worth == most]
    return best[rng.randrange(len(best))] if len(best) > 1 else best[0]


def prior(view: View, actions: tuple[Action, ...]) -> list[float]:
    """Weigh legal actions for a search: the better an action is by the rules, the sooner it is tried."""
    worths = worths_of(view)
    most = max(worths.values())
    odd = odd_ones(view)
    return [
        exp((worths[action] - most) / DOUBT) * (ODD if action in odd and worths[action] < most else 1)
        for action in actions
    ]


def odd_ones(view: View) -> set[Action]:
    """The sales and flights that a player would hardly think of.

    One sells as much as one can of what one wants to sell, except what is kept for lunch. One flies all one has, or
    all but a purse: the fare is the same for $10.
    """
    phase = view.phase
    if not isinstance(phase, HENCHMAN):
        return set()
    held, lunches, cash = view.crews[phase.seat].fakes, view.gear[phase.seat].lunches, view.cash
    assert isinstance(cash, int)
    for_sale = kept_for_lunch(held, lunches)
    at_shop: set[Fakes] = {shopped(held, view.refused)}
    at_fence: set[Fakes] = {*fenced(held), *fenced(for_sale)}

    def is_odd(action: Action) -> bool:
        match action:
            case Shop(fakes=fakes):
                return fakes not in at_shop
            case Fence(fakes=fakes):
                return fakes not in at_fence
            case Fly(space=space, amount=amount):
                return cash - fare(space) - amount not in (0, PURSE)
            case _:
                return False

    return {action for action in legal_actions(view) if is_odd(action)}


def worths_of(view: View) -> dict[Action, float]:
    """Rate each legal action by how many dollars it leaves its player better off."""
    actions, phase = legal_actions(view), view.phase
    if not actions:
        raise ValueError("this view leaves nothing to choose: another is to act, or the game is over")
    if isinstance(phase, HENCHMAN):
        return _worths_of_playing(view, phase.seat, actions)
    if isinstance(phase, Retaking):
        return {action: worth_of_retaking(view, phase, action) for action in actions}
    assert isinstance(phase, Dining)
    return worths_of_dining(actions)


def worths_of_dining(actions: tuple[Action, ...]) -> dict[Action, float]:
    """Pay for lunch with the worst fake, because every fake brings the same $50 there (§3.7).

    There's no doubt about it: a better fake sells wherever a worse one does, and for no less. The supermarket may soon
    refuse the worst ones (§5.2).
    """
    return {action: -float(FAKE * at) for at, action in enumerate(actions)}


def worth_of_retaking(view: View, phase: Retaking, action: Action) -> float:
    """Take back the henchman that can do the most next. What it did before isn't undone (§6.2)."""
    if not isinstance(action, Retake):
        return 0.0
    seat, lawyer = phase.seat, phase.lawyer
    after = fold(view, [Retook(seat, action.space), Began(Replaying(seat, lawyer))])
    return max(_worths_of_playing(after, seat, legal_actions(after)).values())


def _worths_of_playing(view: View, seat: Seat, actions: tuple[Action, ...]) -> dict[Action, float]:
    standing = standing_of(view, seat)
    return {action: worth_of(standing, cast(HenchmanAction, action)) for action in actions}
