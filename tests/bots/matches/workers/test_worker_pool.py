"""Workers that die, hang or talk too much: the tournament goes on, and whoever is to blame is named."""

import faulthandler
import json
import os
import pickle
import sys
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, cast

import attrs
import pytest

from criminals.bots import (
    Contestant,
    Foul,
    GameResult,
    ISMCTSBot,
    OracleBot,
    RandomBot,
    markdown_report,
    tournament,
)
from criminals.bots.matches.activity import SharedActivity
from criminals.bots.matches.jobs import Job, Settings, played
from criminals.bots.matches.workers import watchdog as watchdog_module
from criminals.bots.matches.workers import worker_pool as pool_module
from criminals.bots.matches.workers.answers import documents_of_games
from criminals.bots.matches.workers.apart import apart, played_apart
from criminals.bots.matches.workers.watchdog import here, played_elsewhere
from criminals.bots.matches.workers.worker_pool import VOID, Death, Worker, WorkerPool
from criminals.bots.players.children import answer, requests
from tests.bots.strange_bots import (
    Bomber,
    Closer,
    Crasher,
    Deaf,
    Eager,
    Forger,
    Giver,
    Interrupter,
    LastWord,
    Lingerer,
    Mortal,
    Mumbler,
    Quitter,
    Runaway,
    Scholar,
    Scribbler,
    Sleeper,
    Slow,
    Spoiler,
    Stuck,
    Unmade,
)

EAGER = Contestant("eager", partial(RandomBot, eager=True))
NAMES: list[Contestant | str] = ["random", EAGER, "last=random"]


WORST: dict[str, tuple[type, str]] = {
    "quitter": (Quitter, "crash: `ended the process that it was in`"),
    "interrupter": (Interrupter, "crash: `KeyboardInterrupt`"),
    "deaf": (Deaf, "time: `took longer than 0.5 s`"),
    "stuck": (Stuck, "time: `took longer than 0.5 s`"),
    "unmade": (Unmade, "crash: `OSError: no weights`"),
}


@pytest.mark.parametrize(("make", "told"), WORST.values(), ids=WORST.keys())
def test_who_takes_a_worker_along_loses_and_is_named(make: type, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "GRACE", 0.2)
    found = tournament("crooks", [EAGER, Contestant("worst", make)], deals=1, limit=0.5, workers=2)
    assert f"| `worst` | {told} | 2 |" in markdown_report(found)
    for game in found.games:
        assert game.foul is not None
        assert game.seats[game.foul.seat] == "worst"
        assert [game.seats[seat] for seat in game.winners] == ["eager"]
    assert any(game.plies for game in found.games) == (make is not Unmade)


def test_the_games_of_others_go_on_beside_it() -> None:
    found = tournament("crooks", [EAGER, Contestant("quitter", Quitter), "random"], deals=1, seed=1, workers=2)
    alone = tournament("crooks", [EAGER, "random"], deals=1, seed=1, workers=1)
    assert [game for game in found.games if game.foul is None] == [*alone.games]


def test_who_takes_the_workers_of_an_executor_along_loses_and_is_named() -> None:
    """The executor is broken, and what it had is played here."""
    contestants = [EAGER, Contestant("quitter", Quitter)]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        found = tournament("crooks", contestants, deals=1, executor=pool)
    assert [game.foul and game.foul.text for game in found.games] == ["ended the process that it was in"] * 2
    assert {game.seats[seat] for game in found.games for seat in game.winners} == {"eager"}


def test_a_process_ends_whose_bot_is_stuck_where_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    """But never the process of the host: in its threads a bot is waited for."""
    settings = Settings("crooks", 2, limit=0.1)
    job = Job.of(settings, (EAGER, Contestant("stuck", Stuck)), 0, 1)
    with ProcessPoolExecutor(1, get_context("spawn"), initializer=hurry) as pool:
        future = pool.submit(played_elsewhere, job, ("another machine", 1))
        with pytest.raises(BrokenExecutor):
            future.result(60)
    calls: list[Any] = []

    def noted(*words: Any, **more: Any) -> None:
        calls.append((words, more))

    monkeypatch.setattr(faulthandler, "dump_traceback_later", noted)
    fair = Job.of(settings, (EAGER, Contestant.of("random")), 0, 1)
    assert played_elsewhere(fair, here()) == played(fair)
    assert not calls
    assert played_elsewhere(fair, ("another machine", 1)) == played(fair)
    assert calls


def hurry() -> None:
    watchdog_module.GRACE = 0.2  # type: ignore[misc]  # in the process of a worker


# --- harm that is done while another is at work, or nobody is ---

FOULS: dict[str, tuple[type, str]] = {
    "leaves a timer": (Bomber, "ended the process that it was in"),
    "closes the line": (Closer, "ended the process that it was in"),
    "writes nonsense": (Scribbler, "wrote to the host what is no answer"),
    "stops in half a line": (Mumbler, "wrote to the host what is no answer"),
    "runs away": (Runaway, "ended the process that it was in"),
}
HARMLESS: dict[str, type] = {
    "hangs in the referee": Spoiler,
    "hangs at its end": Lingerer,
    "leaves at its end": LastWord,
}
LIMIT = 0.5


def one_game(make: Any) -> Job:
    """A job that is cut to its first game: `Slow` against an evil bot."""
    pair = Contestant("slow", Slow), Contestant("evil", make)
    job = Job.of(Settings("crooks", 2, limit=LIMIT), pair, 0, 1)
    return attrs.evolve(job, bots=job.bots[:1], chance=job.chance[:1])


def settled(job: Job) -> GameResult:
    """What a pool makes of a job with one game."""
    [(key, [game])] = [*WorkerPool({job.key: job}, 1).play()]
    assert key == job.key
    return game


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "GRACE", 0.2)
    monkeypatch.setattr(pool_module, "IDLE", 5.0)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(("make", "told"), FOULS.values(), ids=FOULS.keys())
def test_who_does_harm_while_another_is_at_work_loses_and_is_named(make: type, told: str) -> None:
    game = settled(one_game(make))
    assert game.foul is not None
    assert (game.foul.seat, game.foul.text) == (1, told)
    assert game.winners == (0,)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("make", HARMLESS.values(), ids=HARMLESS.keys())
def test_harm_that_reaches_nobody_changes_no_result(make: type) -> None:
    """With a process of its own it hurts itself alone, and its game is played to the end."""
    assert settled(one_game(make)) == played(one_game(Eager))[0]


def test_an_error_that_a_bot_wrote_stops_nobody() -> None:
    """The worker is not believed; with a process of its own the bot has written what is no answer."""
    assert settled(one_game(Forger)).winners == (0,)


def test_a_bot_apart_plays_as_it_does_elsewhere() -> None:
    """It sees, observes, is given its generator, and is closed."""
    pair = Contestant("oracle", partial(OracleBot, 2)), Contestant("ismcts", partial(ISMCTSBot, 2))
    job = Job.of(Settings("sicario", 3, "tiny", truth=True), pair, 0, 1)
    job = attrs.evolve(job, bots=job.bots[:1], chance=job.chance[:1])
    assert played_apart(apart(job, None, None), SharedActivity()) == played(job)
    fair = attrs.evolve(job, settings=attrs.evolve(job.settings, truth=False))
    [lost] = played_apart(apart(fair, None, None), SharedActivity())
    assert lost.foul == played(fair)[0].foul == Foul(0, "illegal", "wants the truth, which nobody is told here")


def test_a_bot_apart_follows_the_game() -> None:
    job = one_game(Scholar)
    [elsewhere] = played(job)
    assert elsewhere.record is not None
    assert len({str(action) for action in elsewhere.record.actions}) > 3
    assert played_apart(apart(job, None, None), SharedActivity()) == (elsewhere,)


@pytest.mark.parametrize(
    ("make", "foul"),
    [
        (Unmade, "seat 1: crash: OSError: no weights"),
        (Crasher, "seat 1: crash: RuntimeError: out of ideas"),
        (Sleeper, "seat 1: time: took longer than 0.5 s"),
        (Deaf, "seat 1: time: took longer than 0.5 s"),
        (Giver, "seat 1: crash: SystemExit: for the host"),
    ],
)
def test_a_bot_apart_fails_as_it_does_elsewhere(make: Any, foul: str) -> None:
    [game] = played_apart(apart(one_game(make), 20.0, 1.0), SharedActivity())
    assert str(game.foul) == foul
    assert game.winners == (0,)


def test_a_module_that_hangs_in_the_process_of_its_bot_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = """
import multiprocessing, time
if multiprocessing.parent_process() is not None:
    time.sleep(1000)
from tests.bots.strange_bots import Eager
class Late(Eager): pass
"""
    (tmp_path / "late_module.py").write_text(code)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    late: type = import_module("late_module").Late
    [game] = played_apart(apart(one_game(late), 3.0, 1.0), SharedActivity())
    assert str(game.foul) == "seat 1: time: took longer than 0.5 s"


# --- workers that cannot play at all ---


def test_workers_that_die_before_they_play_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot is to blame: so much is told, and that it was tried."""
    monkeypatch.setattr(pool_module, "_work", stillborn)
    with pytest.raises(BrokenExecutor, match=r"3 workers died before they could play, the last with exit code 1"):
        tournament("crooks", NAMES[:2], deals=1, workers=2)


def test_a_worker_that_does_not_begin_is_not_waited_for_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "_work", unborn)
    monkeypatch.setattr(pool_module, "IDLE", 0.2)
    with pytest.raises(BrokenExecutor, match=r"3 workers died before they could play"):
        tournament("crooks", NAMES[:2], deals=1, workers=2)


def test_what_no_process_can_play_is_void_and_the_rest_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "_work", mortal)
    file = tmp_path / "kept.json"
    found = tournament("crooks", NAMES[:2], deals=2, seed=1, workers=2, file=file)
    fair = tournament("crooks", NAMES[:2], deals=2, seed=1, workers=1)
    assert found.is_complete
    assert found.games[2:] == fair.games[2:]
    assert [(game.void, game.points, game.winners, game.foul) for game in found.games[:2]] == [
        (VOID, None, (), None)
    ] * 2
    again = tournament("crooks", NAMES[:2], deals=2, workers=1, file=file)
    assert again == fair, "a void game is tried again"


def test_an_error_that_is_no_bots_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "_work", complaining)
    with pytest.raises(RuntimeError, match="KeyError: no such thing"):
        tournament("crooks", NAMES[:2], deals=1, workers=2)


def test_an_answer_that_comes_twice_or_unasked_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    fair = tournament("crooks", NAMES, deals=2, seed=1, workers=1)
    monkeypatch.setattr(pool_module, "_work", talkative)
    assert tournament("crooks", NAMES, deals=2, seed=1, workers=2) == fair


TRIED: dict[str, Any] = {"key": None, "unloaded": []}
"""The answer to a trial in which nothing was missing."""


def talkative(there: Any, _numbers: Any) -> None:
    """Answer each job twice, and with an answer to another one before."""
    answer(there, "ready")
    for key, _, pickled in requests(there):
        if key is None:
            answer(there, TRIED)
            continue
        games = documents_of_games(played(pickle.loads(pickled)))  # noqa: S301 -- the host has pickled it
        answer(there, {"key": (key[0], -1), "games": []})
        answer(there, TRIED)
        for _ in range(2):
            answer(there, {"key": key, "games": games})


def complaining(there: Any, _numbers: Any) -> None:
    """Answer each job with an error."""
    answer(there, "ready")
    for key, _, _ in requests(there):
        answer(there, {"key": key, "error": ["KeyError", "no such thing"]} if key else TRIED)


def mortal(there: Any, _numbers: Any) -> None:
    """Play as a worker does, but for the first deal: over that it dies."""
    answer(there, "ready")
    for key, _, pickled in requests(there):
        if key is None:
            answer(there, TRIED)
            continue
        if key[1] == 0:
            os._exit(1)
        games = played(pickle.loads(pickled))  # noqa: S301 -- the host has pickled it
        answer(there, {"key": key, "games": documents_of_games(games)})


def stillborn(_there: Any, _numbers: Any) -> None:
    os._exit(1)


def unborn(_there: Any, _numbers: Any) -> None:
    time.sleep(1000)


SOUND = json.loads(json.dumps(documents_of_games(played(one_game(RandomBot)))))[0]


@pytest.mark.parametrize(
    "spoilt",
    [
        {"pair": ["slow", "other"]},
        {"deal": 1},
        {"deal": False},
        {"seats": ["evil", "slow"]},
        {"seats": 7},
        {"points": [1]},
        {"points": [1, "2"]},
        {"points": [1, 1e300]},
        {"points": [SOUND["points"][0] + 1, SOUND["points"][1]]},
        {"points": None},
        {"winners": []},
        {"winners": [2]},
        {"winners": [1, 0]},
        {"winners": [[0]]},
        {"plies": -1},
        {"plies": None},
        {"foul": {"seat": 0, "reason": "time", "text": "late"}},
        {"foul": {"seat": 5, "reason": "time", "text": "late"}, "points": None},
        {"foul": {"seat": 0, "reason": ["time"], "text": "late"}, "points": None},
        {"foul": {"seat": 0, "reason": "time", "text": [1]}, "points": None},
        {"foul": 3, "points": None},
        {"void": "it was", "points": None, "winners": []},
        {"void": 1},
        {"actions": SOUND["actions"][:-1]},
        {"actions": SOUND["actions"][:-1], "plies": SOUND["plies"] - 1},
        {"actions": [*SOUND["actions"], "pass"], "plies": SOUND["plies"] + 1},
        {"actions": ["pass"] * SOUND["plies"]},
        {"actions": ["jump"] * SOUND["plies"]},
        {"actions": [["pass"]] * SOUND["plies"]},
        {"actions": "pass", "plies": 4},
        {"actions": SOUND["actions"][:3], "foul": {"seat": 1, "reason": "time", "text": "late"}, "points": None},
        {"times": []},
        {"times": [[1, 1.0, 1.0]] * 3},
        {"times": [[-1, 1.0, 1.0]] * 2},
        {"times": [[SOUND["plies"], 1.0, 1.0]] * 2},
        {"times": [[1, 1.0, 2.0]] * 2},
        {"times": [[1, float("nan"), 1.0]] * 2},
        {"times": [[1, float("inf"), 1.0]] * 2},
        {"times": [[1, "1", 1.0]] * 2},
        {"times": 7},
    ],
    ids=lambda spoilt: str(spoilt)[:60],
)
def test_an_answer_that_is_no_result_is_a_death(spoilt: dict[str, Any]) -> None:
    worker = Worker(cast(Any, Told(SOUND, spoilt)), SharedActivity(), one_game(Slow), is_ready=True)
    assert isinstance(worker.answer(), tuple)
    assert worker.answer() == Death(1, had_begun=True)


@attrs.define
class Told:
    """A process that answers a game: first a sound one, then a spoilt one."""

    sound: dict[str, Any]
    spoilt: dict[str, Any]

    def line(self, _most: int) -> bytes:
        game, self.sound = self.sound, {**self.sound, **self.spoilt}
        return json.dumps({"key": [["slow", "evil"], 0], "games": [game]}).encode()

    def end(self) -> int:
        return 1


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    flag = tmp_path / "killed"
    mortal = Contestant("mortal", partial(Mortal, flag=str(flag)))
    killed = tournament("crooks", [EAGER, mortal], deals=8, seed=1, workers=2)
    assert flag.exists()
    assert killed == tournament("crooks", [EAGER, mortal], deals=8, seed=1, workers=1)
    assert all(game.foul is None for game in killed.games)
