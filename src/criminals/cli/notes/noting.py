"""The notes of a game, by its name."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, Protocol, TypeAlias

from criminals.cli.notes import counterfeiters, crooks, plain, sicario

Chances: TypeAlias = tuple[str, Mapping[str, Fraction]]
"""A question, and its answers with how likely each is."""


class Notes(Protocol):
    """A module of this package."""

    def on_actions(self, view: Any, actions: Sequence[Any], /) -> Iterable[str]:
        """For each legal action what is worth knowing about it; nothing, if that is so."""
        ...

    def on_fact(self, view: Any, fact: Any, /) -> str:
        """What a fact names by a number only."""
        ...

    def chances(self, view: Any, /) -> Iterator[Chances]:
        """What the viewer does not know, with exact chances."""
        ...


_NOTES: Final[Mapping[str, Notes]] = {"crooks": crooks, "counterfeiters": counterfeiters, "sicario": sicario}


def notes_for(game: str) -> Notes:
    """The notes of a game; those on a game that has none of its own say little."""
    return _NOTES.get(game, plain)
