"""Taking back an action: refused once another acted, or once anybody could tell more by it."""

import random
from typing import Any, cast

import attrs
import pytest

import criminals
from criminals.core.base.errors import IllegalAction, Violation
from criminals.core.base.seats import SPECTATOR
from criminals.core.records.record import IllegalPly, Record
from criminals.core.records.undo import UNDO_CODES, can_undo, changes_worlds
from criminals.games import crooks
from criminals.games.crooks import State
from criminals.testing import crooks_kit, random_actions
from tests.games.cases import Case
from tests.games.crooks.happenings import CASES, full, killing, last_pass, moving, spying
from tests.games.crooks.scenes import BOSS_CLAN, table
from tests.games.positions import play


def record_of(first: State, *turns: str) -> Record:
    """The record of some turns, each told in one text."""
    actions = [crooks.parse_action(text) for turn in turns for text in turn.split(", ")]
    return Record.of(first, actions)


def code(record: Record, seat: int) -> str | None:
    refusal = can_undo(record, seat)
    return None if refusal is None else refusal.code


def test_nothing_was_played() -> None:
    record = record_of(table(A=[18]))
    assert can_undo(record, 0) == can_undo(record, 1) == Violation("crooks", "undo", "nothing_to_undo")
    assert code(record_of(table(A=[18]), "pass"), 1) == "nothing_to_undo"


def test_another_acted() -> None:
    record = record_of(table(players=3, A=[18]), "pass", "pass")
    refusal = can_undo(record, 0)
    assert refusal is not None
    assert (refusal.code, refusal.clause, dict(refusal.params)) == ("another_acted", "undo", {"actor": 1})
    assert criminals.describe(refusal) == "player 1 has acted since"
    assert can_undo(record, 1) is None


def test_a_turn_is_taken_back_action_by_action_as_far_as_the_look() -> None:
    first = table(A=[18, 19], B=[20])
    assert code(record_of(first, "recruit A, take 18, place 6 down"), 0) is None
    assert code(record_of(first, "recruit A, take 18"), 0) is None
    assert code(record_of(first, "recruit A"), 0) == "something_revealed"


def test_a_crook_that_was_placed_face_up_was_shown() -> None:
    assert code(record_of(table(A=[18, 19]), "recruit A, take 18, place 6"), 0) == "something_revealed"


def test_who_looks_twice_sees_nothing_new() -> None:
    first = table(start=1, A=[18, 19], B=[13], C=[20])
    record = record_of(first, "recruit A, take 18, place 6", "pass", "recruit A")
    assert code(record, 1) is None
    record = record_of(first, "recruit A, take 18, place 6", "pass", "recruit B, take 13, place 9, spy C")
    assert code(record, 1) == "something_revealed"


def test_4_6_the_last_of_a_hangout_that_is_placed_face_down_is_no_boss() -> None:
    """Everybody learns that; of any other crook it was known when it was taken."""
    alone, among = table(A=[18], B=[20, 21]), table(A=[18, 19], B=[20, 21])
    assert code(record_of(alone, "recruit A, take 18, place 6 down"), 0) == "something_revealed"
    assert code(record_of(among, "recruit A, take 18, place 6 down"), 0) is None
    seen = record_of(table(A=[32], B=[18]), "recruit A, take 32, place 9", "recruit B, take 18, place 6 down")
    assert code(seen, 1) is None


def test_3_9_who_takes_tells_that_not_all_are_bosses() -> None:
    many = table(deck=BOSS_CLAN, A=[18, 32], B=[33, 34], C=[19, 20, 21, 22])
    assert code(record_of(many, "recruit A, take 18"), 0) == "something_revealed"
    assert code(record_of(many, "recruit C, take 19"), 0) is None
    assert code(record_of(many, "recruit B, leave"), 0) == "something_revealed"
    assert code(record_of(table(A=[18, 32]), "recruit A, take 18"), 0) is None


FREE = {
    *("pass", "pass, the next has passed", "take", "pick", "pick from a dry bank", "decline to pick", "kill"),
    *("decline to kill", "move", "decline to spy"),
}
"""The cases of which nobody learns anything."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_which_actions_are_free_to_be_taken_back(case: Case) -> None:
    state, action = case.state(), crooks.parse_action(case.action)
    assert crooks.reveals(state, action) == (case.name not in FREE)


def test_5_1_the_last_pass_turns_crooks_up() -> None:
    assert crooks.reveals(last_pass(), crooks.Pass())
    assert not crooks.reveals(play(table(A=[18]), "pass"), crooks.Pass())


def test_3_10_a_returned_crook_is_none_that_fits_on_another() -> None:
    assert crooks.reveals(play(full(), "take 19"), crooks.Return())


def test_an_unlawful_take_reveals_nothing_but_an_error() -> None:
    with pytest.raises(IllegalAction):
        crooks.reveals(table(A=[18]), crooks.Take(18))
    with pytest.raises(IllegalPly):
        can_undo(record_of(table(A=[18]), "take 18"), 0)


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None, SPECTATOR])
def test_only_a_seat_at_the_table_can_ask(seat: object) -> None:
    with pytest.raises(ValueError, match="a seat is a number from 0 to 1, not "):
        can_undo(record_of(table(A=[18]), "pass"), cast(Any, seat))


# --- the criterion, against going through all worlds ---


def test_a_game_can_be_taken_back_and_played_again() -> None:
    rng = random.Random(3)
    state = crooks.new_game(players=3, rng=rng)
    record = Record.of(state, random_actions(crooks_kit(), state, rng))
    for ply in range(len(record.actions) + 1):
        now = attrs.evolve(record, actions=record.actions[:ply])
        refusals = [can_undo(now, seat) for seat in range(3)]
        assert {refusal.code for refusal in refusals if refusal is not None} <= set(UNDO_CODES)
        assert sum(refusal is None for refusal in refusals) <= 1


def test_scenes_of_the_table_agree() -> None:
    for state, text in ((killing(), "kill 0"), (moving(), "move 9"), (spying(), "decline")):
        assert not changes_worlds(crooks, state, crooks.parse_action(text))
