"""Values and the classes that their documents are made of: twins, with the same fields, and a tag besides."""

from collections.abc import Callable, Iterable
from typing import Any, cast, get_args, get_origin

import attrs


class Twins:
    """Turns values into the classes of documents and back.

    The fields of a pair have the same names; the document's may have a tag first. A set is a tuple in a document, in
    rising order. Whatever is in no pair stays as it is.
    """

    def __init__(self, pairs: Iterable[tuple[type, type]]) -> None:
        """Pairs of a value's class and its document's."""
        self._documents: dict[type, Callable[[Any], Any]] = {
            frozenset: lambda value: tuple(sorted(value)),
            tuple: lambda value: tuple(map(self.document, value)),
        }
        self._values: dict[type, Callable[[Any], Any]] = {tuple: lambda value: tuple(map(self.value, value))}
        self._classes: dict[type, type] = {}
        for cls, document in pairs:
            self._classes[document] = cls
            self.add(cls, document, self._written(cls, document), self._read(cls))

    def add(self, cls: type, document: type, write: Callable[[Any], Any], read: Callable[[Any], Any]) -> None:
        """Add a pair that is written and read in its own way."""
        self._documents[cls] = write
        self._values[document] = read

    def document(self, value: Any) -> Any:
        """The document of a value."""
        write = self._documents.get(type(cast(object, value)))
        return value if write is None else write(value)

    def value(self, document: Any) -> Any:
        """The value of a document."""
        read = self._values.get(type(cast(object, document)))
        return document if read is None else read(document)

    def class_of(self, document: type) -> type | None:
        """The class of the values of a document's class, if it is one of a pair that is read field by field."""
        return self._classes.get(document)

    def reader_of(self, document: type) -> Callable[[Any], Any] | None:
        """What makes values of the documents of a class, if it is in a pair."""
        return self._values.get(document)

    def _written(self, cls: Any, document: Any) -> Callable[[Any], Any]:
        names = [field.name for field in attrs.fields(cls)]
        first, *_ = attrs.fields(document)
        tag = () if first.name in names else get_args(first.type)
        return lambda value: document(*tag, **{name: self.document(getattr(value, name)) for name in names})

    def _read(self, cls: Any) -> Callable[[Any], Any]:
        names = [field.name for field in attrs.fields(cls)]
        sets = {field.name for field in attrs.fields(cls) if is_set(field.type)}

        def read(document: Any) -> Any:
            values = ((name, self.value(getattr(document, name))) for name in names)
            return cls(*(frozenset(value) if name in sets else value for name, value in values))

        return read


def is_set(kind: Any) -> bool:
    """Whether a type is that of a set, which is a tuple in a document."""
    return get_origin(kind) is frozenset
