"""`hidden_choices`: what the others chose, as it was when they chose it."""

from random import Random
from typing import Any

import pytest
from typing_extensions import override

import criminals
from criminals.bots import HiddenChoice, ISMCTSBot, RandomBot, hidden_choices, play
from criminals.games import counterfeiters, crooks
from tests.games.counterfeiters.scenes import scene
from tests.games.positions import play as counterfeiters_play
from tests.typing import kuhn


@pytest.mark.parametrize("edition", ["tiny", "reference"])
@pytest.mark.parametrize("seed", range(6))
def test_the_choices_of_crooks_are_those_that_were_made(edition: str, seed: int) -> None:
    record = play("crooks", [RandomBot(eager=True)] * 2, seed=seed, edition=edition)
    made: list[tuple[int, Any, tuple[Any, ...], Any]] = []
    states = [*record.replay()]
    for state, action, after in zip(states, record.actions, states[1:], strict=False):
        if isinstance(action, crooks.Take):
            made.append((state.actor, action, crooks.legal_actions(state), state.pile(state.phase.hangout)))
        if crooks.actor(after) is None:
            break  # what lay face down is turned up: nothing of it is hidden any more
        for viewer in (0, 1):
            told = hidden_choices(crooks.view(after, viewer), after)
            takes = [each for each in told if isinstance(each.chosen, crooks.Take)]
            wanted = [HiddenChoice(*each) for each in made if each[0] != viewer]
            assert sorted(takes, key=str) == sorted(wanted, key=str)
            downs = [each for each in told if isinstance(each.chosen, crooks.Place)]
            lying = [
                (seat, target, after.crook_of(stack[0].origin))
                for seat, row in enumerate(after.rows)
                for target, stack in zip(after.edition.targets, row, strict=True)
                if seat != viewer and stack and isinstance(stack[0], crooks.FaceDown)
            ]
            assert [(each.seat, each.chosen.target, each.seeing) for each in downs] == lying
            assert all(each.chosen in each.options and len(each.options) == 2 for each in downs)


def test_the_choices_of_a_world_are_possible_ones() -> None:
    rng = Random(1)
    record = play("crooks", [RandomBot(eager=True)] * 3, seed=2)
    seen: set[HiddenChoice] = set()
    for state in record.replay():
        view = crooks.view(state, 0)
        for each in hidden_choices(view, crooks.sample_world(view, rng)):
            assert each.seat != 0
            assert each.chosen in each.options
            seen.add(each)
    assert len(seen) > 50  # worlds differ in them


def test_the_choices_of_counterfeiters_are_how_money_is_split() -> None:
    record = play("counterfeiters", [RandomBot()] * 3, seed=3)
    found = 0
    for state in record.replay():
        told = hidden_choices(counterfeiters.view(state, 1), state)
        assert 1 not in [each.seat for each in told]
        for each in told:
            found += 1
            assert each.chosen == state.offshore[each.seat]
            assert each.chosen in each.options
            assert each.options == tuple(sorted(each.options))
            assert len(each.options) > 1
            assert each.seeing == state.crews[each.seat].wealth >= max(each.options)
    assert found > 20


def test_a_choice_between_two_is_told_and_one_between_one_is_not() -> None:
    """Seat 0 flew $20 of $50: it has $0 or $10 left. Seat 1 never flew."""
    state = counterfeiters_play(scene(cash=(50, 40)), "fly commercial 20")
    assert hidden_choices(counterfeiters.view(state, 1), state) == (HiddenChoice(0, 20, (10, 20), 20),)
    assert hidden_choices(counterfeiters.view(state, 0), state) == ()


def test_a_game_that_hides_no_choice_has_none() -> None:
    state = criminals.new_game("sicario", players=3, seed=1)
    assert hidden_choices(criminals.view(state, 0), state) == ()
    criminals.register("kuhn", kuhn)
    deal = kuhn.new_game(rng=Random(1))
    assert hidden_choices(kuhn.view(deal, 0), deal) == ()


def test_a_search_draws_worlds_by_their_weights() -> None:
    """With all weight on one kind of world the bot acts as if it knew."""
    state = crooks.new_game(players=2, rng=Random(1))
    view = crooks.view(state, state.phase.seat)  # type: ignore[union-attr]  # a game starts with a seat to act
    seen: list[tuple[int, ...]] = []

    def weigh(view: Any, world: crooks.State) -> float:
        return float(17 in world.pile("A"))

    class Watched(ISMCTSBot):
        @override
        def _worlds(self, view: Any, rng: Any) -> Any:
            for world in super()._worlds(view, rng):
                seen.append(world.pile("A"))
                yield world

    Watched(iterations=30, weigh=weigh, pool=200, curiosity=0).choose(view, Random(1))
    assert len(seen) == 30
    assert all(17 in pile for pile in seen)
    assert len({*seen}) > 3
