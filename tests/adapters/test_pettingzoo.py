"""PettingZoo's own checks, on all games and over many seeds."""

# The packages live in .venv-adapters and have few types: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

from functools import partial
from typing import Any

import pytest

import criminals
from criminals.dice import generator

pytest.importorskip("pettingzoo")
np: Any = pytest.importorskip("numpy")

from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402 -- it may be missing

from criminals.adapters import pettingzoo  # noqa: E402 -- it needs what was asked for above

BOXES = [
    ("crooks", 2),
    ("crooks", 3),
    ("crooks", 4),
    ("counterfeiters", 2),
    ("counterfeiters", 4),
    ("sicario", 3),
    ("sicario", 4),
]
SEEDS = 6

pytestmark = [
    # both are said of every environment whose observations have a mask beside them
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


class Shifted(pettingzoo.raw_env):
    """An environment whose deals are not those of the few seeds that the checks ask for."""

    shift = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed=(seed or 0) + self.shift, options=options)


def shifted(game: str, players: int, shift: int) -> Any:
    made = Shifted(game, players=players)
    made.shift = shift
    for seat, agent in enumerate(made.possible_agents):
        made.action_space(agent).seed(shift + seat)
    return made


@pytest.mark.parametrize(("game", "players"), BOXES)
def test_api_test(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players=players), num_cycles=200)
    for seed in range(SEEDS):
        api_test(shifted(game, players, 1000 * seed), num_cycles=200)


@pytest.mark.parametrize(("game", "players"), BOXES)
def test_seed_test(game: str, players: int) -> None:
    seed_test(partial(pettingzoo.env, game, players=players), num_cycles=200)
    for seed in range(SEEDS):
        seed_test(partial(shifted, game, players, 1000 * seed), num_cycles=200)


@pytest.mark.parametrize(("game", "players"), BOXES)
def test_render_test(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(SEEDS):
        render_test(
            partial(pettingzoo.env, game, players=players),
            custom_tests={
                "svg": lambda drawn: drawn.startswith("<svg"),
                "ansi": lambda text: "a spectator" in text or text,
            },
        )
    assert capsys.readouterr().out.startswith(game.capitalize())


def finished(made: Any, seed: int) -> dict[str, float]:
    """What each agent gets in a random game."""
    made.reset(seed=seed)
    total = dict.fromkeys(made.possible_agents, 0.0)
    for seat, agent in enumerate(made.possible_agents):
        made.action_space(agent).seed(seed + seat)
    for agent in made.agent_iter():
        observation, reward, termination, truncation, _ = made.last()
        total[agent] += reward
        over = termination or truncation
        if not over:
            view = made.unwrapped.view(agent)
            assert bytes(observation["action_mask"]) == made.unwrapped.match.space.mask(view)
            assert observation in made.observation_space(agent)
        made.step(None if over else made.action_space(agent).sample(observation["action_mask"]))
    return total


@pytest.mark.parametrize(("game", "players"), BOXES)
def test_rewards_are_those_of_the_end(game: str, players: int) -> None:
    for seed in range(5):
        won = pettingzoo.env(game, players=players)
        scored = pettingzoo.env(game, players=players, rewards="points")
        shares, points = finished(won, seed), finished(scored, seed)
        truth = won.unwrapped.state_of_play
        outcome = criminals.outcome(truth)
        assert outcome is not None
        assert sum(shares.values()) == pytest.approx(0)
        assert tuple(seat for seat, share in enumerate(shares.values()) if share > 0) in (outcome.winners, ())
        assert tuple(points.values()) == criminals.score(truth).points


def test_a_seed_deals_what_it_deals_in_the_library() -> None:
    made = pettingzoo.raw_env("crooks", players=3)
    made.reset(seed=5)
    assert made.state_of_play == criminals.new_game("crooks", players=3, seed=5)
    assert made.observe("seat_0")["observation"].dtype == np.float32


@pytest.mark.parametrize(("game", "players"), BOXES)
def test_who_begins_is_an_option_of_the_deal(game: str, players: int) -> None:
    made = pettingzoo.env(game, players=players)
    for first in range(players):
        made.reset(seed=5, options={"first": first, "other": 1})
        rng = generator(5)
        dealt: Any = criminals.GAMES[game].new_game(players=players, rng=rng, first=first)
        assert made.unwrapped.state_of_play == criminals.advance(dealt, rng)
    with pytest.raises(ValueError, match="first is a seat from 0 to"):
        made.reset(seed=5, options={"first": players})


@pytest.mark.parametrize(("game", "players"), [("crooks", 2), ("counterfeiters", 2), ("sicario", 3)])
def test_an_observation_stays_as_it_was_when_others_observe(game: str, players: int) -> None:
    env: Any = pettingzoo.env(game, players=players)
    env.reset(seed=1)
    own = env.observe(env.agents[0])
    before = {key: value.copy() for key, value in own.items()}
    for agent in env.agents[1:]:
        env.observe(agent)
    assert all(np.array_equal(own[key], value) for key, value in before.items())


def test_criminals_is_crooks() -> None:
    assert pettingzoo.raw_env("criminals", players=3).match is pettingzoo.raw_env("crooks", players=3).match


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    wrapped, raw = pettingzoo.env("crooks"), pettingzoo.raw_env("crooks")
    for made in (wrapped, raw):
        made.reset(seed=1)
    agent = raw.agent_selection
    illegal = int(np.flatnonzero(raw.observe(agent)["action_mask"] == 0)[0])
    before = raw.state_of_play
    with pytest.raises(criminals.IllegalAction):
        raw.step(illegal)
    assert raw.state_of_play is before
    wrapped.step(illegal)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[agent] == -1


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match="render modes are human, ansi, svg, not 'film'"):
        pettingzoo.raw_env(render_mode="film")
    with pytest.raises(ValueError, match="not for 'glory'"):
        pettingzoo.raw_env(rewards="glory")
    with pytest.raises(ValueError, match="no game 'chess'"):
        pettingzoo.raw_env("chess")
