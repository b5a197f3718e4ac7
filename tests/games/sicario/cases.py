"""What a step is told by, and the parts that several of them have."""

from criminals.core.game.results import Outcome, ScoreLine
from criminals.games.sicario import REFERENCE, Began, Ended, Over, Scored, ViewEvent


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
