"""PettingZoo's classic games."""

# The package lives in .venv-peers: nothing of it is known here.
# pyright: basic, reportMissingImports=false

import os
from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from importlib import import_module
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # some environments open pygame even if nothing is drawn
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pettingzoo.classic  # noqa: F401  a missing package is named before any of its games

from tools.peers.rows import TENSOR, Row, Way, observing, played, random

GAMES: Final = (
    "chess_v6",
    "connect_four_v3",
    "go_v5",
    "hanabi_v5",
    "leduc_holdem_v4",
    "rps_v2",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "tictactoe_v3",
)
MOVE: Final = "`env.last`, which makes an observation with a mask, one of its actions, `env.step`"
KEPT: Final = "`deepcopy(env)` before each move"
OBSERVATION: Final = "`env.observe`: numpy tensors and a mask"

WRAPPED: Final = Way(
    name="PettingZoo classic, `env`",
    package="pettingzoo",
    move=MOVE,
    kept=KEPT,
    observation=OBSERVATION,
    checks="the end of the game, by a wrapper of `env`; in rps there is none",
)
RAW: Final = Way(
    "PettingZoo classic, `raw_env`", "pettingzoo", MOVE, KEPT, OBSERVATION, "left to each game: mostly an error"
)


def _new(name: str, constructor: str) -> Any:
    env = getattr(import_module(f"pettingzoo.classic.{name}"), constructor)()
    env.reset(seed=int(random() * 2**31))
    return env


def _play(env: Any, most: int, kept: list[Any] | None) -> int:
    for done in range(most):
        observation, _, over, cut, _ = env.last()
        if over or cut:
            return done
        if isinstance(observation, dict):
            actions = observation["action_mask"].nonzero()[0]
            action = int(actions[int(random() * len(actions))])
        else:
            action = int(random() * env.action_space(env.agent_selection).n)
        if kept is not None:
            kept.append(deepcopy(env))
        env.step(action)
    return most


def _seen(env: Any) -> object:
    return env.observe(env.agent_selection)


def rows() -> Iterator[Row]:
    """All classic games, as the docs say, and without the wrappers."""
    for way, constructor in (WRAPPED, "env"), (RAW, "raw_env"):
        for name in GAMES:
            new = partial(_new, name, constructor)
            yield Row(way, name, {**played(new, _play), TENSOR: partial(observing, _seen, new, _play)})
