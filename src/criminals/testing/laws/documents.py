"""The law of documents: every value that is written is read back the same, as JSON and as text."""

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any, Final, TypeAlias, TypeVar, cast

from criminals.core.base.errors import CriminalsError, MalformedDocument
from criminals.core.base.seats import SPECTATOR
from criminals.core.base.value import Value
from criminals.core.documents.envelope import KINDS, Kind
from criminals.core.documents.strict_json import canonical, read_json
from criminals.core.game.position import GameState
from criminals.core.game.protocol import TextKind
from criminals.core.records.dumping import digest, document, dumps, from_document, loads
from criminals.core.records.record import Record
from criminals.testing.kits.kit import Kit
from criminals.testing.laws.broken import LawBroken, demand
from criminals.testing.laws.histories import viewers

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)

Also: TypeAlias = Callable[[Kind, object], None]
"""A further check of every document, such as by its JSON Schema. It gets the kind and the JSON, and may raise."""

LONGEST_EVENT: Final = 1000
"""The size in bytes from which the document of an event is too long: it is sent at every step."""


def nothing_more(_: Kind, __: object) -> None:
    """No further check of a document."""


def check_documents(kit: Kit[S, A], state: S, also: Also = nothing_more) -> int:
    """Check that the documents of a state, every view, every action and every possible event are read back the same.

    Violations, the score and the outcome are checked too. Equal values must have the same text and digest, and no
    document may be read as another kind.

    Args:
        kit: The game.
        state: A state.
        also: A further check of every document.

    Returns:
        The number of values.

    Raises:
        LawBroken: The law does not hold.
    """
    game = kit.game
    happened = {event for action in game.legal_actions(state) for event in game.step(state, action).events}
    universe = tuple(kit.universe(state))
    refused = {violation for action in universe if (violation := game.violation(state, action)) is not None}
    outcome = game.outcome(state)
    values: list[tuple[Kind, Any]] = [
        ("state", state),
        *(("view", game.view(state, viewer)) for viewer in viewers(game, state)),
        *(("action", action) for action in universe),
        *(("event", event) for event in happened),
        *(("view_event", each) for each in {event.fact for event in happened}),
        *(("violation", violation) for violation in refused),
        ("score", game.score(state)),
    ]
    if outcome is not None:
        values.append(("outcome", outcome))
    for kind, value in values:
        check_document(value, kind, also)
    check_kind(state, "state")
    check_kind(game.view(state, SPECTATOR), "view")
    for event in happened:
        size = len(dumps(event).encode())
        demand(size < LONGEST_EVENT, f"the document of {event!r} has {size} bytes")
    return len(values)


def check_texts(kit: Kit[S, A], state: S) -> int:
    """Check that the state, every view and every action are read back from their texts.

    Args:
        kit: The game.
        state: A state.

    Returns:
        The number of values.

    Raises:
        LawBroken: The law does not hold.
    """
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
    """Check that a record, its edition and its view records are read back the same, and the record from its text too.

    Args:
        record: The record.
        also: A further check of every document.

    Returns:
        The number of values.

    Raises:
        LawBroken: The law does not hold.
    """
    kept = [record.for_viewer(viewer) for viewer in (*range(record.players), SPECTATOR)]
    check_document(record, "record", also)
    editions = [] if record.edition is None else [record.edition]  # a game with a single box has none
    for edition in editions:
        check_document(edition, "edition", also)
    for each in kept:
        check_document(each, "view_record", also)
    text = record.to_text()
    again = _read(record, partial(Record.from_text, text))
    demand(again == record and again.to_text() == text, f"{record!r} comes back as another from its text")
    return 1 + len(editions) + len(kept)


def check_document(value: Any, kind: Kind, also: Also = nothing_more) -> None:
    """Check that a value is read back from its document, and writes the same document again.

    Args:
        value: The value.
        kind: The kind of its document.
        also: A further check of the document.

    Raises:
        LawBroken: The law does not hold.
    """
    text = dumps(value)
    again = _read(value, partial(loads, text, kind), f" as {kind}")
    parsed = read_json(text)
    demand(type(again) is type(value) and again == value, f"{value!r} comes back as another: {again!r}")
    demand(hash(again) == hash(value), f"{value!r} comes back with another hash")
    demand(dumps(again) == text == canonical(parsed), f"the document of {value!r} is not always the same")
    demand(digest(again) == sha256(text.encode()).hexdigest(), f"the digest of {value!r} is that of another text")
    demand(document(value) == parsed, f"the document of {value!r} is another than its text")
    demand(
        from_document(cast(dict[str, Any], parsed), kind) == again, f"{value!r} is another if its text is parsed before"
    )
    also(kind, parsed)


def _read(value: Any, read: Callable[[], Any], kind: str = " from its text") -> Any:
    try:
        return read()
    except CriminalsError as error:
        raise LawBroken(f"{value!r} is written, but not read{kind}: {error}") from error


def check_kind(value: Any, kind: Kind) -> None:
    """Check that `loads` refuses the document of a value as any other kind, and tells both kinds.

    Args:
        value: The value.
        kind: The kind of its document.

    Raises:
        LawBroken: The law does not hold.
    """
    text = dumps(value)
    for other in KINDS:
        if other == kind:
            continue
        try:
            loads(text, other)
        except MalformedDocument as error:
            named = [*map(str, error.faults)] == [f'$.kind: expected "{other}", got "{kind}"']
            demand(named, f"the document of {value!r} is refused as {other}, but not by name: {error}")
        else:
            raise LawBroken(f"the document of {value!r} is taken for {other}")
