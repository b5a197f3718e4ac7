"""Run the tests near what changed: `make quick`, after its lint.

A change in a room of the library is near the tests of the same room: `src/criminals/games/crooks/rules/...` and
`tests/games/crooks/rules`. The tests of a whole layer, such as the laws and the tournaments, are left to `make test`.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TESTS: Final = PurePosixPath("tests")
LIBRARY: Final = PurePosixPath("src/criminals")
PAGE_TEST: Final = "tests/test_docs.py::test_the_code_of_a_page_runs_and_prints_what_it_says"

BESIDES: Final = {
    "games": ("tests/games/every_game",),
    "testing": ("tests/laws/test_play.py", "tests/typing"),
    "verbs.py": ("tests/test_names.py", "tests/test_mistakes.py", "tests/typing", "tests/games/every_game"),
    "__init__.py": ("tests/test_names.py", "tests/test_mistakes.py", "tests/typing"),
}
"""Tests near the parts of the library, by the names of these, that no folder of the same name holds."""

LONG: Final = ("tests/bots/matches/test_strength.py", "tests/bots/matches/test_tournaments.py")
"""Tests that take long: run only when they themselves change."""


def changed(since: str) -> list[str]:
    """The files that differ from a revision, and those that git does not know yet."""
    commands = (["diff", "--name-only", since], ["ls-files", "--others", "--exclude-standard"])
    found: list[str] = []
    for command in commands:
        done = subprocess.run(["git", "-C", str(ROOT), *command], check=True, capture_output=True, text=True)
        found += done.stdout.splitlines()
    return found


def near(path: str, root: Path = ROOT) -> Iterator[str]:
    """The tests near one file, as pytest takes them."""
    file = PurePosixPath(path)
    if file.is_relative_to(TESTS):
        if file.match("test_*.py"):
            yield path
        elif file.suffix == ".py":
            yield from _room(file.parent, root)
    elif file.is_relative_to(LIBRARY):
        inside = file.relative_to(LIBRARY)
        yield from _room(TESTS / inside.parent, root)
        yield from BESIDES.get(inside.parts[0], ())
    elif file.is_relative_to("tools"):
        yield from _of_tool(file.stem, root)
    elif file.is_relative_to("examples"):
        yield "tests/test_examples.py"
    elif file.suffix == ".md" and (root / path).exists() and "```py" in (root / path).read_text(encoding="utf-8"):
        yield f"{PAGE_TEST}[{path}]"


def _room(folder: PurePosixPath, root: Path) -> Iterator[str]:
    """The deepest folder of tests that there is on the way to this one; never all tests."""
    while folder != TESTS and not (root / folder).is_dir():
        folder = folder.parent
    if folder != TESTS:
        yield str(folder)


def _of_tool(name: str, root: Path) -> Iterator[str]:
    """The tests that name a tool."""
    mark = re.compile(rf'tools\.{name}\b|tools import {name}\b|"{name}\.py"')
    for test in sorted((root / TESTS).glob("test_*.py")):
        if mark.search(test.read_text(encoding="utf-8")):
            yield test.relative_to(root).as_posix()


def chosen(paths: Iterable[str], root: Path = ROOT) -> list[str]:
    """The tests near all these files, each once: a folder stands for what is in it."""
    found = {test for path in paths for test in near(path, root) if (root / test.partition("::")[0]).exists()}
    return sorted(test for test in found if not any(str(parent) in found for parent in PurePosixPath(test).parents))


def main(arguments: Sequence[str]) -> int:
    """Run them with pytest; 0 if nothing is near."""
    parser = argparse.ArgumentParser(prog="make quick", description="Run the tests near what changed.")
    parser.add_argument("--since", default="HEAD", metavar="REV", help="what changed since this revision (HEAD)")
    parser.add_argument("--list", action="store_true", help="only say which tests these are")
    options = parser.parse_args(arguments)
    try:
        paths = changed(options.since)
    except (OSError, subprocess.CalledProcessError) as error:
        print("git does not say what changed:", getattr(error, "stderr", None) or error, file=sys.stderr)
        return 2
    tests = chosen(paths)
    print(*(tests or ["no test is near what changed"]), sep="\n", flush=True)
    if options.list or not tests:
        return 0
    ignored = [f"--ignore={test}" for test in LONG if test not in tests]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", *ignored, *tests]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
