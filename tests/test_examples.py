"""Every example runs, and shows what it says."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=EXAMPLES, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False
    )


@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.glob("*.py")))
def test_an_example_runs(name: str) -> None:
    result = run(name)
    assert result.returncode == 0, result.stderr
    assert result.stdout
    assert not result.stderr


def test_the_demo_shows_the_table_and_the_explained_score() -> None:
    shown = run("demo.py", "11").stdout
    assert shown.count("hangouts  A:") > 5
    assert "Turn 1, seat" in shown
    assert "(§5.4)" in shown
    assert "won by seat" in shown


def test_a_record_is_replayed_in_another_language() -> None:
    shown = run("replay.py", "record.json", "it").stdout
    assert "seat 1: Recluta nel covo D" in shown
    assert "winners: (1,)" in shown


def test_a_bad_record_is_named_in_one_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(
        (EXAMPLES / "record.json").read_text(encoding="utf-8").replace("take 1", "take 32"), encoding="utf-8"
    )
    result = run("replay.py", str(bad))
    assert result.returncode == 1
    assert result.stderr == (
        "bad.json: ply 3: Take(crook=32): crook 32, a Boss, must be taken last: 3 others are still there (§4.6)\n"
    )
