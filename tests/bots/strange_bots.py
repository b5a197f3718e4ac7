"""Bots that misbehave, for tournaments: classes of a module, so that they can be sent to other processes."""

import itertools
import os
import signal
import time
from pathlib import Path
from typing import Any

import attrs

from criminals import Rng
from criminals.bots import RandomBot


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
    """Can not even be made."""

    def __init__(self) -> None:
        raise OSError("no weights")

    def choose(self, view: Any, rng: Rng) -> Any:
        raise AssertionError("it was never made")
