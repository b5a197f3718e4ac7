"""The rules of a game as data: its clauses, in the languages of its catalogues."""

import re
from typing import Final

import attrs

from criminals.core.base.checks import shortened
from criminals.core.base.faults import invalid, named
from criminals.core.game.notation import nearest
from criminals.core.looks.catalogues import Words

_NUMBER: Final = re.compile(r"[0-9]{1,9}\.[0-9]{1,9}")


@attrs.frozen
class Clause:
    """A clause of the rules of a game, in one language."""

    number: str
    """The number, as in violations and score lines: `"3.4"`."""
    text: str
    """The words of the rule. If there is a ruling, the last line of the text is the library's own. It may be the only
    line."""
    ruling: str | None = None
    """Three lines about our interpretation: what the rulebooks say, what is decided here, and why; otherwise None."""


def read_clauses(words: Words) -> tuple[Clause, ...]:
    """Read the clauses of a catalogue, in the order of their numbers."""
    texts = ((number, entries) for number, entries in words.items() if _NUMBER.fullmatch(number))
    found = ((number, entries.get("text"), entries.get("ruling")) for number, entries in texts)
    clauses = (
        Clause(number, text, ruling if isinstance(ruling, str) else None)
        for number, text, ruling in found
        if isinstance(text, str)
    )
    return tuple(sorted(clauses, key=lambda clause: _place(clause.number)))


def find_clause(game: str, clauses: tuple[Clause, ...], number: str) -> Clause:
    """Find a clause by its number. `InvalidArgument` names the nearest one, and the first and the last."""
    for clause in clauses:
        if clause.number == number:
            return clause
    if not isinstance(number, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers give a float
        raise TypeError(f"a clause is named by a text, such as '3.4', not {shortened(number)}")
    known = [clause.number for clause in clauses]
    if not known:
        raise invalid("no_clauses", of=game)
    near = _nearest(number, known) or ""
    raise invalid("no_clause", of=game, name=named(number), near=near, first=known[0], last=known[-1])


def _nearest(number: str, known: list[str]) -> str | None:
    """The nearest number of the same section. If the text is not a number, the number that looks most like it."""
    if not _NUMBER.fullmatch(number):
        return nearest(number, known)
    section, place = _place(number)
    same = [each for each in known if _place(each)[0] == section]
    return min(same, key=lambda each: abs(_place(each)[1] - place)) if same else None


def _place(number: str) -> tuple[int, int]:
    section, _, place = number.partition(".")
    return int(section), int(place)


__all__ = ["Clause", "find_clause", "read_clauses"]
