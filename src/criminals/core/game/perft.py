"""Counting the tree of play: a figure that any change of the rules moves."""

from typing import TypeVar

from criminals.core.base.value import Value
from criminals.core.game.position import GameState
from criminals.core.game.protocol import Game

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)


def perft(game: Game[S, A], state: S, depth: int) -> int:
    """How many sequences of `depth` actions there are from a state; one that ends the game sooner is not counted."""
    actions = game.legal_actions(state)
    if depth <= 1:
        return len(actions) if depth == 1 else 1
    return sum(perft(game, game.apply(state, action), depth - 1) for action in actions)


def lines_of_play(game: Game[S, A], state: S, depth: int) -> tuple[str, ...]:
    """The same sequences as texts, in the order of the legal actions: counts alone do not see what an action is."""
    if depth == 0:
        return ("",)
    return tuple(
        f"{action}; {rest}" if rest else str(action)
        for action in game.legal_actions(state)
        for rest in lines_of_play(game, game.apply(state, action), depth - 1)
    )
