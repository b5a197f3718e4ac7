"""The actions a player can choose, and their notation. An action carries no seat: `actor` says who acts."""

from typing import ClassVar, Final, TypeAlias

import attrs

from criminals.core.game.notation import Notation, letter, natural, truth, written


@written("pass")
@attrs.frozen
class Pass:
    """Leave the game for good (§3.2)."""

    game: ClassVar[str] = "crooks"


@written("recruit {hangout}")
@attrs.frozen
class Recruit:
    """Pay for a look into a hangout, to take one crook from it (§3.4)."""

    game: ClassVar[str] = "crooks"
    hangout: str = attrs.field(validator=letter)
    """The letter of the hangout."""


@written("take {crook}")
@attrs.frozen
class Take:
    """Take a crook, named by its id, from the hangout just paid for (§3.5)."""

    game: ClassVar[str] = "crooks"
    crook: int = attrs.field(validator=natural)
    """The id of the crook."""


@written("leave")
@attrs.frozen
class Leave:
    """Go away with nothing, when no crook of the hangout may be taken (§3.9)."""

    game: ClassVar[str] = "crooks"


@written("place {target}[ down]")
@attrs.frozen
class Place:
    """Put the crook in hand below a target, named by its worth; face down it costs $1 more (§3.7, §3.8)."""

    game: ClassVar[str] = "crooks"
    target: int = attrs.field(validator=natural)
    """The number of the target."""
    face_down: bool = attrs.field(default=False, validator=truth)
    """True to pay $1 and place it face down."""


@written("return")
@attrs.frozen
class Return:
    """Put the crook in hand back into the box, when it can be placed nowhere (§3.10)."""

    game: ClassVar[str] = "crooks"


@written("pick")
@attrs.frozen
class Pick:
    """Take the Pickpocket's money from the bank (§4.2)."""

    game: ClassVar[str] = "crooks"


@written("move {target}")
@attrs.frozen
class Move:
    """Move the crooks that a Swap was placed on to another target (§4.4)."""

    game: ClassVar[str] = "crooks"
    target: int = attrs.field(validator=natural)
    """The number of the target to move to."""


@written("kill {seat}")
@attrs.frozen
class Kill:
    """Discard the crooks of one player at the Killer's target (§4.5)."""

    game: ClassVar[str] = "crooks"
    seat: int = attrs.field(validator=natural)
    """The seat whose crooks are discarded."""


@written("spy {target}")
@attrs.frozen
class SpyTarget:
    """Look at the face-down crooks at a target (§4.7)."""

    game: ClassVar[str] = "crooks"
    target: int = attrs.field(validator=natural)
    """The number of the target."""


@written("spy {hangout}")
@attrs.frozen
class SpyHangout:
    """Look at the crooks in a hangout, taking none (§4.7)."""

    game: ClassVar[str] = "crooks"
    hangout: str = attrs.field(validator=letter)
    """The letter of the hangout."""


@written("decline")
@attrs.frozen
class Decline:
    """Do not use the ability (§4.1)."""

    game: ClassVar[str] = "crooks"


Action: TypeAlias = (
    Pass | Recruit | Take | Leave | Place | Return | Pick | Move | Kill | SpyTarget | SpyHangout | Decline
)
"""One decision; `actor` says whose (§3, §4)."""

PASS: Final = Pass()
LEAVE: Final = Leave()
RETURN: Final = Return()
PICK: Final = Pick()
DECLINE: Final = Decline()

ACTIONS: Final = (Pass, Recruit, Take, Leave, Place, Return, Pick, Move, Kill, SpyTarget, SpyHangout, Decline)
"""Every kind of action."""

_NOTATION: Final[Notation[Action]] = Notation(ACTIONS)


def parse_action(text: str) -> Action:
    """The action that a text stands for, the inverse of `str(action)`.

    Args:
        text: The notation of an action, such as `place 6 down`.

    Returns:
        The action. It may still be illegal, or name things that no edition has: `violation` tells.

    Raises:
        MalformedDocument: The text is no action of Crooks.
        TypeError: The value is not a text.
    """
    return _NOTATION.parse(text)
