"""The words of the page, all of them in every language and no others, and the colours of its board."""

import re
from typing import Any

import pytest

import criminals
from criminals.core.game.registry import find_game
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.themes import theme_style
from criminals.web.settings import BOTS
from tests.play.test_host import SHARED as PAGE
from tests.wording import page_words, slots_in

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", OTHERS)
def test_no_language_lacks_a_word(lang: str) -> None:
    english, other = page_words(PAGE, "en"), page_words(PAGE, lang)
    assert [*other] == [*english]
    assert {key: slots_in(text) for key, text in other.items()} == {
        key: slots_in(text) for key, text in english.items()
    }
    assert all(other.values())


def asked_for() -> set[str]:
    """The keys that the pages ask for; one that is put together ends where it is."""
    texts = [path.read_text(encoding="utf-8") for path in (*PAGE.glob("*.js"), *PAGE.glob("*.html"))]
    found = r"[\"`]((?:[a-z]+\.)?[a-z_]+(?:\.[a-z]+)?|[a-z]+\.)(?:\$\{[^}]*\})?[\"`]"
    return {key for text in texts for key in re.findall(found, text)}


def test_the_page_has_the_words_it_asks_for_and_no_others() -> None:
    words, asked = page_words(PAGE, "en"), asked_for()
    for path in PAGE.glob("*.html"):
        assert {*re.findall(r'data-say="([^"]+)"', path.read_text(encoding="utf-8"))} <= {*words}, path.name
    assert {key for key in words if key not in asked and f"{key.partition('.')[0]}." not in asked} == set()
    said = (path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
    assert {key for text in said for key in re.findall(r"\bsay\(\"([^\"]+)\"", text)} <= {*words}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_editions_and_bots_have_names(lang: str) -> None:
    words = page_words(PAGE, lang)
    games = ("crooks", "counterfeiters", "sicario")
    for game in games:
        assert words[f"game.{game}"] == criminals.term(game, "game", game, lang)
    boxes: list[Any] = [find_game(game) for game in games]
    editions = {f"edition.{name}" for box in boxes for name in box.EDITIONS}
    assert editions == {key for key in words if key.startswith("edition.")}
    assert {f"bot.{bot}" for bot in BOTS} == {key for key in words if key.startswith("bot.")}
    languages = re.findall(r"(\w+): \"", (PAGE / "voice.js").read_text(encoding="utf-8").partition("LANGUAGES = {")[2])
    assert languages[: len(LANGUAGES)] == [*LANGUAGES]


def test_a_page_for_every_state_of_its_line() -> None:
    words, source = page_words(PAGE, "en"), (PAGE / "line.js").read_text(encoding="utf-8")
    states = {*re.findall(r'"(\w+)"', source.partition("{")[2].partition("State */")[0])}
    assert {f"line.{state}" for state in states | {"connecting", "none", "closed"}} == {
        key for key in words if key.startswith("line.")
    }


def test_a_light_board_has_the_colours_of_the_librarys_light_theme() -> None:
    css = (PAGE / "board.css").read_text(encoding="utf-8")
    light = dict(re.findall(r"(--criminals-\w+):(#\w+)", theme_style("light")))
    assert light == dict(re.findall(r"(--criminals-\w+): (#\w+)", css))
    assert theme_style("dark").count("initial") == theme_style("dark").count("--criminals-")  # as the games have them


def test_the_page_names_no_address() -> None:
    for path in PAGE.rglob("*.*"):
        for address in re.findall(r"https?://[^\s\"']*", path.read_text(encoding="utf-8")):
            assert address == "http://www.w3.org/2000/svg", path.name
