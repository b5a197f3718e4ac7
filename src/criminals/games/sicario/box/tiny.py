"""An edition small enough to search through whole."""

from typing import Final

from criminals.games.sicario.box.edition import Character, Edition

TINY: Final = Edition(
    name="tiny",
    characters=(
        Character("Ada", "woman", hat=True, glasses=False, sign="scar"),
        Character("Bea", "woman", hat=False, glasses=False, sign="scar"),
        Character("Cal", "man", hat=False, glasses=False, sign="scar"),
        Character("Dan", "man", hat=False, glasses=True, sign="scar"),
    ),
    path="ssa",
    events=("advance-1", "lose-turn"),
    die=2,
)
"""Four characters, two streets and an antenna, two event cards, a die of two."""
