"""Bots that fail at a table, each in its own way. The server makes them by their names, in another process."""

import os
import signal
import sys
import time
from typing import Any, ClassVar

from typing_extensions import override

from criminals.bots import RandomBot


class Stops:
    """Raises what ends a loop."""

    def choose(self, view: Any, rng: Any) -> Any:
        raise StopIteration


class Leaves:
    """Ends its process by an exception that few catch."""

    def choose(self, view: Any, rng: Any) -> Any:
        sys.exit(3)


class Dies:
    """Ends its process at once."""

    def choose(self, view: Any, rng: Any) -> Any:
        os._exit(3)


class Hangs:
    """Thinks for ever, and cannot be interrupted."""

    def choose(self, view: Any, rng: Any) -> Any:
        signal.signal(signal.SIGALRM, signal.SIG_IGN)
        while True:
            time.sleep(1)


class Cheats:
    """Chooses what is not legal."""

    def choose(self, view: Any, rng: Any) -> Any:
        return "take 99"


class Shrugs:
    """Chooses nothing."""

    def choose(self, view: Any, rng: Any) -> Any:
        return None


class Babbles(RandomBot):
    """Writes to every descriptor that is open."""

    @override
    def choose(self, view: Any, rng: Any) -> Any:
        for number in range(3, 30):
            try:
                os.write(number, b'{"action": "pass"}\n[[[[\n')
            except OSError:
                continue
        return super().choose(view, rng)


class NotMade:
    """Cannot even be made."""

    def __init__(self) -> None:
        raise KeyboardInterrupt


class Slow(RandomBot):
    """Takes its time."""

    @override
    def choose(self, view: Any, rng: Any) -> Any:
        time.sleep(0.6)
        return super().choose(view, rng)


class Keeps:
    """Keeps a descriptor until it is closed, and then fails."""

    kept: ClassVar[set[int]] = set()

    def __init__(self) -> None:
        self.pipe = os.pipe()
        self.kept.update(self.pipe)

    def choose(self, view: Any, rng: Any) -> Any:
        return RandomBot().choose(view, rng)

    def close(self) -> None:
        for number in self.pipe:
            os.close(number)
            self.kept.remove(number)
        raise OSError("closed")
