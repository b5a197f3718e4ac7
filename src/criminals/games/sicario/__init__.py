"""Sicario, for 3 or 4 players. Clause numbers refer to the page "Sicario" of the docs."""

from typing import TYPE_CHECKING

from criminals.core.base.later import names_later
from criminals.core.game.events import view_events
from criminals.games.sicario.box.edition import Character, Edition
from criminals.games.sicario.box.editions import EDITIONS, REFERENCE, TINY
from criminals.games.sicario.box.version import NAME, RULES
from criminals.games.sicario.knowledge.beliefs import beliefs
from criminals.games.sicario.knowledge.events import (
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
from criminals.games.sicario.knowledge.folding import fold
from criminals.games.sicario.knowledge.hidden_choices import hidden_choices
from criminals.games.sicario.knowledge.locations import locations, locations_of
from criminals.games.sicario.knowledge.movements import movements
from criminals.games.sicario.knowledge.trails import trail
from criminals.games.sicario.knowledge.view_invariants import view_faults
from criminals.games.sicario.knowledge.views import View, view
from criminals.games.sicario.knowledge.worlds import (
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
    whereabouts,
    worlds,
)
from criminals.games.sicario.play import (
    action_space,
    actor,
    apply,
    chances,
    legal_actions,
    new_game,
    outcome,
    points,
    score,
    seats,
    setups,
    step,
    violation,
)
from criminals.games.sicario.rules.actions import (
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
from criminals.games.sicario.rules.facts import Answer, Fact, Lights, Missed
from criminals.games.sicario.rules.invariants import faults, longest
from criminals.games.sicario.rules.opening import Setup, deal, setup_of
from criminals.games.sicario.rules.phase import Decoding, Hunting, Over, Phase, Questioning, Rolling
from criminals.games.sicario.rules.scoring import REASONS
from criminals.games.sicario.rules.state import State, Table
from criminals.games.sicario.rules.turns import begins_turn
from criminals.games.sicario.rules.violations import CODES

if TYPE_CHECKING:
    from criminals.games.sicario.formats.documents import (
        edition_json,
        read_edition,
        read_setup,
        record_faults,
        setup_json,
    )
    from criminals.games.sicario.formats.kinds import DOCUMENTS, document_of, read_document
    from criminals.games.sicario.formats.line_reading import from_text
    from criminals.games.sicario.formats.lines import to_text
    from criminals.games.sicario.formats.records import Record, ViewRecord
    from criminals.games.sicario.looks.location_names import location_name
    from criminals.games.sicario.looks.picture import html, svg
    from criminals.games.sicario.looks.telling import CATALOGUES, describe, label, prompt, term
    from criminals.games.sicario.looks.text import draw, reveal
else:  # formats and looks are loaded when they are first used
    __getattr__ = names_later(
        __name__,
        {
            ".formats.documents": "edition_json read_edition read_setup record_faults setup_json",
            ".formats.kinds": "DOCUMENTS document_of read_document",
            ".formats.line_reading": "from_text",
            ".formats.lines": "to_text",
            ".formats.records": "Record ViewRecord",
            ".looks.location_names": "location_name",
            ".looks.picture": "html svg",
            ".looks.text": "draw reveal",
            ".looks.telling": "CATALOGUES describe label prompt term",
        },
    )

__all__ = [
    "ACTIONS",
    "CATALOGUES",
    "CODES",
    "DOCUMENTS",
    "EDITIONS",
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
    "beliefs",
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
    "html",
    "is_consistent",
    "label",
    "legal_actions",
    "location_name",
    "locations",
    "locations_of",
    "longest",
    "marginals",
    "movements",
    "new_game",
    "outcome",
    "parse_action",
    "points",
    "prompt",
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
    "svg",
    "term",
    "to_text",
    "trail",
    "view",
    "view_events",
    "view_faults",
    "violation",
    "whereabouts",
    "worlds",
]
