"""Crime board games with hidden information: rules, records and scores as pure functions on frozen values."""

from criminals.core.action_space import ActionSpace
from criminals.core.dumping import digest, dumps, loads
from criminals.core.errors import (
    CriminalsError,
    IllegalAction,
    InvalidEdition,
    InvalidState,
    MalformedDocument,
    NotOver,
    Violation,
)
from criminals.core.events import Event, Step
from criminals.core.marginals import Marginals
from criminals.core.protocol import Game, Perspective, Position, Rng, Value
from criminals.core.records import IllegalPly, Record
from criminals.core.registry import GAMES, register
from criminals.core.results import Outcome, ScoreLine, ScoreSheet
from criminals.core.seats import CHANCE, SPECTATOR, Seat, Viewer
from criminals.core.undo import can_undo
from criminals.core.view_records import ViewRecord
from criminals.schemas import schema
from criminals.verbs import (
    action_space,
    actor,
    advance,
    apply,
    chances,
    count_worlds,
    describe,
    drawn,
    fold,
    from_text,
    is_consistent,
    legal_actions,
    marginals,
    new_game,
    outcome,
    parse_action,
    reveal,
    sample_world,
    score,
    seats,
    setups,
    step,
    svg,
    to_text,
    view,
    view_events,
    violation,
    worlds,
)

__version__ = "0.1.0"  # in pyproject.toml too; a test compares them

__all__ = [
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "ActionSpace",
    "CriminalsError",
    "Event",
    "Game",
    "IllegalAction",
    "IllegalPly",
    "InvalidEdition",
    "InvalidState",
    "MalformedDocument",
    "Marginals",
    "NotOver",
    "Outcome",
    "Perspective",
    "Position",
    "Record",
    "Rng",
    "ScoreLine",
    "ScoreSheet",
    "Seat",
    "Step",
    "Value",
    "ViewRecord",
    "Viewer",
    "Violation",
    "action_space",
    "actor",
    "advance",
    "apply",
    "can_undo",
    "chances",
    "count_worlds",
    "describe",
    "digest",
    "drawn",
    "dumps",
    "fold",
    "from_text",
    "is_consistent",
    "legal_actions",
    "loads",
    "marginals",
    "new_game",
    "outcome",
    "parse_action",
    "register",
    "reveal",
    "sample_world",
    "schema",
    "score",
    "seats",
    "setups",
    "step",
    "svg",
    "to_text",
    "view",
    "view_events",
    "violation",
    "worlds",
]
