"""What a player works with, by the cards owned: every move asks for it, so that it is not found anew each time."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

import attrs

from criminals.core.memo import Memo
from criminals.games.counterfeiters.edition import Kind


@attrs.frozen(eq=False)  # as a key it is just this object: hashing its fields would take longer than making it anew
class Gear:
    """What some cards do; lottery tickets and lawyers, that nobody asks for before the end, are left out."""

    presses: int
    components: int
    """Which of ink, paper and hologram are there: a bit each."""
    quality: int
    """Of what they print: how many different ones of ink, paper and hologram there are (§4.2)."""
    lunches: int
    jet: bool


NO_GEAR: Final = Gear(0, 0, 0, 0, False)

BY_KIND: Final[Mapping[Kind, Gear]] = {
    Kind.PRESS: Gear(1, 0, 0, 0, False),
    Kind.INK: Gear(0, 1, 1, 0, False),
    Kind.PAPER: Gear(0, 2, 1, 0, False),
    Kind.HOLOGRAM: Gear(0, 4, 1, 0, False),
    Kind.LUNCH: Gear(0, 0, 0, 1, False),
    Kind.JET: Gear(0, 0, 0, 0, True),
}
"""What a card of each kind does."""


def _together(gears: tuple[Gear, Gear]) -> Gear:
    gear, more = gears
    components = gear.components | more.components
    return _gear(gear.presses + more.presses, components, gear.lunches + more.lunches, gear.jet or more.jet)


@lru_cache(maxsize=4096)
def _gear(presses: int, components: int, lunches: int, jet: bool) -> Gear:
    return Gear(presses, components, components.bit_count(), lunches, jet)


TOGETHER: Final = Memo(_together, 8192)
"""Gear and more of it, by the two: the same is one object, so that few are made."""


def gear_of(cards: Iterable[int], gears: Mapping[int, Gear]) -> Gear:
    """What cards do, by what each of them does; ids that there are not do nothing."""
    found = NO_GEAR
    for card in cards:
        found = TOGETHER[found, gears.get(card, NO_GEAR)]
    return found
