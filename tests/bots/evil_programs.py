"""Programs that try to hold their host, and what is left of them."""

import os
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc/self/fd")

MARK: Final = f"61.{os.getpid():07}"
"""Seconds that the children of an evil program sleep: a number that no other process on the machine is given."""

EVIL: Final = {
    "never reads": ["yes", '{"action": "pass"}'],
    "never writes": ["sleep", MARK],
    "floods": ["sh", "-c", "exec tr '\\0' x < /dev/zero"],
    "half a line": ["sh", "-c", f"printf '{{\"action'; exec sleep {MARK}"],
    "closes its output": ["sh", "-c", f"exec >&-; exec sleep {MARK}"],
    "closes its input": ["sh", "-c", f"exec <&-; exec sleep {MARK}"],
    "forks": ["sh", "-c", f"sleep {MARK} & sleep {MARK} & wait"],
    "forks and dies": ["sh", "-c", f"sleep {MARK} & exit"],
    "ignores SIGTERM": ["sh", "-c", f"trap '' TERM INT HUP; sleep {MARK}; sleep {MARK}"],
    "dies": ["false"],
}


def descriptors() -> dict[str, str]:
    """The open descriptors of this process, each with what it leads to."""
    found: dict[str, str] = {}
    for each in PROC.iterdir():
        with suppress(FileNotFoundError):  # the one that lists them
            found[each.name] = str(each.readlink())
    return found


def left() -> tuple[int, int, int]:
    """The descriptors, threads and children of this process."""
    children = Path("/proc/self/task").glob("*/children")
    return len(descriptors()), threading.active_count(), sum(len(each.read_text().split()) for each in children)


def sleeping() -> int:
    """How many processes of this machine sleep for `MARK` seconds."""
    found = 0
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            found += MARK.encode() in file.read_bytes().split(b"\0")
        except OSError:
            continue
    return found
