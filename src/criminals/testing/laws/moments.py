"""A moment of a game as one viewer has it: the arguments with which a viewer, or a host for it, can ask a question."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import islice
from random import Random
from typing import Any, Final, Generic, TypeVar, cast

import attrs

import criminals
from criminals.core.base.errors import CriminalsError, IllegalAction, Violation
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.base.value import Value
from criminals.core.game.beliefs import Beliefs, BeliefsByVerbs
from criminals.core.game.events import Event
from criminals.core.game.position import GameState
from criminals.core.records.record import Record
from criminals.testing.kits.kit import Kit
from criminals.testing.laws.broken import LawBroken
from criminals.testing.laws.canonical import canonical
from criminals.testing.laws.histories import History
from criminals.testing.laws.public_names import is_registered

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)

FEW: Final = 3
"""Of what may be very long the first ones are compared, and of what comes to an end soon the last ones too."""

ENDLESS: Final = frozenset(("worlds", "setups"))
"""Verbs whose answers may be very long."""

VIEW_RECORD: Final = "view record"

HELD: Final = ("view", "view event", "action", "violation", "outcome", "score", "score line", VIEW_RECORD)
"""The values that a viewer has at a moment."""

SMALLEST: Final = "-"
"""A text that stands for nothing."""


class Moment(Generic[S, A]):
    """A ply of a game, for one viewer. All that is found once is kept."""

    def __init__(self, kit: Kit[S, A], past: History[S, A], ply: int, viewer: Viewer) -> None:
        self.kit = kit
        self.game = kit.game
        self.past = past
        self.ply = ply
        self.viewer = viewer
        self.state = past.states[ply]
        self._held: dict[str, Sequence[Any]] = {}
        self._arguments: dict[str, Sequence[Any]] = {}
        self.events: tuple[Event[Any], ...] = (
            self.game.step(past.states[ply - 1], past.actions[ply - 1]).events if ply else ()
        )
        self.view: Any = self.verb("view")(self.state, viewer)

    def verb(self, name: str) -> Callable[..., Any]:
        """A verb by its name: of `criminals`, if that asks this very game, else of the game itself."""
        shared = not hasattr(self.game, name) or (name in _SHARED and is_registered(self.game))
        verb: Callable[..., Any] = getattr(criminals if shared else self.game, name)
        return verb

    def refusal(self, action: A) -> object:
        """The error with which an action of the actor is refused, as `answer` tells it, or None."""
        found = answer(self.verb("apply"), self.state, action)
        return found if isinstance(found, Refused) else None

    @cached_property
    def errors(self) -> tuple[IllegalAction, ...]:
        """The errors with which actions of the actor are refused."""
        return tuple(error for action in self.universe for error in _refusals(self.verb("apply"), self.state, action))

    @cached_property
    def universe(self) -> tuple[A, ...]:
        """Every action that may be asked about."""
        return tuple(self.kit.universe(self.state))

    @cached_property
    def record(self) -> Any:
        """The game so far, or None if the game has no records."""
        try:
            return Record.of(self.past.states[0], self.past.actions[: self.ply])
        except (TypeError, ValueError):
            return None

    def held(self, label: str) -> Sequence[Any]:
        """The values that the viewer has at this moment, by what they are: one of `HELD`."""
        if label not in self._held:
            self._held[label] = tuple(self._holding(label))
        return self._held[label]

    def _holding(self, label: str) -> Iterable[Any]:
        view, game, record = self.view, self.game, self.record
        match label:
            case "view":
                return (view,)
            case "view event":
                told: Iterable[Any] = self.verb("view_events")(self.events, self.viewer)
                return told
            case "action":
                return game.legal_actions(view)
            case "violation":
                undone = [criminals.can_undo(record, seat) for seat in self.arguments("own seat")] if record else []
                return distinct([*(game.violation(view, action) for action in self.universe), *undone])
            case "outcome":
                return _known(game.outcome(view))
            case "score":
                return _known(_tried(game.score, view))
            case "score line":
                return (line for sheet in self.held("score") for line in sheet.lines)
            case _:
                return _known(record and record.for_viewer(self.viewer))

    @cached_property
    def folded(self) -> tuple[Any, ...]:
        """The view some steps ago, and for each step since its view events and the view that they lead to."""
        since = max(0, self.ply - FEW)
        game, past, viewer = self.game, self.past, self.viewer
        kept = [game.view(past.states[since], viewer)]
        for state, action in zip(past.states[since : self.ply], past.actions[since : self.ply], strict=True):
            view_events = game.view_events(game.step(state, action).events, viewer)
            kept += [view_events, game.fold(kept[-1], view_events)]
        return tuple(kept)

    @cached_property
    def happened(self) -> tuple[tuple[Any, Any], ...]:
        """Every view event of the last step, with the view just before it; it stays as it was if none can be folded."""
        if not self.ply:
            return ()
        view = self.verb("view")(self.past.states[self.ply - 1], self.viewer)
        found: list[tuple[Any, Any]] = []
        for view_event in self.held("view event"):
            found.append((view_event, view))
            after = answer(self.game.fold, view, (view_event,))
            view = view if isinstance(after, Refused) else after
        self.verb("view")(self.state, self.viewer)  # the last view is that of this moment, for whoever keeps it
        return tuple(found)

    @cached_property
    def world(self) -> Any:
        """A state that may lie behind the view, or None."""
        return _tried(self.game.sample_world, self.view, Random(1))

    @cached_property
    def marginals(self) -> Any:
        """The table of marginals, or None."""
        return _tried(self.game.marginals, self.view)

    @cached_property
    def posterior(self) -> Any:
        """The posterior by opponents who play at random, or None."""
        posterior = partial(criminals.posterior, policy=_evenly, rng=Random(1), samples=FEW)
        return next((_tried(posterior, view_record) for view_record in self.held(VIEW_RECORD)), None)

    def arguments(self, source: str) -> Sequence[Any]:
        """All arguments from a source, as `public_names` names them; a generator is always a new one."""
        if source == "rng" or source not in self._arguments:
            self._arguments[source] = self._argued(source)
        return self._arguments[source]

    def _argued(self, source: str) -> Sequence[Any]:
        view = self.view
        match source:
            case "view":
                return (view,)
            case "state":
                return (self.state,)
            case "table":
                return (view, self.state, *_known(getattr(self.state, "table", None)))
            case "viewer":
                return (self.viewer,)
            case "own seat":
                return () if self.viewer is SPECTATOR else (self.viewer,)
            case "seat":
                return range(view.players)
            case "action":
                return self.universe
            case "events":
                return (self.events,)
            case "view events":
                return (self.held("view event"),)
            case "record":
                return _known(self.record)
            case "view record":
                return self.held("view record")
            case "world":
                return _known(self.world)
            case "rng":
                return (Random(0),)
            case "game" | "players" | "edition":
                return (getattr(view, source),)
            case "text":
                return [*self._texts()]
            case "document":
                return _known(_tried(criminals.document, view))
            case "location":
                return tuple(_tried(criminals.locations, view) or ())
            case "space":
                return (self.game.action_space(view.players, view.edition),)
            case "marginals":
                return _known(self.marginals)
            case "posterior":
                return _known(self.posterior)
            case "policy":
                return (_evenly,)
            case "samples":
                return (FEW,)
            case "place":
                return self._some_places()
            case "thing":
                return [thing for place in self._some_places() for thing in islice(self.marginals.chances[place], 1)]
            case _:
                raise KeyError(source)

    def _texts(self) -> Iterator[str]:
        """Texts that the viewer can write: those that it was given, and one that stands for nothing."""
        for write in (criminals.dumps, self.game.to_text):
            yield from _known(_tried(write, self.view))
        yield SMALLEST

    def _some_places(self) -> list[Any]:
        return [] if self.marginals is None else [*islice(self.marginals.chances, FEW)]


@attrs.frozen
class Refused:
    """All that an error tells to whoever is given it."""

    name: str
    text: str
    written: str
    parts: Mapping[str, object]


def answer(verb: Callable[..., Any], *arguments: object, **named: object) -> Any:
    """The answer of a verb, the first and the last parts of an iterator; or its error, which is an answer too.

    Beliefs are all that they answer.
    """
    try:
        found = verb(*arguments, **named)
        if issubclass(type(found), Beliefs):  # by its class: with `isinstance`, checkers disagree on what it is then
            return _told_of(found)
        return _parts(verb, cast(Iterator[object], found)) if isinstance(found, Iterator) else found
    except LawBroken:
        raise
    except Exception as error:
        return Refused(type(error).__qualname__, str(error), repr(error), _told_by(error))


def _told_of(beliefs: Beliefs) -> list[object]:
    """All that beliefs answer, the first of their worlds, and all that they hold; a game that they ask is no secret."""
    return [
        repr(beliefs),
        answer(getattr, beliefs, "count"),
        answer(getattr, beliefs, "marginals"),
        answer(beliefs.sample, Random(0)),
        answer(lambda: [*islice(beliefs, FEW)]),
        None if isinstance(beliefs, BeliefsByVerbs) else answer(canonical, beliefs),
    ]


def _told_by(error: Exception) -> Mapping[str, object]:
    """The contents of an error of this library besides its text: attributes, except the text maker, and pickle."""
    if not isinstance(error, CriminalsError):
        return {}
    return {**{name: part for name, part in vars(error).items() if not callable(part)}, "pickled": error.__reduce__()}


def _refusals(apply: Callable[..., Any], state: object, action: object) -> Iterator[IllegalAction]:
    try:
        apply(state, action)
    except IllegalAction as refused:
        yield refused


def _parts(verb: Callable[..., Any], found: Iterator[object]) -> list[object]:
    first = [*islice(found, FEW)]
    return first if getattr(verb, "__name__", "") in ENDLESS else [*first, *deque(found, FEW)]


_SHARED: Final = frozenset(criminals.__all__)


def distinct(refusals: Iterable[Violation | None]) -> tuple[Violation, ...]:
    """Violations, each that differs in anything once; equal ones may differ in what equality leaves out."""
    objects = {id(violation): violation for violation in refusals if violation is not None}
    return tuple({canonical(violation): violation for violation in objects.values()}.values())


def _evenly(view: Any) -> Mapping[Any, float]:
    """A model of opponents who play at random."""
    return dict.fromkeys(criminals.legal_actions(view), 1.0)


def _known(value: Any) -> tuple[Any, ...]:
    return () if value is None else (value,)


def _tried(verb: Callable[..., Any], *arguments: object) -> Any:
    """The result of a verb, or None if it refuses."""
    try:
        return verb(*arguments)
    except (TypeError, ValueError):
        return None
