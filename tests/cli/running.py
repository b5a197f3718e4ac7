"""Commands run in this process, as in a pipe."""

import io
import re
from collections.abc import Callable, Iterator
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


Lines = str | Callable[[str], str]
"""What is typed: some lines, or an answer to all that was printed so far."""


class Run(Protocol):
    """Runs a command with its arguments, and some lines as its input."""

    def __call__(self, *arguments: str, lines: Lines = "") -> Ran: ...


@attrs.define
class Answers:
    """The input of somebody who reads what is printed before each line."""

    answer: Callable[[str], str]
    capsys: pytest.CaptureFixture[str]
    seen: str = ""

    def isatty(self) -> bool:
        """No: it is a pipe."""
        return False

    def readline(self) -> str:
        """The answer to all that was printed so far."""
        self.seen += self.capsys.readouterr().out
        line = self.answer(self.seen)
        return f"{line}\n" if line else ""


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """What runs commands in a test."""

    def run(*arguments: str, lines: Lines = "") -> Ran:
        typed = io.StringIO(lines) if isinstance(lines, str) else Answers(lines, capsys)
        monkeypatch.setattr("sys.stdin", typed)
        capsys.readouterr()
        code = main(arguments)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Ran(code, typed.seen + out if isinstance(typed, Answers) else out, err)

    return run


COMMANDS = re.compile("  (a|the|una|la|un|Entrée) .*(undo|annulla|annuler), ")
"""The line below a list of choices."""

RANGE = re.compile(r"  (?:da |de )?(\d+) (?:to|a|à) (\d+)(?:,? (?:in steps of|di|de) (\d+)(?: (?:in|en) \d+)?)?  ")


def shown_keys(out: str) -> list[str]:
    """The short things that the last list of choices shows, read from what was printed."""
    return [*_keys([*_last_list(out)])]


def _last_list(out: str) -> Iterator[str]:
    """The lines of the last list, without the line of commands that ends it."""
    lines = out[-20_000:].splitlines()
    end = max(at for at, line in enumerate(lines) if COMMANDS.match(line))
    start = max(at for at, line in enumerate(lines[:end]) if not line.startswith("  "))
    yield from lines[start + 1 : end]


def _keys(lines: list[str]) -> Iterator[str]:
    for at, line in enumerate(lines):
        if line.startswith("      "):
            yield from line.strip().split(" [")[0].split(", ")
        elif found := RANGE.match(line):
            yield from map(str, range(int(found[1]), int(found[2]) + 1, int(found[3] or 1)))
        elif not (at + 1 < len(lines) and lines[at + 1].startswith("      ")):
            yield from line.strip().split("  ")[0].split(", ")


def first_shown(out: str) -> str:
    """The first choice, whatever it is."""
    return shown_keys(out)[0]


Typed = Callable[[str], None]
