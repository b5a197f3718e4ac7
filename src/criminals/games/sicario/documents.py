"""The name of the game and its set-ups in documents."""

from typing import Final

from criminals.games.sicario.opening import Setup

NAME: Final = "sicario"
RULES: Final = 1


def read_setup(value: object) -> Setup:
    raise NotImplementedError
