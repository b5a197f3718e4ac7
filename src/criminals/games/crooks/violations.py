"""The refusals: a code for each, with the clause it comes from. Their sentences are in `words`."""

from typing import Final

from criminals.core import checks
from criminals.core.errors import Param, Violation
from criminals.core.frozen_map import FrozenMap
from criminals.games.crooks.actions import ACTIONS

CODES: Final = (
    "not_your_turn",
    "wrong_phase",
    "no_such_thing",
    "empty_hangout",
    "too_dear",
    "not_in_pile",
    "boss_not_last",
    "target_taken",
    "no_money_face_down",
    "boss_face_down",
    "no_free_target",
    "nobody_to_kill",
    "nothing_to_see",
    "must_take",
    "must_place",
    "game_over",
)
"""Every code a violation of this game can have."""


def refuse(clause: str, code: str, **params: Param) -> Violation:
    """A refusal under a clause."""
    return Violation("crooks", clause, code, FrozenMap(params))


def no_such(clause: str, kind: str, name: int | str) -> Violation:
    """Refuse a name that is nothing in this box: `kind` is hangout, target, crook or seat."""
    return refuse(clause, "no_such_thing", kind=kind, name=name)


def wrong_phase(clause: str, phase: str, action: object) -> Violation:
    """Refuse an action of another phase; `TypeError` for what is no action of this game at all."""
    check_is_action(action)
    return refuse(clause, "wrong_phase", phase=phase)


def check_is_action(action: object) -> None:
    """Raise `TypeError` for what is no action of this game, naming the way from a text to an action."""
    checks.check_is_action(action, "crooks", ACTIONS)
