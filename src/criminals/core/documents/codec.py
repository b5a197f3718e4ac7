"""A codec: how values are written, read and refused, derived from the types of their fields.

An attrs class is an object with its fields. Their types are `int`, `str`, `bool`, `None`, literals, enums (by value),
tuples (lists), frozensets (rising lists), `FrozenMap`, unions and other attrs classes, with the limits of
`constraints`: `Annotated[int, Range(1)]`. The classes of a union are a family, distinguished by a tag: `Annotated[A |
B, Tag("event")]`.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import attrs

from criminals.core.base.constraints import Constraint, Length, Named, OneOf, Tag
from criminals.core.base.errors import Fault, FaultyValue
from criminals.core.base.faults import faults_in, malformed, placed, refuses, under_all
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.documents.compounds import Items, Keyed, Members
from criminals.core.documents.objects import Either, Object
from criminals.core.documents.shapes import ANYTHING, FLAG, NULL, TEXT, WHOLE, Choice, Limited, Shape


def structured(value: object, shape: Shape, what: str) -> Any:
    """The value of a JSON value; `MalformedDocument` lists every fault of `what`."""
    try:
        return shape.read(value)
    except Exception as error:
        told = malformed(what, shape.faults(value, "$"))
        if not told.faults:  # the form is right, but the class refuses the value
            if not refuses(error):  # not a fault of the value
                raise
            told = malformed(what, under_all(faults_in(error), "$"))
    raise told


def faults_of(error: FaultyValue, path: str) -> Iterator[Fault]:
    """The faults of a part of a document, with their places in the whole document."""
    for found in under_all(error.faults, path):
        if error.what != "action" or error.name is None or found.place.action is not None:
            yield found
        else:
            yield placed(found, found.place._replace(action=error.name))


class Codec:
    """Reads and writes values by their types. It prepares what it needs for a type on first use.

    Args:
        families: Unions of classes, with the field that distinguishes them: `Annotated[A | B, Tag("event")]`.
        special: The shapes of types that do not follow from the type.
        notes: Sentences about classes, for schemas.
    """

    def __init__(
        self,
        families: Iterable[Any] = (),
        special: Mapping[Any, Shape] | None = None,
        notes: Mapping[type, str] | None = None,
    ) -> None:
        self._tags: dict[type, tuple[str, str]] = {}
        self._names: dict[Any, str | None] = {}
        self._shapes: dict[Any, Shape] = {
            int: WHOLE,
            str: TEXT,
            bool: FLAG,
            None: NULL,
            NoneType: NULL,
            object: ANYTHING,
            **(special or {}),
        }
        self._notes = notes or {}
        for family in families:
            self._add_family(*get_args(family))

    def add(self, kind: Any, shape: Shape) -> None:
        """Set the shape of a type, where it does not follow from the type.

        Args:
            kind: The type.
            shape: The shape of its values.
        """
        self._shapes[kind] = shape

    def shape(self, kind: Any) -> Shape:
        """Return the shape of a type.

        Args:
            kind: The type.

        Returns:
            The shape, which is made on first use.

        Raises:
            TypeError: The type has no form in JSON.
        """
        if isinstance(kind, Shape):
            return kind
        found = self._shapes.get(kind)
        if found is None:
            found = self._shapes[kind] = self._made(kind)
        return found

    def read(self, value: object, kind: Any, what: str) -> Any:
        """Read a value of a type.

        Args:
            value: A JSON value.
            kind: The type, such as an attrs class or `tuple[int, ...]`.
            what: The name of the value in errors.

        Returns:
            The value.

        Raises:
            MalformedDocument: The JSON value has another form; every fault is listed.
        """
        return structured(value, self.shape(kind), what)

    def write(self, value: object, kind: Any) -> Any:
        """Write a value of a type.

        Args:
            value: The value.
            kind: Its type, as in `read`.

        Returns:
            A JSON value.
        """
        return self.shape(kind).write(value)

    def object(self, cls: Any) -> Object:
        """Return the shape of an attrs class.

        Args:
            cls: The class.

        Returns:
            An object with the fields of the class.
        """
        fields = {field.name: field for field in attrs.fields(cls) if field.init}
        hints: Mapping[str, Any] = {name: field.type for name, field in fields.items()}
        if any(isinstance(kind, str) for kind in hints.values()):
            hints = get_type_hints(cls, include_extras=True)
        return Object(
            cls.__name__.removesuffix("Form"),
            {name: self.shape(hints[name]) for name in fields},
            cls,
            tag=self._tags.get(cls),
            doc=self._notes.get(cls),
            keywords=[name for name, field in fields.items() if field.kw_only],
        )

    def form(self, cls: Any) -> Object:
        """Return the shape of a class that only describes a document. Values are read as dicts.

        The docstring of the class goes to schemas.

        Args:
            cls: The class.

        Returns:
            An object with the fields of the class.
        """
        made = self.object(cls)
        return Object(made.title, made.fields, doc=cls.__doc__)

    def _made(self, kind: Any) -> Shape:
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._annotated(args[0], args[1:])
        if origin is Literal:
            return Choice(args)
        if origin is tuple:
            return self._tuple(args)
        if origin is frozenset:
            return Members(self.shape(args[0]))
        if origin in (dict, Mapping, FrozenMap):
            return Keyed(self.shape(args[0]), self.shape(args[1]), FrozenMap if origin is FrozenMap else dict)
        if origin in (Union, UnionType):
            return Either(map(self.shape, args), self._names.get(kind))
        if attrs.has(kind):
            return self.form(kind) if kind.__name__.endswith("Form") else self.object(kind)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return Choice(tuple(kind), kind.__name__, kind.__doc__)
        raise TypeError(f"{kind!r} has no form in a document: see criminals.core.documents.codec")

    def _annotated(self, plain: Any, said: tuple[Any, ...]) -> Shape:
        """The shape of a type with limits or a name, or of a family."""
        if any(isinstance(each, Tag) for each in said):
            self._add_family(plain, *said)
            return self.shape(plain)
        name = next((each.name for each in said if isinstance(each, Named)), None)
        match [each for each in said if not isinstance(each, Named)]:
            case [OneOf(values)]:
                return Choice(values, name)
            case [] if get_origin(plain) is Literal:
                return Choice(get_args(plain), name)
            case []:
                return Either(map(self.shape, get_args(plain)), name)
            case limits:
                return Limited(self.shape(plain), cast(tuple[Constraint, ...], tuple(limits)))

    def _add_family(self, union: Any, tag: Tag, named: Named | None = None) -> None:
        """Distinguish the classes of a union by a tag, wherever one of them appears."""
        self._names[union] = None if named is None else named.name
        for cls in get_args(union):
            self._tags[cls] = tag.field, tag.value(cls)

    def _tuple(self, args: tuple[Any, ...]) -> Shape:
        if len(args) == 2 and args[1] is Ellipsis:
            return Items(self.shape(args[0]))
        shapes = {self.shape(arg) for arg in args}
        if len(shapes) != 1:
            raise TypeError(f"a tuple in a document holds values of one type, not {args!r}")
        return Limited(Items(shapes.pop()), (Length(len(args), len(args)),))
