"""The games for PettingZoo: agents take turns, each with an observation and a mask of its legal actions."""

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
    """Make an environment that ends at the first illegal action, with reward -1 for the agent that chose it.

    Args:
        game: The name of a game of the library.
        players: The number of players; by default the fewest.
        edition: The edition, its name, or the text of its document; by default the reference edition.
        rewards: `win`, where each agent stakes 1 and the winners share all stakes, or `points`.
        render_mode: `ansi` for text, `svg` for a picture, or `human` to print the text; None shows nothing.

    Returns:
        The environment, in the wrappers that PettingZoo recommends.

    Raises:
        ValueError: There is no such game, number of players, edition, kind of rewards or render mode.
    """
    made: Any = raw_env(game, players=players, edition=edition, rewards=rewards, render_mode=render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # noqa: N801 # pyright: ignore[reportGeneralTypeIssues] -- PettingZoo's name; this file hides theirs
    """A game of this library as an environment of PettingZoo, without wrappers.

    An illegal action raises `IllegalAction`. All rewards come at the end.

    Args:
        game: The name of a game of the library.
        players: The number of players; by default the fewest.
        edition: The edition, its name, or the text of its document; by default the reference edition.
        rewards: `win`, where each agent stakes 1 and the winners share all stakes, so that the sum is 0; or `points`.
        render_mode: `ansi` for text, `svg` for a picture, or `human` to print the text; None shows nothing.

    Raises:
        ValueError: There is no such game, number of players, edition, kind of rewards or render mode.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "criminals_v0",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": False,
        "render_fps": 1,
    }
    """The facts that PettingZoo asks for."""

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
        """The game, its edition and the number of players."""
        self.render_mode = render_mode
        """The render mode."""
        self.returned = check_returns(rewards)
        """The kind of rewards: `win` or `points`."""
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.players)]
        """The names of all agents, in the order of their seats."""
        self._observation_spaces = {agent: _observation_space(self.match) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.match.space.size) for agent in self.possible_agents}
        self.state_of_play: Any = None
        """The true state, once `reset` has dealt."""

    def observation_space(self, agent: str) -> Any:
        """Return the space of observations: the numbers of a view and the action mask.

        Args:
            agent: The name of the agent, such as `"seat_0"`.

        Returns:
            The space.
        """
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of actions, which are numbers.

        Args:
            agent: The name of the agent, such as `"seat_0"`.

        Returns:
            The space.
        """
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game.

        Args:
            seed: The seed for the deal and for all throws; by default fresh bits are drawn.
            options: `{"first": seat}` says which seat acts first; without it, the seat is drawn. Other options are
                ignored, as PettingZoo's own checks require.

        Raises:
            InvalidArgument: The seat in the options is not at the table.
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
        """Act for the agent whose turn it is, and then for chance.

        Args:
            action: The number of the action; None if the game is over for the agent.

        Raises:
            IllegalAction: The action is illegal.
        """
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
        """Select the agent to act. When the game is over, all agents leave in the order of their seats."""
        actor = self.match.game.actor(self.state_of_play)
        if actor is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[actor if isinstance(actor, int) else 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Observe the game as an agent.

        Args:
            agent: The name of the agent, such as `"seat_0"`.

        Returns:
            `observation`, the numbers of its view, and `action_mask`, which is all 0 when it isn't the agent's turn.
        """
        view = self.view(agent)
        numbers = self.match.features.numbers(view)
        return {
            "observation": np.array([number for name in self.match.shapes for number in numbers[name]], np.float32),
            "action_mask": np.frombuffer(self.match.space.mask(view), np.int8).copy(),
        }

    def view(self, agent: str) -> Any:
        """Return the view of an agent, for a bot that is written with the verbs of this library.

        Args:
            agent: The name of the agent, such as `"seat_0"`.

        Returns:
            The view.
        """
        return self.match.game.view(self.state_of_play, self._seat(agent))

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        """Show the spectator's view.

        Returns:
            The text (`ansi`) or the picture (`svg`); None if it was printed (`human`), or without a render mode.
        """
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
        """Do nothing, since there is nothing to close."""


def _observation_space(of: Match) -> Any:
    size = sum(map(prod, of.shapes.values()))
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (of.space.size,), np.int8),
        }
    )
