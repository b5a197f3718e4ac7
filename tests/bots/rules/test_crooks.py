"""The rules of thumb for Crooks, each in scenes of its own; the crooks are those of `tests.games.crooks.scenes`."""

from random import Random

import pytest

from criminals.bots import RuleBot
from criminals.bots.rules.crooks import prior
from criminals.bots.rules.crooks.guessing import behind, in_hangout, is_known_to, unseen
from criminals.bots.rules.crooks.recruiting import best_of
from criminals.bots.rules.crooks.standing import standing_of, turns_left
from criminals.games import crooks
from criminals.games.crooks import Origin, State, View
from tests.games.crooks.scenes import every_state, table
from tests.games.positions import play as played

BOT = RuleBot()
PLAIN = tuple(crooks.Crook(level, level) for level in range(1, 10))
"""Crooks of levels 1 to 9, with nothing else."""


def own_view(state: State) -> View:
    seat = crooks.actor(state)
    assert seat is not None
    return crooks.view(state, seat)


def choices(state: State) -> set[str]:
    """All that the bot would choose."""
    return {str(BOT.choose(own_view(state), Random(seed))) for seed in range(8)}


def choice(state: State) -> str:
    (chosen,) = choices(state)
    return chosen


# --- recruiting ---


def test_cheap_hangouts_are_emptied_first() -> None:
    state = table(A=[19, 20, 23, 24], B=[18], C=[21, 22])
    assert choice(state) == "recruit B"
    assert choices(crooks.new_game(players=2, rng=Random(1))) == {"recruit A", "recruit B"}  # two of equal price


def test_of_equal_prices_the_better_crooks_are_chosen() -> None:
    """Seat 0 left 9 or 1 in A; only the 9 beats most of those that may be in B."""
    good, bad = (table(deck=PLAIN, A=[other, 8], B=[7], C=[5]) for other in (9, 1))
    turns = "recruit A, take 8, place 8", "recruit C, take 5, place 9"
    assert choice(played(good, *turns)) == "recruit A"
    assert choice(played(bad, *turns)) == "recruit B"


def test_a_turn_is_passed_only_if_no_crook_brings_anything() -> None:
    """Seat 0 has no room left for another crook, or has some."""
    for targets, expected in (((9,), "pass"), ((8, 9), "recruit C")):
        state = table(targets=targets, deck=PLAIN, A=[1], B=[2], C=[3])
        assert choice(played(state, "recruit A, take 1, place 9", "recruit B, take 2, place 9")) == expected


def test_the_best_of_some_is_what_one_may_expect_of_them() -> None:
    assert best_of([5.0], 1) == 5
    assert best_of([1.0, 2.0, 6.0], 1) == 3
    assert best_of([1.0, 2.0, 6.0], 2) == pytest.approx((2 + 6 + 6) / 3)
    assert best_of([1.0, 2.0, 6.0], 5) == 6


# --- taking ---


def test_the_crook_that_brings_most_is_taken() -> None:
    assert choice(played(table(deck=PLAIN, A=[1, 4, 6, 9], B=[2, 3, 5, 7, 8]), "recruit A")) == "take 9"


def test_members_break_even_between_equals() -> None:
    """Both are as strong, but one belongs to a gang."""
    deck = (crooks.Crook(1, 7), crooks.Crook(2, 7, 0, (crooks.Gang.OUTFIT,)), crooks.Crook(3, 5))
    assert choice(played(table(deck=deck, A=[1, 2], B=[3]), "recruit A")) == "take 2"


# --- placing ---


def test_a_rival_is_beaten_where_nobody_else_could_do_it() -> None:
    """Seat 1 has an 8 at 9 and a 3 at 8: a 9 beats the 8, and a 4 the 3."""
    state = table(start=1, deck=PLAIN, A=[8], B=[1], C=[3], D=[9], E=[4, 5, 6])
    state = played(state, "recruit A, take 8, place 9", "recruit B, take 1, place 2", "recruit C, take 3, place 8")
    assert choice(played(state, "recruit D, take 9")) == "place 9"
    assert choice(played(state, "recruit E, take 4")) == "place 8"


def test_a_weak_crook_goes_where_the_rival_has_won_already() -> None:
    """Seat 1 has the Boss at 9. 3 is a 1, and 4 makes the target worth 6 less."""
    state = played(table(start=1, A=[32], B=[3, 4], C=[18, 20, 21]), "recruit A, take 32, place 9")
    assert choice(played(state, "recruit B, take 4")) == "place 9"
    plain = table(start=1, purse=40, targets=(7, 8, 9), deck=PLAIN, A=[9], B=[1], C=[2, 3, 4, 5, 6, 7, 8])
    assert choice(played(plain, "recruit A, take 9, place 9", "recruit B, take 1")) == "place 9"


def test_an_accomplice_helps_to_win() -> None:
    state = table(start=1, A=[32], B=[29], C=[18], D=[6], E=[19])
    state = played(state, "recruit A, take 32, place 9", "recruit B, take 29, place 9", "recruit C, take 18, place 2")
    assert choice(played(state, "recruit D, take 6")) == "place 9"  # 8 and 3 against 10


def test_a_swap_takes_crooks_from_where_they_are_beaten() -> None:
    """Seat 0 has an 8 at 9, where seat 1 has a 9; nobody is at 8."""
    swap = crooks.Crook(10, 2, ability=crooks.Ability.SWAP)
    state = table(deck=(*PLAIN, swap), A=[8], B=[9], C=[10], D=[3, 4, 5, 6, 7])
    state = played(state, "recruit A, take 8, place 9", "recruit B, take 9, place 9", "recruit C, take 10")
    assert choice(state) == "place 9"
    assert choice(played(state, "place 9")) == "move 8"


def test_a_killer_kills_who_cannot_come_back() -> None:
    state = table(start=1, purse=1, A=[32], B=[9])
    state = played(state, "recruit A, take 32, place 9", "recruit B, take 9")
    assert choice(state) == "place 9"
    assert choice(played(state, "place 9")) == "kill 1"


def test_a_killer_spares_who_is_weaker() -> None:
    """Seat 1 has lost the target already: without its crook it could send a stronger one."""
    state = table(start=1, A=[1], B=[10], C=[18, 29, 30, 32])
    state = played(state, "recruit A, take 1, place 9", "recruit B, take 10, place 9")
    assert choice(state) == "decline"


def test_a_killer_on_a_full_row_goes_where_least_is_lost() -> None:
    state = table(targets=(2, 9), A=[31], B=[1], C=[18], D=[9], E=[20])
    state = played(state, "recruit A, take 31, place 9", "recruit B, take 1, place 2", "recruit C, take 18, place 2")
    assert choice(played(state, "recruit E, take 20, place 9", "recruit D, take 9")) == "place 2"


# --- hiding ---


def spare(crook: int) -> State:
    """Seat 0 holds a crook, has money for all the rest, and seat 1 cannot know the crook."""
    return played(table(start=0, A=[crook], B=[18], C=[29, 30]), "recruit A", f"take {crook}")


def test_a_weak_crook_is_hidden_for_a_dollar_that_buys_nothing_else() -> None:
    assert choice(spare(15)).endswith(" down")
    assert choice(spare(31)) in ("place 8", "place 9")  # a strong one deters


@pytest.mark.parametrize("crook", [5, 7, 8, 9, 10, 11, 13])
def test_a_pickpocket_is_not_hidden_nor_any_other_with_an_ability(crook: int) -> None:
    assert not choice(spare(crook)).endswith(" down")


def test_what_everybody_knows_is_not_hidden() -> None:
    """Seat 1 saw 15 and 29 in A, took 29 and left 15."""
    start = table(start=1, A=[15, 29], B=[18], C=[30])
    known = played(start, "recruit A, take 29, place 9", "recruit A, take 15")
    assert is_known_to(own_view(known), Origin("A", 1), 1)
    assert not choice(known).endswith(" down")
    hidden = played(table(start=1, A=[15], B=[18], C=[30]), "recruit B, take 18, place 9", "recruit A, take 15")
    assert choice(hidden).endswith(" down")


def test_nothing_is_hidden_if_every_other_crook_is_in_sight() -> None:
    """In a box without a rest, somebody takes the last crook: then nobody can guess at any other."""
    state = played(table(deck=PLAIN[:2], A=[1], B=[2]), "recruit A, take 1, place 9", "recruit B, take 2")
    assert unseen(own_view(state)) == ()
    assert choice(state) == "place 9"


def test_nothing_is_hidden_while_money_is_short() -> None:
    state = table(purse=8, A=[15], B=[18], C=[29, 30, 31])  # of $8 the crook cost one; the others cost 7
    assert choice(played(state, "recruit A, take 15")).startswith("place")
    assert not choice(played(state, "recruit A, take 15")).endswith(" down")


def test_nothing_is_hidden_from_who_will_not_come() -> None:
    state = played(table(start=1, A=[15], B=[18], C=[30]), "pass", "recruit A, take 15")
    assert not choice(state).endswith(" down")


# --- abilities ---


def test_a_pickpocket_picks() -> None:
    assert choice(played(spare(7), "place 2")) == "pick"


def test_a_spy_looks_where_it_has_not_looked() -> None:
    state = table(A=[13], B=[18], C=[19, 29, 30], D=[20, 21])
    state = played(state, "recruit A, take 13, place 2")
    assert choice(state) == "spy C"
    state = table(A=[19, 29, 30, 13], B=[18], C=[22], D=[20, 21])
    assert choice(played(state, "recruit A, take 13, place 2")) == "spy D"  # three are left in A: it has just seen them


def test_a_spy_does_not_look_at_what_it_knows() -> None:
    """It has just seen the three crooks in A, and nothing lies face down. A search hardly tries that look, either."""
    state = played(table(A=[13, 19, 20, 21]), "recruit A, take 13, place 2")
    assert choice(state) == "decline"
    view = own_view(state)
    weights = dict(zip(map(str, crooks.legal_actions(view)), prior(view, crooks.legal_actions(view)), strict=True))
    assert weights["spy A"] < weights["decline"] / 10


# --- guessing ---


def test_two_looks_tell_who_was_taken_between_them() -> None:
    state = table(A=[18, 19, 20], B=[21])
    state = played(state, "recruit A, take 18, place 9", "recruit A, take 20, place 9 down", "recruit A, take 19")
    view = crooks.view(state, 0)
    origin = Origin("A", 2)
    assert behind(view, origin, unseen(view)) == (20,)
    assert in_hangout(view, "A", unseen(view)) == ()
    assert standing_of(view, 0).strengths[1][-1] == pytest.approx(6.01)


def test_a_hidden_crook_is_one_of_those_that_were_seen_there() -> None:
    state = played(table(A=[18, 19, 26], B=[21]), "recruit A, take 18, place 9", "recruit A, take 26, place 9 down")
    view = crooks.view(state, 0)
    assert behind(view, Origin("A", 2), unseen(view)) == (19, 26)
    assert in_hangout(view, "A", unseen(view)) == (19, 26)
    assert not {19, 26} & {*in_hangout(view, "B", unseen(view))}


def test_crooks_on_the_move_are_nowhere_else() -> None:
    """Under a Swap they lie in no row until they are put down (§4.4)."""
    state = played(table(A=[18], B=[19], C=[11]), "recruit A, take 18, place 9", "recruit B, take 19, place 8")
    moving = played(state, "recruit C, take 11, place 9")
    assert {18, 19, 11}.isdisjoint(unseen(own_view(moving)))


def test_turns_are_shares_of_the_crooks_after_this_one_as_far_as_money_goes() -> None:
    start = table(A=[18, 19], B=[20], C=[21, 22])
    assert turns_left(own_view(start), 0) == (2, 2)
    assert turns_left(own_view(played(start, "recruit B")), 0) == (2, 2)
    assert turns_left(own_view(played(start, "recruit B, take 20")), 0) == (2, 2)
    assert turns_left(own_view(played(start, "recruit B, take 20, place 9")), 1) == (2, 1)
    assert turns_left(own_view(played(start, "pass")), 1) == (0, 4)
    assert turns_left(own_view(table(purse=3, A=[18, 19], B=[20], C=[21, 22])), 0) == (2, 2)
    assert turns_left(own_view(table(purse=2, A=[18, 19], B=[20], C=[21, 22])), 0) == (1, 1)


# --- whole games ---


def test_a_search_tries_first_what_the_rules_choose() -> None:
    """Every action has a weight, in the order of the legal ones, and what no rule speaks for has the least."""
    view = own_view(table(A=[19, 20, 23, 24], B=[18], C=[21, 22]))
    weights = prior(view, crooks.legal_actions(view))
    assert [str(action) for action in crooks.legal_actions(view)] == ["recruit A", "recruit B", "recruit C", "pass"]
    assert 0 < weights[3] <= weights[0] < weights[2] < weights[1]
    hidden = own_view(spare(15))
    weighed = dict(zip(crooks.legal_actions(hidden), prior(hidden, crooks.legal_actions(hidden)), strict=True))
    assert max(weighed, key=weighed.__getitem__) == BOT.choose(hidden, Random(1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_is_legal(players: int) -> None:
    for state in every_state(players, seed=1):
        seat = crooks.actor(state)
        if seat is not None:
            action = BOT.choose(crooks.view(state, seat), Random(1))
            assert crooks.violation(state, action) is None, action
