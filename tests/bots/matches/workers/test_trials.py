"""Contestants are made once where games are played: what is not there raises before play, and nobody loses by it."""

import importlib
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from criminals import CriminalsError
from criminals.bots import Contestant, ProcessBot, RandomBot, make_bot, tournament
from tests.bots.strange_bots import Absent, Deadly, Slanderer

EAGER = Contestant("eager", partial(RandomBot, eager=True))
NOT_THERE = "'absent' cannot be loaded where the games are played: ModuleNotFoundError: No module named '{}'"


def missing() -> Any:
    """What makes a bot, but needs what is not installed."""
    return importlib.import_module("no_such_module").Bot()


def held(make: Callable[[], Any], file: Path, **settings: Any) -> str:
    """The error of a tournament that does not begin."""
    with pytest.raises(CriminalsError) as caught:
        tournament("crooks", [EAGER, Contestant("absent", make)], deals=1, file=file, **settings)
    assert isinstance(caught.value, ValueError)
    assert not file.exists(), "nothing was played"
    return str(caught.value)


def test_what_is_not_there_raises_in_this_process_before_play(tmp_path: Path) -> None:
    assert held(missing, tmp_path / "kept.json", workers=1) == NOT_THERE.format("no_such_module")
    text = partial(make_bot, "python:no_such_module:Bot")
    assert "'python:no_such_module:Bot' cannot be made: " in held(text, tmp_path / "kept.json", workers=1)


def test_what_is_not_there_raises_in_a_worker_before_play(tmp_path: Path) -> None:
    assert held(Absent, tmp_path / "kept.json", workers=2) == NOT_THERE.format("weights")


def test_a_module_that_only_the_host_has_raises_before_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What makes the bot cannot even be unpickled there."""
    module = ModuleType("only_here")
    monkeypatch.setitem(sys.modules, "only_here", module)
    here = type("Here", (RandomBot,), {"__module__": "only_here"})
    monkeypatch.setattr(module, "Here", here, raising=False)
    assert held(here, tmp_path / "kept.json", workers=2) == NOT_THERE.format("only_here")


def test_what_is_not_there_raises_on_an_executor_before_play(tmp_path: Path) -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert held(Absent, tmp_path / "kept.json", executor=pool) == NOT_THERE.format("weights")
    with ThreadPoolExecutor(1) as threads:
        assert held(missing, tmp_path / "kept.json", executor=threads) == NOT_THERE.format("no_such_module")


def test_a_program_that_is_not_there_raises_too(tmp_path: Path) -> None:
    told = held(partial(ProcessBot, ["./no-such-bot"]), tmp_path / "kept.json", workers=1)
    assert told == "'absent' cannot be loaded where the games are played: there is no program './no-such-bot' here"


def test_whoever_harms_the_worker_of_the_trial_stops_nobody() -> None:
    """One slanders another, and one ends the process: neither is believed, nor hides who is tried after it."""
    entered = [Contestant("slanderer", Slanderer), EAGER]
    assert all(game.foul is None for game in tournament("crooks", entered, deals=1, workers=2, limit=5).games)
    with pytest.raises(CriminalsError, match="No module named 'weights'"):
        tournament("crooks", [Contestant("deadly", Deadly), Contestant("absent", Absent)], deals=1, workers=2)


def test_nobody_is_made_where_nothing_is_left_to_play(tmp_path: Path) -> None:
    file, made = tmp_path / "kept.json", list[int]()

    def make() -> Any:
        made.append(1)
        return RandomBot()

    entered = [EAGER, Contestant("counted", make)]
    tournament("crooks", entered, deals=1, workers=1, file=file)
    assert len(made) == 3, "once before, and once for each game"
    tournament("crooks", entered, deals=1, workers=1, file=file)
    assert len(made) == 3
