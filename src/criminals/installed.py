"""Games of other people: found by the entry points of installed packages, or loaded from the modules that are named."""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from criminals.core.game.defaults import missing_verbs
from criminals.core.game.protocol import CompleteGame
from criminals.core.game.registry import Installed, find_game, known_game, register

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.metadata import EntryPoint

GROUP: Final = "criminals.games"
"""The group of entry points: the name is the game's, the value its module or another object that is a `Game`."""


@cache
def entry_points() -> "Mapping[str, EntryPoint]":
    """The entry points of games by name: read once, and only for a name that is not known otherwise."""
    from importlib import metadata  # noqa: PLC0415 -- it costs more than the rest of the library's first import

    return {point.name: point for point in metadata.entry_points(group=GROUP)}


def _names() -> tuple[str, ...]:
    return tuple(entry_points())


def _load(name: str) -> Any:
    return entry_points()[name].load()


INSTALLED: Final = Installed(_names, _load)

# --- modules that are named ---

_places: dict[str, tuple[object, str]] = {}
"""The games that were loaded, and the places that they were loaded from, by name."""


def load_game(place: str) -> str:
    """Register the game at a place, and return its name.

    Args:
        place: A module that is a game, `my_games.kuhn`, or an object of a module that is one, `my_games:KUHN`.

    Raises:
        ImportError: There is no such module, or no such object in it.
        TypeError: It is no game; all that it lacks is named.
        ValueError: Another game has its name.
    """
    game = _at(place)
    missing = missing_verbs(game)
    if missing:
        raise TypeError(f"it is no game: it has no {', '.join(missing)}")
    name: str = game.NAME
    register(name, game)
    _places[name] = game, place
    return name


def place_of(name: str) -> str:
    """The place from which another process can load a game that is known here."""
    game = find_game(name)
    own: object = getattr(game, "__wrapped__", game)
    loaded, place = _places.get(game.NAME, (None, ""))
    if loaded is own:
        return place
    return own.__name__ if isinstance(own, ModuleType) else type(own).__module__


def game_from(name: str, place: str | None) -> CompleteGame[Any, Any]:
    """The game of a name, in a process that may not know it yet: then it is loaded from its place.

    `ValueError` if the game is not there, nor registered by the module that is there.
    """
    if place is not None and known_game(name) is None:
        there = _at(place)
        if known_game(name) is None:
            if getattr(there, "NAME", None) != name:
                raise ValueError(f"{place} neither is the game {name!r} nor registers it when it is imported")
            load_game(place)
    return find_game(name)


def _at(place: str) -> Any:
    module, _, names = place.partition(":")
    found: Any = import_module(module)
    for name in filter(None, names.split(".")):
        if not hasattr(found, name):
            raise ImportError(f"there is no {name!r} in it")
        found = getattr(found, name)
    return found
