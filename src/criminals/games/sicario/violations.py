"""The refusals: a code for each, with the clause it comes from. Their sentences are in `words`."""

from typing import Final

from criminals.core import checks
from criminals.core.errors import Param, Violation
from criminals.core.frozen_map import FrozenMap
from criminals.games.sicario.actions import ACTIONS

CODES: Final = (
    "not_your_turn",
    "wrong_phase",
    "no_such_thing",
    "not_an_agent",
    "eliminated",
    "at_the_embassy",
    "not_exposed",
    "other_agent",
    "game_over",
)
"""Every code a violation of this game can have."""


def refuse(clause: str, code: str, **params: Param) -> Violation:
    """A refusal under a clause."""
    return Violation("sicario", clause, code, FrozenMap(params))


def no_such(clause: str, kind: str, name: int | str) -> Violation:
    """Refuse a name that is nothing in this box: `kind` is pips, seat, trait or character."""
    return refuse(clause, "no_such_thing", kind=kind, name=name)


def wrong_phase(clause: str, phase: str, action: object) -> Violation:
    """Refuse an action of another phase; `TypeError` for what is no action of this game at all."""
    check_is_action(action)
    return refuse(clause, "wrong_phase", phase=phase)


def game_over(action: object) -> Violation:
    """Refuse whatever is tried after the end; `TypeError` for what is no action of this game at all."""
    check_is_action(action)
    return refuse("5.1", "game_over")


def check_is_action(action: object) -> None:
    """Raise `TypeError` for what is no action of this game, naming the way from a text to an action."""
    checks.check_is_action(action, "sicario", ACTIONS)
