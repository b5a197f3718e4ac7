"""What actions promise before anybody has a point: what they would tell, and what they would bring about."""

from collections.abc import Sequence
from math import log
from typing import Any, Final

from criminals.bots.greedy_bot import viewer_of
from criminals.bots.practice import Kind, kind_of, practice
from criminals.core.registry import game_of

STEP: Final = 0.4
"""The best thing that can happen now is worth as much as to divide the worlds by e so often."""


def prospects(view: Any, actions: Sequence[Any], worlds: Sequence[Any]) -> dict[Any, float]:
    """For each action how often it is expected to divide the worlds by e, and what practice makes of the rest.

    Worlds in which the viewer would perceive the same stay together; so do all in which the game would be over, for
    then there is nothing left to be known for.
    """
    told: dict[Any, float] = {}
    ways: dict[Any, dict[Kind, float]] = {}
    game: Any = game_of(view)
    viewer = viewer_of(view)
    for action in actions:
        cells: dict[Any, int] = {}
        shares: dict[Kind, float] = {}
        for world in worlds:
            state, events = game.step(world, action)
            seen, is_over = game.view_events(events, viewer), game.actor(state) is None
            kind = kind_of(action, seen, is_over=is_over)
            shares[kind] = shares.get(kind, 0.0) + 1 / len(worlds)
            cell = None if is_over else seen
            cells[cell] = cells.get(cell, 0) + 1
        told[action] = sum(count / len(worlds) * log(len(worlds) / count) for count in cells.values())
        ways[action] = shares
    kinds = [*dict.fromkeys(kind for shares in ways.values() for kind in shares)]
    worth = practice(game, view.players, view.edition).worth(kinds)
    return {
        action: told[action] + STEP * sum(share * worth[kind] for kind, share in ways[action].items())
        for action in actions
    }
