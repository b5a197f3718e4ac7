"""The refusals: a code for each, with the clause it comes from. Their sentences are in `words`."""

from typing import Final

from criminals.core.refusals import Refusals
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
    "bank_short",
    "bank_empty",
    "strike",
    "no_jet",
    "odd_amount",
    "not_enough_to_fly",
    "not_your_henchman",
    "game_over",
)
"""Every code a violation of this game can have."""

_REFUSALS: Final = Refusals("counterfeiters", ACTIONS)

refuse = _REFUSALS.refuse
no_such = _REFUSALS.no_such
"""The `kind` is space or quality."""
wrong_phase = _REFUSALS.wrong_phase
not_your_turn = _REFUSALS.not_your_turn
game_over = _REFUSALS.game_over
