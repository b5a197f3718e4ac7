"""The refusals: a code for each, with the clause it comes from. Their sentences are in `words`."""

from typing import Final

from criminals.core import checks
from criminals.core.errors import Param, Violation
from criminals.core.frozen_map import FrozenMap
from criminals.games.counterfeiters.actions import ACTIONS

CODES: Final = (
    "not_your_turn",
    "wrong_phase",
    "no_such_thing",
    "space_taken",
    "empty_space",
    "too_dear",
    "second_jet",
    "none_left_to_print",
    "how_many_fakes",
    "not_that_many_fakes",
    "quality_refused",
    "bank_empty",
    "strike",
    "no_jet",
    "odd_amount",
    "not_enough_to_fly",
    "not_your_henchman",
    "game_over",
)
"""Every code a violation of this game can have."""


def refuse(clause: str, code: str, **params: Param) -> Violation:
    """A refusal under a clause."""
    return Violation("counterfeiters", clause, code, FrozenMap(params))


def no_such(clause: str, kind: str, name: int | str) -> Violation:
    """Refuse a name that is nothing in this box: `kind` is space or quality."""
    return refuse(clause, "no_such_thing", kind=kind, name=name)


def wrong_phase(clause: str, phase: str, action: object) -> Violation:
    """Refuse an action of another phase; `TypeError` for what is no action of this game at all."""
    check_is_action(action)
    return refuse(clause, "wrong_phase", phase=phase)


def check_is_action(action: object) -> None:
    """Raise `TypeError` for what is no action of this game, naming the way from a text to an action."""
    checks.check_is_action(action, "counterfeiters", ACTIONS)
