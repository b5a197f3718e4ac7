"""How a pool can be filled: whom the rules keep out of its rooms, and in how many ways the others fit (§6.14)."""

from collections.abc import Iterator
from enum import Enum
from fractions import Fraction
from math import comb, factorial, perm, prod
from typing import Final, TypeAlias

import attrs

from criminals.core.errors import InvalidState
from criminals.games.crooks.hidden import Pool
from criminals.games.crooks.layout import Layout

PILE: Final = -1

Slot: TypeAlias = tuple[int, int]
"""A place for one crook: a cell, or a hangout and `PILE`."""


class Bar(Enum):
    """Whom the rules keep out of a room."""

    NOBODY = "nobody"
    BOSSES = "Bosses"
    ON_TOP = "Accomplices and Killers"
    BOSSES_AND_ON_TOP = "Bosses, Accomplices and Killers"
    ALL_BUT_BOSSES = "all but Bosses"


@attrs.frozen
class Room:
    """A place of a pool, how many it holds, and whom it is barred to."""

    slot: Slot
    size: int
    bar: Bar


def rooms_of(pool: Pool) -> Iterator[Room]:
    """The rooms of a pool, those that take anybody last: then whoever is left over fits."""
    yield from (Room((hangout, PILE), size, Bar.ALL_BUT_BOSSES) for hangout, size in pool.left)
    yield from (Room(cell, 1, Bar.BOSSES_AND_ON_TOP) for cell in pool.back_early)
    yield from (Room(cell, 1, Bar.ON_TOP) for cell in pool.back)
    yield from (Room(cell, 1, Bar.BOSSES) for cell in pool.down)
    yield from (Room(cell, 1, Bar.NOBODY) for cell in pool.hands)
    yield from (Room((hangout, PILE), size, Bar.NOBODY) for hangout, size in pool.piles)


@attrs.frozen(weakref_slot=False)
class Filling:
    """A pool's crooks by what bars them, how many places are barred to whom, and in how many ways they fit."""

    bosses: list[int]
    on_top: list[int]
    """Accomplices and Killers, if a place is barred to them; else they are among the others."""
    others: list[int]
    left: int
    """Places for Bosses only."""
    free: int
    """Places for anybody."""
    down: int
    """Places for anybody but Bosses."""
    back: int
    """Places for anybody but Accomplices and Killers."""
    ways: list[int]
    """How Bosses, outside the places for them alone, and then Accomplices and Killers find places.

    By how many Bosses were returned: 0, 1 and so on. Nowhere any, if no world fits.
    """


def filling_of(pool: Pool, layout: Layout) -> Filling:
    """How a pool can be filled."""
    crooks = pool.crooks
    bosses = sorted(crooks & layout.bosses)
    on_top = sorted(crooks & layout.on_top) if pool.back or pool.back_early else []
    others = sorted(crooks.difference(bosses, on_top) if bosses or on_top else crooks)
    left = sum([size for _, size in pool.left])
    free = sum([size for _, size in pool.piles]) + len(pool.hands)
    down, back = len(pool.down), len(pool.back)
    fits = len(crooks) == left + free + down + back + len(pool.back_early)
    ways = _ways(len(bosses) - left, len(on_top), free, down, back) if fits else []
    return Filling(bosses, on_top, others, left, free, down, back, ways)


def _ways(bosses: int, on_top: int, free: int, down: int, back: int) -> list[int]:
    return [
        comb(bosses, i) * perm(back, i) * perm(free, bosses - i) * perm(max(0, down + free - bosses + i), on_top)
        for i in range(min(bosses, back) + 1)
    ]


def count_of(pool: Pool, layout: Layout) -> int:
    """In how many ways a pool can be filled; the order within a pile makes no difference (§6.9)."""
    filling = filling_of(pool, layout)
    orders = prod([factorial(size) for _, size in pool.piles + pool.left])
    return factorial(len(filling.others)) * perm(len(filling.bosses), filling.left) * sum(filling.ways) // orders


def check_fits(filling: Filling) -> None:
    """Raise `InvalidState` if no world fits, which no view of a game is the cause of."""
    if not any(filling.ways):
        raise InvalidState("view", ("no world fits it (§6.14)",))


def chances_of(filling: Filling) -> dict[Bar, tuple[Fraction, Fraction, Fraction]]:
    """How likely one Boss, one crook on top, one of the others is in one place, by whom the place is barred to.

    If i Bosses were returned, each Boss is as likely in each place for anybody, and each crook on top in each place
    that the Bosses left for it. The others share what remains of a place.
    """
    check_fits(filling)
    total = sum(filling.ways)
    bosses, on_top, others = len(filling.bosses), len(filling.on_top), len(filling.others)
    free, down, back = filling.free, filling.down, filling.back
    nothing = Fraction(0)
    boss_free = boss_back = top_free = top_down = nothing
    for i, count in enumerate(filling.ways):
        if not count:
            continue
        chance = Fraction(count, total)
        in_free = bosses - filling.left - i
        if in_free:
            boss_free += chance * Fraction(in_free, free * bosses)
        if i:
            boss_back += chance * Fraction(i, back * bosses)
        if on_top:
            places = down + free - in_free
            top_down += chance * Fraction(1, places)
            if free:
                top_free += chance * Fraction(free - in_free, free * places)

    def with_others(boss: Fraction, top: Fraction) -> tuple[Fraction, Fraction, Fraction]:
        return boss, top, (1 - boss * bosses - top * on_top) / others if others else nothing

    return {
        Bar.NOBODY: with_others(boss_free, top_free),
        Bar.BOSSES: with_others(nothing, top_down),
        Bar.ON_TOP: with_others(boss_back, nothing),
        Bar.BOSSES_AND_ON_TOP: with_others(nothing, nothing),
        Bar.ALL_BUT_BOSSES: (Fraction(1, bosses) if bosses else nothing, nothing, nothing),
    }
