"""What the drawings of all games say alike."""

import pytest

from criminals.core.base.seats import SPECTATOR, Names, Viewer
from criminals.core.looks.catalogues import Catalogues
from criminals.core.looks.phrases import Speaker
from criminals.core.looks.text import heading, name_of, row_name, short_forms, short_names


def speaker(lang: str, viewer: Viewer = 0, names: Names = ()) -> Speaker:
    catalogues = Catalogues("zoo", "criminals.core.looks")
    for each in catalogues.languages:
        catalogues.add(each, {"game": {"zoo": "Zoo"}})
    return Speaker(catalogues.find(lang), viewer, names)


@pytest.mark.parametrize(
    ("lang", "viewer", "names", "expected"),
    [
        ("en", 0, (), "Zoo (big), as player 0 sees it"),
        ("en", 1, ("Ada", "Bo"), "Zoo (big), as Bo sees it"),
        ("en", SPECTATOR, ("Ada", "Bo"), "Zoo (big), as a spectator sees it"),
        ("it", 0, (), "Zoo (edizione big): il tavolo visto dal giocatore 0"),
        ("it", 0, ("Ada",), "Zoo (edizione big): il tavolo visto da Ada"),
        ("it", 0, {1: "Bo"}, "Zoo (edizione big): il tavolo visto da te"),
        ("it", 1, ("Ada",), "Zoo (edizione big): il tavolo visto da te"),
        ("it", SPECTATOR, ("Ada",), "Zoo (edizione big): il tavolo visto da uno spettatore"),
        ("fr", 1, (), "Zoo (édition big), table vue par le joueur 1"),
        ("fr", 0, ("Ada",), "Zoo (édition big), table vue par Ada"),
        ("fr", 0, {1: "Bo"}, "Zoo (édition big), votre vue de la table"),
        ("fr", SPECTATOR, (), "Zoo (édition big), table vue par un spectateur"),
    ],
)
def test_a_heading_tells_who_looks(lang: str, viewer: Viewer, names: Names, expected: str) -> None:
    assert heading(speaker(lang, viewer, names), "zoo", "big", viewer) == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [("en", "Zoo (tiny), as "), ("it", "Zoo (edizione minima): "), ("fr", "Zoo (édition minuscule), ")],
)
def test_a_heading_has_the_words_of_a_language_for_an_edition(lang: str, expected: str) -> None:
    assert heading(speaker(lang, 0, ()), "zoo", "tiny", 0).startswith(expected)


@pytest.mark.parametrize(
    ("lang", "own", "other"), [("en", "you", "player 1"), ("it", "tu", "giocatore 1"), ("fr", "vous", "joueur 1")]
)
def test_a_row_has_a_name_without_an_article(lang: str, own: str, other: str) -> None:
    assert [row_name(speaker(lang), seat) for seat in (0, 1)] == [own, other]
    assert (
        row_name(speaker(lang, names=("Ada", "Bo")), 1) == str(name_of(speaker(lang, names=("Ada", "Bo")), 1)) == "Bo"
    )


def test_names_are_made_short_and_printable() -> None:
    assert short_names(None) == {}
    assert short_names(("Ada", "", " \n", "123456789012", "1234567890123")) == {
        0: "Ada",
        3: "123456789012",
        4: "12345678901\u2026",
    }
    assert short_names({2: "a\tb\x00"}) == {2: "a b?"}


@pytest.mark.parametrize(
    ("words", "letters", "expected"),
    [
        (["Spy", "Killer"], 2, ["Sp", "Ki"]),
        (["Boss", "Borseggiatore", "Spia"], 2, ["Bos", "Bor", "Sp"]),
        (["Spy", "Spying"], 2, ["Spy", "Spyi"]),
        (["A", "Spy"], 2, ["A", "Sp"]),
        (["Spy", "Spy"], 1, ["S", "S"]),
        ([], 2, []),
    ],
)
def test_short_forms_are_as_short_as_they_can_be(words: list[str], letters: int, expected: list[str]) -> None:
    assert short_forms(words, letters) == expected
