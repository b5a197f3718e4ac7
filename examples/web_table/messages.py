"""The messages between a table and a page, and reading those that a page sends. `messages.d.ts` has the same types."""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias, TypedDict, cast

import attrs

from criminals import MalformedDocument, Seat
from criminals.core.base.faults import shown
from criminals.core.documents.strict_json import read_json

LONGEST: Final = 2_000
"""The most characters of a message from a page; a true one has less than a hundred."""


# --- from the table ---


class Move(TypedDict):
    """A legal action, as text and as a sentence."""

    action: str
    says: str


class Line(TypedDict):
    """A line of the score."""

    seat: Seat | None
    points: int
    clause: str
    says: str


class Result(TypedDict):
    """How a game ended."""

    winners: list[Seat]
    clause: str
    points: list[int]
    lines: list[Line]


class Told(TypedDict):
    """What somebody is told of the present: a view, and what follows from it."""

    view: dict[str, Any]
    legal: list[Move]
    undo: bool
    result: Result | None


class SeatKind(TypedDict):
    """Who sits on a seat: a bot, by its name, or a person."""

    bot: str | None


class Welcome(Told):
    """To who comes, or comes back."""

    type: Literal["welcome"]
    at: int
    seats: list[SeatKind]
    edition: dict[str, Any]
    story: list[list[str]]


class News(Told):
    """After an action."""

    type: Literal["news"]
    at: int
    events: list[dict[str, Any]]
    says: list[str]


class TakenBack(Told):
    """After an action was taken back."""

    type: Literal["taken_back"]
    at: int
    by: Seat


class Refused(TypedDict):
    """To who tried what cannot be."""

    type: Literal["refused"]
    at: int
    tried: str
    code: str
    clause: str | None
    says: str


class Picture(TypedDict):
    """A view as a picture, and as text."""

    type: Literal["picture"]
    at: int
    svg: str
    text: str


class People(TypedDict):
    """Which seats have somebody at them now, and how many look on."""

    type: Literal["people"]
    here: list[bool]
    spectators: int


class Wrong(TypedDict):
    """To who sent what is no message."""

    type: Literal["wrong"]
    says: str


Message: TypeAlias = Welcome | News | TakenBack | Refused | Picture | People | Wrong


# --- from a page ---


@attrs.frozen
class Join:
    """The first message: the token of a link."""

    token: str


@attrs.frozen
class Act:
    """An action, in the notation, on the table as it was `at` so many changes."""

    at: int
    action: str


@attrs.frozen
class Undo:
    """Take my last action back."""

    at: int


@attrs.frozen
class Draw:
    """Send me a picture of my view."""


Request: TypeAlias = Join | Act | Undo | Draw

KINDS: Final[Mapping[str, tuple[type[Request], Mapping[str, type]]]] = {
    "join": (Join, {"token": str}),
    "act": (Act, {"at": int, "action": str}),
    "undo": (Undo, {"at": int}),
    "draw": (Draw, {}),
}
"""The messages that a page may send, and their fields."""


class NoMessage(Exception):
    """A text is no message that a page may send; it says why, and repeats at most a little of it."""


def read(text: str) -> Request:
    """The message of a text from a stranger, read strictly."""
    if len(text) > LONGEST:
        raise NoMessage(f"a message has at most {LONGEST} characters, not {len(text)}")
    try:
        found = read_json(text)
    except MalformedDocument as error:
        raise NoMessage(f"not a message: {'; '.join(map(str, error.faults[:3]))}") from None
    if not isinstance(found, dict):
        raise NoMessage("a message is a JSON object")
    fields = cast(dict[str, object], found)
    kind = fields.pop("type", None)
    if not isinstance(kind, str) or kind not in KINDS:
        raise NoMessage(f"type: expected {', '.join(KINDS)}, got {shown(kind)}")
    make, expected = KINDS[kind]
    if fields.keys() != expected.keys():
        raise NoMessage(f"{kind}: expected the fields {sorted(expected)}, got {shown(', '.join(sorted(fields)))}")
    for name, cls in expected.items():
        if type(fields[name]) is not cls:
            raise NoMessage(f"{kind}.{name}: expected {cls.__name__}, got {shown(fields[name])}")
    return make(**cast(dict[str, Any], fields))
