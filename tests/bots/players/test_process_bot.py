"""A bot in a process of its own: it is asked over a pipe, has a limit of time, and can do no more than lose."""

import json
import shutil
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import criminals
from criminals.bots import FoulPlay, ProcessBot, RandomBot, make_bot, play
from criminals.games import crooks
from criminals.testing import LawBroken, check_bot

JAVASCRIPT = Path(__file__).parents[3] / "examples" / "process_bot" / "bot.mjs"
CHOSEN = "question['legal'][question['seed'] % len(question['legal'])]"
ANSWER = f"'ask' in question and print(json.dumps({{'action': {CHOSEN}}}), flush=True)"


def program(body: str, first: str = "") -> list[str]:
    """A program in Python that does something with each question."""
    return [
        sys.executable,
        "-c",
        f"import json, sys, time\n{first}\nfor line in sys.stdin:\n  question = json.loads(line)\n  {body}",
    ]


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_a_program_plays_and_repeats_itself(game: str) -> None:
    records: list[Any] = []
    for _ in range(2):
        bot = ProcessBot(program(ANSWER))
        records.append(play(game, [RandomBot(eager=True), bot, RandomBot(eager=True)], seed=3))
        bot.close()
        bot.close()
    assert records[0] == records[1]


def test_what_a_program_is_sent_is_what_its_seat_may_know(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = ProcessBot(program(f"open({str(log)!r}, 'a').write(line); {ANSWER}"))
    record = play("crooks", [RandomBot(eager=True), bot], seed=4)
    bot.close()
    *questions, result = [json.loads(line) for line in log.read_text().splitlines()]
    own = [state for state in record.replay() if state.actor == 1]
    assert len(questions) == len(own) > 5
    view = None
    edition = criminals.loads(json.dumps(questions[0].pop("edition")), kind="edition")
    assert edition == crooks.REFERENCE, "with the first question alone"
    for question, state in zip(questions, own, strict=True):
        assert {*question} == {"criminals", "ask", "game", "seat", "view", "events", "legal", "seconds", "seed"}
        assert question["seconds"] == 10.0
        assert [question[name] for name in ("criminals", "ask", "game", "seat")] == [1, "choose", "crooks", 1]
        seen = criminals.loads(json.dumps(question["view"]), kind="view")
        assert seen == crooks.view(state, 1)
        assert question["legal"] == [str(action) for action in crooks.legal_actions(state)]
        events = [criminals.loads(json.dumps(event), kind="view_event") for event in question["events"]]
        assert view is None or criminals.fold(view, events) == seen
        view = seen
    *_, last = record.replay()
    assert {*result} == {"criminals", "tell", "game", "seat", "events", "outcome", "points"}
    assert [result[name] for name in ("criminals", "tell", "game", "seat")] == [1, "result", "crooks", 1]
    assert criminals.loads(json.dumps(result["outcome"]), kind="outcome") == criminals.outcome(last)
    assert tuple(result["points"]) == criminals.score(last).points
    events = [criminals.loads(json.dumps(event), kind="view_event") for event in result["events"]]
    assert view is not None
    assert criminals.fold(view, events) == crooks.view(last, 1)


def test_a_program_is_told_how_much_time_it_has(tmp_path: Path) -> None:
    """Its own, or what the limit of the host leaves, whichever is less."""
    log, told = tmp_path / "log", list[list[float]]()
    for seconds, limit in ((7, None), (7, 60), (90, 60)):
        log.unlink(missing_ok=True)
        bot = ProcessBot(program(f"open({str(log)!r}, 'a').write(line); {ANSWER}"), seconds=seconds)
        play("crooks", [bot, RandomBot(eager=True)], seed=4, edition="tiny", limit=limit)
        bot.close()
        told.append([line["seconds"] for line in map(json.loads, log.read_text().splitlines()) if "ask" in line])
    assert {*told[0]} == {*told[1]} == {7}
    assert all(50 < seconds < 60 for seconds in told[2])


def test_a_program_is_told_no_result_of_a_game_that_is_not_over(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = ProcessBot(program(f"open({str(log)!r}, 'a').write(line); {ANSWER}"), grace=5)
    bot.choose(crooks.view(crooks.new_game(players=2, rng=Random(1), first=0), 0), Random(1))
    bot.close()
    assert [json.loads(line)["ask"] for line in log.read_text().splitlines()] == ["choose"]
    bot.choose(crooks.view(crooks.new_game(players=2, rng=Random(1), first=0), 0), Random(1))
    bot.close()
    assert ["edition" in json.loads(line) for line in log.read_text().splitlines()] == [True, True], "started anew"


def test_whatever_a_program_makes_of_the_result_changes_nothing() -> None:
    """It may answer, fail, or take it no more; it has the grace of one that is closed."""
    for deed in ("print('{}' * 100_000, flush=True)", "sys.exit(3)", "time.sleep(100)"):
        bot = ProcessBot(program(f"if 'tell' in question: {deed}\n  {ANSWER}"), grace=0.2)
        start = time.monotonic()
        play("crooks", [bot, RandomBot(eager=True)], seed=1, edition="tiny")
        bot.close()
        assert not bot.is_running
        assert time.monotonic() - start < 10


FAULTS = {
    "late": ("time.sleep(60)", "", "time", "took longer than"),
    "ends": ("sys.exit(3)", "", "crash", "ended without an answer"),
    "never starts": ("pass", "sys.exit(3)", "crash", "the program"),
    "no json": ("print('hello', flush=True)", "", "crash", "no JSON: b'hello"),
    "no action": ("print('{}', flush=True)", "", "crash", 'no text as "action"'),
    "deep": ("print('[' * 60000, flush=True)", "", "crash", "no JSON"),
    "too long": ("print('x' * 100000, flush=True)", "", "crash", "longer than 65536 bytes"),
    "floods": ("while True: print('{}', flush=True)", "", "crash", "no text"),
    "malformed": (
        "print(json.dumps({'action': 'jump 3'}), flush=True)",
        "",
        "crash",
        "'jump 3' is no action of this game",
    ),
    "illegal": ("print(json.dumps({'action': 'decline'}), flush=True)", "", "illegal", "§"),
}


@pytest.mark.parametrize(("body", "first", "reason", "text"), FAULTS.values(), ids=FAULTS.keys())
def test_a_program_that_fails_loses(body: str, first: str, reason: str, text: str) -> None:
    bot = ProcessBot(program(body, first), seconds=0.5 if reason == "time" else 20, startup=1)
    start = time.monotonic()
    with pytest.raises(FoulPlay) as caught:
        play("crooks", [bot, RandomBot(eager=True)], seed=1)
    foul = caught.value.foul
    assert (foul.seat, foul.reason) == (0, reason)
    assert text in foul.text
    assert time.monotonic() - start < 30
    assert not bot.is_running or reason == "illegal"  # it was ended, except by the rules
    bot.close()


def test_a_command_that_is_not_there_loses() -> None:
    with pytest.raises(FoulPlay, match=r"crash: ProcessFault: the program '\./no-such-bot' cannot be started"):
        play("crooks", [ProcessBot(["./no-such-bot"]), RandomBot()], seed=1)


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not here")
def test_the_example_in_javascript_is_a_bot() -> None:
    assert check_bot(lambda: make_bot(f"process:node {JAVASCRIPT}"), ["crooks"], rounds=1) == 9


# --- check_bot ---


def test_check_bot_lets_the_bots_of_the_library_in() -> None:
    games = ["crooks", "counterfeiters", "sicario"]
    assert check_bot(RandomBot, games) == 2 * (2 + 3 + 4) * 2 + 2 * (3 + 4)
    assert check_bot(lambda: make_bot("ismcts:iterations=4"), ["crooks"], edition="tiny") == 4
    assert check_bot(lambda: make_bot("rule"), ["counterfeiters"], edition="tiny") > 3


class Cheat:
    def choose(self, view: Any, rng: criminals.Rng) -> Any:
        return crooks.Decline()


class Forgetful:
    def choose(self, view: Any, rng: criminals.Rng) -> Any:
        return RandomBot().choose(view, Random())


def test_check_bot_names_what_is_wrong() -> None:
    with pytest.raises(LawBroken, match="crooks, 2 players, seat 0, seed 0, ply 4: illegal: Decline"):
        check_bot(Cheat)
    with pytest.raises(LawBroken, match="it does not repeat itself at ply"):
        check_bot(Forgetful, ["crooks"])
    assert check_bot(Forgetful, ["crooks"], rounds=1, repeats=False) == 9
    with pytest.raises(LawBroken, match="wants the truth"):
        check_bot(lambda: make_bot("oracle"))
    with pytest.raises(LawBroken, match="has no method `choose`"):
        check_bot(object)  # type: ignore[arg-type]  # what is wrong with it
