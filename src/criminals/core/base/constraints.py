"""The limits that a field's type sets for its form in a document: `Annotated[int, Range(1)]`.

A type checker sees the plain type. The codec makes the readers and the JSON Schemas from what stands beside it.
"""

import re
from itertools import pairwise
from typing import Annotated, Any, Final, Protocol, TypeAlias

import attrs

from criminals.core.base.errors import Fault
from criminals.core.base.faults import GameFaults, fault, shown


class Constraint(Protocol):
    """A limit of a field; a JSON Schema can say it too."""

    def fault(self, value: Any, path: str, /) -> Fault | None:
        """The fault of a JSON value of the right type that is out of the limit, or None."""
        ...


@attrs.frozen
class Range:
    """A whole number from `least` to `most`; without a limit above if `most` is None."""

    least: int
    most: int | None = None

    def fault(self, value: int, path: str) -> Fault | None:
        if self.least <= value and (self.most is None or value <= self.most):
            return None
        if self.most is None:
            return fault("expected_from", path, least=self.least, got=shown(value))
        return fault("expected_range", path, least=self.least, most=self.most, got=shown(value))


@attrs.frozen
class Pattern:
    """A text that matches a regular expression as a whole.

    In faults it is called `form`, a key of the part `form` in the catalogues of a game or of all games, or some words.
    """

    regex: str
    form: str
    game: str = ""

    def fault(self, value: str, path: str) -> Fault | None:
        if re.fullmatch(self.regex, value):
            return None
        return GameFaults(self.game)("", "expected_form", path, form=self.form, got=shown(value))


@attrs.frozen
class Length:
    """A list of `least` to `most` items, or a text of that many characters."""

    least: int
    most: int

    def fault(self, value: list[object] | str, path: str) -> Fault | None:
        count = len(value)
        if self.least <= count <= self.most:
            return None
        code = "expected_characters" if isinstance(value, str) else "expected_items"
        if self.least == self.most:
            return fault(code, path, most=self.most, count=count)
        return fault(f"{code}_range", path, least=self.least, most=self.most, count=count)


@attrs.frozen
class Printable:
    """A text of 1 to `most` characters that can all be printed."""

    most: int

    def fault(self, value: str, path: str) -> Fault | None:
        if 1 <= len(value) <= self.most and value.isprintable() and not value.isspace():
            return None
        return fault("expected_printable", path, most=self.most, got=shown(value))


@attrs.frozen
class Ascending:
    """A list of rising numbers, each once: a set."""

    def fault(self, value: list[Any], path: str) -> Fault | None:
        return None if all(a < b for a, b in pairwise(value)) else fault("expected_rising", path)


ASCENDING: Final = Ascending()

Natural: TypeAlias = Annotated[int, Range(0)]
"""A number from 0 up: dollars, counts."""


@attrs.frozen(init=False)
class OneOf:
    """One of a few values of the type: numbers, texts, or members of an enum."""

    values: tuple[Any, ...]

    def __init__(self, *values: Any) -> None:
        object.__setattr__(self, "values", values)


@attrs.frozen
class Named:
    """A name for the type in schemas and in the TypeScript types made from them."""

    name: str


@attrs.frozen(init=False)
class Tag:
    """The field that tells the classes of a union apart.

    Its value is the name of the class in snake case, unless `values` says another one: `Tag("face", FaceUp="up")`.
    """

    field: str
    values: tuple[tuple[str, str], ...]

    def __init__(self, field: str, **values: str) -> None:
        object.__setattr__(self, "field", field)
        object.__setattr__(self, "values", tuple(values.items()))

    def value(self, cls: type) -> str:
        """The value of the tag of a class."""
        return dict(self.values).get(cls.__name__) or snake_case(cls.__name__)


def snake_case(name: str) -> str:
    """The name of a class as a tag: `PlacedDown` is `placed_down`."""
    return re.sub("(?<=.)(?=[A-Z])", "_", name).lower()
