"""Processes that run the code of bots: they are given pickled requests, and answer in lines of JSON.

What comes from such a process may be anything, in any part of a line, at any time: a bot in it can write to every open
descriptor. So the host never unpickles it, never waits for the rest of a line, and reads no more than was asked for.
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
from typing import Any, Final, Self

import attrs

from criminals.bots.players.program import CHUNK, LAST

HEAD: Final = 8
"""The bytes that tell the length of a request."""


class Ended(Exception):
    """A process has ended, or wrote more than it was asked for."""


@attrs.define(eq=False)
class Child:
    """A process that was started, and the socket to it."""

    process: Any
    socket: socket
    _ahead: bytearray = attrs.field(factory=bytearray, init=False)
    _code: int | None = attrs.field(default=None, init=False)
    _has_ended: bool = attrs.field(default=False, init=False)

    @classmethod
    def started(cls, target: Callable[..., None], *args: object) -> Self:
        """Start a process that calls a function with a socket and some arguments, which can be pickled."""
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
        """Write a request; if it does not read it, or is dead, its answer is missed."""
        with suppress(OSError):
            self.socket.settimeout(LAST)
            self.socket.sendall(len(request).to_bytes(HEAD) + request)
        with suppress(OSError):
            self.socket.setblocking(False)

    def line(self, most: int) -> bytes | None:
        """The next line of at most so many bytes, or None if it is not all there; `Ended` if there will be none."""
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
        """Wait until there is something to read, for some seconds at most; `Ended` if there will be nothing.

        Processes that it forked have the socket too, and may keep it open.
        """
        was_alive = self.process.is_alive()
        if not self._ahead.count(b"\n") and not wait([self.socket], seconds) and not was_alive:
            raise Ended

    def end(self) -> int | None:
        """End the process, whatever it is doing, with those of its group; its exit code, or None if it cannot end."""
        if not self._has_ended:
            self._has_ended = True
            self._code = self._killed()
        return self._code

    def _killed(self) -> int | None:
        self.process.kill()
        if hasattr(os, "killpg"):  # those that its bots forked
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.join(LAST)
        self.socket.close()
        code: int | None = self.process.exitcode
        with suppress(ValueError):  # it goes on
            self.process.close()  # an exception may hold it long after: its descriptors go now
        return code


# --- in the process itself ---


def begin() -> None:
    """Be a group of its own, which can be killed as a whole, and leave Ctrl-C to the host."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)


def requests(there: socket) -> Iterator[Any]:
    """The requests of the host, until it has no more."""
    with there.makefile("rb") as stream:
        while head := stream.read(HEAD):
            yield pickle.loads(stream.read(int.from_bytes(head)))  # noqa: S301 -- the host has pickled it


def answer(there: socket, value: object) -> None:
    """Write a value to the host."""
    there.sendall(json.dumps(value).encode() + b"\n")
