"""The registry: a name for each game, and a game for each name."""

from types import ModuleType
from typing import Any, cast

import pytest

from criminals.core.registry import find_game, register
from tests.typing import kuhn


def named(name: str) -> Any:
    """Kuhn poker by another name."""
    game = ModuleType(name)
    vars(game).update({**vars(kuhn), "__name__": name, "NAME": name})
    return game


@pytest.fixture
def own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.core.registry._games", {})


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
