"""CONTRIBUTING names files that are there, and the page of commands has each in the group of `make help`."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
COMMANDS = (ROOT / "docs" / "make-commands.md").read_text(encoding="utf-8")
GROUPS = ("every day", "before a release", "rarely")


def test_every_path_is_there() -> None:
    paths = re.findall(r"`((?:src|tests|tools|docs|examples|requirements|\.ci|\.github)/[^`\s<>*]*)`", TEXT + COMMANDS)

    assert len(paths) > 20
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_page_of_commands_has_those_of_each_group() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for group in GROUPS:
        section = COMMANDS.partition(f"\n## {group.capitalize()}\n")[2].partition("\n## ")[0]
        listed = re.findall(r"^\| `make ([a-z-]+)`", section, re.MULTILINE)
        assert sorted(listed) == sorted(re.findall(rf"^([a-z-]+):.*## {group}: ", makefile, re.MULTILINE)), group


def test_the_readme_fits_on_two_screens_and_has_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert len(readme.splitlines()) < 120
    assert re.findall(r"^\| `make ([a-z-]+)`", readme, re.MULTILINE) == ["demo", "test"]
    assert [link for link in re.findall(r"\]\(([^)#]+)", readme) if not (ROOT / link).exists()] == []
