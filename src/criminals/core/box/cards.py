"""The cards of editions."""

from typing import ClassVar


class GameCard:
    """A card of an edition, which `svg` can draw alone. It is as printed, so there is nothing to hide."""

    __slots__ = ()

    game: ClassVar[str]
    """The name of the game."""
