"""What a release has to pass is really looked at."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import release_check
from tools.release_check import Failed, check_version, citation_faults, interpreter, version_faults


def test_the_version_stands_in_the_changelog() -> None:
    assert check_version().startswith("0.")


@pytest.mark.parametrize(
    ("version", "changelog", "faults"),
    [
        ("1.2.0", "# Changelog\n\n## 1.2.0 - 2027-01-31\n\n## 1.1.0 - unreleased\n", []),
        ("1.2.0", "## 1.1.0\n", ["CHANGELOG.md has no heading for version 1.2.0"]),
        ("1.1.0", "## 1.2.0\n\n## 1.1.0\n", ["the first heading of CHANGELOG.md is 1.2.0, not 1.1.0"]),
        ("1.2", "## 1.2\n", ["version 1.2 is not of the form 1.2.3"]),
    ],
)
def test_a_version_without_its_entry_is_named(version: str, changelog: str, faults: list[str]) -> None:
    assert [*version_faults(f'[project]\nversion = "{version}"\n', changelog)] == faults


@pytest.mark.parametrize(("version", "count"), [("1.2.0", 0), ("1.2.1", 1), ("1.2", 1)])
def test_the_citation_has_the_version(version: str, count: int) -> None:
    project = '[project]\nversion = "1.2.0"\n'
    assert len([*citation_faults(project, f"cff-version: 1.2.0\nversion: {version}\n")]) == count


def test_a_command_that_fails_is_told_with_what_it_said() -> None:
    with pytest.raises(Failed, match="no such luck"):
        release_check.run(sys.executable, "-c", "import sys; sys.exit('no such luck')")


def test_a_python_is_what_it_says_it_is() -> None:
    found = interpreter(f"{sys.version_info.major}.{sys.version_info.minor}")
    assert found is not None
    assert subprocess.run([found, "--version"], check=True, capture_output=True).returncode == 0
    assert interpreter("2.0") is None


def test_the_smoke_test_passes_here(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, str(release_check.SMOKE)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    assert "3 games" in result.stdout
