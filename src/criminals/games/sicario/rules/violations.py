"""The refusals: a code for each, with the clause it comes from. Their sentences are in `words`."""

from typing import Final

from criminals.core.game.violations import Refusals
from criminals.games.sicario.rules.actions import ACTIONS

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

_REFUSALS: Final = Refusals("sicario", ACTIONS)

refuse = _REFUSALS.refuse
no_such = _REFUSALS.no_such
"""The `kind` is pips, seat, trait or character."""
wrong_phase = _REFUSALS.wrong_phase
not_your_turn = _REFUSALS.not_your_turn
game_over = _REFUSALS.game_over
