"""The documents of a game by their kinds: how values are written, and how documents are read."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, Generic, Self, TypeVar, cast

import attrs
from typing_extensions import override

from criminals.core.base.checks import shortened
from criminals.core.base.errors import Violation
from criminals.core.documents.action_shapes import action_note, action_shape
from criminals.core.documents.codec import Codec, structured
from criminals.core.documents.compounds import Items, Members
from criminals.core.documents.envelope import KINDS, Kind
from criminals.core.documents.objects import Either, Object
from criminals.core.documents.result_shapes import ViolationForms, sheet_shape, violation_shape
from criminals.core.documents.shapes import NULL, TEXT, Shape
from criminals.core.game.events import Event
from criminals.core.game.results import Outcome, ScoreLine, ScoreSheet

T = TypeVar("T")

SHARED: tuple[str, ...] = ("edition", "players", "viewer")
"""The fields of the first view of a view record that are written outside of it."""

_EVENT = "The truth: a fact, and the seats that perceive it, or null for everybody."
_FIRST = "The first view of a view record, which has told edition, players and viewer outside of it."
_OUTCOME = "Who won, in ascending order, and by which clause."
_VIEW_RECORD = "What one viewer may keep of a game: the first view, then for each action what was perceived of it."


@attrs.frozen(eq=False)
class Forms:
    """The shapes that a game defines itself. Those of the other kinds follow from them."""

    codec: Codec
    seat: Any
    """The type of a seat."""
    view_event: Any
    """The union of all view events."""
    state: Object
    view: Object
    """It has the fields `edition`, `players` and `viewer`, among others."""
    edition: Shape
    """The shape of a whole edition."""
    setup: Shape
    action_note: str
    """The text of schemas about an action."""
    record_note: str
    """The text of schemas about a record."""
    violations: ViolationForms | None = None
    """The parameters of violations, by their codes; None for a game that allows any."""

    @classmethod
    def of(
        cls,
        codec: Codec,
        *,
        seat: Any,
        view_event: Any,
        edition: type,
        state: type,
        view: type,
        setup: type,
        example: str,
        also: str = "",
        violations: ViolationForms | None = None,
    ) -> Self:
        """Make the forms of a game from the classes that describe its documents.

        Args:
            codec: The codec of its values.
            seat: The type of a seat.
            view_event: The union of all view events.
            edition: The class of its editions.
            state: The form of a state.
            view: The form of a view.
            setup: The form of a set-up.
            example: An action in the notation.
            also: More about the actions of a record.
            violations: The parameters of violations, by their codes; None allows any.
        """
        return cls(
            codec=codec,
            seat=seat,
            view_event=view_event,
            state=codec.form(state),
            view=codec.form(view),
            edition=codec.shape(edition),
            setup=codec.form(setup),
            action_note=action_note(example),
            record_note=f"A game from its set-up on, the whole truth: actions are in the notation{also}.",
            violations=violations,
        )

    def by_kind(self, game: str, actions: tuple[type, ...], parse_action: Callable[[str], Any]) -> dict[Kind, Shape]:
        """The shape of each kind of document, without the envelope. `parse_action` reads the texts of `actions`."""
        fact = self.codec.shape(self.view_event)
        edition, players, viewer = (self.view.fields[name] for name in SHARED)
        first = self.view.without(*SHARED, title="FirstView", doc=_FIRST)
        seers = Either((Members(self.codec.shape(self.seat)), NULL))
        shared = {"edition": edition, "players": players}
        record = {**shared, "setup": self.setup, "actions": Items(TEXT)}
        view_record = {**shared, "viewer": viewer, "first": first, "steps": Items(Items(fact))}
        return {
            "state": self.state,
            "view": self.view,
            "action": action_shape(self.codec, actions, parse_action, self.action_note),
            "event": Object("Event", {"seers": seers, "fact": fact}, doc=_EVENT),
            "view_event": fact,
            "record": Object("Record", record, doc=self.record_note),
            "view_record": Object("ViewRecord", view_record, doc=_VIEW_RECORD),
            "edition": self.edition,
            "violation": violation_shape(game, self.codec, self.violations),
            "score": sheet_shape(game, self.codec.shape(ScoreLine)),
            "outcome": cast(Object, self.codec.shape(Outcome)).described(_OUTCOME),
        }


@attrs.frozen
class Written:
    """A class of values, and how they are written and read."""

    cls: type
    write: Callable[[Any], dict[str, object]]
    read: Callable[[dict[str, object]], Any]


class Shapes(Mapping[Kind, Shape]):
    """The shapes of a game's documents, made on first use."""

    def __init__(self, make: Callable[[], Mapping[Kind, Shape]]) -> None:
        self._make = make

    @cached_property
    def _made(self) -> Mapping[Kind, Shape]:
        return self._make()

    @override
    def __getitem__(self, kind: Kind) -> Shape:
        return self._made[kind]

    @override
    def __iter__(self) -> Iterator[Kind]:
        return iter(KINDS)

    @override
    def __len__(self) -> int:
        return len(KINDS)


class GameDocuments(Generic[T]):
    """The documents of a game, whose values are `T`. Everything is made on first use."""

    def __init__(
        self,
        game: str,
        forms: Callable[[], Forms],
        *,
        states: Written,
        views: Written,
        editions: Written,
        actions: tuple[type, ...],
        parse_action: Callable[[str], Any],
        view_events: tuple[type, ...],
    ) -> None:
        self.game = game
        self.shapes = Shapes(lambda: forms().by_kind(game, actions, parse_action))
        self._whole: dict[Kind, Written] = {"state": states, "view": views, "edition": editions}
        self._actions = actions
        self._view_events = view_events

    def document_of(self, value: T) -> tuple[Kind, dict[str, object]]:
        """Write a value as the fields of a document.

        Args:
            value: A value of the game.

        Returns:
            The kind of its document, and its fields without the envelope.

        Raises:
            TypeError: The value has no document.
        """
        writers = self._writers
        for cls in type(value).__mro__:
            if cls in writers:
                kind, write = writers[cls]
                try:
                    return kind, write(value)
                except KeyError as error:  # of the class of a field
                    raise TypeError(f"{shortened(value)} holds {error}, which no document can") from None
        raise TypeError(f"a {type(value).__name__} of {self.game.capitalize()} has no document")

    @cached_property
    def _writers(self) -> dict[type, tuple[Kind, Callable[[Any], dict[str, object]]]]:
        return {
            **{written.cls: (kind, written.write) for kind, written in self._whole.items()},
            **self._by_class("action", self._actions),
            **self._by_class("view_event", self._view_events),
            Event: ("event", self._event_fields),
            Violation: ("violation", self._violation_fields),
            ScoreSheet: ("score", self.shapes["score"].write),
            Outcome: ("outcome", self.shapes["outcome"].write),
        }

    def _by_class(
        self, kind: Kind, classes: tuple[type, ...]
    ) -> dict[type, tuple[Kind, Callable[[Any], dict[str, object]]]]:
        """The writers of a kind whose values belong to some classes."""
        shape = self.shapes[kind]
        by_class = {each.types[0]: each for each in shape.members} if isinstance(shape, Either) else {}
        return {cls: (kind, by_class.get(cls, shape).write) for cls in classes}

    def _violation_fields(self, violation: Violation) -> dict[str, object]:
        """The fields of a violation; `MalformedDocument` for one that the game does not know and could not read."""
        shape = self.shapes["violation"]
        fields: dict[str, object] = shape.write(violation)
        structured(fields, shape, "violation")
        return fields

    def _event_fields(self, event: Event[Any]) -> dict[str, object]:
        seers = None if event.seers is None else sorted(event.seers)
        return {"seers": seers, "fact": self.shapes["view_event"].write(event.fact)}

    def read_document(self, kind: Kind, fields: Mapping[str, object]) -> Any:
        """Read the fields of a document.

        Args:
            kind: Any kind but the two of records.
            fields: The fields, without the envelope.

        Returns:
            The value.

        Raises:
            MalformedDocument: The fields have another form; every fault is listed.
            InvalidState: No game has such a state or view.
        """
        whole = self._whole.get(kind)
        if whole is not None:
            return whole.read(dict(fields))
        if kind in ("record", "view_record"):
            raise ValueError(f"a document of the kind {kind!r} is not read here")
        given = cast(dict[str, object], fields) if type(fields) is dict else dict(fields)
        found = structured(given, self.shapes[kind], kind)
        return Event(found["fact"], found["seers"]) if kind == "event" else found
