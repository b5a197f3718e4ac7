"""Limits on the form of a field in documents: `Annotated[int, Range(1)]`.

A type checker sees the plain type. The codec makes readers and JSON Schemas from the limits.
"""

import re
from itertools import pairwise
from typing import Annotated, Any, Final, Protocol, TypeAlias

import attrs
from typing_extensions import override

from criminals.core.base.errors import Fault
from criminals.core.base.faults import GameFaults, fault, shown


class Constraint(Protocol):
    """A limit on a field, which a JSON Schema can express too."""

    def fault(self, value: Any, path: str, /) -> Fault | None:
        """The fault of a JSON value of the right type that breaks the limit, or None.

        Args:
            value: The value.
            path: Its place in the document.

        Returns:
            The fault, or None if the value keeps the limit.
        """
        ...


@attrs.frozen
class Range(Constraint):
    """A whole number with bounds."""

    least: int
    """The smallest number."""
    most: int | None = None
    """The largest number; None for no upper bound."""

    @override
    def fault(self, value: int, path: str) -> Fault | None:
        if self.least <= value and (self.most is None or value <= self.most):
            return None
        if self.most is None:
            return fault("expected_from", path, least=self.least, got=shown(value))
        return fault("expected_range", path, least=self.least, most=self.most, got=shown(value))


@attrs.frozen
class Pattern(Constraint):
    """A text that matches a regular expression as a whole."""

    regex: str
    """The regular expression."""
    form: str
    """The name of the form in faults: a key of the part `form` in the catalogues, or some words."""
    game: str = ""
    """The game whose catalogues have the form; empty for those of all games."""

    @override
    def fault(self, value: str, path: str) -> Fault | None:
        if re.fullmatch(self.regex, value):
            return None
        return GameFaults(self.game)("", "expected_form", path, form=self.form, got=shown(value))


@attrs.frozen
class Length(Constraint):
    """A list with a bounded number of items, or a text with a bounded number of characters."""

    least: int
    """The smallest number."""
    most: int
    """The largest number."""

    @override
    def fault(self, value: list[object] | str, path: str) -> Fault | None:
        count = len(value)
        if self.least <= count <= self.most:
            return None
        code = "expected_characters" if isinstance(value, str) else "expected_items"
        if self.least == self.most:
            return fault(code, path, most=self.most, count=count)
        return fault(f"{code}_range", path, least=self.least, most=self.most, count=count)


@attrs.frozen
class Printable(Constraint):
    """A text of 1 to `most` printable characters."""

    most: int

    @override
    def fault(self, value: str, path: str) -> Fault | None:
        if 1 <= len(value) <= self.most and value.isprintable() and not value.isspace():
            return None
        return fault("expected_printable", path, most=self.most, got=shown(value))


@attrs.frozen
class Ascending(Constraint):
    """A list of rising numbers, as sets are written."""

    @override
    def fault(self, value: list[Any], path: str) -> Fault | None:
        return None if all(a < b for a, b in pairwise(value)) else fault("expected_rising", path)


ASCENDING: Final = Ascending()

Natural: TypeAlias = Annotated[int, Range(0)]
"""A whole number from 0 up: dollars, counts."""


@attrs.frozen(init=False)
class OneOf:
    """One of a few values of the type: numbers, texts, or members of an enum.

    Args:
        values: The possible values.
    """

    values: tuple[Any, ...]
    """The possible values."""

    def __init__(self, *values: Any) -> None:
        object.__setattr__(self, "values", values)


@attrs.frozen
class Named:
    """A name for the type in schemas, and in the TypeScript types made from them."""

    name: str
    """The name."""


@attrs.frozen(init=False)
class Tag:
    """The field of a document that tells the classes of a union apart.

    Its value is the name of the class in snake case, unless you pass another one: `Tag("face", FaceUp="up")`.

    Args:
        field: The name of the field.
        values: Other values of the field, by the name of the class.
    """

    field: str
    """The name of the field."""
    values: tuple[tuple[str, str], ...]
    """Pairs of a class name and its value."""

    def __init__(self, field: str, **values: str) -> None:
        object.__setattr__(self, "field", field)
        object.__setattr__(self, "values", tuple(values.items()))

    def value(self, cls: type) -> str:
        """The value of the field for a class.

        Args:
            cls: A class of the union.

        Returns:
            The value.
        """
        return dict(self.values).get(cls.__name__) or snake_case(cls.__name__)


def snake_case(name: str) -> str:
    """The name of a class in snake case: `PlacedDown` becomes `placed_down`."""
    return re.sub("(?<=.)(?=[A-Z])", "_", name).lower()
