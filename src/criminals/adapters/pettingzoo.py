"""The games for PettingZoo: agents that take turns, each with an observation and a mask of its legal actions."""

# The packages live in .venv-adapters and have few types: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import sys
from math import prod
from typing import Any, ClassVar

from criminals.adapters.matches import Match, check_returns, match_of
from criminals.core.base.seats import SPECTATOR, Seat
from criminals.core.game.chance import advance
from criminals.dice import generator

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"no module {error.name!r}: pip install criminals[pettingzoo]", name=error.name
    ) from error


def env(
    game: str = "crooks",
    *,
    players: int | None = None,
    edition: Any = None,
    rewards: str = "win",
    render_mode: str | None = None,
) -> Any:
    """An environment that ends a game at the first illegal action, with -1 for whoever chose it."""
    made: Any = raw_env(game, players=players, edition=edition, rewards=rewards, render_mode=render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # noqa: N801 # pyright: ignore[reportGeneralTypeIssues] -- PettingZoo's name; this file hides theirs
    """A game of this library as an environment of PettingZoo; an illegal action is an `IllegalAction`.

    An edition is a value, a name, or the text of its document. Rewards come at the end: for the win, -1 and a share of
    all stakes for the winners, which sums to 0; or for the points.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "criminals_v0",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = "crooks",
        *,
        players: int | None = None,
        edition: Any = None,
        rewards: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render modes are {', '.join(self.metadata['render_modes'])}, not {render_mode!r}")
        self.match: Match = match_of(game, players, edition)
        self.render_mode = render_mode
        self.returned = check_returns(rewards)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.players)]
        self._observation_spaces = {agent: _observation_space(self.match) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.match.space.size) for agent in self.possible_agents}
        self.state_of_play: Any = None
        """The true state, once `reset` has dealt."""

    def observation_space(self, agent: str) -> Any:
        """The space of a view's numbers and the action mask."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of action numbers."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The seed is for the deal and for all throws; without one, fresh bits are drawn.

        `options={"first": seat}` says which seat acts first; without it one is drawn. Other options are ignored, as
        PettingZoo's own checks require.
        """
        first = (options or {}).get("first")
        self._rng = generator(None if seed is None else int(seed))
        of = self.match
        dealt = of.game.new_game(
            players=of.players, rng=self._rng, edition=of.edition, first=None if first is None else int(first)
        )
        self.state_of_play = advance(of.game, dealt, self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Act for the agent whose turn it is, then for chance."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        of = self.match
        chosen = of.space.decode(int(action if action is not None else -1))
        self.state_of_play = advance(of.game, of.game.apply(self.state_of_play, chosen), self._rng)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, of.returns(self.state_of_play, self.returned), strict=True))
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Select the agent to act; once the game is over, all agents leave in the order of their seats."""
        actor = self.match.game.actor(self.state_of_play)
        if actor is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[actor if isinstance(actor, int) else 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """The numbers of an agent's view, and the mask of its legal actions: none while another is to act."""
        view = self.view(agent)
        numbers = self.match.features.numbers(view)
        return {
            "observation": np.array([number for name in self.match.shapes for number in numbers[name]], np.float32),
            "action_mask": np.frombuffer(self.match.space.mask(view), np.int8).copy(),
        }

    def view(self, agent: str) -> Any:
        """The view of an agent, for bots that use the verbs."""
        return self.match.game.view(self.state_of_play, self._seat(agent))

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        """The spectator's view: as text, as a picture (`svg`), or printed (`human`)."""
        if self.render_mode is None:
            return None
        view = self.match.game.view(self.state_of_play, SPECTATOR)
        if self.render_mode == "svg":
            return str(view._repr_svg_())  # what a notebook asks for
        if self.render_mode == "ansi":
            return str(view)
        sys.stdout.write(f"{view}\n")
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def _observation_space(of: Match) -> Any:
    size = sum(map(prod, of.shapes.values()))
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (of.space.size,), np.int8),
        }
    )
