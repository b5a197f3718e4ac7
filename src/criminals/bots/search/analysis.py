"""An analysis: what a search found about each legal action."""

from typing import Any, Generic

import attrs
from typing_extensions import TypeVar

from criminals.bots.search.replies import Reply
from criminals.core.base.value import Value

A = TypeVar("A", bound=Value, default=Any)


@attrs.frozen
class Candidate(Generic[A]):
    """A legal action, and what a search found about it."""

    action: A
    visits: int
    """How many iterations chose it."""
    value: float | None
    """What they were worth to the viewer, from 0 to 1, on average; None without visits."""
    reply: Reply | None
    """What the next other player most often did afterwards; None if the search never came to that."""


@attrs.frozen
class Analysis(Generic[A]):
    """All legal actions of a view, in the order in which the bot prefers them.

    It is made from the view alone, so whoever may see the view may see it.
    """

    candidates: tuple[Candidate[A], ...]
    iterations: int
    """How many there were: as many as all visits together."""

    @property
    def best(self) -> A:
        """The action that the bot would choose."""
        return self.candidates[0].action
