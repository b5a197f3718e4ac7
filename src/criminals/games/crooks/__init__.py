"""Crooks (Italian edition: Criminals), for 2 to 4 players. Clause numbers refer to the page "Crooks" of the docs."""

from criminals.games.crooks.actions import (
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
from criminals.games.crooks.data import BOSSES, EDITIONS, REFERENCE, TINY
from criminals.games.crooks.documents import (
    NAME,
    RULES,
    edition_json,
    read_edition,
    read_setup,
    record_faults,
    setup_json,
)
from criminals.games.crooks.drawing import draw, reveal
from criminals.games.crooks.edition import Ability, Crook, Edition, Gang
from criminals.games.crooks.invariants import faults, longest
from criminals.games.crooks.layout import Layout
from criminals.games.crooks.opening import Setup
from criminals.games.crooks.phase import (
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
from criminals.games.crooks.pieces import Card, Discard, FaceDown, FaceUp, Look, Origin
from criminals.games.crooks.play import actor, apply, legal_actions, new_game, seats, setups, violation
from criminals.games.crooks.scoring import outcome, score
from criminals.games.crooks.state import State, Table
from criminals.games.crooks.violations import CODES
from criminals.games.crooks.words import LANGUAGES, describe

__all__ = [
    "ACTIONS",
    "BOSSES",
    "CODES",
    "EDITIONS",
    "LANGUAGES",
    "NAME",
    "REFERENCE",
    "RULES",
    "TINY",
    "Ability",
    "Action",
    "Card",
    "Crook",
    "Decline",
    "Discard",
    "Edition",
    "FaceDown",
    "FaceUp",
    "Gang",
    "Kill",
    "Killing",
    "Layout",
    "Leave",
    "Look",
    "Move",
    "Moving",
    "Origin",
    "Over",
    "Pass",
    "Phase",
    "Pick",
    "Picking",
    "Place",
    "Placing",
    "Recruit",
    "Recruiting",
    "Return",
    "Setup",
    "SpyHangout",
    "SpyTarget",
    "Spying",
    "State",
    "Table",
    "Take",
    "Taking",
    "actor",
    "apply",
    "describe",
    "draw",
    "edition_json",
    "faults",
    "legal_actions",
    "longest",
    "new_game",
    "outcome",
    "parse_action",
    "read_edition",
    "read_setup",
    "record_faults",
    "reveal",
    "score",
    "seats",
    "setup_json",
    "setups",
    "violation",
]
