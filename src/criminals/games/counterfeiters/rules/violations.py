"""Violations: every code, and what a violation with it tells besides. `law` says when, `looks/words` has sentences."""

from collections.abc import Mapping
from typing import Final

from criminals.core.game.violations import Refusals
from criminals.games.counterfeiters.rules.actions import ACTIONS

PARAMS: Final[Mapping[str, tuple[str, ...]]] = {
    "not_your_turn": ("seat", "actor"),
    "wrong_phase": ("phase",),
    "no_such_thing": ("kind", "name"),
    "space_taken": ("space", "seat"),
    "empty_space": ("space",),
    "too_dear": ("price", "cash"),
    "second_jet": ("space",),
    "none_left_to_print": ("quality",),
    "how_many_fakes": ("count", "most"),
    "not_that_many_fakes": ("quality", "count", "held"),
    "quality_refused": ("quality",),
    "bank_short": ("price", "bank"),
    "bank_empty": (),
    "strike": (),
    "no_jet": (),
    "odd_amount": ("amount",),
    "not_enough_to_fly": ("amount", "fare", "cash"),
    "not_your_henchman": ("space",),
    "game_over": (),
}
"""The parameters of a violation, by its code; `no_such_thing` has the `kind` space or quality."""

CODES: Final = tuple(PARAMS)
"""Every code a violation of this game can have."""

_REFUSALS: Final = Refusals("counterfeiters", ACTIONS, PARAMS)

refuse = _REFUSALS.refuse
refused = _REFUSALS.refused
wrong_phase = _REFUSALS.wrong_phase
not_your_turn = _REFUSALS.not_your_turn
game_over = _REFUSALS.game_over
