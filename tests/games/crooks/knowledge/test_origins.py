"""Origins, looks and discards, by which everybody names what is hidden, and the worlds they leave (§6.9-§6.14)."""

from itertools import permutations

import pytest

from criminals.games.crooks import (
    Discard,
    FaceDown,
    FaceUp,
    Look,
    Moving,
    Origin,
    Placing,
    State,
)
from tests.games.crooks.knowing import Facts, cards, histories, left_hangouts, public
from tests.games.crooks.scenes import BOSS_CLAN, every_state, row, table
from tests.games.positions import play


def test_6_9_a_hangout_has_no_order() -> None:
    games = [table(A=order, B=[22, 21]) for order in permutations((18, 19, 20))]
    assert len(set(games)) == 1
    assert games[0] == table(A=[18, 19, 20], B=[21, 22])
    assert games[0].piles == ((18, 19, 20), (21, 22))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_9_crooks_that_stay_are_put_back_in_no_order(players: int) -> None:
    """Whatever was taken, the rest is kept in rising order; so equal hangouts are equal."""
    for state in every_state(players, seed=69):
        assert all(pile == tuple(sorted(pile)) for pile in state.piles)
        assert state.undealt == tuple(sorted(state.undealt))


def test_6_10_numbers_count_down_as_a_hangout_empties() -> None:
    state = play(
        table(A=[18, 19, 20], B=[21]),
        "recruit A, take 19, place 6",
        "recruit A, take 20, place 6",
        "recruit A, take 18, place 5",
    )
    assert state.rows[0][4] == (FaceUp(19, Origin("A", 3)),)
    assert state.rows[1][4] == (FaceUp(20, Origin("A", 2)),)
    assert state.rows[0][3] == (FaceUp(18, Origin("A", 1)),)
    assert state.taken == ((19, 20, 18), ())
    assert [state.crook_of(Origin("A", number)) for number in (3, 2, 1)] == [19, 20, 18]


def test_6_10_an_origin_stays_with_its_crook_in_hand_placed_moved_and_killed() -> None:
    state = play(table(A=[18], B=[19, 20], C=[11], D=[9]), "pass", "recruit B, take 20")
    origin = Origin("B", 2)
    assert state.phase == Placing(1, origin)
    state = play(state, "place 6 down")
    assert [card.origin for card in state.rows[1][4]] == [origin]
    state = play(state, "recruit C, take 11, place 6")
    assert isinstance(state.phase, Moving)
    assert [card.origin for card in state.phase.cards] == [origin]
    state = play(state, "move 4")
    assert [card.origin for card in state.rows[1][2]] == [origin]
    state = play(state, "recruit D, take 9, place 4")
    assert [discard.card.origin for discard in state.discards] == [origin]
    assert state.crook_of(origin) == 20


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_6_10_every_crook_that_left_a_hangout_keeps_its_own_origin(players: int, seed: int) -> None:
    known: dict[Origin, int] = {}
    for state in every_state(players, seed):
        origins = left_hangouts(state)
        assert len(origins) == len(set(origins)) == sum(map(len, state.taken))
        for origin in origins:
            assert known.setdefault(origin, state.crook_of(origin)) == state.crook_of(origin)
            assert (
                state.size(origin.hangout) < origin.number <= state.layout.sizes[state.layout.hangouts[origin.hangout]]
            )
        for card in cards(state):
            if isinstance(card, FaceUp):
                assert card.crook == known[card.origin]
    assert len(known) > 8


def test_6_10_looks_stand_most_crooks_first_then_by_seat_and_each_once() -> None:
    """Bosses left behind let three seats look at the same size, in any order, and one of them twice."""
    state = table(players=3, start=2, deck=BOSS_CLAN, A=[18, 32, 33], B=[13])
    state = play(state, "recruit A, take 18, place 6", "recruit A, leave")
    assert state.looks[0] == (Look(2, "A", 3), Look(0, "A", 2))
    state = play(state, "pass", "recruit A, leave")
    assert state.looks[0] == (Look(2, "A", 3), Look(0, "A", 2), Look(2, "A", 2))
    state = play(state, "recruit B, take 13, place 6, spy A")
    assert state.looks[0] == (Look(2, "A", 3), Look(0, "A", 2), Look(2, "A", 2))


def test_6_10_a_later_look_of_a_lower_seat_at_the_same_size_goes_before() -> None:
    state = table(start=1, A=[18, 19, 20], B=[13], C=[14])
    state = play(state, "recruit B, take 13, place 6, spy A", "recruit C, take 14, place 6, spy A")
    assert state.looks == ((Look(0, "A", 3), Look(1, "A", 3)), (Look(1, "B", 1),), (Look(0, "C", 1),))
    state = play(state, "recruit A, take 18, place 5")
    assert state.looks[0] == (Look(0, "A", 3), Look(1, "A", 3))
    state = play(state, "recruit A")
    assert state.looks[0] == (Look(0, "A", 3), Look(1, "A", 3), Look(0, "A", 2))


def test_6_10_the_hangouts_left_are_noted_for_all() -> None:
    """Cites §3.9."""
    state = play(table(deck=BOSS_CLAN, A=[18], B=[32, 33]), "recruit B, leave")
    assert state.left == frozenset({"B"})
    assert state.looks == ((), (Look(0, "B", 2),))


def test_6_11_hidden_discards_keep_owner_origin_and_knowers_apart_from_the_undealt() -> None:
    start = table(players=3, A=[18], B=[19], C=[9], D=[10], E=[20], targets=(6,))
    state = play(
        start,
        "recruit B, take 19, place 6 down",
        "recruit A, take 18, place 6 down",
        "recruit C, take 9, place 6, kill 0",
        "recruit D, take 10, place 6, kill 1",
        "pass",
        "recruit E, take 20, return",
    )
    assert state.discards == (
        Discard(1, FaceDown(Origin("A", 1), frozenset({1})), False),
        Discard(0, FaceDown(Origin("B", 1), frozenset({0})), False),
        Discard(2, FaceDown(Origin("E", 1), frozenset({2})), True),
    )
    assert state.undealt == start.undealt


def test_6_11_discards_stand_by_their_origins_not_in_the_order_of_killing() -> None:
    """By the hangout, then by the number."""
    state = play(
        table(A=[18, 19], B=[20], C=[9, 10], targets=(2, 6)),
        "recruit B, take 20, place 6",
        "recruit C, take 9, place 6, kill 0",
        "recruit A, take 18, place 6",
        "recruit A, take 19, place 2",
        "recruit C, take 10, place 2, kill 1",
        "pass",
        "pass",
    )
    assert [discard.card.origin for discard in state.discards] == [Origin("A", 1), Origin("B", 1)]
    state = play(
        table(A=[18, 19], B=[9], C=[10]),
        "recruit A, take 18, place 6",
        "recruit A, take 19, place 5",
        "recruit B, take 9, place 6",
        "recruit C, take 10, place 5",
    )
    assert [discard.card.origin for discard in state.discards] == [Origin("A", 1), Origin("A", 2)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_6_12_at_most_one_crook_of_a_player_at_a_target_lies_face_down_and_it_lies_lowest(
    players: int, seed: int
) -> None:
    hidden = 0
    for state in every_state(players, seed):
        stacks = [stack for a_row in state.rows for stack in a_row]
        if isinstance(state.phase, Moving):
            stacks.append(state.phase.cards)
        for stack in stacks:
            assert all(isinstance(card, FaceUp) for card in stack[1:])
            hidden += bool(stack) and isinstance(stack[0], FaceDown)
    assert hidden


def test_6_12_a_swap_moves_a_face_down_crook_in_plain_sight() -> None:
    state = play(
        table(A=[18], B=[19], C=[13], D=[11]),
        "recruit A, take 18, place 6 down",
        "recruit C, take 13, place 2, spy 6",
        "recruit B, take 19, place 5 down",
        "pass",
        "recruit D, take 11, place 6, move 9",
    )
    assert state.rows[0][7] == (FaceDown(Origin("A", 1), frozenset({0, 1})),)
    assert state.rows[0][3] == (FaceDown(Origin("B", 1), frozenset({0})),)
    assert row(state, 0) == {5: ["19 down"], 6: ["11"], 9: ["18 down"]}


def test_6_13_a_spy_knows_what_it_saw_for_good() -> None:
    """Below an Accomplice, moved and killed: the knowers stay."""
    state = play(
        table(players=3, A=[18], B=[13], C=[5], D=[11], E=[9]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 13, place 2, spy 6",
        "pass",
        "recruit C, take 5, place 6",
    )
    assert state.rows[0][4][0] == FaceDown(Origin("A", 1), frozenset({0, 1}))
    state = play(state, "pass", "recruit D, take 11, place 6, move 3")
    assert state.rows[0][1][0] == FaceDown(Origin("A", 1), frozenset({0, 1}))
    state = play(state, "recruit E, take 9, place 3")
    assert state.discards[0] == Discard(0, FaceDown(Origin("A", 1), frozenset({0, 1})), False)


def test_6_13_what_is_placed_later_the_spy_does_not_know() -> None:
    state = play(
        table(A=[18], B=[13], C=[19], D=[11]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 13, place 2, spy 6",
        "recruit D, take 11, place 6, move 5",
        "pass",
        "recruit C, take 19, place 9 down",
    )
    assert state.rows[0][7] == (FaceDown(Origin("C", 1), frozenset({0})),)
    assert state.rows[0][3] == (FaceDown(Origin("A", 1), frozenset({0, 1})),)


def test_6_14_behind_a_table_deal_and_hidden_takes_stand_one_to_one_for_the_state() -> None:
    """Over all histories of the tiny edition: equal (table, deal, hidden takes) if and only if equal states."""
    state_of: dict[Facts, State] = {}
    world_of: dict[State, Facts] = {}
    for history in histories():
        state = history.state
        shown = {card.origin for card in cards(state) if isinstance(card, FaceUp)}
        hidden = frozenset((origin, crook) for origin, crook in history.taken().items() if origin not in shown)
        world: Facts = (public(state), history.deal, hidden)
        assert state_of.setdefault(world, state) == state
        assert world_of.setdefault(state, world) == world
    assert len(histories()) == 58_422
    assert len(state_of) == len(world_of) < 58_422


def test_6_14_deal_and_takes_fix_the_place_of_every_crook() -> None:
    for history in histories():
        state, taken = history.state, history.taken()
        gone = set(taken.values())
        assert state.piles == tuple(
            tuple(crook for crook in pile if crook not in gone) for pile in history.deal.hangouts
        )
        assert state.undealt == history.deal.box
        assert {origin: state.crook_of(origin) for origin in left_hangouts(state)} == taken
