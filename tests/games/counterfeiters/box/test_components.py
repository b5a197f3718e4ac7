"""§1: what is in a box."""

from collections import Counter
from typing import Final

import pytest

from criminals.games.counterfeiters import (
    REFERENCE,
    Card,
    Kind,
)
from tests.games.counterfeiters.scenes import as_text, every_state, ids, places, total

DECK: Final = """
S  1 press
S  2 press
S  3 press
S  4 press
S  5 ink
S  6 ink
S  7 paper
S  8 paper
A  9 press
A 10 press (3+)
A 11 press (4)
A 12 ink
A 13 ink (3+)
A 14 paper
A 15 paper (3+)
A 16 lunch
A 17 lunch (4)
A 18 hologram
B 19 press
B 20 press (3+)
B 21 ink
B 22 paper
B 23 hologram
B 24 ink
B 25 lunch
B 26 lunch (3+)
B 27 jet
C 28 press
C 29 hologram (3+)
C 30 lunch
C 31 paper
C 32 jet
C 33 jet (3+)
C 34 lottery $50
C 35 negligent-lawyer (3+)
D 36 jet (4)
D 37 lottery $60 (3+)
D 38 lottery $80
D 39 lottery $100
D 40 great-lawyer
D 41 lunch
D 42 lunch (4)
"""
"""The reference cards: letter, id, kind, value of a ticket, mark."""

MARKS: Final = {2: "", 3: " (3+)", 4: " (4)"}


def test_1_1_fakes_of_three_qualities() -> None:
    assert REFERENCE.fakes == (30, 30, 40)


def test_1_2_real_notes() -> None:
    assert REFERENCE.money == 32 * 10 + 68 * 50 == 3720


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_1_1_2_1_3_nothing_is_lost(players: int) -> None:
    """Money, fakes and cards only move, in every state of whole games."""
    for seed in range(6):
        for state in every_state(players, seed):
            assert total(state) == 3720
            assert all(amount % 10 == 0 and amount >= 0 for amount in (*state.cash, *state.offshore, state.bank))
            held = zip(*(crew.fakes for crew in state.crews), state.supply, strict=True)
            assert [sum(counts) for counts in held] == [30, 30, 40]
            assert min(*state.supply, *(count for crew in state.crews for count in crew.fakes)) >= 0
            assert places(state) == ids(state)
            assert state.stack_size == len(state.stack)


def test_1_3_the_42_reference_cards() -> None:
    assert [f"{card.letter} {card.id:2} {card}{MARKS[card.players]}" for card in REFERENCE.cards] == (
        DECK.strip("\n").splitlines()
    )
    assert len(REFERENCE.cards) == 42


def test_1_3_the_kinds_of_cards() -> None:
    assert [kind.value for kind in Kind] == [
        *("press", "ink", "paper", "hologram", "lunch", "jet", "lottery", "great-lawyer", "negligent-lawyer"),
    ]
    assert {card.kind for card in REFERENCE.cards} == set(Kind)


def test_1_3_a_card_is_for_two_and_worth_nothing_unless_said() -> None:
    assert Card(9, "A", Kind.PRESS) == Card(id=9, letter="A", kind=Kind.PRESS, players=2, value=0)
    assert str(Card(9, "A", Kind.LOTTERY, value=50)) == "lottery $50"
    assert REFERENCE.card(34).value == 50
    with pytest.raises(KeyError):
        REFERENCE.card(43)


def test_1_4_three_henchmen_each() -> None:
    assert REFERENCE.henchmen == 3
    assert [crew.idle for crew in next(every_state(4, 0)).crews] == [3, 3, 3, 3]


def test_1_5_a_board_with_two_sides() -> None:
    for_two, for_more = map(as_text, REFERENCE.boards)
    assert for_two.splitlines() == [
        "60 50 40 30 20 (bin)",
        "plain, hat",
        "hat",
        "hat",
        "sunglasses, plain",
        "plain, plain",
        "13 from {2: 0}",
        "(4, 8, 13) (5, 9, 12) (7, 11)",
    ]
    assert for_more.splitlines() == [
        "70 60 50 40 30 (bin) 20 (bin)",
        "plain, plain, hat",
        "hat, hat",
        "plain, hat",
        "sunglasses, plain",
        "plain, plain",
        "20 from {3: 3, 4: 0}",
        "(6, 11, 16, 20) (7, 12, 18) (9, 14)",
    ]


def test_what_players_start_with_is_the_edition_s() -> None:
    assert REFERENCE.purses == (20, 30, 40, 50)


@pytest.mark.parametrize(("players", "stack", "holograms", "others"), [(2, 21, 2, 3), (3, 30, 3, 4), (4, 34, 3, 4)])
def test_1_3_holograms_are_fewer_than_inks_and_than_papers(
    players: int, stack: int, holograms: int, others: int
) -> None:
    used = [card.kind for card in REFERENCE.cards if card.letter != "S" and card.players <= players]
    assert len(used) == stack
    assert used.count(Kind.HOLOGRAM) == holograms
    assert used.count(Kind.INK) == used.count(Kind.PAPER) == others > holograms


def test_the_marks_leave_21_30_or_34_cards_in_the_stack() -> None:
    """And by letters: A, B, C, D (§2.4)."""
    for players, counts in ((2, (5, 7, 5, 4)), (3, (8, 9, 8, 5)), (4, (10, 9, 8, 7))):
        used = Counter(card.letter for card in REFERENCE.cards if card.players <= players)
        assert tuple(used[letter] for letter in "ABCD") == counts
