"""The actions a player can choose, and their notation. An action carries no seat: `actor` says who acts."""

import re
from collections.abc import Iterable
from typing import ClassVar, Final, TypeAlias, final

import attrs
from typing_extensions import override

from criminals.core.notation import NUMBER, Attribute, Form, natural, naturals, numbered, parse

Fakes: TypeAlias = tuple[int, int, int]
"""How many fakes of quality 1, 2 and 3."""

COMMERCIAL: Final = "commercial"
JET: Final = "jet"
FLIGHTS: Final = (COMMERCIAL, JET)
"""The two spaces for flying (§4.6)."""

SPACE: Final = f"((?:buy|print|shop|fence|defraud) {NUMBER.replace('(', '(?:', 1)}|fly {COMMERCIAL}|fly {JET})"
"""The name of a space: the action it is for, and its number or the flight."""

_FAKES: Final = f"{NUMBER}/{NUMBER}/{NUMBER}"


def _three(fakes: Iterable[int]) -> Fakes:
    counts = naturals(fakes)
    if len(counts) != 3:
        raise ValueError(f"fakes are three counts, by quality, not {counts!r}")
    return counts[0], counts[1], counts[2]


def _flight(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds one of the two spaces for flying."""
    _text(attribute, value)
    if value not in FLIGHTS:
        raise ValueError(f"{attribute.name} is {COMMERCIAL!r} or {JET!r}, not {value!r}")


def _space_name(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds the name of a space."""
    if not re.fullmatch(SPACE, _text(attribute, value)):
        raise ValueError(f"{attribute.name} is named as in its action, such as 'print 1' or 'fly jet', not {value!r}")


def _text(attribute: Attribute, value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is a text, not {value!r}")
    return value


@final
@attrs.frozen
class Buy:
    """Buy the card above a space of the black market (§4.1)."""

    game: ClassVar[str] = "counterfeiters"
    space: int = attrs.field(validator=natural)

    @override
    def __str__(self) -> str:
        return f"buy {self.space}"


@final
@attrs.frozen
class Print:
    """Print fakes, two with each press (§4.2)."""

    game: ClassVar[str] = "counterfeiters"
    space: int = attrs.field(validator=natural)

    @override
    def __str__(self) -> str:
        return f"print {self.space}"


@final
@attrs.frozen
class Shop:
    """Change 1 to 3 fakes into money at the supermarket (§4.3)."""

    game: ClassVar[str] = "counterfeiters"
    space: int = attrs.field(validator=natural)
    fakes: Fakes = attrs.field(converter=_three)

    @override
    def __str__(self) -> str:
        return f"shop {self.space} {'/'.join(map(str, self.fakes))}"


@final
@attrs.frozen
class Fence:
    """Sell 1 to 8 fakes to the fence (§4.4)."""

    game: ClassVar[str] = "counterfeiters"
    space: int = attrs.field(validator=natural)
    fakes: Fakes = attrs.field(converter=_three)

    @override
    def __str__(self) -> str:
        return f"fence {self.space} {'/'.join(map(str, self.fakes))}"


@final
@attrs.frozen
class Defraud:
    """Commit tax fraud (§4.5)."""

    game: ClassVar[str] = "counterfeiters"
    space: int = attrs.field(validator=natural)

    @override
    def __str__(self) -> str:
        return f"defraud {self.space}"


@final
@attrs.frozen
class Fly:
    """Move cash to one's offshore account, by `"commercial"` flight or by private `"jet"`; the fare is extra (§4.6)."""

    game: ClassVar[str] = "counterfeiters"
    space: str = attrs.field(validator=_flight)
    amount: int = attrs.field(validator=natural)

    @override
    def __str__(self) -> str:
        return f"fly {self.space} {self.amount}"


@final
@attrs.frozen
class LayDown:
    """Lay a henchman down: it does nothing in this round (§3.3)."""

    game: ClassVar[str] = "counterfeiters"

    @override
    def __str__(self) -> str:
        return "laydown"


@final
@attrs.frozen
class Dine:
    """Turn a fake of a quality into money over lunch (§3.7)."""

    game: ClassVar[str] = "counterfeiters"
    quality: int = attrs.field(validator=natural)

    @override
    def __str__(self) -> str:
        return f"dine {self.quality}"


@final
@attrs.frozen
class Retake:
    """Take a henchman off a space, named as in its action: `"buy 3"`, `"fly jet"` (§6.2)."""

    game: ClassVar[str] = "counterfeiters"
    space: str = attrs.field(validator=_space_name)

    @override
    def __str__(self) -> str:
        return f"retake {self.space}"


@final
@attrs.frozen
class Decline:
    """Make no use of a lawyer (§6.2)."""

    game: ClassVar[str] = "counterfeiters"

    @override
    def __str__(self) -> str:
        return "decline"


Action: TypeAlias = Buy | Print | Shop | Fence | Defraud | Fly | LayDown | Dine | Retake | Decline
"""One decision; `actor` says whose (§4)."""

ACTIONS: Final = (Buy, Print, Shop, Fence, Defraud, Fly, LayDown, Dine, Retake, Decline)
"""Every kind of action."""


def _shop(space: str, *fakes: str) -> Action:
    return Shop(int(space), map(int, fakes))


def _fence(space: str, *fakes: str) -> Action:
    return Fence(int(space), map(int, fakes))


_COUNTS: Final = ("SPACE: a number", "FAKES: three counts such as 0/2/1")
_SPACES: Final = ("SPACE: such as print 1 or fly jet",)

_FORMS: Final[tuple[Form[Action], ...]] = (
    Form("buy SPACE", f"buy {NUMBER}", numbered(Buy)),
    Form("print SPACE", f"print {NUMBER}", numbered(Print)),
    Form("shop SPACE FAKES", f"shop {NUMBER} {_FAKES}", _shop, _COUNTS),
    Form("fence SPACE FAKES", f"fence {NUMBER} {_FAKES}", _fence, _COUNTS),
    Form("defraud SPACE", f"defraud {NUMBER}", numbered(Defraud)),
    Form("fly commercial AMOUNT", f"fly {COMMERCIAL} {NUMBER}", numbered(lambda amount: Fly(COMMERCIAL, amount))),
    Form("fly jet AMOUNT", f"fly {JET} {NUMBER}", numbered(lambda amount: Fly(JET, amount))),
    Form("laydown", "laydown", LayDown),
    Form("dine QUALITY", f"dine {NUMBER}", numbered(Dine)),
    Form("retake SPACE", f"retake {SPACE}", Retake, _SPACES),
    Form("decline", "decline", Decline),
)


def parse_action(text: str) -> Action:
    """The action a text stands for: `parse_action(str(action)) == action`. It knows no edition (`violation` does)."""
    return parse(_FORMS, text)
