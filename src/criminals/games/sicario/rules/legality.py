"""Legality: each rule stated once, as a function that says why not.

Lists, refusals and what plays an action ask here. No function is given a secret, so that no answer can leak one.
"""

from collections.abc import Container
from typing import Final

from criminals.core.base.seats import Seat
from criminals.core.game.violations import Reason

_NO_SIDE: Final = Reason("1.2", "no_such_thing")
_NOT_ON_THE_SHEET: Final = Reason("1.1", "no_such_thing")
_NO_SEAT: Final = Reason("2.1", "no_such_thing")
_NOT_AN_AGENT: Final = Reason("4.1", "not_an_agent")
_ELIMINATED: Final = Reason("4.3", "eliminated")
_AT_THE_EMBASSY: Final = Reason("3.2", "at_the_embassy")
_NOT_EXPOSED: Final = Reason("4.1", "not_exposed")
_OTHER_AGENT: Final = Reason("7.4", "other_agent")


def why_not_pips(pips: int, die: int) -> Reason | None:
    """The die must have such a side (§1.2)."""
    return None if 1 <= pips <= die else _NO_SIDE


def why_not_character(name: str, sheet: Container[str]) -> Reason | None:
    """A character must be on the sheet; the player's own will do too, or the list would reveal it (§1.1, §3.7)."""
    return None if name in sheet else _NOT_ON_THE_SHEET


def why_not_trait(trait: str, sheet: Container[str]) -> Reason | None:
    """A trait must be one that somebody on the sheet can have (§1.1, §4.2)."""
    return None if trait in sheet else _NOT_ON_THE_SHEET


def why_not_seat(seat: Seat, players: int) -> Reason | None:
    """Somebody must sit there (§2.1)."""
    return None if 0 <= seat < players else _NO_SEAT


def why_not_exposed(at: int | None, streets: Container[int], embassy: int, *, is_sicario: bool) -> Reason | None:
    """The sicario deals with exposed agents alone, who stand in a street (§4.1); who is out stands nowhere (§4.3)."""
    if at is None:
        return _NOT_AN_AGENT if is_sicario else _ELIMINATED
    if at in streets:
        return None
    return _AT_THE_EMBASSY if at == embassy else _NOT_EXPOSED


def why_not_tipped(agent: Seat, tipped: Seat) -> Reason | None:
    """A tip is about the agent who drew the card, and no other (§7.4)."""
    return None if agent == tipped else _OTHER_AGENT
