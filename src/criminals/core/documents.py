"""Documents: the envelope that all of them have, and classes that are read from JSON without converting anything.

Reading ends in the value or in one `MalformedDocument` that lists every fault with its path. A text that looks like a
number is a text; a field that is not known is a fault, and so is one that is missing.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from typing import Any, Final, Protocol, TypeAlias, TypeVar, cast, get_args, get_origin, runtime_checkable

import attrs
from cattrs import Converter
from cattrs.errors import AttributeValidationNote, ClassValidationError, ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn

from criminals.core.errors import MalformedDocument
from criminals.core.strict_json import DIGITS, MOST_FAULTS, below, malformed, shown
from criminals.core.strict_json import canonical as canonical
from criminals.core.strict_json import read_json as read_json

T = TypeVar("T")
Hook: TypeAlias = Callable[[Any, Any], Any]
"""What a converter asks to read a value of a type, handed both."""

FORMAT: Final = 1
"""The version of the envelope: what the field `criminals` says."""


@runtime_checkable
class Documented(Protocol):
    """What a game has to offer, besides its verbs, so that its records can be written and read.

    The readers raise `MalformedDocument` and nothing else, with paths from `$`, the value they were given.
    """

    @property
    def NAME(self) -> str:  # noqa: N802 -- the constant of a module
        """What the game is called in documents."""
        ...

    @property
    def RULES(self) -> int:  # noqa: N802 -- the constant of a module
        """The version of the rules: another one is refused."""
        ...

    @property
    def Edition(self) -> type[Any]:  # noqa: N802 -- a class of a module
        """The class of its editions."""
        ...

    @property
    def Setup(self) -> type[Any]:  # noqa: N802 -- a class of a module
        """The class of its set-ups."""
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

    def record_faults(self, edition: Any, players: int, setup: Any, /) -> Iterable[str]:
        """What keeps so many players from starting with this set-up in this edition, with paths from the record."""
        ...

    def parse_action(self, text: str, /) -> Any:
        """The action a text stands for."""
        ...


def check_envelope(value: object, kind: str, rules: Mapping[str, int]) -> Mapping[str, object]:
    """A document's fields, if its format, kind, game and rules version are known ones; `rules` says those by game."""
    if type(value) is not dict:
        raise malformed(kind, (f"$: {_expected('an object', value)}",))
    fields = cast(dict[str, object], value)
    faults = tuple(_envelope_faults(fields, kind, rules))
    if faults:
        raise malformed(kind, faults)
    return fields


def _envelope_faults(fields: Mapping[str, object], kind: str, rules: Mapping[str, int]) -> Iterator[str]:
    if "criminals" in fields and not _is_number(fields["criminals"], FORMAT):
        yield f"$.criminals: no format {shown(fields['criminals'])} is known, only {FORMAT}"
        return  # every other field may mean something else there
    missing = [name for name in ("criminals", "kind", "game", "rules") if name not in fields]
    for name in missing:
        yield f"$.{name}: it is missing"
    if "kind" in fields and fields["kind"] != kind:
        yield f"$.kind: {_expected(shown(kind), fields['kind'])}"
    game = fields.get("game")
    if isinstance(game, str) and game in rules:
        if "rules" in fields and not _is_number(fields["rules"], rules[game]):
            yield f"$.rules: no version {shown(fields['rules'])} of {game} is known, only {rules[game]}"
    elif "game" in fields:
        yield f"$.game: no game {shown(game)} is known, only {', '.join(map(shown, rules))}"


def _is_number(value: object, number: int) -> bool:
    return type(value) is int and value == number


def strict_converter() -> Converter:
    """A converter that takes a whole number for an int, a list for a tuple and so on, and nothing else.

    A class is read from an object that has exactly its fields, and written in their order. It should have no defaults:
    a field that has one may be left out.
    """
    made = Converter(forbid_extra_keys=True, unstruct_collection_overrides={tuple: list})
    made.register_structure_hook(int, _whole_number)
    made.register_structure_hook(str, _exact(str, "a text"))
    made.register_structure_hook(bool, _exact(bool, "true or false"))
    made.register_structure_hook_func(lambda kind: kind is object, lambda value, _: value)
    made.register_structure_hook_factory(lambda kind: isinstance(kind, type) and issubclass(kind, Enum), _enum_hook)
    made.register_structure_hook_factory(_is_generic(tuple), _tuple_hook)
    made.register_structure_hook_factory(_is_generic(dict), _dict_hook)
    made.register_structure_hook_factory(attrs.has, _class_hook)
    return made


def structured(value: object, cls: type[T], what: str, converter: Converter) -> T:
    """The value of a class that a JSON value stands for; `MalformedDocument` lists every fault of `what`."""
    try:
        return converter.structure(value, cls)
    except Exception as error:  # whatever it is, it is the document's fault
        raise malformed(what, faults_of(error)) from None


def faults_of(error: Exception, path: str = "$") -> Iterator[str]:
    """Every fault that an error of a converter stands for, with its path."""
    match error:
        case ClassValidationError():
            for each in error.exceptions:
                yield from faults_of(each, _path_of(each, path))
        case _FaultyItems():
            for key, each in error.errors:
                yield from faults_of(each, below(path, key))
        case ForbiddenExtraKeysError():
            for key in sorted(map(str, error.extra_fields)):
                yield f"{below(path, key)}: no such field is known"
        case KeyError():
            yield f"{path}: it is missing"
        case MalformedDocument() if error.faults and error.faults[0].startswith("$"):
            for fault in error.faults:  # the last may be `and more`
                yield path + fault.removeprefix("$") if fault.startswith("$") else fault
        case _:
            yield f"{path}: {error}"


def _path_of(error: Exception, path: str) -> str:
    for note in cast(list[object], getattr(error, "__notes__", [])):
        if isinstance(note, AttributeValidationNote):
            return below(path, note.name)
    return path


def _expected(what: str, value: object) -> str:
    return f"expected {what}, got {shown(value)}"


class _FaultyItems(Exception):
    """Errors of items of a list or an object, by index or key."""

    def __init__(self, errors: list[tuple[object, Exception]]) -> None:
        super().__init__(errors)
        self.errors = errors


def _is_generic(origin: type) -> Callable[[Any], bool]:
    return lambda kind: get_origin(kind) is origin


def _whole_number(value: object, _: object) -> int:
    if type(value) is not int:
        raise ValueError(_expected("a whole number", value))
    if abs(value) >= 10**DIGITS:
        raise ValueError(_expected(f"a number of {DIGITS} digits at most", value))
    return value


def _exact(kind: type[T], what: str) -> Hook:
    def hook(value: object, _: object) -> T:
        if type(value) is not kind:
            raise ValueError(_expected(what, value))
        return value

    return hook


def _enum_hook(kind: type[Enum]) -> Hook:
    members = {member.value: member for member in kind}

    def hook(value: object, _: object) -> Enum:
        if type(value) is not str or value not in members:
            raise ValueError(_expected(f"one of {', '.join(map(shown, members))}", value))
        return members[value]

    return hook


def _tuple_hook(kind: Any, converter: Converter) -> Hook:
    item_kind, _ = get_args(kind)
    read = converter.get_structure_hook(item_kind)

    def hook(value: object, _: object) -> tuple[Any, ...]:
        if type(value) is not list:
            raise ValueError(_expected("a list", value))
        return tuple(_each(enumerate(cast(list[object], value)), read, item_kind).values())

    return hook


def _dict_hook(kind: Any, converter: Converter) -> Hook:
    _, item_kind = get_args(kind)
    read = converter.get_structure_hook(item_kind)

    def hook(value: object, _: object) -> dict[Any, Any]:
        if type(value) is not dict:
            raise ValueError(_expected("an object", value))
        fields = cast(dict[object, object], value)
        for key in fields:
            if not isinstance(key, str):
                raise ValueError(f"the key {shown(key)} is no text")
        return _each(fields.items(), read, item_kind)

    return hook


def _each(items: Iterable[tuple[Any, object]], read: Hook, kind: Any) -> dict[Any, Any]:
    """What each item stands for; it stops at more faults than are ever listed, for a list may have half a million."""
    results: dict[Any, Any] = {}
    errors: list[tuple[object, Exception]] = []
    for key, item in items:
        try:
            results[key] = read(item, kind)
        except Exception as error:
            errors.append((key, error))
            if len(errors) > MOST_FAULTS:
                break
    if errors:
        raise _FaultyItems(errors)
    return results


def _class_hook(kind: Any, converter: Converter) -> Hook:
    read = make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=True, _cattrs_detailed_validation=True)

    def hook(value: object, _: object) -> Any:
        if type(value) is not dict:
            raise ValueError(_expected("an object", value))
        return read(cast(dict[str, Any], value), kind)

    return hook
