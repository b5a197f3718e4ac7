"""Wire classes as msgspec types: what `msgspec.json.schema_components` can make a JSON Schema of."""

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from types import GenericAlias, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import attrs
import msgspec

from criminals.core.constraints import Ascending, Length, Pattern, Range

_UNIONS: Final = (Union, UnionType)


def bare(name: str) -> str:
    """A name as readers of a schema want it: `View`, not `ViewDocument`."""
    return name.removesuffix("Document")


class Mirror:
    """The msgspec types of a game's wire classes, each class once.

    `taken` has the names of whole documents: what stands within others under such a name is called its `Content`.
    """

    def __init__(self, wires: Iterable[Any], taken: Iterable[str]) -> None:
        self._taken = frozenset(taken)
        self._structs: dict[type, Any] = {}
        self._used: set[str] = set()
        classes = {cls for wire in wires for cls in classes_in(wire)}
        self._aliases = {kind: name for kind, names in _aliases(classes).items() if (name := self._chosen(names))}

    def whole(self, cls: Any, name: str, constants: Mapping[str, object]) -> Any:
        """A document: the fields of a class after others that are always the same."""
        fields = [(field, Literal[value]) for field, value in constants.items()]
        return self._struct(name, [*fields, *self._fields(cls)], cls.__doc__)

    def of(self, kind: Any) -> Any:
        """The type of a field, with the title of the alias that it has in the wire module."""
        name = self._aliases.get(kind)
        return Annotated[self._plain(kind), msgspec.Meta(title=name)] if name else self._plain(kind)

    def _plain(self, kind: Any) -> Any:
        if attrs.has(kind):
            return self._structs.get(kind) or self._structs.setdefault(kind, self._part(kind))
        match get_origin(kind), get_args(kind):
            case origin, (plain, *constraints) if origin is Annotated:
                return Annotated[self._plain(plain), *map(_meta, constraints)]
            case origin, members if origin in _UNIONS:
                return Union[tuple(map(self.of, members))]  # noqa: UP007 -- the members are known at run time only
            case origin, (item, *_) if origin is tuple:
                return GenericAlias(tuple, (self.of(item), ...))
            case origin, (key, item) if origin is dict:
                return self._mapping(key, self.of(item))
            case _:
                return kind

    def _mapping(self, key: Any, item: Any) -> Any:
        """An object with keys of a kind; msgspec tells of those no more than a pattern."""
        if get_origin(key) is Literal:
            names = {"propertyNames": {"enum": get_args(key)}}
            return Annotated[dict[str, item], msgspec.Meta(extra_json_schema=names)]
        return GenericAlias(dict, (self._plain(key), item))

    def _part(self, cls: Any) -> Any:
        """A class that stands within a document; if it may be one of a union, its first field is the tag."""
        name = self._chosen({bare(cls.__name__)}) or f"{bare(cls.__name__)}Content"
        fields = list(self._fields(cls))
        for tag, kind in fields[:1]:
            if get_origin(kind) is Literal and len(get_args(kind)) == 1:
                return self._struct(name, fields[1:], cls.__doc__, tag_field=tag, tag=get_args(kind)[0])
        return self._struct(name, fields, cls.__doc__)

    def _struct(self, name: str, fields: Iterable[tuple[str, Any]], doc: str | None, **tagged: Any) -> Any:
        made = msgspec.defstruct(
            name, list(fields), namespace={"__doc__": doc} if doc else {}, forbid_unknown_fields=True, **tagged
        )
        if name in self._used:
            raise ValueError(f"two different classes are called {name}")
        self._used.add(name)
        return made

    def _fields(self, cls: Any) -> Iterator[tuple[str, Any]]:
        return ((field.name, self.of(field.type)) for field in attrs.fields(cls))

    def _chosen(self, names: Iterable[str]) -> str | None:
        """The one name that no whole document has; None if there is none, or if several mean the same."""
        free = set(names) - self._taken
        return free.pop() if len(free) == 1 else None


def classes_in(kind: Any) -> Iterator[type]:
    """Every class that a type is made of."""
    if attrs.has(kind):
        yield kind
        for field in attrs.fields(kind):
            yield from classes_in(field.type)
    else:
        for inner in get_args(kind):
            if not isinstance(inner, str | int):
                yield from classes_in(inner)


def _aliases(classes: Iterable[type]) -> Mapping[Any, set[str]]:
    """What the modules of classes call unions of classes and literals of several values."""
    found = defaultdict[Any, set[str]](set)
    for module in {cls.__module__ for cls in classes}:
        for name, value in vars(sys.modules[module]).items():
            several = len(get_args(value)) > 1
            if several and (get_origin(value) is Literal or get_origin(value) in _UNIONS):
                found[value].add(bare(name))
    return found


def _meta(constraint: object) -> msgspec.Meta:
    match constraint:
        case Range():
            return msgspec.Meta(ge=constraint.least, le=constraint.most)
        case Pattern():
            closed = re.fullmatch(r"\([^()]*\)", constraint.regex)
            return msgspec.Meta(pattern=f"^{constraint.regex if closed else f'(?:{constraint.regex})'}$")
        case Length():
            return msgspec.Meta(min_length=constraint.least, max_length=constraint.most)
        case Ascending():
            return msgspec.Meta(extra_json_schema={"uniqueItems": True})
        case _:
            raise TypeError(f"{constraint!r} is not known to a schema")
