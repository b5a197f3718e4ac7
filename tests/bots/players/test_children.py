"""Processes that run the code of bots."""

import signal
import time
from socket import socket

import pytest

from criminals.bots.players.children import Child
from tests.bots.evil_programs import PROC, left

pytestmark = pytest.mark.skipif(not PROC.exists(), reason="descriptors and processes are counted in /proc")


def sleep(_: socket) -> None:
    """Never answer."""
    time.sleep(600)


def test_an_ended_process_keeps_no_descriptor_open_while_somebody_holds_it() -> None:
    Child.started(sleep).end()  # Python's resource tracker starts with the first, and stays
    before = left()
    held = [Child.started(sleep) for _ in range(2)]
    codes = [child.end() for child in held]
    assert left()[0] <= before[0]
    assert codes == [child.end() for child in held]


def test_an_exit_code_that_another_thread_collects_leaves_no_descriptor_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python collects all exit codes whenever it starts a process; until that thread has done so, there is none."""
    Child.started(sleep).end()
    before = left()
    held = Child.started(sleep)
    poll, misses = held.process._popen.poll, [None] * 5

    def late(*given: int) -> int | None:
        code: int | None = misses.pop() if misses else poll(*given)
        return code

    monkeypatch.setattr(held.process._popen, "poll", late)
    assert held.end() == -signal.SIGKILL
    assert left()[0] <= before[0]
