"""Counterfeiters, for 2 to 4 players. Clause numbers refer to the page "Counterfeiters" of the docs."""

from typing import TYPE_CHECKING

from criminals.core.base.later import names_later
from criminals.core.game.events import view_events
from criminals.games.counterfeiters.box.edition import Board, Card, Edition, Kind, MarketSpace, Space
from criminals.games.counterfeiters.box.editions import EDITIONS, REFERENCE, TINY
from criminals.games.counterfeiters.box.version import NAME, RULES
from criminals.games.counterfeiters.knowledge.beliefs import beliefs
from criminals.games.counterfeiters.knowledge.events import (
    VIEW_EVENTS,
    Advanced,
    Began,
    Binned,
    Bought,
    Changed,
    Declined,
    Defrauded,
    Dined,
    Ended,
    Event,
    Filled,
    Flew,
    LaidDown,
    Paid,
    Printed,
    Retook,
    Returned,
    Scored,
    Showed,
    Stowed,
    Uncovered,
    ViewEvent,
    Won,
)
from criminals.games.counterfeiters.knowledge.folding import fold
from criminals.games.counterfeiters.knowledge.hidden_choices import hidden_choices
from criminals.games.counterfeiters.knowledge.locations import locations, locations_of
from criminals.games.counterfeiters.knowledge.movements import movements
from criminals.games.counterfeiters.knowledge.trails import trail
from criminals.games.counterfeiters.knowledge.view_invariants import view_faults
from criminals.games.counterfeiters.knowledge.views import View, view
from criminals.games.counterfeiters.knowledge.worlds import (
    Amount,
    CashOf,
    InStack,
    Place,
    Thing,
    count_worlds,
    is_consistent,
    marginals,
    sample_world,
    whereabouts,
    worlds,
)
from criminals.games.counterfeiters.play import (
    action_space,
    actor,
    apply,
    chances,
    legal_actions,
    new_game,
    outcome,
    points,
    reveals,
    score,
    seats,
    setups,
    step,
    violation,
)
from criminals.games.counterfeiters.rules.actions import (
    ACTIONS,
    Action,
    Buy,
    Decline,
    Defraud,
    Dine,
    Fakes,
    Fence,
    Fly,
    LayDown,
    Print,
    Retake,
    Shop,
    parse_action,
)
from criminals.games.counterfeiters.rules.gear import Gear
from criminals.games.counterfeiters.rules.invariants import faults, longest
from criminals.games.counterfeiters.rules.opening import Setup, deal, setup_of
from criminals.games.counterfeiters.rules.phase import Dining, Finishing, Over, Phase, Playing, Replaying, Retaking
from criminals.games.counterfeiters.rules.scoring import REASONS
from criminals.games.counterfeiters.rules.state import Crew, State, Table
from criminals.games.counterfeiters.rules.turns import begins_turn
from criminals.games.counterfeiters.rules.violations import CODES

if TYPE_CHECKING:
    from criminals.games.counterfeiters.formats.documents import (
        edition_json,
        read_edition,
        read_setup,
        record_faults,
        setup_json,
    )
    from criminals.games.counterfeiters.formats.kinds import DOCUMENTS, document_of, read_document
    from criminals.games.counterfeiters.formats.line_reading import from_text
    from criminals.games.counterfeiters.formats.lines import to_text
    from criminals.games.counterfeiters.formats.records import Record, ViewRecord
    from criminals.games.counterfeiters.looks.location_names import location_name
    from criminals.games.counterfeiters.looks.picture import html, svg
    from criminals.games.counterfeiters.looks.telling import CATALOGUES, describe, label, prompt, term
    from criminals.games.counterfeiters.looks.text import draw, reveal
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
    "VIEW_EVENTS",
    "Action",
    "Advanced",
    "Amount",
    "Began",
    "Binned",
    "Board",
    "Bought",
    "Buy",
    "Card",
    "CashOf",
    "Changed",
    "Crew",
    "Decline",
    "Declined",
    "Defraud",
    "Defrauded",
    "Dine",
    "Dined",
    "Dining",
    "Edition",
    "Ended",
    "Event",
    "Fakes",
    "Fence",
    "Filled",
    "Finishing",
    "Flew",
    "Fly",
    "Gear",
    "InStack",
    "Kind",
    "LaidDown",
    "LayDown",
    "MarketSpace",
    "Over",
    "Paid",
    "Phase",
    "Place",
    "Playing",
    "Print",
    "Printed",
    "Record",
    "Replaying",
    "Retake",
    "Retaking",
    "Retook",
    "Returned",
    "Scored",
    "Setup",
    "Shop",
    "Showed",
    "Space",
    "State",
    "Stowed",
    "Table",
    "Thing",
    "Uncovered",
    "View",
    "ViewEvent",
    "ViewRecord",
    "Won",
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
    "reveals",
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
