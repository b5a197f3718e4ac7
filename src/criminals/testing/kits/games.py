"""The kits of the library's games, and random first states."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from criminals.core.game.protocol import Rng
from criminals.core.game.registry import find_game
from criminals.testing.kits.counterfeiters import counterfeiters_kit
from criminals.testing.kits.crooks import crooks_kit
from criminals.testing.kits.kit import Kit
from criminals.testing.kits.sicario import sicario_kit
from criminals.testing.random_editions import (
    random_counterfeiters_edition,
    random_crooks_edition,
    random_sicario_edition,
)

KITS: Final[Mapping[str, Kit[Any, Any]]] = {
    "crooks": crooks_kit(),
    "counterfeiters": counterfeiters_kit(),
    "sicario": sicario_kit(),
}
"""A kit for each game of the library, by its name."""

RANDOM: Final = "random"
"""Stands for a random edition."""

RANDOM_EDITIONS: Final[Mapping[str, Callable[[Rng], Any]]] = {
    "crooks": random_crooks_edition,
    "counterfeiters": random_counterfeiters_edition,
    "sicario": random_sicario_edition,
}
"""The function that makes a random edition of each game."""


def random_first(name: str, rng: Rng, edition: str = RANDOM, players: int | None = None) -> Any:
    """Deal a random game.

    Args:
        name: The name of a game of the library.
        rng: The generator to draw with.
        edition: The name of an edition, or `"random"` for a random one.
        players: The number of players. The default is a random one that the edition allows.

    Returns:
        The first state.

    Raises:
        InvalidArgument: There is no such game, or the edition is not for this number of players.
        KeyError: The game has no such edition.
    """
    game: Any = find_game(name)
    box = RANDOM_EDITIONS[game.NAME](rng) if edition == RANDOM else game.EDITIONS[edition]
    counts = box.players
    return game.new_game(
        edition=box, players=counts[rng.randrange(len(counts))] if players is None else players, rng=rng
    )
