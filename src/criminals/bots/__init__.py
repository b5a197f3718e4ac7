"""Bots, games between them, and tournaments. A bot is given a view and a generator, never a state."""

from criminals.bots.matches.asking import ask
from criminals.bots.matches.choice_times import ChoiceTimes
from criminals.bots.matches.fouls import Foul, FoulPlay
from criminals.bots.matches.jobs import GameResult, Settings
from criminals.bots.matches.playing import play
from criminals.bots.matches.progress import Progress, progress_bar
from criminals.bots.matches.reports import markdown_report, svg_plot
from criminals.bots.matches.results import Pairing, Standing, Tournament
from criminals.bots.matches.statistics import Interval
from criminals.bots.matches.tournaments import tournament
from criminals.bots.matches.workers.cluster import dask_executor
from criminals.bots.players.analysing import analyse
from criminals.bots.players.bot import Bot, BotAction, Closing, Follower, Observer, Seer
from criminals.bots.players.clock import time_left
from criminals.bots.players.ismcts_bot import ISMCTSBot
from criminals.bots.players.oracle_bot import OracleBot
from criminals.bots.players.process_bot import ProcessBot
from criminals.bots.players.random_bot import RandomBot
from criminals.bots.players.rule_bot import RuleBot
from criminals.bots.players.specs import Contestant, make_bot
from criminals.bots.rollouts.random_rollout import random_rollout
from criminals.bots.rollouts.table import Rollout, rollout_of
from criminals.bots.rules.table import Rules, rules_of
from criminals.bots.search.analysis import Analysis, Candidate
from criminals.bots.search.playouts import Evaluate
from criminals.bots.search.priors import Prior, prior_of
from criminals.bots.search.replies import Reply
from criminals.bots.search.weighing import hidden_choices
from criminals.bots.search.world_streams import Weigh
from criminals.core.game.hidden_choices import HiddenChoice

__all__ = [
    "Analysis",
    "Bot",
    "BotAction",
    "Candidate",
    "ChoiceTimes",
    "Closing",
    "Contestant",
    "Evaluate",
    "Follower",
    "Foul",
    "FoulPlay",
    "GameResult",
    "HiddenChoice",
    "ISMCTSBot",
    "Interval",
    "Observer",
    "OracleBot",
    "Pairing",
    "Prior",
    "ProcessBot",
    "Progress",
    "RandomBot",
    "Reply",
    "Rollout",
    "RuleBot",
    "Rules",
    "Seer",
    "Settings",
    "Standing",
    "Tournament",
    "Weigh",
    "analyse",
    "ask",
    "dask_executor",
    "hidden_choices",
    "make_bot",
    "markdown_report",
    "play",
    "prior_of",
    "progress_bar",
    "random_rollout",
    "rollout_of",
    "rules_of",
    "svg_plot",
    "time_left",
    "tournament",
]
