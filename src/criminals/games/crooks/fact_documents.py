"""Events and phases as documents: each class and the one that is written of it."""

from typing import Final

from criminals.core.line_documents import add_lines
from criminals.core.results import Outcome
from criminals.core.twins import Twins
from criminals.games.crooks import phase, pieces, wire, wire_events
from criminals.games.crooks.documents import NAME
from criminals.games.crooks.events import VIEW_EVENTS
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
