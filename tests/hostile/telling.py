"""Everything that can be told or drawn of a value: whatever a loader took, this has to work."""

from collections.abc import Iterator
from typing import Any, Final

import criminals
from criminals import Record, ScoreSheet, ViewRecord
from criminals.core.game.position import GameState, GameView
from criminals.core.looks.catalogues import LANGUAGES
from criminals.games import counterfeiters, crooks, sicario

VERBS: Final[Any] = criminals
"""The verbs for values of any game, which type checkers know nothing of."""


def told(value: Any) -> Iterator[str]:
    """The texts of a value: its `repr` and `str`, its sentences in every language, its drawings."""
    yield repr(value)
    yield str(value)
    match value:
        case GameState():
            yield VERBS.to_text(value)
            yield VERBS.reveal(value)
        case GameView():
            yield VERBS.to_text(value)
            yield VERBS.svg(value)
        case ScoreSheet():
            for line in value.lines:
                yield from _sentences(line)
        case Record() | ViewRecord() | crooks.Edition() | counterfeiters.Edition() | sicario.Edition():
            pass  # there is no sentence for these
        case _:
            yield from _sentences(value)


def _sentences(value: Any) -> Iterator[str]:
    for language in LANGUAGES:
        yield VERBS.describe(value, language)
