"""Replies: the next other player's action after each action of a viewer, as the viewer would perceive it."""

from typing import Any

import attrs

from criminals.core.base.seats import Seat
from criminals.core.game.position import GameView
from criminals.core.game.protocol import CompleteGame


@attrs.frozen
class Reply:
    """The next action of another seat, as the viewer would perceive it. A hidden choice shows only that it was made."""

    seat: Seat
    """The other seat."""
    view_events: tuple[Any, ...]
    """The view events that the viewer would perceive."""
    view: GameView
    """A view of the moment before, for `describe(view_event, view=reply.view)`."""
    visits: int
    """The number of iterations that came to this reply."""


class Replies:
    """Counts the replies to each action of a viewer, in the tree and in the playouts of a search."""

    def __init__(self, game: CompleteGame[Any, Any], viewer: Seat) -> None:
        self.game = game
        self.viewer = viewer
        self._chosen: Any = None
        """The viewer's choice in this iteration, until another seat acts."""
        self._counts: dict[Any, dict[tuple[Seat, tuple[Any, ...]], int]] = {}
        self._views: dict[Any, Any] = {}

    def begin(self, chosen: Any) -> None:
        """Begin an iteration in which the viewer chose this action."""
        self._chosen = chosen

    def watch(self, state: Any, action: Any) -> None:
        """Count an action of the iteration if it is the first of another seat."""
        game, viewer, chosen = self.game, self.viewer, self._chosen
        if chosen is None:
            return
        seat = game.actor(state)
        if seat == viewer or not isinstance(seat, int):
            return
        self._chosen = None
        reply = seat, game.view_events(game.step(state, action).events, viewer)
        counts = self._counts.setdefault(chosen, {})
        counts[reply] = counts.get(reply, 0) + 1
        if (chosen, reply) not in self._views:
            self._views[chosen, reply] = game.view(state, viewer)

    def likeliest(self, chosen: Any) -> Reply | None:
        """Return the most frequent reply to an action; None if there was none."""
        counts = self._counts.get(chosen)
        if not counts:
            return None
        reply = max(counts, key=counts.__getitem__)
        seat, view_events = reply
        return Reply(seat, view_events, self._views[chosen, reply], counts[reply])
