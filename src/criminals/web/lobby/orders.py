"""The orders of the lobby: small JSON objects, read strictly because they come from strangers."""

from collections.abc import Mapping
from typing import Annotated, Final, TypeVar, cast

import attrs

from criminals.core.base.constraints import Length, Natural
from criminals.core.base.errors import CriminalsError
from criminals.core.base.faults import fault, malformed
from criminals.core.base.seats import Seat
from criminals.core.documents.codec import Codec, structured
from criminals.core.documents.strict_json import read_json
from criminals.core.looks.catalogues import ENGLISH
from criminals.web.settings import Settings
from criminals.web.speaking import speaker_of

T = TypeVar("T")

WHAT: Final = "request"
"""The name of an order in errors."""

LONGEST: Final = 4_000
"""The most characters of an order."""

Name = Annotated[str, Length(1, 40)]


@attrs.frozen
class SeatOrder:
    """The player for a seat: a person, with or without a name, or one of the server's bots."""

    name: Name | None = None
    bot: Name | None = None


@attrs.frozen(kw_only=True)
class TableOrder:
    """An order for a new table."""

    game: Name
    seats: Annotated[tuple[SeatOrder, ...], Length(1, 20)]
    edition: Name | None = None
    first: Natural | None = None


_CODEC: Final = Codec()


class Unordered(CriminalsError):
    """The lobby refuses an order. `told` gives the reason, and `status` the HTTP status."""

    def __init__(self, status: int, code: str, slots: Mapping[str, str] | None = None) -> None:
        super().__init__(status, code, slots)
        self.status = status
        self.code = code
        self._slots = slots or {}

    def told(self, lang: str = ENGLISH) -> str:
        """The reason in a language."""
        return speaker_of(lang).say("lobby", self.code, dict(self._slots))


def read_order(kind: type[T], text: str) -> T:
    """Read an order from a stranger; `MalformedDocument` lists its faults."""
    if len(text) > LONGEST:
        raise malformed(WHAT, (fault("too_long", count=len(text), most=LONGEST),))
    found: T = structured(_completed(kind, read_json(text)), _CODEC.shape(kind), WHAT)
    return found


def _completed(kind: type, value: object) -> object:
    """A JSON value with the defaults of missing fields."""
    if not isinstance(value, dict):
        return value
    given = cast(dict[str, object], value)
    defaults = {field.name: field.default for field in attrs.fields(kind) if field.default is not attrs.NOTHING}
    seats = given.get("seats")
    listed = (
        {"seats": [_completed(SeatOrder, each) for each in cast(list[object], seats)]}
        if isinstance(seats, list)
        else {}
    )
    return {**defaults, **given, **listed}


def seated_names(seats: tuple[SeatOrder, ...], settings: Settings) -> dict[Seat, str]:
    """The names at a table, by seat: those of bots, and of people who have one.

    Raises:
        Unordered: A bot is unknown, a name cannot be printed, or two names are equal.
    """
    bots = [seat.bot for seat in seats]
    names: dict[Seat, str] = {}
    for seat, order in enumerate(seats):
        if order.bot is not None and order.bot not in settings.bots:
            raise Unordered(422, "no_bot", {"name": order.bot, "known": ", ".join(settings.bots)})
        bot = order.bot if order.bot is None or bots.count(order.bot) == 1 else f"{order.bot} {seat}"
        name = bot if order.name is None else checked_name(order.name)
        if name in names.values():
            raise Unordered(422, "same_name", {"name": str(name)})
        if name is not None:
            names[seat] = name
    return names


def checked_name(name: str) -> str:
    """Strip invisible spaces from a name; `Unordered` if nothing is left, or it cannot be printed."""
    found = " ".join(name.split())
    if not found or not found.isprintable():
        raise Unordered(422, "no_name")
    return found
