"""The parameters of violations, by their codes, with their types: a sentence can be made of whatever has them."""

from typing import Final, Literal

from criminals.core.documents.result_shapes import ViolationForms, violation_forms
from criminals.core.game.violations import UNDO_PARAMS
from criminals.games.counterfeiters.box.fields import Seat, ViewerName
from criminals.games.counterfeiters.knowledge.events import SpaceName
from criminals.games.counterfeiters.rules.violations import PARAMS

_TYPES: Final = {
    "seat": Seat,
    "actor": Seat,
    "phase": Literal["playing", "finishing", "dining", "retaking", "replaying"],
    "kind": Literal["quality"],
    "name": int,
    "space": SpaceName,
    **dict.fromkeys(("price", "cash", "quality", "count", "most", "held", "bank", "amount", "fare"), int),
}

_BY_NAME: Final = violation_forms(PARAMS, _TYPES)

VIOLATIONS: Final[ViolationForms] = {
    **_BY_NAME,
    "not_your_turn": ({"seat": ViewerName, "actor": _TYPES["actor"]},),  # the spectator is refused, too
    "no_such_thing": (*_BY_NAME["no_such_thing"], {"kind": Literal["space"], "name": SpaceName}),
    "empty_space": ({"space": int},),  # of the market, by its number
    "second_jet": ({"space": int},),
    **violation_forms(UNDO_PARAMS, _TYPES),
}
"""By code; a name that nothing has is a number, that of a space a text."""
