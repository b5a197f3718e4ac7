"""The cheap rules for playing on in Counterfeiters: legal always, good mostly, and never quite the same."""

from random import Random

import pytest

from criminals.bots.rollouts.counterfeiters import rollout
from criminals.games.counterfeiters import (
    Action,
    Buy,
    Dining,
    Edition,
    Fence,
    Finishing,
    Fly,
    Kind,
    Retake,
    Retaking,
    State,
    apply,
    legal_actions,
    new_game,
)
from tests.games.counterfeiters.scenes import DRY, chosen, scene


def played(state: State, seed: int = 1) -> Action:
    """What the cheap rules play."""
    return rollout(state, legal_actions(state), Random(seed))


@pytest.mark.parametrize("edition", ["reference", DRY, "tiny"], ids=["reference", "dry", "tiny"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_is_legal(players: int, edition: Edition | str) -> None:
    if edition == "tiny" and players > 2:
        return
    rng = Random(players)
    for mixed in (0.0, 0.2, 0.6):
        state = new_game(players=players, rng=rng, edition=edition)
        while actions := legal_actions(state):
            action = rollout(state, actions, rng)
            assert action in actions
            state = apply(state, chosen(rng, actions) if rng.random() < mixed else action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_better_than_chance(players: int) -> None:
    rng = Random(players)
    won = 0
    for number in range(6):
        state = new_game(players=players, rng=rng)
        while actions := legal_actions(state):
            action = rollout(state, actions, rng) if state.actor == number % players else rng.choice(actions)
            state = apply(state, action)
        wealth = [crew.wealth for crew in state.crews]
        won += wealth[number % players] == max(wealth)
    assert won == 6


def test_the_fence_gets_what_is_left_at_the_end() -> None:
    assert played(scene(fakes={0: (2, 1, 0)}, pawn=13, phase=Finishing(0, 1))) == Fence(1, (2, 1, 0))


def test_much_cash_is_flown_before_the_godfather() -> None:
    assert isinstance(played(scene(cash=(400, 0), pawn=3)), Fly)


def test_lunch_is_paid_with_the_worst_fake() -> None:
    state = scene(fakes={0: (0, 1, 3)}, cards={0: (16,)}, phase=Dining(0, 1))
    assert str(played(state)) == "dine 2"


def test_the_lawyer_frees_the_fence_while_there_are_fakes() -> None:
    standing = {"fence 1": 0, "print 1": 0}
    lawyer = Retaking(0, Kind.GREAT_LAWYER)
    state = scene(fakes={0: (0, 0, 5)}, pawn=13, standing=standing, cards={0: (40,)}, phase=lawyer)
    assert played(state) == Retake("fence 1")


def test_in_the_last_turns_the_sunglasses_are_worth_nothing() -> None:
    state = scene(cash=(20, 0), market=(39,), pawn=13, phase=Finishing(0, 1))
    assert played(state) == Buy(5)  # a ticket of $100 for $20


def test_playouts_differ() -> None:
    state = new_game(players=2, rng=Random(1))
    assert len({course(state, seed) for seed in range(5)}) > 1


def course(state: State, seed: int) -> tuple[Action, ...]:
    """The first actions of a playout."""
    rng = Random(seed)
    found: list[Action] = []
    while len(found) < 20:
        found.append(rollout(state, legal_actions(state), rng))
        state = apply(state, found[-1])
    return tuple(found)
