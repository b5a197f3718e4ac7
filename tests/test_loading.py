"""What is loaded when: importing the library, or starting one game, loads no more than it needs."""

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from types import ModuleType
from typing import Any

import pytest

import criminals
from criminals import games, installed
from criminals.core.game.defaults import DEFAULTS, REQUIRED
from criminals.core.game.registry import find_game, game_of
from tests.typing import kuhn

STATE = criminals.dumps(criminals.new_game("sicario", players=3, seed=1))


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh process has loaded after some code."""
    told = f"import json, sys\n{code}\nprint(json.dumps([*sys.modules]))"
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    return set(json.loads(run.stdout))


def named(modules: set[str], *words: str) -> set[str]:
    return {module for module in modules for word in words if word in module}


def test_importing_the_library_loads_no_game_and_nothing_that_writes_or_draws() -> None:
    modules = loaded_by("import criminals\nassert list(criminals.GAMES)[0] == 'crooks'")
    assert "criminals.verbs.playing" in modules
    assert not named(modules, "criminals.games.", "cattr", ".looks", ".documents", ".records", "importlib.metadata")


def test_a_game_is_loaded_alone_and_without_what_writes_or_draws() -> None:
    play = "state = criminals.new_game('crooks', players=2, seed=1)\nstate = criminals.apply(state, {})"
    modules = loaded_by("import criminals\n" + play.format("criminals.legal_actions(state)[0]"))
    assert "criminals.games.crooks.play" in modules
    assert not named(modules, "counterfeiters", "sicario", "cattr", ".looks", ".formats", ".documents", ".records")


def test_words_are_read_when_they_are_first_used_and_only_those_of_the_language() -> None:
    told = """
import json, sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
import criminals
state = criminals.new_game("crooks", players=2, seed=1)
for _ in range(9):
    state = criminals.apply(state, criminals.legal_actions(state)[0])
action = criminals.legal_actions(state)[0]
counts = []
def count():
    counts.append([path.replace("\\\\", "/").split("/criminals/")[-1] for path in opened if path.endswith(".toml")])
    opened.clear()
count()
criminals.describe(action, "it")
count()
criminals.describe(action, "it")
count()
print(json.dumps(counts))
"""
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    before, first, again = json.loads(run.stdout)
    words = [f"{place}/looks/words/{lang}.toml" for place in ("core", "games/crooks") for lang in ("en", "it")]
    assert (before, sorted(first), again) == ([], words, [])


def test_reading_a_document_loads_the_game_that_it_names_alone() -> None:
    modules = loaded_by(f"import criminals\ncriminals.loads({STATE!r}, 'state')")
    assert "criminals.games.sicario.formats.documents" in modules
    assert not named(modules, "crooks", "counterfeiters", ".picture")


def test_refusing_a_document_of_an_unknown_game_loads_none() -> None:
    tried = """
import criminals
try:
    criminals.loads('{"criminals":1,"kind":"state","game":"ludo","rules":1}', 'state')
except criminals.MalformedDocument as error:
    assert 'no game "ludo" is known, only "crooks", "counterfeiters", "sicario"' in str(error), error
else:
    raise AssertionError
"""
    assert not named(loaded_by(tried), "criminals.games.")


def test_a_value_finds_its_game_whoever_loaded_it() -> None:
    told = """
from random import Random
from criminals.games import crooks
view = crooks.view(crooks.new_game(players=2, rng=Random(1)), 0)
import criminals
assert criminals.legal_actions(view) == crooks.legal_actions(view)
assert str(view) == crooks.draw(view)
assert criminals.games.sicario.NAME == "sicario"
"""
    assert not named(loaded_by(told), "counterfeiters")


def test_a_name_that_a_package_does_not_have_is_no_attribute() -> None:
    packages: tuple[ModuleType, ...] = (criminals, games, criminals.GAMES["crooks"])  # type: ignore[assignment]  # it is a module
    for package in packages:
        with pytest.raises(AttributeError, match=f"module {package.__name__!r} has no attribute 'nothing'"):
            _ = package.nothing


@pytest.mark.parametrize("name", criminals.GAMES)
def test_the_games_of_the_library_have_every_verb(name: str) -> None:
    game: Any = criminals.GAMES[name]
    assert game is sys.modules[games.MODULES[name]]
    assert [verb for verb in (*REQUIRED, *DEFAULTS) if not hasattr(game, verb)] == []
    assert [each for each in game.__all__ if not hasattr(game, each)] == []


# --- games of other people ---


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """An installed package that brings Kuhn poker, and what was asked of the installed packages."""
    asked = list[str]()

    def found(*, group: str) -> EntryPoints:
        asked.append(group)
        return EntryPoints([EntryPoint("kuhn", "tests.typing.kuhn", group)])

    monkeypatch.setattr("importlib.metadata.entry_points", found)
    installed.entry_points.cache_clear()
    yield asked
    installed.entry_points.cache_clear()


def test_an_installed_game_is_found_by_its_name(packages: list[str]) -> None:
    criminals.new_game("crooks", seed=1)
    assert packages == [], "a known name is not looked for"
    assert "kuhn" not in criminals.GAMES
    state = criminals.new_game("kuhn", seed=1)
    assert packages == ["criminals.games"]
    assert isinstance(state, kuhn.State)
    assert criminals.GAMES["kuhn"] is find_game("kuhn")
    assert criminals.legal_actions(state) == (kuhn.CHECK, kuhn.BET)


def test_a_value_of_an_installed_game_finds_it(packages: list[str]) -> None:
    assert game_of(kuhn.BET).NAME == "kuhn"
    assert packages == ["criminals.games"]


def test_a_name_that_nobody_has_is_looked_for_once(packages: list[str]) -> None:
    for _ in range(3):
        with pytest.raises(ValueError, match=r"no game 'kuhm'; did you mean 'kuhn'\? The games are: .*sicario, kuhn$"):
            criminals.new_game("kuhm")
    assert packages == ["criminals.games"]
