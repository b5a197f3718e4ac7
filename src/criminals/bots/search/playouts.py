"""Playouts: play a world on from the edge of the tree, and judge the state where that ends."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from criminals.bots.rollouts.table import Rollout
from criminals.bots.search.rewards import rewards
from criminals.core.base.checks import shortened
from criminals.core.base.errors import CriminalsError
from criminals.core.base.seats import CHANCE
from criminals.core.game.chance import drawn
from criminals.core.game.protocol import CompleteGame

Evaluate: TypeAlias = Callable[[Any], Sequence[float]]
"""A function of a state that returns its worth for each seat, a number from 0 to 1."""

Playout: TypeAlias = Callable[[Any], Any]
"""A function that plays a state on, and returns the state where that ends."""


class Thrower:
    """Draws for chance like `drawn`, but faster if all results are equally likely, as with a die."""

    def __init__(self, game: CompleteGame[Any, Any], rng: Any) -> None:
        self.game = game
        self.rng = rng
        self._known: Any = None
        self._equal: tuple[Any, ...] = ()

    def throw(self, state: Any) -> Any:
        """Draw an action of chance in a state where chance is to act."""
        chances = self.game.chances(state)
        if chances is not self._known:
            is_fair = len({share for _, share in chances}) == 1
            self._known, self._equal = chances, tuple([action for action, _ in chances]) if is_fair else ()
        equal = self._equal
        return equal[int(self.rng.random() * len(equal))] if equal else drawn(self.game, state, self.rng)


def playout_of(
    game: CompleteGame[Any, Any],
    rollout: Rollout,
    depth: int | None,
    rng: Any,
    watch: Callable[[Any, Any], None] | None = None,
) -> Playout:
    """Make a function that plays on by a rollout, to the end of the game or for `depth` actions, drawing for chance.

    `watch` is called with each state and the action that is played in it.
    """
    legal_actions, apply, actor, throw = game.legal_actions, game.apply, game.actor, Thrower(game, rng).throw

    def played_on(state: Any) -> Any:
        left = -1 if depth is None else depth
        while left and (actions := legal_actions(state)):
            left -= 1
            if len(actions) == 1:
                action = actions[0]
            elif actor(state) is CHANCE:
                action = throw(state)
            else:
                action = rollout(state, actions, rng)
            try:
                after = apply(state, action)
            except (CriminalsError, TypeError) as error:
                if action in actions:  # then it is the game that failed
                    raise
                raise ValueError(_no_action(action, actions)) from error
            if watch is not None:
                watch(state, action)
            state = after
        return state

    return played_on


def _no_action(action: Any, actions: tuple[Any, ...]) -> str:
    """Write an error for the author of a rollout."""
    legal = ", ".join(map(str, actions[:12])) + (", ..." if len(actions) > 12 else "")
    return f"the rollout chose {shortened(action)}, which is not legal there; legal are {legal}"


def value_of(game: CompleteGame[Any, Any], playout: Playout, evaluate: Evaluate | None) -> Evaluate:
    """Make a function that plays a state on and judges the end, by `evaluate` or by the score."""
    if evaluate is None:
        return lambda state: rewards(game, playout(state))

    def judged(state: Any) -> Sequence[float]:
        end = playout(state)
        worth = evaluate(end)
        if len(worth) != len(game.seats(end)) or not all(0 <= each <= 1 for each in worth):
            raise ValueError(f"evaluate returned {shortened(worth)}, not a number from 0 to 1 for each seat")
        return worth

    return judged
