"""§6: who knows what, as far as a state keeps it: origins, looks, knowers, and what is on the table for all to see."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Final

import attrs
import pytest

from criminals.games import crooks
from criminals.games.crooks import (
    TINY,
    Card,
    Discard,
    FaceDown,
    FaceUp,
    Look,
    Moving,
    Origin,
    Placing,
    Setup,
    State,
    Table,
    Take,
    Taking,
)
from tests.games.crooks.scenes import BOSS_CLAN, at, every_state, listed, play, row, table

PUBLIC: Final = ("layout", "sizes", "looks", "left", "rows", "discards", "money", "bank", "passed", "phase")
SECRET: Final = ("dealt", "undealt")

Facts = tuple[object, ...]


def public(state: State) -> Facts:
    """What everybody knows."""
    return tuple(getattr(state, name) for name in PUBLIC)


def cards(state: State) -> Iterator[Card]:
    """Every crook on the table, on the move or discarded."""
    for a_row in state.rows:
        for stack in a_row:
            yield from stack
    if isinstance(state.phase, Moving):
        yield from state.phase.cards
    yield from (discard.card for discard in state.discards)


def left_hangouts(state: State) -> list[Origin]:
    """The origins of all crooks that left a hangout, the one in hand included."""
    found = [card.origin for card in cards(state)]
    return [*found, state.phase.origin] if isinstance(state.phase, Placing) else found


# --- 6.1, 6.2: what is public ---


def test_6_1_the_table_has_these_facts_and_no_others() -> None:
    """A secret put on the table would have to be named here."""
    assert tuple(field.name for field in attrs.fields(Table)) == PUBLIC
    assert tuple(field.name for field in attrs.fields(State)) == (*PUBLIC, *SECRET)


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


# --- 6.9 ---


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


# --- 6.10: origins and looks ---


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


# --- 6.11 ---


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


# --- 6.12, 6.13 ---


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


# --- 6.14: worlds ---


@attrs.frozen
class History:
    """Some play of the tiny edition: the deal, the takes by hangout and crook, and the state it led to."""

    deal: Setup
    takes: tuple[tuple[str, int], ...]
    state: State

    def taken(self) -> dict[Origin, int]:
        """Who was taken, by origin: counted from the takes, without asking the state."""
        sizes = {"A": 2, "B": 2}
        found: dict[Origin, int] = {}
        for hangout, crook in self.takes:
            found[Origin(hangout, sizes[hangout])] = crook
            sizes[hangout] -= 1
        return found


@cache
def histories() -> tuple[History, ...]:
    """Every history in which seat 0 starts."""
    found: list[History] = []

    def go_on(history: History) -> None:
        found.append(history)
        state = history.state
        for action in crooks.legal_actions(state):
            takes = history.takes
            if isinstance(action, Take):
                assert isinstance(state.phase, Taking)
                takes = (*takes, (state.phase.hangout, action.crook))
            go_on(History(history.deal, takes, crooks.apply(state, action)))

    for deal in crooks.setups(2, TINY):
        if deal.start == 0:
            go_on(History(deal, (), crooks.new_game(setup=deal, edition=TINY)))
    return tuple(found)


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
