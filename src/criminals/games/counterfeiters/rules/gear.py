"""The gear of a player: what the cards owned do. Every move asks for it, so a state carries it along."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

import attrs

from criminals.core.base.memo import Memo
from criminals.games.counterfeiters.box.edition import Kind


@attrs.frozen(eq=False)  # as a key it is just this object: hashing its fields would take longer than making it anew
class Gear:
    """The use of some cards in a round; for the end of the game a table has `tickets` and `lawyers`."""

    presses: int
    """The number of presses."""
    components: int
    """Ink, paper and hologram: a bit for each that is there."""
    quality: int
    """The quality of what they print: how many different ones of ink, paper and hologram there are (§4.2)."""
    lunches: int
    """The number of lunches."""
    jet: bool
    """True if there is a private jet."""


NO_GEAR: Final = Gear(0, 0, 0, 0, False)

BY_KIND: Final[Mapping[Kind, Gear]] = {
    Kind.PRESS: Gear(1, 0, 0, 0, False),
    Kind.INK: Gear(0, 1, 1, 0, False),
    Kind.PAPER: Gear(0, 2, 1, 0, False),
    Kind.HOLOGRAM: Gear(0, 4, 1, 0, False),
    Kind.LUNCH: Gear(0, 0, 0, 1, False),
    Kind.JET: Gear(0, 0, 0, 0, True),
}
"""The gear that a card of each kind is."""


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
    """The gear that cards make up, by that of each; ids that there are not do nothing."""
    found = NO_GEAR
    for card in cards:
        found = TOGETHER[found, gears.get(card, NO_GEAR)]
    return found
