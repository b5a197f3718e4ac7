"""Programs that try to hold their host: everything has a deadline, and nothing of them is left behind."""

import shutil
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from criminals.bots import FoulPlay, ProcessBot, RandomBot, play
from criminals.bots.players import process_bot
from criminals.bots.players.clock import TimeOver, limited
from criminals.bots.players.program import PolledProgram, Program, ThreadedProgram
from criminals.games import crooks
from tests.bots.evil_programs import EVIL, MARK, PROC, left, sleeping

GAMES: dict[type[Program], int] = {PolledProgram: 50, ThreadedProgram: 10}
"""How many games against each program: fewer in the way that is the host's only where it cannot poll."""

pytestmark = pytest.mark.skipif(not PROC.exists(), reason="descriptors and processes are counted in /proc")

KINDS: dict[str, type[Program]] = {"polled": PolledProgram, "threaded": ThreadedProgram}


@pytest.fixture(params=KINDS.values(), ids=[*KINDS])
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> type[Program]:
    """How this host speaks with programs: by polling, or, where that cannot be done, in threads."""
    chosen: type[Program] = request.param
    monkeypatch.setattr(process_bot, "started", chosen.started)
    return chosen


def soon(is_so: Callable[[], bool]) -> bool:
    """Whether something comes true in the next ten seconds: a process that was killed needs a moment to go."""
    end = time.monotonic() + 10
    while not is_so() and time.monotonic() < end:
        time.sleep(0.01)
    return is_so()


def nothing_more(before: tuple[int, int, int]) -> bool:
    """Whether there is no descriptor, thread or process that was not there before; what others left may have gone."""
    return all(now <= then for now, then in zip(left(), before, strict=True))


@pytest.mark.parametrize("command", EVIL.values(), ids=EVIL.keys())
def test_nothing_is_left_of_an_evil_program(command: list[str], kind: type[Program]) -> None:
    before = left()
    for seed in range(GAMES[kind]):
        bot = ProcessBot(command, seconds=0.01, startup=0.01, grace=0.01)
        with suppress(FoulPlay):
            play("crooks", [bot, RandomBot()], seed=seed)
        bot.close()
        assert not bot.is_running
    assert soon(lambda: nothing_more(before)), (before, left())
    assert soon(lambda: not sleeping())


def own_view() -> Any:
    state = crooks.new_game(players=2, rng=Random(1))
    assert state.actor is not None
    return crooks.view(state, state.actor)


def test_a_program_that_writes_ahead_and_never_reads_is_late(kind: type[Program]) -> None:
    """Its answers come at once, until the pipe for the questions is full."""
    view = own_view()
    bot = ProcessBot(EVIL["never reads"], seconds=0.1)
    choices = (bot.choose(view, Random(1)) for _ in range(500))
    with pytest.raises(TimeOver, match=r"took longer than 0\.1 s"):
        list(choices)
    assert not bot.is_running


def test_a_child_that_left_the_group_holds_neither_thread_nor_descriptor() -> None:
    """It goes on, for nobody can find it; but the host does not wait for it."""
    if shutil.which("setsid") is None:
        pytest.skip("setsid is not here")
    before = left()
    bot = ProcessBot(["sh", "-c", "setsid sleep 2 & exec sleep 2"], seconds=0.05, startup=0.05)
    with pytest.raises(TimeOver):
        bot.choose(own_view(), Random(1))
    assert soon(lambda: nothing_more(before)), (before, left())


def test_a_limit_of_the_host_leaves_nothing_either() -> None:
    """It breaks in wherever the host is: while it starts the program, asks it, waits, or ends it."""
    view, before = own_view(), left()
    for milliseconds in range(1, 25):
        bot = ProcessBot(["sleep", MARK], seconds=20)
        with pytest.raises(TimeOver), limited(milliseconds / 1000):
            bot.choose(view, Random(1))
        assert not bot.is_running
    assert soon(lambda: nothing_more(before)), (before, left())
    assert soon(lambda: not sleeping())


def test_a_fair_program_has_time_to_end(kind: type[Program], tmp_path: Path) -> None:
    """Its input ends first: it is killed only if that is not enough."""
    note = tmp_path / "note"
    body = f"import sys\nfor line in sys.stdin: print('{{\"action\": \"pass\"}}', flush=True)\nopen({str(note)!r}, 'w')"
    bot = ProcessBot([sys.executable, "-c", body], grace=20)
    assert bot.choose(own_view(), Random(1)) == crooks.Pass()
    bot.close()
    assert note.exists()
    assert bot.choose(own_view(), Random(1)) == crooks.Pass(), "it is started again"
    bot.close()


def test_lines_are_read_as_they_come(kind: type[Program]) -> None:
    """In parts, or two at once; the last one needs no end."""
    script = """
    read -r line; printf '{"action": '; sleep 0.05; printf '"pass"}\\n{"action": "pass"}\\n'
    read -r line; read -r line; printf '{"action": "pass"}'
    """
    bot = ProcessBot(["sh", "-c", script], seconds=20)
    for _ in range(3):
        assert bot.choose(own_view(), Random(1)) == crooks.Pass()
    bot.close()


def test_a_deadline_holds_though_there_is_always_something_to_read() -> None:
    program = PolledProgram.started(EVIL["never reads"])
    try:
        assert program.read(100, time.monotonic() + 20), "it has begun"
        with pytest.raises(TimeoutError):
            [program.read(100, time.monotonic()) for _ in range(100_000)]
    finally:
        program.end(0.0)


def test_a_program_of_another_user_that_cannot_be_killed_leaves_nothing(
    kind: type[Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends when its input does. Until then it is waited for, but not for long."""

    def refuse(*_: Any) -> None:
        raise PermissionError

    before = left()
    program = kind.started(["cat"])
    monkeypatch.setattr("os.killpg", refuse)
    monkeypatch.setattr("subprocess.Popen.kill", refuse)
    program.end(0.0)
    assert soon(lambda: nothing_more(before)), (before, left())
