"""Every refusal: its code, clause and parameters; that it changes nothing, and that the list of actions is complete."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.errors import CriminalsError, IllegalAction, Param, Violation
from criminals.core.frozen_map import FrozenMap
from criminals.core.seats import SPECTATOR
from criminals.games import counterfeiters
from criminals.games.counterfeiters import CODES, TINY, State
from criminals.testing import random_counterfeiters_edition
from tests.games.counterfeiters.scenes import SCENE, every_state, listed, play, refused, scene, snapshot, with_margin


def playing() -> State:
    """Seat 1 has $70, a jet and some fakes; seat 0 stands on print 1. The market has a jet and a hologram."""
    return scene(
        seat=1,
        idle=(2, 3),
        cash=[0, 70],
        cards={1: [27]},
        fakes={1: (4, 0, 9)},
        standing={"print 1": 0},
        market=[18, None, 32],
    )


def without_jet() -> State:
    return scene(cash=[70])


def dry() -> State:
    """Neither money nor fakes of quality 1 are left."""
    return scene(bank=0, supply=(0, 1, 1), fakes={0: (1, 0, 0)})


def watched() -> State:
    """The supermarket refuses qualities 1 and 2."""
    return scene(pawn=9, fakes={0: (1, 1, 1)})


def striking() -> State:
    return scene(pawn=7, cash=[100])


def dining() -> State:
    """Seat 0 has a fake of quality 2 and a lunch."""
    return play(scene(seat=1, idle=(0, 1), cards={0: [16]}, fakes={0: (0, 1, 0)}), "laydown")


def finishing() -> State:
    return play(scene(pawn=12, cash=[0, 20]), "print 2")


def retaking() -> State:
    """Seat 0 owns the Great Lawyer and stands on print 1, seat 1 on print 2."""
    state = scene(pawn=12, seat=1, idle=(0, 1), cards={0: [40]}, standing={"print 1": 0, "print 2": 1})
    return play(state, "laydown")


def replaying() -> State:
    return play(retaking(), "retake print 1")


def over() -> State:
    return play(retaking(), "decline")


@attrs.frozen
class Case:
    """A state, an action that it refuses, and how."""

    code: str
    state: Callable[[], State]
    action: str
    clause: str
    params: dict[str, Param]
    by: int | None = None


CASES: Final = (
    Case("not_your_turn", playing, "laydown", "3.1", {"seat": 0, "actor": 1}, 0),
    Case("not_your_turn", dining, "dine 2", "3.1", {"seat": 1, "actor": 0}, 1),
    Case("not_your_turn", retaking, "decline", "3.1", {"seat": 1, "actor": 0}, 1),
    Case("wrong_phase", playing, "dine 1", "3.1", {"phase": "playing"}),
    Case("wrong_phase", playing, "retake print 1", "3.1", {"phase": "playing"}),
    Case("wrong_phase", finishing, "decline", "3.1", {"phase": "playing"}),
    Case("wrong_phase", replaying, "retake print 1", "3.1", {"phase": "playing"}),
    Case("wrong_phase", dining, "laydown", "3.7", {"phase": "dining"}),
    Case("wrong_phase", retaking, "print 1", "6.2", {"phase": "retaking"}),
    Case("wrong_phase", retaking, "laydown", "6.2", {"phase": "retaking"}),
    Case("no_such_thing", playing, "buy 6", "1.5", {"kind": "space", "name": "buy 6"}),
    Case("no_such_thing", playing, "buy 0", "1.5", {"kind": "space", "name": "buy 0"}),
    Case("no_such_thing", playing, "print 3", "1.5", {"kind": "space", "name": "print 3"}),
    Case("no_such_thing", playing, "shop 2 1/0/0", "1.5", {"kind": "space", "name": "shop 2"}),
    Case("no_such_thing", playing, "fence 2 1/0/0", "1.5", {"kind": "space", "name": "fence 2"}),
    Case("no_such_thing", playing, "defraud 3", "1.5", {"kind": "space", "name": "defraud 3"}),
    Case("no_such_thing", retaking, "retake print 3", "1.5", {"kind": "space", "name": "print 3"}),
    Case("no_such_thing", dining, "dine 0", "1.1", {"kind": "quality", "name": 0}),
    Case("no_such_thing", dining, "dine 4", "1.1", {"kind": "quality", "name": 4}),
    Case("space_taken", playing, "print 1", "3.2", {"space": "print 1", "seat": 0}),
    Case("space_taken", replaying, "print 2", "3.2", {"space": "print 2", "seat": 1}),
    Case("empty_space", playing, "buy 4", "4.1", {"space": 4}),
    Case("empty_space", finishing, "buy 5", "4.1", {"space": 5}),
    Case("too_dear", lambda: scene(cash=[20], market=[18, 19]), "buy 4", "4.1", {"price": 30, "cash": 20}),
    Case("second_jet", playing, "buy 5", "4.1", {"space": 5}),
    Case("none_left_to_print", dry, "print 2", "3.2", {"quality": 1}),
    Case("how_many_fakes", playing, "shop 1 0/0/0", "4.3", {"count": 0, "most": 3}),
    Case("how_many_fakes", playing, "shop 1 1/0/3", "4.3", {"count": 4, "most": 3}),
    Case("how_many_fakes", playing, "fence 1 0/0/9", "4.4", {"count": 9, "most": 8}),
    Case("not_that_many_fakes", playing, "shop 1 0/1/0", "4.3", {"quality": 2, "count": 1, "held": 0}),
    Case("not_that_many_fakes", playing, "fence 1 5/0/0", "4.4", {"quality": 1, "count": 5, "held": 4}),
    Case("not_that_many_fakes", dining, "dine 3", "3.7", {"quality": 3, "count": 1, "held": 0}),
    Case("quality_refused", watched, "shop 1 1/0/1", "5.2", {"quality": 1}),
    Case("quality_refused", watched, "shop 1 0/1/0", "5.2", {"quality": 2}),
    Case("bank_short", dry, "shop 1 1/0/0", "4.7", {"price": 50, "bank": 0}),
    Case("bank_short", dry, "fence 1 1/0/0", "4.7", {"price": 20, "bank": 0}),
    Case("bank_empty", dry, "defraud 1", "3.2", {}),
    Case("strike", striking, "fly commercial 10", "5.3", {}),
    Case("strike", striking, "fly jet 10", "5.3", {}),
    Case("no_jet", without_jet, "fly jet 10", "4.6", {}),
    Case("odd_amount", playing, "fly commercial 0", "4.6", {"amount": 0}),
    Case("odd_amount", playing, "fly jet 25", "4.6", {"amount": 25}),
    Case("not_enough_to_fly", playing, "fly commercial 50", "4.6", {"amount": 50, "fare": 30, "cash": 70}),
    Case("not_enough_to_fly", playing, "fly jet 80", "4.6", {"amount": 80, "fare": 0, "cash": 70}),
    Case("not_your_henchman", retaking, "retake print 2", "6.2", {"space": "print 2"}),
    Case("not_your_henchman", retaking, "retake buy 1", "6.2", {"space": "buy 1"}),
    Case("game_over", over, "laydown", "6.4", {}),
    Case("game_over", over, "dine 1", "6.4", {}, 1),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.action}")
def test_a_refusal_has_its_code_clause_and_parameters(case: Case) -> None:
    action = counterfeiters.parse_action(case.action)
    expected = Violation("counterfeiters", case.clause, case.code, FrozenMap(case.params))
    state = case.state()
    found = counterfeiters.violation(state, action, by=case.by)
    assert found == expected
    assert found is not None
    assert list(found.params) == list(case.params)
    assert str(found) == f"{case.code} (§{case.clause})"
    if case.code != "not_your_turn":
        assert refused(state, case.action) == expected
        with pytest.raises(IllegalAction) as error:
            counterfeiters.apply(state, action)
        assert str(error.value) == f"{action!r}: {counterfeiters.describe(found)} (§{case.clause})"
        assert error.value.text == counterfeiters.describe(found)
        assert isinstance(error.value, ValueError)
        assert isinstance(error.value, CriminalsError)


def test_every_code_is_reached() -> None:
    """The table of cases leaves none out, in the order of the codes."""
    assert tuple(dict.fromkeys(case.code for case in CASES)) == CODES
    assert len(set(CODES)) == len(CODES) == 19


def games() -> Iterator[State]:
    """All states of some games, those of small editions made by chance too."""
    for players in (2, 3, 4):
        yield from every_state(players, seed=11)
    for seed in range(6):
        yield from every_state(2, seed, TINY)
    rng = random.Random(5)
    for seed in range(12):
        yield from every_state(2 + seed % 3, seed, random_counterfeiters_edition(rng))


def test_the_list_is_complete_and_no_play_meets_another_code() -> None:
    """Every state of some games, every action of the box and some more: listed if and only if it is not refused."""
    cases = {(case.code, case.clause) for case in CASES}
    met: set[tuple[str, str]] = set()
    for state in games():
        actions = counterfeiters.legal_actions(state)
        assert len(set(actions)) == len(actions)
        refusals = {action: counterfeiters.violation(state, action) for action in with_margin(state)}
        assert {action for action, found in refusals.items() if found is None} == set(actions)
        met |= {(found.code, found.clause) for found in refusals.values() if found is not None}
    assert met <= cases
    assert {code for code, _ in met} == {*CODES} - {"not_your_turn"}


def test_the_list_is_complete_with_many_fakes_and_much_money() -> None:
    """A seat that holds all fakes, and all the money that the bank does not need to pay for any of them."""
    for pawn in (0, 5, 7, 9, 12):
        state = scene(pawn=pawn, cash=[3400], fakes={0: (30, 30, 40)}, cards={0: [27]}, market=[9, 12, 14, 16, 18])
        lawful = [action for action in with_margin(state) if counterfeiters.violation(state, action) is None]
        assert sorted(map(str, lawful)) == sorted(listed(state))
        assert len(listed(state, "fly")) == (0 if pawn == 7 else 337 + 340)
        assert len(listed(state, "fence")) == 164


def test_a_view_answers_as_the_state_does() -> None:
    """For the one who acts; for anybody else it is not their turn."""
    for state in every_state(3, seed=4):
        actor = counterfeiters.actor(state)
        actions = with_margin(state)[::7]
        for viewer in (0, 1, 2, SPECTATOR):
            seen = counterfeiters.view(state, viewer)
            assert counterfeiters.legal_actions(seen) == (
                counterfeiters.legal_actions(state) if viewer == actor else ()
            )
            for action in actions:
                assert counterfeiters.violation(seen, action) == counterfeiters.violation(state, action, by=viewer)


# --- whose turn it is ---


def test_the_one_who_acts_may_ask_by_name_or_not() -> None:
    state = playing()
    lay_down = counterfeiters.LayDown()
    assert counterfeiters.violation(state, lay_down) is counterfeiters.violation(state, lay_down, by=1) is None
    buy = counterfeiters.Buy(4)
    assert counterfeiters.violation(state, buy, by=1) == counterfeiters.violation(state, buy) is not None


def test_not_your_turn_comes_before_whatever_else_is_wrong() -> None:
    found = counterfeiters.violation(playing(), counterfeiters.Dine(9), by=0)
    assert found is not None
    assert (found.code, dict(found.params)) == ("not_your_turn", {"seat": 0, "actor": 1})
    watching = counterfeiters.violation(playing(), counterfeiters.LayDown(), by=SPECTATOR)
    assert watching is not None
    assert dict(watching.params) == {"seat": "spectator", "actor": 1}


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 0.0])
def test_who_is_no_seat_can_not_ask(seat: Any) -> None:
    for state in (playing(), over()):
        with pytest.raises(ValueError, match=rf"^a viewer is a seat from 0 to 1 or SPECTATOR, not {seat!r}$"):
            counterfeiters.violation(state, counterfeiters.LayDown(), by=seat)


def test_a_view_does_not_answer_for_another() -> None:
    seen = counterfeiters.view(playing(), 1)
    assert counterfeiters.violation(seen, counterfeiters.LayDown(), by=1) is None
    with pytest.raises(ValueError, match="a view answers for its viewer, 1, not for 0"):
        counterfeiters.violation(seen, counterfeiters.LayDown(), by=0)


# --- nothing changes, and nothing else is raised ---


def test_a_refusal_changes_nothing() -> None:
    for state in every_state(2, seed=8):
        before = snapshot(state)
        lawful = set(counterfeiters.legal_actions(state))
        for action in with_margin(state)[::5]:
            if action not in lawful:
                with pytest.raises(IllegalAction):
                    counterfeiters.apply(state, action)
        for action in lawful:
            counterfeiters.apply(state, action)
        assert snapshot(state) == before


PHASES: Final = (playing, dining, finishing, retaking, replaying, over)


@pytest.mark.parametrize("phase", PHASES)
def test_a_text_given_as_an_action_is_a_type_error_that_names_parse_action(phase: Any) -> None:
    expected = r"^'laydown' is a text, not an action: parse_action\('counterfeiters', 'laydown'\) makes one of it$"
    for ask in (counterfeiters.apply, counterfeiters.violation):
        with pytest.raises(TypeError, match=expected):
            ask(phase(), cast(Any, "laydown"))
    for seat in (0, 1):
        with pytest.raises(TypeError, match=expected):
            counterfeiters.violation(phase(), cast(Any, "laydown"), by=seat)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("thing", [None, 3, ("buy", 1), counterfeiters.Buy, FrozenMap({"buy": 1})])
def test_what_is_no_action_of_the_game_is_a_type_error(phase: Any, thing: Any) -> None:
    expected = rf"^{re.escape(repr(thing))} is no action of Counterfeiters$"
    with pytest.raises(TypeError, match=expected):
        counterfeiters.apply(phase(), thing)
    for by in (None, 0, 1):
        with pytest.raises(TypeError, match=expected):
            counterfeiters.violation(phase(), thing, by=by)


@pytest.mark.parametrize("verb", ["actor", "seats", "legal_actions", "score", "outcome"])
def test_what_is_neither_state_nor_view_is_a_type_error(verb: str) -> None:
    for thing in (None, "state", SCENE):
        with pytest.raises(TypeError, match=r"^expected a state or a view of Counterfeiters, got "):
            getattr(counterfeiters, verb)(thing)


def test_a_view_is_no_state() -> None:
    with pytest.raises(TypeError, match=r"^a view is no state"):
        counterfeiters.apply(cast(Any, counterfeiters.view(playing(), 1)), counterfeiters.LayDown())


def test_lawful_actions_are_not_refused() -> None:
    """The cases' states, so that none of them refuses everything."""
    expected: dict[Any, tuple[int, list[str]]] = {
        playing: (59, ["buy 3", "print 2", "laydown"]),
        dining: (1, ["dine 2"]),
        finishing: (4, ["print 1", "defraud 1", "defraud 2", "laydown"]),
        retaking: (2, ["retake print 1", "decline"]),
        replaying: (4, ["print 1", "defraud 1", "defraud 2", "laydown"]),
        over: (0, []),
    }
    for state, (count, texts) in expected.items():
        found = listed(state())
        assert (len(found), [text for text in found if text in texts]) == (count, texts)
        for text in found:
            action = counterfeiters.parse_action(text)
            assert counterfeiters.violation(state(), action) is None
            assert counterfeiters.apply(state(), action) != state()
