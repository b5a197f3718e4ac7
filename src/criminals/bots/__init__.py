"""Bots, games between them, and tournaments. A bot is given a view and a generator, never a state."""

from criminals.bots.bot import Bot, BotAction, Closing, Observer, Seer
from criminals.bots.cluster import dask_executor
from criminals.bots.fouls import Foul, FoulPlay
from criminals.bots.greedy_bot import GreedyBot
from criminals.bots.ismcts_bot import ISMCTSBot
from criminals.bots.jobs import GameResult, Settings
from criminals.bots.oracle_bot import OracleBot
from criminals.bots.playing import play
from criminals.bots.process_bot import ProcessBot
from criminals.bots.progress import Progress, progress_bar
from criminals.bots.random_bot import RandomBot
from criminals.bots.reports import markdown_report, svg_plot
from criminals.bots.results import Pairing, Standing, Tournament
from criminals.bots.specs import Contestant, make_bot
from criminals.bots.statistics import Interval
from criminals.bots.tournaments import tournament
from criminals.bots.weighing import hidden_choices
from criminals.core.choices import HiddenChoice

__all__ = [
    "Bot",
    "BotAction",
    "Closing",
    "Contestant",
    "Foul",
    "FoulPlay",
    "GameResult",
    "GreedyBot",
    "HiddenChoice",
    "ISMCTSBot",
    "Interval",
    "Observer",
    "OracleBot",
    "Pairing",
    "ProcessBot",
    "Progress",
    "RandomBot",
    "Seer",
    "Settings",
    "Standing",
    "Tournament",
    "dask_executor",
    "hidden_choices",
    "make_bot",
    "markdown_report",
    "play",
    "progress_bar",
    "svg_plot",
    "tournament",
]
