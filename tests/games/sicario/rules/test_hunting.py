"""§4: the sicario's turn."""

from typing import Any

import pytest

from criminals.games import sicario
from criminals.games.sicario import Answer, Missed
from tests.games.positions import changes, code, listed, play
from tests.games.sicario.rules.test_antenna import SHEET
from tests.games.sicario.scenes import HOME, acting, plies, scene

TRAITS = (
    *("man", "woman", "hat", "no-hat", "glasses", "no-glasses"),
    *("scar", "tattoo", "earring", "freckles", "gold-tooth", "green-hat"),
)

CAST = {
    "Boris": {"man", "hat", "glasses", "scar"},
    "Olga": {"woman", "hat", "no-glasses", "green-hat"},
    "Glenda": {"woman", "no-hat", "no-glasses", "freckles"},
    "Zeno": {"man", "no-hat", "no-glasses", "tattoo"},
}


def hunting(*at: int | None, **more: Any) -> sicario.State:
    """The sicario, seat 0, is to act: the agents stand so."""
    return scene(*at, phase=sicario.Hunting(0), **more)


def test_4_1_only_exposed_agents_can_be_dealt_with() -> None:
    state = hunting(4, 3, 20)
    assert listed(state) == [
        *(f"ask {seat} {trait}" for seat in (1, 3) for trait in TRAITS),
        *(f"eliminate {seat} {name}" for seat in (1, 3) for name in SHEET),
    ]
    for verb in ("ask 2 hat", "eliminate 2 Glenda"):
        assert code(state, verb) == ("not_exposed", "4.1")


@pytest.mark.parametrize(
    ("at", "found"),
    [
        (0, ("not_exposed", "4.1")),
        (3, ("not_exposed", "4.1")),
        (11, ("not_exposed", "4.1")),
        (HOME, ("at_the_embassy", "3.2")),
        (None, ("eliminated", "4.3")),
    ],
)
def test_4_1_on_boats_in_buildings_at_the_embassy_and_out_nobody_can(at: int | None, found: tuple[str, str]) -> None:
    state = hunting(4, at, 0)
    for text in ("ask 2 hat", "eliminate 2 Glenda"):
        assert code(state, text) == found


def test_4_1_the_sicario_is_no_agent() -> None:
    assert code(hunting(4, 0), "ask 0 hat") == ("not_an_agent", "4.1")
    assert code(hunting(4, 0), "eliminate 0 Boris") == ("not_an_agent", "4.1")


def test_4_1_however_they_got_there() -> None:
    """By an event, or by standing there since an earlier turn."""
    by_event = play(scene(3, 8, seat=2, deck=["advance-1", "lose-turn"]), "roll 1")
    assert (by_event.positions, acting(by_event)) == ((None, 3, 10), ("hunting", 0))
    waiting = play(scene(4, 0, seat=2), "roll 3")
    assert (waiting.exposed, acting(waiting)) == ((1,), ("hunting", 0))


def test_4_1_with_nobody_exposed_the_turn_is_skipped() -> None:
    """It leaves no action."""
    state = play(scene(3, 7, seat=2), "roll 4, skip")
    assert (state.exposed, acting(state)) == ((), ("rolling", 1))


def test_4_1_skipped_and_lost_turns_leave_no_action() -> None:
    """In whole games the sicario acts only with somebody exposed, and no agent acts with a turn to lose."""
    for seed in range(10):
        for state, _ in plies(3 + seed % 2, seed):
            if isinstance(state.phase, sicario.Hunting):
                assert state.exposed
                assert state.lost[state.sicario] == 0
            elif isinstance(state.phase, sicario.Rolling) and not state.bottom:
                assert state.lost[state.phase.seat] == 0


@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("trait", TRAITS)
def test_4_2_the_answer_is_truthful_and_heard_by_all(seat: int, trait: str) -> None:
    before = hunting(4, 5, 8)
    after = play(before, f"ask {seat} {trait}")
    name = ("Boris", "Olga", "Glenda", "Zeno")[seat]
    facts: list[object] = [frozenset()] * 4
    facts[seat] = {Answer(trait, yes=trait in CAST[name])}
    assert list(after.facts) == facts
    assert set(changes(before, after)) == {"facts", "phase"}
    assert acting(after) == ("rolling", 1)


def test_4_2_a_sign_is_no_feature() -> None:
    """§1.1: Olga has a hat and a green hat, and they are two questions."""
    before = hunting(4, 0)
    for trait in ("hat", "green-hat"):
        assert play(before, f"ask 1 {trait}").facts[1] == {Answer(trait, yes=True)}


def test_4_2_any_question_may_be_repeated() -> None:
    before = hunting(4, 0, facts={1: {Answer("hat", yes=True)}})
    assert {"ask 1 hat", "ask 1 no-hat"} <= set(listed(before))
    again = play(before, "ask 1 hat")
    assert set(changes(before, again)) == {"phase"}
    other = play(before, "ask 1 no-hat")
    assert other.facts[1] == {Answer("hat", yes=True), Answer("no-hat", yes=False)}


def test_4_2_only_what_is_on_the_sheet_is_asked() -> None:
    for trait in ("beard", "Hat", "no", "Olga"):
        assert code(hunting(4, 0), f"ask 1 {trait}") == ("no_such_thing", "1.1")


def test_4_3_the_right_name_takes_an_agent_out() -> None:
    before = hunting(4, 5, 0, lost={1: 2})
    after = play(before, "eliminate 1 Olga")
    assert (after.positions, after.lost) == ((None, None, 5, 0), (0, 0, 0, 0))
    assert after.shown == (None, "Olga", None, None)
    assert after.facts == before.facts
    assert (after.is_out(1), after.is_out(0), after.is_out(2)) == (True, False, False)
    assert acting(after) == ("rolling", 2), "who is out has no turns"


def test_4_3_the_space_of_who_is_out_is_free() -> None:
    before = hunting(8, 3, 0, deck=["blackout"])
    assert play(scene(8, 3, 0, seat=2, deck=["blackout"]), "roll 5").positions[2] == 9, "taken, so the next one"
    assert play(before, "eliminate 1 Olga", "roll 5").positions[2] == 8


def test_4_3_a_wrong_name_is_remembered_and_the_turn_ends() -> None:
    before = hunting(4, 0)
    after = play(before, "eliminate 1 Zeno")
    assert list(map(set, after.facts)) == [set(), {Missed("Zeno")}, set()]
    assert set(changes(before, after)) == {"facts", "phase"}
    assert acting(after) == ("rolling", 1)


def test_4_3_any_name_on_the_sheet_may_be_said() -> None:
    """The sicario's own, that of one who is out, one that was missed: the list tells nothing."""
    state = hunting(4, None, 0, facts={1: {Missed("Zeno")}})
    for name in ("Boris", "Glenda", "Zeno"):
        assert play(state, f"eliminate 1 {name}").facts[1] >= {Missed(name)}
    assert code(state, "eliminate 1 Nobody") == ("no_such_thing", "1.1")


def test_4_4_with_somebody_exposed_the_sicario_must_act() -> None:
    state = hunting(4, 0)
    assert code(state, "skip") == ("wrong_phase", "4.4")
    assert {text.split()[0] for text in listed(state)} == {"ask", "eliminate"}


def test_4_4_one_or_the_other_once() -> None:
    assert acting(play(hunting(4, 5), "ask 2 hat")) == ("rolling", 1)
    assert acting(play(hunting(4, 5), "eliminate 2 Zeno")) == ("rolling", 1)
