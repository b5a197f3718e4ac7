"""The verbs for all games: each finds the game of what it is given and asks it.

A verb has one signature, from which type checkers infer the types of any game that inherits `GameState` and `GameView`.
Only those that take the name of a game have overloads, for the names of the library's own.
"""

from criminals.core.game.registry import look_among
from criminals.installed import INSTALLED

look_among(INSTALLED)
