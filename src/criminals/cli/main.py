"""The entry point of the command line. It runs without the extra too, to say that it is missing."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

MISSING = "criminals: the command line needs rich, which is not here: pip install 'criminals[cli]'\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command by its arguments, by default those of the process, and return the exit code."""
    if find_spec("rich") is None:
        sys.stderr.write(MISSING)
        return 1
    run: Callable[[Sequence[str]], int] = import_module("criminals.cli.dispatch").run
    return run(sys.argv[1:] if arguments is None else arguments)
