"""Everything that reads a text from a stranger, and the check that `make fuzz` and the corpus share."""

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

import attrs

import criminals
from criminals import InvalidState, MalformedDocument, Record
from criminals.core.documents.envelope import KINDS, Kind
from criminals.core.game.protocol import TextKind
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.messages.requests import REQUEST, Request, read_request
from criminals.games import counterfeiters, crooks, sicario
from tests.hostile.telling import told

OWN: Final[Mapping[str, Any]] = {
    "crooks": attrs.evolve(crooks.TINY, name="own", targets=(3, 5)),
    "counterfeiters": attrs.evolve(counterfeiters.TINY, name="own", henchmen=2),
    "sicario": attrs.evolve(sicario.TINY, name="own", path="sbas", events=("lose-turn", "tip-off", "blackout")),
}
"""Editions that do not come with the library; the text of a state only names one, so a reader is handed it."""

PREFIXES: Final = {"crooks": "", "counterfeiters": "counterfeiters_", "sicario": "sicario_"}
"""What the names of a game's targets begin with."""

LONGEST_ERROR: Final = 100_000
"""What the bytes of an error's text stay below, whatever the input was."""


class Broken(Exception):
    """A reader did not keep its promise; `what` is the same for inputs that break it in the same way."""

    def __init__(self, what: str, told: str) -> None:
        super().__init__(what, told)
        self.what = what
        self.told = told


@attrs.frozen
class Target:
    """A reader, its inverse, the errors that its docs name, and what is told of a value."""

    name: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    errors: tuple[type[Exception], ...]
    tell: Callable[[Any], Iterable[str]] = told
    """What can be told and drawn of a value."""


def _document(game: str, kind: Kind) -> Target:
    whole = kind in ("state", "view", "view_record")  # only these are held against the rules
    errors = (MalformedDocument, InvalidState) if whole else (MalformedDocument,)
    return Target(PREFIXES[game] + kind, lambda text: criminals.loads(text, kind), criminals.dumps, errors)


def _line(game: str, kind: TextKind) -> Target:
    def read(text: str) -> Any:
        handed = OWN[game] if " *own " in text[:100] else None
        return criminals.from_text(game, text, kind=kind, edition=handed)

    return Target(f"{PREFIXES[game]}{kind}_text", read, criminals.to_text, (MalformedDocument, InvalidState))


def _targets(game: str) -> Iterator[Target]:
    for kind in KINDS:
        yield _document(game, kind)
    prefix = PREFIXES[game]
    yield Target(f"{prefix}parse_action", lambda text: criminals.parse_action(game, text), str, (MalformedDocument,))
    yield _line(game, "state")
    yield _line(game, "view")
    yield Target(f"{prefix}record_text", Record.from_text, Record.to_text, (MalformedDocument,))


def _request_text(request: Request) -> str:
    return json.dumps(REQUEST.write(request))


REQUESTS: Final = Target(
    "request", read_request, _request_text, (MalformedDocument,), lambda request: (repr(request), str(request))
)
"""What a client asks, of whatever game."""

TARGETS: Final = {
    **{target.name: target for game in PREFIXES for target in _targets(game)},
    REQUESTS.name: REQUESTS,
}
"""The readers by name: `loads` for every kind, `parse_action`, `from_text` for both kinds, `Record.from_text`; and
`read_request`."""


def text_of(data: bytes) -> str:
    """The text of an input; bytes that are no UTF-8 become halves of surrogate pairs, which readers have to stand."""
    return data.decode("utf-8", "surrogateescape")


def data_of(text: str) -> bytes:
    """The input of a text, the inverse of `text_of`; a half that stands for no byte becomes a question mark."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace")


LOADED: Final = "loaded"


def verdict(target: Target, text: str) -> tuple[str, float]:
    """`LOADED`, or the name of the error that refused a text, and the seconds of CPU time that reading took.

    `Broken` if anything else came of it.
    """
    value: Any = None
    refused: Exception | None = None
    start = time.process_time()
    try:
        value = target.read(text)
    except target.errors as error:
        refused = error
    except Exception as error:
        raise Broken(f"{type(error).__name__} {_place(error)}", f"{error}") from error
    seconds = time.process_time() - start
    if refused is None:
        _check_round_trip(target, value)
        _check_told(target, value)
        return LOADED, seconds
    _check_error(refused)
    return type(refused).__name__, seconds


def _check_error(error: Any) -> None:
    if not error.faults:
        raise Broken("an error without faults", f"{error!r}")
    size = len(str(error).encode("utf-8", "replace"))
    if size >= LONGEST_ERROR:
        raise Broken("a long error", f"{size} bytes, {str(error)[:200]}")
    try:
        str(error).encode()
        for lang in LANGUAGES:
            criminals.describe(error, lang).encode()
    except UnicodeEncodeError as half:
        raise Broken("an error that cannot be printed", f"{error!r}") from half


def _check_round_trip(target: Target, value: Any) -> None:
    """What was read is written, and read again as an equal value with the same text."""
    try:
        written = target.write(value)
        again = target.read(written)
        rewritten = target.write(again)
    except Exception as error:
        what = f"read, but not written and read again: {type(error).__name__} {_place(error)}"
        raise Broken(what, f"{error}") from error
    if type(again) is not type(value) or again != value or hash(again) != hash(value):
        raise Broken("another value comes back", f"{written[:200]}")
    if rewritten != written:
        raise Broken("another text comes back", f"{written[:200]} is now {rewritten[:200]}")


def _check_told(target: Target, value: Any) -> None:
    """What was read is described in every language, written as text and drawn, and what comes of it can be printed."""
    try:
        for text in target.tell(value):
            text.encode()
    except Exception as error:
        what = f"read, but not told: {type(error).__name__} {_place(error)}"
        raise Broken(what, f"{error}") from error


def _place(error: BaseException) -> str:
    """Where an error was raised: the innermost function of it."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    return "" if at is None else f"in {at.tb_frame.f_code.co_name}"
