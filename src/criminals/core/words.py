"""Sentences put together from a table of words in three languages."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, cast

import attrs
from typing_extensions import override

from criminals.core.errors import Param, Violation
from criminals.core.events import Event
from criminals.core.results import ScoreLine
from criminals.core.value import Value

LANGUAGES: Final = ("en", "it", "fr")
"""The languages of `describe`, in the order of a table's columns."""

Words: TypeAlias = tuple[str, str, str]
WordTable: TypeAlias = Mapping[str, Mapping[str, Words]]
"""Sentences and phrases, by what is described and its code or class.

A slot is named for a field of the action or event, or for a parameter of the refusal or line. `{others:is|are}` is the
first word for one and the second for more (French has the first for none too), `{face_down: down|}` the first for True.
A slot that names a part of the table is filled from there.
"""

Told: TypeAlias = tuple[str, str, Mapping[str, Param]]
"""What is described (a part of the table), its code there, and what fills the slots."""

_COLUMNS: Final = {lang: column for column, lang in enumerate(LANGUAGES)}
_FRENCH: Final = _COLUMNS["fr"]


def sentence(game: str, table: WordTable, tell: Callable[[object, int], Told], value: object, lang: str) -> str:
    """A sentence of a game: `tell` finds its words, given a value (of an event the fact) and the table's column.

    `ValueError` for a language, a code or a fact without words, and for a refusal or line of another game.
    """
    column = _COLUMNS.get(lang)
    if column is None:
        raise ValueError(f"no words in {lang!r}, only in {', '.join(LANGUAGES)}")
    if isinstance(value, Event):
        value = cast(Event[Value], value).fact
    if isinstance(value, Violation | ScoreLine) and value.game != game:
        raise ValueError(f"{value!r} is of another game, {value.game!r}")
    try:
        return phrase(table, *tell(value, column), column)
    except KeyError as missing:
        raise ValueError(f"no words for {value!r}: {missing} not found") from None


def phrase(table: WordTable, kind: str, code: str, facts: Mapping[str, Param], column: int) -> str:
    """The words of a code with their slots filled; `KeyError` for a code, or a slot's fact, that is not there."""
    slots = {name: _slot(table, name, fact, column) for name, fact in facts.items()}
    return table[kind][code][column].format_map(slots)


@attrs.frozen
class _Count:
    """Something to count: as itself, or as the word that goes with it."""

    text: str
    is_one: bool

    @override
    def __format__(self, words: str) -> str:
        if not words:
            return self.text
        one, more = words.split("|")
        return one if self.is_one else more


def _slot(table: WordTable, name: str, fact: Param, column: int) -> str | _Count:
    if isinstance(fact, str):
        return table[name][fact][column] if name in table else fact
    if isinstance(fact, bool):
        return _Count(str(fact), fact)
    if isinstance(fact, int):
        return _Count(str(fact), fact == 1 or (fact == 0 and column == _FRENCH))
    return _Count(", ".join(map(str, fact)), len(fact) == 1)
