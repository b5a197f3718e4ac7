"""Crime board games with hidden information: rules, records and scores as pure functions on frozen values.

Games, documents and sentences are loaded on first use.
"""

from typing import TYPE_CHECKING

from criminals import games as games
from criminals.core.base.errors import (
    CriminalsError,
    Fault,
    IllegalAction,
    InvalidArgument,
    InvalidEdition,
    InvalidState,
    MalformedDocument,
    NotOver,
    Violation,
)
from criminals.core.base.later import names_later
from criminals.core.base.seats import CHANCE, SPECTATOR, Seat, Viewer
from criminals.core.base.value import Value
from criminals.core.box.cards import GameCard
from criminals.core.game.action_space import ActionSpace
from criminals.core.game.beliefs import Beliefs
from criminals.core.game.events import Event, Step
from criminals.core.game.locations import Movement, Piece
from criminals.core.game.marginals import Marginals
from criminals.core.game.position import Acting, Believing, GameState, GameView, Position, Uncertain
from criminals.core.game.protocol import CompleteGame, Game, Rng
from criminals.core.game.registry import GAMES, register
from criminals.core.game.results import Outcome, ScoreLine, ScoreSheet
from criminals.verbs.knowing import (
    beliefs,
    count_worlds,
    fold,
    is_consistent,
    marginals,
    sample_world,
    view,
    view_events,
    worlds,
)
from criminals.verbs.playing import (
    actor,
    advance,
    apply,
    chances,
    drawn,
    legal_actions,
    outcome,
    points,
    score,
    seats,
    step,
    violation,
)
from criminals.verbs.showing import describe, draw, label, prompt, reveal, svg, term, to_text
from criminals.verbs.starting import action_space, from_text, new_game, parse_action, setups

if TYPE_CHECKING:
    from criminals.core.looks.clauses import Clause
    from criminals.core.looks.menus import Amounts, Choice
    from criminals.core.records.dumping import digest, document, dumps, from_document, loads
    from criminals.core.records.posterior import Posterior
    from criminals.core.records.record import IllegalPly, Record
    from criminals.core.records.undo import can_undo
    from criminals.core.records.view_record import ViewRecord
    from criminals.schemas import schema
    from criminals.verbs.locating import location_name, locations, locations_of, menu, movements
    from criminals.verbs.remembering import histories, posterior
    from criminals.verbs.wording import add_words, clause, clauses, languages, words
else:
    __getattr__ = names_later(
        __name__,
        {
            ".core.looks.clauses": "Clause",
            ".core.records.dumping": "digest document dumps from_document loads",
            ".core.records.posterior": "Posterior",
            ".core.records.record": "IllegalPly Record",
            ".core.records.undo": "can_undo",
            ".core.records.view_record": "ViewRecord",
            ".core.looks.menus": "Amounts Choice",
            ".schemas": "schema",
            ".verbs.locating": "location_name locations locations_of menu movements",
            ".verbs.remembering": "histories posterior",
            ".verbs.wording": "add_words clause clauses languages words",
        },
    )

__version__ = "0.1.0"  # in pyproject.toml too; a test compares them

__all__ = [
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "Acting",
    "ActionSpace",
    "Amounts",
    "Beliefs",
    "Believing",
    "Choice",
    "Clause",
    "CompleteGame",
    "CriminalsError",
    "Event",
    "Fault",
    "Game",
    "GameCard",
    "GameState",
    "GameView",
    "IllegalAction",
    "IllegalPly",
    "InvalidArgument",
    "InvalidEdition",
    "InvalidState",
    "MalformedDocument",
    "Marginals",
    "Movement",
    "NotOver",
    "Outcome",
    "Piece",
    "Position",
    "Posterior",
    "Record",
    "Rng",
    "ScoreLine",
    "ScoreSheet",
    "Seat",
    "Step",
    "Uncertain",
    "Value",
    "ViewRecord",
    "Viewer",
    "Violation",
    "action_space",
    "actor",
    "add_words",
    "advance",
    "apply",
    "beliefs",
    "can_undo",
    "chances",
    "clause",
    "clauses",
    "count_worlds",
    "describe",
    "digest",
    "document",
    "draw",
    "drawn",
    "dumps",
    "fold",
    "from_document",
    "from_text",
    "histories",
    "is_consistent",
    "label",
    "languages",
    "legal_actions",
    "loads",
    "location_name",
    "locations",
    "locations_of",
    "marginals",
    "menu",
    "movements",
    "new_game",
    "outcome",
    "parse_action",
    "points",
    "posterior",
    "prompt",
    "register",
    "reveal",
    "sample_world",
    "schema",
    "score",
    "seats",
    "setups",
    "step",
    "svg",
    "term",
    "to_text",
    "view",
    "view_events",
    "violation",
    "words",
    "worlds",
]
