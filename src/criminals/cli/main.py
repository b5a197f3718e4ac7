"""The entry point of the command line. It runs without the extra too, to say that it is missing."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command by its arguments, by default those of the process, and return the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if find_spec("rich") is None:
        lang: str = import_module("criminals.cli.catalogue").asked_lang(given)
        told: str = import_module("criminals.cli.complaints").worded("complaint", "no_rich")(lang)
        sys.stderr.write(f"criminals: {told}\n")
        return 1
    run: Callable[[Sequence[str]], int] = import_module("criminals.cli.dispatch").run
    return run(given)
