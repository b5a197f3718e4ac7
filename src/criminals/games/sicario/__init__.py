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
from criminals.games.sicario.beliefs import Place, Thing
from criminals.games.sicario.data import EDITIONS, REFERENCE, TINY
from criminals.games.sicario.documents import NAME, RULES, read_setup
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
from criminals.games.sicario.layout import Layout
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
from criminals.games.sicario.views import View, view
from criminals.games.sicario.violations import CODES
from criminals.games.sicario.words import LANGUAGES, describe

__all__ = [
    "ACTIONS",
    "CODES",
    "EDITIONS",
    "LANGUAGES",
    "NAME",
    "REASONS",
    "REFERENCE",
    "RULES",
    "TINY",
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
    "Fact",
    "Hunting",
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
    "deal",
    "describe",
    "draw",
    "legal_actions",
    "new_game",
    "outcome",
    "parse_action",
    "read_setup",
    "reveal",
    "score",
    "seats",
    "setup_of",
    "setups",
    "view",
    "view_events",
    "violation",
]
