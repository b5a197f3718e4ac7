"""The documents of any game: its own, or made from the values that it declares.

A game declares its values by naming their types `State`, `View`, `Action`, `ViewEvent` and `Setup`, and `Edition` with
its `EDITIONS` by name if it has more than one box. The rest is made when documents are first used.
"""

from typing import Any, Final

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.documents.default_documents import Values, documented_game
from criminals.core.documents.envelope import Documented, offers_documents
from criminals.core.game.protocol import CompleteGame

DECLARED: Final = ("State", "View", "Action", "ViewEvent", "Setup")
"""The names by which a game declares the types of its values."""

_made: dict[int, tuple[CompleteGame[Any, Any], Documented]] = {}
"""The documents that were made for each game, by the game's identity."""

MOST_MADE: Final = 64
"""The number of games that are remembered: more than a program has, unless it makes games anew all the time."""


def documents_of(game: CompleteGame[Any, Any]) -> Documented | None:
    """The game with its documents: its own, or made from the values that it declares; None if it declares too few."""
    found = _made.get(id(game))
    if found is not None:
        return found[1]
    if offers_documents(game):
        return game
    if undeclared(game):
        return None
    made = documented_game(game, _declared(game))
    if len(_made) >= MOST_MADE:
        _made.clear()
    _made[id(game)] = game, made
    return made


def undeclared(game: object) -> tuple[str, ...]:
    """The types of values that a game does not declare."""
    return tuple(name for name in DECLARED if not hasattr(game, name))


def _declared(game: Any) -> Values:
    return Values(
        game.State,
        game.View,
        game.Action,
        game.ViewEvent,
        game.Setup,
        getattr(game, "Edition", None),
        getattr(game, "EDITIONS", FrozenMap()),
    )
