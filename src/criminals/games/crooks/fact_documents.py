"""Events and phases as documents: each class and the one that is written of it."""

from typing import Final

from criminals.core.fact_documents import fact_twins
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
)

TWINS: Final = fact_twins(NAME, _PIECES, VIEW_EVENTS, wire_events, LINES)
"""What lies on the table, phases and facts, and their documents."""
