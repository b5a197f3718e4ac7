"""Commands run in this process, as in a pipe."""

import io
from collections.abc import Callable
from typing import Protocol

import attrs
import pytest

from criminals.cli.main import main


@attrs.frozen
class Ran:
    """What came of a command."""

    code: int
    out: str
    err: str


class Run(Protocol):
    """Runs a command with its arguments, and some lines as its input."""

    def __call__(self, *arguments: str, lines: str = "") -> Ran: ...


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """What runs commands in a test."""

    def run(*arguments: str, lines: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        capsys.readouterr()
        code = main(arguments)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Ran(code, out, err)

    return run


Typed = Callable[[str], None]
