"""The actions a player can choose, and their notation. An action carries no seat: `actor` says who acts."""

from typing import ClassVar, Final, TypeAlias

import attrs
from typing_extensions import override

from criminals.core.notation import LETTER, NUMBER, Form, letter, natural, numbered, parse, truth


@attrs.frozen
class Pass:
    """Leave the game for good (§3.2)."""

    game: ClassVar[str] = "crooks"

    @override
    def __str__(self) -> str:
        return "pass"


@attrs.frozen
class Recruit:
    """Pay for a look into a hangout, to take one crook from it (§3.4)."""

    game: ClassVar[str] = "crooks"
    hangout: str = attrs.field(validator=letter)

    @override
    def __str__(self) -> str:
        return f"recruit {self.hangout}"


@attrs.frozen
class Take:
    """Take a crook, named by its id, from the hangout just paid for (§3.5)."""

    game: ClassVar[str] = "crooks"
    crook: int = attrs.field(validator=natural)

    @override
    def __str__(self) -> str:
        return f"take {self.crook}"


@attrs.frozen
class Leave:
    """Go away with nothing, when no crook of the hangout may be taken (§3.9)."""

    game: ClassVar[str] = "crooks"

    @override
    def __str__(self) -> str:
        return "leave"


@attrs.frozen
class Place:
    """Put the crook in hand below a target, named by its worth; face down it costs $1 more (§3.7, §3.8)."""

    game: ClassVar[str] = "crooks"
    target: int = attrs.field(validator=natural)
    face_down: bool = attrs.field(default=False, validator=truth)

    @override
    def __str__(self) -> str:
        return f"place {self.target} down" if self.face_down else f"place {self.target}"


@attrs.frozen
class Return:
    """Put the crook in hand back into the box, when it can be placed nowhere (§3.10)."""

    game: ClassVar[str] = "crooks"

    @override
    def __str__(self) -> str:
        return "return"


@attrs.frozen
class Pick:
    """Take the Pickpocket's money from the bank (§4.2)."""

    game: ClassVar[str] = "crooks"

    @override
    def __str__(self) -> str:
        return "pick"


@attrs.frozen
class Move:
    """Move the crooks that a Swap came down on to another target (§4.4)."""

    game: ClassVar[str] = "crooks"
    target: int = attrs.field(validator=natural)

    @override
    def __str__(self) -> str:
        return f"move {self.target}"


@attrs.frozen
class Kill:
    """Discard the crooks of one player at the Killer's target (§4.5)."""

    game: ClassVar[str] = "crooks"
    seat: int = attrs.field(validator=natural)

    @override
    def __str__(self) -> str:
        return f"kill {self.seat}"


@attrs.frozen
class SpyTarget:
    """Look at the face-down crooks at a target (§4.7)."""

    game: ClassVar[str] = "crooks"
    target: int = attrs.field(validator=natural)

    @override
    def __str__(self) -> str:
        return f"spy {self.target}"


@attrs.frozen
class SpyHangout:
    """Look at the crooks in a hangout, taking none (§4.7)."""

    game: ClassVar[str] = "crooks"
    hangout: str = attrs.field(validator=letter)

    @override
    def __str__(self) -> str:
        return f"spy {self.hangout}"


@attrs.frozen
class Decline:
    """Make no use of an ability (§4.1)."""

    game: ClassVar[str] = "crooks"

    @override
    def __str__(self) -> str:
        return "decline"


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

_FORMS: Final[tuple[Form[Action], ...]] = (
    Form("pass", "pass", Pass),
    Form("recruit HANGOUT", f"recruit {LETTER}", Recruit),
    Form("take CROOK", f"take {NUMBER}", numbered(Take)),
    Form("leave", "leave", Leave),
    Form("place TARGET", f"place {NUMBER}", numbered(Place)),
    Form("place TARGET down", f"place {NUMBER} down", numbered(lambda target: Place(target, True))),
    Form("return", "return", Return),
    Form("pick", "pick", Pick),
    Form("move TARGET", f"move {NUMBER}", numbered(Move)),
    Form("kill SEAT", f"kill {NUMBER}", numbered(Kill)),
    Form("spy TARGET", f"spy {NUMBER}", numbered(SpyTarget)),
    Form("spy HANGOUT", f"spy {LETTER}", SpyHangout),
    Form("decline", "decline", Decline),
)


def parse_action(text: str) -> Action:
    """The action a text stands for: `parse_action(str(action)) == action`. It knows no edition (`violation` does)."""
    return parse(_FORMS, text)
