"""What the tests of bots share."""

import pytest

from criminals import GAMES


@pytest.fixture(autouse=True)
def known_for_the_test_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that a test registers is forgotten after it: others go through all games that are known."""
    monkeypatch.setattr("criminals.core.game.registry._games", dict(GAMES))
