"""Views as documents: how they stand there, and every way in which one is refused."""

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from criminals.core.dumping import dumps, loads
from criminals.core.seats import SPECTATOR, Viewer
from criminals.core.strict_json import MOST_FAULTS
from criminals.games import counterfeiters
from criminals.games.counterfeiters import State
from tests.games.counterfeiters.papers import SCENES, middle, over
from tests.games.counterfeiters.scenes import every_state
from tests.games.papers import GONE, Path, invalidity, paper, refusal, with_change

OF_SEAT_1 = (
    '{"criminals":1,"kind":"view","game":"counterfeiters","rules":1,"edition":"reference","players":2,"viewer":1,'
    '"actor":1,"phase":{"phase":"playing","seat":1},"crews":['
    '{"idle":0,"cards":[1,7,14],"fakes":[0,0,0],"wealth":40,"possible":{"least":40,"most":40}},'
    '{"idle":1,"cards":[2,5],"fakes":[0,0,0],"wealth":30,"possible":{"least":0,"most":20}}],'
    '"henchmen":{"buy 1":null,"buy 2":null,"buy 3":null,"buy 4":null,"buy 5":0,"print 1":0,"print 2":null,'
    '"shop 1":null,"fence 1":0,"defraud 1":1,"defraud 2":null,"fly commercial":1,"fly jet":null},'
    '"market":[12,9,18,16,null],"binned":[],"stack_size":16,"leftover":[],"bank":3650,"pawn":1,"moved":true,"quiet":0,'
    '"first":0,"next_first":1,"cash":20}'
)


def of(viewer: Viewer) -> dict[str, Any]:
    return paper(counterfeiters.view(middle(), viewer))


def test_a_view_is_one_json_object() -> None:
    view = counterfeiters.view(middle(), 1)
    assert dumps(view) == OF_SEAT_1
    assert loads(OF_SEAT_1, "view") == view


def test_another_viewer_differs_in_its_own_cash_alone() -> None:
    assert {**of(0), "viewer": 1, "cash": 20} == of(1)
    assert {**of(SPECTATOR), "viewer": 1, "cash": 20} == of(1)
    assert (of(SPECTATOR)["viewer"], of(SPECTATOR)["cash"]) == ("spectator", None)
    assert loads(dumps(counterfeiters.view(middle(), SPECTATOR)), "view").viewer is SPECTATOR


def test_a_view_has_no_field_of_a_secret() -> None:
    assert set(paper(middle())) - set(of(0)) == {"stack"}
    assert set(of(0)) - set(paper(middle())) == {"viewer"}
    assert of(0)["cash"] == paper(middle())["cash"][0]


def test_no_state_passes_for_a_view() -> None:
    assert refusal(dumps(middle()), "view") == ('$.kind: expected "view", got "state"',)
    renamed = paper(middle())
    renamed["kind"] = "view"
    assert refusal(renamed, "view") == (
        "$.viewer: it is missing",
        "$.cash: expected a whole number or null, got a list",
        "$.stack: no such field is known",
    )


def test_states_that_a_viewer_can_not_tell_apart_give_the_same_text() -> None:
    """Other cash of another seat, and another order of the stack within its last letter."""
    seen = 0
    for state in every_state(3, seed=6):
        for cash in state.crews[0].possible:
            world = attrs.evolve(
                state, cash=(cash, *state.cash[1:]), stack=(*state.stack[:-2], *state.stack[-2:][::-1])
            )
            letters = [state.layout.cards[card].letter for card in state.stack[-2:]]
            if len(set(letters)) < 2:
                seen += world != state
                assert dumps(counterfeiters.view(world, 1)) == dumps(counterfeiters.view(state, 1))
    assert seen


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_every_view_of_every_scene_is_read_back(scene: Callable[[], State]) -> None:
    for viewer in (0, 1, SPECTATOR):
        view = counterfeiters.view(scene(), viewer)
        assert loads(dumps(view), "view") == view


@pytest.mark.parametrize(
    ("path", "change", "fault"),
    [
        (("viewer",), GONE, "$.viewer: it is missing"),
        (("viewer",), "Spectator", '$.viewer: expected one of 0, 1, 2, 3, "spectator", got "Spectator"'),
        (("viewer",), False, '$.viewer: expected one of 0, 1, 2, 3, "spectator", got false'),
        (("viewer",), 2, "$.viewer: 2 is no seat of 2 players (§2.1)"),
        (("viewer",), "spectator", "$.cash: expected null, for a spectator, got 20"),
        (("actor",), 0, "$.actor: expected 1, as the phase says, got 0"),
        (("stack",), [], "$.stack: no such field is known"),
        (("cash",), None, "$.cash: expected dollars, got null"),
        (("cash",), [40, 20], "$.cash: expected a whole number or null, got a list"),
        (("cash",), -10, "$.cash: expected a number from 0 up, got -10"),
        (("crews", 0, "cash"), 40, "$.crews[0].cash: no such field is known"),
        (("market", 0), 43, "$.market[0]: no card 43 is in the box (§1.3)"),
    ],
    ids=str,
)
def test_a_faulty_form_is_refused_with_its_path(path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(of(1), path, change), "view")
    assert any(found.startswith(fault) for found in faults), faults


@pytest.mark.parametrize(
    ("path", "change", "faults"),
    [
        (("bank",), 3640, ("$3710 on the table, the box has $3720 (§1.2)",)),
        (("cash",), 30, ("the viewer has $30 in cash, possible are $0 to $20 (§7.2)",)),
        (("cash",), 15, ("the viewer has $15 in cash, possible are $0 to $20 (§7.2)",)),
        (("viewer",), 0, ("the viewer has $20 in cash, possible are $40 to $40 (§7.2)",)),
        (("stack_size",), 15, ("6 cards came from the stack by its size, not 5 (§7.1)",)),
        (("crews", 1, "possible", "least"), 30, ("seat 1 can not have $30 to $20 in cash, of $30 (§7.2)",)),
        (
            ("market", 0),
            28,
            ("the cards that came from the stack are not those that lay on top (§2.4)",),
        ),
        (("quiet",), 2, ("the pawn has moved in this round, and 2 quiet rounds are counted (§3.5)",)),
        (("moved",), False, ("whether the pawn moved in this round, the hats tell otherwise (§3.4)",)),
    ],
    ids=str,
)
def test_a_view_that_nobody_has_is_refused(path: Path, change: object, faults: tuple[str, ...]) -> None:
    found = invalidity(with_change(of(1), path, change), "view")
    assert found[: len(faults)] == faults


def test_what_could_be_is_a_view() -> None:
    assert loads(dumps(attrs.evolve(counterfeiters.view(middle(), 1), cash=0)), "view").cash == 0


def test_once_it_is_over_a_view_shows_all() -> None:
    fields = paper(counterfeiters.view(over(), 0))
    assert (fields["leftover"], fields["stack_size"]) == ([7, 8], 0)
    assert invalidity(with_change(fields, ("leftover",), [7]), "view")
    assert invalidity(with_change(fields, ("crews", 1, "possible", "least"), 0), "view")


def test_more_faults_than_are_listed_are_cut() -> None:
    spoilt = with_change(of(0), ("leftover",), list(range(100, 700)))
    assert len(refusal(spoilt, "view")) == MOST_FAULTS + 1
