"""The registry: a name for each game, and a game for each name."""

from typing import Any, cast

import attrs
import pytest

from criminals.core.registry import find_game, register


@attrs.frozen(eq=False)
class Named:
    NAME: str


@pytest.fixture
def own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.core.registry._games", {})


@pytest.mark.usefixtures("own_registry")
def test_a_registered_game_is_found() -> None:
    with pytest.raises(ValueError, match="no game 'nim': there are none yet"):
        find_game("nim")
    nim: Any = Named("nim")
    register("nim", nim)
    register("nim", nim)
    assert find_game("nim") is nim
    others: tuple[Any, ...] = ("go", "", None, [], nim)
    for name in others:
        with pytest.raises(ValueError, match=r"no game .*: there are nim"):
            find_game(name)


@pytest.mark.usefixtures("own_registry")
def test_a_name_belongs_to_one_game() -> None:
    register("nim", cast(Any, Named("nim")))
    with pytest.raises(ValueError, match="there is another game called 'nim'"):
        register("nim", cast(Any, Named("nim")))
    with pytest.raises(ValueError, match="the game called 'nim' can not be registered as 'go'"):
        register("go", cast(Any, Named("nim")))
    with pytest.raises(TypeError, match="has no NAME"):
        register("go", cast(Any, object()))
    with pytest.raises(TypeError, match="under a text"):
        register(cast(str, Named("go")), cast(Any, Named("go")))
