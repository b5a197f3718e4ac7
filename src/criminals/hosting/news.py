"""All that one viewer is told of a table: made from that viewer's views and view events, and from nothing else."""

from itertools import chain
from typing import Any, Generic

import attrs
from typing_extensions import TypeVar, override

from criminals.core.base.seats import Seat, Viewer, wire_name
from criminals.core.game.results import Outcome, ScoreSheet
from criminals.core.messages.changes import Change
from criminals.core.messages.sitters import Sitter
from criminals.core.records.view_record import ViewRecord

A_co = TypeVar("A_co", covariant=True, default=Any)
V_co = TypeVar("V_co", covariant=True, default=Any)
F_co = TypeVar("F_co", covariant=True, default=Any)


@attrs.frozen
class Result:
    """How a game ended: who won, and the score."""

    outcome: Outcome
    score: ScoreSheet

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, ascending."""
        return self.outcome.winners

    @property
    def points(self) -> tuple[int, ...]:
        """The points by seat."""
        return self.score.points


@attrs.frozen(repr=False, kw_only=True)
class Briefing(Generic[A_co, V_co]):
    """The present of a table, as one viewer may know it. `repr` tells no more than whose it is."""

    viewer: Viewer
    """The seat, or `SPECTATOR`, that may be told this."""
    changes: int
    """How many changes the table has been through: who misses one asks for a `Welcome`."""
    sitters: tuple[Sitter, ...]
    """Who sits where."""
    view: V_co
    """The viewer's view."""
    legal_actions: tuple[A_co, ...]
    """The actions that the viewer can choose from; none while it is not its turn."""
    may_undo: bool
    """True if the viewer may take back what it did last. It is never told of others."""
    result: Result | None
    """How the game ended; None while it goes on."""

    @override
    def __repr__(self) -> str:
        return f"<{type(self).__name__} for {wire_name(self.viewer)} after {self.changes} changes>"


@attrs.frozen(repr=False, kw_only=True)
class News(Briefing[A_co, V_co], Generic[A_co, V_co, F_co]):
    """The last change, and the present after it."""

    change: Change
    """What kind of change it was, and who made it."""
    before: V_co
    """The viewer's view that `steps` follow on: `view` itself, unless somebody has acted."""
    steps: tuple[tuple[F_co, ...], ...]
    """The view events of each action and each throw that the change consists of."""

    @property
    def view_events(self) -> tuple[F_co, ...]:
        """All view events, in their order. Folded into `before`, they lead to `view`."""
        return tuple(chain.from_iterable(self.steps))


@attrs.frozen(repr=False, kw_only=True)
class Welcome(Briefing[A_co, V_co], Generic[A_co, V_co, F_co]):
    """All that somebody needs who comes, or comes back: the present, and the game so far as they perceived it."""

    record: ViewRecord[V_co, F_co]
    """The first view, and the view events of each step since then."""
