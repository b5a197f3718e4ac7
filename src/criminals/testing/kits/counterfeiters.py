"""The kit of Counterfeiters for the laws."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

import attrs

from criminals.core.base.errors import InvalidState
from criminals.core.game.protocol import Rng
from criminals.games import counterfeiters
from criminals.games.counterfeiters import (
    Action,
    Buy,
    Decline,
    Defraud,
    Dine,
    Fence,
    Fly,
    LayDown,
    Over,
    Print,
    Retake,
    Shop,
    State,
)
from criminals.testing.kits.counterfeiters_table import NOTE, perceived, perceived_at_first, reflown
from criminals.testing.kits.kit import Kit

ODD: Final = (0, 5, 15)
"""Amounts that nobody can fly out."""


def counterfeiters_universe(state: State) -> tuple[Action, ...]:
    """Every action of a Counterfeiters box that cash and fakes may allow, and some of each kind that they do not.

    It goes by what everybody knows: a step more cash than anybody can have, a fake more than anybody holds.
    """
    board = state.layout.board
    held = tuple(max(crew.fakes[at] for crew in state.crews) for at in range(3))
    most = max(crew.most for crew in state.crews)
    amounts = (*ODD, *range(NOTE, most + 2 * NOTE, NOTE), state.edition.money, state.edition.money + NOTE)
    return (
        LayDown(),
        Decline(),
        *map(Buy, range(len(board.market) + 2)),
        *map(Print, range(len(board.print) + 2)),
        *_changing(Shop, len(board.shop), held, 4),
        *_changing(Fence, len(board.fence), held, 9),
        *map(Defraud, range(len(board.defraud) + 2)),
        *(Fly(flight, amount) for flight in ("commercial", "jet") for amount in dict.fromkeys(amounts)),
        *map(Dine, range(5)),
        *map(Retake, dict.fromkeys((*state.layout.spaces, "fly commercial", "fly jet", "buy 0", "shop 9"))),
    )


def _changing(kind: type[Shop | Fence], spaces: int, held: tuple[int, ...], most: int) -> Iterator[Action]:
    """Fakes, up to one more of a quality than anybody holds and so many in all; on spaces that there are, or not."""
    for fakes in product(*(range(count + 2) for count in held)):
        if sum(fakes) <= most:
            yield from (kind(space, fakes) for space in range(1, spaces + 1))
    yield from (kind(space, (0, 1, 0)) for space in (0, spaces + 1))
    yield from (kind(space, (most, most, most)) for space in range(1, spaces + 1) if max(held) + 1 < most)


def exchanged(state: State, rng: Rng) -> State:
    """The state with two cards of the stack exchanged, or with the money of a seat split in another way."""
    if len(state.stack) > 1 and rng.randrange(2):
        stack = list(state.stack)
        one, other = rng.randrange(len(stack)), rng.randrange(len(stack))
        stack[one], stack[other] = stack[other], stack[one]
        return attrs.evolve(state, stack=tuple(stack))
    seat = rng.randrange(state.players)
    wealth, cash = state.crews[seat].wealth, list(state.cash)
    if rng.randrange(2):
        cash[seat] = NOTE * rng.randrange(wealth // NOTE + 1)
    else:
        moved = cash[seat] + (NOTE if rng.randrange(2) else -NOTE)
        cash[seat] = moved if 0 <= moved <= wealth else cash[seat]
    return attrs.evolve(state, cash=tuple(cash))


def retraced(first: State, actions: Sequence[Action], world: State) -> tuple[State, list[Action]]:
    """The same play with the world's stack below the cards that were drawn, and flights that leave the world's cash."""
    setup = counterfeiters.setup_of(first)
    rest = world.leftover if isinstance(world.phase, Over) else world.stack
    drawn = setup.stack[: len(setup.stack) - len(rest)]
    try:
        start = counterfeiters.new_game(
            players=first.players, edition=first.edition, setup=attrs.evolve(setup, stack=drawn + rest)
        )
    except InvalidState:  # letters out of their order: there is no such game, and this one leads elsewhere
        return first, list(actions)
    return start, reflown(first, actions, world.cash)


def counterfeiters_kit() -> Kit[State, Action]:
    """Make the kit of Counterfeiters.

    Returns:
        The kit, with all fields.
    """
    return Kit(
        game=counterfeiters,
        universe=counterfeiters_universe,
        faults=counterfeiters.faults,
        longest=lambda state: counterfeiters.longest(state.edition, state.players),
        perceived_at_first=perceived_at_first,
        perceived=perceived,
        exchanged=exchanged,
        retraced=retraced,
        whereabouts=counterfeiters.whereabouts,
        arguments=lambda view: {"space": view.layout.spaces},
    )
