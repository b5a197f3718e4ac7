"""A bot that tries each action once, in one world."""

from math import log
from statistics import fmean
from typing import Any

import attrs

from criminals.bots.random_bot import legal
from criminals.bots.rewards import lead
from criminals.core.protocol import Game, Rng, Value
from criminals.core.registry import game_of
from criminals.core.seats import Seat
from criminals.dice import generator


@attrs.frozen
class GreedyBot:
    """The action with the largest lead soon after, in one world drawn from its view, by the explained score.

    *Soon* is after `plies` more actions, all of them left to chance, and to the same chance whatever is tried: many an
    action is worth something only by what can follow. While nobody has a point the score says little: then *soon* is
    at once. Among equals it takes what leaves it the fewest worlds, a mean over as many worlds as `looks` says; and
    among equals again, what its generator says.
    """

    plies: int = 20
    looks: int = 8

    def choose(self, view: Value, rng: Rng) -> Any:
        """An action by the score, then by what it would tell, then by chance."""
        actions = legal(view)
        if len(actions) == 1:
            return actions[0]
        game, seat = game_of(view), viewer_of(view)
        world, seed = game.sample_world(view, rng), rng.randrange(1 << 64)
        plies = self.plies if any(game.score(world).points) else 0
        leads = [_lead(game, game.apply(world, action), seat, seed, plies) for action in actions]
        best = [action for action, ahead in zip(actions, leads, strict=True) if ahead == max(leads)]
        if len(best) > 1 and self.looks:
            best = most_telling(game, view, best, rng, self.looks)
        return best[rng.randrange(len(best))]


def _lead(game: Game[Any, Any], state: Any, seat: Seat, seed: int, plies: int) -> int:
    """The lead of a seat after so many more actions, all left to chance."""
    random = generator(seed).random
    while plies and (actions := game.legal_actions(state)):
        state = game.apply(state, actions[int(random() * len(actions))])
        plies -= 1
    return lead(game.score(state).points, seat)


def most_telling(game: Game[Any, Any], view: Any, actions: list[Any], rng: Rng, looks: int) -> list[Any]:
    """Those of some actions after which the viewer would know most."""
    left = unknown(game, view, actions, rng, looks)
    least = min(left.values())
    return [action for action in actions if left[action] == least]


def unknown(game: Game[Any, Any], view: Any, actions: list[Any], rng: Rng, looks: int) -> dict[Any, float]:
    """What the viewer would not know after each action: the logarithm of the count of worlds, a mean over some."""
    seat, worlds = viewer_of(view), [game.sample_world(view, rng) for _ in range(looks)]
    return {
        action: fmean(log(game.count_worlds(game.view(game.apply(world, action), seat))) for world in worlds)
        for action in actions
    }


def viewer_of(view: Any) -> Seat:
    """The seat that a view is seen from."""
    seat: Seat = view.viewer
    return seat
