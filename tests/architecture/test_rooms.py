"""Rooms: no folder of the source is crowded, the tests mirror its rooms, and what every game has is tested once."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ("counterfeiters", "crooks", "sicario")
MOST_MODULES: Final = 18

TESTED: Final = re.compile(r"^\s*(?:async )?def (test_\w+)", re.MULTILINE)


def folders(folder: Path) -> set[str]:
    """The folders that have code in them."""
    return {path.parent.name for path in folder.glob("*/*.py")}


def modules(folder: Path) -> set[str]:
    """The names of the modules in a folder."""
    return {path.stem for path in folder.glob("*.py")} - {"__init__"}


def crowded(source: Path) -> Iterator[str]:
    """Folders with too many modules, a sentence each."""
    for folder in sorted({path.parent for path in source.rglob("*.py")}):
        if (count := len(modules(folder))) > MOST_MODULES:
            yield f"{folder.relative_to(source)} has {count} modules, the most are {MOST_MODULES}"


def without_room(source: Path, tests: Path, helpers: Iterable[str] = ()) -> Iterator[str]:
    """Folders of tests that are no room of what they test, a sentence each."""
    for room in sorted(folders(tests) - folders(source) - {*helpers}):
        yield f"{tests.name}/{room} is no room of {source.name}"


def repeated(tests: Path) -> Iterator[str]:
    """Tests with the same name in the folders of two games or more, a sentence each."""
    named = Counter(
        name
        for game in GAMES
        for name in {
            name for path in (tests / game).rglob("test_*.py") for name in TESTED.findall(path.read_text("utf-8"))
        }
    )
    for name in sorted(name for name, games in named.items() if games > 1):
        yield f"{name} stands in {named[name]} games: it belongs to every_game"


def uneven(tests: Path) -> Iterator[str]:
    """Modules of samples that some games have and some have not, a sentence each."""
    samples = {game: modules(tests / game / "samples") for game in GAMES}
    for game, found in samples.items():
        for name in sorted({name for each in samples.values() for name in each} - found):
            yield f"{game} has no samples of {name}"


def test_no_folder_of_the_source_is_crowded() -> None:
    assert not list(crowded(ROOT / "src"))


@pytest.mark.parametrize("game", GAMES)
def test_tests_of_a_game_stand_in_its_rooms(game: str) -> None:
    source = ROOT / "src/criminals/games" / game
    assert not list(without_room(source, ROOT / "tests/games" / game, {"samples"}))
    assert not list(without_room(source, ROOT / "tests/games/every_game"))


@pytest.mark.parametrize("part", ["core", "bots"])
def test_tests_of_the_core_and_of_bots_stand_in_their_rooms(part: str) -> None:
    assert not list(without_room(ROOT / "src/criminals" / part, ROOT / "tests" / part))


def test_no_test_stands_in_two_games() -> None:
    assert not list(repeated(ROOT / "tests/games"))


def test_every_game_has_the_same_samples() -> None:
    assert not list(uneven(ROOT / "tests/games"))


# --- the checks notice what they are there for ---


def write(path: Path, text: str = "") -> None:
    """Write a file, and make its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def test_a_crowded_folder_is_noticed(tmp_path: Path) -> None:
    for number in range(MOST_MODULES):
        write(tmp_path / f"game/rules/rule_{number}.py")
    write(tmp_path / "game/rules/__init__.py")
    assert not list(crowded(tmp_path))
    write(tmp_path / "game/rules/one_more.py")
    assert list(crowded(tmp_path)) == ["game/rules has 19 modules, the most are 18"]


def test_a_folder_of_tests_that_is_no_room_is_noticed(tmp_path: Path) -> None:
    write(tmp_path / "src/game/rules/turns.py")
    for room in ("rules", "laws", "samples"):
        write(tmp_path / f"tests/game/{room}/test_turns.py")
    found = without_room(tmp_path / "src/game", tmp_path / "tests/game", {"samples"})
    assert list(found) == ["game/laws is no room of game"]


def test_a_test_in_two_games_is_noticed(tmp_path: Path) -> None:
    for game, room in zip(GAMES, ("rules", "rules", "box"), strict=True):
        write(tmp_path / game / room / "test_one.py", f"def test_1_1_same():\n    ...\ndef test_{game}():\n    ...\n")
    for game in GAMES[1:]:
        write(tmp_path / game / "looks/test_two.py", "def test_two():\n    ...\n")
    write(tmp_path / GAMES[0] / "looks/test_three.py", "def test_three():\n    ...\n" * 2)
    assert list(repeated(tmp_path)) == [
        "test_1_1_same stands in 3 games: it belongs to every_game",
        "test_two stands in 2 games: it belongs to every_game",
    ]


def test_samples_that_a_game_lacks_are_noticed(tmp_path: Path) -> None:
    for game in GAMES:
        write(tmp_path / game / "samples/words.py")
    write(tmp_path / "crooks/samples/drawings.py")
    lacking = ["counterfeiters has no samples of drawings", "sicario has no samples of drawings"]
    assert list(uneven(tmp_path)) == lacking
