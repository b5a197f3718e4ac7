"""Events and phases as documents: each class and the one that is written of it."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from criminals.core import fact_documents
from criminals.core.fact_documents import add_lines, fact_reader, seers_of
from criminals.core.results import Outcome
from criminals.core.twins import Twins
from criminals.games.crooks import events, phase, pieces, wire, wire_events
from criminals.games.crooks.documents import CONVERTER, NAME
from criminals.games.crooks.events import VIEW_EVENTS, ViewEvent
from criminals.games.crooks.wire_scores import LINES

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


add_lines(TWINS, NAME, wire_events.ScoredDocument, LINES)


def fact_document(fact: ViewEvent) -> wire_events.ViewEventDocument:
    """The document of a fact, told by its tag."""
    return cast(wire_events.ViewEventDocument, TWINS.document(fact))


def event_document(event: events.Event) -> wire_events.EventDocument:
    """The document of a fact and of who perceives it."""
    return wire_events.EventDocument(seers_of(event), fact_document(event.fact))


read_fact: Final[Callable[[Mapping[str, object]], ViewEvent]] = fact_reader(
    wire_events.ViewEventDocument, TWINS, CONVERTER
)
"""The fact that a document's fields stand for; `MalformedDocument` lists its faults."""


def fact_of(document: wire_events.ViewEventDocument) -> ViewEvent:
    """The fact of a document."""
    return cast(ViewEvent, TWINS.value(document))


def event_of(document: wire_events.EventDocument) -> events.Event:
    """The event of a document."""
    return fact_documents.event_of(fact_of(document.fact), document.seers)
