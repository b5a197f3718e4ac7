"""The clauses as data: the same ones in every language, with the same numbers, and all that are cited."""

import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

import criminals
from criminals import Clause
from criminals.core.looks.catalogues import LANGUAGES, Catalogues
from criminals.core.looks.clauses import read_clauses
from tests.architecture.test_clauses import CITED, COUNTERFEITERS, CROOKS, SICARIO, Rules, clauses_as_data, project
from tests.typing import kuhn

every_game = pytest.mark.parametrize("rules", [CROOKS, COUNTERFEITERS, SICARIO], ids=lambda rules: rules.name)
every_language = pytest.mark.parametrize("lang", LANGUAGES)

untyped: Final[Any] = criminals

OPENINGS: Final = {
    "en": ("The rulebooks? (is|are) silent", "The rulebooks? leaves? it open: ", "The rulebooks? go(es)? further: "),
    "it": (
        "I[l]? regolament[oi] tac",
        "I[l]? regolament[oi] lascia(no)? aperta la questione: ",
        "I.* di(ce|cono) di più: ",
    ),
    "fr": (
        "Les? livrets? n'en di",
        "Les? livrets? laisse(nt)? le choix\N{NO-BREAK SPACE}: ",
        "Les? livrets? v(a|ont) plus loin",
    ),
}
"""How a ruling starts where the rulebooks are silent, leave room, or are read more narrowly than they are written."""
RECONSTRUCTION: Final = {
    "en": "Reconstruction: ",
    "it": "Ricostruzione: ",
    "fr": "Reconstitution\N{NO-BREAK SPACE}: ",
}


def own(rules: Rules, lang: str) -> tuple[Clause, ...]:
    """What the file of a language has itself: nothing is English instead."""
    return read_clauses(Catalogues(rules.name, f"criminals.games.{rules.name}.looks").own(lang, "clauses.toml"))


def texts(rules: Rules, lang: str) -> dict[str, str]:
    """All texts of a language, by where they are."""
    told = {f"{clause.number} text": clause.text for clause in own(rules, lang)}
    return told | {f"{clause.number} ruling": clause.ruling for clause in own(rules, lang) if clause.ruling}


def kind(ruling: str, lang: str) -> int:
    """How the rulebooks are read, or that something is reconstructed, by how a ruling starts."""
    (found,) = (at for at, start in enumerate((*OPENINGS[lang], RECONSTRUCTION[lang])) if re.match(start, ruling))
    return found


# --- the files ---


@every_game
@every_language
def test_a_language_has_every_clause_in_order(rules: Rules, lang: str) -> None:
    assert tuple(clause.number for clause in own(rules, lang)) == rules.clauses
    assert [clause.number for clause in own(rules, lang) if clause.ruling] == [
        clause.number for clause in own(rules, "en") if clause.ruling
    ]


@every_game
@every_language
def test_the_file_of_a_language_is_in_order(rules: Rules, lang: str) -> None:
    words = Catalogues(rules.name, f"criminals.games.{rules.name}.looks").own(lang, "clauses.toml")
    assert tuple(words) == ("sections", *rules.clauses)
    assert list(words["sections"]) == list(dict.fromkeys(number.partition(".")[0] for number in rules.clauses))
    assert all(words["sections"].values())
    for number, entries in words.items():
        assert number == "sections" or set(entries) <= {"text", "ruling"}


@every_game
def test_every_clause_that_is_cited_is_there(rules: Rules) -> None:
    numbers = {clause.number for clause in criminals.clauses(rules.name)}
    sources = project(rules).sources
    cited = {number for source in sources for number in CITED.findall(source)}
    carried = {number for source in sources for number in clauses_as_data(source)}
    assert cited
    assert carried
    assert cited | carried <= numbers


@every_game
def test_a_refusal_can_be_looked_up(rules: Rules) -> None:
    state = untyped.new_game(rules.name, players=3, seed=1)
    action = next(
        action for action in untyped.action_space(rules.name, 3) if action not in untyped.legal_actions(state)
    )
    violation = untyped.violation(state, action)
    for lang in LANGUAGES:
        assert criminals.clause(rules.name, violation.clause, lang).number == violation.clause


# --- the texts ---


@every_game
@every_language
def test_no_text_is_empty_or_more_than_plain(rules: Rules, lang: str) -> None:
    for place, text in texts(rules, lang).items():
        lines = text.split("\n")
        assert len(lines) == 3 if place.endswith("ruling") else len(lines) in (1, 2), place
        for line in lines:
            assert line.strip() == line != "", place
            assert line[-1] in ".?", place
            assert line.isprintable() or line.replace("\N{NO-BREAK SPACE}", " ").isprintable(), place
            assert not re.search(r"[*_<>`\[\]{}|]|  ", re.sub(r"`[^`]+`", "code", line)), place


@every_game
@every_language
def test_only_a_clause_with_a_ruling_has_two_lines(rules: Rules, lang: str) -> None:
    for clause, english in zip(own(rules, lang), own(rules, "en"), strict=True):
        assert clause.text.count("\n") == english.text.count("\n"), clause.number
        assert clause.ruling or "\n" not in clause.text, clause.number


@every_game
def test_no_two_languages_have_the_same_text(rules: Rules) -> None:
    for told in zip(*(texts(rules, lang).values() for lang in LANGUAGES), strict=True):
        assert len(set(told)) == len(LANGUAGES), told


@every_game
def test_every_language_has_the_same_numbers(rules: Rules) -> None:
    """The same digits: how they are put into groups differs."""
    for place, *told in zip(texts(rules, "en"), *(texts(rules, lang).values() for lang in LANGUAGES), strict=True):
        first, *others = (Counter(re.findall(r"\d+", text)) for text in told)
        assert all(other == first for other in others), place


@every_game
def test_every_language_has_the_same_code(rules: Rules) -> None:
    for place, *told in zip(texts(rules, "en"), *(texts(rules, lang).values() for lang in LANGUAGES), strict=True):
        first, *others = (Counter(re.findall(r"`[^`]*`", text)) for text in told)
        assert all(other == first for other in others), place


@every_game
def test_every_language_reads_the_rulebooks_in_the_same_way(rules: Rules) -> None:
    for clause in own(rules, "en"):
        if clause.ruling is not None:
            rulings = {lang: criminals.clause(rules.name, clause.number, lang).ruling or "" for lang in LANGUAGES}
            assert len({kind(ruling, lang) for lang, ruling in rulings.items()}) == 1, clause.number


@every_game
@every_language
def test_the_numbers_that_a_text_refers_to_are_clauses(rules: Rules, lang: str) -> None:
    for place, text in texts(rules, lang).items():
        for number in re.findall(r"(?<![\d.])\d\.\d{1,2}(?![\d.]*\d)", text):
            assert number in rules.clauses, place


@every_game
def test_money_is_written_as_a_language_does(rules: Rules) -> None:
    for lang in LANGUAGES:
        told = "\n".join(texts(rules, lang).values())
        if lang == "en":
            assert not re.search(r"\$(?!\d)", told)
        else:
            assert not re.search(r"(?<!\d\N{NO-BREAK SPACE})\$", told)
    french = "\n".join(texts(rules, "fr").values())
    assert not re.search(r"(?<!\N{NO-BREAK SPACE})[:;?]", french)


@every_game
def test_a_player_is_no_seat_in_italian_and_french(rules: Rules) -> None:
    assert not re.search(r"\bposti?\b", "\n".join(texts(rules, "it").values()))
    assert not re.search(r"\bsièges?\b|\bsicaires?\b", "\n".join(texts(rules, "fr").values()))


# --- the verbs ---


def test_a_clause_of_crooks() -> None:
    found = criminals.clause("crooks", "3.3")
    assert found == Clause("3.3", "When the last player has passed, the game is over.", None)
    assert criminals.clause("criminals", "3.3") == found
    assert found in criminals.clauses("crooks")


def test_a_ruling_says_why() -> None:
    ruling = criminals.clause("sicario", "5.3", "fr").ruling
    assert ruling is not None
    assert ruling.splitlines()[-1] == "Ils sont du même camp."


@pytest.mark.parametrize(
    ("game", "number", "told"),
    [
        ("crooks", "3.11", "crooks has no clause '3.11'; did you mean '3.10'? They go from 1.1 to 6.14"),
        ("criminals", "5.0", "crooks has no clause '5.0'; did you mean '5.1'? They go from 1.1 to 6.14"),
        ("counterfeiters", "9.1", "counterfeiters has no clause '9.1'. They go from 1.1 to 7.5"),
        ("sicario", "§4.2", "sicario has no clause '§4.2'; did you mean '4.2'? They go from 1.1 to 7.6"),
        ("sicario", "", "sicario has no clause ''. They go from 1.1 to 7.6"),
    ],
)
def test_an_unknown_number_is_told_the_nearest_and_the_range(game: str, number: str, told: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 -- the whole text is compared
        criminals.clause(game, number)
    assert str(caught.value) == told


def test_a_number_is_a_text() -> None:
    with pytest.raises(TypeError, match=r"^a clause is named by a text, such as '3.4', not 3.1$"):
        untyped.clause("crooks", 3.10)


def test_an_unknown_language_is_told_those_that_there_are() -> None:
    with pytest.raises(ValueError, match=r"^no words in 'de', only in en, it, fr"):
        criminals.clauses("crooks", "de")


def test_a_game_without_catalogues_has_no_clauses() -> None:
    untyped.register("kuhn", kuhn)
    with pytest.raises(TypeError, match=r"^kuhn has no catalogues of words: only the games of the library have them\."):
        criminals.clauses("kuhn")


def test_words_that_are_no_clauses_are_left_out() -> None:
    words = {
        "2.1": {"text": "Two."},
        "action": {"Pass": "pass"},
        "1.10": {"text": "Ten.", "ruling": "Ours."},
        "1.2": {},
    }
    assert read_clauses(words) == (Clause("1.10", "Ten.", "Ours."), Clause("2.1", "Two."))


def test_the_files_are_in_the_package() -> None:
    folder = Path(criminals.__file__).parent / "games"
    assert len(list(folder.glob("*/looks/words/*.clauses.toml"))) == 9
