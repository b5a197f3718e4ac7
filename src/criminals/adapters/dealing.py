"""The deal as decisions of chance, each with few, equally likely outcomes."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Final

import attrs

from criminals.adapters.matches import Match

MOST_LISTED: Final = 1_000
"""The most set-ups that are one decision of chance. If there are more, each draw is a decision."""


class _Undrawn(Exception):
    """Raised for a draw that has yet to be made, with its number of outcomes."""

    def __init__(self, width: int) -> None:
        self.width = width


class _Script:
    """A generator that returns given draws, and raises `_Undrawn` when they are used up."""

    def __init__(self, drawn: Sequence[int]) -> None:
        self._drawn = iter(drawn)

    def randrange(self, start: int, /) -> int:
        if start == 1:
            return 0
        drawn = next(self._drawn, None)
        if drawn is None:
            raise _Undrawn(start)
        return drawn

    def shuffle(self, x: list[Any], /) -> None:
        """Shuffle so that every order is equally likely, from the last place to the first (Fisher and Yates)."""
        for last in range(len(x) - 1, 0, -1):
            other = self.randrange(last + 1)
            x[last], x[other] = x[other], x[last]


@attrs.frozen(eq=False)
class Deal:
    """The deal of a match: from a list of all set-ups if there are few, otherwise draw by draw."""

    match: Match
    listed: tuple[Any, ...]
    """All set-ups, each once and equally likely; empty if there are too many."""

    def width(self, drawn: tuple[int, ...]) -> int:
        """Count the outcomes of the next draw after these draws; 0 if no draw is left."""
        if self.listed:
            return 0 if drawn else len(self.listed)
        try:
            self.state(drawn)
        except _Undrawn as undrawn:
            return undrawn.width
        return 0

    def state(self, drawn: tuple[int, ...]) -> Any:
        """Deal the first state, after all draws."""
        game, players, edition = self.match.game, self.match.players, self.match.edition
        if self.listed:
            return game.new_game(players=players, setup=self.listed[drawn[0]], edition=edition)
        return game.new_game(players=players, rng=_Script(drawn), edition=edition)

    def widths(self) -> tuple[int, ...]:
        """Count the outcomes of each draw, which are the same for all deals of a match."""
        drawn: tuple[int, ...] = ()
        widths: tuple[int, ...] = ()
        while width := self.width(drawn):
            drawn += (0,)
            widths += (width,)
        return widths


@lru_cache(maxsize=8)
def deal_of(match: Match) -> Deal:
    """Make the deal of a match, once."""
    listed = tuple(islice(match.game.setups(match.players, match.edition), MOST_LISTED + 1))
    return Deal(match, listed if len(listed) <= MOST_LISTED else ())
