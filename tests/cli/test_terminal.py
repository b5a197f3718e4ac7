"""The commands at a terminal: colours, prompts, keys."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from struct import pack
from termios import TIOCSWINSZ

import attrs
import pytest

import criminals
from criminals.bots import RandomBot, play
from tests.cli.running import Run

SCRIPT = Path(sys.executable).with_name("criminals")
STYLES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@attrs.define
class Terminal:
    """A command at a terminal, and what it has shown."""

    process: "subprocess.Popen[bytes]"
    master: int
    shown: str = ""

    def until(self, text: str, seconds: float = 60) -> str:
        """Wait for a text, and give what came up to it."""
        end = time.monotonic() + seconds
        while text not in (plain := STYLES.sub("", self.shown)):
            assert time.monotonic() < end, f"{text!r} does not come: {plain[-2000:]!r}"
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.shown += os.read(self.master, 65536).decode(errors="replace")
                except OSError:
                    pytest.fail(f"{text!r} has not come: {plain[-2000:]!r}")
        before, found, self.shown = plain.partition(text)
        return before + found

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.master, text.encode())

    def ended(self) -> int:
        """The exit code."""
        return self.process.wait(60)


def _heed_interrupts() -> None:
    """As at any terminal: what a shell runs in the background, the tests among it, ignores Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def terminal(*arguments: str, columns: int = 80) -> Generator[Terminal]:
    """A command at a terminal of so many columns."""
    master, slave = pty.openpty()
    ioctl(slave, TIOCSWINSZ, pack("HHHH", 40, columns, 0, 0))
    environment = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")}
    environment["TERM"] = "xterm-256color"
    process = subprocess.Popen(
        [str(SCRIPT), *arguments],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment,
        start_new_session=True,
        preexec_fn=_heed_interrupts,  # noqa: PLW1509 -- the tests run no threads when they come here
    )
    os.close(slave)
    try:
        yield Terminal(process, master)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        os.close(master)


def test_play_at_a_terminal_completes_asks_and_keeps(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = "play", "crooks", "random", "random", "--seed", "3", "--hint", "rule", "--file", str(file)
    with terminal(*arguments) as screen:
        screen.until("you> ")
        screen.type("hint\n")
        screen.until("rule would play: ")
        screen.type("recruit C\t\n")
        screen.until("3 crooks")
        screen.until("you> ")
        screen.type("7\n")
        screen.until("you> ")
        screen.type("face d\t\n")
        screen.until("Face down, for $1 more\r\n")
        screen.until("you> ")
        screen.type("\x04")
        screen.until("the game is kept in")
        assert screen.ended() == 0
    assert "recruit C" in map(str, criminals.loads(file.read_text(encoding="utf-8")).actions)


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("game", criminals.GAMES)
def test_no_line_is_wider_than_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, columns: int, tmp_path: Path
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", str(columns))
    file, asked = tmp_path / "game.json", iter(range(48))

    def answer(_out: str) -> str:
        """The chances and an action, in turns."""
        at = next(asked, None)
        *_, state = criminals.loads(file.read_text(encoding="utf-8")).replay()
        texts = [*map(str, criminals.legal_actions(criminals.view(state, 0)))]
        return "" if at is None else "chances" if at % 2 else texts[0]

    out = run("play", game, "random", "random", "--seed", "5", "--file", str(file), lines=answer).out
    assert "\x1b[1m" in out
    shown = STYLES.sub("", out).replace(str(file), "").replace("\r", "\n").splitlines()
    assert max(len(line.rstrip()) for line in shown) <= columns


def test_an_interrupt_keeps_the_game_and_shows_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with terminal("play", "crooks", "random", "random", "--seed", "3", "--file", str(file)) as screen:
        screen.until("you> ")
        time.sleep(1)  # readline loses a signal that comes after its prompt and before it waits for a key
        screen.process.send_signal(signal.SIGINT)
        assert "Traceback" not in screen.until("criminals: interrupted")
        assert screen.ended() == 130
    assert criminals.loads(file.read_text(encoding="utf-8")).players == 3


def test_replay_steps_to_and_fro(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(criminals.dumps(play("crooks", [RandomBot(eager=True)] * 2, seed=3)), encoding="utf-8")
    with terminal("replay", str(file), "--viewer", "0") as screen:
        screen.until("ply 3 of ")
        screen.type("\n")
        screen.until("ply 6 of ")
        screen.type("back\n")
        screen.until("ply 3 of ")
        screen.type("nonsense\n")
        screen.until("Enter goes on; or back")
        screen.type("1\n")
        screen.until("ply 1 of ")
        screen.type("table\n")
        screen.until("choosing a crook of hangout")
        screen.type("end\n")
        screen.until("win")
        assert screen.ended() == 0


def test_a_tournament_shows_tables_and_progress() -> None:
    with terminal("tournament", "crooks", "random", "random:eager=true", "--deals", "2", "--workers", "1") as screen:
        shown = screen.until("lead in points")
        assert "4/4 games" in shown
        assert "share of wins" in shown
        assert screen.ended() == 0
