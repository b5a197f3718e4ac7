"""A game shown to somebody who does not play, as a viewer perceives it or with all secrets."""

from collections.abc import Iterator
from typing import Any

import attrs

from criminals.cli.files import turn_of
from criminals.cli.table.screen import Screen
from criminals.core.base.seats import SPECTATOR, Chance, Seat, Viewer
from criminals.core.documents.declared import documents_of
from criminals.core.game.registry import game_of
from criminals.core.records.record import Record
from criminals.core.records.view_record import ViewRecord


@attrs.frozen
class Moment:
    """A position, and what led to it: the view before, and what was perceived then.

    With all secrets also who acted, the action, and the view in which it was chosen: that of the actor.
    """

    position: Any
    before: Any = None
    view_events: tuple[Any, ...] = ()
    actor: Seat | Chance | None = None
    action: Any = None
    chosen_in: Any = None


def moment(before: Any, action: Any, after: Any, viewer: Viewer | None) -> Moment:
    """A step as a viewer perceives it, or the whole truth for None."""
    game = game_of(before)
    eyes = SPECTATOR if viewer is None else viewer
    seen, view_events = game.view(before, eyes), game.view_events(game.step(before, action).events, eyes)
    if viewer is None:
        actor = game.actor(before)
        own = game.view(before, actor) if isinstance(actor, int) else seen
        return Moment(after, seen, view_events, actor, action, own)
    return Moment(game.view(after, viewer), seen, view_events)


def moments(record: Record | ViewRecord) -> Iterator[Moment]:
    """Every moment of a recorded game, the first one before any action."""
    if isinstance(record, ViewRecord):
        before: Any = None
        for view, view_events in zip(record.replay(), ((), *record.steps), strict=True):
            yield Moment(view, before, view_events)
            before = view
        return
    states = record.replay()
    state: Any = next(states)
    yield Moment(state)
    for action, after in zip(record.actions, states, strict=True):
        yield moment(state, action, after, None)
        state = after


def begins_turn(position: Any, last: Seat | None) -> bool:
    """True if a turn begins here, after a turn of the seat `last`."""
    turn, game = turn_of(position), documents_of(game_of(position))
    return turn is not None and (turn != last or (game is not None and game.begins_turn(position)))


@attrs.define
class Narrator:
    """Prints moments, and whose turns they are."""

    screen: Screen
    _turn: Seat | None = attrs.field(default=None, init=False)

    @property
    def thinking(self) -> str:
        """Whom all wait for."""
        voice = self.screen.voice
        if self._turn is None:
            return voice.say("turn", "thrown")
        return voice.say("turn", "thinks", seat=self._turn)

    def heading(self, position: Any) -> bool:
        """Print whose turn begins, if one does, and return whether it does."""
        begins = begins_turn(position, self._turn)
        self._turn = turn = turn_of(position)
        if turn is not None and begins:
            self.screen.line()
            self.screen.heading(self.screen.voice.sentence("turn", "begins", seat=turn))
        return begins

    def step(self, at: Moment) -> None:
        """Print what happened."""
        if at.action is None:
            self.screen.view_events(at.before, at.view_events)
            return
        voice = self.screen.voice
        told = voice.noted(voice.describe(at.action, at.chosen_in), str(at.action))
        if isinstance(at.actor, int):
            self.screen.say("turn", "played", indent=2, seat=at.actor, sentence=told)
        else:
            self.screen.say("turn", "chance", indent=2, sentence=told)
        self.screen.view_events(at.before, at.view_events, indent=4)

    def table(self, position: Any) -> None:
        """Print a view, or the whole truth of a state."""
        self.screen.table(position)

    def result(self, position: Any) -> None:
        """Print the score and the winners, or that the game is not over."""
        self.screen.line()
        if game_of(position).outcome(position) is None:
            self.screen.say("result", "not_over")
        else:
            self.screen.result(position)
