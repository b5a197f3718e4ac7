"""What a field of a document must keep besides its type: `Annotated[int, Range(1)]`. A JSON Schema can say it too."""

import re
from itertools import pairwise
from typing import Any, Final, Protocol, cast

import attrs

from criminals.core.strict_json import shown


class Constraint(Protocol):
    """What `Annotated` may say of a field of a document."""

    def fault(self, value: Any, /) -> str | None:
        """What is wrong with a value of the right type, or None."""
        ...


@attrs.frozen
class Range:
    """A whole number from `least` to `most`, or up, if that is None."""

    least: int
    most: int | None = None

    def fault(self, value: int) -> str | None:
        if self.least <= value and (self.most is None or value <= self.most):
            return None
        end = "up" if self.most is None else f"to {self.most}"
        return f"expected a number from {self.least} {end}, got {shown(value)}"


@attrs.frozen
class Pattern:
    """A text that matches a regular expression as a whole; `what` it is, in words."""

    regex: str
    what: str

    def fault(self, value: str) -> str | None:
        return None if re.fullmatch(self.regex, value) else f"expected {self.what}, got {shown(value)}"


@attrs.frozen
class Length:
    """A list of `least` to `most` items, or a text of so many characters."""

    least: int
    most: int

    def fault(self, value: tuple[object, ...] | str) -> str | None:
        count = len(value)
        if self.least <= count <= self.most:
            return None
        what = "characters" if isinstance(value, str) else "items"
        many = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"expected {many} {what}, got {count}"


@attrs.frozen
class Ascending:
    """A list of numbers that stand for a set: each once, the smallest first."""

    def fault(self, value: tuple[int, ...]) -> str | None:
        return None if all(a < b for a, b in pairwise(value)) else "expected rising numbers, each once"


ASCENDING: Final = Ascending()


def constraints_of(kind: Any) -> tuple[Constraint, ...]:
    """What `Annotated` says of a type."""
    return cast(tuple[Constraint, ...], kind.__metadata__)
