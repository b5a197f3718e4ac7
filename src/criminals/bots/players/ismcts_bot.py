"""A bot that searches in worlds drawn from its view."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import attrs

from criminals.bots.players.random_bot import legal
from criminals.bots.players.settings import check_function, check_number, check_whole
from criminals.bots.rollouts.random_rollout import random_rollout
from criminals.bots.rollouts.table import Rollout, rollout_of
from criminals.bots.search.analysis import Analysis, Candidate
from criminals.bots.search.budget import turns
from criminals.bots.search.playouts import Evaluate, playout_of, value_of
from criminals.bots.search.priors import Prior, prior_of, shares_of
from criminals.bots.search.prospects import prospects
from criminals.bots.search.replies import Replies
from criminals.bots.search.rewards import viewer_of
from criminals.bots.search.tree import Edge, Search
from criminals.bots.search.world_streams import Weigh, world_stream
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

    Its budget is a number of iterations, a time in seconds, or whichever of both is spent first; 500 iterations if
    neither is given. It repeats itself only without a time. Each iteration runs in a world of its own, drawn from the
    view. `exploration` is the constant of UCB1.

    Four functions steer the search. None of them is given anything but a view, or a world drawn from it:

    - `rollout(state, actions, rng)` chooses one of the legal actions when a world is played on from the edge of the
      tree, for at most `depth` actions if that is set. By default these are the cheap rules that the library has for
      the game, or chance where it has none; `rollout=random_rollout` plays on at random in every game, and then the
      search knows no rules of thumb at all.
    - `evaluate(state)` returns a number from 0 to 1 for each seat: what the state is worth where a playout ends. By
      default it is made of the win and the lead by the score.
    - `prior(view, actions)` returns a weight from 0 for each legal action, in their order or by action: which of them
      are worth trying first. A search without a `rollout` of its own takes those of the library's rules of thumb for
      the game; otherwise, and where it has none, every action is tried, by UCB1.
    - `weigh(view, world)`, a model of the opponents, returns a weight for a world; `pool` worlds are drawn and weighed.

    Without a prior, and while nobody has a point, an action is worth `curiosity` more for each time that it is expected
    to divide the number of worlds by e, and something more if players who did the like won more often in random games.
    The first such choice in a process takes half a second longer, to play those games.
    """

    iterations: int | None = None
    seconds: float | None = None
    exploration: float = 0.35
    depth: int | None = None
    curiosity: float = 0.2
    rollout: Rollout | None = None
    evaluate: Evaluate | None = None
    prior: Prior | None = None
    weigh: Weigh | None = None
    pool: int = 64

    def __attrs_post_init__(self) -> None:
        for name, least in (("iterations", 1), ("depth", 1), ("pool", 1)):
            if (value := getattr(self, name)) is not None or name == "pool":
                check_whole(name, value, least)
        if self.seconds is not None:
            check_number("seconds", self.seconds, above=True)
        check_number("exploration", self.exploration, above=False)
        check_number("curiosity", self.curiosity, above=False)
        for name in ("rollout", "evaluate", "prior", "weigh"):
            check_function(name, getattr(self, name))

    def choose(self, view: GameView, rng: Rng) -> Any:
        """An action by a search from this view."""
        actions = legal(view)
        return actions[0] if len(actions) == 1 else self._searched(view, actions, rng, None)[1][0]

    def analyse(self, view: GameView, rng: Rng) -> Analysis:
        """What a search from this view finds about each action; the best one is what `choose` would return."""
        replies = Replies(game_of(view), viewer_of(view))
        search, in_order = self._searched(view, legal(view), rng, replies)
        edges = search.root.edges
        candidates = [
            Candidate(action, edge.visits, edge.mean if edge.visits else None, replies.likeliest(action))
            for action in in_order
            for edge in [edges.get(action) or Edge()]
        ]
        return Analysis(tuple(candidates), sum(edge.visits for edge in edges.values()))

    def _searched(
        self, view: Any, actions: tuple[Any, ...], rng: Rng, replies: Replies | None
    ) -> tuple[Search, list[Any]]:
        """A search from a view, and the actions, the best first."""
        left = turns(self.iterations, self.seconds)  # the time runs from here
        game, own = game_of(view), generator(rng.randrange(1 << 128))
        rollout = self.rollout or rollout_of(game.NAME) or random_rollout
        prior = self.prior or (prior_of(game.NAME) if self.rollout is None else None)
        playout = playout_of(game, rollout, self.depth, own, None if replies is None else replies.watch)
        value = value_of(game, playout, self.evaluate)
        shares = None if prior is None else shares_of(prior, view, actions)
        search = Search(game, viewer_of(view), own, self.exploration, value, shares=shares, replies=replies)
        worlds = self._worlds(view, own)
        hopes: dict[Any, float] = {}
        if self.curiosity and shares is None and len(actions) > 1 and not any(game.points(next(worlds))):
            hopes = prospects(view, actions, [*islice(worlds, LOOKS)])
        for _ in left:
            search.iterate(next(worlds))
        return search, self._in_order(actions, search.root.edges, hopes)

    def _worlds(self, view: Any, rng: Any) -> Iterator[Any]:
        """An endless stream of worlds."""
        return world_stream(view, rng, self.weigh, self.pool)

    def _in_order(self, actions: tuple[Any, ...], edges: dict[Any, Edge], hopes: dict[Any, float]) -> list[Any]:
        """The actions by their visits; where prospects differ, by their rewards in the search and by those."""
        untried = Edge()
        is_telling = len({*hopes.values()}) > 1
        mean = sum(edge.total for edge in edges.values()) / sum(edge.visits for edge in edges.values())

        def rank(action: Any) -> tuple[float, float]:
            edge = edges.get(action, untried)
            if not is_telling:
                return edge.visits, edge.total
            worth = (edge.total + CAUTION * mean) / (edge.visits + CAUTION) + self.curiosity * hopes[action]
            return worth, 0

        return sorted(actions, key=rank, reverse=True)
