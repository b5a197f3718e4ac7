"""What is shown to a viewer is found by going through the public names: none is forgotten, and a new one is asked."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import criminals
from criminals import GameState, GameView
from criminals.core.base.seats import Viewer
from criminals.games import crooks
from criminals.testing import LawBroken
from criminals.testing.laws import public_names
from tests.laws.leaking import MODULES, Spoiled


@pytest.fixture
def fresh() -> Iterator[None]:
    """The public names are looked up anew, before a test and after it."""
    kept = (public_names.public_names, public_names.shared_ways)
    for each in kept:
        each.cache_clear()
    yield
    for each in kept:
        each.cache_clear()


def sources(name: str) -> list[tuple[str, ...]]:
    """Where the arguments of a public name come from, for each way to ask it."""
    return [way.sources for way in public_names.ways(name, public_names.own_verb(name))]


@pytest.mark.parametrize("game", MODULES)
def test_every_public_name_is_shown_or_it_is_said_why_not(game: str) -> None:
    assert public_names.uncovered(MODULES[game]) == []


def test_every_exception_is_a_public_name_that_would_not_be_shown_otherwise() -> None:
    known = {*public_names.public_names(), "Amounts", "Beliefs", "Event", "GameView", "IllegalAction"}
    known |= {name for game in MODULES.values() for name in public_names.game_names(game)}
    assert {name.partition("(")[0] for name in public_names.NOT_SHOWN} <= known


def test_drawings_are_shown_in_every_language_with_memory_and_without() -> None:
    assert sources("draw") == [("view", "lang", "choice")]
    assert sources("svg") == [("view", "lang", "choice", "choice", "choice", "choice")]
    (way,) = public_names.ways("svg", public_names.own_verb("svg"))
    assert [parameter.choices for parameter in way.parameters[2:]] == [
        (False, True),
        (False, True),
        ("light", "dark", "print", None),
        (False, True),
    ]
    (way,) = public_names.ways("html", crooks.html)
    assert [parameter.choices for parameter in way.parameters] == [(), (), (False, True)]


def test_the_truth_is_asked_for_only_with_a_viewer() -> None:
    assert sources("violation") == [
        ("view", "action", "viewer"),
        ("view", "action"),
        ("state", "action", "viewer"),
    ]
    assert sources("view") == [("state", "viewer")]
    assert sources("view_events") == [("events", "viewer")]
    assert sources("can_undo") == [("record", "own seat")]
    assert sources("Record.for_viewer") == [("record", "viewer")]
    assert sources("is_consistent") == [("view", "world")]
    assert sources("reveal") == []


def lucky_for(state: GameState, viewer: Viewer, *, loud: bool = False) -> int:
    """One that a host asks for a viewer, with an option."""
    return len(repr(state)) + loud


def lucky_somehow(view: GameView, charm: bytes) -> int:
    """One with an argument of which nothing is known."""
    return len(repr(view)) + len(charm)


def add(monkeypatch: pytest.MonkeyPatch, verb: Callable[..., object]) -> None:
    """Make a function a public one of `criminals`."""
    monkeypatch.setattr(criminals, "__all__", [*criminals.__all__, verb.__name__])
    monkeypatch.setattr(criminals, verb.__name__, verb, raising=False)


@pytest.mark.usefixtures("fresh")
def test_a_new_verb_with_unknown_arguments_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    add(monkeypatch, lucky_somehow)
    assert public_names.uncovered(MODULES["crooks"]) == ["lucky_somehow"]


@pytest.mark.usefixtures("fresh")
def test_a_new_verb_for_a_viewer_is_asked_with_all_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    add(monkeypatch, lucky_for)
    assert sources("lucky_for") == [("state", "viewer", "choice")]
    assert public_names.uncovered(MODULES["crooks"]) == []


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("game", MODULES)
def test_a_new_verb_that_tells_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spoiled = Spoiled(game, monkeypatch)

    def telling(view: GameView) -> Any:
        return spoiled.number()

    telling.__name__ = "lucky"
    add(monkeypatch, telling)
    with pytest.raises(LawBroken, match=r"at ply \d+ lucky\(view\) tells"):
        spoiled.play(thorough=False)
