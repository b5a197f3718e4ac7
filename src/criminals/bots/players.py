"""Players on the verbs alone, for every game."""

from collections.abc import Callable
from typing import Any, TypeAlias, overload

from criminals.core.protocol import Rng, Value
from criminals.games import counterfeiters, crooks
from criminals.verbs import legal_actions

Player: TypeAlias = Callable[[Any, Rng], Any]
"""Chooses a legal action from the view of the seat to act, with a generator for what it leaves to chance."""


@overload
def random_player(view: crooks.View, rng: Rng) -> crooks.Action: ...
@overload
def random_player(view: counterfeiters.View, rng: Rng) -> counterfeiters.Action: ...
@overload
def random_player(view: Value, rng: Rng) -> Any: ...
def random_player(view: Value, rng: Rng) -> Any:
    """Every legal action with the same chance."""
    return _drawn(legal_actions(view), rng)


@overload
def eager_player(view: crooks.View, rng: Rng) -> crooks.Action: ...
@overload
def eager_player(view: counterfeiters.View, rng: Rng) -> counterfeiters.Action: ...
@overload
def eager_player(view: Value, rng: Rng) -> Any: ...
def eager_player(view: Value, rng: Rng) -> Any:
    """Like `random_player`, but it stays in the game and uses what it has: `pass` and `decline` only if it must."""
    actions = legal_actions(view)
    return _drawn(tuple(action for action in actions if str(action) not in ("pass", "decline")) or actions, rng)


def _drawn(actions: tuple[Any, ...], rng: Rng) -> Any:
    if not actions:
        raise ValueError("this view leaves nothing to choose: another is to act, or the game is over")
    return actions[rng.randrange(len(actions))]
