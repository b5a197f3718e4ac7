"""Workers that die, hang or talk too much: the tournament goes on, and whoever is to blame is named."""

import faulthandler
import os
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from criminals.bots import Contestant, RandomBot, markdown_report, tournament
from criminals.bots.matches import watchdog as watchdog_module
from criminals.bots.matches import worker_pool as pool_module
from criminals.bots.matches.jobs import Job, Settings, played
from criminals.bots.matches.watchdog import here, played_elsewhere
from tests.bots.strange_bots import Deaf, Interrupter, Mortal, Quitter, Stuck, Unmade

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


def test_workers_that_die_before_they_play_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot is to blame: so much is told, and that it was tried."""
    monkeypatch.setattr(pool_module, "_work", stillborn)
    with pytest.raises(BrokenExecutor, match=r"3 workers died over deal 0 of random - eager.*and no bot was at work"):
        tournament("crooks", NAMES[:2], deals=1, workers=2)


def test_an_answer_that_comes_twice_or_unasked_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    fair = tournament("crooks", NAMES, deals=2, seed=1, workers=1)
    monkeypatch.setattr(pool_module, "_work", talkative)
    assert tournament("crooks", NAMES, deals=2, seed=1, workers=2) == fair


def talkative(pipe: Any, _numbers: Any) -> None:
    """Answer each job twice, and with an answer to another one before."""
    while True:
        try:
            key, job, lost = pipe.recv()
        except EOFError:
            return
        pipe.send(((key[0], -1), ()))
        for _ in range(2):
            pipe.send((key, played(job, lost)))


def stillborn(_line: Any, _numbers: Any) -> None:
    os._exit(1)


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    flag = tmp_path / "killed"
    mortal = Contestant("mortal", partial(Mortal, flag=str(flag)))
    killed = tournament("crooks", [EAGER, mortal], deals=8, seed=1, workers=2)
    assert flag.exists()
    assert killed == tournament("crooks", [EAGER, mortal], deals=8, seed=1, workers=1)
    assert all(game.foul is None for game in killed.games)
