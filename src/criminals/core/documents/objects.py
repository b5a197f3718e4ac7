"""Shapes of objects, and of unions, whose members are distinguished by their JSON type or by the tag of a class."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, cast

from typing_extensions import override

from criminals.core.base.errors import Fault
from criminals.core.base.faults import below, fault, one_of
from criminals.core.documents.shapes import NULL, Choice, Reader, Scope, Shape, Unfit, expected


class Either(Shape):
    """A union of null, plain types and classes, distinguished by their JSON type or by the tag of a class."""

    def __init__(self, members: Iterable[Shape], name: str | None = None, doc: str | None = None) -> None:
        self.name = name
        self.doc = doc
        self.members = tuple(members)
        self.objects = [member for member in self.members if isinstance(member, Object)]
        self.others = {member.json: member for member in self.members if not isinstance(member, Object)}
        self.tag = self.objects[0].tag[0] if len(self.objects) > 1 and self.objects[0].tag else None
        self.by_tag = {each.tag[1]: each for each in self.objects if each.tag and each.tag[0] == self.tag}
        if len(self.objects) > 1 and len(self.by_tag) < len(self.objects):
            lost = next(each for each in self.objects if each not in self.by_tag.values())
            raise TypeError(f"{lost.title} has no tag of its own to be told by in a union")
        self.types = tuple(kind for member in self.members for kind in member.types)
        self.is_plain = all(member.is_plain for member in self.members)
        self.json = dict if self.objects else self.members[0].json
        told = (*self.others.values(), *self.objects)
        self.what = tuple(dict.fromkeys(what for member in told for what in member.what))

    @override
    def reader(self) -> Reader:
        by_type: dict[type, Reader] = {kind: member.read for kind, member in self.others.items()}
        if self.objects:
            by_type[dict] = self._tagged()
        if len(by_type) == 1 and self.objects:
            return by_type[dict]
        return lambda value: by_type[value.__class__](value)

    def _tagged(self) -> Reader:
        if self.tag is None:
            return self.objects[0].read
        readers = {value: member.read for value, member in self.by_tag.items()}
        tag = self.tag
        return lambda value: readers[value[tag]](value)

    @override
    def faults(self, value: object, path: str) -> Iterator[Fault]:
        kind: type[object] = type(value)
        other = self.others.get(kind)
        if kind is dict and self.objects:
            yield from self._object_faults(cast(dict[object, object], value), path)
        elif other is None:
            yield expected(path, self.what, value)
        else:
            yield from other.faults(value, path)

    def _object_faults(self, fields: dict[object, object], path: str) -> Iterator[Fault]:
        if self.tag is None:
            yield from self.objects[0].faults(fields, path)
        elif self.tag not in fields:
            yield fault("missing", below(path, self.tag))
        else:
            found = fields[self.tag]
            if type(found) is str and found in self.by_tag:
                yield from self.by_tag[found].faults(fields, path)
            else:
                yield expected(below(path, self.tag), (one_of(self.by_tag),), found)

    @override
    def expression(self, value: str, scope: Scope) -> str:
        if self.is_plain:
            return value
        others = [member for member in self.members if member is not NULL]
        if len(others) == 1:
            each = scope.keep(None)
            return f"(None if ({each} := {value}) is None else {others[0].expression(each, scope)})"
        writers = {kind: member.write for member in self.members for kind in member.types}
        each = scope.keep(None)
        return f"{scope.keep(writers)}[({each} := {value}).__class__]({each})"


class Object(Shape):
    """An object with fixed fields: a value of a class, or the form of a document that is read by hand.

    Without `make` it is read as a dict of its fields.
    """

    json = dict
    what = ("object",)

    def __init__(
        self,
        title: str,
        fields: Mapping[str, Shape],
        make: Callable[..., Any] | None = None,
        *,
        tag: tuple[str, str] | None = None,
        doc: str | None = None,
        keywords: Iterable[str] = (),
    ) -> None:
        self.title = title
        self.fields = dict(fields)
        self.make = make
        self.tag = tag
        self.doc = doc
        self.keywords = frozenset(keywords)
        self.types = (make,) if isinstance(make, type) else ()

    def described(self, doc: str) -> "Object":
        """The same object with another description."""
        made = Object(self.title, self.fields, self.make, tag=self.tag, doc=doc, keywords=self.keywords)
        made.types = self.types
        return made

    def without(self, *names: str, title: str, doc: str) -> "Object":
        """The object without some of its fields."""
        return Object(title, {name: shape for name, shape in self.fields.items() if name not in names}, doc=doc)

    @override
    def reader(self) -> Reader:
        scope = Scope({"unfit": Unfit, "make": self.make})
        given = [(name, f"{scope.keep(shape.read)}(o[{name!r}])") for name, shape in self.fields.items()]
        if self.make is None:
            made = f"{{{', '.join(f'{name!r}: {source}' for name, source in given)}}}"
        else:
            sources = (f"{name}={source}" if name in self.keywords else source for name, source in given)
            made = f"make({', '.join(sources)})"
        count = len(self.fields) + (self.tag is not None)
        lines = ["def read(o):", f"    if type(o) is not dict or len(o) != {count}: raise unfit"]
        if self.tag is not None:
            lines += [f"    if o[{self.tag[0]!r}] != {self.tag[1]!r}: raise unfit"]
        return cast(Reader, scope.compiled("\n".join((*lines, f"    return {made}")), "read"))

    @override
    def faults(self, value: object, path: str) -> Iterator[Fault]:
        if type(value) is not dict:
            yield expected(path, self.what, value)
            return
        fields = cast(dict[object, object], value)
        tag = {} if self.tag is None else {self.tag[0]: Choice(self.tag[1:])}
        for name, shape in {**tag, **self.fields}.items():
            if name in fields:
                yield from shape.faults(fields[name], below(path, name))
            else:
                yield fault("missing", below(path, name))
        for key in sorted(str(key) for key in fields if key not in self.fields and key not in tag):
            yield fault("unknown_field", below(path, key))

    @override
    def writer(self) -> Callable[[Any], Any]:
        scope = Scope()
        return cast(Callable[[Any], Any], scope.compiled(f"def write(v): return {self._written('v', scope)}", "write"))

    def _written(self, value: str, scope: Scope) -> str:
        tag = [] if self.tag is None else [f"{self.tag[0]!r}: {self.tag[1]!r}"]
        items = (
            f"{name!r}: {shape.expression(self.source(value, name), scope)}" for name, shape in self.fields.items()
        )
        return f"{{{', '.join((*tag, *items))}}}"

    def source(self, value: str, name: str) -> str:
        """The source of an expression for a field of an expression's value."""
        return f"{value}.{name}"

    @override
    def expression(self, value: str, scope: Scope) -> str:
        if len(self.fields) < 4 and all(shape.is_plain for shape in self.fields.values()):
            return self._written(value, scope)
        return f"{scope.keep(self.write)}({value})"


def told_apart(union: Shape, suffix: str) -> Either:
    """The same union of classes with longer titles, so that they differ from those of a game's classes."""
    assert isinstance(union, Either)
    members: list[Shape] = []
    for each in union.members:
        if isinstance(each, Object):
            made = Object(
                each.title + suffix, each.fields, each.make, tag=each.tag, doc=each.doc, keywords=each.keywords
            )
            made.types = each.types
            members.append(made)
        else:
            members.append(each)
    return Either(members, union.name, union.doc)
