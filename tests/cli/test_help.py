"""Help pages: in English, Italian and French, with the same examples, and read only when they are asked for."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from criminals.cli.dispatch import COMMANDS
from criminals.core.looks.catalogues import LANGUAGES, Entry, read
from criminals.core.looks.checking import differences
from tests.cli.running import Run
from tests.wording import SEATS, words_in

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
PAGES = ["criminals", *COMMANDS]

ALIKE = {"metavar.BOT", "metavar.FILE", "metavar.MODULE", "metavar.N", "metavar.file"}
"""Entries that may be the same in another language."""

ENGLISH = words_in("the and with for this that which are not from what you who usage show exit only each given")
"""Words that no other language has."""

COMMAND = re.compile(r"(?m)^  (?:criminals|printf) .*?(?=   |$)")
"""The command of an example, without what is said of it."""

TOP = """\
usage: criminals [-h] [--version] COMMAND ...

Crooks, Counterfeiters and Sicario: crime games with hidden information.

options:
  -h, --help  show this help message and exit
  --version   show program's version number and exit

commands:
  COMMAND
    play      play a game against bots
    watch     watch bots play, turn by turn
    replay    step through a recorded game, as any viewer
    serve     host tables for people in browsers
    tournament
              match bots against each other
    check-bot
              test whether a bot plays legally, in time, and repeats itself
    schema    print the JSON Schema of a kind of document
    words     print the words of a game, or check a translation
    bench     measure how fast the games are here

begin with:
  criminals play                   a game of Crooks against two bots
  criminals play --help            what else there is; each command has a page like that
  criminals watch sicario          bots play, turn by turn
  criminals tournament crooks rule random --deals 20

exit codes: 0 done; 1 a bot broke its game off, or failed its check; 2 an argument or a file is
not what it should be; 130 interrupted.
"""

SCHEMA = """\
usage: criminals schema [-h] [--lang LANG] [--load MODULE] KIND [game]

Print the JSON Schema (draft 2020-12) of a kind of document of a game: what a program that reads or
writes it, in any language, has to follow.

positional arguments:
  KIND           what the document is of: state, view, action, event, view_event, record,
                 view_record, edition, violation, score, outcome, welcome, news, refused, legal,
                 result, request
  game           what is played: crooks, counterfeiters, sicario (default: crooks), or one of
                 yours; criminals means crooks

options:
  -h, --help     show this help message and exit
  --lang LANG    the language in which something is refused: en, it, fr (default: by LC_ALL or
                 LANG)
  --load MODULE  a game of yours: the module that it is, found from here, or MODULE:NAME; may be
                 given several times

examples:
  criminals schema view sicario > view.schema.json
  criminals schema view kuhn --load my_games.kuhn     a game of your own
  criminals schema record | python -m json.tool --compact
"""


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the terminal of who runs the tests."""
    monkeypatch.setenv("COLUMNS", "100")


def named(page: str) -> tuple[str, ...]:
    """The arguments that a page is asked for with, without `--help`."""
    return () if page == "criminals" else (page,)


def entries(lang: str) -> Iterator[tuple[str, Entry]]:
    """All texts of the pages, by part and key."""
    for part, found in read("criminals.cli", lang, "pages.toml").items():
        yield from ((f"{part}.{key}", entry) for key, entry in found.items())


# --- catalogues ---


@pytest.mark.parametrize("lang", OTHERS)
def test_no_page_lacks_a_text(lang: str) -> None:
    english = read("criminals.cli", "en", "pages.toml")
    assert [*differences(read("criminals.cli", lang, "pages.toml"), english)] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_text_is_left_in_english(lang: str) -> None:
    english = dict(entries("en"))
    assert {key for key, entry in entries(lang) if entry == english[key]} <= ALIKE


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_has_all_texts_of_its_part(run: Run, monkeypatch: pytest.MonkeyPatch, page: str, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    shown = run(*named(page), "--help", "--lang", lang).out + run("--help", "--lang", lang).out
    told = " ".join(shown.split())
    for text in read("criminals.cli", lang, "pages.toml")[page].values():
        for piece in re.split(r"\{\w+\}", str(text)):
            assert " ".join(piece.split()) in told


# --- pages ---


def test_pages_in_english_are_as_ever(run: Run) -> None:
    # Word for word: columns and lines are of Python's version.
    assert run("--help").out.split() == TOP.split()
    assert run("schema", "--help").out.split() == run("schema", "-h").out.split() == SCHEMA.split()


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("lang", OTHERS)
def test_a_page_is_in_one_language(run: Run, page: str, lang: str) -> None:
    ran, english = run(*named(page), "--help", "--lang", lang), run(*named(page), "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith({"it": "uso: ", "fr": "utilisation\N{NO-BREAK SPACE}: "}[lang] + "criminals")
    prose = re.sub(r"--[\w-]+|\{show,check\}|\bshow\b", "", COMMAND.sub("", ran.out))
    assert not words_in(prose) & ENGLISH
    assert not re.search(SEATS, prose)
    assert max(map(len, ran.out.splitlines())) <= 100
    assert COMMAND.findall(ran.out) == COMMAND.findall(english.out) != []
    options = r"(?m)^  (?:-h, )?--[\w-]+"
    assert re.findall(options, ran.out) == re.findall(options, english.out)


def test_what_stands_for_a_value_is_a_word_of_the_language(run: Run) -> None:
    out = " ".join(run("watch", "--help", "--lang", "fr").out.split())
    assert "[--first JOUEUR | --sicario JOUEUR]" in out
    assert "[jeu] [BOT ...]" in out
    assert "--delay SECONDES la pause avant chaque tour" in out


# --- which language ---


@pytest.mark.parametrize(
    ("locale", "arguments", "told"),
    [
        ("C", ("play", "--help"), "usage: "),
        ("it_IT.UTF-8", ("--help",), "uso: "),
        ("it_IT.UTF-8", ("tournament", "-h"), "uso: "),
        ("fr_FR.UTF-8", ("play", "--help"), "utilisation"),
        ("fr_FR.UTF-8", ("play", "--help", "--lang", "it"), "uso: "),
        ("fr_FR.UTF-8", ("play", "--lang=it", "--help"), "uso: "),
        ("fr_FR.UTF-8", ("--lang", "it", "--help"), "uso: "),
        ("fr_FR.UTF-8", ("--lang=it", "--help"), "uso: "),
        ("fr_FR.UTF-8", ("--lang", "it", "schema", "--help"), "uso: criminals schema"),
        ("it_IT.UTF-8", ("play", "--lang", "en", "--help"), "usage: "),
        ("it_IT.UTF-8", ("play", "--lang", "xx", "--help"), "uso: "),
        ("it_IT.UTF-8", ("play", "--help", "--lang"), "uso: "),
        ("de_DE.UTF-8", ("play", "--help"), "usage: "),
    ],
)
def test_help_is_in_the_language_that_is_named_or_of_the_locale(
    run: Run, monkeypatch: pytest.MonkeyPatch, locale: str, arguments: tuple[str, ...], told: str
) -> None:
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", locale)
    ran = run(*arguments)
    assert ran.code == 0
    assert ran.out.startswith(told)


def test_a_language_may_be_named_before_the_command(run: Run) -> None:
    asked = "play", "crooks", "random", "--first", "0"
    for lang in (["--lang", "it"], ["--lang=it"]):
        assert run(*lang, *asked) == run(*asked, *lang)
        refused = run(*lang)
        assert refused.code == 2
        assert refused.err == "uso: criminals [-h] [--version] COMANDO ...\ncriminals: manca ancora: COMANDO\n"


def test_what_is_refused_before_a_command_begins_is_told_in_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    ran = run("replay", "--viewer", "0")
    assert ran.code == 2
    assert ran.err.startswith("uso: criminals replay [-h] [--viewer CHI]")
    assert ran.err.endswith("\ncriminals: manca ancora: file\n")


def test_pages_are_read_only_when_they_are_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def reading(*place: str) -> Any:
        asked.append(place)
        return read(*place)

    monkeypatch.setattr("criminals.cli.catalogue.read", reading)
    assert run("schema", "view").code == 0
    assert run("schema", "view", "--lang", "xx").code == 2
    assert asked == []
    run("schema", "--help")
    assert asked == [("criminals.cli", "en", "pages.toml")]
