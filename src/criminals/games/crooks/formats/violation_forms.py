"""The parameters of violations, by their codes, with their types: a sentence can be made of whatever has them."""

from typing import Final, Literal

from criminals.core.documents.result_shapes import ViolationForms, violation_forms
from criminals.core.game.violations import UNDO_PARAMS
from criminals.games.crooks.box.fields import Letter, Seat, ViewerName
from criminals.games.crooks.rules.violations import PARAMS

_TYPES: Final = {
    "seat": Seat,
    "actor": Seat,
    "phase": Literal["recruiting", "taking", "placing", "picking", "moving", "killing", "spying"],
    "kind": Literal["crook", "target", "seat"],
    "name": int,
    "hangout": Letter,
    "cost": int,
    "money": int,
    "crook": int,
    "others": int,
    "target": int,
    "crooks": tuple[int, ...],
}

_HANGOUT: Final = {"kind": Literal["hangout"], "name": Letter}

_BY_NAME: Final = violation_forms(PARAMS, _TYPES)

VIOLATIONS: Final[ViolationForms] = {
    **_BY_NAME,
    "not_your_turn": ({"seat": ViewerName, "actor": _TYPES["actor"]},),  # the spectator is refused, too
    "no_such_thing": (*_BY_NAME["no_such_thing"], _HANGOUT),
    **violation_forms(UNDO_PARAMS, _TYPES),
}
"""By code; a name that nothing has is a number, that of a hangout a letter."""
