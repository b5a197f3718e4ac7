"""The command line in the language of who sits there: whole games, commands, locales, words of one's own."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import criminals
from criminals.bots import RandomBot, play
from criminals.cli.bots import names_of
from criminals.cli.catalogue import usual_lang
from criminals.cli.table.commands import Commands
from criminals.cli.table.person import COMMANDS
from criminals.cli.table.voice import Voice
from criminals.core.looks.catalogues import LANGUAGES, read
from criminals.core.looks.checking import differences
from criminals.games.crooks.looks.telling import CATALOGUES as CROOKS
from tests.cli.running import Run, first_shown
from tests.wording import SEATS, bare_ids, foreign_words, notation, texts_of, words_in

OTHERS = [lang for lang in LANGUAGES if lang != "en"]

TYPED = {
    "it": "aiuto\nconsiglio\nprobabilità\ntavolo\nmemoria\nTAV\nelenco\nannulla\nconferma\nsalva\n0\nboh\n",
    "fr": "aide\nconseil\nchances\ntable\nmémoire\nliste\nannuler\nconfirmer\nenregistrer\n0\nzut\n",
}
"""All commands of a language, and what means nothing."""


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", criminals.GAMES)
def test_a_whole_game_is_told_in_one_language(
    run: Run, game: str, lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "partita"
    typed = iter(TYPED[lang].split())

    def answer(out: str) -> str:
        return next(typed, None) or first_shown(out)

    seated = "play", game, "rule", "random", "--seed", "7", "--hint", "rule"
    ran = run(*seated, "--file", str(file), "--lang", lang, lines=answer)
    assert (ran.code, ran.err) == (0, "")
    assert criminals.outcome([*criminals.loads(file.read_text(encoding="utf-8")).replay()][-1]) is not None
    found: Any = criminals.GAMES[game]
    own = {each: texts_of(read("criminals.cli", each, "toml")) for each in LANGUAGES}
    foreign = foreign_words(found, lang, own) - notation(game)
    told = ran.out.replace(str(file), "")
    codes = re.sub(r"\b\w+_\w+\b", "", told)  # of refusals, which are the same in every language
    assert not words_in(codes) & foreign
    assert not re.search(SEATS, told)
    for bare in bare_ids(found, lang):
        assert not re.search(bare, told), bare


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("viewer", ["0", "spectator", "truth"])
def test_watch_and_replay_speak_too(run: Run, viewer: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "partita"
    ran = run("watch", "crooks", "random", "random", "--seed", "3", "--lang", lang, "--file", str(file), "--tables")
    assert ran.code == 0
    assert {"it": "Tocca a random 0", "fr": "Au tour de random 0"}[lang] in ran.out
    told = run("replay", str(file), "--viewer", viewer, "--lang", lang)
    assert told.code == 0
    assert {"it": "Tocca al giocatore 1", "fr": "Au tour du joueur 1"}[lang] in told.out
    for each in (ran, told):
        assert not re.search(r"(?i)\b(seats?|turn|wins?|players?|score: )\b", each.out)


@pytest.mark.parametrize(
    ("lang", "trait", "told"),
    [("en", "scar", "have a scar"), ("it", "cicatrice", "hai una cicatrice"), ("fr", "cicatrice", "une cicatrice")],
)
def test_traits_are_listed_and_typed_by_their_words_and_typed_as_in_the_notation(
    run: Run, lang: str, trait: str, told: str
) -> None:
    asked = "play", "sicario", "rule", "rule", "rule", "--seed", "5", "--sicario", "0", "--lang", lang
    for typed in (trait, "scar"):
        out = run(*asked, lines=f"1\n{typed}\n").out
        assert re.search(rf"^  {trait}  +(Ask|Chiedi|Demander) ", out, re.MULTILINE)
        assert told in out.rpartition(f"> {typed}\n")[2].splitlines()[0]


# --- catalogues ---


@pytest.mark.parametrize("lang", OTHERS)
def test_no_language_lacks_a_word(lang: str) -> None:
    english = read("criminals.cli", "en", "toml")
    assert [*differences(read("criminals.cli", lang, "toml"), english)] == []


def test_what_only_the_game_has_words_for_is_framed_in_english() -> None:
    assert Voice("de").say("kept", "no") == Voice("en").say("kept", "no")


# --- commands ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_are_found_in_english_and_in_the_language(lang: str) -> None:
    commands = Commands.of(COMMANDS, Voice(lang))
    for command, name in commands.names.items():
        for typed in (command, name, name.upper(), command.title()):
            assert commands.find(typed) == command
    assert len({*commands.names.values()}) == len(COMMANDS)
    assert commands.find("?") == "help"
    assert commands.find("") is commands.find("zzz") is None


def test_accents_and_endings_may_be_left_out() -> None:
    french, italian = (Commands.of(COMMANDS, Voice(lang)) for lang in ("fr", "it"))
    assert french.find("memoire") == french.find("mém") == "memory"
    assert italian.find("prob") == italian.find("probabilita") == "chances"
    assert italian.find("an") == "undo"
    assert italian.find("con") is None, "consiglio or conferma"


def test_help_lists_the_commands_of_the_language(run: Run) -> None:
    out = run("play", "crooks", "random", "--seed", "3", "--first", "0", "--lang", "it", lines="help\nesci\n").out
    assert "\n  annulla      ritira la tua ultima mossa" in out
    assert "undo" not in out
    assert out.endswith("tu> esci\nla partita non è salvata: serviva --file FILE\n")


# --- which language ---


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "it", "LC_ALL": ""}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr@euro"}, "fr"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
    ],
)
def test_the_locale_says_the_language(environment: dict[str, str], lang: str) -> None:
    assert usual_lang(environment) == lang


@pytest.mark.parametrize(
    ("locale", "arguments", "told"),
    [
        ("it_IT.UTF-8", (), "Tocca a te"),
        ("fr_FR.UTF-8", (), "À vous de jouer"),
        ("fr_FR.UTF-8", ("--lang", "it"), "Tocca a te"),
        ("de_DE.UTF-8", (), "Your turn"),
        ("C", (), "Your turn"),
    ],
)
def test_the_table_speaks_the_language_of_the_locale(
    run: Run, monkeypatch: pytest.MonkeyPatch, locale: str, arguments: tuple[str, ...], told: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert f"\n{told}\n" in run("play", "crooks", "random", "--first", "0", *arguments).out


def test_a_game_without_words_in_the_locale_is_told_in_english(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "\nYour turn\n" in run("play", "kuhn", "random", "--load", "tests.typing.kuhn").out


def test_a_loaded_module_can_bring_a_language(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = (
        "from tests.typing.kuhn import *\nfrom tests.typing.kuhn import _winner\nimport criminals\n"
        'criminals.add_words("crooks", "de", {"action": {"Pass": "für immer passen"}})\n'
    )
    (tmp_path / "german_words.py").write_text(code, encoding="utf-8")
    monkeypatch.setattr("sys.path", [str(tmp_path), *sys.path])
    monkeypatch.setattr("criminals.core.game.registry._games", {**_loaded()})
    monkeypatch.setattr(CROOKS, "_added", {})
    monkeypatch.setattr(CROOKS, "_found", {})
    ran = run("play", "crooks", "random", "--first", "0", "--load", "german_words", "--lang", "de")
    assert ran.code == 0, ran.err
    assert "Für immer passen\n" in ran.out
    assert "\nYour turn\n" in ran.out


def _loaded() -> dict[str, Any]:
    return {name: criminals.GAMES[name] for name in ("crooks",)}


# --- names and memory ---


def test_bots_have_names() -> None:
    texts = (
        "rule",
        "ismcts:iterations=200",
        "python:my_bots:MyBot",
        "process:node bots/bot.mjs --fast",
        "rule:rules=none",
    )
    assert [*names_of(dict(enumerate(texts))).values()] == ["rule 0", "ismcts", "MyBot", "bot.mjs", "rule 4"]


def test_the_table_remembers_only_if_asked(run: Run, tmp_path: Path) -> None:
    arguments = "play", "crooks", "random", "--seed", "3", "--first", "0", "--seat", "0"
    lines = "recruit C\n6\nplace 2\n"
    assert "seen in C" not in run(*arguments, lines=f"{lines}table\n").out.partition("place 2\n")[2]
    switched = run(*arguments, lines=f"{lines}memory\ntable\nmemory\ntable\n").out.partition("> memory\n")[2]
    assert switched.startswith("the table shows what you have seen\n")
    assert switched.count("seen in C") == 1
    for option, seen in (("--memory", True), ("--no-memory", False)):
        assert ("seen in C" in run(*arguments, option, lines=lines).out.partition("place 2\n")[2]) == seen


@pytest.mark.parametrize("memory", [True, False])
def test_notes_remember_only_if_asked(run: Run, memory: bool) -> None:
    option = "--memory" if memory else "--no-memory"
    arguments = "play", "sicario", "random", "random", "--sicario", "0", "--seed", "7", option
    assert (" [yes " in run(*arguments, lines="").out) == memory


def test_replay_and_watch_remember_if_asked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(criminals.dumps(play("crooks", [RandomBot(eager=True)] * 2, seed=3)), encoding="utf-8")
    seen = [
        run("replay", str(file), "--viewer", "0", option).out.count("seen in") for option in ("--memory", "--no-memory")
    ]
    assert seen[0] > seen[1] == 0


# --- criminals words ---


def test_words_shows_and_checks_a_language(run: Run, tmp_path: Path) -> None:
    shown = json.loads(run("words", "show", "crooks", "--lang", "it").out)
    assert shown == criminals.words("crooks", "it")
    file = tmp_path / "crooks.de.toml"
    file.write_text('[game]\ncrooks = "Crooks"\n\n[ability]\nspy = "Spion"\nthief = "Dieb"\n', encoding="utf-8")
    ran = run("words", "check", str(file))
    assert ran.code == 1
    assert "ability.boss: it is missing" in ran.out
    assert "ability.thief: it is not known: no sentence asks for it" in ran.out
    assert "no words in 'xx'" in run("words", "show", "crooks", "--lang", "xx").err
    assert "no game 'nothing'" in run("words", "show", "nothing").err


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[game]\ncrooks = "C"\n[event]\nPaid = "{seat"\n', "event.Paid: it cannot be told: expected '}' before end"),
        ('[game]\ncrooks = "C"\nsicario = "S"\n', "the part [game] has the name of a game as its key: there is no"),
        ("[game]\n", "the part [game] has the name of a game as its key: there is no game ''"),
        ('[game]\ncrooks = "C"\n["3.4"]\ntext = "Zahle."\n', "3.5.text: it is missing"),
    ],
)
def test_words_checks_what_is_no_catalogue_of_a_game(run: Run, tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "de.toml"
    file.write_text(text, encoding="utf-8")
    ran = run("words", "check", str(file))
    assert told in ran.out + ran.err
    assert "a fault of this program" not in ran.err
    assert "3.4.text is not known" not in ran.out
