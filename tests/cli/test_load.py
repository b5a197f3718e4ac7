"""A game of one's own at the command line: Kuhn poker, of which `--load` or an entry point says where it is."""

import json
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import criminals
from criminals import installed
from criminals.bots import RandomBot, play
from criminals.core.game.defaults import LacksVerb
from tests.cli.running import Run
from tests.typing import kuhn

LOAD = ("--load", "tests.typing.kuhn")
SEED = ("--seed", "3")


def test_a_whole_game_from_a_pipe_is_kept_and_replayed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = run("play", "kuhn", "random", *LOAD, *SEED, "--file", str(file), lines="chances\ncall\ncheck\ncall\n")
    assert ran.code == 0, ran.err
    assert ran.out.startswith(
        "Kuhn, 2 players: you and random. Type help for the commands.\n\nYour turn\n\nKuhn, as player 0 sees"
    )
    assert "  random: Q, K each 50 %\n" in ran.out
    assert "refused: no bet yet (§2)" in ran.out
    assert ran.out.endswith(f"Random wins (§4)\nthe game is kept in {file}\n")
    record = criminals.loads(file.read_text(encoding="utf-8"))
    assert [*map(str, record.actions)] == ["check", "bet", "call"]
    told = run("replay", str(file), *LOAD)
    assert told.code == 0, told.err
    assert told.out.startswith("Kuhn, 2 players, 3 actions, seen by one who knows all secrets.\n")
    assert "\nPlayer 1's turn\n  player 1: Bet\n    Played: seat 1, action bet\n" in told.out
    again = run("play", *LOAD, "--file", str(file))
    assert "Kuhn, 2 players: you and ismcts. The game goes on after 3 actions." in again.out
    assert run("replay", str(file), *LOAD, "--ply", "1", "--viewer", "1").out == (
        "Kuhn, as player 1 sees it\nyour turn\n\nmoves  check\ncards  - K\n"
    )


def test_a_view_record_is_replayed(run: Run, tmp_path: Path) -> None:
    criminals.register("kuhn", kuhn)
    kept = play("kuhn", [RandomBot(), RandomBot()], seed=1).for_viewer(0)
    file = tmp_path / "seen.json"
    file.write_text(criminals.dumps(kept), encoding="utf-8")
    ran = run("replay", str(file), *LOAD)
    assert ran.code == 0, ran.err
    assert "seen by player 0" in ran.out
    assert "\nPlayer 1's turn\n" in ran.out


@pytest.mark.parametrize(
    "arguments",
    [
        ("watch", "kuhn", *SEED),
        ("watch", "kuhn", "random:eager=true", "random", *SEED, "--viewer", "1", "--tables"),
        ("tournament", "kuhn", "random:eager=true", "random", "--deals", "2", "--workers", "2"),
        ("check-bot", "ismcts:iterations=20", "--game", "kuhn"),
        ("schema", "state", "kuhn"),
        ("bench", "--game", "kuhn", "--pairs", "1"),
    ],
    ids=lambda arguments: arguments[0],
)
@pytest.mark.parametrize("before", [True, False])
def test_every_command_loads_a_game(run: Run, arguments: tuple[str, ...], before: bool) -> None:
    command, *rest = arguments
    ran = run(command, *LOAD, *rest) if before else run(*arguments, *LOAD)
    assert ran.code == 0, ran.err
    assert "kuhn" in ran.out.casefold()
    assert ran.err == ""


def test_the_schema_is_that_of_its_documents(run: Run) -> None:
    schema = json.loads(run("schema", "state", "kuhn", *LOAD).out)
    assert list(schema["properties"])[4:] == ["edition", "players", "moves", "cards"]


@pytest.mark.parametrize(
    ("place", "fault"),
    [
        ("json", "--load json: it is no game: it has no NAME, RULES, new_game, "),
        ("no.where", "--load no.where: there is no module no"),
        ("tests.typing.kuhn:NIM", "--load tests.typing.kuhn:NIM: there is no 'NIM' in it"),
        ("broken_game", "--load broken_game: ZeroDivisionError('division by zero')"),
        ("crooked", "--load crooked: there is another game called 'crooks'"),
    ],
)
def test_what_is_no_game_is_complained_of_in_a_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, fault: str
) -> None:
    (tmp_path / "broken_game.py").write_text("1 / 0\n", encoding="utf-8")
    (tmp_path / "crooked.py").write_text('from tests.typing.kuhn import *\nNAME = "crooks"\n', encoding="utf-8")
    monkeypatch.setattr("sys.path", [str(tmp_path), *sys.path])
    ran = run("play", "kuhn", "--load", place)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"criminals: {fault}")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("play", "kuhn", "--load"), "--load: expected one argument"),
        (("play", "kuhn"), "game: there is no game 'kuhn'. The games are: crooks, "),
        (("watch", "kuhn", *LOAD, "--lang", "it"), "--lang: non ci sono parole in «it», solo in en"),
        (("play", "kuhn", *LOAD, "--lang", "fr"), "il n'y a pas de mots en «\N{NO-BREAK SPACE}fr"),
        (("watch", "kuhn", "random", "random", "random", *LOAD), "Kuhn poker is for 2 players"),
        (("watch", "kuhn", "--edition", "tiny", *LOAD), "has one edition"),
        (("tournament", "kuhn", "random", "random:eager=true", "--players", "3", *LOAD), "Kuhn poker is for 2 players"),
    ],
)
def test_what_the_game_does_not_have_is_said(run: Run, arguments: tuple[str, ...], fault: str) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert fault in ran.err.splitlines()[-1]


def test_an_object_of_a_module_can_be_a_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes load it from the same place."""
    code = "from types import SimpleNamespace\nfrom tests.typing import kuhn\nclass Box:\n    GAME = {}\n"
    made = "SimpleNamespace(**{**vars(kuhn), '__name__': 'k'})"
    (tmp_path / "boxed_games.py").write_text(code.format(made), encoding="utf-8")
    monkeypatch.setattr("sys.path", [str(tmp_path), *sys.path])
    load = ("--load", "boxed_games:Box.GAME")
    ran = run("tournament", "kuhn", "random", "random:eager=true", "--deals", "1", "--workers", "2", *load)
    assert ran.code == 0, ran.err
    assert ran.out.startswith("# Kuhn, 2 players\n\n2 games, ")


def test_what_a_game_lacks_is_said_at_the_table(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without possible states and whereabouts there are no chances, and nobody can tell what an action revealed."""
    code = "from tests.typing.kuhn import *\nfrom tests.typing.kuhn import _winner\ndel possible_states, whereabouts\n"
    (tmp_path / "bare_kuhn.py").write_text(code, encoding="utf-8")
    monkeypatch.setattr("sys.path", [str(tmp_path), *sys.path])
    play_it = ("play", "kuhn", "random", "--load", "bare_kuhn", *SEED)
    ran = run(*play_it, "--confirm", lines="chances\nhint\ncheck\nundo\nquit\n")
    assert ran.code == 0, ran.err
    assert "you> chances\nthis game does not say how likely things are\n" in ran.out
    assert "gives no hint: LacksVerb: kuhn has no worlds: the game lacks possible_states" in ran.out
    assert "Enter to go on" not in ran.out

    def worldless(*_: object) -> None:
        raise LacksVerb("kuhn has no worlds")

    monkeypatch.setattr("criminals.cli.table.session.can_undo", worldless)
    assert "nothing can be taken back in this game" in run(*play_it, lines="undo\n").out


def test_a_record_of_an_unknown_game_asks_for_load(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    criminals.register("kuhn", kuhn)
    file, seen = tmp_path / "game.json", tmp_path / "seen.json"
    record = play("kuhn", [RandomBot(), RandomBot()], seed=1)
    file.write_text(criminals.dumps(record), encoding="utf-8")
    seen.write_text(criminals.dumps(record.for_viewer(0)), encoding="utf-8")
    monkeypatch.setattr("criminals.core.game.registry._games", {})
    for path in (file, seen):
        ran = run("replay", str(path))
        assert ran.code == 2
        assert 'no game "kuhn" is known, only ' in ran.err
        assert ran.err.endswith("; --load MODULE makes a game of your own known\n")


HALF_ITALIAN = """
from tests.typing.kuhn import *
from tests.typing.kuhn import _winner

def describe(value, lang="en", *, view=None, names=None):
    return {"en": "an action", "it": "una mossa"}[lang]

def prompt(view, lang="en", *, names=None):
    return {"en": "your turn", "it": "tocca a te"}[lang]
"""


def test_a_language_that_only_some_verbs_speak_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_italian.py").write_text(HALF_ITALIAN, encoding="utf-8")
    more = "def draw(view, /, *, lang='en', memory=True, names=None):\n    return ''\n\n\nreveal = draw\n"
    (tmp_path / "all_italian.py").write_text(HALF_ITALIAN + more, encoding="utf-8")
    monkeypatch.setattr("sys.path", [str(tmp_path), *sys.path])
    for name in ("half_italian", "all_italian"):
        monkeypatch.setattr("criminals.core.game.registry._games", {})
        ran = run("play", "kuhn", "random", "--load", name, "--lang", "it", *SEED, lines="quit\n")
        if name == "half_italian":
            assert (ran.code, ran.out) == (2, "")
            assert ran.err == "criminals: --lang: draw(): non ci sono parole in «it», solo in en\n"
        else:
            assert ran.code == 0, ran.err
            assert ran.out.startswith("Kuhn, 2 giocatori")
            assert "  check  Una mossa\n" in ran.out or "  check  una mossa\n" in ran.out


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package with a game."""

    def found(*, group: str) -> EntryPoints:
        return EntryPoints([EntryPoint("kuhn", "tests.typing.kuhn", group)])

    monkeypatch.setattr("importlib.metadata.entry_points", found)
    installed.entry_points.cache_clear()
    yield
    installed.entry_points.cache_clear()


@pytest.mark.usefixtures("package")
def test_an_installed_game_needs_no_load(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    ran = run("watch", "kuhn", "random", "random", "--file", str(file), *SEED)
    assert ran.code == 0, ran.err
    monkeypatch.setattr("criminals.core.game.registry._games", {})  # as in another process
    assert run("replay", str(file)).out.startswith("Kuhn, 2 players, ")
    assert run("play", "khun").err.splitlines()[-1].endswith("sicario, kuhn")
