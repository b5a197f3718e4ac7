"""Analyse a view without making a bot."""

from criminals.bots.players.ismcts_bot import ISMCTSBot
from criminals.bots.rollouts.table import Rollout
from criminals.bots.search.analysis import Analysis
from criminals.bots.search.playouts import Evaluate
from criminals.bots.search.priors import Prior
from criminals.bots.search.world_streams import Weigh
from criminals.core.game.position import GameView
from criminals.core.game.protocol import Rng
from criminals.dice import generator


def analyse(
    view: GameView,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    rng: Rng | None = None,
    rollout: Rollout | None = None,
    evaluate: Evaluate | None = None,
    prior: Prior | None = None,
    weigh: Weigh | None = None,
) -> Analysis:
    """What a search finds about each legal action: how often it was tried, its value and the likely reply.

    The budget and the functions that steer the search are those of `ISMCTSBot`, which has a method of the same name.

    Args:
        view: A view whose viewer is to act.
        iterations: How many, or 500 if there is no time either.
        seconds: The time that it may take.
        rng: The generator; without one it is a fresh one, and the figures differ from call to call.
        rollout: How worlds are played on.
        evaluate: The worth of the state where a playout stops.
        prior: Which actions are worth trying first.
        weigh: A model of the opponents.

    Returns:
        All legal actions, the best first.

    Raises:
        ValueError: The viewer is not to act, or a function returned nonsense.
        InvalidArgument: A setting is out of range.
    """
    bot = ISMCTSBot(
        iterations=iterations, seconds=seconds, rollout=rollout, evaluate=evaluate, prior=prior, weigh=weigh
    )
    return bot.analyse(view, generator() if rng is None else rng)
