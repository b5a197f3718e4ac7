"""Bots, games between them, and tournaments. A bot is given a view and a generator, never a state."""

from criminals.bots.bot import Bot, Closing, Observer, Seer
from criminals.bots.fouls import Foul, FoulPlay
from criminals.bots.playing import play
from criminals.bots.random_bot import RandomBot

__all__ = ["Bot", "Closing", "Foul", "FoulPlay", "Observer", "RandomBot", "Seer", "play"]
