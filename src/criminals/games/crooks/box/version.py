"""The name of the game, and the version of its rules."""

from typing import Final

NAME: Final = "crooks"
"""The name of the game in documents and in `criminals.GAMES`."""

RULES: Final = 1
"""The version of the rules. It changes only when legality or scoring changes."""
