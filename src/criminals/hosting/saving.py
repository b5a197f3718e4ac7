"""Save and load hosts. The document holds the whole truth of a table, so only its own server may read it."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, assert_never, cast

import attrs

from criminals.core.base.constraints import Natural, Range, Tag
from criminals.core.base.errors import Fault, MalformedDocument, Place
from criminals.core.base.faults import fault, malformed, named
from criminals.core.base.seats import CHANCE
from criminals.core.documents.codec import faults_of, structured
from criminals.core.documents.compounds import Keyed
from criminals.core.documents.envelope import ENVELOPE, FORMAT, check_envelope
from criminals.core.documents.objects import Object
from criminals.core.documents.shapes import ANYTHING, TEXT
from criminals.core.documents.strict_json import check_sound, encoded, parsed
from criminals.core.game.registry import find_game
from criminals.core.messages.changes import BEGUN, CODEC, Acted, Begun, Change, HandedOver, TakenBack
from criminals.core.messages.sitters import Sitter
from criminals.core.records.known_rules import KNOWN_RULES
from criminals.core.records.record import IllegalPly, Record, documented, read_record, record_fields
from criminals.hosting.host import Host
from criminals.hosting.keys import Keys

KIND: Final = "host"
"""The kind of the document. `criminals.loads` does not read it, and it has no schema."""

_FORM: Final = Object(
    "Host",
    {
        "record": Keyed(TEXT, ANYTHING, dict),
        "changes": CODEC.shape(Natural),
        "last": CODEC.shape(Annotated[Change, Tag("change")]),
        "sitters": CODEC.shape(tuple[Sitter, ...]),
        "keys": CODEC.shape(Keys),
    },
)
"""The fields of the document, in the order in which they are written."""


def dumps(host: Host) -> str:
    """Write a host as one line of JSON. The text holds the whole truth, but no token.

    Args:
        host: The host. Equal hosts have the same text.

    Returns:
        A text for the server's own storage; `loads` reads it back.

    Raises:
        TypeError: The value is not a host.
        MalformedDocument: The host exceeds the limits of documents, for example by the number of its actions.
    """
    if not isinstance(host, Host):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers try a record
        raise TypeError(f"a host is saved, not a {type(host).__name__}: criminals.dumps writes other values")
    game = documented(host.game)
    return encoded(
        {
            **dict(zip(ENVELOPE, (FORMAT, KIND, game.NAME, game.RULES), strict=True)),
            "record": record_fields(game, host.record),
            "changes": host.changes,
            "last": _FORM.fields["last"].write(host.last),
            "sitters": _FORM.fields["sitters"].write(host.sitters),
            "keys": _FORM.fields["keys"].write(host.keys),
        }
    )


def loads(text: str) -> Host:
    """Read the host that `dumps` wrote, and replay its record.

    Args:
        text: A text that `dumps` wrote.

    Returns:
        A host equal to the one that was written.

    Raises:
        MalformedDocument: The text is not such a document, or the rules refuse an action of its record. Every fault is
            listed with its path.
        TypeError: The argument is not a text.
    """
    value = parsed(text)
    try:
        return _read(value)
    except MalformedDocument:
        check_sound(value)  # depth is reported before the form
        raise


def _read(value: object) -> Host:
    whole = check_envelope(value, KIND, KNOWN_RULES)
    fields = {name: field for name, field in whole.items() if name not in ENVELOPE}
    document: dict[str, Any] = structured(fields, _FORM, KIND)
    host = _replayed(cast(str, whole["game"]), document["record"])
    faults = tuple(_faults(host, document))
    if faults:
        raise malformed(KIND, faults)
    return attrs.evolve(host, **{name: document[name] for name in ("changes", "last", "sitters", "keys")})


def _replayed(name: str, fields: Mapping[str, object]) -> Host:
    """Replay a record into a host with empty seats."""
    try:
        record: Record = read_record(documented(name), fields)
    except MalformedDocument as error:
        raise malformed(KIND, faults_of(error, "$.record")) from None
    try:
        return Host.of(next(record.replay()), record.actions)
    except IllegalPly as refused:
        told, action = refused.violation, named(str(refused.action))
        place = Place(f"$.record.actions[{refused.ply - 1}]", action=action)
        raise malformed(KIND, (Fault(told.code, told.params, place, told.clause, told.game),)) from None


def _faults(host: Host, document: Mapping[str, Any]) -> Iterator[Fault]:
    """The faults of fields that contradict the record."""
    seats, changes, last, keys = len(host.seats), document["changes"], document["last"], document["keys"]
    for path, each in (("$.sitters", document["sitters"]), ("$.keys.seats", keys.seats)):
        if len(each) != seats:
            yield fault("seat_count", path, count=len(each), players=seats)
    hashes = keys.all_of_them()
    if len({*hashes}) < len(hashes):
        yield fault("same_token", "$.keys")
    numbers = Range(0, 0) if last == BEGUN else Range(1)
    found = numbers.fault(changes, "$.changes")
    if found is not None:
        yield found
    if not _can_be_last(host, last):
        yield fault("other_change", "$.last")


def _can_be_last(host: Host, last: Change) -> bool:
    """True if a change can be the last one of a host with this record."""
    actor = find_game(host.game).actor
    match last:
        case Begun():
            return not host.events
        case TakenBack(by):
            return actor(host.state) == by
        case HandedOver(viewer):
            return viewer in host.viewers
        case Acted(by, plies):
            if plies > len(host.events):
                return False
            first, *thrown = map(actor, host.states[-1 - plies : -1])
            return first == by and all(each is CHANCE for each in thrown)
        case _:
            assert_never(last)
