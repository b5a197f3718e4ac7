"""§6.1-§6.8: who knows what, as far as a state keeps it: what is on the table for all to see, what stays hidden."""

from itertools import permutations

import attrs
import pytest

from criminals.games import crooks
from criminals.games.crooks import (
    Discard,
    FaceDown,
    FaceUp,
    Look,
    Origin,
    Placing,
    State,
    Table,
)
from tests.games.crooks.knowing import KEPT, PUBLIC, SECRET, Facts, histories, public
from tests.games.crooks.scenes import at, every_state, table
from tests.games.positions import listed, play

# --- 6.1, 6.2: what is public ---


def test_6_1_the_table_has_these_facts_and_no_others() -> None:
    """A secret put on the table would have to be named here."""
    assert tuple(field.name for field in attrs.fields(Table)) == PUBLIC
    assert tuple(field.name for field in attrs.fields(State)) == (*PUBLIC, *SECRET, *KEPT)


def test_6_1_money_sizes_turn_and_passes_are_on_the_table() -> None:
    state = play(table(players=3, A=[18], B=[19, 20], bank=4), "recruit B, take 20, place 6 down", "pass")
    assert state.sizes == (1, 1)
    assert state.money == (15, 18, 18)
    assert state.bank == 7
    assert state.passed == (False, True, False)
    assert state.phase == crooks.Recruiting(2)


def test_6_1_a_face_down_crook_shows_its_place_and_hangout_and_how_many_lay_there() -> None:
    state = play(table(A=[18], B=[19, 20, 21]), "recruit B, take 20, place 6 down", "recruit B, take 21, place 4")
    assert state.rows[0][4] == (FaceDown(Origin(hangout="B", number=3), frozenset({0})),)
    assert state.rows[1][2] == (FaceUp(21, Origin(hangout="B", number=2)),)
    assert {field.name for field in attrs.fields(FaceDown)} == {"origin", "knowers"}


def test_6_1_the_repr_of_a_state_shows_no_secret() -> None:
    """The same table with every other deal behind it reads the same; so does the text, and a formatted one."""
    told: dict[Facts, set[str]] = {}
    for history in histories():
        state = history.state
        told.setdefault(public(state), set()).update((repr(state), str(state), f"{state}"))
    assert {len(texts) for texts in told.values()} == {1}
    assert len(told) < len(histories()) // 5


def test_6_1_the_repr_of_a_state_says_how_it_stands() -> None:
    state = play(table(A=[18], B=[19, 20]), "recruit B, take 20")
    assert repr(state) == (
        "<State of <'scene' for 2 players>: sizes=(1, 1), money=(16, 18), bank=12, passed=(False, False), "
        "phase=Placing(seat=0, origin=Origin(hangout='B', number=2))>"
    )


def test_6_1_the_repr_of_a_moved_face_down_crook_shows_only_its_back() -> None:
    state = play(table(A=[18], B=[11]), "recruit A, take 18, place 6 down", "pass", "recruit B, take 11, place 6")
    assert "18," not in repr(state)
    assert "cards=(FaceDown(origin=Origin(hangout='A', number=1), knowers=frozenset({0})),)" in repr(state)


def test_6_2_recruiting_and_spying_are_looks_that_everybody_notes() -> None:
    state = play(table(players=3, A=[18, 19, 20], B=[13]), "pass", "recruit A, take 19, place 6")
    assert state.looks == ((Look(seat=1, hangout="A", number=3),), ())
    state = play(state, "recruit B, take 13, place 6, spy A")
    assert state.looks == ((Look(1, "A", 3), Look(2, "A", 2)), (Look(2, "B", 1),))


def test_6_2_a_look_at_a_target_is_noted_on_the_crooks_seen() -> None:
    state = play(
        table(players=3, A=[18], B=[19], C=[13]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 19, place 5 down",
        "recruit C, take 13, place 2, spy 6",
    )
    assert state.rows[0][4] == (FaceDown(Origin("A", 1), frozenset({0, 2})),)
    assert state.rows[1][3] == (FaceDown(Origin("B", 1), frozenset({1})),)


# --- 6.3, 6.4: what the one who acts sees ---


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_6_3_a_look_can_always_be_told_from_what_is_there_and_what_was_taken(players: int, seed: int) -> None:
    """Cites §6.10: a look at size s showed what is still there and every crook taken with a number up to s."""
    seen: dict[Look, set[int]] = {}
    for state in every_state(players, seed):
        for taken, first, looks in zip(state.taken, state.layout.sizes, state.looks, strict=True):
            for look in looks:
                shown = {crook for at_, crook in enumerate(taken) if first - at_ <= look.number}
                shown |= set(state.pile(look.hangout))
                assert len(shown) == look.number
                if look in seen:
                    assert shown == seen[look]
                else:
                    assert shown == set(state.pile(look.hangout))
                    seen[look] = shown
    assert len(seen) > 5


def test_6_3_what_one_sees_in_a_hangout_is_no_public_fact() -> None:
    """Two deals, the same play: the tables are equal while somebody looks in."""
    one = play(table(A=[18, 19], B=[20]), "recruit A")
    other = play(table(A=[18, 20], B=[19]), "recruit A")
    assert public(attrs.evolve(one, layout=other.layout)) == public(other)
    assert one.looks == ((Look(0, "A", 2),), ())
    assert listed(one) != listed(other)


def test_6_4_the_crook_in_hand_is_known_by_its_origin_only() -> None:
    looking = play(table(A=[18, 19]), "recruit A")
    one, other = play(looking, "take 18"), play(looking, "take 19")
    assert one.phase == other.phase == Placing(0, Origin("A", 2))
    assert public(one) == public(other)
    assert one != other
    assert (one.crook_of(Origin("A", 2)), other.crook_of(Origin("A", 2))) == (18, 19)


# --- 6.5 to 6.8: what stays hidden ---


def test_6_5_a_face_down_crook_is_known_to_its_owner_and_who_spied_on_it() -> None:
    state = play(
        table(players=4, start=1, A=[18], B=[13], C=[14], D=[19]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 13, place 6, spy 6",
        "recruit C, take 14, place 6, spy 6",
    )
    assert state.rows[1][4] == (FaceDown(Origin("A", 1), frozenset({1, 2, 3})),)


def test_6_5_two_face_down_crooks_differ_only_in_secret() -> None:
    looking = play(table(A=[18, 19]), "recruit A")
    one, other = play(looking, "take 18, place 6 down"), play(looking, "take 19, place 6 down")
    assert public(one) == public(other)
    assert one != other
    assert (at(one, 0, 6), at(other, 0, 6)) == (["18 down"], ["19 down"])


def test_6_6_a_crook_killed_face_up_is_known_to_all() -> None:
    state = play(table(A=[18], B=[9]), "recruit A, take 18, place 6", "recruit B, take 9, place 6, kill 0")
    assert state.discards == (Discard(owner=0, card=FaceUp(18, Origin("A", 1)), returned=False),)


def test_6_7_a_crook_killed_face_down_stays_known_to_who_knew_it() -> None:
    """The second player had spied on it; the third, who killed it, does not see it."""
    state = play(
        table(players=3, A=[18], B=[13], C=[9]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 13, place 2, spy 6",
        "recruit C, take 9, place 6, kill 0",
    )
    assert state.discards == (Discard(0, FaceDown(Origin("A", 1), frozenset({0, 1})), False),)


def test_6_7_killing_one_s_own_face_down_crook_shows_it_to_nobody() -> None:
    state = play(table(A=[18], B=[9]), "recruit A, take 18, place 6 down", "pass", "recruit B, take 9, place 6")
    assert state.discards == (Discard(0, FaceDown(Origin("A", 1), frozenset({0})), False),)


def test_6_7_a_returned_crook_is_known_to_who_returned_it() -> None:
    state = play(
        table(start=1, A=[18], B=[19], targets=(6,)),
        "recruit A, take 18, place 6",
        "pass",
        "recruit B, take 19, return",
    )
    assert state.discards == (Discard(1, FaceDown(Origin("B", 1), frozenset({1})), True),)


def test_6_7_even_a_boss_is_returned_face_down() -> None:
    state = play(
        table(A=[18], B=[32], targets=(6,)), "recruit A, take 18, place 6", "pass", "recruit B, take 32, return"
    )
    assert state.discards == (Discard(0, FaceDown(Origin("B", 1), frozenset({0})), True),)


def test_6_8_the_end_shows_no_leftovers_and_no_hidden_discards() -> None:
    """Two games that differ only in what was left over, killed unseen and never dealt end with the same table."""
    ends = [
        play(
            table(A=[hidden], B=[9], C=[left, 29]),
            f"recruit A, take {hidden}, place 6 down",
            "recruit B, take 9, place 6, kill 0",
            "recruit C, take 29, place 5",
            "pass",
            "pass",
        )
        for hidden, left in permutations((18, 19, 20), 2)
    ]
    assert {public(attrs.evolve(end, layout=ends[0].layout)) for end in ends} == {public(ends[0])}
    assert len(set(ends)) == len(ends) == 6
    assert len({repr(end) for end in ends}) == 1
    assert {end.piles[2] for end in ends} == {(18,), (19,), (20,)}
