"""A program that a host exchanges lines with. Everything has a deadline, so a program can't hold up its host."""

import os
import select
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from time import monotonic
from typing import IO, Any, Final, Protocol, Self

import attrs

from criminals.bots.players.clock import unbroken

CHUNK: Final = 65_536
"""The most bytes that are read at once."""

LAST: Final = 5.0
"""The seconds to wait for a program that was killed. If it is still there, the system can't end it."""

AHEAD: Final = 4
"""The number of lines that a thread reads ahead. A program that writes more has to wait."""


class Program(Protocol):
    """A running program. A deadline is a time of `time.monotonic`; after it, methods raise `TimeoutError`."""

    @classmethod
    def started(cls, command: Sequence[str]) -> Self:
        """Start a program."""
        ...

    def write(self, line: bytes, deadline: float) -> None:
        """Write a line to its input; `OSError` if it is closed."""
        ...

    def read(self, most: int, deadline: float) -> bytes:
        """Read the next line of its output, or the first `most` + 1 bytes of a longer one; empty at the end."""
        ...

    def end(self, grace: float) -> None:
        """Close its input, and kill it with all processes of its group after `grace` seconds."""
        ...


@attrs.define(eq=False)
class PolledProgram:
    """A program whose pipes never block, so it can't hold up a thread."""

    _process: subprocess.Popen[bytes]
    _ahead: bytearray = attrs.field(factory=bytearray, init=False)

    @classmethod
    def started(cls, command: Sequence[str]) -> Self:
        """Start a program."""
        process = _opened(command)
        for pipe in (process.stdin, process.stdout):
            os.set_blocking(_pipe(pipe).fileno(), False)
        return cls(process)

    def write(self, line: bytes, deadline: float) -> None:
        """Write as much as the pipe takes, until everything is written."""
        stdin, left = _pipe(self._process.stdin).fileno(), memoryview(line)
        while left:
            _wait(stdin, select.POLLOUT, deadline)
            with suppress(BlockingIOError):
                left = left[os.write(stdin, left) :]

    def read(self, most: int, deadline: float) -> bytes:
        """Read until there is a whole line, and keep the rest for the next call."""
        stdout, ahead = _pipe(self._process.stdout).fileno(), self._ahead
        while (size := ahead.find(b"\n") + 1) == 0 and len(ahead) <= most:
            _wait(stdout, select.POLLIN, deadline)
            chunk = os.read(stdout, CHUNK)
            ahead += chunk
            if not chunk:
                break
        line = bytes(ahead[: min(size or len(ahead), most + 1)])
        del ahead[: len(line)]
        return line

    def end(self, grace: float) -> None:
        """Wait until its output ends, which is when the last process that holds it ends."""
        process = self._process
        with unbroken():
            _pipe(process.stdin).close()
            stdout, deadline = _pipe(process.stdout), monotonic() + grace
            try:
                with suppress(TimeoutError):
                    _wait(stdout.fileno(), select.POLLIN, deadline)
                    while os.read(stdout.fileno(), CHUNK):
                        _wait(stdout.fileno(), select.POLLIN, deadline)
            finally:
                try:
                    _kill(process)
                finally:
                    stdout.close()


def _wait(pipe: int, event: int, deadline: float) -> None:
    """Wait until a pipe is ready or broken; `TimeoutError` after the deadline, even if it is ready: it may flood."""
    poll = select.poll()
    poll.register(pipe, event)
    left = deadline - monotonic()
    if left <= 0 or not poll.poll(left * 1000):
        raise TimeoutError


@attrs.define(eq=False)
class ThreadedProgram:
    """A program on a system that can't poll pipes, such as Windows: one thread reads, another writes each line."""

    _process: subprocess.Popen[bytes]
    _lines: Queue[bytes] = attrs.field(factory=lambda: Queue(AHEAD), init=False)
    _threads: list[Thread] = attrs.field(factory=list[Thread], init=False)
    _faults: list[OSError] = attrs.field(factory=list[OSError], init=False)
    _is_ended: bool = attrs.field(default=False, init=False)

    @classmethod
    def started(cls, command: Sequence[str]) -> Self:
        """Start a program and the thread that reads its lines."""
        program = cls(_opened(command))
        program._run(program._read)
        return program

    def write(self, line: bytes, deadline: float) -> None:
        """Write in a thread. At the deadline the thread is left behind; it ends with the program."""
        writer = self._run(self._write, line)
        writer.join(max(0.0, deadline - monotonic()))
        if writer.is_alive():
            raise TimeoutError
        self._threads.remove(writer)
        if self._faults:
            raise self._faults.pop()

    def read(self, most: int, deadline: float) -> bytes:
        """Return a line that the thread has read."""
        try:
            return self._lines.get(timeout=max(0.0, deadline - monotonic()))[: most + 1]
        except Empty:
            raise TimeoutError from None

    def end(self, grace: float) -> None:
        """Wait until its output ends. A thread that is still writing is freed when the program is killed."""
        process, (reader, *writers) = self._process, self._threads
        with unbroken():
            self._is_ended = True
            try:
                if not writers:
                    _pipe(process.stdin).close()
                    reader.join(grace)
            finally:
                _kill(process)
                for thread in self._threads:
                    thread.join(LAST)
                _pipe(process.stdin).close()

    def _run(self, target: Any, *args: Any) -> Thread:
        self._threads.append(Thread(target=target, args=args, daemon=True))
        self._threads[-1].start()
        return self._threads[-1]

    def _write(self, line: bytes) -> None:
        pipe, left = _pipe(self._process.stdin), memoryview(line)
        try:
            while left:
                left = left[pipe.write(left) :]
        except OSError as error:
            self._faults.append(error)

    def _read(self) -> None:
        """Put each line into the queue, and an empty line at the end."""
        line, rest = b"", b""
        with _pipe(self._process.stdout) as pipe:
            while chunk := pipe.read(CHUNK):
                *lines, rest = (rest + chunk).split(b"\n")
                if len(rest) > CHUNK:
                    lines, rest = [*lines, rest], b""
                for line in lines:
                    if not self._put(line + b"\n"):
                        return
        if rest:
            self._put(rest)
        self._put(b"")

    def _put(self, line: bytes) -> bool:
        """Put a line into the queue; return False if the program is ended before there is room."""
        while not self._is_ended:
            try:
                self._lines.put(line, timeout=0.01)
            except Full:
                continue
            return True
        return False


started = PolledProgram.started if hasattr(select, "poll") else ThreadedProgram.started


def _opened(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a program with unbuffered pipes, in a process group of its own if the system has groups."""
    pipe, has_groups = subprocess.PIPE, hasattr(os, "killpg")
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, bufsize=0, start_new_session=has_groups)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a program with its group, then wait for it. Until then no other group can get its number.

    A program that runs as another user, for instance by `sudo`, can't be killed. Its input is closed and it is left
    alone.
    """
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(PermissionError):
        process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(LAST)


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe
