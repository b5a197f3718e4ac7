"""What became of those who brought something about, in games that were left to chance.

Before anybody has a point, the score can not tell a step forward from a step aside, and a search that plays on by
chance hardly ever sees the end that the step was for. Over many games it shows: who has named one rightly wins more
often than who has not.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias, cast

import attrs

from criminals.bots.rewards import rewards
from criminals.core.protocol import Game
from criminals.core.seats import CHANCE, Seat
from criminals.dice import generator

ACTIONS: Final = 16_000
"""How many actions are played for practice: some half a second, once for a game, its edition and number of players."""

CAUTION: Final = 20
"""As if everything had happened so often more, with the reward that is usual: a few games are no proof."""

Kind: TypeAlias = tuple[Any, ...]
"""What sort of thing happened, whoever it was about."""


@attrs.frozen
class Practice:
    """How often each kind of thing was brought about, and the sum of the rewards of those who did."""

    times: Mapping[Kind, int]
    totals: Mapping[Kind, float]

    def worth(self, kinds: Sequence[Kind]) -> dict[Kind, float]:
        """Of things that can happen now, how much better than usual each is: 1 is the best of them, 0 as usual."""
        times = sum(self.times.get(kind, 0) for kind in kinds)
        usual = sum(self.totals.get(kind, 0.0) for kind in kinds) / max(1, times)
        found = {
            kind: (self.totals.get(kind, 0.0) + CAUTION * usual) / (self.times.get(kind, 0) + CAUTION) - usual
            for kind in kinds
        }
        most = max(found.values())
        return {kind: each / most if most > 0 else 0.0 for kind, each in found.items()}


def kind_of(action: Any, seen: Sequence[Any], *, is_over: bool) -> Kind:
    """The kind of what came of an action: what was done, the first that was seen of it, and whether it was the end.

    Of a fact counts what it is and what is true or false in it; not about whom it is, nor any name or number.
    """
    return (type(cast(object, action)), is_over, *(_truths(seen[0]) if seen else ()))


def _truths(fact: Any) -> tuple[Any, ...]:
    kind: type = type(cast(object, fact))
    values = (getattr(fact, name) for name in _fields(kind))
    return (kind, *(value for value in values if isinstance(value, bool)))


@cache
def _fields(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in attrs.fields(kind)) if attrs.has(kind) else ()


@lru_cache(maxsize=32)
def practice(game: Game[Any, Any], players: int, edition: Any) -> Practice:
    """What there is to learn from games left to chance: always the same games, so that bots repeat themselves."""
    rng = generator(0)
    times: dict[Kind, int] = {}
    totals: dict[Kind, float] = {}
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
    return Practice(times, totals)
