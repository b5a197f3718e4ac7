"""Playing on cheaply in Sicario: every choice is legal, and follows from what everybody has heard."""

from itertools import product
from random import Random

import attrs
import pytest

from criminals.bots.rollouts.sicario import rollout
from criminals.games import sicario
from criminals.games.sicario import Answer, Ask, Lights, State
from tests.games.sicario.scenes import scene


def choices(state: State) -> set[str]:
    """The texts of all that is chosen, with one generator or another."""
    return {str(rollout(state, sicario.legal_actions(state), Random(seed))) for seed in range(30)}


@pytest.mark.parametrize(("edition", "players"), [*product(("tiny", "reference"), (3, 4))])
def test_every_choice_is_legal(edition: str, players: int) -> None:
    for seed in range(20):
        rng = Random(seed)
        state = sicario.new_game(players=players, rng=rng, edition=edition)
        while actions := sicario.legal_actions(state):
            action = rollout(state, actions, rng)
            assert action in actions
            state = sicario.apply(state, action)


def test_nobody_knows_more_than_everybody_has_heard() -> None:
    """In worlds that differ in secrets alone the choices are the same, so that no game is over too soon."""
    for phase in (sicario.Hunting(0), sicario.Questioning(0, 1), sicario.Decoding(1)):
        state = scene(11, 12, phase=phase) if phase == sicario.Decoding(1) else scene(1, 2, phase=phase)
        other = attrs.evolve(state, characters=("Wanda", "Mina", "Felix"), unread=state.unread[::-1])
        assert choices(state) == choices(other)


def test_few_suspects_are_named() -> None:
    known = {Answer(trait, yes=True) for trait in ("woman", "hat", "no-glasses")}
    state = scene(30, 20, phase=sicario.Hunting(0), facts={1: {*known}})
    assert choices(state) == {f"eliminate 1 {name}" for name in ("Olga", "Elsa", "Irma")}
    heard = Lights(("man", "hat", "glasses"), 3)
    state = scene(11, 20, phase=sicario.Decoding(1), facts={0: {heard}})
    assert choices(state) == {f"capture {name}" for name in ("Boris", "Felix", "Hugo")}


def test_the_agent_nearest_to_the_embassy_is_asked_by_halves() -> None:
    state = scene(20, 30, phase=sicario.Hunting(0))
    asked = {rollout(state, sicario.legal_actions(state), Random(seed)) for seed in range(30)}
    features = {*sicario.REFERENCE.characters[0].features, *sicario.REFERENCE.characters[-1].features}
    for each in asked:
        assert isinstance(each, Ask)
        assert each.agent == 2
        assert each.trait in features
