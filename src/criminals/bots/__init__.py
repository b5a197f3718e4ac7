"""Players that come with the library. They are given the legal actions and a generator, never a state."""

from criminals.bots.players import Player, eager_player, random_player

__all__ = ["Player", "eager_player", "random_player"]
