"""The requests of clients: small JSON objects, read strictly because they come from strangers."""

from typing import Annotated, Final, TypeAlias

import attrs

from criminals.core.base.constraints import Length, Named, Natural, Tag
from criminals.core.base.faults import fault, malformed
from criminals.core.documents.codec import Codec, structured
from criminals.core.documents.objects import told_apart
from criminals.core.documents.strict_json import read_json

WHAT: Final = "request"
"""The name of a request in errors."""

LONGEST: Final = 2_000
"""The most characters of a request; most requests have fewer than a hundred."""

Token: TypeAlias = Annotated[str, Length(1, 200)]
Lang: TypeAlias = Annotated[str, Length(1, 40)]
Notation: TypeAlias = Annotated[str, Length(1, 200)]


@attrs.frozen
class Join:
    """Join a table: the first request of a client."""

    token: Token = attrs.field(repr=False)
    """The token of a link."""
    lang: Lang
    """The language of the answers."""


@attrs.frozen
class Act:
    """Play an action on the table as it was after `at` changes."""

    at: Natural
    """The number of changes that the player has seen."""
    action: Notation
    """The action, in the notation of the game."""


@attrs.frozen
class Undo:
    """Take my last action back, on the table as it was after `at` changes."""

    at: Natural
    """The number of changes that the player has seen."""


@attrs.frozen
class Draw:
    """Send me a picture of my view now and after changes, with or without what I remember, wide or narrow."""

    memory: bool
    """True to show what I remember as well."""
    narrow: bool
    """True for a tall and narrow picture, for phones."""


@attrs.frozen
class Speak:
    """Send me a welcome now, and all messages from now on in this language."""

    lang: Lang
    """The language, the same as before or another."""


Request: TypeAlias = Join | Act | Undo | Draw | Speak
"""Any request of a client."""

_CODEC: Final = Codec(
    [Annotated[Request, Tag("type"), Named("Request")]],
    notes={cls: cls.__doc__ or "" for cls in (Join, Act, Undo, Draw, Speak)},
)
REQUEST: Final = told_apart(_CODEC.shape(Request), "Request")
"""The form of a request in JSON: its field `type` says which it is."""


def read_request(text: str) -> Request:
    """Read the request of a client strictly.

    Args:
        text: A JSON object such as `{"type": "act", "at": 3, "action": "recruit C"}`.

    Returns:
        A `Join`, `Act`, `Undo`, `Draw` or `Speak`. It may contain an unknown token, action or language.

    Raises:
        MalformedDocument: The text is not a request, or is too long. Every fault is listed with its path, and repeats
            at most a little of the text.
        TypeError: The argument is not a text.

    Examples:
        >>> read_request('{"type": "act", "at": 3, "action": "recruit C"}')
        Act(at=3, action='recruit C')
    """
    if len(text) > LONGEST:
        raise malformed(WHAT, (fault("too_long", count=len(text), most=LONGEST),))
    found: Request = structured(read_json(text), REQUEST, WHAT)
    return found
