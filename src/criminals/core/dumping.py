"""Writing and reading documents of every kind, of whatever game."""

from hashlib import sha256
from typing import Any, Literal, cast, overload

from criminals.core.documents import ENVELOPE, Kind, check_envelope, check_kind, enveloped, offers_documents
from criminals.core.records import Record, documented, read_record, record_fields
from criminals.core.registry import GAMES, game_of
from criminals.core.strict_json import canonical, read_json
from criminals.core.view_records import ViewRecord, read_view_record, view_record_fields


def dumps(value: Any) -> str:
    """The document of a value of any of the `KINDS`: one JSON text, `canonical`.

    Equal values have the same text. What the rules or `loads` have made, `loads` reads back.
    """
    game = documented(game_of(value).NAME)
    if isinstance(value, Record):
        return canonical(enveloped("record", record_fields(game, cast(Any, value)), game))
    if isinstance(value, ViewRecord):
        return canonical(enveloped("view_record", view_record_fields(game, cast(Any, value)), game))
    return canonical(enveloped(*game.document_of(value), game))


@overload
def loads(text: str, kind: Literal["record"] = "record") -> Record: ...
@overload
def loads(text: str, kind: Literal["view_record"]) -> ViewRecord: ...
@overload
def loads(text: str, kind: Kind) -> Any: ...
def loads(text: str, kind: Kind = "record") -> Any:
    """The value of a kind that a document holds; one of another kind is refused, so that no state passes for a view.

    `MalformedDocument` lists all that keeps a text from being such a document, `InvalidState` why no game comes to such
    a state or view. Of a record nothing is replayed: the set-up is one of the edition, the actions are well written,
    and no more is promised. Nor is an action or an event held against any state. A view record is replayed.
    """
    check_kind(kind)
    games = {name: game for name, game in GAMES.items() if offers_documents(game)}
    document = check_envelope(read_json(text), kind, {name: game.RULES for name, game in games.items()})
    game = games[cast(str, document["game"])]
    fields = {name: value for name, value in document.items() if name not in ENVELOPE}
    if kind == "record":
        return read_record(game, fields)
    return read_view_record(game, fields) if kind == "view_record" else game.read_document(kind, fields)


def digest(value: Any) -> str:
    """The fingerprint of a value: the SHA-256 of its document, in hexadecimal digits. Equal values have the same."""
    return sha256(dumps(value).encode()).hexdigest()
