"""Bots in any language: a program that exchanges lines of JSON over its standard input and output."""

import json
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Final, cast

import attrs

from criminals.bots.players.clock import TimeOver
from criminals.bots.players.random_bot import legal
from criminals.core.game.position import GameView
from criminals.core.game.protocol import Rng
from criminals.core.game.registry import game_of
from criminals.core.records.dumping import dumps

PROTOCOL: Final = 1
"""The version of the protocol, which is in every line that is sent."""

LONGEST: Final = 65_536
"""The greatest length of an answer, in bytes."""


AHEAD: Final = 4
"""How many lines are read ahead; a program that writes more has to wait."""


class ProcessFault(Exception):
    """The program ended, or gave an invalid answer."""


def _is_in_words(bot: object, attribute: "attrs.Attribute[Any]", command: Sequence[str]) -> None:
    if isinstance(command, str):
        raise TypeError(f"a command is a list of words, not the text {command!r}: shlex.split makes one of it")


@attrs.define
class ProcessBot:
    """Runs a program as a bot: started for the first choice, asked by lines of JSON, ended by `close`.

    The program is sent its view, the view events since the last question and the legal actions, never a state. It
    answers `{"action": "recruit C"}` within `seconds`; the first answer may take `startup` longer. A program that is
    late or breaks the protocol is ended at once. This is not a sandbox: run a program that you do not trust in one.
    """

    command: Sequence[str] = attrs.field(validator=_is_in_words)
    seconds: float = 10.0
    startup: float = 5.0
    _process: subprocess.Popen[bytes] | None = attrs.field(default=None, init=False, repr=False)
    _lines: Queue[bytes] = attrs.field(factory=lambda: Queue(AHEAD), init=False, repr=False)
    _events: list[Any] = attrs.field(factory=list[Any], init=False, repr=False)

    @property
    def is_running(self) -> bool:
        """Whether the program is running."""
        return self._process is not None

    def observe(self, view_events: Sequence[Any]) -> None:
        """Keep the view events for the next question."""
        self._events.extend(view_events)

    def choose(self, view: GameView, rng: Rng) -> Any:
        """Ask the program, and read its answer."""
        patience = self.seconds if self._process else self.seconds + self.startup
        events, self._events = self._events, []
        question: dict[str, object] = {
            "criminals": PROTOCOL,
            "ask": "choose",
            "game": view.game,
            "seat": view.viewer,
            "view": json.loads(dumps(view)),
            "events": [json.loads(dumps(event)) for event in events],
            "legal": [str(action) for action in legal(view)],
            "seed": rng.randrange(1 << 53),  # the largest that every language reads exactly
        }
        try:
            self._send(question)
            return game_of(view).parse_action(_action(self._answer(patience)))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the program: close its input, and kill it if it does not end by itself."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            _pipe(process.stdin).close()
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _send(self, question: object) -> None:
        if self._process is None:
            self._lines = Queue(AHEAD)
            self._process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            Thread(target=_read, args=(_pipe(self._process.stdout), self._lines), daemon=True).start()
        stdin = _pipe(self._process.stdin)
        try:
            stdin.write(json.dumps(question, separators=(",", ":")).encode() + b"\n")
            stdin.flush()
        except OSError as error:
            raise ProcessFault(f"the program takes no questions: {error}") from None

    def _answer(self, seconds: float) -> bytes:
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise TimeOver(f"took longer than {seconds:g} s") from None
        if not line:
            raise ProcessFault("the program ended without an answer")
        return line


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _read(pipe: IO[bytes], lines: Queue[bytes]) -> None:
    """Put each line into the queue, and an empty one at the end."""
    with pipe:
        while line := pipe.readline(LONGEST + 1):
            lines.put(line)
    lines.put(b"")


def _action(line: bytes) -> str:
    """The text of the action in an answer."""
    if len(line) > LONGEST:
        raise ProcessFault(f"the answer is longer than {LONGEST} bytes")
    try:
        answer: Any = json.loads(line)
    except (ValueError, RecursionError):
        raise ProcessFault(f"the answer is no JSON: {line[:80]!r}") from None
    action: object = cast(dict[str, object], answer).get("action") if isinstance(answer, dict) else None
    if not isinstance(action, str):
        raise ProcessFault(f'the answer has no text as "action": {line[:80]!r}')
    return action
