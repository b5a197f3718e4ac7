"""The registry: a name for each game, and a game for each name."""

from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from criminals.core.game import registry
from criminals.core.game.registry import (
    GAMES,
    Installed,
    add_alias,
    find_game,
    game_of,
    look_among,
    offer,
    register,
)
from tests.typing import kuhn


def named(name: str) -> Any:
    """Kuhn poker by another name."""
    game = ModuleType(name)
    vars(game).update({**vars(kuhn), "__name__": name, "NAME": name})
    return game


@pytest.fixture
def own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.core.game.registry._games", {})
    monkeypatch.setattr("criminals.core.game.registry.APPLY", {})
    monkeypatch.setattr("criminals.core.game.registry.LEGAL_ACTIONS", {})
    monkeypatch.setattr("criminals.core.game.registry._offered", {})
    monkeypatch.setattr("criminals.core.game.registry._installed", [])
    monkeypatch.setattr("criminals.core.game.registry._aliases", {})


@pytest.mark.usefixtures("own_registry")
def test_a_registered_game_is_found() -> None:
    with pytest.raises(ValueError, match="there is no game 'nim': none is registered yet"):
        find_game("nim")
    nim = named("nim")
    register("nim", nim)
    register("nim", nim)
    assert find_game("nim").new_game is nim.new_game
    assert GAMES["nim"] is find_game("nim")
    others: tuple[Any, ...] = ("go", "", None, [], 7, nim)
    for name in others:
        with pytest.raises(ValueError, match=r"^there is no game .*\. The games are: nim$"):
            find_game(name)


@pytest.mark.usefixtures("own_registry")
def test_a_name_belongs_to_one_game() -> None:
    nim = named("nim")
    register("nim", nim)
    register("nim", nim)
    with pytest.raises(ValueError, match="there is another game called 'nim'"):
        register("nim", named("nim"))
    with pytest.raises(ValueError, match="the game called 'nim' cannot be registered as 'go'"):
        register("go", named("nim"))
    with pytest.raises(TypeError, match="under a text"):
        register(cast(str, named("go")), named("go"))


@pytest.mark.usefixtures("own_registry")
def test_a_game_is_found_by_an_alias_which_is_nobody_elses() -> None:
    nim = named("Nim")
    register("Nim", nim)
    add_alias("marienbad", "Nim")
    assert find_game("marienbad") is find_game("Nim")
    for name, meant in {"nim": "'Nim'", "NIMM": "'Nim'", "Marienbat": "'marienbad' (Nim)"}.items():
        with pytest.raises(ValueError, match=rf"^there is no game '{name}'; did you mean ") as caught:
            find_game(name)
        assert f"did you mean {meant}? The games are: Nim" in str(caught.value)
    with pytest.raises(ValueError, match="'marienbad' is another name of 'Nim'"):
        register("marienbad", named("marienbad"))
    register("chess", named("chess"))
    for alias, name in (("Nim", "Nim"), ("other", "go"), ("other", "marienbad"), ("marienbad", "chess")):
        with pytest.raises(ValueError, match="cannot stand for"):
            add_alias(alias, name)


@pytest.mark.usefixtures("own_registry")
def test_a_long_name_is_shown_in_part() -> None:
    register("nim", named("nim"))
    with pytest.raises(ValueError, match="there is no game 'xxx") as caught:
        find_game("x" * 10_000)
    assert len(str(caught.value)) < 300


@pytest.mark.usefixtures("own_registry")
def test_what_lacks_verbs_is_no_game() -> None:
    """All that is missing is named when a game is registered, not when a verb is called in vain."""
    with pytest.raises(
        TypeError, match=r"is no game: it has no NAME, RULES, new_game, .*, parse_action, step or events$"
    ):
        register("go", cast(Any, object()))
    mute = named("nim")
    del mute.events, mute.fold
    with pytest.raises(TypeError, match=r"is no game: it has no fold, step or events$"):
        register("nim", mute)
    with pytest.raises(ValueError, match="no game 'nim'"):
        find_game("nim")


@pytest.mark.usefixtures("own_registry")
def test_an_offered_game_is_listed_at_once_and_loaded_when_it_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    nim, loaded = named("nim"), list[str]()

    def load(module: str) -> Any:
        loaded.append(module)
        return nim

    monkeypatch.setattr("criminals.core.game.registry.import_module", load)
    offer({"nim": "some.nim"})
    add_alias("marienbad", "nim")
    assert [*GAMES] == ["nim"]
    assert len(GAMES) == 1
    assert "nim" in GAMES
    assert "marienbad" not in GAMES
    assert repr(GAMES) == "<the games nim>"
    with pytest.raises(ValueError, match="did you mean 'nim'"):
        find_game("nimm")
    with pytest.raises(ValueError, match="there is another game called 'nim'"):
        register("nim", named("nim"))
    loaded.clear()
    assert find_game("marienbad") is GAMES["nim"] is game_of(SimpleNamespace(game="nim")) is nim
    assert loaded == []
    with pytest.raises(KeyError):
        GAMES["marienbad"]


@pytest.mark.usefixtures("own_registry")
def test_a_value_of_an_offered_game_loads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    nim = named("nim")
    monkeypatch.setattr("criminals.core.game.registry.import_module", {"some.nim": nim}.__getitem__)
    offer({"nim": "some.nim"})
    assert game_of(SimpleNamespace(game="nim")) is nim
    assert {"nim": nim.apply} == registry.APPLY
    assert {"nim": nim.legal_actions} == registry.LEGAL_ACTIONS
    others: tuple[object, ...] = ("chess", 3, None, [])
    for other in others:
        with pytest.raises(TypeError, match="nor anything else of a known game"):
            game_of(SimpleNamespace(game=other))


@pytest.mark.usefixtures("own_registry")
def test_other_peoples_games_are_looked_for_last() -> None:
    nim, go, asked = named("nim"), named("go"), list[str]()

    def names() -> tuple[str, ...]:
        asked.append("names")
        return ("go",)

    look_among(Installed(names, {"go": go}.__getitem__))
    register("nim", nim)
    assert find_game("nim").new_game is nim.new_game
    assert game_of(SimpleNamespace(game="nim")) is find_game("nim")
    assert asked == []
    assert "go" not in GAMES
    with pytest.raises(ValueError, match=r"no game 'goo'; did you mean 'go'\? The games are: nim, go$"):
        find_game("goo")
    assert find_game("go").new_game is go.new_game
    assert [*GAMES] == ["nim", "go"]
    asked.clear()
    assert find_game("go") is GAMES["go"]
    assert asked == []
