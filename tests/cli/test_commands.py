"""The commands as a whole: help, bad arguments, exit codes; and each of them run."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import criminals
from criminals.bots import RandomBot, play
from criminals.cli import dispatch as commands
from criminals.cli.complaints import Complaint
from tests.cli.running import Run

EXAMPLES = Path(__file__).parents[2] / "examples"

WON = re.compile(r"^.* (win|wins|share the win|share the win with .*) \(§[\d.]+\)$", re.MULTILINE)
"""The line that says who won."""


@pytest.mark.parametrize("command", commands.COMMANDS)
def test_help_teaches_by_examples(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"usage: criminals {command}" in ran.out
    assert f"examples:\n  criminals {command}" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100


def test_help_lists_the_commands(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    assert all(f"\n    {command}" in ran.out for command in commands.COMMANDS)
    assert run("--version").out == "criminals 0.1.0\n"


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ((), "the following arguments are required: COMMAND"),
        (("paly",), "invalid choice: 'paly'"),
        (("play", "chess"), "game: there is no game 'chess'. The games are: crooks, "),
        (("play", "--seat", "one"), "--seat: a whole number from 0 up is expected, not 'one'"),
        (("play", "--lang", "de"), "--lang: no words in 'de', only in en, it, fr"),
        (("watch", "--lang", "ita"), "--lang: no words in 'ita', only in en, it, fr; did you mean 'it'?"),
        (("watch", "--delay", "nan"), "a number above 0 is expected, not 'nan'"),
        (("watch", "--viewer", "5"), "--viewer: a seat from 0 to 2, spectator or truth, not 5"),
        (("watch", "crooks", "oracle", "random"), "oracle wants the truth: only --truth tells it"),
        (("watch", "--file", "/no/where"), "/no/where cannot be written: there is no such folder"),
        (("tournament", "crooks"), "two bots or more"),
        (("tournament", "crooks", "random", "random"), "of different names"),
        (("tournament", "crooks", "random", "rule", "--deals", "0"), "a whole number from 1 up is expected"),
        (("tournament", "crooks", "random", "rule", "--players", "9", "--workers", "1"), "not 9"),
        (("tournament", "crooks", "random", "rule", "--cluster", "tcp://127.0.0.1:1"), "pip install criminals"),
        (("replay",), "the following arguments are required: file"),
        (("replay", "/no/where"), "/no/where cannot be read: there is no such file"),
        (
            ("replay", str(EXAMPLES / "record.json"), "--viewer", "me"),
            "--viewer: a seat from 0 to 1, spectator",
        ),
        (("replay", str(EXAMPLES / "record.json"), "--ply", "999"), "--ply: the game has "),
        (("check-bot",), "the following arguments are required: BOT"),
        (("check-bot", "nobody"), "no bot 'nobody'"),
        (("check-bot", "random", "--edition", "none"), "none"),
        (("schema", "picture"), "invalid choice: 'picture'"),
        (("bench", "--pairs", "few"), "a whole number"),
        (("bench", "--game", "crook"), "--game: there is no game 'crook'; did you mean 'crooks'? The games"),
        (("check-bot", "random", "--game", "sicaro"), "did you mean 'sicario'?"),
        (("schema", "view", "crims"), "there is no game 'crims'"),
        (("tournament", "Criminals", "random", "rule"), "did you mean 'criminals' (crooks)?"),
        (("watch", "crooks", "--first", "3"), "--first: the seats are 0 to 2, not 3"),
        (("watch", "crooks", "--first", "one"), "--first: a whole number from 0 up is expected, not 'one'"),
        (("watch", "sicario", "--sicario", "3"), "--sicario: the seats are 0 to 2, not 3"),
        (("watch", "--sicario", "0"), "--sicario: Crooks has no sicario; --first SEAT says who begins"),
        (("watch", "criminals", "--sicario", "0"), "--sicario: Crooks has no sicario"),
        (("watch", "counterfeiters", "--sicario", "0"), "--sicario: Counterfeiters has no sicario"),
        (("watch", "sicario", "--first", "1", "--sicario", "0"), "--sicario: not allowed with argument --first"),
        (("watch", "sicario", "--first", "0", "--sicario", "0"), "--sicario: not allowed with argument --first"),
    ],
)
def test_what_can_not_be_done_is_said_in_a_line(run: Run, arguments: tuple[str, ...], fault: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert fault in ran.err.splitlines()[-1]


def test_without_the_extra_it_says_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(_name: str) -> None:
        return None

    monkeypatch.setattr("criminals.cli.main.find_spec", nowhere)
    ran = run("play")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.splitlines() == [
        "criminals: the command line needs rich, which is not here: pip install 'criminals[cli]'"
    ]


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (KeyboardInterrupt(), 130, "interrupted"),
        (ZeroDivisionError("by nought"), 70, "a fault of this program: ZeroDivisionError: by nought"),
        (Complaint("no"), 2, "no"),
    ],
)
def test_no_error_shows_a_traceback(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, said: str
) -> None:
    def fail(_options: object) -> int:
        raise error

    monkeypatch.setattr(commands.COMMANDS["schema"], "run", fail)
    ran = run("schema", "view")
    assert ran.code == code
    assert ran.err.startswith(f"criminals: {said}")
    if code == 70:
        monkeypatch.setenv("CRIMINALS_DEBUG", "1")
        with pytest.raises(ZeroDivisionError):
            run("schema", "view")


# --- watch ---


@pytest.mark.parametrize("viewer", ["spectator", "1", "truth"])
@pytest.mark.parametrize("game", criminals.GAMES)
def test_watch_shows_a_whole_game(run: Run, game: str, viewer: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = "watch", game, "random", "rule", "random", "--seed", "5", "--viewer", viewer
    ran = run(*arguments, "--file", str(file), "--tables", "--delay", "0.0001", "--limit", "30")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"{game.capitalize()}, 3 players: random 0, rule and random 2. Seed 5, seen by ")
    assert WON.search(ran.out)
    assert ("\nYour turn\n" if viewer == "1" else "\nRule's turn\n") in ran.out
    assert ("as rule sees it" in ran.out) == (viewer == "1")
    told = run("replay", str(file), "--viewer", viewer)
    assert told.code == 0
    assert WON.search(told.out)
    steps = [line for line in ran.out.splitlines() if line.startswith(("  Random ", "  random 0: ", "  You "))]
    assert steps
    replayed = [line for line in told.out.splitlines() if line.startswith(("  Player ", "  player 0: ", "  You "))]
    for name, number in (("random 0", "player 0"), ("random 2", "player 2"), ("rule", "player 1")):
        steps = [re.sub(f"(?i){name}", number, step).casefold() for step in steps]
    assert [step for step in steps if "player 1" not in step] == [
        step for step in map(str.casefold, replayed) if "player 1" not in step
    ]


FAULTY = ("Left", "Interrupted", "Stopped", "Hung", "Evil", "Looked")
"""Bots of `tests.cli.faulty_bots`."""


def test_watch_names_who_broke_off_and_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    bots = [f"python:tests.cli.faulty_bots:{name}" for name in FAULTY]
    for bot in ("process:false", *bots):
        ran = run("watch", "crooks", bot, "random", "--limit", "0.3", "--file", str(file))
        assert ran.code == 1
        assert f"{bot} broke off: " in ran.err
        assert ran.out.count("a random bot goes on for it\n") == 1
        *_, last = criminals.loads(file.read_text(encoding="utf-8")).replay()
        assert criminals.outcome(last) is not None


def test_a_bot_that_cannot_be_made_is_complained_of(run: Run) -> None:
    for command in ("watch", "play", "tournament"):
        ran = run(command, "crooks", "python:tests.cli.faulty_bots:Unmade", "random")
        assert ran.code == 2
        assert "'python:tests.cli.faulty_bots:Unmade' cannot be made: SystemExit: 3" in ran.err


def test_a_bot_that_cannot_be_closed_changes_nothing(run: Run) -> None:
    assert run("watch", "crooks", "python:tests.cli.faulty_bots:Unclosed", "random").code == 0


# --- replay ---


def test_replay_takes_records_as_json_as_text_and_of_one_viewer(run: Run, tmp_path: Path) -> None:
    record = play("crooks", [RandomBot(), RandomBot()], seed=3)
    text, seen = tmp_path / "game.txt", tmp_path / "seen.json"
    text.write_text(record.to_text(), encoding="utf-8")
    seen.write_text(criminals.dumps(record.for_viewer(1)), encoding="utf-8")
    assert run("replay", str(text)).out == run("replay", "-", lines=criminals.dumps(record)).out
    assert run("replay", str(seen)).out == run("replay", str(text), "--viewer", "1").out
    assert "it holds what --viewer 1 saw, and nothing else" in run("replay", str(seen), "--viewer", "truth").err
    ply = run("replay", str(text), "--ply", "3", "--viewer", "0").out
    assert ply == f"{criminals.draw(criminals.view([*record.replay()][3], 0), memory=False)}\n"
    seen.write_text('{"criminals": 1, "kind": "view_record"}', encoding="utf-8")
    assert run("replay", str(seen)).code == 2


def test_replay_tells_of_a_game_that_is_not_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(criminals.dumps(criminals.Record.of(criminals.new_game("sicario", seed=1))), encoding="utf-8")
    assert run("replay", str(file)).out.endswith("it is not over yet\n")


# --- tournament ---


def test_tournament_prints_markdown_or_json_in_a_pipe(run: Run, tmp_path: Path) -> None:
    file, plot = tmp_path / "kept.json", tmp_path / "plot.svg"
    arguments = "tournament", "crooks", "eager=random:eager=true", "random", "--deals", "3", "--workers", "1"
    ran = run(*arguments, "--file", str(file), "--plot", str(plot))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("# Crooks, 2 players\n")
    assert "| `eager` - `random` |" in ran.out
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    seed = json.loads(file.read_text(encoding="utf-8"))["seed"]
    assert f" Seed {seed}.\n" in ran.out
    result = json.loads(run(*arguments, "--seed", str(seed), "--json").out)
    assert result["contestants"] == ["eager", "random"]
    assert json.loads(file.read_text(encoding="utf-8")) == result
    other = run("tournament", "crooks", "rule", "random", "--workers", "1", "--file", str(file))
    assert (other.code, other.err.startswith("criminals: tournament: ")) == (2, True)


def test_tournament_fails_where_a_bot_broke_off(run: Run) -> None:
    ran = run("tournament", "crooks", "process:false", "random", "--deals", "1", "--workers", "1")
    assert ran.code == 1
    assert "| `process:false` | crash" in ran.out


# --- check-bot, schema, bench ---


def test_check_bot_judges_bots(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("check-bot", "random", "--rounds", "1", "--edition", "tiny")
    assert ran.code == 0
    assert ran.out.splitlines()[0] == "crooks: 2 games, nothing wrong"
    assert len(ran.out.splitlines()) == 3
    (tmp_path / "cli_test_bots.py").write_text(
        "class Bad:\n    def choose(self, view, rng):\n        return None\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    ran = run("check-bot", "python:cli_test_bots:Bad", "--game", "crooks")
    assert ran.code == 1
    assert ran.out == "python:cli_test_bots:Bad failed: crooks, 2 players, seat 0, seed 0, ply 4: gave no action\n"
    assert run("check-bot", "oracle", "--game", "crooks").code == 1


def test_check_bot_plays_only_with_the_players_it_is_told(run: Run) -> None:
    few = "check-bot", "random", "--rounds", "1", "--players"
    told = "crooks: 2 games, nothing wrong\ncounterfeiters: 2 games, nothing wrong\n"
    assert run(*few, "2", "--edition", "tiny").out == told
    assert run(*few, "3", "--game", "sicario", "--lang", "it").out == "sicario: 3 partite, nessun errore\n"
    refused = run(*few, "2", "--game", "sicario")
    assert (refused.code, refused.out) == (2, "")
    assert "not 2" in refused.err
    assert "not 9" in run(*few, "9").err


def test_schema_prints_what_the_library_has(run: Run) -> None:
    assert json.loads(run("schema", "view", "sicario").out) == criminals.schema("view", "sicario")


def test_bench_measures_in_units(run: Run) -> None:
    ran = run("bench", "--game", "sicario", "--pairs", "1")
    assert ran.code == 0
    lines = [line for line in ran.out.splitlines() if line.startswith("sicario, ")]
    assert len(lines) == 3
    assert all(float(line.split()[-4]) > 0 for line in lines)
    assert ran.out.splitlines()[-1].endswith(" units a second")


# --- as processes of their own ---


def command(*arguments: str, lines: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    script = Path(sys.executable).with_name("criminals")
    environment = {**os.environ, **environment}
    return subprocess.run(
        [str(script), *arguments],
        input=lines,
        capture_output=True,
        text=True,
        env=environment,
        timeout=60,
        check=False,
    )


def test_the_installed_command_plays_from_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = command("play", "crooks", "random", "random", "--seed", "3", "--file", str(file), lines="recruit C\n6\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "\x1b" not in ran.stdout
    assert ran.stdout.endswith(f"the game is kept in {file}\n")
    assert "recruit C" in map(str, criminals.loads(file.read_text(encoding="utf-8")).actions)


def test_python_m_runs_it_too() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "criminals", "schema", "view"], capture_output=True, text=True, check=True
    )
    assert json.loads(ran.stdout)["$schema"]


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    script = Path(sys.executable).with_name("criminals")
    pipe = subprocess.Popen(
        [str(script), "watch", "crooks", "random", "random"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert pipe.stdout is not None
    assert pipe.stderr is not None
    pipe.stdout.close()
    assert pipe.wait(30) == 141
    assert pipe.stderr.read() == b""
    pipe.stderr.close()
