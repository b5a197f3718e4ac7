"""The ways to fill a pool: which crooks the rules keep out of its places, and how the others fit (§6.14)."""

from fractions import Fraction
from math import comb, factorial, perm
from typing import NamedTuple

from criminals.core.base.errors import InvalidState
from criminals.games.crooks.box.faults import fault
from criminals.games.crooks.knowledge.unknowns import (
    ALL_BUT_BOSSES,
    BARS,
    BOSSES,
    BOSSES_AND_ON_TOP,
    NOBODY,
    ON_TOP,
    Pool,
)
from criminals.games.crooks.rules.layout import Layout


class Filling(NamedTuple):
    """A pool's crooks by what bars them, how many places are barred to whom, and in how many ways they fit."""

    bosses: list[int]
    on_top: list[int]
    """Accomplices and Killers, if a place is barred to them; otherwise they are among the others."""
    others: list[int]
    places: list[int]
    """By whom they are barred to."""
    ways: list[int]
    """The ways to place the Bosses, without those in places for them alone, and then the crooks on top.

    By how many Bosses are in places barred only to crooks on top: 0, 1 and so on. None at all, if no world fits.
    """


def places_of(pool: Pool) -> list[int]:
    """The number of places of a pool, by the crooks that they are barred to."""
    places = [0] * BARS
    for _, size, bar in pool.rooms:
        places[bar] += size
    return places


def bars_somebody(pool: Pool, places: list[int], layout: Layout) -> bool:
    """True if a crook of a pool is kept out of one of its places; in most pools none is."""
    return any(places[ON_TOP:]) or not layout.abilities.bosses.isdisjoint(pool.crooks)


def filling_of(pool: Pool, places: list[int], layout: Layout) -> Filling:
    """The ways to fill a pool."""
    bosses, on_top = _barred(pool, places, layout)
    others = pool.crooks - bosses - on_top
    ways = _ways(len(pool.crooks), len(bosses), len(on_top), places)
    return Filling(sorted(bosses), sorted(on_top), sorted(others), places, ways)


def _barred(pool: Pool, places: list[int], layout: Layout) -> tuple[set[int], set[int]]:
    """The Bosses of a pool, and its crooks on top if a place is barred to them."""
    on_top = places[ON_TOP] or places[BOSSES_AND_ON_TOP]
    crooks, abilities = pool.crooks, layout.abilities
    return crooks & abilities.bosses, crooks & abilities.always_placed if on_top else set()


def _ways(crooks: int, bosses: int, on_top: int, places: list[int]) -> list[int]:
    """`Filling.ways`, by how many crooks, Bosses and crooks on top there are."""
    if crooks != sum(places):
        return []
    free, down, back = places[NOBODY], places[BOSSES], places[ON_TOP]
    bosses -= places[ALL_BUT_BOSSES]
    return [
        comb(bosses, i) * perm(back, i) * perm(free, bosses - i) * perm(max(0, down + free - bosses + i), on_top)
        for i in range(min(bosses, back) + 1)
    ]


def count_of(pool: Pool, layout: Layout) -> int:
    """In how many ways a pool can be filled; the order within a room makes no difference (§6.9)."""
    orders, places = 1, [0] * BARS
    for _, size, bar in pool.rooms:
        places[bar] += size
        if size > 1:
            orders *= factorial(size)
    crooks, abilities = len(pool.crooks), layout.abilities
    if (
        not places[ALL_BUT_BOSSES]
        and abilities.bosses.isdisjoint(pool.crooks)
        and abilities.always_placed.isdisjoint(pool.crooks)
    ):  # then no place is barred to any of them
        return factorial(crooks) // orders if crooks == sum(places) else 0
    bosses, on_top = map(len, _barred(pool, places, layout))
    chosen = perm(bosses, places[ALL_BUT_BOSSES]) * sum(_ways(crooks, bosses, on_top, places))
    return factorial(crooks - bosses - on_top) * chosen // orders


def check_fits(fits: bool) -> None:
    """Raise `InvalidState` if no world fits: then it is no view of a game."""
    if not fits:
        raise InvalidState("view", (fault("6.14", "no_world"),))


def chances_of(filling: Filling) -> list[tuple[Fraction, Fraction, Fraction]]:
    """The chance of one Boss, one crook on top and one other in a place, by the crooks that the place is barred to.

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
