"""How a pool can be filled: whom the rules keep out of its rooms, and in how many ways the others fit (§6.14)."""

from fractions import Fraction
from math import comb, factorial, perm
from typing import NamedTuple

from criminals.core.errors import InvalidState
from criminals.games.crooks.hidden import (
    ALL_BUT_BOSSES,
    BARS,
    BOSSES,
    BOSSES_AND_ON_TOP,
    NOBODY,
    ON_TOP,
    Pool,
)
from criminals.games.crooks.layout import Layout


class Filling(NamedTuple):
    """A pool's crooks by what bars them, how many places are barred to whom, and in how many ways they fit."""

    bosses: list[int]
    on_top: list[int]
    """Accomplices and Killers, if a place is barred to them; else they are among the others."""
    others: list[int]
    places: list[int]
    """By whom they are barred to."""
    ways: list[int]
    """How the Bosses, without those in places for them alone, and then the crooks on top find places.

    By how many Bosses are in places barred only to crooks on top: 0, 1 and so on. None at all, if no world fits.
    """


def places_of(pool: Pool) -> list[int]:
    """How many places a pool has, by whom they are barred to."""
    places = [0] * BARS
    for _, size, bar in pool.rooms:
        places[bar] += size
    return places


def bars_somebody(pool: Pool, places: list[int], layout: Layout) -> bool:
    """Whether a crook of a pool is kept out of one of its places; in most pools none is."""
    return any(places[ON_TOP:]) or not layout.bosses.isdisjoint(pool.crooks)


def filling_of(pool: Pool, places: list[int], layout: Layout) -> Filling:
    """How a pool can be filled."""
    crooks = pool.crooks
    bosses = crooks & layout.bosses
    on_top = crooks & layout.on_top if places[ON_TOP] or places[BOSSES_AND_ON_TOP] else set[int]()
    others = crooks - bosses - on_top
    fits = len(crooks) == sum(places)
    ways = _ways(len(bosses) - places[ALL_BUT_BOSSES], len(on_top), places) if fits else []
    return Filling(sorted(bosses), sorted(on_top), sorted(others), places, ways)


def _ways(bosses: int, on_top: int, places: list[int]) -> list[int]:
    free, down, back = places[NOBODY], places[BOSSES], places[ON_TOP]
    return [
        comb(bosses, i) * perm(back, i) * perm(free, bosses - i) * perm(max(0, down + free - bosses + i), on_top)
        for i in range(min(bosses, back) + 1)
    ]


def count_of(pool: Pool, layout: Layout) -> int:
    """In how many ways a pool can be filled; the order within a room makes no difference (§6.9)."""
    orders = 1
    for _, size, _ in pool.rooms:
        if size > 1:
            orders *= factorial(size)
    places = places_of(pool)
    if not bars_somebody(pool, places, layout):
        return factorial(len(pool.crooks)) // orders if len(pool.crooks) == sum(places) else 0
    filling = filling_of(pool, places, layout)
    chosen = perm(len(filling.bosses), places[ALL_BUT_BOSSES]) * sum(filling.ways)
    return factorial(len(filling.others)) * chosen // orders


def check_fits(fits: bool) -> None:
    """Raise `InvalidState` if no world fits: then it is no view of a game."""
    if not fits:
        raise InvalidState("view", ("no world fits it (§6.14)",))


def chances_of(filling: Filling) -> list[tuple[Fraction, Fraction, Fraction]]:
    """How likely one Boss, one crook on top, one of the others is in one place, by whom the place is barred to.

    If i Bosses are in places barred only to crooks on top, the Bosses are as likely in each of those, and in each
    place for anybody; a crook on top is as likely in each place that they left for it. The others share the rest.
    """
    total = sum(filling.ways)
    check_fits(total > 0)
    bosses, on_top, others = len(filling.bosses), len(filling.on_top), len(filling.others)
    free, down, back = filling.places[NOBODY], filling.places[BOSSES], filling.places[ON_TOP]
    nothing = Fraction(0)
    boss_free = boss_back = top_free = top_down = nothing
    for i, count in enumerate(filling.ways):
        if not count:
            continue
        chance = Fraction(count, total)
        in_free = bosses - filling.places[ALL_BUT_BOSSES] - i
        if in_free:
            boss_free += chance * Fraction(in_free, free * bosses)
        if i:
            boss_back += chance * Fraction(i, back * bosses)
        if on_top:
            top_down += chance * Fraction(1, down + free - in_free)
            top_free += chance * Fraction(free - in_free, max(1, free) * (down + free - in_free))

    def with_others(boss: Fraction, top: Fraction) -> tuple[Fraction, Fraction, Fraction]:
        return boss, top, (1 - boss * bosses - top * on_top) / others if others else nothing

    chances = [(nothing, nothing, nothing)] * BARS
    chances[NOBODY] = with_others(boss_free, top_free)
    chances[BOSSES] = with_others(nothing, top_down)
    chances[ON_TOP] = with_others(boss_back, nothing)
    chances[BOSSES_AND_ON_TOP] = with_others(nothing, nothing)
    chances[ALL_BUT_BOSSES] = (Fraction(1, max(1, bosses)), nothing, nothing)
    return chances
