"""The parameters of violations, by their codes, with their types: a sentence can be made of whatever has them."""

from typing import Final, Literal

from criminals.core.documents.result_shapes import ViolationForms, violation_forms
from criminals.core.game.violations import UNDO_PARAMS
from criminals.games.sicario.box.fields import Seat, ViewerName, Word
from criminals.games.sicario.rules.violations import PARAMS

_TYPES: Final = {
    "seat": Seat,
    "actor": Literal[0, 1, 2, 3, "chance"],
    "phase": Literal["rolling", "decoding", "hunting", "questioning"],
    "kind": Literal["pips", "seat"],
    "name": int,
    "agent": Seat,
    "space": int,
    "tipped": Seat,
}

_BY_NAME: Final = violation_forms(PARAMS, _TYPES)

VIOLATIONS: Final[ViolationForms] = {
    **_BY_NAME,
    "not_your_turn": ({"seat": ViewerName, "actor": _TYPES["actor"]},),  # the spectator is refused, too
    "no_such_thing": (*_BY_NAME["no_such_thing"], {"kind": Literal["trait", "character"], "name": Word}),
    **violation_forms(UNDO_PARAMS, _TYPES),
}
"""By code; a name that nothing has is a number, that of a trait or a character a word."""
