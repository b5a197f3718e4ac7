"""The games that are known by name. It is filled from outside: nothing here knows a game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from criminals.core.checks import shortened
from criminals.core.protocol import Game

_games: dict[str, Game[Any, Any]] = {}

_VERBS: Final = tuple(verb for verb in vars(Game) if not verb.startswith("_"))

GAMES: Final[Mapping[str, Game[Any, Any]]] = MappingProxyType(_games)
"""Every registered game by its name, in the order of registration; `register` adds to it."""


def register(name: str, game: Game[Any, Any]) -> None:
    """Make a game known under its own name. A name stays with its game: another one under it is a `ValueError`.

    `TypeError` names all that an object lacks to be a game.
    """
    if not isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers mix up the two
        raise TypeError(f"a game is registered under a text, not {name!r}")
    missing = [verb for verb in _VERBS if not hasattr(game, verb)]
    if missing:
        raise TypeError(f"{game!r} is no game: it has no {', '.join(missing)}")
    called = game.NAME
    if name != called:
        raise ValueError(f"the game called {called!r} can not be registered as {name!r}")
    if _games.setdefault(name, game) is not game:
        raise ValueError(f"there is another game called {name!r}")


def game_of(value: object) -> Game[Any, Any]:
    """The game that a state, an action or another value of a game belongs to; `TypeError` if it belongs to none."""
    try:
        return _games[value.game]  # type: ignore[attr-defined]  # asked of anything, and quickly: it is on every path
    except (AttributeError, KeyError, TypeError):
        raise TypeError(f"{shortened(value)} is neither a state nor anything else of a known game") from None


def find_game(name: str) -> Game[Any, Any]:
    """The game of a name; `ValueError` names those that are known."""
    for known, game in _games.items():  # not by a look-up: what is no name may have no hash
        if known == name:
            return game
    raise ValueError(f"no game {name!r}: there are {', '.join(_games) or 'none yet'}")
