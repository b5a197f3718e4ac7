"""What a person clicks for every kind of action, and the menu that is made of it."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, cast

import pytest

import criminals
from criminals import Amounts, Choice
from criminals.games import crooks
from criminals.games.crooks import ACTIONS, Pass, Place, State
from criminals.testing import LawBroken, check_clicks, crooks_kit, random_first
from tests.games.crooks.happenings import full, killing, moving, on_own, spying
from tests.games.crooks.knowledge.test_locations import BUTTONS, PAGE, named, sample
from tests.games.crooks.scenes import BOSS_CLAN, table
from tests.games.positions import play, plies, viewers
from tests.test_docs_tables import table as doc_table

CLICKS: Final[tuple[tuple[Callable[[], State], str, tuple[str, ...]], ...]] = (
    (lambda: table(A=[18]), "pass", ("button/pass",)),
    (lambda: table(A=[18], B=[19]), "recruit B", ("hangout/B",)),
    (lambda: play(table(A=[18, 19]), "recruit A"), "take 19", ("hangout/A/19",)),
    (lambda: play(table(deck=BOSS_CLAN, A=[18], B=[32, 33]), "recruit B"), "leave", ("button/leave",)),
    (lambda: play(table(A=[18]), "recruit A, take 18"), "place 6", ("row/0/6",)),
    (lambda: play(table(A=[18]), "recruit A, take 18"), "place 6 down", ("button/face-down", "row/0/6")),
    (lambda: play(on_own(), "recruit E, take 11"), "place 6", ("row/0/6",)),
    (lambda: play(full(), "take 19"), "return", ("button/return",)),
    (lambda: play(table(A=[7]), "recruit A, take 7, place 6"), "pick", ("button/pick",)),
    (lambda: play(table(A=[7]), "recruit A, take 7, place 6"), "decline", ("button/decline",)),
    (moving, "move 4", ("row/0/4",)),
    (killing, "kill 0", ("row/0/6",)),
    (killing, "decline", ("button/decline",)),
    (spying, "spy 6", ("target/6",)),
    (spying, "spy F", ("hangout/F",)),
)
"""A state, an action, and its clicks."""


@pytest.mark.parametrize(
    ("state", "text", "clicks"), CLICKS, ids=[f"{text} {clicks[-1]}" for _, text, clicks in CLICKS]
)
def test_an_action_is_clicked(state: Callable[[], State], text: str, clicks: tuple[str, ...]) -> None:
    action, view = crooks.parse_action(text), crooks.view(state(), cast(int, state().actor))
    assert criminals.locations_of(action, view) == crooks.locations_of(action, view) == clicks
    assert {*clicks} <= {*crooks.locations(view)}


def test_every_kind_of_action_has_its_clicks() -> None:
    assert {type(crooks.parse_action(text)) for _, text, _ in CLICKS} == set(ACTIONS)
    assert {button for _, _, clicks in CLICKS for button in clicks if button.startswith("button/")} == set(BUTTONS)


def test_clicks_of_what_is_not_legal() -> None:
    view = crooks.view(table(A=[18]), 0)
    for text in ("take 18", "kill 1", "recruit B", "place 6"):
        with pytest.raises(criminals.IllegalAction):
            criminals.locations_of(crooks.parse_action(text), view)
    over = crooks.view(play(table(A=[18]), "pass", "pass"), 0)
    for action, shown in ((crooks.Take(18), view), (crooks.Kill(1), view), (Pass(), over)):
        with pytest.raises(criminals.InvalidArgument, match=f"nothing is clicked for '{action}' in this view"):
            crooks.locations_of(action, shown)


def test_other_values_are_refused() -> None:
    state = table(A=[18])
    wrong: Any = state
    for verb in (crooks.locations, criminals.locations):
        with pytest.raises(TypeError):
            verb(wrong)
    with pytest.raises(TypeError):
        crooks.locations_of(Pass(), wrong)
    text: Any = "pass"
    with pytest.raises(TypeError, match="parse_action"):
        crooks.locations_of(text, crooks.view(state, 0))


def test_the_menu_of_a_hand_asks_for_the_side_first() -> None:
    """Only what lies face down is clicked in two steps."""
    state = play(table(A=[18], targets=(4, 6)), "recruit A, take 18")
    found = criminals.menu(crooks.view(state, 0))
    assert [(choice.location, choice.label) for choice in found] == [
        ("row/0/4", "Target 4"),
        ("row/0/6", "Target 6"),
        ("button/face-down", "Face down, for $1 more"),
    ]
    down = found[2]
    assert isinstance(down, Choice)
    assert down.choices == (
        Choice("row/0/4", "Target 4, face down", Place(4, True)),
        Choice("row/0/6", "Target 6, face down", Place(6, True)),
    )
    assert not any(isinstance(choice, Amounts) for choice in found)
    assert criminals.menu(crooks.view(state, 1)) == ()


# --- the law ---


@pytest.mark.parametrize(
    ("edition", "players", "games"), [("reference", 2, 2), ("reference", 4, 2), ("tiny", 2, 10), ("bosses", 2, 5)]
)
def test_clicks_are_there_and_tell_actions_apart(edition: str, players: int, games: int) -> None:
    rng, kit = Random(players), crooks_kit()
    for _ in range(games):
        for state, _ in plies(random_first("crooks", rng, edition, players), rng, lambda rng, legal: rng.choice(legal)):
            for viewer in viewers(state):
                check_clicks(kit, state, viewer)


def test_two_actions_with_the_same_clicks_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def blind(action: crooks.Action, view: crooks.View) -> tuple[str, ...]:
        return crooks_clicks(action, view)[-1:]

    crooks_clicks = crooks.locations_of
    monkeypatch.setattr(crooks, "locations_of", blind)
    with pytest.raises(LawBroken, match="place 6 down and place 6 have the same clicks"):
        check_clicks(crooks_kit(), play(table(A=[18], targets=(6,)), "recruit A, take 18"), 0)


# --- the docs ---


def test_the_table_of_clicks_of_crooks_tells_what_is_clicked() -> None:
    rows = {
        sample(text): tuple(map(sample, named(clicks))) or (f"button/{text}",)
        for cell, clicks in doc_table(PAGE, "action", below="### Locations")
        for text in named(cell)
    }
    assert rows == {sample(text): tuple(map(sample, clicks)) for _, text, clicks in CLICKS}
