"""What is public and what is secret in Crooks, and all histories of a tiny game, for the tests of who knows what."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import attrs

from criminals.games import crooks
from criminals.games.crooks import (
    TINY,
    Card,
    Moving,
    Origin,
    Placing,
    Setup,
    State,
    Take,
    Taking,
)
from tests.games.positions import viewers

PUBLIC: Final = ("layout", "sizes", "looks", "left", "rows", "discards", "money", "bank", "passed", "phase")


SECRET: Final = ("dealt", "undealt")


KEPT: Final = ("payable", "free")
"""What follows from public facts, and a state keeps."""


Facts = tuple[object, ...]


def public(state: State) -> Facts:
    """What everybody knows."""
    return tuple(getattr(state, name) for name in PUBLIC)


def cards(state: State) -> Iterator[Card]:
    """Every crook on the table, on the move or discarded."""
    for a_row in state.rows:
        for stack in a_row:
            yield from stack
    if isinstance(state.phase, Moving):
        yield from state.phase.cards
    yield from (discard.card for discard in state.discards)


def left_hangouts(state: State) -> list[Origin]:
    """The origins of all crooks that left a hangout, the one in hand included."""
    found = [card.origin for card in cards(state)]
    return [*found, state.phase.origin] if isinstance(state.phase, Placing) else found


def known(state: State) -> list[Mapping[Origin, int]]:
    """What each seat, and last the spectator, knows of the hidden crooks."""
    return [crooks.view(state, viewer).known for viewer in viewers(state)]


def seen(state: State) -> list[tuple[tuple[tuple[int, ...], ...], ...]]:
    """What each seat, and last the spectator, saw in the hangouts."""
    return [crooks.view(state, viewer).seen for viewer in viewers(state)]


@attrs.frozen
class History:
    """Some play of the tiny edition: the deal, the takes by hangout and crook, and the state it led to."""

    deal: Setup
    takes: tuple[tuple[str, int], ...]
    state: State

    def taken(self) -> dict[Origin, int]:
        """Who was taken, by origin: counted from the takes, without asking the state."""
        sizes = {"A": 2, "B": 2}
        found: dict[Origin, int] = {}
        for hangout, crook in self.takes:
            found[Origin(hangout, sizes[hangout])] = crook
            sizes[hangout] -= 1
        return found


@cache
def histories() -> tuple[History, ...]:
    """Every history in which seat 0 starts."""
    found: list[History] = []

    def go_on(history: History) -> None:
        found.append(history)
        state = history.state
        for action in crooks.legal_actions(state):
            takes = history.takes
            if isinstance(action, Take):
                assert isinstance(state.phase, Taking)
                takes = (*takes, (state.phase.hangout, action.crook))
            go_on(History(history.deal, takes, crooks.apply(state, action)))

    for deal in crooks.setups(2, TINY):
        if deal.start == 0:
            go_on(History(deal, (), crooks.new_game(setup=deal, edition=TINY)))
    return tuple(found)
