"""Players on the verbs alone, for every game.

A player decides for a seat, never for `CHANCE`: whoever hosts a game throws the dice, with `advance` or otherwise.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, overload

from criminals.core.protocol import Rng, Value
from criminals.games import counterfeiters, crooks, sicario
from criminals.verbs import legal_actions

Player: TypeAlias = Callable[[Any, Rng], Any]
"""Chooses a legal action from the view of the seat to act, with a generator for what it leaves to chance."""

IDLE: Final = ("pass", "decline", "skip")


@overload
def random_player(view: crooks.View, rng: Rng) -> crooks.Action: ...
@overload
def random_player(view: counterfeiters.View, rng: Rng) -> counterfeiters.Action: ...
@overload
def random_player(view: sicario.View, rng: Rng) -> sicario.Action: ...
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
def eager_player(view: sicario.View, rng: Rng) -> sicario.Action: ...
@overload
def eager_player(view: Value, rng: Rng) -> Any: ...
def eager_player(view: Value, rng: Rng) -> Any:
    """Like `random_player`, but it uses what it has: `pass`, `decline` and `skip` only if it must."""
    actions = legal_actions(view)
    return _drawn(tuple(action for action in actions if str(action) not in IDLE) or actions, rng)


def _drawn(actions: tuple[Any, ...], rng: Rng) -> Any:
    if not actions:
        raise ValueError("this view leaves nothing to choose: another is to act, or chance, or the game is over")
    return actions[rng.randrange(len(actions))]
