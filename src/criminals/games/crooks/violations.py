"""The refusals: a code for each, with the clause it comes from. Their sentences are in `words`."""

from typing import Final

from criminals.core.refusals import Refusals
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

_REFUSALS: Final = Refusals("crooks", ACTIONS)

refuse = _REFUSALS.refuse
no_such = _REFUSALS.no_such
"""The `kind` is hangout, target, crook or seat."""
wrong_phase = _REFUSALS.wrong_phase
not_your_turn = _REFUSALS.not_your_turn
game_over = _REFUSALS.game_over
