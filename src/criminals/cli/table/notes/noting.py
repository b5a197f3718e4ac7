"""The notes of a game, by its name."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, Protocol, TypeAlias

from criminals.cli.table.notes import counterfeiters, crooks, plain, sicario

Chances: TypeAlias = tuple[str, Mapping[str, Fraction]]
"""A question, and its answers with their probabilities."""


class Notes(Protocol):
    """A module of this package."""

    def on_actions(self, view: Any, actions: Sequence[Any], /) -> Iterable[str]:
        """For each legal action a note on it, which may be empty."""
        ...

    def on_view_event(self, view: Any, view_event: Any, /) -> str:
        """The names of what a view event gives only numbers for."""
        ...

    def chances(self, view: Any, /) -> Iterator[Chances]:
        """Everything the viewer does not know, with exact probabilities."""
        ...


_NOTES: Final[Mapping[str, Notes]] = {"crooks": crooks, "counterfeiters": counterfeiters, "sicario": sicario}


def notes_for(game: str) -> Notes:
    """The notes of a game, or the plain ones if it has none of its own."""
    return _NOTES.get(game, plain)
