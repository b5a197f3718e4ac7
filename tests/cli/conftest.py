"""What the tests of the command line share."""

import pytest

from tests.cli.running import Run, runner


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the language of who runs the tests."""
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs commands in this process."""
    return runner(monkeypatch, capsys)
