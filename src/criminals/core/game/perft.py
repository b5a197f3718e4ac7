"""Counting the tree of play: a figure that changes with any change of the rules."""

from typing import TypeVar

from criminals.core.base.value import Value
from criminals.core.game.position import GameState
from criminals.core.game.protocol import Game

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)


def perft(game: Game[S, A], state: S, depth: int) -> int:
    """Count the sequences of `depth` actions from a state. Sequences that end the game sooner are not counted.

    Args:
        game: The game.
        state: The state to start from.
        depth: The number of actions.

    Returns:
        The number of sequences.
    """
    actions = game.legal_actions(state)
    if depth <= 1:
        return len(actions) if depth == 1 else 1
    return sum(perft(game, game.apply(state, action), depth - 1) for action in actions)


def lines_of_play(game: Game[S, A], state: S, depth: int) -> tuple[str, ...]:
    """List the sequences of `depth` actions from a state as texts: `perft` alone does not tell which actions they are.

    Args:
        game: The game.
        state: The state to start from.
        depth: The number of actions.

    Returns:
        The sequences, in the order of the legal actions, with `"; "` between the actions. Those that end the game
        sooner are not listed.
    """
    if depth == 0:
        return ("",)
    return tuple(
        f"{action}; {rest}" if rest else str(action)
        for action in game.legal_actions(state)
        for rest in lines_of_play(game, game.apply(state, action), depth - 1)
    )
