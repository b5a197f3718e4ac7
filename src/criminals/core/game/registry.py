"""The games that are known by name. They are registered from outside: nothing here knows a game."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple

from typing_extensions import override

from criminals.core.base.checks import shortened
from criminals.core.base.faults import invalid, named
from criminals.core.game.defaults import completed, missing_verbs
from criminals.core.game.notation import nearest
from criminals.core.game.protocol import CompleteGame, Game

_games: dict[str, CompleteGame[Any, Any]] = {}
"""The games that are loaded."""

LEGAL_ACTIONS: Final[dict[str, Callable[[Any], tuple[Any, ...]]]] = {}
"""The `legal_actions` of each loaded game.

They save a call and a module: a move of Crooks by `criminals.legal_actions` and `criminals.apply` takes 100 ns less, of
2 µs.
"""

APPLY: Final[dict[str, Callable[[Any, Any], Any]]] = {}
"""The `apply` of each loaded game."""

UNKNOWN: Final = (AttributeError, KeyError, TypeError)
"""The errors of looking up the `game` of a value, if the value has none or the game is not loaded."""

_offered: dict[str, str] = {}
"""The modules of games that are loaded on first use."""

_aliases: dict[str, str] = {}
"""Other names by which `find_game` finds a game; `GAMES` and documents use its own name alone."""


class Installed(NamedTuple):
    """Games of other people, found by a name that is not known otherwise."""

    names: Callable[[], tuple[str, ...]]
    """The names of the installed games."""
    load: Callable[[str], Any]
    """Load the game with a name."""


_installed: list[Installed] = []


class _Games(Mapping[str, CompleteGame[Any, Any]]):
    """Every known game by its name; looking one up loads it."""

    @override
    def __getitem__(self, name: str) -> CompleteGame[Any, Any]:
        game = _games.get(name)
        return _loaded(name) if game is None else game

    @override
    def __contains__(self, name: object) -> bool:
        return name in _offered or name in _games

    @override
    def __iter__(self) -> Iterator[str]:
        return iter({**_offered, **_games})

    @override
    def __len__(self) -> int:
        return len({**_offered, **_games})

    @override
    def __repr__(self) -> str:
        return f"<the games {', '.join(self)}>"


GAMES: Final[Mapping[str, CompleteGame[Any, Any]]] = _Games()
"""Every known game by its name: the games of the library, then those that you registered.

Listing the names loads no game; looking one up loads it.
"""


def offer(modules: Mapping[str, str]) -> None:
    """Make games known by their modules, which are loaded on first use and have every verb."""
    _offered.update(modules)


def look_among(installed: Installed) -> None:
    """Look for unknown names among the games of other people."""
    _installed.append(installed)


def register(name: str, game: Game[Any, Any]) -> None:
    """Make a game known by its name, to all verbs of `criminals`.

    Missing verbs are made from the others, so that `GAMES[name]` has all of `CompleteGame`. Registering a game twice
    does nothing.

    Args:
        name: The `NAME` of the game.
        game: A module, or any object, that is a `Game`.

    Raises:
        TypeError: The game lacks something that every game must have; the message names all of it. Or `name` is not a
            string.
        ValueError: `name` is not the game's own name, or another game has it.
    """
    if not isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers mix up the two
        raise TypeError(f"a game is registered under a text, not {name!r}")
    missing = missing_verbs(game)
    if missing:
        raise TypeError(f"{game!r} is no game: it has no {', '.join(missing)}")
    if name in _aliases:
        raise ValueError(f"{name!r} is another name of {_aliases[name]!r}: a game of its own needs a name of its own")
    called = game.NAME
    if name != called:
        raise ValueError(f"the game called {called!r} cannot be registered as {name!r}")
    known = GAMES.get(name)
    if known is None:
        _keep(name, completed(game))
    elif getattr(known, "__wrapped__", known) is not game:
        raise ValueError(f"there is another game called {name!r}")


def game_of(value: object) -> CompleteGame[Any, Any]:
    """The game of a state, an action or another value; `TypeError` if the value belongs to no known game."""
    try:
        return _games[value.game]  # type: ignore[attr-defined]  # asked of anything, and quickly: it is on every path
    except UNKNOWN:
        name = getattr(value, "game", None)
    game = known_game(name) if isinstance(name, str) else None
    if game is None:
        raise TypeError(f"{shortened(value)} is neither a state nor anything else of a known game")
    return game


def add_alias(alias: str, name: str) -> None:
    """Let `find_game` find a known game by another name, too."""
    if alias in GAMES or name not in GAMES or _aliases.get(alias, name) != name:
        raise ValueError(f"{alias!r} cannot stand for {name!r}: one has to be free, the other registered")
    _aliases[alias] = name


def find_game(name: str) -> CompleteGame[Any, Any]:
    """Find a game by its name or an alias. It is loaded if necessary.

    Only this function resolves aliases. To keep or show a name, take the `NAME` of the game.

    Args:
        name: A name in `GAMES`, `"criminals"`, or the name of an installed game.

    Returns:
        The game, with all verbs.

    Raises:
        InvalidArgument: There is no such game; the message suggests the nearest name and lists the known ones.
    """
    if isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- what is no name may have no hash
        own = _aliases.get(name, name)
        game = _games.get(own)
        if game is None:
            game = known_game(own)
        if game is not None:
            return game
    known = tuple(dict.fromkeys((*GAMES, *_other_names())))
    if not known:
        raise invalid("no_games", name=named(name))
    near = nearest(name, (*known, *_aliases)) or ""
    if near in _aliases:
        raise invalid("no_game_alias", name=named(name), near=near, of=_aliases[near], known=known)
    raise invalid("no_game", name=named(name), near=near, known=known)


def known_game(name: str) -> CompleteGame[Any, Any] | None:
    """The game with exactly this name, loaded if necessary, or None; installed games are looked for last."""
    if name in GAMES:
        return GAMES[name]
    for others in _installed:
        if name in others.names():
            register(name, others.load(name))
            return _games[name]
    return None


def is_loaded(name: str) -> bool:
    """Test if the game with a name is loaded."""
    return name in _games


def _loaded(name: str) -> CompleteGame[Any, Any]:
    """The game that is offered under a name, loaded now; `KeyError` if there is none."""
    game: Any = import_module(_offered[name])
    return _games[name] if name in _games else _keep(name, game)


def _keep(name: str, game: CompleteGame[Any, Any]) -> CompleteGame[Any, Any]:
    LEGAL_ACTIONS[name], APPLY[name] = game.legal_actions, game.apply
    _games[name] = game
    return game


def _other_names() -> Iterator[str]:
    return (name for others in _installed for name in others.names())
