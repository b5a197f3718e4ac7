"""The law of documents: whatever is written, is read back as it was, and as nothing else. So it is with texts."""

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any, Final, TypeAlias, TypeVar, cast

from criminals.core.documents import KINDS, Kind
from criminals.core.dumping import digest, dumps, loads
from criminals.core.errors import CriminalsError, MalformedDocument
from criminals.core.protocol import Position, Value
from criminals.core.records import Record
from criminals.core.seats import SPECTATOR
from criminals.core.strict_json import canonical, read_json
from criminals.core.texts import TextKind
from criminals.testing.broken import LawBroken, demand
from criminals.testing.histories import viewers
from criminals.testing.kits import Kit

S = TypeVar("S", bound=Position)
A = TypeVar("A", bound=Value)

Also: TypeAlias = Callable[[Kind, object], None]
"""A further check of every document, such as one against its JSON Schema: given the kind and the JSON, it may raise."""

LONGEST_EVENT: Final = 1000
"""What the bytes of an event's document stay below: it goes over the wire at every step."""


def nothing_more(_: Kind, __: object) -> None:
    """No further check of a document."""


def check_documents(kit: Kit[S, A], state: S, also: Also = nothing_more) -> int:
    """Documents round-trip: of the state, of every view, of every action there could be, and of all that may happen.

    Equal values have the same text and digest; no document passes for one of another kind. How many values there were.
    """
    game = kit.game
    happened = {event for action in game.legal_actions(state) for event in game.step(state, action).events}
    values: list[tuple[Kind, Any]] = [
        ("state", state),
        *(("view", game.view(state, viewer)) for viewer in viewers(game, state)),
        *(("action", action) for action in kit.universe(state)),
        *(("event", event) for event in happened),
        *(("view_event", fact) for fact in {event.fact for event in happened}),
    ]
    for kind, value in values:
        check_document(value, kind, also)
    check_kind(state, "state")
    check_kind(game.view(state, SPECTATOR), "view")
    for event in happened:
        size = len(dumps(event).encode())
        demand(size < LONGEST_EVENT, f"the document of {event!r} has {size} bytes")
    return len(values)


def check_texts(kit: Kit[S, A], state: S) -> int:
    """The state, every view and every action there could be come back from one line of text; how many there were."""
    game = kit.game
    values = [("state", state), *(("view", game.view(state, viewer)) for viewer in viewers(game, state))]
    for kind, value in values:
        text = game.to_text(value)
        edition = getattr(value, "edition", None)
        again = _read(value, partial(game.from_text, text, kind=cast(TextKind, kind), edition=edition))
        demand(again == value, f"{value!r} comes back as another from its text {text!r}")
        demand(game.to_text(again) == text, f"the text of {value!r} is not always the same")
    actions = tuple(kit.universe(state))
    for action in actions:
        again = _read(action, partial(game.parse_action, str(action)))
        demand(again == action, f"{action!r} comes back as another from its text {action}")
    return len(values) + len(actions)


def check_record(record: Record, also: Also = nothing_more) -> int:
    """The record, its edition and what each viewer may keep round-trip as documents, and the record as text.

    How many values there were.
    """
    kept = [record.for_viewer(viewer) for viewer in (*range(record.players), SPECTATOR)]
    check_document(record, "record", also)
    check_document(record.edition, "edition", also)
    for each in kept:
        check_document(each, "view_record", also)
    text = record.to_text()
    again = _read(record, partial(Record.from_text, text))
    demand(again == record and again.to_text() == text, f"{record!r} comes back as another from its text")
    return 2 + len(kept)


def check_document(value: Any, kind: Kind, also: Also = nothing_more) -> None:
    """One value comes back from its document, and the document from that; `also` is shown the kind and the JSON."""
    text = dumps(value)
    again = _read(value, partial(loads, text, kind), f" as {kind}")
    document = read_json(text)
    demand(type(again) is type(value) and again == value, f"{value!r} comes back as another: {again!r}")
    demand(hash(again) == hash(value), f"{value!r} comes back with another hash")
    demand(dumps(again) == text == canonical(document), f"the document of {value!r} is not always the same")
    demand(digest(again) == sha256(text.encode()).hexdigest(), f"the digest of {value!r} is that of another text")
    also(kind, document)


def _read(value: Any, read: Callable[[], Any], kind: str = " from its text") -> Any:
    try:
        return read()
    except CriminalsError as error:
        raise LawBroken(f"{value!r} is written, but not read{kind}: {error}") from error


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
