"""`make quick` finds the tests near a change, and `make help` names every command."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import quick

ROOT = Path(__file__).parents[1]
PAGE = quick.PAGE_TEST


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/criminals/games/crooks/rules/phases/placing.py", ["tests/games/crooks/rules", "tests/games/every_game"]),
        ("src/criminals/games/sicario/looks/text.py", ["tests/games/every_game", "tests/games/sicario/looks"]),
        ("src/criminals/games/crooks/play.py", ["tests/games/crooks", "tests/games/every_game"]),
        ("src/criminals/core/documents/strict_json.py", ["tests/core/documents"]),
        ("src/criminals/core/box/editions.py", ["tests/core"]),
        ("src/criminals/core/__init__.py", ["tests/core"]),
        ("src/criminals/bots/search/tree.py", ["tests/bots/search"]),
        ("src/criminals/cli/table/screen.py", ["tests/cli"]),
        ("src/criminals/testing/laws/play.py", ["tests/laws/test_play.py", "tests/typing"]),
        ("src/criminals/dice.py", []),
        ("tests/games/crooks/rules/test_lists.py", ["tests/games/crooks/rules/test_lists.py"]),
        ("tests/games/crooks/rules/no_test.py", ["tests/games/crooks/rules"]),
        ("tests/games/crooks/rules/test_gone.py", []),
        ("tests/conftest.py", []),
        ("tools/beside.py", ["tests/test_bench.py"]),
        ("tools/bench.py", ["tests/test_bench.py", "tests/test_bench_peers.py"]),
        ("tools/quick.py", ["tests/test_quick.py"]),
        ("examples/demo.py", ["tests/test_examples.py"]),
        ("README.md", [f"{PAGE}[README.md]"]),
        ("docs/quickstart.md", [f"{PAGE}[docs/quickstart.md]"]),
        ("LICENSE", []),
    ],
)
def test_a_change_is_near_the_tests_of_its_room(path: str, tests: list[str]) -> None:
    assert quick.chosen([path]) == tests


def test_a_folder_stands_for_what_is_in_it() -> None:
    paths = ["tests/games/crooks/rules/test_lists.py", "src/criminals/games/crooks/play.py", "src/criminals/dice.py"]

    assert quick.chosen(paths) == ["tests/games/crooks", "tests/games/every_game"]


def test_every_path_that_is_named_is_there() -> None:
    named = [*quick.LONG, *(test for tests in quick.BESIDES.values() for test in tests)]

    assert [test for test in named if not (ROOT / test).exists()] == []


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="the source did not come with its history")
def test_files_that_git_does_not_know_count_as_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*arguments: str) -> None:
        subprocess.run(["git", "-C", str(tmp_path), *arguments], check=True, capture_output=True)

    git("init")
    (tmp_path / "old.py").write_text("1")
    git("add", ".")
    git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-m", "first")
    (tmp_path / "old.py").write_text("2")
    (tmp_path / "new.py").write_text("1")
    monkeypatch.setattr(quick, "ROOT", tmp_path)

    assert quick.changed("HEAD") == ["old.py", "new.py"]


def test_a_revision_that_git_does_not_have_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert quick.main(["--since", "no-such-revision"]) == 2
    assert "no-such-revision" in capsys.readouterr().err


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not here")
def test_the_help_has_every_command_in_one_of_three_groups() -> None:
    done = subprocess.run(["make", "-C", str(ROOT), "help"], check=True, capture_output=True, text=True)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)

    assert re.findall(r"^(?!make)\w[\w ]*$", done.stdout, re.MULTILINE) == ["every day", "before a release", "rarely"]
    assert sorted(re.findall(r"^  make (\S+) +\S", done.stdout, re.MULTILINE)) == sorted(commands)
