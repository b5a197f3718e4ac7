"""The cards of editions."""

from typing import ClassVar


class GameCard:
    """A card as an edition has it, which `svg` draws alone. It is what is printed: a view has nothing of it to hide."""

    __slots__ = ()

    game: ClassVar[str]
