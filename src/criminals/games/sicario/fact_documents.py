"""Events, phases and what was heard of characters as documents: each class and the one that is written of it."""

from typing import Final

from criminals.core.fact_documents import fact_twins
from criminals.games.sicario import facts, phase, wire, wire_events
from criminals.games.sicario.documents import NAME
from criminals.games.sicario.events import VIEW_EVENTS
from criminals.games.sicario.wire_scores import LINES

_PIECES: Final = (
    (phase.Rolling, wire.RollingDocument),
    (phase.Decoding, wire.DecodingDocument),
    (phase.Hunting, wire.HuntingDocument),
    (phase.Questioning, wire.QuestioningDocument),
    (phase.Over, wire.OverDocument),
    (facts.Answer, wire.AnswerDocument),
    (facts.Lights, wire.LightsDocument),
    (facts.Missed, wire.MissedDocument),
)

TWINS: Final = fact_twins(NAME, _PIECES, VIEW_EVENTS, wire_events, LINES)
"""Phases, what was heard, and the facts of events, and their documents."""
