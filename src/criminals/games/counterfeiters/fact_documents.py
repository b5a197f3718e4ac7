"""Events and phases as documents: each class and the one that is written of it."""

from typing import Final

from criminals.core.line_documents import add_lines
from criminals.core.results import Outcome
from criminals.core.twins import Twins
from criminals.games.counterfeiters import phase, wire, wire_events
from criminals.games.counterfeiters.documents import NAME
from criminals.games.counterfeiters.edition import Kind
from criminals.games.counterfeiters.events import VIEW_EVENTS
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
