"""§6: who knows what, viewer by viewer: what is public and what each looked at."""

import pickle
from itertools import permutations

import attrs
import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import SPECTATOR
from criminals.games import crooks
from criminals.games.crooks import (
    Discard,
    FaceDown,
    FaceUp,
    Look,
    Moving,
    Origin,
    Placing,
    Recruiting,
    View,
)
from tests.games.crooks.knowing import PUBLIC, known, seen
from tests.games.crooks.scenes import BOSS_CLAN, every_state, table
from tests.games.positions import play, viewers

# --- 6.1, 6.2: what everybody knows ---


def test_6_1_a_view_has_the_table_the_viewer_and_what_is_its_own_and_no_more() -> None:
    assert tuple(field.name for field in attrs.fields(View)) == (*PUBLIC, "viewer", "seen", "known")


def test_6_1_the_spectator_sees_money_sizes_rows_turn_and_passes() -> None:
    state = play(
        table(players=3, A=[18], B=[19, 20], bank=4), "recruit B, take 20, place 6 down", "recruit A, take 18, place 4"
    )
    view = crooks.view(play(state, "pass"), SPECTATOR)
    assert view.sizes == (0, 1)
    assert (view.size("A"), view.size("B")) == (0, 1)
    assert view.money == (15, 17, 18)
    assert view.bank == 8
    assert view.passed == (False, False, True)
    assert view.phase == Recruiting(0)
    assert view.stack(0, 6) == (FaceDown(Origin("B", 2), frozenset({0})),)
    assert view.stack(1, 4) == (FaceUp(18, Origin("A", 1)),)
    assert view.stack(2, 6) == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_1_the_spectator_has_seen_and_knows_nothing_more(players: int) -> None:
    for state in every_state(players, seed=62):
        view = crooks.view(state, SPECTATOR)
        assert view.known == {}
        assert view.seen == ((),) * len(state.sizes)
        assert view.hand is None


def test_6_2_looks_into_hangouts_and_at_targets_stand_in_every_view() -> None:
    state = play(
        table(players=3, A=[18, 19], B=[13], C=[14]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 13, place 6, spy A",
        "recruit C, take 14, place 6, spy 6",
    )
    for viewer in viewers(state):
        view = crooks.view(state, viewer)
        assert view.looks == ((Look(0, "A", 2), Look(1, "A", 1)), (Look(1, "B", 1),), (Look(2, "C", 1),))
        assert view.stack(0, 6) == (FaceDown(Origin("A", 2), frozenset({0, 2})),)


# --- 6.3: what was seen in a hangout ---


def test_6_3_who_recruits_sees_the_crooks_there_and_nobody_else_does() -> None:
    state = play(table(players=3, A=[20, 18, 19], B=[21]), "recruit A")
    assert seen(state) == [(((18, 19, 20),), ()), ((), ()), ((), ()), ((), ())]
    assert known(state) == [{}, {}, {}, {}]


def test_6_3_a_spy_in_a_hangout_sees_the_crooks_there_and_takes_none() -> None:
    state = play(table(players=3, A=[18, 19, 20], B=[13]), "pass", "recruit B, take 13, place 6, spy A")
    assert seen(state) == [((), ()), (((18, 19, 20),), ((13,),)), ((), ()), ((), ())]
    assert state.sizes == (3, 0)


def test_6_3_a_look_is_kept_after_others_took_from_the_hangout() -> None:
    """The lowest and the middle one go: what was seen still stands in rising order."""
    state = play(
        table(A=[18, 19, 20, 21], B=[13]),
        "recruit B, take 13, place 6, spy A",
        "recruit A, take 18, place 6 down",
        "pass",
        "recruit A, take 20, place 5 down",
    )
    assert seen(state) == [(((18, 19, 20, 21),), ((13,),)), (((18, 19, 20, 21), (19, 20, 21)), ()), ((), ())]


def test_6_3_looks_stand_the_first_first() -> None:
    state = play(
        table(A=[18, 19, 20, 21], B=[13]),
        "recruit A, take 20, place 6",
        "recruit A, take 18, place 5 down",
        "recruit B, take 13, place 4, spy A",
    )
    view = crooks.view(state, 0)
    assert view.seen == (((18, 19, 20, 21), (19, 21)), ((13,),))
    assert view.seen_in("A") == ((18, 19, 20, 21), (19, 21))
    assert view.seen_in("B") == ((13,),)
    assert crooks.view(state, 1).seen_in("A") == ((18, 19, 21),)
    assert crooks.view(state, 1).seen_in("B") == ()


def test_6_3_the_same_look_twice_is_one() -> None:
    state = table(start=1, A=[18, 19, 20], B=[13])
    state = play(state, "recruit B, take 13, place 6, spy A", "pass")
    assert crooks.view(state, 1).seen == (((18, 19, 20),), ((13,),))
    state = play(state, "recruit A")
    assert crooks.view(state, 1).seen == (((18, 19, 20),), ((13,),))
    assert crooks.legal_actions(crooks.view(state, 1)) == (crooks.Take(18), crooks.Take(19), crooks.Take(20))


def test_6_3_bosses_left_behind_were_seen() -> None:
    """Cites §3.9."""
    state = play(table(deck=BOSS_CLAN, A=[32, 33], B=[18]), "recruit A, leave", "pass", "recruit A, leave")
    assert seen(state) == [(((32, 33),), ()), ((), ()), ((), ())]
    assert all(crooks.view(state, viewer).left == {"A"} for viewer in viewers(state))


def test_6_3_the_pile_one_takes_from_is_the_last_look() -> None:
    state = play(
        table(A=[18, 19, 20], B=[21]), "recruit A, take 19, place 6", "recruit B, take 21, place 6", "recruit A"
    )
    assert crooks.view(state, 0).pile("A") == (18, 20)
    assert crooks.view(state, 0).seen_in("A") == ((18, 19, 20), (18, 20))


# --- 6.4 to 6.8: what stays hidden ---


def test_6_4_only_its_owner_knows_the_crook_in_hand() -> None:
    state = play(table(A=[18, 19], B=[20]), "pass", "recruit A, take 19")
    assert known(state) == [{}, {Origin("A", 2): 19}, {}]
    assert [crooks.view(state, viewer).hand for viewer in viewers(state)] == [None, 19, None]
    state = play(state, "place 6")
    assert known(state) == [{}, {}, {}]
    assert crooks.view(state, 1).hand is None


def test_6_5_its_owner_and_who_spied_on_it_know_a_face_down_crook() -> None:
    state = play(
        table(players=3, A=[18], B=[13], C=[19]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 13, place 6, spy 6",
        "recruit C, take 19, place 2 down",
    )
    assert known(state) == [{Origin("A", 1): 18}, {Origin("A", 1): 18}, {Origin("C", 1): 19}, {}]
    assert crooks.view(state, 1).crook_of(Origin("A", 1)) == 18
    for stranger in (2, SPECTATOR):
        with pytest.raises(InvalidState, match=r" does not know the crook of Origin\(hangout='A', number=1\);"):
            crooks.view(state, stranger).crook_of(Origin("A", 1))


def test_6_6_all_see_a_crook_killed_face_up() -> None:
    state = play(table(A=[18], B=[9]), "recruit A, take 18, place 6", "recruit B, take 9, place 6, kill 0")
    for viewer in viewers(state):
        view = crooks.view(state, viewer)
        assert view.discards == (Discard(0, FaceUp(18, Origin("A", 1)), False),)
        assert view.known == {}


def test_6_7_a_crook_killed_face_down_is_known_to_who_knew_it() -> None:
    state = play(
        table(players=3, A=[18], B=[13], C=[9]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 13, place 2, spy 6",
        "recruit C, take 9, place 6, kill 0",
    )
    assert known(state) == [{Origin("A", 1): 18}, {Origin("A", 1): 18}, {}, {}]
    assert {crooks.view(state, viewer).stack(0, 6) for viewer in viewers(state)} == {()}


def test_6_7_a_returned_crook_is_known_to_who_returned_it() -> None:
    state = play(
        table(A=[18], B=[32], targets=(6,)), "recruit A, take 18, place 6", "pass", "recruit B, take 32, return"
    )
    assert known(state) == [{Origin("B", 1): 32}, {}, {}]
    assert crooks.view(state, 1).discards == (Discard(0, FaceDown(Origin("B", 1), frozenset({0})), True),)


def test_6_8_the_end_turns_the_rows_up_and_shows_nothing_else() -> None:
    state = play(
        table(players=3, A=[18, 19], B=[20], C=[9], D=[21, 22]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 20, place 5 down",
        "recruit C, take 9, place 6, kill 0",
        *("pass", "pass", "pass"),
    )
    for viewer in viewers(state):
        assert crooks.view(state, viewer).stack(1, 5) == (FaceUp(20, Origin("B", 1)),)
    assert known(state) == [{Origin("A", 2): 18}, {}, {}, {}]
    assert seen(state) == [
        (((18, 19),), (), (), ()),
        ((), ((20,),), (), ()),
        ((), (), ((9,),), ()),
        ((), (), (), ()),
    ]


# --- 6.9 to 6.13 ---


def test_6_9_no_view_has_an_order_of_the_crooks_in_a_hangout() -> None:
    games = [play(table(A=order, B=[22]), "recruit A") for order in permutations((18, 19, 20))]
    assert len({crooks.view(game, 0) for game in games}) == 1
    assert len({pickle.dumps(crooks.view(game, 0)) for game in games}) == 1


def test_6_10_every_view_names_hidden_crooks_by_hangout_and_number() -> None:
    state = play(table(A=[18, 19, 20], B=[21]), "recruit A, take 19, place 6 down", "recruit A, take 20")
    assert crooks.view(state, SPECTATOR).stack(0, 6) == (FaceDown(Origin("A", 3), frozenset({0})),)
    assert crooks.view(state, SPECTATOR).phase == Placing(1, Origin("A", 2))
    assert known(state) == [{Origin("A", 3): 19}, {Origin("A", 2): 20}, {}]


def test_6_11_hidden_discards_stay_apart_each_with_its_knowers() -> None:
    state = play(
        table(players=3, A=[18], B=[19], C=[9], D=[10], E=[20], targets=(6,)),
        "recruit B, take 19, place 6 down",
        "recruit A, take 18, place 6 down",
        "recruit C, take 9, place 6, kill 0",
        "recruit D, take 10, place 6, kill 1",
        "pass",
        "recruit E, take 20, return",
    )
    assert known(state) == [{Origin("B", 1): 19}, {Origin("A", 1): 18}, {Origin("E", 1): 20}, {}]
    assert crooks.view(state, SPECTATOR).discards == (
        Discard(1, FaceDown(Origin("A", 1), frozenset({1})), False),
        Discard(0, FaceDown(Origin("B", 1), frozenset({0})), False),
        Discard(2, FaceDown(Origin("E", 1), frozenset({2})), True),
    )


def test_6_12_a_face_down_crook_is_known_while_a_swap_moves_it_and_after() -> None:
    state = play(
        table(players=3, A=[18], B=[13], C=[5], D=[11]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 13, place 2, spy 6",
        "pass",
        "recruit C, take 5, place 6",
        "pass",
        "recruit D, take 11, place 6",
    )
    assert state.phase == Moving(0, 6, (FaceDown(Origin("A", 1), frozenset({0, 1})), FaceUp(5, Origin("C", 1))))
    assert known(state) == [{Origin("A", 1): 18}, {Origin("A", 1): 18}, {}, {}]
    state = play(state, "move 9")
    assert known(state) == [{Origin("A", 1): 18}, {Origin("A", 1): 18}, {}, {}]
    assert crooks.view(state, 2).stack(0, 9)[0] == FaceDown(Origin("A", 1), frozenset({0, 1}))


def test_6_13_a_spy_knows_every_face_down_crook_at_the_target_its_own_too() -> None:
    state = play(
        table(players=3, start=1, A=[18], B=[19], C=[20], D=[21], E=[13]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 19, place 6 down",
        "recruit C, take 20, place 6 down",
        "recruit D, take 21, place 5 down",
        "pass",
        "recruit E, take 13, place 2, spy 6",
    )
    assert known(state) == [
        {Origin("A", 1): 18, Origin("B", 1): 19, Origin("C", 1): 20},
        {Origin("A", 1): 18, Origin("D", 1): 21},
        {Origin("B", 1): 19},
        {},
    ]
