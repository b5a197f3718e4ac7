"""The games that are known by name. It is filled from outside: nothing here knows a game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from criminals.core.checks import shortened
from criminals.core.notation import nearest
from criminals.core.protocol import Game

_games: dict[str, Game[Any, Any]] = {}

_aliases: dict[str, str] = {}
"""Other names by which `find_game` finds a game; `GAMES` and documents use its own name alone."""

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
    if name in _aliases:
        raise ValueError(f"{name!r} is another name of {_aliases[name]!r}: a game of its own needs a name of its own")
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


def add_alias(alias: str, name: str) -> None:
    """Let `find_game` find a registered game by another name, too."""
    if alias in _games or name not in _games or _aliases.get(alias, name) != name:
        raise ValueError(f"{alias!r} cannot stand for {name!r}: one has to be free, the other registered")
    _aliases[alias] = name


def find_game(name: str) -> Game[Any, Any]:
    """The game of a name or an alias; `ValueError` names those that are known, and the one that was probably meant.

    It is the only place that resolves names: whoever keeps or shows one takes `NAME` of the game.
    """
    if isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- what is no name may have no hash
        game = _games.get(_aliases.get(name, name))
        if game is not None:
            return game
    if not _games:
        raise ValueError(f"there is no game {shortened(name)}: none is registered yet")
    near = nearest(name, (*_games, *_aliases))
    named = f"{near!r} ({_aliases[near]})" if near in _aliases else repr(near)
    meant = "." if near is None else f"; did you mean {named}?"
    raise ValueError(f"there is no game {shortened(name)}{meant} The games are: {', '.join(_games)}")
