"""§2: cards, money, who is first; set-ups that are given, and how a game is asked for."""

import json
import random
from collections import Counter
from itertools import permutations
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.base.errors import InvalidState, MalformedDocument
from criminals.games import counterfeiters
from criminals.games.counterfeiters import REFERENCE, TINY, Playing, Setup, State
from tests.games.counterfeiters.scenes import EXAMPLE, idle, standing
from tests.games.loaded import Loaded
from tests.games.papers import told
from tests.games.positions import play

COUNTS: Final = (2, 3, 4)


def dealt(seed: int, players: int) -> State:
    return counterfeiters.new_game(players=players, rng=random.Random(seed))


def example(**changed: Any) -> State:
    return counterfeiters.new_game(setup=attrs.evolve(EXAMPLE, **changed))


@pytest.mark.parametrize(("players", "start", "last"), [(2, 0, 13), (3, 3, 20), (4, 0, 20)])
def test_2_1_side_and_start_of_the_pawn_follow_the_players(players: int, start: int, last: int) -> None:
    state = dealt(1, players)
    assert counterfeiters.seats(state) == range(players)
    assert (state.pawn, state.layout.board.last) == (start, last)
    assert len(state.market) == (5 if players == 2 else 6)
    assert len(state.crews) == len(state.cash) == state.players == players


def test_2_2_the_first_player_gets_20_the_next_ones_more() -> None:
    for players in COUNTS:
        for seed in range(12):
            state = dealt(seed, players)
            in_turn = [state.cash[(state.first + place) % players] for place in range(players)]
            assert in_turn == [20, 30, 40, 50][:players]
            assert state.bank == 3720 - sum(in_turn)
            assert state.offshore == (0,) * players
    assert example(first=1).cash == (30, 20)
    assert example().cash == (20, 30)


@pytest.mark.parametrize("players", COUNTS)
def test_2_2_anybody_may_be_first(players: int) -> None:
    firsts = Counter(dealt(seed, players).first for seed in range(200))
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > 200 // players // 2
    assert counterfeiters.new_game(players=4, rng=Loaded()).first == 3


def test_2_2_the_first_player_begins() -> None:
    state = example(first=1)
    assert state.phase == Playing(1)
    assert (state.first, state.next_first, counterfeiters.actor(state)) == (1, 1, 1)


@pytest.mark.parametrize("players", COUNTS)
def test_2_3_a_press_and_ink_or_paper_for_each(players: int) -> None:
    drawn: Counter[int] = Counter()
    for seed in range(60):
        state = dealt(seed, players)
        assert [crew.cards[0] for crew in state.crews] == [1, 2, 3, 4][:players]
        starters = [crew.cards[1] for crew in state.crews]
        assert len(set(starters)) == players
        drawn.update(starters)
        assert all(len(crew.cards) == 2 for crew in state.crews)
    assert set(drawn) == {5, 6, 7, 8}


def test_2_3_starters_are_by_seat() -> None:
    """Whoever is first."""
    assert [crew.cards for crew in example(first=1).crews] == [(1, 7), (2, 5)]


@pytest.mark.parametrize(
    ("players", "out"),
    [
        (2, {10, 11, 13, 15, 17, 20, 26, 29, 33, 35, 36, 37, 42}),
        (3, {11, 17, 36, 42}),
        (4, set[int]()),
    ],
)
def test_2_4_cards_marked_for_more_are_left_out(players: int, out: set[int]) -> None:
    state = dealt(1, players)
    stack = counterfeiters.setup_of(state).stack
    assert sorted(stack) == [card for card in range(9, 43) if card not in out]
    assert len(stack) == {2: 21, 3: 30, 4: 34}[players]


@pytest.mark.parametrize("players", COUNTS)
def test_2_4_letters_are_shuffled_each_on_its_own_a_on_top(players: int) -> None:
    tops: set[int] = set()
    for seed in range(100):
        stack = counterfeiters.setup_of(dealt(seed, players)).stack
        letters = [REFERENCE.card(card).letter for card in stack]
        assert letters == sorted(letters)
        tops.add(stack[0])
    assert tops == {card.id for card in REFERENCE.cards if card.letter == "A" and card.players <= players}


def test_2_4_the_top_card_goes_to_the_rightmost_gap() -> None:
    state = example()
    assert state.market == (12, 9, 18, 16, 14)
    assert state.stack == EXAMPLE.stack[5:]
    assert state.stack_size == 16


def test_2_4_a_stack_too_short_leaves_the_left_empty() -> None:
    board = attrs.evolve(TINY.boards[0], market=TINY.boards[0].market * 5)
    edition = attrs.evolve(TINY, boards=(board,))
    state = counterfeiters.new_game(edition=edition, setup=Setup([6, 5, 7], [4, 3], 0))
    assert state.market == (None, None, 7, 5, 6)
    assert (state.stack, state.stack_size) == ((), 0)


def test_no_henchman_has_moved_at_first() -> None:
    state = example()
    assert (idle(state), standing(state), state.binned, state.leftover) == ([3, 3], {}, (), ())
    assert [crew.fakes for crew in state.crews] == [(0, 0, 0)] * 2
    assert (state.supply, state.refused, state.is_ending) == ((30, 30, 40), 0, False)
    assert (state.moved, state.quiet) == (False, 0)
    assert state.edition is REFERENCE


@pytest.mark.parametrize(
    ("seed", "players", "first", "starters", "stack"),
    [
        (7, 2, 0, (7, 8), (18, 9, 16, 12, 14, 21, 25, 23, 22, 27, 24, 19, 32, 31, 28, 30, 34, 40, 38, 39, 41)),
        (
            *(7, 3, 2, (6, 7, 8)),
            (
                *(16, 18, 12, 14, 9, 13, 10, 15, 22, 21, 27, 25, 26, 20, 23, 19, 24),
                *(34, 30, 33, 31, 32, 28, 35, 29, 40, 41, 39, 37, 38),
            ),
        ),
        (
            7,
            4,
            1,
            (5, 7, 8, 6),
            (
                17,
                12,
                10,
                13,
                16,
                9,
                18,
                15,
                11,
                14,
                20,
                21,
                24,
                23,
                26,
                25,
                19,
                22,
                27,
                35,
                30,
                33,
                34,
                28,
                31,
                32,
                29,
                37,
                38,
                41,
                36,
                39,
                42,
                40,
            ),
        ),
        (10, 2, 0, (8, 6), (16, 14, 12, 9, 18, 25, 22, 27, 23, 21, 19, 24, 32, 34, 31, 28, 30, 39, 41, 38, 40)),
    ],
)
def test_what_a_seed_deals_stays_the_same(
    seed: int, players: int, first: int, starters: tuple[int, ...], stack: tuple[int, ...]
) -> None:
    """Saved seeds must go on meaning the same game: this relies on `random.Random.shuffle` and `randrange`."""
    setup = counterfeiters.setup_of(dealt(seed, players))
    assert (setup.first, setup.starters, setup.stack) == (first, starters, stack)


def test_shuffles_are_of_each_letter_then_of_the_starters() -> None:
    setup = counterfeiters.setup_of(counterfeiters.new_game(players=2, rng=Loaded()))
    assert setup == Setup(
        [18, 16, 14, 12, 9, 27, 25, 24, 23, 22, 21, 19, 34, 32, 31, 30, 28, 41, 40, 39, 38], [8, 7], 1
    )


# --- every set-up ---


def test_setups_has_the_24_deals_of_the_tiny_edition_once() -> None:
    found = list(counterfeiters.setups(2, TINY))
    by_hand = {
        Setup(stack, starters, first)
        for stack in permutations((5, 6, 7))
        for starters in permutations((3, 4))
        for first in (0, 1)
    }
    assert len(found) == len(by_hand) == 24
    assert set(found) == by_hand
    assert list(counterfeiters.setups(2, "tiny")) == found


def test_setups_counts_orders_within_letters_and_draws_of_starters() -> None:
    cards = [attrs.evolve(card, letter="B") if card.id == 7 else card for card in TINY.cards]
    edition = attrs.evolve(TINY, cards=[*cards, attrs.evolve(TINY.cards[2], id=8)])
    found = list(counterfeiters.setups(2, edition))
    assert len(found) == len(set(found)) == 2 * 1 * 6 * 2
    assert {setup.stack for setup in found} == {(5, 6, 7), (6, 5, 7)}


def test_setups_of_the_reference_edition_by_default() -> None:
    first = next(counterfeiters.setups(3))
    assert (len(first.stack), first.starters, first.first) == (30, (5, 6, 7), 0)


def test_every_set_up_can_be_played_and_is_told_by_its_state() -> None:
    for setup in counterfeiters.setups(2, TINY):
        state = counterfeiters.new_game(setup=setup, edition=TINY)
        assert counterfeiters.setup_of(state) == setup


# --- set-ups that are given ---


def test_a_set_up_is_a_value() -> None:
    assert Setup([1, 2], [3], 0) == Setup((1, 2), (3,), 0)
    assert hash(Setup([1, 2], [3], 0)) == hash(Setup((1, 2), (3,), 0))
    assert Setup([1], [2]).first == 0
    for wrong in (True, "1", 1.0):
        with pytest.raises(TypeError, match="is not a whole number"):
            Setup([cast(Any, wrong)], [3])
        with pytest.raises(TypeError, match="is not a whole number"):
            Setup([1], [cast(Any, wrong)])
        with pytest.raises(TypeError, match="first is a whole number"):
            Setup([1], [3], cast(Any, wrong))


FAULTS: Final[list[tuple[dict[str, Any], tuple[str, ...]]]] = [
    ({"stack": EXAMPLE.stack[:-1]}, ("stack: card 38 is missing (§2.4)",)),
    ({"stack": (*EXAMPLE.stack, 38)}, ("stack: card 38 stands there 2 times (§2.4)",)),
    ({"stack": (*EXAMPLE.stack, 43)}, ("stack: card 43 is not in edition 'reference' (§1.3)",)),
    (
        {"stack": (10, *EXAMPLE.stack)},
        ("stack: card 10 does not belong there with 2 players (§2.4)",),
    ),
    (
        {"stack": (1, *EXAMPLE.stack)},
        ("stack: card 1 does not belong there with 2 players (§2.4)",),
    ),
    (
        {"stack": (19, *(card for card in EXAMPLE.stack if card != 19))},
        ("stack: the letters A, B, C and D do not stand in this order (§2.4)",),
    ),
    ({"starters": (7, 7)}, ("starters: card 7 stands there 2 times (§2.3)",)),
    ({"starters": (7, 1)}, ("starters: card 1 does not belong there with 2 players (§2.3)",)),
    ({"starters": (7, 50)}, ("starters: card 50 is not in edition 'reference' (§1.3)",)),
    ({"first": 2}, ("first: 2 is no seat of 2 players (§2.2)",)),
    ({"first": -1}, ("first: -1 is no seat of 2 players (§2.2)",)),
    (
        {"stack": (19, *EXAMPLE.stack[:5], 0), "starters": (5, 5), "first": 9},
        (
            "stack: card 0 is not in edition 'reference' (§1.3)",
            *(f"stack: card {card} is missing (§2.4)" for card in sorted(EXAMPLE.stack[6:])),
            "stack: the letters A, B, C and D do not stand in this order (§2.4)",
            "starters: card 5 stands there 2 times (§2.3)",
            "first: 9 is no seat of 2 players (§2.2)",
        ),
    ),
]


@pytest.mark.parametrize(("changed", "faults"), FAULTS)
def test_a_set_up_that_can_not_be_is_refused_with_every_fault(changed: dict[str, Any], faults: tuple[str, ...]) -> None:
    with pytest.raises(InvalidState) as error:
        example(**changed)
    assert (error.value.what, told(error.value.faults)) == ("setup", faults)
    given = {"stack": EXAMPLE.stack, "starters": EXAMPLE.starters, "first": 0, **changed}
    with pytest.raises(MalformedDocument) as malformed:
        counterfeiters.new_game(setup=json.loads(json.dumps(given)))
    assert (malformed.value.what, told(malformed.value.faults)) == ("setup", faults)


def test_the_number_of_starters_must_be_that_of_the_players() -> None:
    with pytest.raises(InvalidState) as error:
        counterfeiters.new_game(setup=EXAMPLE, players=3)
    assert "starters: 2 are given to 3 players (§2.3)" in told(error.value.faults)
    given = {"stack": EXAMPLE.stack, "starters": EXAMPLE.starters, "first": 0}
    with pytest.raises(MalformedDocument) as malformed:
        counterfeiters.new_game(setup=json.loads(json.dumps(given)), players=3)
    assert malformed.value.faults == error.value.faults
    with pytest.raises(ValueError, match=r"starters \(5\) do not tell how many play in edition 'reference'"):
        example(starters=(5, 6, 7, 8, 9))


def test_the_set_up_of_the_rules_page() -> None:
    given = {
        "stack": [14, 16, 18, 9, 12, 19, 21, 24, 22, 25, 27, 23, 32, 34, 31, 28, 30, 40, 39, 41, 38],
        "starters": [7, 5],
        "first": 0,
    }
    assert counterfeiters.new_game(setup=given) == counterfeiters.new_game(setup=EXAMPLE)


# --- how a game is asked for ---


def test_players_are_the_fewest_of_the_edition_unless_said() -> None:
    for_more = attrs.evolve(REFERENCE, boards=REFERENCE.boards[1:])
    assert counterfeiters.new_game(rng=random.Random(0), edition=for_more).players == 3


def test_a_game_is_played_with_the_edition_it_is_given() -> None:
    state = counterfeiters.new_game(edition="tiny", rng=random.Random(0))
    assert state.edition is TINY
    assert sorted(state.cash) == [50, 60]
    assert play(state, "laydown") != state
