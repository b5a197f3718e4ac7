"""The documents of a game by their kinds: which one a value has, and what each is read into."""

from collections.abc import Callable, Mapping
from functools import cache
from types import ModuleType
from typing import Any, Generic, TypeVar, cast

import attrs
from cattrs import Converter

from criminals.core.documents import KINDS, Kind
from criminals.core.errors import MalformedDocument
from criminals.core.events import Event
from criminals.core.quick_reading import quick_reader
from criminals.core.reading import faults_of, structured
from criminals.core.strict_json import malformed
from criminals.core.twins import Twins
from criminals.core.value import Value

T = TypeVar("T")


def documents_of(*wire: ModuleType) -> Mapping[Kind, Any]:
    """For each kind its class, or union of classes, found by its name in some modules: `ViewEventDocument`."""
    found: dict[str, Any] = {}
    for module in wire:
        found |= vars(module)
    return {kind: found[f"{kind.title().replace('_', '')}Document"] for kind in KINDS}


@attrs.frozen
class Codec:
    """A class of values, what its document is, and how a value is read.

    States and views are read from the fields of a document, an edition from the document.
    """

    cls: type
    write: Callable[[Any], object]
    read: Callable[[Any], Any]


def _fact_reader(kinds: "Kinds[Any]") -> Callable[[Mapping[str, object]], Any]:
    """What reads a fact; `MalformedDocument` lists its faults."""
    kind = kinds.documents["view_event"]
    quick = cache(lambda: quick_reader(kind, kinds.twins))  # made at first use, when all twins are there

    def read(fields: Mapping[str, object]) -> Any:
        try:
            return quick()(fields)
        except Exception:
            pass  # what is wrong is told below
        return kinds.twins.value(structured(dict(fields), kind, "view_event", kinds.converter))

    return read


@attrs.frozen
class Kinds(Generic[T]):
    """What a game says of its documents: their classes, and how each value, `T`, is written and read.

    Facts are in the twins of the game; an event's document has `seers` and `fact`, an action's its text.
    """

    game: str
    documents: Mapping[Kind, Any]
    """For each kind the class, or the union of classes, of a document's fields without the envelope."""
    converter: Converter
    twins: Twins
    states: Codec
    views: Codec
    editions: Codec
    actions: tuple[type, ...]
    parse_action: Callable[[str], Any]
    facts: tuple[type, ...]
    _read_fact: Callable[[Mapping[str, object]], Any] = attrs.field(
        init=False, eq=False, repr=False, default=attrs.Factory(_fact_reader, takes_self=True)
    )

    def document_of(self, value: T) -> tuple[Kind, dict[str, object]]:
        """The kind of a value's document, and its fields without the envelope; `TypeError` for what has none."""
        kind, document = self._document_of(value)
        return kind, cast(dict[str, object], self.converter.unstructure(document))

    def _document_of(self, value: object) -> tuple[Kind, object]:
        if isinstance(value, self.states.cls):
            return "state", self.states.write(value)
        if isinstance(value, self.views.cls):
            return "view", self.views.write(value)
        if isinstance(value, Event):
            event = cast(Event[Value], value)
            seers = None if event.seers is None else tuple(sorted(event.seers))
            return "event", self.documents["event"](seers, self.twins.document(event.fact))
        if isinstance(value, self.editions.cls):
            return "edition", self.editions.write(value)
        if isinstance(value, self.actions):
            return "action", self.documents["action"](str(value))
        if isinstance(value, self.facts):
            return "view_event", self.twins.document(value)
        raise TypeError(f"a {type(value).__name__} of {self.game.capitalize()} has no document")

    def read_document(self, kind: Kind, fields: Mapping[str, object]) -> Any:
        """The value of a kind, any but the two of records, that the fields of a document stand for.

        `MalformedDocument` lists every fault; `InvalidState` says why no game has such a state or view.
        """
        if kind == "state":
            return self.states.read(fields)
        if kind == "view":
            return self.views.read(fields)
        if kind == "view_event":
            return self._read_fact(fields)
        document = structured(dict(fields), self.documents[kind], kind, self.converter)
        match kind:
            case "action":
                return self._action_of(document.action)
            case "event":
                seers = None if document.seers is None else frozenset(document.seers)
                return Event(self.twins.value(document.fact), seers)
            case "edition":
                return self.editions.read(document)
            case _:
                raise ValueError(f"a document of the kind {kind!r} is not read here")

    def _action_of(self, text: str) -> Any:
        try:
            return self.parse_action(text)
        except MalformedDocument as error:
            raise malformed("action", faults_of(error, "$.action")) from None
