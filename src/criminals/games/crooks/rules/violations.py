"""The violations: a code for each, with what it names. `law` says when and why, `words` has their sentences."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from criminals.core.base.errors import Violation
from criminals.core.game.violations import Refusals
from criminals.games.crooks.rules.actions import ACTIONS

PARAMS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "not_your_turn": ("seat", "actor"),
        "wrong_phase": ("phase",),
        "no_such_thing": ("kind", "name"),
        "empty_hangout": ("hangout",),
        "too_dear": ("cost", "money"),
        "not_in_pile": ("crook",),
        "boss_not_last": ("crook", "others"),
        "target_taken": ("target",),
        "no_money_face_down": (),
        "boss_face_down": ("crook",),
        "no_free_target": ("target",),
        "nobody_to_kill": ("seat", "target"),
        "nothing_to_see": ("target",),
        "must_take": ("crooks",),
        "must_place": ("crook",),
        "game_over": (),
    }
)
"""Of every code a violation of this game can have, the names of its parameters."""

CODES: Final = tuple(PARAMS)
"""Every code a violation of this game can have."""

_REFUSALS: Final = Refusals("crooks", ACTIONS, PARAMS)

refuse = _REFUSALS.refuse
refused = _REFUSALS.refused
no_such = _REFUSALS.no_such
wrong_phase = _REFUSALS.wrong_phase
not_your_turn = _REFUSALS.not_your_turn
game_over = _REFUSALS.game_over


def no_such_crook(crook: int) -> Violation:
    """Refuse a crook that is not in the box (§1.1)."""
    return no_such("1.1", "crook", crook)


def no_such_target(target: int) -> Violation:
    """Refuse a target that is not in the box (§1.2)."""
    return no_such("1.2", "target", target)


def no_such_seat(seat: int) -> Violation:
    """Refuse a seat that nobody has (§2.1)."""
    return no_such("2.1", "seat", seat)


def no_such_hangout(hangout: str) -> Violation:
    """Refuse a hangout that is not in play (§2.2)."""
    return no_such("2.2", "hangout", hangout)
