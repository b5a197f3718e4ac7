"""News of a table for one viewer, made from that viewer's views and view events alone."""

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
    """The end of a game: who won, and the score."""

    outcome: Outcome
    """The winners, and the clause by which they won."""
    score: ScoreSheet
    """The points of each seat, and the lines of the score."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, in rising order."""
        return self.outcome.winners

    @property
    def points(self) -> tuple[int, ...]:
        """The points by seat."""
        return self.score.points


@attrs.frozen(repr=False, kw_only=True)
class Briefing(Generic[A_co, V_co]):
    """The present of a table, as one viewer may know it. Its `repr` reveals only the viewer."""

    viewer: Viewer
    """The seat, or `SPECTATOR`, that may be told this."""
    changes: int
    """The number of changes so far. A client that missed one needs a `Welcome`, and can ask for it with `Speak`."""
    sitters: tuple[Sitter, ...]
    """The person or bot at each seat."""
    view: V_co
    """The viewer's view."""
    legal_actions: tuple[A_co, ...]
    """The actions that the viewer can choose from; empty while it is somebody else's turn."""
    may_undo: bool
    """True if the viewer may take its last action back. Never tell others."""
    result: Result | None
    """The result of the game, or None while it goes on."""

    @override
    def __repr__(self) -> str:
        return f"<{type(self).__name__} for {wire_name(self.viewer)} after {self.changes} changes>"


@attrs.frozen(repr=False, kw_only=True)
class News(Briefing[A_co, V_co], Generic[A_co, V_co, F_co]):
    """The last change, and the present after it: a `Briefing` with more parameters."""

    change: Change
    """The kind of change, and who made it."""
    before: V_co
    """The viewer's view before `steps`; equal to `view` unless somebody has acted."""
    steps: tuple[tuple[F_co, ...], ...]
    """The view events of each action and each throw of the change."""

    @property
    def view_events(self) -> tuple[F_co, ...]:
        """All view events in order. Folded into `before`, they lead to `view`."""
        return tuple(chain.from_iterable(self.steps))


@attrs.frozen(repr=False, kw_only=True)
class Welcome(Briefing[A_co, V_co], Generic[A_co, V_co, F_co]):
    """Everything for a viewer who joins or returns: the present, and the game so far as the viewer perceived it."""

    record: ViewRecord[V_co, F_co]
    """The first view, and the view events of each step since then."""
