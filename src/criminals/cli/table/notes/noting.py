"""The notes of a game, by its name."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, Protocol, TypeAlias

from criminals.cli.table.notes import counterfeiters, crooks, plain, sicario
from criminals.cli.table.voice import Voice
from criminals.core.base.seats import Seat
from criminals.core.game.locations import Location

Chances: TypeAlias = tuple[str, Mapping[str, Fraction]]
"""A question, and its answers with their probabilities."""


class Notes(Protocol):
    """A module of this package."""

    def on_actions(self, view: Any, actions: Sequence[Any], voice: Voice, /) -> Iterable[str]:
        """For each legal action a note on it, which may be empty: nothing remembered, if the voice has no memory."""
        ...

    def name_of(self, location: Location, voice: Voice, /) -> str | None:
        """The name that a thing has on the table, if it is no number or letter."""
        ...

    def seat_of(self, location: Location, actions: Sequence[Any], /) -> Seat | None:
        """The player whom one chooses at a location, for some actions."""
        ...

    def chances(self, view: Any, voice: Voice, /) -> Iterator[Chances]:
        """Everything the viewer does not know, with exact probabilities for one who forgets nothing."""
        ...


_NOTES: Final[Mapping[str, Notes]] = {"crooks": crooks, "counterfeiters": counterfeiters, "sicario": sicario}


def notes_for(game: str) -> Notes:
    """The notes of a game, or the plain ones if it has none."""
    return _NOTES.get(game, plain)
