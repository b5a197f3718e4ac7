"""The worlds that fit a view (§6.14): counted, drawn and weighed without going through them, or listed.

Every world counts once: the rules' chance, and every hidden choice alike. What an opponent would rather have chosen is
left to whoever asks.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import prod
from typing import Final, TypeAlias

from criminals.core.game.marginals import Marginals
from criminals.core.game.protocol import Rng
from criminals.games.crooks.knowledge.counting import chances_of, count_of, filling_of, places_of
from criminals.games.crooks.knowledge.frames import frame_of, world_of
from criminals.games.crooks.knowledge.sampling import sampled, sampler_of
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
from criminals.games.crooks.rules.state import State

Whereabouts: TypeAlias = str | Origin
"""A place where a crook can be: a hangout, by its letter; the `BOX`; or, once it has left its hangout, its origin."""

BOX: Final = "box"
"""The place of the crooks that were never dealt (§2.3)."""


def count_worlds(view: View) -> int:
    """The number of worlds that fit a view; 0 only if no game leads to the view.

    Args:
        view: A view of Crooks.

    Returns:
        The exact number.

    Raises:
        TypeError: The value is not a view of Crooks.
    """
    return count_of_hidden(view, hidden(view))


def is_consistent(view: View, state: State) -> bool:
    """Test if a state is one of the worlds that fit a view.

    Args:
        view: A view of Crooks.
        state: A state of Crooks.

    Returns:
        True if the viewer cannot rule out the state.

    Raises:
        TypeError: The values are not a view and a state of Crooks.
    """
    check_view(view)
    check_state(state)
    return state.layout == view.layout and not faults(state) and view_of(state, view.viewer) == view


def sample_world(view: View, rng: Rng) -> State:
    """One of the worlds that fit a view, each with the same chance.

    Args:
        view: A view of Crooks.
        rng: The generator that draws.

    Returns:
        A state. It is made from the view alone, so it reveals nothing else.

    Raises:
        InvalidState: No game leads to the view, so it has no worlds.
        TypeError: The value is not a view of Crooks.
    """
    return sampled(sampler_of(view, hidden(view)), rng)


def worlds(view: View) -> Iterator[State]:
    """Every world that fits a view, each once, in a fixed order.

    Args:
        view: A view of Crooks.

    Returns:
        An iterator over states; `count_worlds` tells how many there are.

    Raises:
        TypeError: The value is not a view of Crooks.
    """
    return worlds_of(view, hidden(view))


def marginals(view: View) -> Marginals[int, Whereabouts]:
    """The chance of each crook, by its id, at each place: the share of worlds in which it is there.

    Args:
        view: A view of Crooks.

    Returns:
        Exact shares of worlds as fractions, by thing and by place.

    Raises:
        InvalidState: No game leads to the view, so it has no worlds.
        TypeError: The value is not a view of Crooks.
    """
    return marginals_of(view, hidden(view))


# --- the same, given what is hidden in the view ---


def count_of_hidden(view: View, hidden: Hidden) -> int:
    """The number of worlds."""
    return prod([count_of(pool, view.layout) for pool in hidden.pools])


def worlds_of(view: View, hidden: Hidden) -> Iterator[State]:
    """Every world, in the order of `worlds`."""
    return _worlds(view, hidden) if count_of_hidden(view, hidden) else iter(())


def _worlds(view: View, hidden: Hidden) -> Iterator[State]:
    layout, frame = view.layout, frame_of(view, hidden)
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

    rooms = [(room, pool.crooks) for pool in hidden.pools for room in sorted(pool.rooms, key=strictest_first)]
    for each in filled(rooms, set()):
        crooks = [*frame.crooks]
        for (hangout, at), chosen in each:
            first = frame.starts[hangout] + (0 if at == PILE else at)
            crooks[first : first + len(chosen)] = chosen
        yield world_of(frame, crooks)


def marginals_of(view: View, hidden: Hidden) -> Marginals[int, Whereabouts]:
    """The share of worlds in which each crook is at each place; `InvalidState` if no world fits."""
    layout = view.layout
    names = (*layout.letters, BOX)
    chances: dict[Whereabouts, dict[int, Fraction]] = {name: {} for name in names}
    for hangout, ids in enumerate(hidden.dealt):
        for at in range(view.sizes[hangout], len(ids)):
            chances[Origin(names[hangout], at + 1)] = {ids[at]: Fraction(1)}
    for pool in hidden.pools:
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


def whereabouts(state: State) -> dict[Whereabouts, tuple[int, ...]]:
    """The crooks in each hangout and in the box, and the one of each origin, as `marginals` names the places.

    Args:
        state: A state of Crooks.

    Returns:
        The things at each place, in the names that `marginals` uses.

    Raises:
        TypeError: The value is not a state of Crooks.
    """
    check_state(state)
    letters = state.layout.letters
    found: dict[Whereabouts, tuple[int, ...]] = dict(zip(letters, state.piles, strict=True))
    for letter, ids, size in zip(letters, state.dealt, state.sizes, strict=True):
        for number in range(size, len(ids)):
            found[Origin(letter, number + 1)] = ids[number : number + 1]
    return {**found, BOX: state.undealt}
