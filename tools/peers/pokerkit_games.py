"""PokerKit's Hold'em."""

# The package lives in .venv-peers: nothing of it is known here.
# pyright: basic, reportMissingImports=false

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from typing import Any, Final

from pokerkit import Automation, FixedLimitTexasHoldem, NoLimitTexasHoldem

from tools.peers.rows import READ, Row, Way, observing, played, random

PLAYERS: Final = 3
STACKS: Final = (200,) * PLAYERS

POKERKIT: Final = Way(
    name="PokerKit",
    package="pokerkit",
    move=(
        "`can_fold`, `can_check_or_call`, `can_complete_bet_or_raise_to`, one that can be done (the least raise);"
        " dealing is automatic"
    ),
    kept="`deepcopy(state)` before each move",
    observation=(
        "own cards, others' by `get_censored_hole_cards`, `get_board_cards`, stacks and bets; no one call gives it"
    ),
    checks="refused, always",
)


def _no_limit() -> Any:
    return NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, STACKS, PLAYERS)


def _fixed_limit() -> Any:
    return FixedLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, 4, STACKS, PLAYERS)


def _play(state: Any, most: int, kept: list[Any] | None) -> int:
    for done in range(most):
        if not state.status:
            return done
        actions: list[Callable[[], object]] = []
        if state.can_fold():
            actions.append(state.fold)
        if state.can_check_or_call():
            actions.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            actions.append(state.complete_bet_or_raise_to)
        if kept is not None:
            kept.append(deepcopy(state))
        actions[int(random() * len(actions))]()
    return most


def _seen(state: Any) -> object:
    actor = state.actor_index
    return (
        tuple(state.hole_cards[actor]),
        tuple(tuple(state.get_censored_hole_cards(player)) for player in range(PLAYERS) if player != actor),
        tuple(state.get_board_cards(0)),
        tuple(state.stacks),
        tuple(state.bets),
    )


def rows() -> Iterator[Row]:
    """Three players, 100 big blinds each."""
    for name, new in ("no-limit hold'em", _no_limit), ("fixed-limit hold'em", _fixed_limit):
        observed = partial(observing, _seen, new, _play, lambda state: state.actor_index is not None)
        yield Row(POKERKIT, name, {**played(new, _play), READ: observed})
