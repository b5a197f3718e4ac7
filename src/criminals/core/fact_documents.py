"""Facts and score lines as documents, in the same way in every game."""

from collections.abc import Iterable
from types import ModuleType
from typing import Any, cast

import attrs

from criminals.core.documents import strict_converter, structured
from criminals.core.frozen_map import FrozenMap
from criminals.core.results import Outcome, ScoreLine
from criminals.core.twins import Twins


def fact_twins(
    game: str,
    pieces: Iterable[tuple[type, type]],
    facts: Iterable[type],
    wire_events: ModuleType,
    lines: Iterable[type[Any]],
) -> Twins:
    """The facts of a game, and what they hold: `pieces` with their documents, outcomes, and score lines.

    The document of a fact `Took` is `TookDocument` in `wire_events`; `lines` are the classes of the lines' documents.
    """
    wire: Any = wire_events
    told = ((fact, getattr(wire, f"{fact.__name__}Document")) for fact in facts)
    twins = Twins((*pieces, (Outcome, wire.OutcomeDocument), *told))
    _add_lines(twins, game, wire.ScoredDocument, lines)
    return twins


def _add_lines(twins: Twins, game: str, scored: type[Any], lines: Iterable[type[Any]]) -> None:
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
