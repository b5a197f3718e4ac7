"""A hook of MkDocs: the pages of the games show the clauses and rulings that the library has as data.

A page has comments where they belong: `<!-- clauses of crooks -->`, or only some sections,
`<!-- clauses of crooks, sections 1 to 5 -->`; `<!-- rulings of crooks -->`; `<!-- reconstructions of crooks -->`.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

GAMES: Final = Path(__file__).parents[1] / "src" / "criminals" / "games"

LINKS: Final = {
    "sicario": {
        "There are 24 in all": "the-reference-edition",
        "There are 16 event cards": "the-reference-edition",
        "all its faults are named at once": "editions",
        "Every game ends": "how-long-a-game-can-be",
        "Games that were measured": "how-games-end",
    }
}
"""Words in clauses and rulings that lead to another part of the page, by game."""

CLAUSES: Final = re.compile(r"<!-- clauses of (\w+)(?:, sections (\d+) to (\d+))? -->")
RULINGS: Final = re.compile(r"<!-- (ruling|reconstruction)s of (\w+) -->")

HEADING: Final = re.compile(r"\A(\w+(?: \w+)?):")
"""What a clause is about, before a colon: a word or two."""
NUMBER: Final = re.compile(r"(?<![\w.])(\d+\.\d+)(?!\.?\d)")

RECONSTRUCTION: Final = re.compile(r"Reconstruction: the rulebooks? (?:say that|has) ")
READINGS: Final = {
    re.compile(r"The rulebooks? (?:is|are) silent"): "silent",
    re.compile(r"The rulebooks? leaves? it open"): "open",
    re.compile(r"The rulebooks? go(?:es)? further"): "narrower",
}
"""How the rulebook is read, by how the first line of a ruling starts."""


class Rules(NamedTuple):
    """The clauses of a game, in English, as they are in its file."""

    game: str
    sections: Mapping[str, str]
    clauses: Mapping[str, Mapping[str, str]]


@cache
def rules_of(game: str) -> Rules:
    """The clauses of a game, from its file."""
    text = (GAMES / game / "looks" / "words" / "en.clauses.toml").read_text(encoding="utf-8")
    clauses = tomllib.loads(text)
    return Rules(game, clauses.pop("sections"), clauses)


def on_page_markdown(markdown: str, **_: object) -> str:
    """Put the lists and tables in the place of the comments."""
    return RULINGS.sub(_rulings, CLAUSES.sub(_clauses, markdown))


def _clauses(found: re.Match[str]) -> str:
    rules = rules_of(found[1])
    sections = [
        section for section in rules.sections if found[2] is None or int(found[2]) <= int(section) <= int(found[3])
    ]
    return "\n\n".join(_section(rules, section) for section in sections)


def _section(rules: Rules, section: str) -> str:
    lines = [
        f"- **{number}** {_clause(rules, clause)}\n  {{ #c{number.replace('.', '-')} }}"
        for number, clause in rules.clauses.items()
        if number.startswith(f"{section}.")
    ]
    return "\n".join([f"### {section} {rules.sections[section]}", "", *lines])


def _clause(rules: Rules, clause: Mapping[str, str]) -> str:
    """The text of a clause, with a mark before what is ours: its last line."""
    lines = clause["text"].splitlines()
    lines[0] = HEADING.sub(r"**\1**:", lines[0])
    if "ruling" in clause:
        lines[-1] = f"*({_mark(clause)})* {lines[-1]}"
    return _linked(rules, " ".join(lines))


def _mark(clause: Mapping[str, str]) -> str:
    return "reconstruction" if RECONSTRUCTION.match(clause["ruling"]) else "ruling"


def _rulings(found: re.Match[str]) -> str:
    mark, rules = found[1], rules_of(found[2])
    marked = {number: clause for number, clause in rules.clauses.items() if "ruling" in clause}
    rows = [
        f"| {_linked(rules, number)} | {_reading(said)} | {_linked(rules, decided)} | {_linked(rules, why)} |"
        for number, clause in marked.items()
        if _mark(clause) == mark
        for said, decided, why in [clause["ruling"].splitlines()]
    ]
    books = "rulebooks" if rules.game == "crooks" else "rulebook"
    columns = {
        "ruling": "what this library decides | why",
        "reconstruction": "what is reconstructed | from what",
    }
    return "\n".join([f"| {mark} | the {books} | {columns[mark]} |", "|---|---|---|---|", *rows])


def _reading(said: str) -> str:
    """The first line of a ruling for a column that is headed by the rulebook."""
    short = RECONSTRUCTION.sub("", said.removesuffix("."))
    for start, reading in READINGS.items():
        short = start.sub(reading, short)
    return short


def _linked(rules: Rules, text: str) -> str:
    """A text with links to the clauses that it names, and to other parts of the page."""

    def link(found: re.Match[str]) -> str:
        number = found[1]
        return f"[{number}](#c{number.replace('.', '-')})" if number in rules.clauses else number

    for words, anchor in LINKS.get(rules.game, {}).items():
        text = text.replace(words, f"[{words}](#{anchor})")
    return NUMBER.sub(link, text)
