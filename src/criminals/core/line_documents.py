"""Score lines as documents, in the same way in every game."""

from collections.abc import Iterable
from typing import Any, cast

import attrs

from criminals.core.documents import strict_converter, structured
from criminals.core.frozen_map import FrozenMap
from criminals.core.results import ScoreLine
from criminals.core.twins import Twins


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
