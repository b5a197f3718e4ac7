"""The documents of Sicario by their kinds: which one a value has, and what each is read into."""

from collections.abc import Mapping
from typing import Any, Final

from criminals.core.documents import Kind
from criminals.core.events import Event
from criminals.core.kinds import Codec, Kinds
from criminals.games.sicario import wire, wire_events
from criminals.games.sicario.actions import ACTIONS, Action, parse_action
from criminals.games.sicario.documents import CONVERTER, NAME, edition_of, whole_edition
from criminals.games.sicario.edition import Edition
from criminals.games.sicario.events import VIEW_EVENTS, ViewEvent
from criminals.games.sicario.fact_documents import TWINS
from criminals.games.sicario.state import State
from criminals.games.sicario.table_documents import read_state, read_view, state_document, view_document
from criminals.games.sicario.views import View

DOCUMENTS: Final[Mapping[Kind, Any]] = {
    "state": wire.StateDocument,
    "view": wire.ViewDocument,
    "action": wire.ActionDocument,
    "event": wire_events.EventDocument,
    "view_event": wire_events.ViewEventDocument,
    "record": wire.RecordDocument,
    "view_record": wire_events.ViewRecordDocument,
    "edition": wire.EditionDocument,
}
"""The class, or the union of classes, of each kind's fields without the envelope."""

_KINDS: Final = Kinds(
    game=NAME,
    documents=DOCUMENTS,
    converter=CONVERTER,
    twins=TWINS,
    states=Codec(State, state_document, read_state),
    views=Codec(View, view_document, read_view),
    editions=Codec(Edition, whole_edition, edition_of),
    actions=ACTIONS,
    parse_action=parse_action,
    facts=VIEW_EVENTS,
)


def document_of(
    value: State | View | Action | Event[ViewEvent] | ViewEvent | Edition,
) -> tuple[Kind, dict[str, object]]:
    """The kind of a value's document, and its fields without the envelope; `TypeError` for what has none."""
    return _KINDS.document_of(value)


def read_document(kind: Kind, fields: Mapping[str, object]) -> Any:
    """The value of a kind, any but the two of records, that the fields of a document stand for, without the envelope.

    `MalformedDocument` lists every fault; `InvalidState` says why no game has such a state or view.
    """
    return _KINDS.read_document(kind, fields)
