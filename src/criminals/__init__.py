"""Crime board games with hidden information: rules, records and scores as pure functions on frozen values."""

from criminals.core.errors import (
    CriminalsError,
    IllegalAction,
    InvalidEdition,
    InvalidState,
    MalformedDocument,
    NotOver,
    Violation,
)
from criminals.core.protocol import Game, Rng
from criminals.core.records import IllegalPly, Record, dumps, loads
from criminals.core.registry import GAMES, register
from criminals.core.results import Outcome, ScoreLine, ScoreSheet
from criminals.core.seats import CHANCE, SPECTATOR, Seat
from criminals.verbs import (
    actor,
    apply,
    describe,
    legal_actions,
    new_game,
    outcome,
    parse_action,
    reveal,
    score,
    seats,
    setups,
    violation,
)

__all__ = [
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "CriminalsError",
    "Game",
    "IllegalAction",
    "IllegalPly",
    "InvalidEdition",
    "InvalidState",
    "MalformedDocument",
    "NotOver",
    "Outcome",
    "Record",
    "Rng",
    "ScoreLine",
    "ScoreSheet",
    "Seat",
    "Violation",
    "actor",
    "apply",
    "describe",
    "dumps",
    "legal_actions",
    "loads",
    "new_game",
    "outcome",
    "parse_action",
    "register",
    "reveal",
    "score",
    "seats",
    "setups",
    "violation",
]
