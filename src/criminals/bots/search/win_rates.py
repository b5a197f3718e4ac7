"""Win rates: how well players do after each kind of result, measured in random games.

Before anybody has a point, the score can't tell a step forward from a step aside, and a search that plays on at random
hardly ever reaches the end for which the step was made. Many games show it: for example, a player who has eliminated an
agent wins more often than one who has not.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import sqrt
from typing import Any, Final, TypeAlias, cast

import attrs

from criminals.bots.search.rewards import rewards
from criminals.core.base.seats import CHANCE, Seat
from criminals.core.game.protocol import CompleteGame
from criminals.dice import generator

ACTIONS: Final = 16_000
"""The number of actions that are played to measure: half a second, once for each game, edition and player count."""

CAUTION: Final = 20
"""Added to the count of every kind, with the usual reward, because a few games prove nothing."""

DOUBT: Final = 2.0
"""The standard errors that count as chance. An agent's yes helps the sicario no more than a no, but one of them always
happens to have won a little more often."""

Kind: TypeAlias = tuple[Any, ...]
"""A kind of result, whoever it happened to."""


@attrs.frozen
class WinRates:
    """For each kind of result, its count and sums over the rewards of the players who brought it about."""

    times: Mapping[Kind, int]
    totals: Mapping[Kind, float]
    squares: Mapping[Kind, float]
    """The sums of the squares of the rewards, which tell how much is chance."""

    def worth(self, kinds: Sequence[Kind]) -> dict[Kind, float]:
        """Rate some kinds of results: 1 for the best of them, 0 for the usual and for all that may be chance."""
        times = sum(self.times.get(kind, 0) for kind in kinds)
        usual = sum(self.totals.get(kind, 0.0) for kind in kinds) / max(1, times)
        square = sum(self.squares.get(kind, 0.0) for kind in kinds) / max(1, times)
        doubt = DOUBT * sqrt(max(0.0, square - usual * usual))
        found = {kind: self._lead(kind, usual, doubt) for kind in kinds}
        most = max(found.values())
        return {kind: each / most if most > 0 else 0.0 for kind, each in found.items()}

    def _lead(self, kind: Kind, usual: float, doubt: float) -> float:
        """The mean reward of a kind minus the usual one and minus what chance does. The end of a game is no chance."""
        times = self.times.get(kind, 0)
        lead = (self.totals.get(kind, 0.0) + CAUTION * usual) / (times + CAUTION) - usual
        if ends(kind):
            return lead
        chance = doubt / sqrt(max(1, times))
        return max(0.0, lead - chance) if lead > 0 else min(0.0, lead + chance)


def kind_of(action: Any, seen: Sequence[Any], *, is_over: bool) -> Kind:
    """The kind of an action's result: the class of the action, its first view event, and True if the game ended.

    Of the view event only the class and the truth values count, not seats, names or numbers.
    """
    return (type(cast(object, action)), is_over, *(_truths(seen[0]) if seen else ()))


def ends(kind: Kind) -> bool:
    """Tell whether results of this kind end the game."""
    return bool(kind[1])


def _truths(view_event: Any) -> tuple[Any, ...]:
    kind: type = type(cast(object, view_event))
    values = (getattr(view_event, name) for name in _fields(kind))
    return (kind, *(value for value in values if isinstance(value, bool)))


@cache
def _fields(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in attrs.fields(kind)) if attrs.has(kind) else ()


@lru_cache(maxsize=32)
def win_rates(game: CompleteGame[Any, Any], players: int, edition: Any) -> WinRates:
    """Measure in random games, always the same ones, so that bots repeat themselves."""
    rng = generator(0)
    times: dict[Kind, int] = {}
    totals: dict[Kind, float] = {}
    squares: dict[Kind, float] = {}
    left = ACTIONS
    while left > 0:
        state = game.new_game(players=players, rng=rng, edition=edition)
        met: dict[tuple[Kind, Seat], None] = {}
        while actions := game.legal_actions(state):
            seat, action = game.actor(state), actions[rng.randrange(len(actions))]
            left -= 1
            if seat is CHANCE:
                state = game.apply(state, action)
                continue
            assert seat is not None
            state, events = game.step(state, action)
            is_over = game.actor(state) is None
            met[kind_of(action, game.view_events(events, seat), is_over=is_over), seat] = None
        worth = rewards(game, state)
        for kind, seat in met:
            times[kind] = times.get(kind, 0) + 1
            totals[kind] = totals.get(kind, 0.0) + worth[seat]
            squares[kind] = squares.get(kind, 0.0) + worth[seat] ** 2
    return WinRates(times, totals, squares)
