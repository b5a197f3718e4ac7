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
    """Search from a view, and report on each legal action: how often it was tried, its value and the likely reply.

    This is `ISMCTSBot.analyse` without a bot. `ISMCTSBot` describes its settings in full.

    Args:
        view: A view whose viewer is to act.
        iterations: The number of iterations; 500 if you set no `seconds` either.
        seconds: The time for the search, in seconds.
        rng: The generator. Without one a fresh one is made, and the figures differ from call to call.
        rollout: A function that plays worlds on.
        evaluate: A function that judges the state where a playout ends.
        prior: A function that says which actions to try first.
        weigh: A function that says how much to believe in a world.

    Returns:
        All legal actions, the best first.

    Raises:
        ValueError: The viewer is not to act, or one of your functions returned something it must not.
        InvalidArgument: A setting is out of range, or not a function.

    Examples:
        >>> best = analyse(view, iterations=100).best
    """
    bot = ISMCTSBot(
        iterations=iterations, seconds=seconds, rollout=rollout, evaluate=evaluate, prior=prior, weigh=weigh
    )
    return bot.analyse(view, generator() if rng is None else rng)
