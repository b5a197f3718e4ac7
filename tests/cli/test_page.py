"""The pages that show sessions of the command line show what is really printed."""

import re
import shlex
import sys
from pathlib import Path

import pytest

from criminals.core.looks.phrases import NO_BREAK
from tests.cli.running import Run
from tests.typing import kuhn

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "command-line.md"
ELIDED = "..."
"""A line that stands for some that the page leaves out."""


@pytest.mark.parametrize(("page", "fewest"), [("terminal.md", 8), ("command-line.md", 12), ("add-a-game.md", 2)])
def test_every_session_of_a_page_runs_and_prints_what_it_says(
    page: str, fewest: int, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that begins with `$ ` is a command, and what follows its output; all are run in one folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    monkeypatch.setitem(sys.modules, "kuhn", kuhn)
    monkeypatch.delitem(sys.modules, "kuhn")  # the file is loaded, and forgotten after the test
    (tmp_path / "kuhn.py").write_text(Path(kuhn.__file__).read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "my_bots.py").write_text(bot_of_the_page(), encoding="utf-8")
    text = (DOCS / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```console\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    found = [session for block in blocks for session in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    sessions = [session for session in found if session.partition("\n")[2]]  # a command alone is for people to type
    assert len(sessions) >= fewest
    for session in sessions:
        command, _, expected = session.partition("\n")
        monkeypatch.setattr("criminals.core.game.registry._games", {})  # as in a new process
        ran = run(*arguments_of(command), lines=input_of(command))
        matches(command, expected, (ran.out + ran.err).replace(NO_BREAK, " "))


def bot_of_the_page() -> str:
    [code] = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert isinstance(code, str)
    return code


def arguments_of(command: str) -> list[str]:
    name, *arguments = shlex.split(command.rpartition(" | ")[2])
    assert name == "criminals"
    return arguments


def input_of(command: str) -> str:
    """What `printf` hands over, if it stands before the command."""
    before = command.rpartition(" | ")[0]
    if not before:
        return ""
    printf, text = shlex.split(before)
    assert printf == "printf"
    return text.replace("\\n", "\n")


def matches(command: str, expected: str, printed: str) -> None:
    """Every part of the page's text stands in what was printed, in its order; the ends have to be the ends."""
    parts = re.split(rf"^{re.escape(ELIDED)}\n", expected, flags=re.MULTILINE)
    assert printed.startswith(parts[0]), f"{command}: {printed}"
    assert printed.endswith(parts[-1]), f"{command}: {printed[-2000:]}"
    at = 0
    for part in parts:
        at = printed.find(part, at)
        assert at >= 0, f"{command}: the page says\n{part}\nand printed is\n{printed}"
        at += len(part)
    assert len(parts) > 1 or printed == expected, f"{command}: {printed}"
