"""Worlds drawn, each with the same chance (§6.14): what can be prepared is prepared once for all of them."""

from collections.abc import Sequence
from typing import NamedTuple

from criminals.core.game.protocol import Rng
from criminals.games.crooks.knowledge.counting import Filling, bars_somebody, check_fits, filling_of
from criminals.games.crooks.knowledge.frames import Frame, frame_of, world_of
from criminals.games.crooks.knowledge.unknowns import BARS, PILE, Hidden, Pool
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.rules.layout import Layout
from criminals.games.crooks.rules.state import State


class OpenPool(NamedTuple):
    """The crooks of a pool and their places, none of which is barred to any of them."""

    crooks: Sequence[int]
    places: Sequence[int]


class BarredPool(NamedTuple):
    """The ways to fill a pool, and its places by the crooks that they are barred to."""

    filling: Filling
    places: Sequence[Sequence[int]]


class Sampler(NamedTuple):
    """A prepared draw of worlds that fit a view."""

    frame: Frame
    pools: Sequence[OpenPool | BarredPool]


def sampler_of(view: View, hidden: Hidden) -> Sampler:
    """The prepared draw for a view and what is hidden in it; `InvalidState` if no world fits."""
    frame, layout = frame_of(view, hidden), view.layout
    return Sampler(frame, [_prepared(pool, frame.starts, layout) for pool in hidden.pools])


def _prepared(pool: Pool, starts: Sequence[int], layout: Layout) -> OpenPool | BarredPool:
    sizes = [0] * BARS
    places: list[int] = []
    for (hangout, at), size, bar in pool.rooms:
        sizes[bar] += size
        first = starts[hangout] + (0 if at == PILE else at)
        if size == 1:
            places.append(first)
        else:
            places += range(first, first + size)
    if not bars_somebody(pool, sizes, layout):
        check_fits(len(pool.crooks) == len(places))
        return OpenPool(sorted(pool.crooks), places)
    filling = filling_of(pool, sizes, layout)
    check_fits(any(filling.ways))
    by_bar: list[list[int]] = [[] for _ in sizes]
    start = 0
    for _, size, bar in pool.rooms:
        by_bar[bar] += places[start : start + size]
        start += size
    return BarredPool(filling, by_bar)


def sampled(sampler: Sampler, rng: Rng) -> State:
    """One of the worlds, each with the same chance."""
    crooks = [*sampler.frame.crooks]
    for pool in sampler.pools:
        if isinstance(pool, OpenPool):
            _put(crooks, pool.places, [*pool.crooks], rng)
        else:
            _fill(crooks, pool, rng)
    return world_of(sampler.frame, crooks)


def _put(crooks: list[int], places: Sequence[int], drawn: list[int], rng: Rng) -> None:
    """Put as many crooks into places, in an order that is drawn."""
    rng.shuffle(drawn)
    for place, crook in zip(places, drawn):  # noqa: B905 -- as many of both: that was checked once for all worlds
        crooks[place] = crook


def _fill(crooks: list[int], pool: BarredPool, rng: Rng) -> None:
    """Put the Bosses of a pool into its places first, then who is barred from others, then the rest."""
    free, down, back, back_early, left = pool.places
    filling = pool.filling
    rest = [*free]
    returned = [*back]
    if filling.bosses:
        bosses = [*filling.bosses]
        rng.shuffle(bosses)
        for place in left:
            crooks[place] = bosses.pop()
        for _ in range(_returned(filling.ways, rng)):
            crooks[_picked(returned, rng)] = bosses.pop()
        for boss in bosses:
            crooks[_picked(rest, rng)] = boss
    rest += down
    for crook in filling.on_top:
        crooks[_picked(rest, rng)] = crook
    _put(crooks, [*rest, *returned, *back_early], [*filling.others], rng)


def _returned(ways: list[int], rng: Rng) -> int:
    """The number of Bosses in places barred only to crooks on top, drawn by the ways for each number."""
    drawn = rng.randrange(sum(ways)) if len(ways) > 1 else 0
    at = 0
    while drawn >= ways[at]:
        drawn -= ways[at]
        at += 1
    return at


def _picked(places: list[int], rng: Rng) -> int:
    """One of the places, each with the same chance; it leaves the list."""
    at = rng.randrange(len(places))
    places[at], places[-1] = places[-1], places[at]
    return places.pop()
