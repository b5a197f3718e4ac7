"""A bot that tries each action once, in one world."""

from math import log
from statistics import fmean
from typing import Any

import attrs

from criminals.bots.players.random_bot import legal
from criminals.bots.players.settings import check_whole
from criminals.bots.search.rewards import lead, viewer_of
from criminals.core.base.seats import Seat
from criminals.core.game.position import GameView
from criminals.core.game.protocol import CompleteGame, Rng
from criminals.core.game.registry import game_of
from criminals.dice import generator


@attrs.frozen
class GreedyBot:
    """Chooses the action with the largest lead soon after, in one world drawn from its view.

    *Soon* is after `plies` random actions, the same random numbers for every choice: many an action pays off only by
    what can follow. While nobody has a point the score says little; then the lead right after the action counts. Among
    equals it takes the action that leaves the fewest possible worlds, on average over `looks` worlds, and then one at
    random.
    """

    plies: int = 20
    looks: int = 8

    def __attrs_post_init__(self) -> None:
        check_whole("plies", self.plies, 0)
        check_whole("looks", self.looks, 0)

    def choose(self, view: GameView, rng: Rng) -> Any:
        """An action by the score, then by what it would reveal, then at random."""
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


def _lead(game: CompleteGame[Any, Any], state: Any, seat: Seat, seed: int, plies: int) -> int:
    """The lead of a seat after some random actions."""
    random = generator(seed).random
    while plies and (actions := game.legal_actions(state)):
        state = game.apply(state, actions[int(random() * len(actions))])
        plies -= 1
    return lead(game.score(state).points, seat)


def most_telling(game: CompleteGame[Any, Any], view: Any, actions: list[Any], rng: Rng, looks: int) -> list[Any]:
    """The actions after which the viewer would know most."""
    left = unknown(game, view, actions, rng, looks)
    least = min(left.values())
    return [action for action in actions if left[action] == least]


def unknown(game: CompleteGame[Any, Any], view: Any, actions: list[Any], rng: Rng, looks: int) -> dict[Any, float]:
    """The mean logarithm of the number of possible worlds after each action."""
    seat, worlds = viewer_of(view), [game.sample_world(view, rng) for _ in range(looks)]
    return {
        action: fmean(log(game.count_worlds(game.view(game.apply(world, action), seat))) for world in worlds)
        for action in actions
    }
