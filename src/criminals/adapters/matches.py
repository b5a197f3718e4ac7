"""Matches: a game, an edition and a number of players, with everything that an adapter needs to know about them."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, cast

import attrs

from criminals.adapters.features import counterfeiters, crooks, sicario
from criminals.adapters.features.numbers import Features, Shapes
from criminals.core.game.action_space import ActionSpace
from criminals.core.game.protocol import Bounded
from criminals.core.game.registry import find_game
from criminals.core.records.dumping import loads
from criminals.dice import generator

FEATURES: Final[Mapping[str, Features]] = MappingProxyType(
    {"crooks": crooks, "counterfeiters": counterfeiters, "sicario": sicario}
)
"""The features of each game, by its name."""

RETURNS: Final = ("win", "points")
"""The kinds of returns: for the win, or for points."""


@attrs.frozen(eq=False)  # one for each game, edition and player count: `match_of` keeps them
class Match:
    """A game, its edition and the number of players."""

    game: Bounded
    edition: Any
    players: int
    space: ActionSpace[Any]
    features: Features
    shapes: Shapes

    @property
    def longest(self) -> int:
        """An upper bound on the number of actions of a whole game."""
        return self.game.longest(self.edition, self.players)

    def least_return(self, returns: str) -> float:
        """The lowest return of a seat."""
        return -1.0 if returns == "win" else 0.0

    def most_return(self, returns: str) -> float:
        """The highest return of a seat."""
        if returns == "win":
            return self.players - 1.0
        return float(self.features.most_points(self.edition, self.players))

    def returns(self, state: Any, returns: str) -> list[float]:
        """Compute the return of each seat, 0 before the end.

        For `points` it is the points. For `win` each seat stakes 1 and the winners share all stakes, so the sum is 0.
        """
        outcome = self.game.outcome(state)
        if outcome is None:
            return [0.0] * self.players
        if returns == "points":
            return [float(points) for points in self.game.score(state).points]
        share = self.players / len(outcome.winners)
        return [(share if seat in outcome.winners else 0.0) - 1.0 for seat in range(self.players)]


def match_of(game: str, players: int | None = None, edition: Any = None) -> Match:
    """Make the match of a game. The edition is a value, a name, or the text of its document.

    A game without features, or arguments that the game refuses, are a `ValueError`.
    """
    return _match(find_game(game).NAME, players, edition)


@lru_cache(maxsize=8)
def _match(game: str, players: int | None, edition: Any) -> Match:
    rules = find_game(game)
    if game not in FEATURES:
        raise ValueError(f"nothing makes numbers of the views of {game!r}: there are {', '.join(FEATURES)}")
    if isinstance(edition, str) and edition.startswith("{"):
        edition = loads(edition, "edition")
    count: int = rules.new_game(rng=generator(0), edition=edition).players if players is None else players
    space = rules.action_space(count, edition)
    features = FEATURES[game]
    return Match(cast(Bounded, rules), space.edition, count, space, features, features.shapes(space.edition, count))


def check_returns(returns: str) -> str:
    """Check a kind of returns; `ValueError` names the kinds."""
    if returns not in RETURNS:
        raise ValueError(f"a game is played for one of {', '.join(RETURNS)}, not for {returns!r}")
    return returns
