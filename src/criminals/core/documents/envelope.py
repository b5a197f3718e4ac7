"""Documents: their kinds, their common envelope, and the functions that a game provides for them."""

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
"""The values of the field `kind` of a document."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""Every kind of document."""

ENVELOPE: Final = ("criminals", "kind", "game", "rules")
"""The first fields of every document."""


@runtime_checkable
class Documented(CompleteGame[Any, Any], Protocol):
    """The names that a game has, besides its verbs, if its values have documents. `documented_game` makes them.

    The readers raise only `MalformedDocument`, with paths from `$`, the value they were given. `read_document` may also
    raise `InvalidState`.
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
        """The shape of each kind of document, without the envelope; made on first use.

        Schemas are generated from these shapes, so they accept exactly the forms that can be read.
        """
        ...

    def document_of(self, value: Any, /) -> tuple[Kind, Mapping[str, object]]:
        """Write a value as the fields of a document.

        Args:
            value: A value of the game.

        Returns:
            The kind of its document, and its fields without the envelope.

        Raises:
            TypeError: The value has no document.
        """
        ...

    def read_document(self, kind: Kind, fields: Mapping[str, object], /) -> Any:
        """Read the fields of a document.

        Args:
            kind: Any kind but the two of records.
            fields: The fields, without the envelope.

        Returns:
            The value.

        Raises:
            MalformedDocument: The fields have another form.
            InvalidState: No game has such a state or view.
        """
        ...

    def read_edition(self, value: object, /) -> Any:
        """Read an edition.

        Args:
            value: The name of an edition, or the object that describes it.

        Returns:
            The edition.

        Raises:
            MalformedDocument: There is no such edition, or the object has faults.
        """
        ...

    def edition_json(self, edition: Any, /) -> object:
        """Write an edition.

        Args:
            edition: The edition.

        Returns:
            Its name, or an object that describes it.
        """
        ...

    def read_setup(self, value: object, /) -> Any:
        """Read a set-up.

        Args:
            value: A JSON value.

        Returns:
            The set-up.

        Raises:
            MalformedDocument: The value has another form.
        """
        ...

    def setup_json(self, setup: Any, /) -> object:
        """Write a set-up.

        Args:
            setup: The set-up.

        Returns:
            A JSON value.
        """
        ...

    def setup_of(self, state: Any, /) -> Any:
        """Find the set-up from which a game started.

        Args:
            state: The first state of the game.

        Returns:
            The set-up.

        Raises:
            InvalidState: It is not a first state.
        """
        ...

    def record_faults(self, edition: Any, players: int, setup: Any, /) -> Iterable[Fault | str]:
        """Check the set-up of a record.

        Args:
            edition: The edition.
            players: The number of players.
            setup: The set-up.

        Returns:
            The reasons why these players cannot start with this set-up, with paths from the record.
        """
        ...

    def begins_turn(self, state: Any, /) -> bool:
        """Say whether the text of a record begins a line with the next action.

        Args:
            state: The state before the action.

        Returns:
            True if the action begins a turn.
        """
        ...


_OFFERED: Final = tuple(name for name in vars(Documented) if not name.startswith("_"))


_MOST_KNOWN: Final = 64
_known: dict[int, CompleteGame[Any, Any]] = {}
"""Games that are known to offer documents, so that each is checked once."""


def offers_documents(game: CompleteGame[Any, Any]) -> TypeIs[Documented]:
    """True if a game is `Documented`. The answer equals that of `isinstance`, in a hundredth of the time."""
    if _known.get(id(game)) is game:
        return True
    if not all(hasattr(game, name) for name in _OFFERED):
        return False
    if len(_known) >= _MOST_KNOWN:
        _known.clear()
    _known[id(game)] = game
    return True


def check_kind(kind: object) -> None:
    """Raise `InvalidArgument` for an unknown kind of document."""
    if kind not in KINDS:
        raise invalid("no_document_kind", name=named(kind), known=KINDS, near=nearest(kind, KINDS) or "")


def enveloped(kind: Kind, fields: Mapping[str, object], game: Documented) -> dict[str, object]:
    """The whole document with these fields."""
    return {"criminals": FORMAT, "kind": kind, "game": game.NAME, "rules": game.RULES, **fields}  # see `ENVELOPE`


def check_envelope(value: object, kind: str, rules: Mapping[str, int]) -> Mapping[str, object]:
    """The fields of a document of a known format, kind, game and rules version; `rules` has the versions by game."""
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
        return  # in another version every other field may mean something else
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
