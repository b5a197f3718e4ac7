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
"""The number of worlds in which each action is tried to estimate its prospects."""

CAUTION: Final = 20
"""Added to the tries of every action, with the mean reward, because few tries prove nothing. So is the number of
actions: among dozens of names that are equally likely, some always did well in a few tries."""


@attrs.define
class ISMCTSBot:
    """Searches: information-set Monte Carlo tree search in worlds that are drawn from the view.

    Each iteration draws a world, goes down the tree to its edge, and plays the world on from there. The bot chooses the
    action that was visited most, unless `curiosity` puts another one first. It never learns more than the view tells.

    Give it a budget of `iterations`, of `seconds`, or of both; then the one that is used up first ends the search. With
    a budget of iterations alone, the bot repeats itself from the same seed.

    Raises:
        InvalidArgument: A setting is out of range, or not a function.

    Examples:
        >>> bot = ISMCTSBot(seconds=0.2)
        >>> action = bot.choose(view, random.Random(1))
    """

    iterations: int | None = None
    """The number of iterations; 500 if you set no `seconds` either."""
    seconds: float | None = None
    """The time for a choice, in seconds."""
    exploration: float = 0.35
    """The constant of UCB1: the higher, the more the search tries what was seldom tried."""
    depth: int | None = None
    """Stop each playout after this many actions. By default it goes on to the end of the game."""
    curiosity: float = 0.2
    """The worth of learning something.

    It counts only if there is no prior, and while nobody has a point. For each factor of e by which an action is
    expected to divide the number of worlds, the action is worth this much more. It is worth more again if players who
    did the same kind of thing won more often in random games. The first such choice in a process takes half a second
    longer, to play those games.
    """
    rollout: Rollout | None = None
    """A function `rollout(state, actions, rng)` that returns one of the legal actions of a world, to play the world on.
    By default the library's cheap rules for the game, or chance if it has none. With `rollout=random_rollout` the
    search uses no rules of thumb at all."""
    evaluate: Evaluate | None = None
    """A function `evaluate(state)` that returns a number from 0 to 1 for each seat: the worth of the state where a
    playout ends. By default it is made from the win and the lead in points."""
    prior: Prior | None = None
    """A function `prior(view, actions)` that returns a weight from 0 up for each legal action, in their order or as a
    mapping: the higher, the sooner it is tried. By default the library's rules of thumb for the game. If you set a
    `rollout`, or there are no such rules, every action is tried, as UCB1 does."""
    weigh: Weigh | None = None
    """A function `weigh(view, world)` that returns a weight from 0 up: how much you believe in a world.

    It is your model of the opponents.
    """
    pool: int = 64
    """The number of worlds to draw for `weigh`. A search takes its worlds from these, by their weights."""

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
        """Search from a view, and choose the action that came out best.

        Args:
            view: A view whose viewer is to act.
            rng: The generator. One number is drawn from it, to seed the search.

        Returns:
            A legal action.

        Raises:
            ValueError: The viewer is not to act, or one of your functions returned something it must not.
        """
        actions = legal(view)
        return actions[0] if len(actions) == 1 else self._searched(view, actions, rng, None)[1][0]

    def analyse(self, view: GameView, rng: Rng) -> Analysis:
        """Search from a view, and report on every legal action.

        Args:
            view: A view whose viewer is to act.
            rng: The generator. One number is drawn from it, to seed the search.

        Returns:
            All legal actions with visits, value and likely reply. The first is the one that `choose` would return from
            the same generator.

        Raises:
            ValueError: The viewer is not to act, or one of your functions returned something it must not.
        """
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
        """Search from a view; return the search, and the actions from the best to the worst."""
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
        """Draw worlds without end."""
        return world_stream(view, rng, self.weigh, self.pool)

    def _in_order(self, actions: tuple[Any, ...], edges: dict[Any, Edge], hopes: dict[Any, float]) -> list[Any]:
        """Sort actions by their visits or, if their prospects differ, by their rewards and prospects."""
        untried = Edge()
        is_telling = len({*hopes.values()}) > 1
        mean = sum(edge.total for edge in edges.values()) / sum(edge.visits for edge in edges.values())
        caution = CAUTION + len(actions)

        def rank(action: Any) -> tuple[float, float]:
            edge = edges.get(action, untried)
            if not is_telling:
                return edge.visits, edge.total
            worth = (edge.total + caution * mean) / (edge.visits + caution) + self.curiosity * hopes[action]
            return worth, 0

        return sorted(actions, key=rank, reverse=True)
