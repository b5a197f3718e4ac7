"""The games for OpenSpiel. Importing this module registers `criminals_crooks` and the others with `pyspiel`.

Chance deals and throws, with exact probabilities. Actions have the numbers of `criminals.action_space`.
"""

# The packages live in .venv-adapters and have few types: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

from collections.abc import Callable, Mapping
from math import prod
from typing import Any, ClassVar, Final

from typing_extensions import override

from criminals.adapters.dealing import Deal, deal_of
from criminals.adapters.lines import Line
from criminals.adapters.matches import RETURNS, Match, check_returns, match_of
from criminals.core.base.seats import CHANCE, SPECTATOR
from criminals.core.game.registry import find_game
from criminals.core.records.dumping import dumps
from criminals.dice import generator

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"no module {error.name!r}: pip install criminals[openspiel]", name=error.name) from error

PREFIX: Final = "criminals_"
"""The prefix of the games' names in OpenSpiel."""

HEX: Final = "hex-"
"""The prefix of an edition of your own in a parameter."""

MOST_PLAYERS: Final = 10
"""The highest number of players that is tried when a game is registered."""

SEED_PARTS: Final = 4
SEED_PART: Final = 1 << 32


def edition_parameter(edition: Any) -> str:
    """Write an edition of your own as the parameter `edition` of a game.

    Args:
        edition: An edition of the game, such as a `crooks.Edition`.

    Returns:
        Its document, in digits that are safe in a game string.
    """
    return HEX + dumps(edition).encode().hex()


def _edition(parameter: str) -> str:
    """Read a parameter: a name, or the text of a document."""
    return bytes.fromhex(parameter.removeprefix(HEX)).decode() if parameter.startswith(HEX) else parameter


class CriminalsGame(pyspiel.Game):
    """A game of this library as a game of OpenSpiel. Make one with `pyspiel.load_game`.

    Args:
        params: The parameters `players`, `edition` and `returns`. They are checked here.

    Raises:
        ValueError: A parameter has no such value.
    """

    name: ClassVar[str]
    """The game's name in `criminals.GAMES`."""

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = self.name
        of = match_of(game, params["players"], _edition(params["edition"]))
        self.returns: str = check_returns(params["returns"])
        """The kind of returns: `win` or `points`."""
        self.match: Match = of
        """The game, its edition and the number of players."""
        self.deal: Deal = deal_of(of)
        """The deal as decisions of chance."""
        widths = self.deal.widths()
        self._chance_nodes: int = len(widths) + of.longest
        info = pyspiel.GameInfo(
            num_distinct_actions=of.space.size,
            max_chance_outcomes=max(*widths, of.space.size),
            num_players=of.players,
            min_utility=of.least_return(self.returns),
            max_utility=of.most_return(self.returns),
            utility_sum=0.0 if self.returns == "win" else None,
            max_game_length=of.longest,
        )
        super().__init__(_game_type(game, self.returns), info, dict(params))

    def new_initial_state(self) -> "CriminalsState":
        """Make the state before the deal.

        Returns:
            A state in which chance is to act.
        """
        return CriminalsState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Bound the number of chance nodes of a game.

        Returns:
            An upper bound on the draws of the deal and the throws together.
        """
        return self._chance_nodes

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (PREFIX + self.name, self.get_parameters())

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "CriminalsObserver":
        """Make an observer.

        Args:
            kind: The kind of observation, a `pyspiel.IIGObservationType`. By default public and private information
                without perfect recall.
            params: Must be empty.

        Returns:
            The observer.
        """
        return CriminalsObserver(self.match, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class CriminalsState(pyspiel.State):
    """A state of OpenSpiel: of the game, or of the deal before it. Make one with `game.new_initial_state`.

    Args:
        game: The game that it belongs to.
    """

    def __init__(self, game: CriminalsGame) -> None:
        super().__init__(game)
        self.drawn: tuple[int, ...] = ()
        """The draws of the deal so far; empty after the deal."""
        self.line: Line | None = None
        """The line of play; None during the deal."""

    def current_player(self) -> int:
        """Tell whose turn it is.

        Returns:
            The number of the player, or the number that OpenSpiel has for chance or for the end.
        """
        if self.line is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.line.match.game.actor(self.line.state)
        if actor is CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def is_terminal(self) -> bool:
        """Tell whether the game is over.

        Returns:
            True at the end.
        """
        return self.line is not None and self.line.match.game.actor(self.line.state) is None

    def _legal_actions(self, _player: int) -> list[int]:
        line = self._line()
        return sorted(map(line.match.space.encode, line.match.game.legal_actions(line.state)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the outcomes of the draw or throw that comes next.

        Returns:
            The number of each outcome, with its probability.
        """
        if self.line is None:
            width = self.get_game().deal.width(self.drawn)
            return [(number, 1 / width) for number in range(width)]
        of = self.line.match
        return sorted((of.space.encode(action), float(share)) for action, share in of.game.chances(self.line.state))

    def _apply_action(self, action: int) -> None:
        if self.line is not None:
            self.line = self.line.after(self.line.match.space.decode(action))
            return
        deal: Deal = self.get_game().deal
        self.drawn += (action,)
        if not deal.width(self.drawn):
            self.line, self.drawn = Line(deal.match, deal.state(self.drawn)), ()

    def _action_to_string(self, _player: int, action: int) -> str:
        return f"draw {action}" if self.line is None else str(self.line.match.space.decode(action))

    def returns(self) -> list[float]:
        """Compute the returns.

        Returns:
            The return of each player, 0 before the end.
        """
        game: CriminalsGame = self.get_game()
        return [0.0] * game.match.players if self.line is None else game.match.returns(self.line.state, game.returns)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "CriminalsState":
        """Draw a state that a player can't tell from this one, by `sample_world` of the player's view.

        Args:
            player: The number of the player.
            sampler: A function that returns a random number from 0 to 1.

        Returns:
            A state with the same past for this player. It has no history, because nobody knows what the others did in
            secret.

        Raises:
            ValueError: The deal is not over yet.
        """
        seed = 0
        for _ in range(SEED_PARTS):
            seed = seed * SEED_PART + int(sampler() * SEED_PART)
        state: CriminalsState = self.get_game().new_initial_state()
        state.line = self._line().resampled(player, generator(seed))
        return state

    @override
    def __str__(self) -> str:
        """Write the whole truth."""
        if self.line is None:
            return " ".join(("drawn", *map(str, self.drawn)))
        return self.line.match.game.to_text(self.line.state)

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return _read_state, (self.get_game(), self.serialize())

    def _line(self) -> Line:
        if self.line is None:
            raise ValueError("nobody but chance acts before the deal")
        return self.line


class CriminalsObserver:
    """The knowledge of a player. Make one with `game.make_py_observer`.

    With perfect recall it is everything that the player has perceived, as text; otherwise the view, as text and
    numbers. Without private information it is the spectator's view, as text.

    Args:
        of: The game, its edition and the number of players, such as the `match` of a `CriminalsGame`.
        kind: The kind of observation, a `pyspiel.IIGObservationType`.
        params: Must be empty.

    Raises:
        ValueError: There are parameters, or this kind of observation doesn't exist.
    """

    def __init__(self, of: Match, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params!r}")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                "a view has what is public and what its viewer knows: ask for both, or for the public part"
            )
        self._recalls: bool = kind.perfect_recall
        self._public: bool = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Any = None
        """The numbers of the last state, as one array; None for a kind of observation that is only text."""
        self.dict: dict[str, Any] = {}
        """The same numbers as arrays in their shapes, by the name of the feature."""
        if self._recalls or self._public:
            return
        self.tensor = np.zeros(sum(map(prod, of.shapes.values())), np.float32)
        at = 0
        for name, shape in of.shapes.items():
            self.dict[name] = self.tensor[at : at + prod(shape)].reshape(shape)
            at += prod(shape)

    def set_from(self, state: CriminalsState, player: int) -> None:
        """Fill the tensor with the knowledge of a player. Before the deal it is all zeros.

        Args:
            state: A state of the same game.
            player: The number of the player.
        """
        if self.tensor is None:
            return
        line = state.line
        if line is None:
            self.tensor.fill(0)
            return
        numbers = line.match.features.numbers(line.match.game.view(line.state, player))
        self.tensor[:] = [number for name in self.dict for number in numbers[name]]

    def string_from(self, state: CriminalsState, player: int) -> str:
        """Write the knowledge of a player as text.

        Args:
            state: A state of the same game.
            player: The number of the player.

        Returns:
            The text; empty before the deal.
        """
        line = state.line
        if line is None:
            return ""
        if self._recalls and not self._public:
            return line.past(player)
        game = line.match.game
        return game.to_text(game.view(line.state, SPECTATOR if self._public else player))


def _read_state(game: CriminalsGame, text: str) -> Any:
    return game.deserialize_state(text)


def _game_type(game: str, returns: str) -> Any:
    counts = [players for players in range(1, MOST_PLAYERS + 1) if _can_play(game, players)]
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game,
        long_name=game.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if returns == "win" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=min(counts),
        max_num_players=max(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(counts), "edition": "reference", "returns": RETURNS[0]},
    )


def _can_play(game: str, players: int) -> bool:
    try:
        find_game(game).action_space(players)
    except ValueError:
        return False
    return True


# Classes, not functions: pyspiel keeps them beyond the end of the interpreter, which a function does not survive.


class CrooksGame(CriminalsGame):
    """`criminals_crooks`."""

    name: ClassVar[str] = "crooks"


class CounterfeitersGame(CriminalsGame):
    """`criminals_counterfeiters`."""

    name: ClassVar[str] = "counterfeiters"


class SicarioGame(CriminalsGame):
    """`criminals_sicario`."""

    name: ClassVar[str] = "sicario"


for made in (CrooksGame, CounterfeitersGame, SicarioGame):
    pyspiel.register_game(_game_type(made.name, RETURNS[0]), made)
