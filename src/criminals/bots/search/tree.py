"""Information-set Monte Carlo tree search, for one observer (Cowling, Powley and Whitehouse, 2012).

A node of the tree stands for everything the viewer has perceived since the root, not for a state. Each iteration goes
down in a world of its own. The actor chooses among the actions that are legal in that world, by what they were worth to
it before (UCB1, where a choice counts only when it was available). Choices that the viewer can't tell apart lead to the
same node.
"""

from collections.abc import Callable, Mapping, Sequence
from math import log, sqrt
from typing import Any, Final

from criminals.bots.search.replies import Replies
from criminals.core.base.seats import CHANCE, Seat
from criminals.core.game.chance import drawn
from criminals.core.game.protocol import CompleteGame

URGENCY: Final = 0.5
"""The weight of a prior at the root: the constant of PUCT."""


class Edge:
    """A choice at a node, with the number of times it was available and made, and the sum and mean of its rewards.

    `width` is 1 / sqrt(visits).
    """

    __slots__ = ("available", "mean", "total", "visits", "width")

    def __init__(self) -> None:
        self.available = 1
        self.visits = 0
        self.total = 0.0
        self.mean = 0.0
        self.width = 1.0


class Node:
    """A line of play as the viewer perceives it, with the choices met there and the nodes after it."""

    __slots__ = ("actions", "after", "edges", "listed")

    def __init__(self) -> None:
        self.edges: dict[Any, Edge] = {}
        self.after: dict[Any, Node] = {}
        self.actions: tuple[Any, ...] = ()
        self.listed: list[Edge | None] = []
        """The edges of the `actions` that were legal here last time, kept because they are mostly the same again."""


class Search:
    """A tree for one viewer, which grows with each iteration.

    `value` plays a state on and returns its worth for each seat.
    """

    def __init__(
        self,
        game: CompleteGame[Any, Any],
        viewer: Seat,
        rng: Any,
        exploration: float,
        value: Callable[[Any], Sequence[float]],
        *,
        shares: Mapping[Any, float] | None = None,
        replies: Replies | None = None,
    ) -> None:
        self.game = game
        self.viewer = viewer
        self.rng = rng
        self.exploration = exploration
        self.value = value
        self.shares = shares
        self.replies = replies
        self.root = Node()
        self._spreads = [0.0]
        """The exploration constant times sqrt(log(n)), for each number n of times that a choice was available."""

    def iterate(self, world: Any) -> None:
        """Go down the tree in a world, add one choice, and play on from there."""
        game, node, state = self.game, self.root, world
        path: list[tuple[Edge, Seat]] = []
        step, view_events, viewer, replies = game.step, game.view_events, self.viewer, self.replies
        self._spreads.append(self.exploration * sqrt(log(len(self._spreads))))
        while (seat := game.actor(state)) is not None:
            if seat is CHANCE:
                action = drawn(game, state, self.rng)
            else:
                action, edge, is_new = self._chosen(node, game.legal_actions(state))
                if edge is not None:
                    path.append((edge, seat))
                if replies is not None:
                    if node is self.root:
                        replies.begin(action)
                    else:
                        replies.watch(state, action)
                if is_new:
                    state = game.apply(state, action)
                    break
            state, events = step(state, action)
            seen = view_events(events, viewer)
            after = node.after.get(seen)
            if after is None:
                after = node.after[seen] = Node()
            node = after
        worth = self.value(state)
        for edge, seat in path:
            edge.visits = visits = edge.visits + 1
            edge.total = total = edge.total + worth[seat]
            edge.mean = total / visits
            edge.width = 1 / sqrt(visits)

    def _chosen(self, node: Node, actions: tuple[Any, ...]) -> tuple[Any, Edge | None, bool]:
        """Choose an action at a node; return it with its edge, and True if it is new. A forced action has no edge."""
        if node is self.root:
            if self.shares is not None:
                return self._preferred(self.shares, actions)
        elif len(actions) == 1:
            return actions[0], None, False
        edges = node.edges
        if not edges:
            return self._new(node, actions)
        if actions != node.actions:
            node.actions, node.listed = actions, [*map(edges.get, actions)]
        spreads = self._spreads
        best, best_edge, highest = None, None, -1.0
        is_complete = True
        for action, edge in zip(actions, node.listed, strict=True):
            if edge is None:
                is_complete = False
                continue
            edge.available = available = edge.available + 1
            bound = edge.mean + spreads[available] * edge.width
            if bound > highest:
                best, best_edge, highest = action, edge, bound
        if is_complete:
            return best, best_edge, False
        new = [action for action, edge in zip(actions, node.listed, strict=True) if edge is None]
        node.actions = ()
        return self._new(node, new)

    def _new(self, node: Node, actions: Sequence[Any]) -> tuple[Any, Edge, bool]:
        """Make any of the choices that were not made yet, and its edge."""
        action = actions[int(self.rng.random() * len(actions))] if len(actions) > 1 else actions[0]
        edge = node.edges[action] = Edge()
        return action, edge, True

    def _preferred(self, shares: Mapping[Any, float], actions: tuple[Any, ...]) -> tuple[Any, Edge, bool]:
        """Choose an action at the root, by the bound of PUCT instead of UCB1: it grows with the prior's share."""
        edges = self.root.edges
        tried = len(self._spreads) - 1
        usual = sum(edge.total for edge in edges.values()) / max(1, tried - 1)
        urgency = URGENCY * sqrt(tried)
        best, highest = actions[0], -1.0
        for action in actions:
            edge = edges.get(action)
            share = urgency * shares[action]
            bound = usual + share if edge is None else edge.mean + share / (1 + edge.visits)
            if bound > highest:
                best, highest = action, bound
        edge = edges.get(best)
        if edge is not None:
            return best, edge, False
        edge = edges[best] = Edge()
        return best, edge, True
