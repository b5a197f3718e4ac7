"""The registry: a name for each game, and a game for each name."""

from types import ModuleType
from typing import Any, cast

import pytest

from criminals.core.registry import add_alias, find_game, register
from tests.typing import kuhn


def named(name: str) -> Any:
    """Kuhn poker by another name."""
    game = ModuleType(name)
    vars(game).update({**vars(kuhn), "__name__": name, "NAME": name})
    return game


@pytest.fixture
def own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.core.registry._games", {})
    monkeypatch.setattr("criminals.core.registry._aliases", {})


@pytest.mark.usefixtures("own_registry")
def test_a_registered_game_is_found() -> None:
    with pytest.raises(ValueError, match="no game 'nim': none is registered yet"):
        find_game("nim")
    nim = named("nim")
    register("nim", nim)
    register("nim", nim)
    assert find_game("nim") is nim
    others: tuple[Any, ...] = ("go", "", None, [], 7, nim)
    for name in others:
        with pytest.raises(ValueError, match=r"^there is no game .*\. The games are: nim$"):
            find_game(name)


@pytest.mark.usefixtures("own_registry")
def test_a_name_belongs_to_one_game() -> None:
    register("nim", named("nim"))
    with pytest.raises(ValueError, match="there is another game called 'nim'"):
        register("nim", named("nim"))
    with pytest.raises(ValueError, match="the game called 'nim' can not be registered as 'go'"):
        register("go", named("nim"))
    with pytest.raises(TypeError, match="under a text"):
        register(cast(str, named("go")), named("go"))


@pytest.mark.usefixtures("own_registry")
def test_a_game_is_found_by_an_alias_which_is_nobody_elses() -> None:
    nim = named("Nim")
    register("Nim", nim)
    add_alias("marienbad", "Nim")
    assert find_game("marienbad") is nim
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
    with pytest.raises(TypeError, match=r"is no game: it has no NAME, RULES, new_game, .*, parse_action, describe$"):
        register("go", cast(Any, object()))
    mute = named("nim")
    del mute.describe, mute.fold
    with pytest.raises(TypeError, match=r"is no game: it has no fold, describe$"):
        register("nim", mute)
    with pytest.raises(ValueError, match="no game 'nim'"):
        find_game("nim")
