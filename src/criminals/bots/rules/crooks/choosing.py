"""The worth of each action, by the rule of its phase, and the choice of the best."""

from collections.abc import Mapping
from math import exp
from typing import Final, assert_never

from criminals.bots.rules.crooks.expecting import change
from criminals.bots.rules.crooks.hiding import pays_to_hide
from criminals.bots.rules.crooks.placing import gain_of, gains, kills
from criminals.bots.rules.crooks.recruiting import gain_in, gains_of_unseen, price_of
from criminals.bots.rules.crooks.spying import news_of
from criminals.bots.rules.crooks.standing import Standing, standing_of
from criminals.core.game.protocol import Rng
from criminals.games.crooks import (
    Action,
    Decline,
    Kill,
    Killing,
    Move,
    Moving,
    Over,
    Pass,
    Pick,
    Picking,
    Place,
    Placing,
    Recruit,
    Recruiting,
    Spying,
    Take,
    Taking,
    View,
    legal_actions,
)

_FOLLY: Final = -100.0
"""The worth of an action that nothing speaks for; another one is always worth more."""

_SURE: Final = 2.0
"""An action that is worth so many points more is e times as likely to be the best."""


def choose(view: View, rng: Rng) -> Action:
    """An action of the highest worth, at random among equals."""
    worth = worths(view)
    most = max(worth.values())
    equals = [action for action, each in worth.items() if each == most]
    return equals[rng.randrange(len(equals))] if len(equals) > 1 else equals[0]


def prior(view: View, actions: tuple[Action, ...]) -> list[float]:
    """The weight of each action for a search: it grows with the worth by the rules, and none is 0."""
    worth = worths(view)
    most = max(worth.values())
    return [0.02 + exp(max(-50.0, worth.get(action, _FOLLY) - most) / _SURE) for action in actions]


def worths(view: View) -> Mapping[Action, float]:
    """The legal actions that a rule speaks for in the view of the seat to act, each with its worth in points."""
    phase = view.phase
    assert not isinstance(phase, Over), "nobody is to act"
    standing, actions = standing_of(view, phase.seat), legal_actions(view)
    match phase:
        case Recruiting():
            return recruiting(standing, actions)
        case Taking():
            crooks = view.layout.crooks
            return {each: gain_of(standing, crooks[each.crook]) for each in actions if isinstance(each, Take)}
        case Placing():
            return placing(standing, phase)
        case Picking():
            return {Pick(): 1.0, Decline(): 0.0}  # money is never in the way
        case Moving():
            return moving(standing, phase, actions)
        case Killing():
            at = view.layout.targets[phase.target]
            return {Decline(): 0.0, **{Kill(seat): gain for seat, gain in kills(standing, {}, at, 0)}}
        case Spying():
            return {action: news_of(standing, action) for action in actions}
    assert_never(phase)


def recruiting(standing: Standing, actions: tuple[Action, ...]) -> Mapping[Action, float]:
    """What a hangout brings less its price, if anything; passing is for good, and money wins nothing (§3.2, §5.7)."""
    unseen, worth = gains_of_unseen(standing), dict[Action, float]({Pass(): _FOLLY})
    for action in actions:
        if isinstance(action, Recruit) and (gain := gain_in(standing, action.hangout, unseen)) > 0:
            worth[action] = gain - price_of(standing, action.hangout)
    return worth


def placing(standing: Standing, phase: Placing) -> Mapping[Action, float]:
    """What the crook in hand brings at each place; face down where that pays."""
    view, worth = standing.view, dict[Action, float]()
    crook = view.layout.crooks[view.crook_of(phase.origin)]
    for place, gain in gains(standing, crook):
        is_hidden = pays_to_hide(standing, crook, phase.origin, view.layout.targets[place.target])
        worth[Place(place.target, face_down=True) if is_hidden else place] = gain
    return worth


def moving(standing: Standing, phase: Moving, actions: tuple[Action, ...]) -> Mapping[Action, float]:
    """What the crooks from under a Swap bring at each free target."""
    view = standing.view
    moved = [view.layout.crooks[id_] for id_ in map(view.who, phase.cards) if id_ is not None]
    own = {standing.seat: float(sum([crook.level for crook in moved]))}
    modifier, targets = sum([crook.modifier for crook in moved]), view.layout.targets
    return {each: change(standing, targets[each.target], own, modifier) for each in actions if isinstance(each, Move)}
