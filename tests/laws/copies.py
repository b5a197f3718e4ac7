"""Copies of a game with some verbs put in place of its own."""

from collections.abc import Callable, Mapping
from types import ModuleType, SimpleNamespace
from typing import Any


def copy_of(game: ModuleType, verbs: Mapping[str, Callable[..., Any]]) -> Any:
    """A game with all its public names, those too that it loads when they are first used, and some other verbs."""
    names = {name: getattr(game, name) for name in game.__all__}
    return SimpleNamespace(**{**names, "__all__": game.__all__, **verbs})
