"""The entry of the command line: it has to run where the extra is not installed, to say so."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

MISSING = "criminals: the command line needs rich, which is not here: pip install 'criminals[cli]'\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command by its arguments, those of the process if none are given; the exit code."""
    if find_spec("rich") is None:
        sys.stderr.write(MISSING)
        return 1
    run: Callable[[Sequence[str]], int] = import_module("criminals.cli.commands").run
    return run(sys.argv[1:] if arguments is None else arguments)
