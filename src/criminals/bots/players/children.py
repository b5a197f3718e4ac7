"""Processes that run the code of bots. They are given pickled requests, and answer in lines of JSON.

A bot can write anything to any open descriptor of its process at any time. So the host never unpickles what comes from
there, never waits for the rest of a line, and reads no more than it asked for.
"""

import json
import os
import pickle
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from socket import socket, socketpair
from time import monotonic
from typing import Any, Final, Self

import attrs

from criminals.bots.players.program import CHUNK, LAST

HEAD: Final = 8
"""The number of bytes that hold the length of a request."""


class Ended(Exception):
    """Raised when a process has ended, or wrote more than it was asked for."""


@attrs.define(eq=False)
class Child:
    """A process and the socket to it."""

    process: Any
    socket: socket
    _ahead: bytearray = attrs.field(factory=bytearray, init=False)
    _code: int | None = attrs.field(default=None, init=False)
    _has_ended: bool = attrs.field(default=False, init=False)

    @classmethod
    def started(cls, target: Callable[..., None], *args: object) -> Self:
        """Start a process that calls a function with a socket and some picklable arguments."""
        here, there = socketpair()
        with there:
            try:
                process = get_context("spawn").Process(target=target, args=(there, *args))
                process.start()
            except BaseException:
                here.close()
                raise
        here.setblocking(False)
        return cls(process, here)

    def write(self, request: bytes) -> None:
        """Write a request. If the process is dead or doesn't read, no answer will come."""
        with suppress(OSError):
            self.socket.settimeout(LAST)
            self.socket.sendall(len(request).to_bytes(HEAD) + request)
        with suppress(OSError):
            self.socket.setblocking(False)

    def line(self, most: int) -> bytes | None:
        """Return the next line of at most `most` bytes, or None if it isn't complete; `Ended` if there will be none."""
        end = self._ahead.find(b"\n")
        if end < 0:
            try:
                chunk = self.socket.recv(CHUNK)
            except BlockingIOError:
                return None
            except OSError:
                chunk = b""
            self._ahead += chunk
            end = self._ahead.find(b"\n")
            if not chunk or (end < 0 and len(self._ahead) > most):
                raise Ended
        if end < 0:
            return None
        line = bytes(self._ahead[:end])
        del self._ahead[: end + 1]
        return line

    def wait(self, seconds: float) -> None:
        """Wait at most some seconds until there is something to read; `Ended` if there will be nothing.

        Processes that it forked have the socket, too, and may keep it open.
        """
        was_alive = self.process.is_alive()
        if not self._ahead.count(b"\n") and not wait([self.socket], seconds) and not was_alive:
            raise Ended

    def end(self) -> int | None:
        """Kill the process with its group, and return its exit code, or None if it can't be ended."""
        if not self._has_ended:
            self._has_ended = True
            self._code = self._killed()
        return self._code

    def _killed(self) -> int | None:
        self.process.kill()
        if hasattr(os, "killpg"):  # those that its bots forked
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        deadline = monotonic() + LAST
        while self.process.exitcode is None and (left := deadline - monotonic()) > 0:
            self.process.join(left)  # comes back at once while another thread collects the exit code
        self.socket.close()
        code: int | None = self.process.exitcode
        with suppress(ValueError):  # it goes on
            self.process.close()  # an exception may hold it long after: its descriptors go now
        return code


# --- in the process itself ---


def begin() -> None:
    """Start a process group, which can be killed as a whole, and leave Ctrl-C to the host."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)


def requests(there: socket) -> Iterator[Any]:
    """Yield the requests of the host until there are no more."""
    with there.makefile("rb") as stream:
        while head := stream.read(HEAD):
            yield pickle.loads(stream.read(int.from_bytes(head)))  # noqa: S301 -- the host has pickled it


def answer(there: socket, value: object) -> None:
    """Write a value to the host."""
    there.sendall(json.dumps(value).encode() + b"\n")
