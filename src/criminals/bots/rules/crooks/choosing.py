"""Choose the best action: each phase has a rule that says how many points an action is worth."""

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
"""The worth of an action that makes no sense. Any other action is worth more."""

_SURE: Final = 2.0
"""The points by which an action has to be better to get e times the weight in a search."""


def choose(view: View, rng: Rng) -> Action:
    """Choose the action with the highest worth, at random among equals."""
    worth = worths(view)
    most = max(worth.values())
    equals = [action for action, each in worth.items() if each == most]
    return equals[rng.randrange(len(equals))] if len(equals) > 1 else equals[0]


def prior(view: View, actions: tuple[Action, ...]) -> list[float]:
    """Weigh each action for a search: the higher its worth by the rules, the higher its weight, and none is 0."""
    worth = worths(view)
    most = max(worth.values())
    return [0.02 + exp(max(-50.0, worth.get(action, _FOLLY) - most) / _SURE) for action in actions]


def worths(view: View) -> Mapping[Action, float]:
    """Rate the legal actions that make sense in the view of the seat to act, each by its worth in points.

    What is forced, such as to leave or to return a crook (§3.9, §3.10), needs no rule.
    """
    phase = view.phase
    assert not isinstance(phase, Over), "nobody is to act"
    actions = legal_actions(view)
    if len(actions) == 1:
        return {actions[0]: 0.0}
    standing = standing_of(view, phase.seat)
    match phase:
        case Recruiting():
            return recruiting(standing, actions)
        case Taking():
            crooks = view.layout.crooks
            return {each: gain_of(standing, crooks[each.crook]) for each in actions if isinstance(each, Take)}
        case Placing():
            return placing(standing, phase)
        case Picking():
            return {Pick(): 1.0, Decline(): 0.0}  # money never hurts
        case Moving():
            return moving(standing, phase, actions)
        case Killing():
            at = view.layout.targets[phase.target]
            return {Decline(): 0.0, **{Kill(seat): gain for seat, gain in kills(standing, {}, at, 0)}}
        case Spying():
            return {action: news_of(standing, action) for action in actions}
    assert_never(phase)


def recruiting(standing: Standing, actions: tuple[Action, ...]) -> Mapping[Action, float]:
    """Recruit where the points are worth the price; pass only if nothing brings points.

    Passing is for good, and money left over wins nothing (§3.2, §5.7).
    """
    unseen, worth = gains_of_unseen(standing), dict[Action, float]({Pass(): _FOLLY})
    for action in actions:
        if isinstance(action, Recruit) and (gain := gain_in(standing, action.hangout, unseen)) > 0:
            worth[action] = gain - price_of(standing, action.hangout)
    return worth


def placing(standing: Standing, phase: Placing) -> Mapping[Action, float]:
    """Place the crook in hand where it brings most, face down if that pays."""
    view, worth = standing.view, dict[Action, float]()
    crook = view.layout.crooks[view.crook_of(phase.origin)]
    for place, gain in gains(standing, crook):
        is_hidden = pays_to_hide(standing, crook, phase.origin, view.layout.targets[place.target])
        worth[Place(place.target, face_down=True) if is_hidden else place] = gain
    return worth


def moving(standing: Standing, phase: Moving, actions: tuple[Action, ...]) -> Mapping[Action, float]:
    """Move the crooks from under a Swap to the free target where they bring most."""
    view = standing.view
    moved = [view.layout.crooks[id_] for id_ in map(view.who, phase.cards) if id_ is not None]
    own = {standing.seat: float(sum([crook.level for crook in moved]))}
    modifier, targets = sum([crook.modifier for crook in moved]), view.layout.targets
    return {each: change(standing, targets[each.target], own, modifier) for each in actions if isinstance(each, Move)}
