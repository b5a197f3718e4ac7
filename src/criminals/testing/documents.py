"""The law of documents: whatever is written, is read back as it was, and as nothing else."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, TypeAlias, TypeVar

from criminals.core.documents import KINDS, Kind
from criminals.core.dumping import digest, dumps, loads
from criminals.core.errors import CriminalsError, MalformedDocument
from criminals.core.protocol import Value
from criminals.core.seats import SPECTATOR
from criminals.core.strict_json import canonical, read_json
from criminals.testing.broken import LawBroken, demand
from criminals.testing.histories import viewers
from criminals.testing.kits import Kit

S = TypeVar("S", bound=Value)
A = TypeVar("A", bound=Value)

Judge: TypeAlias = Callable[[Kind, object], object]
"""What is handed a kind and the JSON value of such a document, and raises if that is not valid: by a schema, say."""

LONGEST_EVENT: Final = 1000
"""What the bytes of an event's document stay below: it goes over the wire at every step."""


def check_documents(kit: Kit[S, A], state: S, judge: Judge | None = None) -> None:
    """Documents round-trip: of the state, of every view, of every action there could be, and of all that may happen.

    Equal values have the same text and digest; no document passes for one of another kind. A judge sees each of them.
    """
    game = kit.game
    check_document(state, "state", judge)
    check_kind(state, "state")
    for viewer in viewers(game, state):
        check_document(game.view(state, viewer), "view", judge)
    check_kind(game.view(state, SPECTATOR), "view")
    for action in kit.universe(state):
        check_document(action, "action", judge)
    happened = {event for action in game.legal_actions(state) for event in game.step(state, action).events}
    for event in happened:
        check_document(event, "event", judge)
        check_document(event.fact, "view_event", judge)
        size = len(dumps(event).encode())
        demand(size < LONGEST_EVENT, f"the document of {event!r} has {size} bytes")


def check_document(value: Any, kind: Kind, judge: Judge | None = None) -> None:
    """One value comes back from its document, and the document from that."""
    text = dumps(value)
    if judge is not None:
        judge(kind, read_json(text))
    try:
        again = loads(text, kind)
    except CriminalsError as error:
        raise LawBroken(f"{value!r} is written, but not read as {kind}: {error}") from error
    demand(type(again) is type(value) and again == value, f"{value!r} comes back as another: {again!r}")
    demand(hash(again) == hash(value), f"{value!r} comes back with another hash")
    demand(dumps(again) == text == canonical(read_json(text)), f"the document of {value!r} is not always the same")
    demand(digest(again) == sha256(text.encode()).hexdigest(), f"the digest of {value!r} is that of another text")


def check_kind(value: Any, kind: Kind) -> None:
    """The document of a value is refused as one of any other kind, by name."""
    text = dumps(value)
    for other in KINDS:
        if other == kind:
            continue
        try:
            loads(text, other)
        except MalformedDocument as error:
            named = error.faults == (f'$.kind: expected "{other}", got "{kind}"',)
            demand(named, f"the document of {value!r} is refused as {other}, but not by name: {error}")
        else:
            raise LawBroken(f"the document of {value!r} is taken for {other}")
