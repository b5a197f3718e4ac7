"""Catalogues: what they read, what they join, and what they refuse."""

from typing import Any

import pytest
from typing_extensions import override

from criminals.core.looks.catalogues import BadWords, Catalogue, Catalogues, Words, checked, parsed

ENGLISH: Words = {"action": {"Pass": "pass", "Stay": {"they": "{seat} stays", "you": "you stay"}}}


def poker() -> Catalogues:
    return Catalogues("poker", words={"en": ENGLISH})


def test_a_game_without_files_has_the_words_of_all_games_and_its_own() -> None:
    words = poker().find("en")
    assert words.entry("action", "Pass") == "pass"
    assert words.entry("violation", "something_revealed")
    assert words.has("player", "you")
    assert not words.has("player", "they")
    assert not words.has("players", "you")


def test_what_a_language_lacks_is_english() -> None:
    catalogues = poker()
    catalogues.add("de", {"action": {"Pass": "passen"}})
    assert catalogues.languages == ("en", "de")
    assert catalogues.find("de").entry("action", "Pass") == "passen"
    assert catalogues.find("de").entry("action", "Stay") == ENGLISH["action"]["Stay"]
    assert catalogues.own("de") == {"action": {"Pass": "passen"}}


def test_words_that_are_added_later_come_before_those_that_were_there() -> None:
    catalogues = poker()
    assert catalogues.find("en").entry("action", "Pass") == "pass"
    catalogues.add("en", {"action": {"Pass": "fold"}})
    assert catalogues.find("en").entry("action", "Pass") == "fold"
    assert catalogues.find("en").entry("action", "Stay") == ENGLISH["action"]["Stay"]


def test_a_catalogue_is_made_once() -> None:
    catalogues = poker()
    assert catalogues.find("en") is catalogues.find("en")


@pytest.mark.parametrize("lang", ["de", "", "english"])
def test_an_unknown_language_is_refused(lang: str) -> None:
    with pytest.raises(ValueError, match=f"^no words in '{lang}', only in en"):
        poker().find(lang)
    with pytest.raises(ValueError, match=f"^no words in '{lang}', only in en"):
        poker().clauses(lang)


def test_a_near_language_is_suggested() -> None:
    with pytest.raises(ValueError, match=r"did you mean 'en'\?$"):
        poker().find("EN")


def test_a_missing_entry_is_named() -> None:
    with pytest.raises(KeyError, match=r"^'action\.Jump'$"):
        poker().find("en").entry("action", "Jump")
    with pytest.raises(KeyError, match=r"^'jumps\.High'$"):
        poker().find("en").entry("jumps", "High")


def test_toml_is_read() -> None:
    text = '[action]\nPass = "pass"\nStay = { they = "{seat} stays", you = "you stay" }\n'
    assert parsed(text) == ENGLISH


def test_what_is_no_toml_is_told_with_its_place() -> None:
    with pytest.raises(BadWords, match=r"this is no TOML: .*line 2"):
        parsed("[action]\nPass = pass\n")


def test_every_fault_of_words_is_named() -> None:
    with pytest.raises(BadWords) as refused:
        checked({"action": "pass", "event": {"Paid": 3, "Took": {"you": ["x"]}}, "label": {}})
    assert tuple(map(str, refused.value.faults)) == (
        "action: a part has entries by their keys, not 'pass'",
        "event.Paid: a text is wanted, not 3",
        "event.Took.you: a text is wanted, not ['x']",
    )
    assert isinstance(refused.value, ValueError)


def test_words_are_parts() -> None:
    with pytest.raises(BadWords, match="words are parts with entries, not 'pass'"):
        checked("pass")  # type: ignore[arg-type]


def test_grammar_and_marks_are_found_once() -> None:
    catalogue = Catalogue("xx", {"grammar": {"of": {"else": "of "}}, "format": {"unbreakable": ":", "singular": "0 1"}})
    assert catalogue.grammar == {"of": {"else": "of "}}
    assert catalogue.unbreakable == ":"
    assert catalogue.singular == ("0", "1")
    assert Catalogue("xx", {}).unbreakable == ""


def test_words_and_rules_that_are_added_stay_apart() -> None:
    catalogues = poker()
    catalogues.add("de", {"action": {"Pass": "passen"}, "3.4": {"text": "Man zahlt."}, "sections": {"3": "Ein Zug"}})
    assert catalogues.own("de") == {"action": {"Pass": "passen"}}
    assert catalogues.clauses("de") == {"3.4": {"text": "Man zahlt."}, "sections": {"3": "Ein Zug"}}


def test_words_that_are_read_while_others_are_added_are_not_kept() -> None:
    class Slow(Catalogues):
        """Catalogues to which another thread adds words while they are read for the first time."""

        @override
        def first(self, lang: str, ending: str = "toml") -> Words:
            found = super().first(lang, ending)
            if "de" not in self.languages:
                self.add("de", {"action": {"Pass": "passen"}})
                self.add("en", {"action": {"Pass": "fold"}, "3.4": {"text": "Pay."}})
            return found

    slow = Slow("poker", words={"en": ENGLISH})
    slow.find("en")
    assert slow.find("en").entry("action", "Pass") == "fold"
    slow = Slow("poker", words={"en": ENGLISH})
    slow.clauses("en")
    assert slow.clauses("en") == {"3.4": {"text": "Pay."}}


def test_words_cannot_be_changed_once_they_are_added() -> None:
    forms = {"they": "{seat} bleibt", "you": "du bleibst"}
    catalogues = poker()
    catalogues.add("de", checked({"action": {"Stay": forms}}))
    forms["you"] = "?"
    assert catalogues.find("de").entry("action", "Stay") == {"they": "{seat} bleibt", "you": "du bleibst"}


@pytest.mark.parametrize("lang", ["", " ", 5, None, ["de"]])
def test_a_language_has_a_name(lang: Any) -> None:
    catalogues = poker()
    with pytest.raises(ValueError, match=r"^a language has a short name, such as 'de', not "):
        catalogues.add(lang, {})
    assert catalogues.languages == ("en",)
