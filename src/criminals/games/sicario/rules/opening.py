"""Setting up (§2): who everybody is, the order of the event cards, who is the sicario; drawn at random or given."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import attrs

from criminals.core.base.errors import Fault
from criminals.core.base.faults import named
from criminals.core.base.seats import Seat, no_seat
from criminals.core.box.openings import not_first, players_by
from criminals.core.game.notation import whole
from criminals.core.game.protocol import Rng
from criminals.games.sicario.box.edition import Edition, texts
from criminals.games.sicario.box.faults import fault
from criminals.games.sicario.rules.facts import Fact
from criminals.games.sicario.rules.layout import Layout, lay_out
from criminals.games.sicario.rules.state import State


@attrs.frozen
class Setup:
    """The character of each seat, by name; the event cards, the top one first; the sicario's seat (§2)."""

    characters: tuple[str, ...] = attrs.field(converter=texts)
    """The character of each seat, by name."""
    events: tuple[str, ...] = attrs.field(converter=texts)
    """The ids of the event cards, the top card first."""
    sicario: Seat = attrs.field(default=0, validator=whole)
    """The sicario's seat."""


def deal(edition: Edition, players: int, rng: Rng) -> Setup:
    """A set-up drawn at random: characters (§2.2), the order of the events (§2.4), the sicario's seat (§2.1).

    Args:
        edition: An edition of Sicario.
        players: The number of players.
        rng: The generator that draws.

    Returns:
        A set-up for `new_game`.

    Raises:
        InvalidArgument: The edition is not for this number of players.
    """
    names = list(lay_out(edition, players).sheet.names)
    rng.shuffle(names)
    events = list(edition.events)
    rng.shuffle(events)
    return Setup(names[:players], events, rng.randrange(players))


def begun_by(setup: Setup, first: Seat, players: int) -> Setup:
    """The same characters and events with the sicario at the seat before the first agent (§2.1, §2.4)."""
    return attrs.evolve(setup, sicario=(first - 1) % players)


def setup_of(state: State) -> Setup:
    """The set-up that a first state came from.

    Args:
        state: The first state of a game.

    Returns:
        The set-up.

    Raises:
        InvalidState: The state is a later one, which no longer tells its set-up.
    """
    if state.bottom or any(state.positions):
        raise not_first()
    return Setup(state.characters, state.unread, state.sicario)


def setups(edition: Edition, players: int) -> Iterator[Setup]:
    """Every set-up, each once; all are equally likely. There are few only for a tiny edition."""
    layout = lay_out(edition, players)
    for characters in permutations(layout.sheet.names, players):
        for events in orders(edition.events):
            for sicario in range(players):
                yield Setup(characters, events, sicario)


def orders(events: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every order of some event cards, each once: equal cards are not told apart (§6.5)."""
    if not events:
        yield ()
    for event in dict.fromkeys(events):
        at = events.index(event)
        for rest in orders(events[:at] + events[at + 1 :]):
            yield (event, *rest)


def players_of(setup: Setup, edition: Edition) -> int:
    """The number of players of a set-up; `InvalidArgument` if the edition is not for it."""
    return players_by(setup.characters, "characters", edition)


def first_state(layout: Layout, setup: Setup) -> State:
    """The first state of a set-up that is known to be sound: the agents on the boats, the first one to roll (§2)."""
    players, sicario = layout.players, setup.sicario
    return State(
        layout=layout,
        phase=layout.phases.rolling[layout.following[sicario]],
        sicario=sicario,
        positions=tuple(None if seat == sicario else 0 for seat in range(players)),
        lost=(0,) * players,
        facts=(frozenset[Fact](),) * players,
        shown=(None,) * players,
        bottom=(),
        characters=setup.characters,
        unread=setup.events,
    )


def setup_faults(layout: Layout, setup: Setup) -> Iterator[Fault]:
    """The faults that keep a set-up from being played in a layout."""
    if len(setup.characters) != layout.players:
        yield fault("2.2", "given_to_players", "characters", count=len(setup.characters), players=layout.players)
    edition = named(layout.edition.name)
    for name, count in Counter(setup.characters).items():
        if name not in layout.sheet.characters:
            yield fault("1.1", "character_of_no_edition", "characters", name=named(name), edition=edition)
        elif count > 1:
            yield fault("2.2", "character_repeated", "characters", name=named(name), count=count)
    given, printed = Counter(setup.events), Counter(layout.edition.events)
    for event in dict.fromkeys((*layout.edition.events, *setup.events)):
        if given[event] != printed[event]:
            count, due = given[event], printed[event]
            yield fault("2.4", "event_repeated", "events", event=named(event), count=count, due=due)
    if not 0 <= setup.sicario < layout.players:
        yield no_seat(setup.sicario, layout.players, "sicario")
