"""The parts of editions that all games share: checks of fields, and finding an edition by its name."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol, TypeVar

import attrs

from criminals.core.base.checks import shortened
from criminals.core.base.errors import Fault, InvalidEdition
from criminals.core.base.faults import fault, invalid, named
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.notation import whole_numbers

T = TypeVar("T")
E = TypeVar("E", bound="Box")


class Box(Protocol):
    """The parts of an edition that all games share."""

    @property
    def name(self) -> str:
        """The name of the edition."""
        ...

    @property
    def players(self) -> tuple[int, ...]:
        """The possible numbers of players, ascending."""
        ...


def a_kind_of(kind: type, *, or_none: bool = False) -> Callable[[object, "attrs.Attribute[Any]", object], None]:
    """A validator for values of a type. Its error is a sentence, while that of attrs is a tuple."""

    def check(holder: object, attribute: "attrs.Attribute[Any]", value: object) -> None:
        if not isinstance(value, kind) and not (or_none and value is None):
            named = "text" if kind is str else kind.__name__
            demanded = f"{'an' if named[0] in 'AEIOU' else 'a'} {named}{' or None' if or_none else ''}"
            raise TypeError(f"{attribute.name} is {demanded}, not {value!r}")

    return check


def all_of(kind: type[T], what: str, values: Iterable[T]) -> tuple[T, ...]:
    """The values as a tuple, if each of them has a type; `TypeError` names one that does not."""
    try:
        each = iter(values)
    except TypeError:
        raise TypeError(f"{values!r} is not several of a kind: put it into a tuple, each {what}") from None
    given = tuple(each)
    for value in given:
        if not isinstance(value, kind):
            raise TypeError(f"{value!r} is not {what}")
    return given


def numbers_by_players(by_players: Mapping[int, int]) -> FrozenMap[int, int]:
    """A number for each player count, by ascending count; `TypeError` for values that are not whole numbers."""
    whole_numbers(by_players.values())
    return FrozenMap((players, by_players[players]) for players in sorted(whole_numbers(by_players)))


def check_edition(edition: Box, faults: Iterable[Fault]) -> None:
    """Raise `InvalidEdition` with all faults of an edition, including a missing name."""
    found = (*(() if edition.name else (fault("no_name"),)), *faults)
    if found:
        raise InvalidEdition("edition", found, named(edition.name))


def repeated(things: Iterable[T]) -> list[T]:
    """The values that occur more than once."""
    return [thing for thing, count in Counter(things).items() if count > 1]


def find_edition(edition: E | str | None, known: Mapping[str, E], reference: E) -> E:
    """An edition by its name. None stands for the reference edition, and an edition for itself."""
    if edition is None:
        return reference
    if isinstance(edition, type(reference)):
        return edition
    if isinstance(edition, str) and edition in known:
        return known[edition]
    if not isinstance(edition, str):
        raise TypeError(f"an edition is a name or an Edition of this game, not {shortened(edition)}")
    raise invalid("no_edition", name=named(edition), known=tuple(known))
