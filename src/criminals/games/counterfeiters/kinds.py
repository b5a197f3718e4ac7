"""The documents of Counterfeiters by their kinds: which one a value has, and what each is read into."""

from collections.abc import Mapping
from typing import Any, Final, cast

from criminals.core.documents import Kind, structured
from criminals.core.events import Event
from criminals.core.fact_documents import action_of
from criminals.games.counterfeiters.actions import ACTIONS, Action, parse_action
from criminals.games.counterfeiters.documents import CONVERTER, edition_of, whole_edition
from criminals.games.counterfeiters.edition import Edition
from criminals.games.counterfeiters.events import VIEW_EVENTS, ViewEvent
from criminals.games.counterfeiters.fact_documents import event_document, event_of, fact_document, read_fact
from criminals.games.counterfeiters.state import State
from criminals.games.counterfeiters.table_documents import read_state, read_view, state_document, view_document
from criminals.games.counterfeiters.views import View
from criminals.games.counterfeiters.wire import (
    ActionDocument,
    EditionDocument,
    RecordDocument,
    StateDocument,
    ViewDocument,
)
from criminals.games.counterfeiters.wire_events import EventDocument, ViewEventDocument, ViewRecordDocument

DOCUMENTS: Final[Mapping[Kind, Any]] = {
    "state": StateDocument,
    "view": ViewDocument,
    "action": ActionDocument,
    "event": EventDocument,
    "view_event": ViewEventDocument,
    "record": RecordDocument,
    "view_record": ViewRecordDocument,
    "edition": EditionDocument,
}
"""The class, or the union of classes, of each kind's fields without the envelope."""


def document_of(
    value: State | View | Action | Event[ViewEvent] | ViewEvent | Edition,
) -> tuple[Kind, dict[str, object]]:
    """The kind of a value's document, and its fields without the envelope; `TypeError` for what has none."""
    kind, document = _document_of(value)
    return kind, cast(dict[str, object], CONVERTER.unstructure(document))


def _document_of(value: object) -> tuple[Kind, object]:
    match value:
        case State():
            return "state", state_document(value)
        case View():
            return "view", view_document(value)
        case Event():
            return "event", event_document(cast(Event[ViewEvent], value))
        case Edition():
            return "edition", whole_edition(value)
        case _ if isinstance(value, ACTIONS):
            return "action", ActionDocument(str(value))
        case _ if isinstance(value, VIEW_EVENTS):
            return "view_event", fact_document(value)
        case _:
            raise TypeError(f"a {type(value).__name__} of Counterfeiters has no document")


def read_document(kind: Kind, fields: Mapping[str, object]) -> Any:
    """The value of a kind, any but the two of records, that the fields of a document stand for, without the envelope.

    `MalformedDocument` lists every fault; `InvalidState` says why no game has such a state or view.
    """
    if kind == "state":
        return read_state(fields)
    if kind == "view":
        return read_view(fields)
    if kind == "view_event":
        return read_fact(fields)
    document = structured(dict(fields), DOCUMENTS[kind], kind, CONVERTER)
    match document:
        case ActionDocument():
            return action_of(document.action, parse_action)
        case EventDocument():
            return event_of(document)
        case EditionDocument():
            return edition_of(document)
        case _:
            raise ValueError(f"a document of the kind {kind!r} is not read here")
