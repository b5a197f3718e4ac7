"""Events and phases as documents: each class and the one that is written of it."""

from typing import Final

from criminals.core.fact_documents import fact_twins
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
)

TWINS: Final = fact_twins(NAME, _PIECES, VIEW_EVENTS, wire_events, LINES)
"""Phases and facts, and their documents."""


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
