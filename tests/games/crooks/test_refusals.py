"""Every refusal: its code, its clause, its parameters and its words; and that a refusal changes nothing."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.errors import CriminalsError, IllegalAction, Param, Violation
from criminals.core.frozen_map import FrozenMap
from criminals.core.seats import SPECTATOR
from criminals.games import crooks
from criminals.games.crooks import CODES, Action, State
from tests.games.crooks.scenes import BOSS_CLAN, EVERY_ACTION, every_state, listed, play, refused, snapshot, table


def recruiting() -> State:
    """Seat 1 is to recruit: A is empty, B costs $3, C $5; it has $3."""
    return play(table(A=[18], B=[19, 20, 21], C=[22, 23, 24, 25, 26], purse=3), "recruit A, take 18, place 6")


def taking() -> State:
    """Seat 0 looks into A: 18, 19 and the Boss."""
    return play(table(A=[18, 19, 32], B=[20]), "recruit A")


def leaving() -> State:
    """Seat 0 found only Bosses."""
    return play(table(deck=BOSS_CLAN, A=[32, 33]), "recruit A")


def placing(crook: int = 20, purse: int = 18, targets: tuple[int, ...] = (4, 6)) -> State:
    """Seat 0 has 18 at 6 and a crook in hand."""
    state = table(A=[18], B=[crook], purse=purse, targets=targets)
    return play(state, "recruit A, take 18, place 6", "pass", f"recruit B, take {crook}")


def picking() -> State:
    return play(table(A=[7]), "recruit A, take 7, place 6")


def moving() -> State:
    """Seat 0 has its Swap at 6 and 19 at 4; 18 is on the move."""
    return play(
        table(A=[18], B=[19], C=[11]),
        "recruit A, take 18, place 6",
        "pass",
        "recruit B, take 19, place 4",
        "recruit C, take 11, place 6",
    )


def killing() -> State:
    """Seat 1 has its Killer at 6, where seat 0 has 18; seat 2 has nobody there."""
    return play(table(players=3, A=[18], B=[9]), "recruit A, take 18, place 6", "recruit B, take 9, place 6")


def spying() -> State:
    """Seat 1 has its Spy at 6; 18 lies face down at 5; A and B are empty."""
    return play(table(A=[18], B=[13], C=[19]), "recruit A, take 18, place 5 down", "recruit B, take 13, place 6")


def over() -> State:
    return play(table(A=[18]), "pass", "pass")


@attrs.frozen
class Case:
    """A state, an action that it refuses, and how."""

    code: str
    state: Callable[[], State]
    action: str
    clause: str
    params: dict[str, Param]
    english: str
    by: int | None = None


CASES: Final = (
    Case(
        "not_your_turn",
        recruiting,
        "recruit B",
        "3.1",
        {"seat": 0, "actor": 1},
        "it is the turn of seat 1, not yours",
        0,
    ),
    Case(
        "not_your_turn",
        killing,
        "kill 0",
        "3.1",
        {"seat": 2, "actor": 1},
        "it is the turn of seat 1, not yours",
        2,
    ),
    Case(
        "wrong_phase",
        recruiting,
        "take 19",
        "3.2",
        {"phase": "recruiting"},
        "not now: choose a hangout to recruit at, or pass",
    ),
    Case("wrong_phase", taking, "recruit B", "3.5", {"phase": "taking"}, "not now: choose a crook to take"),
    Case("wrong_phase", placing, "leave", "3.7", {"phase": "placing"}, "not now: place the crook in hand"),
    Case("wrong_phase", picking, "pass", "4.2", {"phase": "picking"}, "not now: use the Pickpocket, or decline"),
    Case(
        "wrong_phase",
        moving,
        "decline",
        "4.4",
        {"phase": "moving"},
        "not now: choose the target the Swap moves to",
    ),
    Case(
        "wrong_phase",
        killing,
        "pick",
        "4.5",
        {"phase": "killing"},
        "not now: choose a victim for the Killer, or decline",
    ),
    Case(
        "wrong_phase",
        spying,
        "kill 0",
        "4.7",
        {"phase": "spying"},
        "not now: choose what the Spy looks at, or decline",
    ),
    Case(
        "no_such_thing",
        recruiting,
        "recruit D",
        "2.2",
        {"kind": "hangout", "name": "D"},
        "there is no hangout D",
    ),
    Case("no_such_thing", spying, "spy Z", "2.2", {"kind": "hangout", "name": "Z"}, "there is no hangout Z"),
    Case("no_such_thing", taking, "take 33", "1.1", {"kind": "crook", "name": 33}, "there is no crook 33"),
    Case("no_such_thing", taking, "take 0", "1.1", {"kind": "crook", "name": 0}, "there is no crook 0"),
    Case("no_such_thing", placing, "place 5", "1.2", {"kind": "target", "name": 5}, "there is no target 5"),
    Case("no_such_thing", placing, "place 5 down", "1.2", {"kind": "target", "name": 5}, "there is no target 5"),
    Case("no_such_thing", moving, "move 10", "1.2", {"kind": "target", "name": 10}, "there is no target 10"),
    Case("no_such_thing", spying, "spy 1", "1.2", {"kind": "target", "name": 1}, "there is no target 1"),
    Case("no_such_thing", killing, "kill 3", "2.1", {"kind": "seat", "name": 3}, "there is no seat 3"),
    Case("empty_hangout", recruiting, "recruit A", "3.4", {"hangout": "A"}, "hangout A is empty"),
    Case("empty_hangout", spying, "spy B", "4.7", {"hangout": "B"}, "hangout B is empty"),
    Case("too_dear", recruiting, "recruit C", "3.4", {"cost": 5, "money": 3}, "costs $5, you have $3"),
    Case("not_in_pile", taking, "take 20", "3.5", {"crook": 20}, "crook 20 is not in this hangout"),
    Case("not_in_pile", leaving, "take 34", "3.5", {"crook": 34}, "crook 34 is not in this hangout"),
    Case(
        "boss_not_last",
        taking,
        "take 32",
        "4.6",
        {"crook": 32, "others": 2},
        "crook 32, a Boss, must be taken last: 2 others are still there",
    ),
    Case(
        "boss_not_last",
        leaving,
        "take 32",
        "4.6",
        {"crook": 32, "others": 1},
        "crook 32, a Boss, must be taken last: 1 other is still there",
    ),
    Case("target_taken", placing, "place 6", "3.7", {"target": 6}, "you already have a crook at target 6"),
    Case("target_taken", placing, "place 6 down", "3.7", {"target": 6}, "you already have a crook at target 6"),
    Case(
        "target_taken",
        partial(placing, 5),
        "place 6 down",
        "3.7",
        {"target": 6},
        "you already have a crook at target 6",
    ),
    Case("target_taken", moving, "move 4", "4.4", {"target": 4}, "you already have a crook at target 4"),
    Case("target_taken", moving, "move 6", "4.4", {"target": 6}, "you already have a crook at target 6"),
    Case(
        "no_money_face_down",
        partial(placing, purse=2),
        "place 4 down",
        "3.8",
        {},
        "face down costs $1 more, you have $0",
    ),
    Case(
        "boss_face_down",
        partial(placing, 32),
        "place 4 down",
        "4.6",
        {"crook": 32},
        "crook 32, a Boss, can only lie face up",
    ),
    Case(
        "no_free_target",
        partial(placing, 11, targets=(6,)),
        "place 6",
        "4.4",
        {"target": 6},
        "the Swap can move nothing from target 6: no other target is free",
    ),
    Case(
        "nobody_to_kill",
        killing,
        "kill 2",
        "4.5",
        {"seat": 2, "target": 6},
        "seat 2 has no crook at target 6 for the Killer",
    ),
    Case(
        "nobody_to_kill",
        killing,
        "kill 1",
        "4.5",
        {"seat": 1, "target": 6},
        "seat 1 has no crook at target 6 for the Killer",
    ),
    Case("nothing_to_see", spying, "spy 6", "4.7", {"target": 6}, "no crook lies face down at target 6"),
    Case(
        "must_take",
        taking,
        "leave",
        "3.9",
        {"crooks": (18, 19)},
        "you can not leave with nothing: take one of the crooks 18, 19",
    ),
    Case("must_place", placing, "return", "3.10", {"crook": 20}, "crook 20 can still be placed"),
    Case(
        "must_place", partial(placing, 5, targets=(6,)), "return", "3.10", {"crook": 5}, "crook 5 can still be placed"
    ),
    Case("game_over", over, "pass", "3.3", {}, "the game is over, everybody has passed"),
    Case("game_over", over, "recruit A", "3.3", {}, "the game is over, everybody has passed", 1),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.action}")
def test_a_refusal_has_its_code_clause_parameters_and_words(case: Case) -> None:
    action = crooks.parse_action(case.action)
    expected = Violation("crooks", case.clause, case.code, FrozenMap(case.params))
    state = case.state()
    found = crooks.violation(state, action, by=case.by)
    assert found == expected
    assert found is not None
    assert list(found.params) == list(case.params)
    assert str(found) == f"{case.code} (§{case.clause})"
    assert crooks.describe(found) == case.english
    if case.code != "not_your_turn":
        assert refused(state, case.action) == expected
        with pytest.raises(IllegalAction) as error:
            crooks.apply(state, action)
        assert str(error.value) == f"{action!r}: {case.english} (§{case.clause})"
        assert error.value.text == case.english


def test_every_code_is_reached() -> None:
    """The table of cases leaves none out, in the order of the codes."""
    assert tuple(dict.fromkeys(case.code for case in CASES)) == CODES
    assert len(set(CODES)) == len(CODES) == 16


def test_no_play_meets_another_code() -> None:
    """Nor another clause for a code than the cases have."""
    cases = {(case.code, case.clause) for case in CASES}
    met = {
        (found.code, found.clause)
        for state in games()
        for action in EVERY_ACTION
        if (found := crooks.violation(state, action)) is not None
    }
    assert met <= cases


def games() -> Iterator[State]:
    for players in (2, 3, 4):
        yield from every_state(players, seed=11)
    for name in ("tiny", "bosses"):
        yield from every_state(2, seed=11, edition=crooks.EDITIONS[name])


def test_an_illegal_action_reads_as_in_the_docs() -> None:
    with pytest.raises(IllegalAction) as error:
        crooks.apply(table(A=[18], B=[19], C=[20], D=[21], E=[22, 23, 24, 25, 26], purse=3), crooks.Recruit("E"))
    assert str(error.value) == "Recruit(hangout='E'): costs $5, you have $3 (§3.4)"
    assert isinstance(error.value, ValueError)
    assert isinstance(error.value, CriminalsError)
    assert error.value.action == crooks.Recruit("E")
    assert error.value.violation == Violation("crooks", "3.4", "too_dear", FrozenMap({"cost": 5, "money": 3}))
    assert error.value.text == "costs $5, you have $3"


# --- whose turn it is ---


def test_the_one_who_acts_may_ask_by_name_or_not() -> None:
    state = recruiting()
    assert crooks.violation(state, crooks.Recruit("B")) is None
    assert crooks.violation(state, crooks.Recruit("B"), by=1) is None
    assert crooks.violation(state, crooks.Recruit("A"), by=1) == crooks.violation(state, crooks.Recruit("A"))


def test_not_your_turn_comes_before_whatever_else_is_wrong() -> None:
    found = crooks.violation(recruiting(), crooks.Take(99), by=0)
    assert found is not None
    assert found.code == "not_your_turn"


def test_seat_0_is_a_seat() -> None:
    """It is falsy, and must not be taken for nobody."""
    state = table(A=[18], start=1)
    found = crooks.violation(state, crooks.Pass(), by=0)
    assert found is not None
    assert found.params == {"seat": 0, "actor": 1}
    assert crooks.violation(table(A=[18]), crooks.Pass(), by=0) is None
    watching = crooks.violation(state, crooks.Pass(), by=SPECTATOR)
    assert watching is not None
    assert watching.params == {"seat": "spectator", "actor": 1}


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 0.0])
def test_who_is_no_seat_can_not_ask(seat: Any) -> None:
    for state in (recruiting(), over()):
        with pytest.raises(ValueError, match=rf"^a viewer is a seat from 0 to 1 or SPECTATOR, not {seat!r}$"):
            crooks.violation(state, crooks.Pass(), by=seat)


# --- nothing changes, and nothing else is raised ---


def test_a_refusal_changes_nothing() -> None:
    """Every state of some games, every action: what is not listed is refused, and the state stays as it was."""
    for state in games():
        before = snapshot(state)
        lawful = set(crooks.legal_actions(state))
        for action in EVERY_ACTION:
            if action in lawful:
                assert crooks.violation(state, action) is None
            else:
                with pytest.raises(IllegalAction):
                    crooks.apply(state, action)
        assert snapshot(state) == before


PHASES: Final = (recruiting, taking, leaving, placing, picking, moving, killing, spying, over)


@pytest.mark.parametrize("phase", PHASES)
def test_a_text_given_as_an_action_is_a_type_error_that_names_parse_action(phase: Any) -> None:
    expected = r"^'recruit A' is a text, not an action: parse_action\('crooks', 'recruit A'\) makes one of it$"
    for ask in (crooks.apply, crooks.violation):
        with pytest.raises(TypeError, match=expected):
            ask(phase(), cast(Any, "recruit A"))
    for seat in (0, 1):
        with pytest.raises(TypeError, match=expected):
            crooks.violation(phase(), cast(Any, "recruit A"), by=seat)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("thing", [None, 3, ("recruit", "A"), crooks.Recruit, FrozenMap({"recruit": "A"})])
def test_what_is_no_action_of_the_game_is_a_type_error(phase: Any, thing: Any) -> None:
    expected = rf"^{re.escape(repr(thing))} is no action of Crooks$"
    with pytest.raises(TypeError, match=expected):
        crooks.apply(phase(), thing)
    for by in (None, 0, 1):
        with pytest.raises(TypeError, match=expected):
            crooks.violation(phase(), thing, by=by)


def test_lawful_actions_are_not_refused() -> None:
    """The cases' states, so that none of them refuses everything."""
    expected: dict[Any, list[str]] = {
        recruiting: ["recruit B", "pass"],
        taking: ["take 18", "take 19"],
        leaving: ["leave"],
        placing: ["place 4", "place 4 down"],
        picking: ["pick", "decline"],
        moving: ["move 2", "move 3", "move 5", "move 7", "move 8", "move 9"],
        killing: ["kill 0", "decline"],
        spying: ["spy 5", "spy C", "decline"],
        over: [],
    }
    for state, texts in expected.items():
        assert listed(state()) == texts
        for text in texts:
            action: Action = crooks.parse_action(text)
            assert crooks.violation(state(), action) is None
            assert crooks.apply(state(), action) != state()
