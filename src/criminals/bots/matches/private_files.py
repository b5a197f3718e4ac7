"""Files that only their owner may read, because they tell the deals of a tournament."""

import os
from pathlib import Path


def write_private(path: Path, text: str) -> None:
    """Write a text to a file, all of it or nothing. A link or file in the way is replaced, not written through."""
    beside = path.with_name(f".{path.name}.part")
    beside.unlink(missing_ok=True)
    with open(beside, "x", encoding="utf-8", opener=_for_its_owner) as stream:
        stream.write(text)
    beside.replace(path)


def _for_its_owner(path: str, flags: int) -> int:
    """Open a file that nobody else may read."""
    return os.open(path, flags, 0o600)
