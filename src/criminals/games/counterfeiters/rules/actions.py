"""The actions a player can choose, and their notation. An action carries no seat: `actor` says who acts."""

import re
from collections.abc import Iterable
from typing import ClassVar, Final, TypeAlias, final

import attrs

from criminals.core.base.building import builder
from criminals.core.base.errors import InvalidArgument
from criminals.core.base.faults import given
from criminals.core.game.notation import NUMBER, Attribute, Notation, natural, naturals, spelled, written
from criminals.games.counterfeiters.box.faults import fault

Fakes: TypeAlias = tuple[int, int, int]
"""The numbers of fakes of quality 1, 2 and 3."""

COMMERCIAL: Final = "commercial"
JET: Final = "jet"
FLIGHTS: Final = (COMMERCIAL, JET)
"""The two spaces for flying (§4.6)."""

SPACE_NUMBER: Final = NUMBER.replace("(", "(?:", 1)
SPACE: Final = f"((?:buy|print|shop|fence|defraud) {SPACE_NUMBER}|fly {COMMERCIAL}|fly {JET})"
"""The name of a space: the action it is for, and its number or the flight."""


def _three(fakes: Iterable[int]) -> Fakes:
    counts = naturals(fakes)
    if len(counts) != 3:
        raise InvalidArgument(fault("", "three_fakes", given=given(counts)))
    return counts[0], counts[1], counts[2]


def _counts(text: str) -> Iterable[int]:
    return map(int, text.split("/"))


spelled(f"{NUMBER}/{NUMBER}/{NUMBER}", "fakes", _counts, "%d/%d/%d".__mod__)(
    _three  # mypy takes no converter that is decorated
)


@spelled("|".join(FLIGHTS))
def _flight(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds one of the two spaces for flying."""
    _text(attribute, value)
    if value not in FLIGHTS:
        raise InvalidArgument(fault("", "no_flight", field=attribute.name, given=given(value)))


@spelled(SPACE, "space")
def _space_name(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds the name of a space."""
    if not re.fullmatch(SPACE, _text(attribute, value)):
        raise InvalidArgument(fault("", "no_space_name", field=attribute.name, given=given(value)))


def _text(attribute: Attribute, value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is a text, not {value!r}")
    return value


@final
@written("buy {space}")
@attrs.frozen
class Buy:
    """Buy the card above a space of the black market (§4.1)."""

    game: ClassVar[str] = "counterfeiters"
    space: int = attrs.field(validator=natural)
    """The number of the space, from 1 on the left."""


@final
@written("print {space}")
@attrs.frozen
class Print:
    """Print fakes, two with each press (§4.2)."""

    game: ClassVar[str] = "counterfeiters"
    space: int = attrs.field(validator=natural)
    """The number of the space."""


@final
@written("shop {space} {fakes}")
@attrs.frozen
class Shop:
    """Change 1 to 3 fakes into money at the supermarket (§4.3)."""

    game: ClassVar[str] = "counterfeiters"
    space: int = attrs.field(validator=natural)
    """The number of the space."""
    fakes: Fakes = attrs.field(converter=_three)
    """The numbers of fakes of quality 1, 2 and 3."""


@final
@written("fence {space} {fakes}")
@attrs.frozen
class Fence:
    """Sell 1 to 8 fakes to the fence (§4.4)."""

    game: ClassVar[str] = "counterfeiters"
    space: int = attrs.field(validator=natural)
    """The number of the space."""
    fakes: Fakes = attrs.field(converter=_three)
    """The numbers of fakes of quality 1, 2 and 3."""


@final
@written("defraud {space}")
@attrs.frozen
class Defraud:
    """Commit tax fraud (§4.5)."""

    game: ClassVar[str] = "counterfeiters"
    space: int = attrs.field(validator=natural)
    """The number of the space."""


@final
@written("fly {space} {amount}")
@attrs.frozen(weakref_slot=False)  # a layout has thousands: `new_fly` makes them
class Fly:
    """Move cash to one's offshore account, by `"commercial"` flight or by private `"jet"`; the fare is extra (§4.6)."""

    game: ClassVar[str] = "counterfeiters"
    space: str = attrs.field(validator=_flight)
    """`"commercial"` or `"jet"`."""
    amount: int = attrs.field(validator=natural)
    """The dollars that go to the offshore account, without the fare."""


new_fly: Final = builder(Fly)
"""Make a flight, without a check of what it is made from."""


@final
@written("laydown")
@attrs.frozen
class LayDown:
    """Lay a henchman down: it does nothing in this round (§3.3)."""

    game: ClassVar[str] = "counterfeiters"


@final
@written("dine {quality}")
@attrs.frozen
class Dine:
    """Turn a fake of a quality into money over lunch (§3.7)."""

    game: ClassVar[str] = "counterfeiters"
    quality: int = attrs.field(validator=natural)
    """The quality of the fake: 1, 2 or 3."""


@final
@written("retake {space}")
@attrs.frozen
class Retake:
    """Take a henchman off a space, named as in its action: `"buy 3"`, `"fly jet"` (§6.2)."""

    game: ClassVar[str] = "counterfeiters"
    space: str = attrs.field(validator=_space_name)
    """The name of the space, such as `"print 1"`."""


@final
@written("decline")
@attrs.frozen
class Decline:
    """Do not use the lawyer (§6.2)."""

    game: ClassVar[str] = "counterfeiters"


Action: TypeAlias = Buy | Print | Shop | Fence | Defraud | Fly | LayDown | Dine | Retake | Decline
"""One decision; `actor` says whose (§4)."""

ACTIONS: Final = (Buy, Print, Shop, Fence, Defraud, Fly, LayDown, Dine, Retake, Decline)
"""Every kind of action."""


_NOTATION: Final[Notation[Action]] = Notation(ACTIONS)


def parse_action(text: str) -> Action:
    """The action that a text stands for, the inverse of `str(action)`.

    Args:
        text: The notation of an action, such as `shop 1 0/2/1`.

    Returns:
        The action. It may still be illegal, or name things that no edition has: `violation` tells.

    Raises:
        MalformedDocument: The text is no action of Counterfeiters.
        TypeError: The value is not a text.
    """
    return _NOTATION.parse(text)
