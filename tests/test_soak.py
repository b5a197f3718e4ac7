"""`make soak` does its three kinds of work, and tells what is wrong."""

import os
import time
from collections.abc import Callable
from random import Random
from threading import Thread
from typing import Any

import pytest

from tests.bots.evil_programs import PROC
from tests.hostile.targets import Broken
from tools import soak

pytestmark = pytest.mark.skipif(not PROC.exists(), reason="descriptors and processes are counted in /proc")


def test_a_soak_ends_with_nothing_left(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.soaked(0.5, 1) == []
    last = capsys.readouterr().out.splitlines()[-2]
    assert "0 games" not in last.split(", ")[0]
    assert "0 documents" not in last.split(", ")


def test_a_document_that_breaks_a_reader_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise Broken("planted", "a fault")

    monkeypatch.setattr(soak, "verdict", broken)
    tally = soak.Tally()
    soak.documents(time.monotonic() + 0.1, tally, Random(1), {"view": ["{}"]})
    assert tally.faults[0].endswith("planted: a fault")


def do_only(tournaments: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a soak do this instead of tournaments, and nothing else."""

    def nothing(*_: Any) -> None:
        pass

    for name in ("documents", "tables"):
        monkeypatch.setattr(soak, name, nothing)
    monkeypatch.setattr(soak, "tournaments", tournaments)
    monkeypatch.setattr(soak, "MOMENTS", 2)


def test_what_is_left_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that waits, as one would that a program holds."""
    is_over: list[bool] = []

    def wait() -> None:
        while not is_over:
            time.sleep(0.01)

    def tournaments(*_: Any) -> None:
        Thread(target=wait).start()

    do_only(tournaments, monkeypatch)
    try:
        assert soak.soaked(0.1, 1) == ["1 threads are left"]
    finally:
        is_over.append(True)


def test_a_descriptor_that_is_left_is_told_with_what_it_leads_to(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int] = []

    def tournaments(*_: Any) -> None:
        opened.append(os.open("/dev/zero", os.O_RDONLY))

    do_only(tournaments, monkeypatch)
    assert soak.soaked(0.1, 1) == ["1 descriptors are left", "new descriptors: /dev/zero"]
    os.close(opened[0])
