"""What a step is told by, and the parts that several of them have."""

from collections.abc import Callable

import attrs

from criminals.core.results import Outcome, ScoreLine
from criminals.games.sicario import REFERENCE, Began, Ended, Over, Scored, State, ViewEvent


@attrs.frozen
class Case:
    """A step: what is played in a state, and what is told of it."""

    name: str
    state: Callable[[], State]
    action: str
    facts: tuple[ViewEvent, ...]


def without(*gone: str) -> tuple[str, ...]:
    """The events of the box in its order, but for some cards."""
    left = list(REFERENCE.events)
    for event in gone:
        left.remove(event)
    return tuple(left)


def won(reason: str, clause: str, *winners: int) -> tuple[ViewEvent, ...]:
    """The end, and a point for each winner."""
    lines = (Scored(ScoreLine("sicario", seat, 1, reason, clause)) for seat in winners)
    return (Began(Over()), *lines, Ended(Outcome(winners, clause)))
