"""The documents of Sicario by their kinds: which one a value has, and what each is read into."""

from typing import Final

from criminals.core.events import Event
from criminals.core.kinds import Codec, Kinds, documents_of
from criminals.games.sicario import wire, wire_events
from criminals.games.sicario.actions import ACTIONS, Action, parse_action
from criminals.games.sicario.documents import CONVERTER, NAME, edition_of, whole_edition
from criminals.games.sicario.edition import Edition
from criminals.games.sicario.events import VIEW_EVENTS, ViewEvent
from criminals.games.sicario.fact_documents import TWINS
from criminals.games.sicario.state import State
from criminals.games.sicario.table_documents import read_state, read_view, state_document, view_document
from criminals.games.sicario.views import View

_KINDS: Final = Kinds[State | View | Action | Event[ViewEvent] | ViewEvent | Edition](
    game=NAME,
    documents=documents_of(wire, wire_events),
    converter=CONVERTER,
    twins=TWINS,
    states=Codec(State, state_document, read_state),
    views=Codec(View, view_document, read_view),
    editions=Codec(Edition, whole_edition, edition_of),
    actions=ACTIONS,
    parse_action=parse_action,
    facts=VIEW_EVENTS,
)

DOCUMENTS: Final = _KINDS.documents
"""The class, or the union of classes, of each kind's fields without the envelope."""

document_of = _KINDS.document_of
"""The kind of a value's document, and its fields without the envelope; `TypeError` for what has none."""

read_document = _KINDS.read_document
"""The value of a kind, any but the two of records, that the fields of a document stand for, without the envelope.

`MalformedDocument` lists every fault; `InvalidState` says why no game has such a state or view.
"""
