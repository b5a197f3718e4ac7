"""Layouts: an edition laid out for a number of players, as the rules look things up."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, Final, TypeVar, cast

from typing_extensions import override

from criminals.core.base.faults import given, invalid, named
from criminals.core.box.editions import Box

E = TypeVar("E", bound=Box)
L = TypeVar("L", bound="BoxLayout")

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
    """Raise `InvalidArgument` for a number of players that an edition is not for (§2.1)."""
    if type(players) is not int or players not in edition.players:
        name, counts = named(edition.name), edition.players
        raise invalid("wrong_players", "2.1", edition=name, counts=counts, given=given(players))


def kept_layouts(make: Callable[[E, int], L]) -> Callable[[E, int], L]:
    """A function that lays out an edition for so many players as `make` does, and keeps the latest layouts.

    `InvalidArgument` if the edition is not for so many: `make` is not asked then.
    """
    kept = cast(
        Callable[[E, int], L], lru_cache(maxsize=LAYOUTS_KEPT)(make)
    )  # an edition is hashable, its protocol says less

    @wraps(make)
    def lay_out(edition: E, players: int) -> L:
        check_players(edition, players)
        return kept(edition, players)

    return lay_out
