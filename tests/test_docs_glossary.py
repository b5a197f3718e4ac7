"""The glossary: words of the catalogues, each with its mark only if a rulebook has it."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

import pytest

import criminals
from criminals.core.looks.catalogues import LANGUAGES, Words, read
from criminals.games.crooks.looks.telling import CATALOGUES
from tools.glossary_words import MARK, NAMED, PAGES, ROWS, on_page_markdown, rulebook_words, teller_of, words_of

SOURCE: Final = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
PAGE: Final = on_page_markdown(SOURCE)

ROW: Final = (
    "<!-- words of crooks -->\n\n| word | what it is | in the library |\n|---|---|---|\n| {} | a card | `Crook` |\n"
)


def cells(page: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line[:1] == "|"]


def test_every_row_has_its_words() -> None:
    assert "<!--" not in PAGE
    rows = cells(PAGE)
    assert {len(row) for row in rows} == {2, 5}
    assert ["crook", "scagnozzo†", "escroc†"] in [row[:3] for row in rows]
    assert ["strength", "forza", "force"] in [row[:3] for row in rows]
    assert ["`trait`", "`scar`", "scar", "cicatrice", "cicatrice"] in rows


@pytest.mark.parametrize("game", criminals.GAMES)
def test_every_word_of_term_is_there_unless_it_is_the_same_in_every_language(game: str) -> None:
    shown = {cell.removesuffix(MARK) for row in cells(PAGE) for cell in row}
    teller = teller_of(game)
    for kind in teller.kinds:
        for value in teller.catalogues.find("en").words[kind]:
            words = words_of(game, kind, value)
            assert len({*words}) == 1 or shown.issuperset(words), (kind, value)


def test_no_word_is_named_twice() -> None:
    first = re.compile(r"^\| (\w+\.\S+) ", re.MULTILINE)
    named = [(game, word) for game, rows in ROWS.findall(SOURCE) for word in first.findall(rows)]
    assert len({*named}) == len(named) > 100


def test_only_words_that_a_rulebook_has_are_marked() -> None:
    assert {game: [*own] for game, own in rulebook_words().items()} == {
        "crooks": ["it", "fr"],
        "counterfeiters": ["it"],
        "sicario": ["it"],
    }
    for own in rulebook_words().values():
        for words in own.values():
            assert len({word.casefold() for word in words}) == len(words)
    english = [row[0] for row in cells(PAGE)] + [row[2] for row in cells(PAGE) if row[0].startswith("`")]
    assert not [word for word in english if MARK in word]


def test_a_word_that_is_not_the_rulebooks_loses_its_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    page = ROW.format("concept.crook")
    assert "| crook | scagnozzo† | escroc† | a card |" in on_page_markdown(page)
    for kept in ("_added", "_found"):
        monkeypatch.setattr(CATALOGUES, kept, {})
    criminals.add_words("crooks", "it", {"concept": {"crook": "tizio"}})
    assert "| crook | tizio | escroc† | a card |" in on_page_markdown(page)


@pytest.mark.parametrize("row", ["concept.crok", "concepts.crook", "crook"])
def test_a_row_without_a_word_is_refused(row: str) -> None:
    with pytest.raises(ValueError, match=r"there is no|begins with a kind and a value"):
        on_page_markdown(ROW.format(row))


# --- concepts ---


def texts(words: Words) -> Iterator[str]:
    for part, entries in words.items():
        if part != "concept":
            for entry in entries.values():
                yield from (entry,) if isinstance(entry, str) else entry.values()


def unused(package: str, lang: str, games: Iterable[str]) -> list[str]:
    """Words of concepts that neither sentences nor rules of some games have, not even with another ending."""
    own = [teller_of(game).catalogues.own(lang, ending) for game in games for ending in ("toml", "clauses.toml")]
    told = " ".join(text for words in own for text in texts(words)).casefold()
    concepts = " ".join(str(entry) for entry in read(package, lang, "toml")["concept"].values())
    return [word for word in re.findall(r"[^\W\d_]{3,}", concepts) if stem(word.casefold()) not in told]


def stem(word: str) -> str:
    return word[: max(3, round(len(word) * 0.55))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_concepts_are_the_words_of_the_sentences_and_of_the_rules(lang: str) -> None:
    assert unused("criminals.core.looks", lang, criminals.GAMES) == []
    for game in criminals.GAMES:
        assert unused(f"criminals.games.{game}.looks", lang, [game]) == [], game
    assert unused("criminals.games.crooks.looks", lang, ["sicario"]), "another game speaks of other things"


def test_a_name_of_a_word_is_read() -> None:
    found = NAMED.match("| card.great-lawyer | lets a henchman play once more | `Kind` |")
    assert found is not None
    assert found.groups() == ("card", "great-lawyer", "| lets a henchman play once more | `Kind` |")
