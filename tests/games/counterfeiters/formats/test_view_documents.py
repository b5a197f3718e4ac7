"""Views as documents: how they stand there, and every way in which one is refused."""

from typing import Any

import attrs

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.records.dumping import dumps, loads
from criminals.games import counterfeiters
from tests.games.counterfeiters.papers import middle, over
from tests.games.counterfeiters.scenes import every_state
from tests.games.papers import invalidity, paper, with_change


def of(viewer: Viewer) -> dict[str, Any]:
    return paper(counterfeiters.view(middle(), viewer))


def test_another_viewer_differs_in_its_own_cash_alone() -> None:
    assert {**of(0), "viewer": 1, "cash": 20} == of(1)
    assert {**of(SPECTATOR), "viewer": 1, "cash": 20} == of(1)
    assert (of(SPECTATOR)["viewer"], of(SPECTATOR)["cash"]) == ("spectator", None)
    assert loads(dumps(counterfeiters.view(middle(), SPECTATOR)), "view").viewer is SPECTATOR


def test_a_view_has_the_cash_of_its_viewer() -> None:
    assert of(0)["cash"] == paper(middle())["cash"][0]


def test_other_cash_and_another_stack_give_the_same_text() -> None:
    """Other cash of another seat, and another order of the stack within its last letter."""
    seen = 0
    for state in every_state(3, seed=6):
        for cash in state.crews[0].possible:
            world = attrs.evolve(
                state, cash=(cash, *state.cash[1:]), stack=(*state.stack[:-2], *state.stack[-2:][::-1])
            )
            letters = [state.layout.cards[card].letter for card in state.stack[-2:]]
            if len(set(letters)) < 2:
                seen += world != state
                assert dumps(counterfeiters.view(world, 1)) == dumps(counterfeiters.view(state, 1))
    assert seen


def test_any_possible_cash_is_a_view() -> None:
    assert loads(dumps(attrs.evolve(counterfeiters.view(middle(), 1), cash=0)), "view").cash == 0


def test_once_it_is_over_a_view_shows_all() -> None:
    fields = paper(counterfeiters.view(over(), 0))
    assert (fields["leftover"], fields["stack_size"]) == ([7, 8], 0)
    assert invalidity(with_change(fields, ("leftover",), [7]), "view")
    assert invalidity(with_change(fields, ("crews", 1, "possible", "least"), 0), "view")
