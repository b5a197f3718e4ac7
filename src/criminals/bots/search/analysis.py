"""The analysis of a view: a search's findings about each legal action."""

from typing import Any, Generic

import attrs
from typing_extensions import TypeVar

from criminals.bots.search.replies import Reply
from criminals.core.base.value import Value

A = TypeVar("A", bound=Value, default=Any)


@attrs.frozen
class Candidate(Generic[A]):
    """A legal action with a search's findings about it."""

    action: A
    """The action."""
    visits: int
    """The number of iterations that tried it."""
    value: float | None
    """Its mean worth to the viewer in these iterations, from 0 to 1; None without visits."""
    reply: Reply | None
    """The most frequent reply of the next other player; None if the search never got that far."""


@attrs.frozen
class Analysis(Generic[A]):
    """A search's findings about all legal actions of a view.

    It is made from the view alone, so you may show it to anybody who may see the view.
    """

    candidates: tuple[Candidate[A], ...]
    """The legal actions, in the order in which the bot prefers them."""
    iterations: int
    """The number of iterations, which is the sum of all visits."""

    @property
    def best(self) -> A:
        """The action that the bot would choose."""
        return self.candidates[0].action

    def of(self, action: A) -> Candidate[A] | None:
        """Look up what the search found about an action.

        Args:
            action: An action.

        Returns:
            The findings, or None if the action isn't legal in the view.
        """
        return next((each for each in self.candidates if each.action == action), None)
