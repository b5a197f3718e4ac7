"""The public interface is pinned: a change of it is written down, and every name of it says what it is."""

import re
import shutil
from pathlib import Path

import griffe
import pytest

from tools.signatures import KEPT, ROOT, found, loaded, public_names, signatures, told


@pytest.fixture(scope="module")
def package() -> griffe.Module:
    return loaded()


def test_the_signatures_are_those_that_are_kept(package: griffe.Module) -> None:
    assert signatures(package) == KEPT.read_text(encoding="utf-8"), "make signatures; then read the difference"


def test_fields_have_the_types_that_type_checkers_see(package: griffe.Module) -> None:
    edition = found(package, "criminals.games.counterfeiters.Edition")
    assert str(edition["cards"].annotation) == "Annotated[tuple[Card, ...], CARDS]"
    assert "cards: tuple[Card, ...]" in told(edition)
    assert "seat: Seat" in told(found(package, "criminals.games.crooks.Placed"))
    assert "crook: int" in told(found(package, "criminals.games.crooks.Placed"))


CHANGES = {
    "core/base/errors.py": ("    code: str\n", "    code: str\n    weight: int\n"),
    "core/game/results.py": ("winners: tuple[Seat, ...]", "winners: frozenset[Seat]"),
    "bots/matches/playing.py": ("seed: int | None = None,", "seed: int | None = 0,"),
}
"""A new field, another type of a field, another default; of the first two `griffe check` takes no notice."""


def test_changes_are_noticed(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src" / "criminals", tmp_path / "criminals", ignore=shutil.ignore_patterns("__pycache__"))
    for file, (old, new) in CHANGES.items():
        changed = tmp_path / "criminals" / file
        text = changed.read_text(encoding="utf-8")
        assert old in text
        changed.write_text(text.replace(old, new, 1), encoding="utf-8")
    lines = set(signatures(loaded(tmp_path)).splitlines()) - set(KEPT.read_text(encoding="utf-8").splitlines())
    assert "    weight: int" in lines
    assert "    winners: frozenset[Seat]" in lines
    assert any("seed: int | None = 0" in line for line in lines)


def says_nothing(name: str, docstring: str) -> bool:
    """Whether a docstring has hardly a word that the name does not have."""
    own = {word.lower() for word in re.findall("[A-Z]?[a-z]+|[A-Z]+", name.rpartition(".")[2])}
    return len(set(re.findall(r"\w+", docstring.lower())) - own - {"a", "an", "the", "of", "is"}) < 2


def test_every_public_name_says_what_it_is(package: griffe.Module) -> None:
    docstrings = {name: found(package, name).docstring for name in public_names()}
    assert [name for name, docstring in docstrings.items() if docstring is None] == []
    assert [name for name, told in docstrings.items() if told is not None and says_nothing(name, told.value)] == []


def test_a_docstring_that_repeats_its_name_is_noticed() -> None:
    assert says_nothing("criminals.testing.crooks_kit", "The kit of Crooks.")
    assert says_nothing("criminals.games.crooks.FaceDown", "Face down.")
    assert not says_nothing("criminals.apply", "The state after an action.")
