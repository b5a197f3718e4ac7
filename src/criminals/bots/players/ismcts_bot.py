"""A bot that searches in worlds drawn from its view."""

from bisect import bisect
from collections.abc import Callable, Iterator
from itertools import accumulate, islice, repeat
from time import perf_counter
from typing import Any, Final

import attrs

from criminals.bots.players.random_bot import legal
from criminals.bots.players.settings import check_number, check_whole
from criminals.bots.search.prospects import prospects
from criminals.bots.search.rewards import viewer_of
from criminals.bots.search.tree import Edge, Search
from criminals.core.base.faults import invalid
from criminals.core.game.position import GameView
from criminals.core.game.protocol import Rng
from criminals.core.game.registry import game_of
from criminals.dice import generator

LOOKS: Final = 40
"""The number of worlds in which an action is tried for its prospects."""

CAUTION: Final = 20
"""Every action counts as tried this often more, with the mean reward: few tries prove nothing."""


@attrs.define
class ISMCTSBot:
    """Chooses the action that an information-set Monte Carlo tree search visited most.

    Its budget is a number of iterations, a time in seconds, or whichever is spent first; it repeats itself only with a
    number of iterations. Each iteration runs in a world of its own, drawn from the view: every world equally often, or
    by the weights that `weigh(view, world)`, a model of the opponents, gives to `pool` worlds.

    `exploration` is the constant of UCB1; rewards are from 0 to 1. From the edge of the tree the game is played on at
    random, for at most `depth` actions if that is set, and judged by its score. While nobody has a point, such an end
    says little. Then an action is worth `curiosity` more for each time that it is expected to divide the number of
    worlds by e, and something more if players who did the like won more often in random games. The first such choice in
    a process takes half a second longer, to play those games.
    """

    iterations: int | None = 500
    seconds: float | None = None
    exploration: float = 0.35
    depth: int | None = None
    curiosity: float = 0.2
    weigh: Callable[[Any, Any], float] | None = None
    pool: int = 64

    def __attrs_post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise invalid("no_budget")
        for name, least in (("iterations", 1), ("depth", 1), ("pool", 1)):
            if (value := getattr(self, name)) is not None or name == "pool":
                check_whole(name, value, least)
        if self.seconds is not None:
            check_number("seconds", self.seconds, above=True)
        check_number("exploration", self.exploration, above=False)
        check_number("curiosity", self.curiosity, above=False)

    def choose(self, view: GameView, rng: Rng) -> Any:
        """An action by a search from this view."""
        actions = legal(view)
        if len(actions) == 1:
            return actions[0]
        game, own = game_of(view), generator(rng.randrange(1 << 128))
        search = Search(game, viewer_of(view), own, self.exploration, self.depth)
        worlds = self._worlds(view, own)
        for _ in self._turns():
            search.iterate(next(worlds))
        edges = search.root.edges
        if self.curiosity and not any(game.score(next(worlds)).points):
            return self._most_promising(view, edges, [*islice(worlds, LOOKS)])
        return max(
            (action for action in actions if action in edges),
            key=lambda action: (edges[action].visits, edges[action].total),
        )

    def _worlds(self, view: Any, rng: Any) -> Iterator[Any]:
        """An endless stream of worlds."""
        sample_world = game_of(view).sample_world
        if self.weigh is None:
            return (sample_world(view, rng) for _ in repeat(None))
        pool = [sample_world(view, rng) for _ in range(self.pool)]
        sums = [*accumulate(max(0.0, self.weigh(view, world)) for world in pool)]
        if not sums[-1]:
            return (sample_world(view, rng) for _ in repeat(None))
        return (pool[min(bisect(sums, rng.random() * sums[-1]), self.pool - 1)] for _ in repeat(None))

    def _turns(self) -> Iterator[None]:
        """Yield once for each iteration."""
        end = None if self.seconds is None else perf_counter() + self.seconds
        for _ in repeat(None) if self.iterations is None else repeat(None, self.iterations):
            yield
            if end is not None and perf_counter() > end:
                return

    def _most_promising(self, view: Any, edges: dict[Any, Edge], worlds: list[Any]) -> Any:
        """The best action by its rewards in the search and by its prospects."""
        mean = sum(edge.total for edge in edges.values()) / sum(edge.visits for edge in edges.values())
        hopes = prospects(view, legal(view), worlds)
        tried = {
            action: (edges[action].total, edges[action].visits) if action in edges else (0.0, 0) for action in hopes
        }

        def worth(action: Any) -> float:
            total, visits = tried[action]
            return (total + CAUTION * mean) / (visits + CAUTION) + self.curiosity * hopes[action]

        return max(hopes, key=worth)
