"""What tests of all kinds share."""

import gc
from collections.abc import Iterator

import pytest

from criminals.core.game import registry


def pytest_collection_finish() -> None:
    """Thousands of collected tests are no garbage: to look at them again and again takes a tenth of a run."""
    gc.freeze()


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No garbage is collected while time is measured: that of thousands of tests before would count."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.fixture(autouse=True)
def own_games() -> Iterator[None]:
    """A game that a test registers is forgotten after it: others go through all that are known."""
    known = registry._games  # pyright: ignore[reportPrivateUsage] -- a name stays with its game, but for here
    before = dict(known)
    yield
    known.clear()
    known.update(before)
