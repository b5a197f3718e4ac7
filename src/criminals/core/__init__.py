"""The foundation of every game, with all that one written elsewhere needs; nothing here knows a game."""

from criminals.core.base.checks import check_is_action, checks_of
from criminals.core.base.constraints import Ascending, Length, OneOf, Pattern, Range
from criminals.core.base.errors import (
    CriminalsError,
    Fault,
    FaultyValue,
    IllegalAction,
    InvalidArgument,
    InvalidEdition,
    InvalidState,
    MalformedDocument,
    NotOver,
    Param,
    Place,
    Violation,
)
from criminals.core.base.faults import GameFaults
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import CHANCE, SPECTATOR, Chance, Names, Seat, Viewer, check_first, check_viewer
from criminals.core.base.value import Value
from criminals.core.box.openings import check_start
from criminals.core.game.action_space import ActionSpace
from criminals.core.game.beliefs import Beliefs
from criminals.core.game.defaults import completed
from criminals.core.game.events import Event, Step
from criminals.core.game.folding import folded
from criminals.core.game.marginals import Marginals
from criminals.core.game.notation import Notation, letter, natural, spelled, truth, written
from criminals.core.game.position import GameState, GameView, Position
from criminals.core.game.protocol import CompleteGame, Game, Rng, TextKind
from criminals.core.game.registry import register
from criminals.core.game.results import Outcome, ScoreLine, ScoreSheet, score_sheet_of
from criminals.core.game.trails import Trail
from criminals.core.game.violations import Reason, Refusals, asker_of

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "ActionSpace",
    "Ascending",
    "Beliefs",
    "Chance",
    "CompleteGame",
    "CriminalsError",
    "Event",
    "Fault",
    "FaultyValue",
    "FrozenMap",
    "Game",
    "GameFaults",
    "GameState",
    "GameView",
    "IllegalAction",
    "InvalidArgument",
    "InvalidEdition",
    "InvalidState",
    "Length",
    "MalformedDocument",
    "Marginals",
    "Names",
    "NotOver",
    "Notation",
    "OneOf",
    "Outcome",
    "Param",
    "Pattern",
    "Place",
    "Position",
    "Range",
    "Reason",
    "Refusals",
    "Rng",
    "ScoreLine",
    "ScoreSheet",
    "Seat",
    "Step",
    "TextKind",
    "Trail",
    "Value",
    "Viewer",
    "Violation",
    "asker_of",
    "check_first",
    "check_is_action",
    "check_start",
    "check_viewer",
    "checks_of",
    "completed",
    "folded",
    "letter",
    "natural",
    "register",
    "score_sheet_of",
    "spelled",
    "truth",
    "written",
]
