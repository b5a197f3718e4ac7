"""Thousands of documents with new editions of a game, in a process of its own: `tools/fuzz.py` reads what it prints.

Nothing is instrumented here. Each document has an edition that was never met before, with as large a layout as can be.
"""

import gc
import resource
import sys
from pathlib import Path

from tests.hostile.cold import met

WARM = 2
"""Documents that are read before: converters are made at first use, and modules loaded."""

_PAGES = Path("/proc/self/statm")


def resident() -> int:
    """The memory of this process in bytes, without garbage; the most it ever had where nothing tells the present."""
    gc.collect()
    if _PAGES.exists():
        return int(_PAGES.read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def main() -> None:
    """Print the bytes by which memory grew: for a game, and so many documents."""
    game, documents = sys.argv[1:]
    met(game, WARM)
    before = resident()
    met(game, int(documents))
    print(resident() - before)


if __name__ == "__main__":
    main()
