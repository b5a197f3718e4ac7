"""The refusals: a code for each, with the clause it comes from. Their sentences are in `words`."""

from collections.abc import Mapping
from typing import Final

from criminals.core.game.violations import Refusals
from criminals.games.sicario.rules.actions import ACTIONS

PARAMS: Final[Mapping[str, tuple[str, ...]]] = {
    "not_your_turn": ("seat", "actor"),
    "wrong_phase": ("phase",),
    "no_such_thing": ("kind", "name"),
    "not_an_agent": ("agent",),
    "eliminated": ("agent",),
    "at_the_embassy": ("agent",),
    "not_exposed": ("agent", "space"),
    "other_agent": ("agent", "tipped"),
    "game_over": (),
}
"""The parameters of a violation, by its code; `no_such_thing` has the `kind` pips, seat, trait or character."""

CODES: Final = tuple(PARAMS)
"""Every code a violation of this game can have."""

_REFUSALS: Final = Refusals("sicario", ACTIONS)

refuse = _REFUSALS.refuse
no_such = _REFUSALS.no_such
"""The `kind` is pips, seat, trait or character."""
wrong_phase = _REFUSALS.wrong_phase
not_your_turn = _REFUSALS.not_your_turn
game_over = _REFUSALS.game_over
