"""Players that come with the library. A player is given a view and a generator, never a state."""

from criminals.bots.players import Player, eager_player, random_player

__all__ = ["Player", "eager_player", "random_player"]
