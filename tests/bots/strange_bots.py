"""Bots that misbehave, for tournaments: classes of a module, so that they can be sent to other processes."""

import itertools
import multiprocessing
import os
import signal
import stat
import sys
import threading
import time
from asyncio import CancelledError
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import attrs
from typing_extensions import override

from criminals import CriminalsError, Rng, ViewRecord, legal_actions
from criminals.bots import RandomBot
from criminals.games import crooks


class Crasher:
    """Raises at its first choice."""

    def choose(self, view: Any, rng: Rng) -> Any:
        raise RuntimeError("out of ideas")


class Slow:
    """Takes a moment for each choice, so that there is time to kill a worker."""

    def choose(self, view: Any, rng: Rng) -> Any:
        time.sleep(0.01)
        return RandomBot(eager=True).choose(view, rng)


class Sleeper:
    """Never comes to an end."""

    def choose(self, view: Any, rng: Rng) -> Any:
        while True:
            time.sleep(0.01)


@attrs.frozen
class Mortal:
    """Kills the process it is in, once: then there is a file that says so."""

    flag: str = ""

    def choose(self, view: Any, rng: Rng) -> Any:
        try:
            Path(self.flag).touch(exist_ok=False)
        except FileExistsError:
            return RandomBot().choose(view, rng)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("it is dead")


class Quitter:
    """Ends the process it is in, always: without a word, as `os._exit` does."""

    def choose(self, view: Any, rng: Rng) -> Any:
        os._exit(3)


class Interrupter:
    """Pretends that somebody wants to stop."""

    def choose(self, view: Any, rng: Rng) -> Any:
        raise KeyboardInterrupt


RAISED: Final = (StopIteration, StopAsyncIteration, CancelledError, GeneratorExit, SystemExit, KeyboardInterrupt)
"""What a bot can raise that means something to those who wait for it."""


@attrs.frozen
class Raiser:
    """Raises something when it is asked for an action."""

    error: type[BaseException] = SystemExit
    text: str = "for the host"

    def choose(self, view: Any, rng: Rng) -> Any:
        raise self.error(self.text)


@attrs.frozen
class Forker:
    """Splits its process in two when it is first asked: both go on, and say the same."""

    is_split: list[bool] = attrs.field(factory=list[bool])

    def choose(self, view: Any, rng: Rng) -> Any:
        if not self.is_split:
            self.is_split.append(True)
            os.fork()
        return RandomBot(eager=True).choose(view, rng)


class Deserter:
    """Leaves a child in its place, which hangs, and ends the process it is in."""

    def choose(self, view: Any, rng: Rng) -> Any:
        if os.fork():
            os._exit(3)
        time.sleep(60)


def leave() -> Any:
    """Try to end the process."""
    raise SystemExit("for the host")


def interrupt() -> Any:
    """Pretend that somebody wants to stop."""
    raise KeyboardInterrupt


def hang() -> Any:
    """Wait for ever, or so."""
    while True:
        time.sleep(0.01)


DEEDS: Final = {"leaves": leave, "interrupts": interrupt, "hangs": hang}


def action_of(deed: Callable[[], Any], place: str) -> Any:
    """An action of Crooks that is legal, of a class of its own: one of its methods or properties does something."""

    def do(*_: Any) -> Any:
        return deed()

    property_like = place in ("__class__", "game", "hangout")
    return type("Evil", (crooks.Pass,), {place: property(do) if property_like else do})()


PLACES: Final = ("__repr__", "__str__", "__eq__", "__hash__", "__class__", "game")
"""Where an action of a bot's own class can have code of its own."""


@attrs.frozen
class Giver:
    """Gives an action of a class of its own."""

    deed: str = "leaves"
    place: str = "__repr__"

    def choose(self, view: Any, rng: Rng) -> Any:
        return action_of(DEEDS[self.deed], self.place)


@attrs.frozen
class Named:
    """Raises an error whose text is code of its own."""

    deed: str = "leaves"

    def choose(self, view: Any, rng: Rng) -> Any:
        def do(_: Any) -> Any:
            return DEEDS[self.deed]()

        raise type("Evil", (ValueError,), {"__str__": do})


class Slippery(str):
    """The name of a deed, as a text of a class of its own: it does it when it is shortened."""

    __slots__ = ()

    @override
    def __getitem__(self, key: Any) -> Any:
        return DEEDS["".join([*self])]()


@attrs.frozen
class Sly:
    """Raises, where it is asked for an action, an error of the library whose text is of a class of its own."""

    deed: str = "leaves"

    def choose(self, view: Any, rng: Rng) -> Any:
        deed = self.deed

        class Told(CriminalsError):
            @override
            def __str__(self) -> str:
                return Slippery(deed)

        def fail(_: Any) -> Any:
            raise Told

        def name(_: Any) -> str:
            return "x"

        return type("Evil", (), {"__repr__": fail, "__str__": name})()


@attrs.frozen
class Property:
    """Does something when it is looked up whether it has a method."""

    deed: str = "leaves"
    name: str = "observe"

    def __getattr__(self, name: str) -> Any:
        if name == self.name:
            return DEEDS[self.deed]()
        raise AttributeError(name)

    def choose(self, view: Any, rng: Rng) -> Any:
        return RandomBot(eager=True).choose(view, rng)


class Deaf:
    """Never comes to an end, whatever is raised."""

    def choose(self, view: Any, rng: Rng) -> Any:
        while True:
            try:
                time.sleep(0.01)
            except BaseException:
                continue


class Stuck:
    """Never comes back from compiled code, which gives way to nobody."""

    def choose(self, view: Any, rng: Rng) -> Any:
        return sum(itertools.repeat(0))


class Unmade:
    """Cannot even be made."""

    def __init__(self) -> None:
        raise OSError("no weights")

    def choose(self, view: Any, rng: Rng) -> Any:
        raise AssertionError("it was never made")


class Absent(RandomBot):
    """Needs a module that is not where games are played: in other processes than the host's."""

    def __init__(self) -> None:
        super().__init__()
        if multiprocessing.parent_process() is not None:
            raise ModuleNotFoundError("No module named 'weights'")


class Slanderer(RandomBot):
    """Says in its worker's place, as it is made, that others cannot be made."""

    def __init__(self) -> None:
        super().__init__()
        _write(b'{"key": null, "unloaded": [["eager", "it is mine"]]}\n')


class Deadly(RandomBot):
    """Ends the process in which it is made, if that is not the host's."""

    def __init__(self) -> None:
        super().__init__()
        if multiprocessing.parent_process() is not None:
            os._exit(3)


class Scholar:
    """Chooses by the number of things that its seat has perceived in the whole game."""

    def __init__(self) -> None:
        self.perceived = 0

    def follow(self, view_record: ViewRecord) -> None:
        self.perceived = sum(map(len, view_record.steps))

    def choose(self, view: Any, rng: Rng) -> Any:
        actions = legal_actions(view)
        return actions[self.perceived % len(actions)]


# --- bots that do harm while another is at work ---


class Eager:
    """Plays at random. Others derive from it, and do something besides."""

    def choose(self, view: Any, rng: Rng) -> Any:
        self.harm()
        return RandomBot(eager=True).choose(view, rng)

    def harm(self) -> None:
        """Do something besides."""


class Bomber(Eager):
    """Ends the process it is in a moment later, when it has long answered: `Slow` is at work then."""

    @override
    def harm(self) -> None:
        threading.Timer(0.005, os._exit, (3,)).start()


class Closer(Eager):
    """Closes every descriptor of the process it is in."""

    @override
    def harm(self) -> None:
        os.closerange(3, 256)


def _write(data: bytes) -> None:
    """Write to every socket of this process."""
    for descriptor in range(3, 64):
        try:
            if stat.S_ISSOCK(os.fstat(descriptor).st_mode):
                os.write(descriptor, data)
        except OSError:
            continue


class Scribbler(Eager):
    """Writes to the host in its worker's place: what is no JSON, or no answer."""

    @override
    def harm(self) -> None:
        _write(b'hello\n{"key": 1}\n[]\n')


class Mumbler(Eager):
    """Writes half an answer to the host, and stops."""

    @override
    def harm(self) -> None:
        _write(b'{"key": [["slow", "evil"], 0], "games')
        time.sleep(1000)


class Forger(Eager):
    """Writes to the host that its worker has met an error."""

    @override
    def harm(self) -> None:
        _write(b'{"key": [["slow", "evil"], 0], "error": ["ValueError", "stop it all"]}\n')


class Runaway(Eager):
    """Joins the group of its parent, closes the line to it, and never comes to an end."""

    @override
    def harm(self) -> None:
        os.setpgid(0, os.getpgid(os.getppid()))
        os.closerange(3, 256)
        while True:
            try:
                time.sleep(0.01)
            except BaseException:
                continue


class Spoiler(Eager):
    """Hangs when the referee looks up the outcome, and no bot is at work."""

    @override
    def harm(self) -> None:
        sys.setprofile(_hang_at_outcome)


def _hang_at_outcome(frame: Any, *_: Any) -> None:
    if frame.f_code.co_name == "outcome":
        hang()


class Lingerer(Eager):
    """Hangs when nobody needs it any more."""

    def __del__(self) -> None:
        hang()


class LastWord(Eager):
    """Ends the process it is in when nobody needs it any more."""

    def __del__(self) -> None:
        os._exit(3)
