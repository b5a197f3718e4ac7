"""What tests of all kinds share."""

import gc
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import pytest

from criminals.core.game import registry

with suppress(ModuleNotFoundError):  # the environment of the cluster does without
    from hypothesis import HealthCheck, settings

    # How long an example takes depends on what else the machine does.
    settings.register_profile("criminals", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("criminals")

SELDOM: Final = 10_000
"""After so many new objects garbage is looked for, not after 700: that takes a fortieth of a run."""


@pytest.hookimpl(optionalhook=True)  # there is none without pytest-xdist
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are processors: some tests wait for other processes, and others run meanwhile."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (usable or 1) + 1


def pytest_collection_finish() -> None:
    """Thousands of collected tests are no garbage: to look at them again and again takes a tenth of a run."""
    gc.freeze()
    gc.set_threshold(SELDOM)


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No garbage is collected while time is measured: that of thousands of tests before would count."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Ctrl-C interrupts, as at a terminal: a run in the background ignores it, and its tests with it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.fixture(autouse=True)
def own_games() -> Iterator[None]:
    """A game that a test registers is forgotten after it: others go through all that are known."""
    known = registry._games  # pyright: ignore[reportPrivateUsage] -- a name stays with its game, but for here
    before = dict(known)
    yield
    known.clear()
    known.update(before)
