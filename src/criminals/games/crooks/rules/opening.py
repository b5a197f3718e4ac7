"""Setting up (§2): the deal and who starts, drawn at random or given."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

import attrs

from criminals.core.base.errors import Fault
from criminals.core.base.faults import named
from criminals.core.base.seats import Seat, no_seat
from criminals.core.box.openings import not_first, untold
from criminals.core.game.notation import whole, whole_numbers
from criminals.core.game.protocol import Rng
from criminals.games.crooks.box.edition import Edition
from criminals.games.crooks.box.faults import fault
from criminals.games.crooks.rules.layout import Layout, lay_out
from criminals.games.crooks.rules.phase import Recruiting
from criminals.games.crooks.rules.state import State


def _ascending(ids: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(whole_numbers(ids)))


def _each_ascending(piles: Iterable[Iterable[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(map(_ascending, piles))


@attrs.frozen
class Setup:
    """A deal and who starts: the ids of the crooks in each hangout (A first) and in the box, and a seat.

    The order within a hangout, or within the box, means nothing: it is kept ascending.
    """

    hangouts: tuple[tuple[int, ...], ...] = attrs.field(converter=_each_ascending)
    """The ids of the crooks in each hangout, A first."""
    box: tuple[int, ...] = attrs.field(converter=_ascending)
    """The ids of the crooks in the box."""
    start: Seat = attrs.field(default=0, validator=whole)
    """The seat that starts."""


def deal(edition: Edition, players: int, rng: Rng) -> Setup:
    """A set-up drawn at random: the crooks shuffled and dealt (§2.3), then the starting player (§2.5).

    Args:
        edition: An edition of Crooks.
        players: The number of players.
        rng: The generator that draws.

    Returns:
        A set-up for `new_game`.

    Raises:
        InvalidArgument: The edition is not for this number of players.
    """
    layout = lay_out(edition, players)
    ids = [crook.id for crook in edition.crooks]
    rng.shuffle(ids)
    dealt = iter(ids)
    hangouts = [[next(dealt) for _ in range(size)] for size in layout.sizes]
    return Setup(hangouts, dealt, rng.randrange(players))


def begun_by(setup: Setup, first: Seat, players: int) -> Setup:
    """The same deal with another start (§2.5)."""
    return attrs.evolve(setup, start=first)


def setup_of(state: State) -> Setup:
    """The set-up that a first state came from.

    Args:
        state: The first state of a game.

    Returns:
        The set-up.

    Raises:
        InvalidState: The state is a later one, which no longer tells its set-up.
    """
    if not isinstance(state.phase, Recruiting) or any(state.looks) or any(state.passed):
        raise not_first()
    return Setup(state.dealt, state.undealt, state.phase.seat)


def setups(edition: Edition, players: int) -> Iterator[Setup]:
    """Every set-up, each once; all are equally likely. There are few only for a tiny edition."""
    return _setups(lay_out(edition, players))


def _setups(layout: Layout) -> Iterator[Setup]:
    def deals(sizes: tuple[int, ...], ids: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
        if not sizes:
            yield (ids,)
            return
        for pile in combinations(ids, sizes[0]):
            for rest in deals(sizes[1:], tuple(crook for crook in ids if crook not in pile)):
                yield (pile, *rest)

    for *hangouts, box in deals(layout.sizes, tuple(sorted(layout.crooks))):
        for start in range(layout.players):
            yield Setup(hangouts, box, start)


def players_of(setup: Setup, edition: Edition) -> int:
    """The player count whose piles a set-up has; `InvalidArgument` if that does not say it."""
    sizes = tuple(map(len, setup.hangouts))
    counts = [players for players, piles in edition.piles.items() if piles == sizes]
    if len(counts) != 1:
        raise untold("hangouts", sizes, edition)
    return counts[0]


def first_state(layout: Layout, setup: Setup) -> State:
    """The first state of a set-up that is known to be sound, such as one that was just dealt (§2.4)."""
    edition, players = layout.edition, layout.players
    return State(
        layout=layout,
        sizes=layout.sizes,
        looks=((),) * len(layout.sizes),
        left=frozenset(),
        rows=(((),) * len(edition.targets),) * players,
        discards=(),
        money=(edition.purse,) * players,
        bank=edition.money - players * edition.purse,
        passed=(False,) * players,
        phase=layout.phases.recruiting[setup.start],
        dealt=setup.hangouts,
        undealt=setup.box,
    )


def setup_faults(layout: Layout, setup: Setup) -> Iterator[Fault]:
    """The faults of a set-up for a layout."""
    if len(setup.hangouts) != len(layout.sizes):
        yield fault("2.2", "hangout_count", "hangouts", count=len(setup.hangouts), due=len(layout.sizes))
    else:
        for letter, pile, size in zip(layout.letters, setup.hangouts, layout.sizes, strict=True):
            if len(pile) != size:
                yield fault("2.2", "pile_size", f"hangouts.{letter}", count=len(pile), due=size)
    found = Counter((*(crook for pile in setup.hangouts for crook in pile), *setup.box))
    for crook, count in sorted(found.items()):
        if crook not in layout.crooks:
            yield fault("1.1", "crook_of_no_edition", crook=crook, edition=named(layout.edition.name))
        elif count > 1:
            yield fault("2.3", "crook_repeated", crook=crook, count=count)
    for crook in sorted(layout.crooks.keys() - found.keys()):
        yield fault("2.3", "crook_nowhere", crook=crook)
    if not 0 <= setup.start < layout.players:
        yield no_seat(setup.start, layout.players, "start", "2.5")
