"""The games of the library, made ready for the laws, and games of theirs that chance begins."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from criminals.core.protocol import Rng
from criminals.core.registry import find_game
from criminals.testing.counterfeiters import counterfeiters_kit
from criminals.testing.crooks import crooks_kit
from criminals.testing.kits import Kit
from criminals.testing.random_editions import (
    random_counterfeiters_edition,
    random_crooks_edition,
    random_sicario_edition,
)
from criminals.testing.sicario import sicario_kit

KITS: Final[Mapping[str, Kit[Any, Any]]] = {
    "crooks": crooks_kit(),
    "counterfeiters": counterfeiters_kit(),
    "sicario": sicario_kit(),
}
"""A kit for each game of the library."""

RANDOM: Final = "random"
"""What stands for an edition made by chance."""

RANDOM_EDITIONS: Final[Mapping[str, Callable[[Rng], Any]]] = {
    "crooks": random_crooks_edition,
    "counterfeiters": random_counterfeiters_edition,
    "sicario": random_sicario_edition,
}
"""What makes an edition of each game by chance."""


def random_first(name: str, rng: Rng, edition: str = RANDOM, players: int | None = None) -> Any:
    """The first state of a game, dealt by chance: of an edition made by chance or named, for any number of players."""
    game: Any = find_game(name)
    box = RANDOM_EDITIONS[game.NAME](rng) if edition == RANDOM else game.EDITIONS[edition]
    counts = box.players
    return game.new_game(
        edition=box, players=counts[rng.randrange(len(counts))] if players is None else players, rng=rng
    )
