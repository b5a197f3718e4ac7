"""The pages of words show the words that the catalogues have, in three languages.

Their tables name words as `term` takes them: after the comment `<!-- words of crooks -->` a row starts with
`ability.spy`, and the hook puts the words there. `<!-- other words of crooks -->` becomes a table of all words of
`term` that no row on any of these pages names.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, TypeAlias

from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.telling import Teller

RULEBOOKS: Final = Path(__file__).with_name("rulebook_words.toml")
DOCS: Final = Path(__file__).parents[1] / "docs"
PAGES: Final = (DOCS / "glossary.md", *sorted((DOCS / "games").glob("*-words.md")))
MARK: Final = "†"
"""Stands after a word that a rulebook has."""

ROWS: Final = re.compile(r"<!-- words of (\w+) -->\n\n((?:\|.*\n)+)")
OTHERS: Final = re.compile(r"<!-- other words of (\w+) -->")
NAMED: Final = re.compile(r"^\| (\w+)\.([\w-]+) (\|.*)$")
HEADINGS: Final = "English | Italian | French"

Words: TypeAlias = tuple[str, ...]
"""A word in each language."""


def on_page_markdown(markdown: str, **_: object) -> str:
    """Put the words in the place of their names, and the other words in the place of the comments."""
    return OTHERS.sub(lambda found: _others(found[1], _named()), ROWS.sub(_table, markdown))


@cache
def _named() -> set[Words]:
    """All words that a row names."""
    pages = (page.read_text(encoding="utf-8") for page in PAGES)
    return {words for page in pages for game, rows in ROWS.findall(page) for words, _ in _rows(game, rows)}


def words_of(game: str, kind: str, value: str) -> Words:
    """A word in each language; `ValueError` for one that the catalogues do not have."""
    return tuple(teller_of(game).term(kind, value, lang) for lang in LANGUAGES)


def teller_of(game: str) -> Teller:
    """The teller that knows the words of a game."""
    teller = import_module(f"criminals.games.{game}.looks.telling").TELLER
    assert isinstance(teller, Teller)
    return teller


@cache
def rulebook_words() -> Mapping[str, Mapping[str, Sequence[str]]]:
    """The words that the rulebooks have, by game and language."""
    return tomllib.loads(RULEBOOKS.read_text(encoding="utf-8"))


def _table(found: re.Match[str]) -> str:
    game, rows = found.groups()
    first, second, *_ = rows.splitlines()
    head = [first.replace("| word |", f"| {HEADINGS} |"), f"|---|---{second}"]
    return "\n".join([*head, *(f"| {_cells(game, words)} {rest}" for words, rest in _rows(game, rows)), ""])


def _rows(game: str, rows: str) -> Iterator[tuple[Words, str]]:
    """For each row its word and the rest of it."""
    for row in rows.splitlines()[2:]:
        named = NAMED.match(row)
        if named is None:
            raise ValueError(f"a row of the glossary begins with a kind and a value, as `ability.spy`: {row}")
        yield words_of(game, named[1], named[2]), named[3]


def _cells(game: str, words: Words) -> str:
    """A word in each language, with the mark where a rulebook has it."""
    own = rulebook_words()[game]
    known = [{word.casefold() for word in own.get(lang, ())} for lang in LANGUAGES]
    return " | ".join(
        f"{word}{MARK}" if word.casefold() in of_lang else word for word, of_lang in zip(words, known, strict=True)
    )


def _others(game: str, named: set[Words]) -> str:
    """The words of `term` that are in no row, but for those that are the same in every language."""
    teller = teller_of(game)
    entries = teller.catalogues.find(LANGUAGES[0]).words
    found = {(kind, value): words_of(game, kind, value) for kind in teller.kinds for value in entries[kind]}
    rows = [
        f"| `{kind}` | `{value}` | {_cells(game, words)} |"
        for (kind, value), words in found.items()
        if words not in named and len({*words}) > 1
    ]
    return "\n".join([f"| kind | value | {HEADINGS} |", "|---|---|---|---|---|", *rows])
