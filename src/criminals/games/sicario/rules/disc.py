"""The disc: the ways to set it, and how many lights the sicario answers with (§3.6)."""

from itertools import product
from typing import Final

from criminals.games.sicario.box.edition import Character
from criminals.games.sicario.box.features import SEXES
from criminals.games.sicario.rules.actions import UseDisc

DISCS: Final = tuple(UseDisc(*asked) for asked in product(SEXES, (True, False), (True, False)))
"""Every way to set the disc (§3.6)."""

MOST_LIGHTS: Final = 3


def lit(features: tuple[str, str, str], character: Character) -> int:
    """The number of features on the disc that a character has (§3.6)."""
    return sum(map(character.features.__contains__, features))
