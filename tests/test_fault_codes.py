"""The codes of faults: each has its sentences, its parameters are those of the sentences, and a test reaches it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Final

import attrs
import pytest

import criminals
from criminals import CriminalsError
from criminals.core.base.errors import FaultyValue
from criminals.core.looks.catalogues import FAULT_PARTS, LANGUAGES, Words, read
from criminals.core.looks.checking import differences
from criminals.core.looks.phrases import slots_of
from tests.games.every_game.looks.test_languages import texts_of, words_of
from tests.reached_faults import REACHED

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "criminals"
GAMES: Final = ("crooks", "counterfeiters", "sicario")
PACKAGES: Final = {"": "criminals.core.looks", **{game: f"criminals.games.{game}.looks" for game in GAMES}}
"""The packages of the catalogues: of all games, and of each."""

OTHERS: Final = [lang for lang in LANGUAGES if lang != "en"]

every_package = pytest.mark.parametrize("game", PACKAGES)


@cache
def words(game: str, lang: str = "en") -> Words:
    return read(PACKAGES[game], lang, "faults.toml")


def codes(game: str) -> tuple[str, ...]:
    return tuple(words(game)["fault"])


# --- catalogues ---

NOTATION: Final = (
    "action advance buy commercial decoding defraud dining edition else events false finishing first fly glasses "
    "great hat hunting jet js json killing kind lawyer man moving my mybot name negligent node none not null off over "
    "picking placing play players playing print process python questioning random recruiting replaying retaking rng "
    "rolling rollout rulebot rules scar seconds setup shop spectator spying state taking they tip toml tournament true "
    "truth turn view viewer woman yes your"
)
"""Words of the notation, of documents and of Python: they are the same in every language."""
ITALIAN: Final = "all antenna ascii boss bot bots byte come data de escape gang in killer offshore pile round sicario"
FRENCH: Final = (
    "action actions agent agents articles ascii bot bots capture clause clauses code comment de document documents "
    "dollars face format gang jets module offshore on patience phase pile piles place points presses questions score "
    "table version"
)
SHARED: Final = {
    "it": frozenset((*NOTATION.split(), *ITALIAN.split())),
    "fr": frozenset((*NOTATION.split(), *FRENCH.split())),
}
"""Words that are right in English and in another language, too."""


@pytest.mark.parametrize("lang", OTHERS)
@every_package
def test_every_code_has_its_sentences_with_the_same_slots(game: str, lang: str) -> None:
    assert [*differences(words(game, lang), words(game))] == []
    assert [*words(game, lang)] == [*words(game)]
    assert [*words(game, lang)["fault"]] == [*words(game)["fault"]]


@pytest.mark.parametrize("lang", OTHERS)
@every_package
def test_no_sentence_of_a_fault_has_words_of_english(game: str, lang: str) -> None:
    english, own = ({word for text in texts_of(words(game, each)) for word in words_of(text)} for each in ("en", lang))
    assert {word for word in english & own if len(word) > 1} <= SHARED[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
@every_package
def test_a_sentence_of_a_fault_follows_a_colon(game: str, lang: str) -> None:
    for code, text in words(game, lang)["fault"].items():
        assert isinstance(text, str)
        assert not text[:1].isupper() or text.startswith("JSON"), code
        assert not re.search(r"\.$|  |^\s|\s$", text.removesuffix("...")), code


@every_package
def test_the_codes_of_faults_are_codes(game: str) -> None:
    assert set(words(game)) <= FAULT_PARTS
    for code in codes(game):
        assert re.fullmatch("[a-z]+(_[a-z]+)*", code)


@pytest.mark.parametrize("game", GAMES)
def test_no_code_means_two_things(game: str) -> None:
    """A fault of a record's text has the code of a violation: so none of its own may be the same."""
    both = [read(package, "en", "toml").get("violation", {}) for package in (PACKAGES[""], PACKAGES[game])]
    violations = {code for each in both for code in each} | set(getattr(criminals.games, game).CODES)
    assert not violations & {*codes(game), *codes("")}
    assert not set(codes(game)) & set(codes(""))


# --- the source ---


@attrs.frozen
class Made:
    """A fault that the source makes: its code, and the names of its parameters, if they stand there."""

    game: str
    code: str
    params: frozenset[str] | None


@cache
def made() -> tuple[Made, ...]:
    return tuple(each for path in sorted(SOURCE.rglob("*.py")) for each in _made(path))


def _made(path: Path) -> Iterator[Made]:
    """The calls that make faults: of `fault` in a game, whose clause comes first, of `fault`, `invalid` and others."""
    game = path.relative_to(SOURCE).parts[1] if "games" in path.parts[-4:] and path.parent.name != "games" else ""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        by_clause = name in ("fault", "_fault") and (game != "" or name == "_fault")
        if name == "partial" and isinstance(node.args[0], ast.Name) and node.args[0].id == "fault":
            place, more = 2, frozenset[str]()
        elif name in ("fault", "invalid", "_fault", "refuse") or (name == "expected" and "lines" in str(path)):
            place, more = int(by_clause), frozenset({"got"} if name == "expected" else ())
        elif name == "expected" and "line_fields" in path.name:
            place, more = 0, frozenset({"got"})
        else:
            continue
        code = node.args[place] if len(node.args) > place else None
        if isinstance(code, ast.Constant) and isinstance(code.value, str):
            named = [keyword.arg for keyword in node.keywords]
            yield Made(game, code.value, None if None in named else frozenset(filter(None, named)) | more)


def test_every_fault_of_the_source_has_a_sentence_with_its_parameters() -> None:
    found = 0
    for each in made():
        entries = {**words("")["fault"], **words(each.game)["fault"]}
        if each.code not in entries:
            assert each.game == "", each
            assert all(each.code in words(game)["fault"] for game in GAMES) or _is_violation(each.code), each
            continue
        text = entries[each.code]
        assert isinstance(text, str)
        if each.params is not None:
            assert each.params == slots_of(text), each
            found += 1
    assert found > 350


def _is_violation(code: str) -> bool:
    """Whether it is what `Refusals` makes violations of: a clause, or a code."""
    return any(code in getattr(criminals.games, game).CODES or code[:1].isdecimal() for game in GAMES)


@cache
def texts_of_source() -> frozenset[str]:
    return frozenset(
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@every_package
def test_every_code_is_used(game: str) -> None:
    ranges = {f"{code}_range" for code in ("expected_items", "expected_characters")}
    assert set(codes(game)) <= texts_of_source() | ranges


# --- tests that reach them ---


@pytest.mark.parametrize("code", REACHED)
def test_a_code_is_reached_and_told_in_every_language(code: str) -> None:
    with pytest.raises(CriminalsError) as caught:
        REACHED[code]()
    error = caught.value
    assert isinstance(error, FaultyValue)
    found = next(fault for fault in error.faults if fault.code == code)
    text = {**words("")["fault"], **(words(found.game)["fault"] if found.game else {})}[code]
    assert isinstance(text, str)
    assert slots_of(text) == set(found.params)
    sentences = [criminals.describe(error, lang) for lang in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)


@cache
def pinned() -> str:
    """All texts of the tests, one below the other; what is filled into one is a mark."""
    found = set[str]()
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.replace("\\", ""))
            elif isinstance(node, ast.JoinedStr):
                parts = (part.value if isinstance(part, ast.Constant) else "1" for part in node.values)
                found.add("".join(map(str, parts)).replace("\\", ""))
    return "\n".join(sorted(found))


def _pattern(text: str) -> str:
    """A pattern of all that a sentence can be."""
    pieces = (
        re.escape(literal) + ("" if name is None else ".*?" if "|" in (form or "") else ".+?")
        for literal, name, form, _ in Formatter().parse(text)
    )
    return "".join(pieces)


@every_package
def test_every_code_is_told_by_a_test(game: str) -> None:
    """Its sentence is one that some test expects, or it is reached above."""
    entries = {code: text for code, text in words(game)["fault"].items() if isinstance(text, str)}
    assert [
        code for code, text in entries.items() if code not in REACHED and not re.search(_pattern(text), pinned())
    ] == []
