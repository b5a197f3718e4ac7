"""Layouts: an edition laid out for a number of players, as the rules look things up."""

from typing import Any, Final

from typing_extensions import override

from criminals.core.box.editions import Box

LAYOUTS_KEPT: Final = 16
"""How many layouts a game keeps for those who come again with the same edition.

Editions come from strangers too. What their documents may bring has a layout of less than a megabyte.
"""


class BoxLayout:
    """A layout of a game: it follows from its edition and player count, so it is told from others by these alone."""

    __slots__ = ()

    edition: Any
    players: int

    @override
    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, BoxLayout):
            return NotImplemented
        return self.players == other.players and bool(self.edition == other.edition)

    @override
    def __hash__(self) -> int:
        return hash((self.edition.name, self.players))

    @override
    def __repr__(self) -> str:
        return f"<{self.edition.name!r} for {self.players} players>"


def check_players(edition: Box, players: int) -> None:
    """Raise `ValueError` for a number of players that an edition is not for (§2.1)."""
    if type(players) is not int or players not in edition.players:
        counts = ", ".join(map(str, edition.players))
        raise ValueError(f"edition {edition.name!r} is for {counts} players, not {players!r} (§2.1)")
