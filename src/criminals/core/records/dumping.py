"""Writing and reading documents of every kind, for every game."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Literal, cast, overload

from criminals.core.base.errors import MalformedDocument, Violation
from criminals.core.documents.declared import documents_of
from criminals.core.documents.envelope import (
    ENVELOPE,
    FORMAT,
    KINDS,
    Documented,
    Kind,
    check_envelope,
    check_kind,
    enveloped,
)
from criminals.core.documents.strict_json import check_plain, check_sound, encoded, parsed
from criminals.core.game.registry import GAMES, game_of
from criminals.core.game.results import Outcome, ScoreSheet
from criminals.core.records.known_rules import KNOWN_RULES
from criminals.core.records.record import Record, documented, read_record, record_fields
from criminals.core.records.view_record import ViewRecord, read_view_record, view_record_fields


def dumps(value: Any) -> str:
    """Write the document of a value as a text: one line of JSON.

    Args:
        value: A state, a view, an action, an event, a view event, a record, a view record, an edition, a violation, a
            score sheet or an outcome.

    Returns:
        The canonical text: equal values have the same text. `loads` reads it back, if the value was made by the rules
        or by `loads`.

    Raises:
        TypeError: The value has no document, or its game has none.
        MalformedDocument: The value holds something that a document cannot, such as a huge number.
    """
    return encoded(_document(value))


def document(value: Any) -> dict[str, Any]:
    """Make the document of a value as a dict, to put it into a larger JSON text.

    Args:
        value: A value of any kind that `dumps` takes.

    Returns:
        A new dict of dicts, lists, strings, whole numbers, booleans and None. It shares nothing with the value.

    Raises:
        TypeError: The value has no document, or its game has none.
        MalformedDocument: The value holds something that a document cannot, such as a huge number.
    """
    written = _document(value)
    encoded(written)
    return written


def _document(value: Any) -> dict[str, Any]:
    found = game_of(value)
    game = documents_of(found) or documented(found.NAME)  # which says what the game lacks
    if isinstance(value, Record):
        return enveloped("record", record_fields(game, cast(Any, value)), game)
    if isinstance(value, ViewRecord):
        return enveloped("view_record", view_record_fields(game, cast(Any, value)), game)
    return enveloped(*game.document_of(value), game)


@overload
def loads(text: str, kind: Literal["record"] = "record") -> Record: ...
@overload
def loads(text: str, kind: Literal["view_record"]) -> ViewRecord: ...
@overload
def loads(text: str, kind: Literal["violation"]) -> Violation: ...
@overload
def loads(text: str, kind: Literal["score"]) -> ScoreSheet: ...
@overload
def loads(text: str, kind: Literal["outcome"]) -> Outcome: ...
@overload
def loads(text: str, kind: Kind) -> Any: ...
def loads(text: str, kind: Kind = "record") -> Any:
    """Read the text of a document: the inverse of `dumps`.

    A view record is replayed while it is read. A record is not: its set-up belongs to the edition and its actions are
    well-formed, but `Record.replay` may still refuse one. Actions and events are not checked against any state.

    Args:
        text: A JSON text, from anybody.
        kind: The kind that you expect: `"state"`, `"view"`, `"action"`, `"event"`, `"view_event"`, `"record"`,
            `"view_record"`, `"edition"`, `"violation"`, `"score"` or `"outcome"`. A document of another kind is
            refused, so that no state passes for a view.

    Returns:
        A value of the game that the document names.

    Raises:
        MalformedDocument: The text is not such a document; every fault is listed with its path.
        InvalidState: No game can reach this state or view; the faults say why.
        ValueError: There is no such kind.
        TypeError: `text` is not a string.
    """
    check_kind(kind)
    value = parsed(text)
    try:
        return _value(value, kind)
    except MalformedDocument as error:
        check_sound(value)  # what is too deep for a document is told before what is no such document
        _note_kind(error, value, kind, "loads(text, kind={!r})")
        raise


@overload
def from_document(document: Mapping[str, Any], kind: Literal["record"] = "record") -> Record: ...
@overload
def from_document(document: Mapping[str, Any], kind: Literal["view_record"]) -> ViewRecord: ...
@overload
def from_document(document: Mapping[str, Any], kind: Literal["violation"]) -> Violation: ...
@overload
def from_document(document: Mapping[str, Any], kind: Literal["score"]) -> ScoreSheet: ...
@overload
def from_document(document: Mapping[str, Any], kind: Literal["outcome"]) -> Outcome: ...
@overload
def from_document(document: Mapping[str, Any], kind: Kind) -> Any: ...
def from_document(document: Mapping[str, Any], kind: Kind = "record") -> Any:
    """Read a document that is already parsed from JSON: the inverse of `document`.

    It promises and refuses the same as `loads`.

    Args:
        document: A dict of dicts, lists, strings, whole numbers, booleans and None, and nothing else.
        kind: The kind that you expect, as in `loads`. A document of another kind is refused.

    Returns:
        A value of the game that the document names. It shares nothing with the dict.

    Raises:
        MalformedDocument: It is not such a document, contains itself, has values of other classes, or is larger than a
            text may be; every fault is listed with its path.
        InvalidState: No game can reach this state or view; the faults say why.
        ValueError: There is no such kind.
    """
    check_kind(kind)
    check_plain(document)
    try:
        return _value(document, kind)
    except MalformedDocument as error:
        _note_kind(error, document, kind, "from_document(document, kind={!r})")
        raise


def _note_kind(error: MalformedDocument, value: object, kind: Kind, how: str) -> None:
    """Note below an error how a document of another kind is read."""
    found = cast(dict[str, object], value).get("kind") if isinstance(value, dict) else None
    if found in KINDS and found != kind:
        error.add_note(f"This document is of the kind {found!r}: {how.format(found)} reads it.")


def _named(value: object, kind: Kind) -> Documented | None:
    """The game that a document names, if nothing is wrong with its envelope."""
    match value:
        case {"criminals": int(version), "kind": str(of), "game": str(name), "rules": int(rules)}:
            known = GAMES.get(name)
            game = None if known is None else documents_of(known)
            if game is None or type(value) is not dict:
                return None
            sound = (version, of, rules) == (FORMAT, kind, game.RULES) and type(version) is type(rules) is int
            return game if sound else None
        case _:
            return None


def _value(value: object, kind: Kind) -> Any:
    game = _named(value, kind)
    if game is None:
        whole = check_envelope(value, kind, KNOWN_RULES)
        game = documented(cast(str, whole["game"]))
    fields = dict(cast(dict[str, Any], value))
    for name in ENVELOPE:
        del fields[name]
    if kind == "record":
        return read_record(game, fields)
    return read_view_record(game, fields) if kind == "view_record" else game.read_document(kind, fields)


def digest(value: Any) -> str:
    """A fingerprint of a value, by which two programs can check that they hold the same one.

    Args:
        value: A value of any kind that `dumps` takes.

    Returns:
        The SHA-256 of `dumps(value)` in UTF-8, as 64 hexadecimal digits. Equal values have the same digest.

    Raises:
        TypeError: The value has no document, or its game has none.
        MalformedDocument: The value holds something that a document cannot, such as a huge number.
    """
    return sha256(dumps(value).encode()).hexdigest()
