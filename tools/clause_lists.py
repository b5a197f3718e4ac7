"""The pages of rules show the clauses and rulings that the library has as data, in each language.

A page has comments where they belong, with a language if it is not English: `<!-- clauses of crooks -->`,
`<!-- clauses of crooks in it -->`, `<!-- rulings of crooks in fr -->`, `<!-- reconstructions of crooks -->`.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import criminals
from criminals import Clause

GAMES: Final = Path(criminals.__file__).parent / "games"

LINKS: Final = {
    ("sicario", "en"): {
        "There are 24 in all": "../games/sicario-edition.md#the-reference-edition",
        "There are 16 event cards": "../games/sicario-edition.md#the-reference-edition",
        "all its faults are named at once": "../games/sicario-edition.md#editions",
        "Every game ends": "../games/sicario-edition.md#how-long-a-game-can-be",
        "Games that were measured": "../games/sicario-edition.md#how-games-end",
    }
}
"""Words in clauses and rulings that lead to another page, by game and language."""

CLAUSES: Final = re.compile(r"<!-- clauses of (\w+)(?: in (\w+))? -->")
RULINGS: Final = re.compile(r"<!-- (ruling|reconstruction)s of (\w+)(?: in (\w+))? -->")

HEADING: Final = re.compile(r"\A(\w+(?: \w+)?):")
"""The topic of an English clause, before a colon: a word or two."""
TOPIC: Final = re.compile(r"\A([^:]+?)(\N{NO-BREAK SPACE}?:)")
"""The topic of the same clause in any language."""
NUMBER: Final = re.compile(r"(?<![\w.])(\d+\.\d+)(?!\.?\d)")

READINGS: Final = {
    re.compile(r"The rulebooks? (?:is|are) silent"): "silent",
    re.compile(r"The rulebooks? leaves? it open"): "open",
    re.compile(r"The rulebooks? go(?:es)? further"): "narrower",
}
"""How the rulebook is read, by how the first line of an English ruling starts."""


class Labels(NamedTuple):
    """The words of the lists themselves in a language: its marks, and the heads of the tables."""

    ruling: str
    reconstruction: str
    reconstructed: re.Pattern[str]
    """The start of a ruling that is a reconstruction; the table leaves it out."""
    books: Mapping[int, str]
    """The head of the second column, for one rulebook and for several."""
    columns: Mapping[str, tuple[str, str]]
    """The heads of the last two columns, by the English mark."""


LABELS: Final = {
    "en": Labels(
        "ruling",
        "reconstruction",
        re.compile(r"Reconstruction: (?:the rulebooks? (?:say that|has) )?"),
        {1: "the rulebook", 2: "the rulebooks"},
        {
            "ruling": ("what this library decides", "why"),
            "reconstruction": ("what is reconstructed", "from what"),
        },
    ),
    "it": Labels(
        "decisione",
        "ricostruzione",
        re.compile("Ricostruzione: "),
        {1: "il regolamento", 2: "i regolamenti"},
        {
            "ruling": ("che cosa si decide qui", "perché"),
            "reconstruction": ("che cosa è ricostruito", "da dove viene"),
        },
    ),
    "fr": Labels(
        "décision",
        "reconstitution",
        re.compile("Reconstitution\N{NO-BREAK SPACE}: "),
        {1: "le livret", 2: "les livrets"},
        {
            "ruling": ("ce qui est décidé ici", "pourquoi"),
            "reconstruction": ("ce qui est reconstitué", "d'où cela vient"),
        },
    ),
}


class Rules(NamedTuple):
    """The clauses of a game in a language, as the library has them."""

    game: str
    lang: str
    sections: Mapping[str, str]
    clauses: tuple[Clause, ...]

    @property
    def labels(self) -> Labels:
        """The words of the lists in this language."""
        return LABELS[self.lang]

    @property
    def page(self) -> str:
        """The page that lists the clauses, beside the others of its folder."""
        return f"{self.game}.md" if self.lang == "en" else f"{self.game}.{self.lang}.md"


@cache
def rules_of(game: str, lang: str) -> Rules:
    """The clauses of a game in a language."""
    file = GAMES / game / "looks" / "words" / f"{lang}.clauses.toml"
    sections = tomllib.loads(file.read_text(encoding="utf-8"))["sections"]
    return Rules(game, lang, sections, criminals.clauses(game, lang))


@cache
def headed(game: str) -> frozenset[str]:
    """The clauses that start with their topic."""
    return frozenset(clause.number for clause in criminals.clauses(game) if HEADING.match(clause.text))


def on_page_markdown(markdown: str, **_: object) -> str:
    """Put the lists and tables in the place of the comments."""
    return RULINGS.sub(_rulings, CLAUSES.sub(_clauses, markdown))


def _clauses(found: re.Match[str]) -> str:
    rules = rules_of(found[1], found[2] or "en")
    return "\n\n".join(_section(rules, section) for section in rules.sections)


def _section(rules: Rules, section: str) -> str:
    lines = [
        f"- **{clause.number}** {_clause(rules, clause)}\n  {{ #c{clause.number.replace('.', '-')} }}"
        for clause in rules.clauses
        if clause.number.startswith(f"{section}.")
    ]
    return "\n".join([f"## {section} {rules.sections[section]}", "", *lines])


def _clause(rules: Rules, clause: Clause) -> str:
    """The text of a clause, with a mark before what is ours: its last line."""
    lines = clause.text.splitlines()
    if clause.number in headed(rules.game):
        lines[0] = TOPIC.sub(r"**\1**\2", lines[0])
    if clause.ruling is not None:
        lines[-1] = f"*({getattr(rules.labels, _mark(rules, clause.ruling))})* {lines[-1]}"
    return _linked(rules, " ".join(lines))


def _mark(rules: Rules, ruling: str) -> str:
    return "reconstruction" if rules.labels.reconstructed.match(ruling) else "ruling"


def _rulings(found: re.Match[str]) -> str:
    mark, rules = found[1], rules_of(found[2], found[3] or "en")
    rows = [
        f"| [{clause.number}]({rules.page}#c{clause.number.replace('.', '-')}) | {_reading(rules, said)} "
        f"| {_linked(rules, decided, rules.page)} | {_linked(rules, why, rules.page)} |"
        for clause in rules.clauses
        if clause.ruling is not None and _mark(rules, clause.ruling) == mark
        for said, decided, why in [clause.ruling.splitlines()]
    ]
    books = rules.labels.books[2 if rules.game == "crooks" else 1]
    columns = " | ".join(rules.labels.columns[mark])
    return "\n".join([f"| {getattr(rules.labels, mark)} | {books} | {columns} |", "|---|---|---|---|", *rows])


def _reading(rules: Rules, said: str) -> str:
    """The first line of a ruling for a column that is headed by the rulebook."""
    short = rules.labels.reconstructed.sub("", said)
    if rules.lang != "en":
        return short
    short = short.removesuffix(".")
    for start, reading in READINGS.items():
        short = start.sub(reading, short)
    return short


def _linked(rules: Rules, text: str, page: str = "") -> str:
    """A text with links to the clauses that it names, on a page or on this one, and to other pages."""
    numbers = {clause.number for clause in rules.clauses}

    def link(found: re.Match[str]) -> str:
        number = found[1]
        return f"[{number}]({page}#c{number.replace('.', '-')})" if number in numbers else number

    for words, where in LINKS.get((rules.game, rules.lang), {}).items():
        text = text.replace(words, f"[{words}]({where})")
    return NUMBER.sub(link, text)
