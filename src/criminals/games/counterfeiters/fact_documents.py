"""Events and phases as documents: each class and the one that is written of it."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from criminals.core import fact_documents
from criminals.core.fact_documents import add_lines, fact_reader, seers_of
from criminals.core.results import Outcome
from criminals.core.twins import Twins
from criminals.games.counterfeiters import events, phase, wire, wire_events
from criminals.games.counterfeiters.documents import CONVERTER, NAME
from criminals.games.counterfeiters.edition import Kind
from criminals.games.counterfeiters.events import VIEW_EVENTS, ViewEvent
from criminals.games.counterfeiters.wire_scores import LINES

_PIECES: Final = (
    (phase.Playing, wire.PlayingDocument),
    (phase.Dining, wire.DiningDocument),
    (phase.Finishing, wire.FinishingDocument),
    (phase.Over, wire.OverDocument),
    (Outcome, wire_events.OutcomeDocument),
)
_FACTS: Final = tuple((fact, getattr(wire_events, f"{fact.__name__}Document")) for fact in VIEW_EVENTS)

TWINS: Final = Twins((*_PIECES, *_FACTS))
"""Phases and facts, and their documents."""

add_lines(TWINS, NAME, wire_events.ScoredDocument, LINES)


def _add_lawyer(cls: type[phase.Retaking | phase.Replaying], document: type, tag: str) -> None:
    """A phase with a lawyer, who is a kind of card and in documents a text."""
    TWINS.add(
        cls,
        document,
        lambda value: document(tag, value.seat, value.lawyer.value),
        lambda found: cls(found.seat, Kind(found.lawyer)),
    )


_add_lawyer(phase.Retaking, wire.RetakingDocument, "retaking")
_add_lawyer(phase.Replaying, wire.ReplayingDocument, "replaying")


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
