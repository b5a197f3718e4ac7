"""Scenes for the tests of Sicario: a state made by saying only what matters, and turns played from their texts.

The reference path, space by space: streets but for the buildings 3, 7, 14, 16, 18, 25, 29, 36, 38, 40 and the antennas
11, 21, 33, 43. The boats are 0, the embassy is 45.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import attrs

from criminals.games import sicario
from criminals.games.sicario import (
    REFERENCE,
    Action,
    Ask,
    Capture,
    Edition,
    Eliminate,
    Fact,
    Phase,
    Roll,
    Rolling,
    State,
)
from criminals.games.sicario.rules.layout import lay_out

NAMES: Final = ("Boris", "Olga", "Glenda", "Zeno")
"""Who the seats of a scene are."""

LONGEST: Final = {3: 183, 4: 295}
"""By players, how many actions a game of the reference edition has at most (§7.6)."""

HOME: Final = 45


def box(path: str, *events: str, die: int = 6) -> Edition:
    """The reference characters on another path, with other event cards."""
    return attrs.evolve(REFERENCE, name="scene", path=path, events=events or REFERENCE.events, die=die)


def scene(
    *at: int | None,
    hunter: int = 0,
    seat: int | None = None,
    deck: Sequence[str] = (),
    read: Sequence[str] = (),
    lost: Mapping[int, int] | None = None,
    facts: Mapping[int, set[Fact]] | None = None,
    phase: Phase | None = None,
    edition: Edition = REFERENCE,
) -> State:
    """A state before a throw: where each agent stands, clockwise from the sicario's left; None for one who is out.

    `seat` is to throw, by default the one after the sicario's. The deck begins with the cards in `deck`, those in
    `read` are its lowest, and nobody knows the order of the others.
    """
    players = len(at) + 1
    layout = lay_out(edition, players)
    positions: list[int | None] = [None] * players
    for place, space in enumerate(at, 1):
        positions[(hunter + place) % players] = space
    between = list(edition.events)
    for event in (*deck, *read):
        between.remove(event)
    return State(
        layout=layout,
        phase=phase or Rolling((hunter + 1) % players if seat is None else seat),
        sicario=hunter,
        positions=tuple(positions),
        lost=tuple((lost or {}).get(number, 0) for number in range(players)),
        facts=tuple(frozenset((facts or {}).get(number, ())) for number in range(players)),
        shown=tuple(
            NAMES[number] if number != hunter and positions[number] is None else None for number in range(players)
        ),
        bottom=tuple(read),
        characters=NAMES[:players],
        unread=(*deck, *between),
    )


def acting(state: State) -> tuple[str, object]:
    """The phase, by its name, and who is to act; for a throw, whose it is."""
    phase = state.phase
    return type(phase).__name__.lower(), phase.seat if isinstance(phase, Rolling) else sicario.actor(state)


def chosen(rng: random.Random, actions: Sequence[Action]) -> Action:
    """Any kind of action with the same chance, then one of that kind."""
    kind = rng.choice(list(dict.fromkeys(map(type, actions))))
    return rng.choice([action for action in actions if type(action) is kind])


def plies(players: int, seed: int, edition: Edition = REFERENCE) -> Iterator[tuple[State, Action | None]]:
    """The states of a whole random game, the first and the last included, each with what is played then."""
    rng = random.Random(seed)
    state = sicario.new_game(players=players, rng=rng, edition=edition)
    for _ in range(sicario.longest(edition, players) + 1):
        actions = sicario.legal_actions(state)
        if not actions:
            yield state, None
            return
        action = chosen(rng, actions)
        yield state, action
        state = sicario.apply(state, action)
    raise AssertionError("the game does not end")


def every_state(players: int, seed: int, edition: Edition = REFERENCE) -> Iterator[State]:
    """The states of a whole random game, the first and the last included."""
    return (state for state, _ in plies(players, seed, edition))


MARGIN: Final[tuple[Action, ...]] = (
    *map(Roll, (0, 7, 10**8)),
    *(make(seat, name) for seat in (0, 3, 4, 99) for make, name in ((Ask, "hat"), (Eliminate, "Olga"))),
    *(Ask(1, trait) for trait in ("beard", "Hat", "reference", "Olga")),
    *(Eliminate(1, name) for name in ("Nobody", "olga", "hat")),
    *map(Capture, ("Nobody", "glenda", "green-hat")),
)
"""Actions that the reference box has not, or not for so few."""


def with_margin(state: State) -> list[Action]:
    """Every action of the box, and some outside it."""
    return list(dict.fromkeys((*sicario.action_space(state.players, state.edition), *MARGIN)))
