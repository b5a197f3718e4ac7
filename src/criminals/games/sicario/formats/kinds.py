"""The documents of Sicario by their kinds: which one a value has, and what each is read into."""

from typing import Final

from criminals.core.base.errors import Violation
from criminals.core.documents.game_documents import GameDocuments, Written
from criminals.core.game.events import Event
from criminals.core.game.results import Outcome, ScoreSheet
from criminals.games.sicario.box.edition import Edition
from criminals.games.sicario.box.version import NAME
from criminals.games.sicario.formats.forms import BOXES, forms
from criminals.games.sicario.formats.table_documents import read_state, read_view, state_fields, view_fields
from criminals.games.sicario.knowledge.events import VIEW_EVENTS, ViewEvent
from criminals.games.sicario.knowledge.views import View
from criminals.games.sicario.rules.actions import ACTIONS, Action, parse_action
from criminals.games.sicario.rules.state import State

_DOCUMENTS: Final = GameDocuments[
    State | View | Action | Event[ViewEvent] | ViewEvent | Edition | Violation | ScoreSheet | Outcome
](
    NAME,
    forms,
    states=Written(State, state_fields, read_state),
    views=Written(View, view_fields, read_view),
    editions=Written(Edition, BOXES.whole, BOXES.read_whole),
    actions=ACTIONS,
    parse_action=parse_action,
    view_events=VIEW_EVENTS,
)

DOCUMENTS: Final = _DOCUMENTS.shapes
"""The shape of the fields of each kind of document, without the envelope."""

document_of = _DOCUMENTS.document_of
"""Write a value as the fields of its document.

Args:
    value (Any): A value of Sicario of any kind but the two of records.

Returns:
    (tuple[str, dict[str, object]]): The kind of the document, and its fields without the envelope.

Raises:
    TypeError: The value has no document.
"""

read_document = _DOCUMENTS.read_document
"""Read a value from the fields of its document.

Args:
    kind (str): The kind of the document, any but the two of records.
    fields (Mapping[str, object]): The fields without the envelope.

Returns:
    (Any): The value.

Raises:
    MalformedDocument: The fields have another form; every fault is listed.
    InvalidState: No game has such a state or view.
"""
