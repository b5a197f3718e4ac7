"""What a state keeps besides its facts: which hangouts can be paid for (§3.4), where one has no crooks (§3.7)."""

from random import Random

import attrs
import pytest

from criminals.games import crooks
from criminals.games.crooks.rules.masks import bits_of, free_of, payable_of
from criminals.testing.kits.crooks import crooks_faults, crooks_kit
from criminals.testing.laws.broken import LawBroken
from criminals.testing.laws.play import check_game
from tests.games.crooks.rules.test_values import rich
from tests.games.crooks.scenes import every_state


def test_3_4_what_can_be_paid_for_by_sums_of_money() -> None:
    """Hangouts of 2, 0, 1 and 3 crooks: with nothing none, with $1 the third, with $2 the first too, with $3 all."""
    assert payable_of((2, 0, 1, 3), bits_of((3, 3, 3, 3), 1, 2)) == 0b1101_0101_0100_0000
    assert payable_of((2, 0, 1, 3), bits_of((2, 1, 1, 4), 1, 2)) == 0b1101_1101_0101_0100_0000


def test_3_4_what_is_too_dear_for_any_sum_or_less_than_nothing_is_never_paid_for() -> None:
    assert payable_of((4, 1), bits_of((3, 3), 1, 2)) == 0b10_10_10_00
    assert payable_of((-1, 0), bits_of((3, 3), 1, 2)) == 0


def test_3_5_taking_a_crook_changes_what_can_be_paid_for() -> None:
    """For every hangout and every number of crooks in it, whatever the others have."""
    bits = bits_of((4, 1, 3), 1, 2)
    for hangout, size in enumerate((4, 1, 3)):
        for number in range(1, size + 1):
            before, after = [4, 1, 3], [4, 1, 3]
            before[hangout], after[hangout] = number, number - 1
            change = payable_of(tuple(before), bits) ^ payable_of(tuple(after), bits)
            assert bits.size_change[hangout][number] == change
        assert bits.size_change[hangout][0] == 0


def test_3_7_where_one_has_no_crooks() -> None:
    assert free_of(((), ())) == 0
    assert free_of((((), ("a",), ()), (("a", "b"), (), ("a",)))) == 0b010_101


@pytest.mark.parametrize("players", crooks.REFERENCE.players)
def test_both_are_kept_up_to_date_in_whole_games(players: int) -> None:
    for seed in range(20):
        for state in every_state(players, seed):
            assert state.payable == payable_of(state.sizes, state.layout.bits)
            assert state.free == free_of(state.rows)


def test_a_view_finds_both_anew() -> None:
    """They follow from what everybody sees, so a view need not hold them."""
    for state in every_state(3, 1):
        view = crooks.view(state, 0)
        assert (view.payable, view.free) == (state.payable, state.free)
    assert not {"payable", "free"} & {field.name for field in attrs.fields(crooks.View)}


def test_both_are_found_anew_when_a_state_is_made_by_hand() -> None:
    state = rich()
    other = attrs.evolve(state, sizes=(0,) * len(state.sizes), rows=(((),) * 8, ((),) * 8))
    assert (other.payable, other.free) == (0, (1 << 16) - 1)
    assert crooks_faults(state) == ()


def test_neither_makes_two_states_different_nor_is_shown() -> None:
    state = rich()
    assert {field.name for field in attrs.fields(crooks.State) if not (field.eq and field.init)} == {"payable", "free"}
    assert "payable" not in repr(state)


@pytest.mark.parametrize("kept", ["payable", "free"])
def test_the_laws_catch_one_that_is_not_kept_up_to_date(kept: str) -> None:
    state = rich()
    object.__setattr__(state, kept, getattr(state, kept) ^ 1)
    with pytest.raises(LawBroken, match=f"`{kept}` is [01]+, not [01]+$"):
        check_game(crooks_kit(), state, Random(0))
