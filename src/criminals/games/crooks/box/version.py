"""The name of the game, and the version of its rules."""

from typing import Final

NAME: Final = "crooks"
"""The name of the game in documents and in `criminals.GAMES`."""

RULES: Final = 1
"""The version of the rules: it moves only when what is legal or scored changes."""
