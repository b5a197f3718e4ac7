"""Every refusal: its code, clause, parameters; that it changes nothing and tells nothing; that the list is complete."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.errors import CriminalsError, IllegalAction, Param, Violation
from criminals.core.frozen_map import FrozenMap
from criminals.core.seats import SPECTATOR
from criminals.games import sicario
from criminals.games.sicario import CODES, REFERENCE, TINY, State
from tests.games.sicario.scenes import HOME, every_state, listed, play, refused, scene, snapshot, with_margin


def rolling() -> State:
    return scene(4, 0)


def decoding() -> State:
    """Seat 1 has come to an antenna."""
    return play(scene(7, 4), "roll 4")


def hunting() -> State:
    """Seat 1 stands in a street, seat 2 in a building."""
    return scene(4, 3, phase=sicario.Hunting(0))


def late() -> State:
    """Seat 1 is home, seat 2 is out, seat 3 in a street."""
    return scene(HOME, None, 4, phase=sicario.Hunting(0))


def questioning() -> State:
    """Seat 1 drew a tip-off; seat 2 stands in a street, seat 3 on the boats."""
    return play(scene(0, 4, 0, deck=["tip-off"]), "roll 2")


def over() -> State:
    return play(scene(44, 0), "roll 1")


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
    Case("not_your_turn", rolling, "roll 3", "2.4", {"seat": 1, "actor": "chance"}, 1),
    Case("not_your_turn", rolling, "skip", "2.4", {"seat": 0, "actor": "chance"}, 0),
    Case("not_your_turn", decoding, "skip", "2.4", {"seat": 0, "actor": 1}, 0),
    Case("not_your_turn", hunting, "ask 1 hat", "2.4", {"seat": 1, "actor": 0}, 1),
    Case("not_your_turn", questioning, "ask 1 hat", "2.4", {"seat": 1, "actor": 0}, 1),
    Case("wrong_phase", rolling, "skip", "3.1", {"phase": "rolling"}),
    Case("wrong_phase", rolling, "ask 1 hat", "3.1", {"phase": "rolling"}),
    Case("wrong_phase", decoding, "roll 3", "3.5", {"phase": "decoding"}),
    Case("wrong_phase", decoding, "eliminate 2 Olga", "3.5", {"phase": "decoding"}),
    Case("wrong_phase", hunting, "roll 3", "4.4", {"phase": "hunting"}),
    Case("wrong_phase", hunting, "disc man hat glasses", "4.4", {"phase": "hunting"}),
    Case("wrong_phase", hunting, "capture Olga", "4.4", {"phase": "hunting"}),
    Case("wrong_phase", hunting, "skip", "4.4", {"phase": "hunting"}),
    Case("wrong_phase", questioning, "eliminate 1 Olga", "7.4", {"phase": "questioning"}),
    Case("wrong_phase", questioning, "skip", "7.4", {"phase": "questioning"}),
    Case("no_such_thing", rolling, "roll 0", "1.2", {"kind": "pips", "name": 0}),
    Case("no_such_thing", rolling, "roll 7", "1.2", {"kind": "pips", "name": 7}),
    Case("no_such_thing", decoding, "capture Nobody", "1.1", {"kind": "character", "name": "Nobody"}),
    Case("no_such_thing", hunting, "eliminate 1 Nobody", "1.1", {"kind": "character", "name": "Nobody"}),
    Case("no_such_thing", hunting, "ask 1 beard", "1.1", {"kind": "trait", "name": "beard"}),
    Case("no_such_thing", hunting, "ask 3 hat", "2.1", {"kind": "seat", "name": 3}),
    Case("no_such_thing", hunting, "eliminate 3 Olga", "2.1", {"kind": "seat", "name": 3}),
    Case("no_such_thing", questioning, "ask 1 beard", "1.1", {"kind": "trait", "name": "beard"}),
    Case("no_such_thing", questioning, "ask 4 beard", "2.1", {"kind": "seat", "name": 4}),
    Case("not_an_agent", hunting, "ask 0 hat", "4.1", {"agent": 0}),
    Case("not_an_agent", hunting, "eliminate 0 Boris", "4.1", {"agent": 0}),
    Case("not_an_agent", questioning, "ask 0 hat", "4.1", {"agent": 0}),
    Case("eliminated", late, "ask 2 hat", "4.3", {"agent": 2}),
    Case("eliminated", late, "eliminate 2 Glenda", "4.3", {"agent": 2}),
    Case("at_the_embassy", late, "ask 1 hat", "3.2", {"agent": 1}),
    Case("at_the_embassy", late, "eliminate 1 Olga", "3.2", {"agent": 1}),
    Case("not_exposed", hunting, "ask 2 hat", "4.1", {"agent": 2, "space": 3}),
    Case("not_exposed", hunting, "eliminate 2 Glenda", "4.1", {"agent": 2, "space": 3}),
    Case("not_exposed", questioning, "ask 3 hat", "4.1", {"agent": 3, "space": 0}),
    Case("other_agent", questioning, "ask 2 hat", "7.4", {"agent": 2, "tipped": 1}),
    Case("game_over", over, "skip", "5.1", {}),
    Case("game_over", over, "roll 3", "5.1", {}, 1),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.state.__name__}-{case.action}")
def test_a_refusal_has_its_code_clause_and_parameters(case: Case) -> None:
    action = sicario.parse_action(case.action)
    expected = Violation("sicario", case.clause, case.code, FrozenMap(case.params))
    state = case.state()
    found = sicario.violation(state, action, by=case.by)
    assert found == expected
    assert found is not None
    assert list(found.params) == list(case.params)
    assert str(found) == f"{case.code} (§{case.clause})"
    if case.code != "not_your_turn":
        assert refused(state, case.action) == expected
        with pytest.raises(IllegalAction) as error:
            sicario.apply(state, action)
        assert str(error.value) == f"{action!r}: {sicario.describe(found)} (§{case.clause})"
        assert isinstance(error.value, ValueError)
        assert isinstance(error.value, CriminalsError)


def test_every_code_is_reached() -> None:
    """The table of cases leaves none out, in the order of the codes."""
    assert tuple(dict.fromkeys(case.code for case in CASES)) == CODES
    assert len(set(CODES)) == len(CODES) == 9


FEW: Final = attrs.evolve(REFERENCE, name="few", characters=REFERENCE.characters[:5], path="ssassbsasssba")
"""A box in which names are soon guessed."""


def games() -> Iterator[State]:
    """All states of some games."""
    for players in (3, 4):
        yield from every_state(players, seed=11)
        for seed in range(8):
            yield from every_state(players, seed, TINY)
        for seed in range(12):
            yield from every_state(players, seed, FEW)


def test_the_list_is_complete_and_no_play_meets_another_code() -> None:
    """Every state of some games, every action of the box and some more: listed if and only if it is not refused."""
    cases = {(case.code, case.clause) for case in CASES}
    met: set[tuple[str, str]] = set()
    for state in games():
        actions = sicario.legal_actions(state)
        assert len(set(actions)) == len(actions)
        refusals = {action: sicario.violation(state, action) for action in with_margin(state)}
        assert {action for action, found in refusals.items() if found is None} == set(actions)
        met |= {(found.code, found.clause) for found in refusals.values() if found is not None}
    assert met <= cases
    assert {code for code, _ in met} == {*CODES} - {"not_your_turn"}


def test_6_3_a_refusal_tells_no_secret() -> None:
    """In worlds that differ only in what is hidden the same is listed, and the same is refused with the same words."""
    rng = random.Random(3)
    compared = 0
    for state in games():
        if isinstance(state.phase, sicario.Over):
            continue
        names = [character.name for character in state.edition.characters]
        other = attrs.evolve(
            state,
            characters=tuple(rng.sample(names, state.players)),
            unread=tuple(rng.sample(state.unread, len(state.unread))),
        )
        compared += other != state
        assert sicario.legal_actions(other) == sicario.legal_actions(state)
        for action in with_margin(state)[::3]:
            assert sicario.violation(other, action) == sicario.violation(state, action)
    assert compared > 200


def test_a_view_answers_as_the_state_does() -> None:
    """For the one who acts; for anybody else it is not their turn, and before a throw it is nobody's."""
    for state in every_state(3, seed=4):
        actor = sicario.actor(state)
        actions = with_margin(state)[::7]
        for viewer in (0, 1, 2, SPECTATOR):
            seen = sicario.view(state, viewer)
            assert sicario.legal_actions(seen) == (sicario.legal_actions(state) if viewer == actor else ())
            for action in actions:
                assert sicario.violation(seen, action) == sicario.violation(state, action, by=viewer)


# --- whose turn it is ---


def test_the_one_who_acts_may_ask_by_name_or_not() -> None:
    state = decoding()
    assert sicario.violation(state, sicario.Skip()) is sicario.violation(state, sicario.Skip(), by=1) is None
    nobody = sicario.Capture("Nobody")
    assert sicario.violation(state, nobody, by=1) == sicario.violation(state, nobody) is not None


def test_not_your_turn_comes_before_whatever_else_is_wrong() -> None:
    found = sicario.violation(decoding(), sicario.Roll(9), by=0)
    assert found is not None
    assert (found.code, dict(found.params)) == ("not_your_turn", {"seat": 0, "actor": 1})
    watching = sicario.violation(hunting(), sicario.Skip(), by=SPECTATOR)
    assert watching is not None
    assert dict(watching.params) == {"seat": "spectator", "actor": 0}


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 0.0])
def test_who_is_no_seat_can_not_ask(seat: Any) -> None:
    for state in (rolling(), hunting(), over()):
        with pytest.raises(ValueError, match=rf"^a viewer is a seat from 0 to 2 or SPECTATOR, not {seat!r}$"):
            sicario.violation(state, sicario.Skip(), by=seat)


def test_a_view_does_not_answer_for_another() -> None:
    seen = sicario.view(decoding(), 1)
    assert sicario.violation(seen, sicario.Skip(), by=1) is None
    with pytest.raises(ValueError, match="a view answers for its viewer, 1, not for 0"):
        sicario.violation(seen, sicario.Skip(), by=0)


# --- nothing changes, and nothing else is raised ---


def test_a_refusal_changes_nothing() -> None:
    for state in every_state(3, seed=8):
        before = snapshot(state)
        lawful = set(sicario.legal_actions(state))
        for action in with_margin(state)[::5]:
            if action not in lawful:
                with pytest.raises(IllegalAction):
                    sicario.apply(state, action)
        for action in lawful:
            sicario.apply(state, action)
        assert snapshot(state) == before


PHASES: Final = (rolling, decoding, hunting, questioning, over)


@pytest.mark.parametrize("phase", PHASES)
def test_a_text_given_as_an_action_is_a_type_error_that_names_parse_action(phase: Any) -> None:
    expected = r"^'skip' is a text, not an action: parse_action\('sicario', 'skip'\) makes one of it$"
    for ask in (sicario.apply, sicario.violation):
        with pytest.raises(TypeError, match=expected):
            ask(phase(), cast(Any, "skip"))
    for seat in (0, 1):
        with pytest.raises(TypeError, match=expected):
            sicario.violation(phase(), cast(Any, "skip"), by=seat)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("thing", [None, 3, ("roll", 1), sicario.Roll, FrozenMap({"roll": 1})], ids=repr)
def test_what_is_no_action_of_the_game_is_a_type_error(phase: Any, thing: Any) -> None:
    expected = rf"^{re.escape(repr(thing))} is no action of Sicario$"
    with pytest.raises(TypeError, match=expected):
        sicario.apply(phase(), thing)
    for by in (None, 0, 1):
        with pytest.raises(TypeError, match=expected):
            sicario.violation(phase(), thing, by=by)


@pytest.mark.parametrize("verb", ["actor", "seats", "legal_actions", "score", "outcome"])
def test_what_is_neither_state_nor_view_is_a_type_error(verb: str) -> None:
    for thing in (None, "state", REFERENCE):
        with pytest.raises(TypeError, match=r"^expected a state or a view of Sicario, got "):
            getattr(sicario, verb)(thing)


def test_a_view_is_no_state() -> None:
    with pytest.raises(TypeError, match=r"^a view is no state"):
        sicario.apply(cast(Any, sicario.view(decoding(), 1)), sicario.Skip())


def test_lawful_actions_are_not_refused() -> None:
    """The cases' states, so that none of them refuses everything."""
    expected = {rolling: 6, decoding: 8 + 24 + 1, hunting: 12 + 24, late: 12 + 24, questioning: 12, over: 0}
    for state, count in expected.items():
        found = listed(state())
        assert len(found) == count
        for text in found:
            action = sicario.parse_action(text)
            assert sicario.violation(state(), action) is None
            assert sicario.apply(state(), action) != state()
