"""Crooks (Italian edition: Criminals), for 2 to 4 players. Clause numbers refer to the page "Crooks" of the docs."""

from typing import TYPE_CHECKING

from criminals.core.base.later import names_later
from criminals.core.game.events import view_events
from criminals.games.crooks.box.edition import Ability, Crook, Edition, Gang
from criminals.games.crooks.box.editions import BOSSES, EDITIONS, REFERENCE, TINY
from criminals.games.crooks.box.version import NAME, RULES
from criminals.games.crooks.knowledge.beliefs import beliefs
from criminals.games.crooks.knowledge.events import (
    VIEW_EVENTS,
    Began,
    Declined,
    Discarded,
    Ended,
    Event,
    Left,
    Lifted,
    Looked,
    Moved,
    Paid,
    Passed,
    Picked,
    Placed,
    PlacedDown,
    Recognized,
    Returned,
    Revealed,
    Saw,
    Scored,
    Spied,
    Took,
    ViewEvent,
)
from criminals.games.crooks.knowledge.folding import fold
from criminals.games.crooks.knowledge.hidden_choices import hidden_choices
from criminals.games.crooks.knowledge.locations import locations, locations_of
from criminals.games.crooks.knowledge.movements import movements
from criminals.games.crooks.knowledge.trails import trail
from criminals.games.crooks.knowledge.view_invariants import view_faults
from criminals.games.crooks.knowledge.views import View, view
from criminals.games.crooks.knowledge.worlds import (
    BOX,
    Whereabouts,
    count_worlds,
    is_consistent,
    marginals,
    sample_world,
    whereabouts,
    worlds,
)
from criminals.games.crooks.play import (
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
from criminals.games.crooks.rules.actions import (
    ACTIONS,
    Action,
    Decline,
    Kill,
    Leave,
    Move,
    Pass,
    Pick,
    Place,
    Recruit,
    Return,
    SpyHangout,
    SpyTarget,
    Take,
    parse_action,
)
from criminals.games.crooks.rules.invariants import faults, longest
from criminals.games.crooks.rules.opening import Setup, deal, setup_of
from criminals.games.crooks.rules.phase import (
    Killing,
    Moving,
    Over,
    Phase,
    Picking,
    Placing,
    Recruiting,
    Spying,
    Taking,
)
from criminals.games.crooks.rules.pieces import Card, Discard, FaceDown, FaceUp, Look, Origin
from criminals.games.crooks.rules.scoring import REASONS
from criminals.games.crooks.rules.state import State, Table
from criminals.games.crooks.rules.turns import begins_turn
from criminals.games.crooks.rules.violations import CODES

if TYPE_CHECKING:
    from criminals.games.crooks.formats.documents import (
        edition_json,
        read_edition,
        read_setup,
        record_faults,
        setup_json,
    )
    from criminals.games.crooks.formats.kinds import DOCUMENTS, document_of, read_document
    from criminals.games.crooks.formats.line_reading import from_text
    from criminals.games.crooks.formats.lines import to_text
    from criminals.games.crooks.formats.records import Record, ViewRecord
    from criminals.games.crooks.looks.location_names import location_name
    from criminals.games.crooks.looks.picture import html, svg
    from criminals.games.crooks.looks.telling import CATALOGUES, describe, label, prompt, term
    from criminals.games.crooks.looks.text import draw, reveal
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
    "BOSSES",
    "BOX",
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
    "Ability",
    "Action",
    "Began",
    "Card",
    "Crook",
    "Decline",
    "Declined",
    "Discard",
    "Discarded",
    "Edition",
    "Ended",
    "Event",
    "FaceDown",
    "FaceUp",
    "Gang",
    "Kill",
    "Killing",
    "Leave",
    "Left",
    "Lifted",
    "Look",
    "Looked",
    "Move",
    "Moved",
    "Moving",
    "Origin",
    "Over",
    "Paid",
    "Pass",
    "Passed",
    "Phase",
    "Pick",
    "Picked",
    "Picking",
    "Place",
    "Placed",
    "PlacedDown",
    "Placing",
    "Recognized",
    "Record",
    "Recruit",
    "Recruiting",
    "Return",
    "Returned",
    "Revealed",
    "Saw",
    "Scored",
    "Setup",
    "Spied",
    "SpyHangout",
    "SpyTarget",
    "Spying",
    "State",
    "Table",
    "Take",
    "Taking",
    "Took",
    "View",
    "ViewEvent",
    "ViewRecord",
    "Whereabouts",
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
