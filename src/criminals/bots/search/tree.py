"""Information-set Monte Carlo tree search, for one observer (Cowling, Powley and Whitehouse, 2012).

The tree holds what the viewer can tell apart: a node stands for what it perceived since the root, not for a state.
Each iteration descends in a world of its own. There the actor chooses among the actions that are legal in that world,
by what they were worth to it before (UCB1, where a choice counts only when it was available). Choices that the viewer
cannot tell apart lead to the same node.
"""

from math import log, sqrt
from typing import Any

from criminals.bots.search.rewards import rewards
from criminals.core.base.seats import CHANCE, Seat
from criminals.core.game.chance import drawn
from criminals.core.game.protocol import CompleteGame


class Edge:
    """A choice at a node: how often it was available, how often it was made, and the sum of its rewards."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.available = 1
        self.visits = 0
        self.total = 0.0


class Node:
    """A course of the game as the viewer perceives it: the choices met there, and the nodes after it."""

    __slots__ = ("after", "edges")

    def __init__(self) -> None:
        self.edges: dict[Any, Edge] = {}
        self.after: dict[Any, Node] = {}


class Search:
    """A tree for one viewer, grown by iterations."""

    def __init__(
        self, game: CompleteGame[Any, Any], viewer: Seat, rng: Any, exploration: float, depth: int | None
    ) -> None:
        self.game = game
        self.viewer = viewer
        self.rng = rng
        self.exploration = exploration
        self.depth = depth
        self.root = Node()

    def iterate(self, world: Any) -> None:
        """Grow the tree by one choice, in a world, and play on from there."""
        game, node, state = self.game, self.root, world
        path: list[tuple[Edge, Seat]] = []
        step, view_events, viewer = game.step, game.view_events, self.viewer
        is_new = False
        while not is_new and (seat := game.actor(state)) is not None:
            if seat is CHANCE:
                action = drawn(game, state, self.rng)
            else:
                action, edge, is_new = self._chosen(node, game.legal_actions(state))
                if edge is not None:
                    path.append((edge, seat))
            if is_new:
                state = game.apply(state, action)
                break
            state, events = step(state, action)
            seen = view_events(events, viewer)
            after = node.after.get(seen)
            if after is None:
                after = node.after[seen] = Node()
            node = after
        worth = rewards(game, self._played_on(state))
        for edge, seat in path:
            edge.visits += 1
            edge.total += worth[seat]

    def _chosen(self, node: Node, actions: tuple[Any, ...]) -> tuple[Any, Edge | None, bool]:
        """An action to try at a node, its edge, and whether it is new there; a forced action needs no edge."""
        if len(actions) == 1:
            return actions[0], None, False
        edges = node.edges
        new: list[Any] = []
        best: Any = None
        best_edge: Edge | None = None
        highest, exploration = -1.0, self.exploration
        for action in actions:
            edge = edges.get(action)
            if edge is None:
                new.append(action)
                continue
            edge.available += 1
            visits = edge.visits
            bound = edge.total / visits + exploration * sqrt(log(edge.available) / visits)
            if bound > highest:
                best, best_edge, highest = action, edge, bound
        if not new:
            return best, best_edge, False
        action = new[int(self.rng.random() * len(new))] if len(new) > 1 else new[0]
        edge = edges[action] = Edge()
        return action, edge, True

    def _played_on(self, state: Any) -> Any:
        """The state at the end of the game, or at the depth, after random actions."""
        legal_actions, apply, random, depth = self.game.legal_actions, self.game.apply, self.rng.random, self.depth
        while depth != 0 and (actions := legal_actions(state)):
            state = apply(state, actions[int(random() * len(actions))])
            depth = None if depth is None else depth - 1
        return state
