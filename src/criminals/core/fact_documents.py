"""Events and score lines as documents, in the same way in every game."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, TypeVar, cast

import attrs
from cattrs import Converter

from criminals.core.documents import strict_converter, structured
from criminals.core.errors import MalformedDocument
from criminals.core.events import Event
from criminals.core.frozen_map import FrozenMap
from criminals.core.quick_reading import quick_reader
from criminals.core.reading import faults_of
from criminals.core.results import ScoreLine
from criminals.core.strict_json import malformed
from criminals.core.twins import Twins
from criminals.core.value import Value

A = TypeVar("A")
F = TypeVar("F", bound=Value)


def add_lines(twins: Twins, game: str, scored: type[Any], lines: Iterable[type[Any]]) -> None:
    """Add the score lines of a game to its twins: `lines` are their classes, `scored` that of the fact with a line.

    A line is told by its reason, and what `params` holds depends on it.
    """
    converter = strict_converter()

    def write(line: ScoreLine) -> Any:
        fields = {
            "reason": line.reason,
            "seat": line.seat,
            "points": line.points,
            "clause": line.clause,
            "params": {name: list(value) if isinstance(value, tuple) else value for name, value in line.params.items()},
        }
        wrapped: Any = structured({"event": "scored", "line": fields}, scored, "score line", converter)
        return wrapped.line

    def read(document: Any) -> ScoreLine:
        found: Any = document.params
        params = {field.name: getattr(found, field.name) for field in attrs.fields(cast(Any, type(found)))}
        return ScoreLine(game, document.seat, document.points, document.reason, document.clause, FrozenMap(params))

    for document in lines:
        twins.add(ScoreLine, document, write, read)


def seers_of(event: Event[Any]) -> Any:
    """Who perceives an event, as a document has it: seats, ascending, or None for everybody."""
    return None if event.seers is None else tuple(sorted(event.seers))


def event_of(fact: F, seers: tuple[int, ...] | None) -> Event[F]:
    """The event of a fact and of who perceives it, as a document has them."""
    return Event(fact, None if seers is None else frozenset(seers))


def action_of(text: str, parse: Callable[[str], A]) -> A:
    """The action that a document holds; `MalformedDocument` with its path."""
    try:
        return parse(text)
    except MalformedDocument as error:
        raise malformed("action", faults_of(error, "$.action")) from None


def fact_reader(kind: Any, twins: Twins, converter: Converter) -> Callable[[Mapping[str, object]], Any]:
    """What reads a fact of a union of documents from fields without the envelope; `MalformedDocument` lists faults."""
    quick = cache(lambda: quick_reader(kind, twins))  # made at first use, when all twins are there

    def read(fields: Mapping[str, object]) -> Any:
        try:
            return quick()(fields)
        except Exception:
            pass  # what is wrong is told below
        return twins.value(structured(dict(fields), kind, "view_event", converter))

    return read
