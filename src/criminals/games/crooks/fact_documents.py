"""Events and phases as documents: each class and the one that is written of it."""

from typing import Final, cast

import attrs

from criminals.core.documents import structured
from criminals.core.events import Event
from criminals.core.frozen_map import FrozenMap
from criminals.core.results import Outcome, ScoreLine
from criminals.core.twins import Twins
from criminals.games.crooks import events, phase, pieces, wire, wire_events
from criminals.games.crooks.documents import CONVERTER
from criminals.games.crooks.events import VIEW_EVENTS, ViewEvent
from criminals.games.crooks.wire_scores import LINES, LineDocument

_PIECES: Final = (
    (pieces.Origin, wire.OriginDocument),
    (pieces.FaceUp, wire.FaceUpDocument),
    (pieces.FaceDown, wire.FaceDownDocument),
    (pieces.Discard, wire.DiscardDocument),
    (phase.Recruiting, wire.RecruitingDocument),
    (phase.Taking, wire.TakingDocument),
    (phase.Placing, wire.PlacingDocument),
    (phase.Picking, wire.PickingDocument),
    (phase.Moving, wire.MovingDocument),
    (phase.Killing, wire.KillingDocument),
    (phase.Spying, wire.SpyingDocument),
    (phase.Over, wire.OverDocument),
    (Outcome, wire_events.OutcomeDocument),
)
_FACTS: Final = tuple((fact, getattr(wire_events, f"{fact.__name__}Document")) for fact in VIEW_EVENTS)

TWINS: Final = Twins((*_PIECES, *_FACTS))
"""What lies on the table, phases and facts, and their documents."""


def _line_document(line: ScoreLine) -> LineDocument:
    fields = {
        "reason": line.reason,
        "seat": line.seat,
        "points": line.points,
        "clause": line.clause,
        "params": {name: list(value) if isinstance(value, tuple) else value for name, value in line.params.items()},
    }
    wrapped = structured({"event": "scored", "line": fields}, wire_events.ScoredDocument, "score line", CONVERTER)
    return wrapped.line


def _line(document: LineDocument) -> ScoreLine:
    params = {field.name: getattr(document.params, field.name) for field in attrs.fields(type(document.params))}
    return ScoreLine("crooks", document.seat, document.points, document.reason, document.clause, FrozenMap(params))


for _document in LINES:
    TWINS.add(ScoreLine, _document, _line_document, _line)


def fact_document(fact: ViewEvent) -> wire_events.ViewEventDocument:
    """The document of a fact, told by its tag."""
    return cast(wire_events.ViewEventDocument, TWINS.document(fact))


def event_document(event: events.Event) -> wire_events.EventDocument:
    """The document of a fact and of who perceives it."""
    seers = None if event.seers is None else tuple(sorted(event.seers))
    return wire_events.EventDocument(cast(wire.Seats | None, seers), fact_document(event.fact))


def fact_of(document: wire_events.ViewEventDocument) -> ViewEvent:
    """The fact of a document."""
    return cast(ViewEvent, TWINS.value(document))


def event_of(document: wire_events.EventDocument) -> events.Event:
    """The event of a document."""
    return Event(fact_of(document.fact), None if document.seers is None else frozenset(document.seers))
