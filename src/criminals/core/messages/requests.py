"""What a client asks of a table: small JSON objects, read strictly, for they come from strangers."""

from typing import Annotated, Final, TypeAlias

import attrs

from criminals.core.base.constraints import Length, Named, Natural, Tag
from criminals.core.base.faults import fault, malformed
from criminals.core.documents.codec import Codec, structured
from criminals.core.documents.objects import told_apart
from criminals.core.documents.strict_json import read_json

WHAT: Final = "request"
"""What an error calls a text that is none."""

LONGEST: Final = 2_000
"""The most characters of the text of a request; most have fewer than a hundred."""

Token: TypeAlias = Annotated[str, Length(1, 200)]
Lang: TypeAlias = Annotated[str, Length(1, 40)]
Notation: TypeAlias = Annotated[str, Length(1, 200)]


@attrs.frozen
class Join:
    """The first request: the token of a link, and the language to be told things in."""

    token: Token = attrs.field(repr=False)
    lang: Lang


@attrs.frozen
class Act:
    """Play an action, in the notation, on the table as it was after so many changes."""

    at: Natural
    action: Notation


@attrs.frozen
class Undo:
    """Take my last action back, on the table as it was after so many changes."""

    at: Natural


@attrs.frozen
class Draw:
    """Send me a picture of my view now and after every change, with what I remember or without, wide or narrow."""

    memory: bool
    narrow: bool


@attrs.frozen
class Speak:
    """Tell me things in another language from now on."""

    lang: Lang


Request: TypeAlias = Join | Act | Undo | Draw | Speak
"""What a client may ask for."""

_CODEC: Final = Codec(
    [Annotated[Request, Tag("type"), Named("Request")]],
    notes={cls: cls.__doc__ or "" for cls in (Join, Act, Undo, Draw, Speak)},
)
REQUEST: Final = told_apart(_CODEC.shape(Request), "Request")
"""How a request stands in JSON: its field `type` says which it is."""


def read_request(text: str) -> Request:
    """The request that a text from a stranger stands for, read strictly.

    Args:
        text: A JSON object such as `{"type": "act", "at": 3, "action": "recruit C"}`.

    Returns:
        A `Join`, `Act`, `Undo`, `Draw` or `Speak`. Whether its token, action and language are known is not looked at.

    Raises:
        MalformedDocument: It is no request, or a long one; every fault is listed with its path, and repeats at most a
            little of the text.
        TypeError: It is not a text.
    """
    if len(text) > LONGEST:
        raise malformed(WHAT, (fault("too_long", count=len(text), most=LONGEST),))
    found: Request = structured(read_json(text), REQUEST, WHAT)
    return found
