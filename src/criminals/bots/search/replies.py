"""Replies: what a viewer would perceive of the next other player after each of its actions."""

from typing import Any

import attrs

from criminals.core.base.seats import Seat
from criminals.core.game.position import GameView
from criminals.core.game.protocol import CompleteGame


@attrs.frozen
class Reply:
    """What another seat does next, as far as the viewer would perceive it: of a hidden choice only that it was made."""

    seat: Seat
    view_events: tuple[Any, ...]
    view: GameView
    """A view in which the viewer might perceive them: `describe(view_event, view=reply.view)` needs it."""
    visits: int
    """How many iterations came to this reply."""


class Replies:
    """Counts the replies to each action of a viewer, in the tree and in the playouts of a search."""

    def __init__(self, game: CompleteGame[Any, Any], viewer: Seat) -> None:
        self.game = game
        self.viewer = viewer
        self._chosen: Any = None
        """What the viewer chose in this iteration, until another seat acts."""
        self._counts: dict[Any, dict[tuple[Seat, tuple[Any, ...]], int]] = {}
        self._views: dict[Any, Any] = {}

    def begin(self, chosen: Any) -> None:
        """Begin an iteration in which the viewer chose an action."""
        self._chosen = chosen

    def watch(self, state: Any, action: Any) -> None:
        """Count an action of the iteration, if it is the first one of another seat."""
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
        """The reply that was counted most often after an action; None if there was none."""
        counts = self._counts.get(chosen)
        if not counts:
            return None
        reply = max(counts, key=counts.__getitem__)
        seat, view_events = reply
        return Reply(seat, view_events, self._views[chosen, reply], counts[reply])
