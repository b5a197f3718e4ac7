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
"""The number of layouts that a game caches for repeated use of the same edition.

Editions come from strangers too. The layout of an edition in a document is smaller than a megabyte.
"""


class BoxLayout:
    """A layout of a game. It follows from the edition and the number of players, so two are compared by these alone."""

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
    """Return a function that makes the layout of an edition for a number of players by `make`, and caches the latest.

    It raises `InvalidArgument` if the edition is not for this number of players; `make` is not called then.
    """
    kept = cast(
        Callable[[E, int], L], lru_cache(maxsize=LAYOUTS_KEPT)(make)
    )  # an edition is hashable, its protocol says less

    @wraps(make)
    def lay_out(edition: E, players: int) -> L:
        check_players(edition, players)
        return kept(edition, players)

    return lay_out
