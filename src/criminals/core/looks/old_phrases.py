"""Sentences put together from a table of words in three languages."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, cast

import attrs
from typing_extensions import override

from criminals.core.base.checks import shortened
from criminals.core.base.errors import Param, Violation
from criminals.core.base.value import Value
from criminals.core.game.events import Event
from criminals.core.game.results import ScoreLine

LANGUAGES: Final = ("en", "it", "fr")
"""The languages of `describe`, in the order of a table's columns."""

Words: TypeAlias = tuple[str, str, str]
WordTable: TypeAlias = Mapping[str, Mapping[str, Words]]
"""Sentences and phrases, by what is described and its code or class.

A slot is named for a field of the action or event, or for a parameter of the violation or line. `{others:is|are}` is
the first word for one and the second for more (French has the first for none too), `{face_down: down|}` the first for
True. A slot that names a part of the table is filled from there.
"""

Phrase: TypeAlias = tuple[str, str, Mapping[str, Param]]
"""A part of the table, a code in it, and the parameters that fill the slots."""

Explain: TypeAlias = Callable[[object, int], Phrase | None]
"""The phrase for a value in a column of the table; None for a value that has none."""

SHARED: Final[WordTable] = {
    "event": {
        "Began": ("Seat {seat}: {phase}", "Posto {seat}: {phase}", "Siège {seat} : {phase}"),
        "Over": ("The game is over", "La partita è finita", "La partie est finie"),
        "Ended": (
            "{winners:Seat|Seats} {winners} {winners:wins|share the win}",
            "{winners:Vince il posto|Vincono insieme i posti} {winners}",
            "{winners:Le siège|Les sièges} {winners} {winners:gagne|se partagent la victoire}",
        ),
    },
    "violation": {
        "not_your_turn": (
            "it is the turn of seat {actor}, not yours",
            "tocca al posto {actor}, non a te",
            "c'est au siège {actor} de jouer, pas à vous",
        ),
        "wrong_phase": ("not now: {phase}", "non ora: {phase}", "pas maintenant : {phase}"),
        "nothing_to_undo": (
            "you have played nothing that could be taken back",
            "non hai giocato nulla che si possa annullare",
            "vous n'avez rien joué qui puisse être repris",
        ),
        "another_acted": (
            "seat {actor} has acted since",
            "nel frattempo ha giocato il posto {actor}",
            "le siège {actor} a joué depuis",
        ),
        "something_revealed": (
            "it has told somebody what was hidden",
            "ha rivelato a qualcuno ciò che era nascosto",
            "cela a révélé à quelqu'un ce qui était caché",
        ),
    },
    "chance": {
        "not_your_turn": (
            "the die is to be thrown first",
            "prima bisogna tirare il dado",
            "il faut d'abord lancer le dé",
        ),
        "another_acted": (
            "the die has been thrown since",
            "nel frattempo è stato tirato il dado",
            "le dé a été lancé depuis",
        ),
    },
}
"""Sentences that all games share. A violation follows a colon: no capital, no full stop.

A violation whose `actor` is chance has its words under `chance`; only games in which chance acts need them.
"""

_COLUMNS: Final = {lang: column for column, lang in enumerate(LANGUAGES)}
_FRENCH: Final = _COLUMNS["fr"]


def sentence(game: str, table: WordTable, explain: Explain, value: object, lang: str) -> str:
    """A sentence of a game: `explain` finds its phrase, given a value (of an event its view event) and a column.

    `ValueError` for a language, a code or a view event without words, and for a violation or line of another game;
    `TypeError` for what has no phrase.
    """
    column = _COLUMNS.get(lang)
    if column is None:
        raise ValueError(f"no words in {lang!r}, only in {', '.join(LANGUAGES)}")
    if isinstance(value, Event):
        value = cast(Event[Value], value).fact
    if isinstance(value, Violation | ScoreLine) and value.game != game:
        raise ValueError(f"{value!r} is of another game, {value.game!r}")
    try:
        found = explain(value, column)
        if found is None:
            kinds = "action, event, violation or score line"
            raise TypeError(f"{shortened(value)} is no {kinds} of {game.capitalize()}")
        return phrase(table, *found, column)
    except KeyError as missing:
        raise ValueError(f"no words for {value!r}: {missing} not found") from None


def phrase(table: WordTable, kind: str, code: str, params: Mapping[str, Param], column: int) -> str:
    """The words of a code with their slots filled; `KeyError` for a missing code or parameter."""
    slots = {name: _slot(table, name, param, column) for name, param in params.items()}
    return table[kind][code][column].format_map(slots)


@attrs.frozen
class _Count:
    """A count, formatted as itself or as the word that goes with it."""

    text: str
    is_one: bool

    @override
    def __format__(self, words: str) -> str:
        if not words:
            return self.text
        one, more = words.split("|")
        return one if self.is_one else more


def _slot(table: WordTable, name: str, param: Param, column: int) -> str | _Count:
    if isinstance(param, str):
        return table[name][param][column] if name in table else param
    if isinstance(param, bool):
        return _Count(str(param), param)
    if isinstance(param, int):
        return _Count(str(param), param == 1 or (param == 0 and column == _FRENCH))
    return _Count(", ".join(map(str, param)), len(param) == 1)
