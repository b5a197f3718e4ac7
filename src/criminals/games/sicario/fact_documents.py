"""Events, phases and what was heard of characters as documents: each class and the one that is written of it."""

from typing import Final

from criminals.core.line_documents import add_lines
from criminals.core.results import Outcome
from criminals.core.twins import Twins
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
    (Outcome, wire_events.OutcomeDocument),
)
_FACTS: Final = tuple((fact, getattr(wire_events, f"{fact.__name__}Document")) for fact in VIEW_EVENTS)

TWINS: Final = Twins((*_PIECES, *_FACTS))
"""Phases, what was heard, and the facts of events, and their documents."""

add_lines(TWINS, NAME, wire_events.ScoredDocument, LINES)
