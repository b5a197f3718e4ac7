"""The prospects of actions before anybody has a point: how much they reveal, and how good their results usually are."""

from collections.abc import Sequence
from math import log
from typing import Any, Final

from criminals.bots.search.rewards import viewer_of
from criminals.bots.search.win_rates import Kind, kind_of, win_rates
from criminals.core.game.registry import game_of

STEP: Final = 0.8
"""The worth of the best result that is possible now, in divisions of the number of worlds by e.

It is a little more than log(2), the worth of the best question. Otherwise a sicario who knows one exposed agent would
rather ask another one.
"""


def prospects(view: Any, actions: Sequence[Any], worlds: Sequence[Any]) -> dict[Any, float]:
    """Rate each action: how often it is expected to divide the number of worlds by e, plus its worth by win rates.

    Worlds in which the viewer would perceive the same stay together. So do all worlds in which the game would be over,
    because knowledge is of no use then.
    """
    revealed: dict[Any, float] = {}
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
        revealed[action] = sum(count / len(worlds) * log(len(worlds) / count) for count in cells.values())
        ways[action] = shares
    kinds = [*dict.fromkeys(kind for shares in ways.values() for kind in shares)]
    worth = win_rates(game, view.players, view.edition).worth(kinds)
    return {
        action: revealed[action] + STEP * sum(share * worth[kind] for kind, share in ways[action].items())
        for action in actions
    }
