"""The worlds that fit a view (§6.14): counted, drawn and weighed without going through them, or listed.

Every world counts once: the rules' chance, and every hidden choice alike. What an opponent would rather have chosen is
left to whoever asks.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations
from math import prod
from typing import Final, TypeAlias

from criminals.core.game.marginals import Marginals
from criminals.core.game.protocol import Rng
from criminals.games.crooks.knowledge.counting import (
    bars_somebody,
    chances_of,
    check_fits,
    count_of,
    filling_of,
    places_of,
)
from criminals.games.crooks.knowledge.unknowns import (
    ALL_BUT_BOSSES,
    BARS,
    BOSSES,
    BOSSES_AND_ON_TOP,
    ON_TOP,
    PILE,
    Hidden,
    Pool,
    Room,
    Slot,
    hidden,
)
from criminals.games.crooks.knowledge.views import View, check_state, check_view
from criminals.games.crooks.knowledge.views import view as view_of
from criminals.games.crooks.rules.invariants import faults
from criminals.games.crooks.rules.layout import Layout
from criminals.games.crooks.rules.pieces import Origin
from criminals.games.crooks.rules.state import State, with_secrets

Whereabouts: TypeAlias = str | Origin
"""Where a crook can be: a hangout, by its letter; the `BOX`; once it left its hangout, what its origin names."""

BOX: Final = "box"
"""The place of the crooks that were never dealt (§2.3)."""


def count_worlds(view: View) -> int:
    """How many worlds fit a view; none, only if it is no view of a game."""
    pools, _ = hidden(view)
    return prod([count_of(pool, view.layout) for pool in pools])


def is_consistent(view: View, state: State) -> bool:
    """Whether a state is one of the worlds that fit a view."""
    check_view(view)
    check_state(state)
    return state.layout == view.layout and not faults(state) and view_of(state, view.viewer) == view


def sample_world(view: View, rng: Rng) -> State:
    """One of the worlds that fit a view, each with the same chance. It takes a view, so it cannot cheat."""
    pools, dealt = hidden(view)
    piles: list[list[int]] = [[] for _ in range(len(dealt) + 1)]
    for pool in pools:
        for (hangout, at), crook in _drawn(pool, view.layout, rng):
            if at == PILE:
                piles[hangout].append(crook)
            else:
                dealt[hangout][at] = crook
    return _world(view, dealt, piles)


def _drawn(pool: Pool, layout: Layout, rng: Rng) -> Iterable[tuple[Slot, int]]:
    """A place for every crook of a pool: the Bosses first, then who is barred from others, then the rest."""
    places = places_of(pool)
    if not bars_somebody(pool, places, layout):
        check_fits(len(pool.crooks) == sum(places))
        crooks = sorted(pool.crooks)
        rng.shuffle(crooks)
        return zip([slot for slot, size, _ in pool.rooms for _ in range(size)], crooks, strict=True)
    slots: list[list[Slot]] = [[] for _ in places]
    for slot, size, bar in pool.rooms:
        slots[bar] += [slot] * size
    free, down, back, back_early, left = slots
    filling = filling_of(pool, places, layout)
    check_fits(any(filling.ways))
    bosses, others = filling.bosses, filling.others
    placed: list[tuple[Slot, int]] = []
    if bosses:
        rng.shuffle(bosses)
        placed += [(slot, bosses.pop()) for slot in left]
        placed += [(_picked(back, rng), bosses.pop()) for _ in range(_returned(filling.ways, rng))]
        placed += [(_picked(free, rng), boss) for boss in bosses]
    rest = free + down
    placed += [(_picked(rest, rng), crook) for crook in filling.on_top]
    rng.shuffle(others)
    placed += zip(rest + back + back_early, others, strict=True)
    return placed


def _returned(ways: list[int], rng: Rng) -> int:
    """How many Bosses are in places barred only to crooks on top, drawn by the ways there are for each number."""
    drawn = rng.randrange(sum(ways)) if len(ways) > 1 else 0
    at = 0
    while drawn >= ways[at]:
        drawn -= ways[at]
        at += 1
    return at


def _picked(slots: list[Slot], rng: Rng) -> Slot:
    """One of the slots, each with the same chance; it leaves the list."""
    at = rng.randrange(len(slots))
    slots[at], slots[-1] = slots[-1], slots[at]
    return slots.pop()


def worlds(view: View) -> Iterator[State]:
    """Every world that fits a view, each once, in a fixed order; `count_worlds` tells how many there are."""
    return _worlds(view, hidden(view)) if count_worlds(view) else iter(())


def _worlds(view: View, hidden: Hidden) -> Iterator[State]:
    layout = view.layout
    pools, dealt = hidden
    barred: list[frozenset[int]] = [frozenset()] * BARS
    barred[BOSSES] = layout.abilities.bosses
    barred[ON_TOP] = layout.abilities.always_placed
    barred[BOSSES_AND_ON_TOP] = layout.abilities.bosses | layout.abilities.always_placed
    barred[ALL_BUT_BOSSES] = layout.everyone - layout.abilities.bosses

    def filled(rooms: list[tuple[Room, set[int]]], used: set[int]) -> Iterator[list[tuple[Slot, tuple[int, ...]]]]:
        if not rooms:
            yield []
            return
        (slot, size, bar), crooks = rooms[0]
        for chosen in combinations(sorted(crooks - used - barred[bar]), size):
            for rest in filled(rooms[1:], used.union(chosen)):
                yield [(slot, chosen), *rest]

    def strictest_first(room: Room) -> int:
        return -room[2]  # those that take anybody come last: then whoever is left over fits

    rooms = [(room, pool.crooks) for pool in pools for room in sorted(pool.rooms, key=strictest_first)]
    for each in filled(rooms, set()):
        ids = [list(crooks) for crooks in dealt]
        piles: list[list[int]] = [[] for _ in range(len(dealt) + 1)]
        for (hangout, at), chosen in each:
            if at == PILE:
                piles[hangout] = list(chosen)
            else:
                ids[hangout][at] = chosen[0]
        yield _world(view, ids, piles)


def marginals(view: View) -> Marginals[int, Whereabouts]:
    """How likely each crook, by its id, is at each place: the share of worlds in which it is there."""
    pools, dealt = hidden(view)
    layout = view.layout
    names = (*layout.letters, BOX)
    chances: dict[Whereabouts, dict[int, Fraction]] = {name: {} for name in names}
    for hangout, ids in enumerate(dealt):
        for at in range(view.sizes[hangout], len(ids)):
            chances[Origin(names[hangout], at + 1)] = {ids[at]: Fraction(1)}
    for pool in pools:
        for (hangout, at), shares in _shares(pool, layout):
            chances[names[hangout] if at == PILE else Origin(names[hangout], at + 1)] = shares
    return Marginals(chances)


def _shares(pool: Pool, layout: Layout) -> Iterator[tuple[Slot, dict[int, Fraction]]]:
    """For each room of a pool the share of each crook in it: by what bars the crook and the room, and no more."""
    filling = filling_of(pool, places_of(pool), layout)
    chances = chances_of(filling)
    classes = (filling.bosses, filling.on_top, filling.others)
    for slot, size, bar in pool.rooms:
        shares = [(chance * size, crooks) for chance, crooks in zip(chances[bar], classes, strict=True) if chance]
        yield slot, {crook: share for share, crooks in shares for crook in crooks}


def _world(view: View, dealt: list[list[int]], piles: list[list[int]]) -> State:
    """The state with this table, and with these crooks where they are hidden; the box is the last pile."""
    *_, box = piles
    in_order = [tuple(sorted(pile) + ids[size:]) for pile, ids, size in zip(piles, dealt, view.sizes, strict=False)]
    return with_secrets(view, tuple(in_order), tuple(sorted(box)))


def whereabouts(state: State) -> dict[Whereabouts, tuple[int, ...]]:
    """The crooks in each hangout and in the box, and the one of each origin, as `marginals` names the places."""
    check_state(state)
    letters = state.layout.letters
    found: dict[Whereabouts, tuple[int, ...]] = dict(zip(letters, state.piles, strict=True))
    for letter, ids, size in zip(letters, state.dealt, state.sizes, strict=True):
        for number in range(size, len(ids)):
            found[Origin(letter, number + 1)] = ids[number : number + 1]
    return {**found, BOX: state.undealt}
