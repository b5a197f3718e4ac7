"""A game shown to somebody who does not play, as a viewer perceives it or with all secrets."""

from collections.abc import Iterator, Mapping
from typing import Any

import attrs

from criminals.cli.files import turn_of
from criminals.cli.table.screen import Screen
from criminals.core.base.seats import SPECTATOR, Chance, Seat, Viewer
from criminals.core.documents.declared import documents_of
from criminals.core.game.registry import game_of
from criminals.core.looks.old_looks import name_of
from criminals.core.records.record import Record
from criminals.core.records.view_record import ViewRecord


@attrs.frozen
class Moment:
    """A view and the view events that led to it; or a state, the action before it, and what everybody perceived."""

    position: Any
    view_events: tuple[Any, ...] = ()
    actor: Seat | Chance | None = None
    action: Any = None


def moment(before: Any, action: Any, after: Any, viewer: Viewer | None) -> Moment:
    """A step as a viewer perceives it, or the whole truth for None."""
    game = game_of(before)
    if viewer is None:
        view_events = game.view_events(game.step(before, action).events, SPECTATOR)
        return Moment(after, view_events, game.actor(before), action)
    return Moment(game.view(after, viewer), game.view_events(game.step(before, action).events, viewer))


def moments(record: Record | ViewRecord) -> Iterator[Moment]:
    """Every moment of a recorded game, the first one before any action."""
    if isinstance(record, ViewRecord):
        for view, view_events in zip(record.replay(), ((), *record.steps), strict=True):
            yield Moment(view, view_events)
        return
    states = record.replay()
    state: Any = next(states)
    yield Moment(state)
    for action, after in zip(record.actions, states, strict=True):
        yield moment(state, action, after, None)
        state = after


def begins_turn(position: Any, last: Seat | None) -> bool:
    """Whether a turn begins here, after a turn of the seat `last`."""
    turn, game = turn_of(position), documents_of(game_of(position))
    return turn is not None and (turn != last or (game is not None and game.begins_turn(position)))


@attrs.define
class Narrator:
    """Prints moments, and whose turns they are."""

    screen: Screen
    names: Mapping[Seat, str] = attrs.field(factory=dict[Seat, str])
    _turn: Seat | None = attrs.field(default=None, init=False)

    @property
    def turn_name(self) -> str:
        """The name of the player whose turn it is."""
        return "chance" if self._turn is None else self.names.get(self._turn, name_of(self._turn))

    def heading(self, position: Any) -> bool:
        """Print whose turn begins, if one does, and return whether it does."""
        begins = begins_turn(position, self._turn)
        self._turn = turn = turn_of(position)
        if turn is not None and begins:
            self.screen.line()
            name = self.names.get(turn)
            self.screen.heading(f"{name_of(turn).capitalize()}{f', {name}' if name else ''}")
        return begins

    def step(self, at: Moment) -> None:
        """Print what happened."""
        if at.action is None:
            self.screen.view_events(at.position, at.view_events)
            return
        who = at.actor.value if isinstance(at.actor, Chance) else f"seat {at.actor}"
        sentence = game_of(at.action).describe(at.action, self.screen.lang)
        self.screen.line(f"  {who}: {at.action}  {sentence}")
        self.screen.view_events(at.position, at.view_events, indent=4)

    def table(self, position: Any) -> None:
        """Print a view, or the whole truth of a state."""
        self.screen.table(str(position) if hasattr(position, "viewer") else game_of(position).reveal(position))

    def result(self, position: Any) -> None:
        """Print the score and the winners, or that the game is not over."""
        self.screen.line()
        if game_of(position).outcome(position) is None:
            self.screen.line("it is not over yet")
        else:
            self.screen.result(position, self.names)
