"""Sicario, for 3 or 4 players. Clause numbers refer to the page "Sicario" of the docs."""

from criminals.core.events import view_events
from criminals.games.sicario.actions import (
    ACTIONS,
    Action,
    Ask,
    Capture,
    Eliminate,
    Roll,
    Skip,
    UseDisc,
    parse_action,
)
from criminals.games.sicario.beliefs import (
    UNDRAWN,
    EventCard,
    HeldBy,
    InDeck,
    Place,
    Thing,
    count_worlds,
    is_consistent,
    marginals,
    sample_world,
    worlds,
)
from criminals.games.sicario.data import EDITIONS, REFERENCE, TINY
from criminals.games.sicario.documents import (
    NAME,
    RULES,
    edition_json,
    read_edition,
    read_setup,
    record_faults,
    setup_json,
)
from criminals.games.sicario.drawing import draw, reveal
from criminals.games.sicario.edition import Character, Edition
from criminals.games.sicario.events import (
    VIEW_EVENTS,
    Answered,
    Began,
    Decoded,
    Drew,
    Ended,
    Event,
    LostTurn,
    Moved,
    Named,
    Rolled,
    Scored,
    Showed,
    Skipped,
    Uncovered,
    ViewEvent,
)
from criminals.games.sicario.facts import Answer, Fact, Lights, Missed
from criminals.games.sicario.flow import begins_turn
from criminals.games.sicario.folding import fold
from criminals.games.sicario.invariants import faults, longest
from criminals.games.sicario.kinds import DOCUMENTS, document_of, read_document
from criminals.games.sicario.layout import Layout
from criminals.games.sicario.narration import step
from criminals.games.sicario.opening import Setup, deal, setup_of
from criminals.games.sicario.phase import Decoding, Hunting, Over, Phase, Questioning, Rolling
from criminals.games.sicario.play import (
    Record,
    ViewRecord,
    action_space,
    actor,
    apply,
    chances,
    legal_actions,
    new_game,
    seats,
    setups,
    violation,
)
from criminals.games.sicario.scoring import REASONS, outcome, score
from criminals.games.sicario.state import State, Table
from criminals.games.sicario.text_reading import from_text
from criminals.games.sicario.texts import to_text
from criminals.games.sicario.unseen import hidden_choices
from criminals.games.sicario.view_invariants import view_faults
from criminals.games.sicario.views import View, view
from criminals.games.sicario.violations import CODES
from criminals.games.sicario.words import LANGUAGES, describe

__all__ = [
    "ACTIONS",
    "CODES",
    "DOCUMENTS",
    "EDITIONS",
    "LANGUAGES",
    "NAME",
    "REASONS",
    "REFERENCE",
    "RULES",
    "TINY",
    "UNDRAWN",
    "VIEW_EVENTS",
    "Action",
    "Answer",
    "Answered",
    "Ask",
    "Began",
    "Capture",
    "Character",
    "Decoded",
    "Decoding",
    "Drew",
    "Edition",
    "Eliminate",
    "Ended",
    "Event",
    "EventCard",
    "Fact",
    "HeldBy",
    "Hunting",
    "InDeck",
    "Layout",
    "Lights",
    "LostTurn",
    "Missed",
    "Moved",
    "Named",
    "Over",
    "Phase",
    "Place",
    "Questioning",
    "Record",
    "Roll",
    "Rolled",
    "Rolling",
    "Scored",
    "Setup",
    "Showed",
    "Skip",
    "Skipped",
    "State",
    "Table",
    "Thing",
    "Uncovered",
    "UseDisc",
    "View",
    "ViewEvent",
    "ViewRecord",
    "action_space",
    "actor",
    "apply",
    "begins_turn",
    "chances",
    "count_worlds",
    "deal",
    "describe",
    "document_of",
    "draw",
    "edition_json",
    "faults",
    "fold",
    "from_text",
    "hidden_choices",
    "is_consistent",
    "legal_actions",
    "longest",
    "marginals",
    "new_game",
    "outcome",
    "parse_action",
    "read_document",
    "read_edition",
    "read_setup",
    "record_faults",
    "reveal",
    "sample_world",
    "score",
    "seats",
    "setup_json",
    "setup_of",
    "setups",
    "step",
    "to_text",
    "view",
    "view_events",
    "view_faults",
    "violation",
    "worlds",
]
