"""RLCard's games, by their environments and without."""

# The package lives in .venv-peers and has no types: nothing of it is known here.
# pyright: basic, reportMissingImports=false

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from typing import Any, Final

import rlcard

from tools.peers.rows import READ, TENSOR, Row, Way, observing, played, random

LIKE_OURS: Final = ("uno", "gin-rummy")
GAMES: Final = (*LIKE_OURS, "limit-holdem", "doudizhu", "mahjong", "bridge")

ENVIRONMENT: Final = Way(
    name="RLCard",
    package="rlcard",
    move="one of `legal_actions` of the state that the last `env.step` gave, `env.step`, which makes an observation",
    kept="`deepcopy(env.game)` before each move: `step_back` does the same in uno, and is missing in gin-rummy",
    observation="`env.get_state`: a dict with a numpy tensor",
    checks="no refusal: mostly an error from deep inside; limit-holdem folds or checks instead",
)
BARE: Final = Way(
    name="RLCard, the game inside",
    package="rlcard",
    move="`get_legal_actions`, one of them, `game.step`, which makes a raw state",
    kept="`deepcopy(game)` before each move",
    observation="`game.get_state`: a raw dict",
    checks="the same",
)


def _environment(name: str) -> list[Any]:
    """An environment that is dealt, and the state for who is to act."""
    env = rlcard.make(name, {"seed": int(random() * 2**31)})
    state, _ = env.reset()
    return [env, state]


def _play(table: list[Any], most: int, kept: list[Any] | None) -> int:
    env, state = table
    for done in range(most):
        if env.is_over():
            return done
        actions = list(state["legal_actions"])
        if kept is not None:
            kept.append(deepcopy(env.game))
        state, _ = env.step(actions[int(random() * len(actions))])
        table[1] = state
    return most


def _bare(name: str) -> tuple[Any, Callable[[], list[Any]]]:
    game = _environment(name)[0].game
    return game, game.get_legal_actions if name == "uno" else game.judge.get_legal_actions


def _play_bare(table: tuple[Any, Callable[[], list[Any]]], most: int, kept: list[Any] | None) -> int:
    game, legal_actions = table
    for done in range(most):
        if game.is_over():
            return done
        actions = legal_actions()
        if kept is not None:
            kept.append(deepcopy(game))
        game.step(actions[int(random() * len(actions))])
    return most


def _seen(table: Any) -> object:
    return table[0].get_state(table[0].get_player_id())


def rows() -> Iterator[Row]:
    """The environments; the games inside those that are most like ours."""
    for name in GAMES:
        new = partial(_environment, name)
        yield Row(ENVIRONMENT, name, {**played(new, _play), TENSOR: partial(observing, _seen, new, _play)})
    for name in LIKE_OURS:
        inside = partial(_bare, name)
        yield Row(BARE, name, {**played(inside, _play_bare), READ: partial(observing, _seen, inside, _play_bare)})
