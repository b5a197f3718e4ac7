"""The words that ship as JSON are those of the catalogues, and what the verb gives."""

import json
from typing import Any, Final

import pytest

import criminals
from criminals.core.looks.catalogues import LANGUAGES, Catalogues
from criminals.games.crooks.looks.telling import CATALOGUES
from tests.typing import kuhn
from tools.schemas import FOLDER, word_files

FILES: Final = dict(word_files())


@pytest.mark.parametrize("path", FILES)
def test_a_file_has_the_words_of_the_catalogues(path: str) -> None:
    assert (FOLDER / path).read_text(encoding="utf-8") == FILES[path], "`make schemas` writes it anew"


def test_there_is_a_file_for_every_game_and_language() -> None:
    found = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("words.*.json")}
    assert found == {f"{game}/words.{lang}.json" for game in criminals.GAMES for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", criminals.GAMES)
def test_the_verb_gives_the_shipped_words_anew(game: str, lang: str) -> None:
    shipped = json.loads(FILES[f"{game}/words.{lang}.json"])
    given = criminals.words(game, lang)
    assert given == shipped
    given["parts"]["player"]["you"].clear()
    given["clauses"].clear()
    assert criminals.words(game, lang) == shipped
    assert list(shipped["clauses"]) == [clause.number for clause in criminals.clauses(game, lang)]
    assert set(shipped["sections"]) == {number.partition(".")[0] for number in shipped["clauses"]}


def test_one_file_has_what_all_games_say_and_what_one_says() -> None:
    words = criminals.words("crooks", "it")
    assert (words["game"], words["lang"]) == ("crooks", "it")
    assert words["parts"]["prompt"]["over"] == "la partita è finita"
    assert words["parts"]["ability"]["spy"] == "Spia"
    assert set(words["clauses"]["1.1"]) == {"text", "ruling"}
    assert set(words["clauses"]["1.2"]) == {"text"}
    assert criminals.words("criminals", "it") == words
    assert criminals.words("crooks") == criminals.words("crooks", "en")


def test_words_that_were_added_are_among_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for kept in ("_added", "_found", "_clauses"):
        monkeypatch.setattr(CATALOGUES, kept, {})
    criminals.add_words("crooks", "de", {"ability": {"spy": "Spion"}, "1.2": {"text": "Acht Ziele."}})
    words = criminals.words("crooks", "de")
    assert words["parts"]["ability"] == {**criminals.words("crooks")["parts"]["ability"], "spy": "Spion"}
    assert words["clauses"]["1.2"] == {"text": "Acht Ziele."}


def test_a_game_by_somebody_else_has_words_if_it_has_catalogues(monkeypatch: pytest.MonkeyPatch) -> None:
    criminals.register("kuhn", kuhn)
    with pytest.raises(TypeError, match=r"^kuhn has no catalogues"):
        criminals.words("kuhn")
    monkeypatch.setattr(kuhn, "CATALOGUES", Catalogues("kuhn", words={"en": {"action": {"Bet": "bet"}}}), raising=False)
    words: dict[str, Any] = criminals.words("kuhn")
    assert words["parts"]["action"] == {"Bet": "bet"}
    assert (words["sections"], words["clauses"]) == ({}, {})


def test_what_does_not_exist_has_no_words() -> None:
    with pytest.raises(ValueError, match=r"^there is no game 'crook'.* did you mean 'crooks'\?"):
        criminals.words("crook")
    with pytest.raises(ValueError, match=r"^no words in 'de', only in en, it, fr"):
        criminals.words("crooks", "de")
