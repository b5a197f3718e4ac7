"""Documents: the kinds there are, the envelope that all of them have, and what a game offers for them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Literal, Protocol, TypeAlias, cast, get_args, runtime_checkable

from typing_extensions import TypeIs

from criminals.core.base.errors import Fault
from criminals.core.base.faults import fault, invalid, malformed, named, shown
from criminals.core.documents.shapes import Shape, expected
from criminals.core.game.notation import nearest
from criminals.core.game.protocol import CompleteGame

FORMAT: Final = 1
"""The version of the format, in the field `criminals` of every document."""

Kind: TypeAlias = Literal[
    "state",
    "view",
    "action",
    "event",
    "view_event",
    "record",
    "view_record",
    "edition",
    "violation",
    "score",
    "outcome",
]
"""The values that the field `kind` of a document can have."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""Every kind of document."""

ENVELOPE: Final = ("criminals", "kind", "game", "rules")
"""The fields that every document has, before those of its kind."""


@runtime_checkable
class Documented(CompleteGame[Any, Any], Protocol):
    """The names that a game has, besides its verbs, if its values have documents. `documented_game` makes them.

    The readers raise `MalformedDocument` and nothing else, with paths from `$`, the value they were given;
    `read_document` may also raise `InvalidState`.
    """

    @property
    def Edition(self) -> type[Any]:  # noqa: N802 -- a class of a module
        """The class of its editions."""
        ...

    @property
    def Setup(self) -> type[Any]:  # noqa: N802 -- a class of a module
        """The class of its set-ups."""
        ...

    @property
    def DOCUMENTS(self) -> Mapping[Kind, Shape]:  # noqa: N802 -- the constant of a module
        """For each kind the shape of a document's fields without the envelope, made when it is first asked for.

        Schemas are made of them: they say no less and no more than what is read.
        """
        ...

    def document_of(self, value: Any, /) -> tuple[Kind, Mapping[str, object]]:
        """The kind of a value's document, and its fields without the envelope; `TypeError` for what has none."""
        ...

    def read_document(self, kind: Kind, fields: Mapping[str, object], /) -> Any:
        """The value of any kind but the two of records that a document's fields, without the envelope, stand for."""
        ...

    def read_edition(self, value: object, /) -> Any:
        """The edition that a JSON value stands for."""
        ...

    def edition_json(self, edition: Any, /) -> object:
        """The JSON value of an edition."""
        ...

    def read_setup(self, value: object, /) -> Any:
        """The set-up that a JSON value stands for."""
        ...

    def setup_json(self, setup: Any, /) -> object:
        """The JSON value of a set-up."""
        ...

    def setup_of(self, state: Any, /) -> Any:
        """The set-up that a first state came from."""
        ...

    def record_faults(self, edition: Any, players: int, setup: Any, /) -> Iterable[Fault | str]:
        """What keeps so many players from starting with this set-up in this edition, with paths from the record."""
        ...

    def begins_turn(self, state: Any, /) -> bool:
        """Whether a turn begins with what is played next: then the text of a record begins a line."""
        ...


_OFFERED: Final = tuple(name for name in vars(Documented) if not name.startswith("_"))


_MOST_KNOWN: Final = 64
_known: dict[int, CompleteGame[Any, Any]] = {}
"""Games that were found to offer documents, so that they are asked once."""


def offers_documents(game: CompleteGame[Any, Any]) -> TypeIs[Documented]:
    """Whether a game is `Documented`: what `isinstance` says, and in a hundredth of the time."""
    if _known.get(id(game)) is game:
        return True
    if not all(hasattr(game, name) for name in _OFFERED):
        return False
    if len(_known) >= _MOST_KNOWN:
        _known.clear()
    _known[id(game)] = game
    return True


def check_kind(kind: object) -> None:
    """Raise `InvalidArgument` for what is no kind of document."""
    if kind not in KINDS:
        raise invalid("no_document_kind", name=named(kind), known=KINDS, near=nearest(kind, KINDS) or "")


def enveloped(kind: Kind, fields: Mapping[str, object], game: Documented) -> dict[str, object]:
    """The whole document with these fields."""
    return {"criminals": FORMAT, "kind": kind, "game": game.NAME, "rules": game.RULES, **fields}  # see `ENVELOPE`


def check_envelope(value: object, kind: str, rules: Mapping[str, int]) -> Mapping[str, object]:
    """A document's fields, if its format, kind, game and rules version are known ones; `rules` says those by game."""
    if type(value) is not dict:
        raise malformed(kind, (expected("$", ("object",), value),))
    fields = cast(dict[str, object], value)
    faults = tuple(_envelope_faults(fields, kind, rules))
    if faults:
        raise malformed(kind, faults)
    return fields


def _envelope_faults(fields: Mapping[str, object], kind: str, rules: Mapping[str, int]) -> Iterator[Fault]:
    if "criminals" in fields and not _is_number(fields["criminals"], FORMAT):
        yield fault("unknown_format", "$.criminals", got=shown(fields["criminals"]), known=FORMAT)
        return  # every other field may mean something else there
    missing = [name for name in ENVELOPE if name not in fields]
    for name in missing:
        yield fault("missing", f"$.{name}")
    if "kind" in fields and fields["kind"] != kind:
        yield expected("$.kind", (shown(kind),), fields["kind"])
    game = fields.get("game")
    if isinstance(game, str) and game in rules:
        if "rules" in fields and not _is_number(fields["rules"], rules[game]):
            yield fault("unknown_rules", "$.rules", got=shown(fields["rules"]), of=game, known=rules[game])
    elif "game" in fields:
        yield fault("unknown_game", "$.game", got=shown(game), known=tuple(map(shown, rules)))


def _is_number(value: object, number: int) -> bool:
    return type(value) is int and value == number
