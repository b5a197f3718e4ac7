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
    """A legal action: in the notation, as the words of a button, and as a sentence."""

    action: str
    label: str
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
    says: str
    points: list[int]
    lines: list[Line]


class Told(TypedDict):
    """What somebody is told of the present, in the language they chose: a view, and what follows from it."""

    lang: str
    view: dict[str, Any]
    prompt: str
    legal: list[Move]
    undo: bool
    result: Result | None


class Seated(TypedDict):
    """Who sits on a seat: a name, if they have one, and the text of a bot."""

    name: str | None
    bot: str | None


class Welcome(Told):
    """To who comes, comes back, or asks for another language."""

    type: Literal["welcome"]
    at: int
    seats: list[Seated]
    edition: dict[str, Any]
    terms: dict[str, dict[str, str]]
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
    says: str


class Refused(TypedDict):
    """To who tried what cannot be."""

    type: Literal["refused"]
    at: int
    lang: str
    tried: str
    code: str
    clause: str | None
    says: str


class Picture(TypedDict):
    """A view as a picture and as text, with what its viewer remembers or without."""

    type: Literal["picture"]
    at: int
    lang: str
    memory: bool
    svg: str
    text: str


class People(TypedDict):
    """Which seats have somebody at them now, and how many look on."""

    type: Literal["people"]
    here: list[bool]
    spectators: int


class Wrong(TypedDict):
    """To who sent what is no message, or may not be here. A page has words for the code; `says` is for who wrote it."""

    type: Literal["wrong"]
    code: str
    says: str


Message: TypeAlias = Welcome | News | TakenBack | Refused | Picture | People | Wrong


# --- from a page ---


@attrs.frozen
class Join:
    """The first message: the token of a link, and the language to be told things in."""

    token: str
    lang: str


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
    """Send me a picture of my view, with what I remember or without."""

    memory: bool


@attrs.frozen
class Speak:
    """Tell me things in another language from now on."""

    lang: str


Request: TypeAlias = Join | Act | Undo | Draw | Speak

KINDS: Final[Mapping[str, tuple[type[Request], Mapping[str, type]]]] = {
    "join": (Join, {"token": str, "lang": str}),
    "act": (Act, {"at": int, "action": str}),
    "undo": (Undo, {"at": int}),
    "draw": (Draw, {"memory": bool}),
    "speak": (Speak, {"lang": str}),
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
        raise NoMessage(f"not a message: {'; '.join(error.faults[:3])}") from None
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
