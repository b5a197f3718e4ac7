"""One package a game; the games know nothing of each other. Each is loaded when it is first used."""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from criminals.core.game.registry import add_alias, offer

if TYPE_CHECKING:
    from criminals.games import counterfeiters as counterfeiters
    from criminals.games import crooks as crooks
    from criminals.games import sicario as sicario

MODULES: Final[Mapping[str, str]] = {
    "crooks": "criminals.games.crooks",
    "counterfeiters": "criminals.games.counterfeiters",
    "sicario": "criminals.games.sicario",
}
"""The games of the library by their names, in the order in which `criminals.GAMES` lists them."""

offer(MODULES)
add_alias("criminals", "crooks")  # its Italian edition

if not TYPE_CHECKING:  # type checkers would take any name for a game

    def __getattr__(name: str) -> Any:
        if name in MODULES:
            return import_module(MODULES[name])
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
