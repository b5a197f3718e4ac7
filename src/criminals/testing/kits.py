"""What the laws need to know of a game besides its verbs."""

from collections.abc import Callable, Iterable
from string import ascii_uppercase
from typing import Any, Final, Generic, TypeVar

import attrs

from criminals.core.notation import LARGEST
from criminals.core.protocol import Game, Value
from criminals.games import crooks

S = TypeVar("S", bound=Value)
A = TypeVar("A", bound=Value)


@attrs.frozen
class Kit(Generic[S, A]):
    """A game, made ready for the laws.

    `universe(state)` is every action there could be in that box, and a margin outside it; `faults(state)` names what is
    broken in a state; `longest(state)` is a bound on the actions of a whole game from its set-up.
    """

    game: Game[S, A]
    universe: Callable[[S], Iterable[A]]
    faults: Callable[[S], tuple[str, ...]]
    longest: Callable[[S], int]


def crooks_universe(state: crooks.State) -> tuple[crooks.Action, ...]:
    """Every action of a Crooks box, and hangouts, targets, crooks and seats that it does not have."""
    letters = ascii_uppercase[: len(state.sizes) + 2]
    worths = _and_beside(state.edition.targets)
    ids = _and_beside(crook.id for crook in state.edition.crooks)
    return (
        crooks.Pass(),
        crooks.Leave(),
        crooks.Return(),
        crooks.Pick(),
        crooks.Decline(),
        *map(crooks.Recruit, letters),
        *map(crooks.SpyHangout, letters),
        *map(crooks.Take, ids),
        *(crooks.Place(worth, down) for worth in worths for down in (False, True)),
        *map(crooks.Move, worths),
        *map(crooks.SpyTarget, worths),
        *map(crooks.Kill, range(state.players + 2)),
    )


def _and_beside(numbers: Iterable[int]) -> list[int]:
    """The numbers, and those next to them that an action can name."""
    beside = {number + step for number in numbers for step in (-1, 0, 1)}
    return sorted(number for number in beside if 0 <= number <= LARGEST)


def crooks_kit() -> Kit[crooks.State, crooks.Action]:
    """The kit of Crooks."""
    return Kit(
        game=crooks,
        universe=crooks_universe,
        faults=crooks.faults,
        longest=lambda state: crooks.longest(state.edition, state.players),
    )


KITS: Final[dict[str, Kit[Any, Any]]] = {"crooks": crooks_kit()}
"""A kit for each game of the library."""
