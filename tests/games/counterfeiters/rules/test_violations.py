"""Violations of Counterfeiters, beyond what the tests of every game ask of them."""

from criminals.games import counterfeiters
from tests.games.counterfeiters.scenes import scene, with_margin
from tests.games.positions import listed


def test_the_list_is_complete_with_many_fakes_and_much_money() -> None:
    """A seat that holds all fakes, and all the money that the bank does not need to pay for any of them."""
    for pawn in (0, 5, 7, 9, 12):
        state = scene(pawn=pawn, cash=[3400], fakes={0: (30, 30, 40)}, cards={0: [27]}, market=[9, 12, 14, 16, 18])
        legal = [action for action in with_margin(state) if counterfeiters.violation(state, action) is None]
        assert sorted(map(str, legal)) == sorted(listed(state))
        assert len(listed(state, "fly")) == (0 if pawn == 7 else 337 + 340)
        assert len(listed(state, "fence")) == 164
