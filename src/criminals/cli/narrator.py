"""A game told from outside, moment by moment, with the eyes of a viewer or with all secrets shown."""

from collections.abc import Iterator, Mapping
from typing import Any

import attrs

from criminals.cli.screen import Screen
from criminals.core.documents import offers_documents
from criminals.core.drawing import name_of
from criminals.core.records import Record
from criminals.core.registry import game_of
from criminals.core.seats import SPECTATOR, Chance, Seat, Viewer
from criminals.core.view_records import ViewRecord


@attrs.frozen
class Moment:
    """A view and the facts that led to it; or a state, who did what, and the facts that everybody perceived."""

    where: Any
    facts: tuple[Any, ...] = ()
    actor: Seat | Chance | None = None
    action: Any = None


def moment(before: Any, action: Any, after: Any, viewer: Viewer | None) -> Moment:
    """What a viewer has of a step; None has all of it."""
    game = game_of(before)
    if viewer is None:
        facts = game.view_events(game.step(before, action).events, SPECTATOR)
        return Moment(after, facts, game.actor(before), action)
    return Moment(game.view(after, viewer), game.view_events(game.step(before, action).events, viewer))


def moments(record: Record | ViewRecord) -> Iterator[Moment]:
    """Every moment of a recorded game, the first before anything was played."""
    if isinstance(record, ViewRecord):
        for view, facts in zip(record.replay(), ((), *record.steps), strict=True):
            yield Moment(view, facts)
        return
    states = record.replay()
    state: Any = next(states)
    yield Moment(state)
    for action, after in zip(record.actions, states, strict=True):
        yield moment(state, action, after, None)
        state = after


def turn_of(where: Any) -> Seat | None:
    """Whose turn it is, also before a throw; None once the game is over."""
    seat: Seat | None = getattr(where.phase, "seat", None)
    return seat


def begins_turn(where: Any, last: Seat | None) -> bool:
    """Whether a turn begins, after one of the seat that was last."""
    turn, game = turn_of(where), game_of(where)
    return turn is not None and (turn != last or (offers_documents(game) and game.begins_turn(where)))


@attrs.define
class Narrator:
    """Tells moments, and whose turns they are."""

    screen: Screen
    names: Mapping[Seat, str] = attrs.field(factory=dict[Seat, str])
    _turn: Seat | None = attrs.field(default=None, init=False)

    @property
    def turn_name(self) -> str:
        """Who is to move."""
        return "chance" if self._turn is None else self.names.get(self._turn, name_of(self._turn))

    def heading(self, where: Any) -> bool:
        """Say whose turn begins, if one does."""
        begins = begins_turn(where, self._turn)
        self._turn = turn = turn_of(where)
        if turn is not None and begins:
            self.screen.line()
            name = self.names.get(turn)
            self.screen.heading(f"{name_of(turn).capitalize()}{f', {name}' if name else ''}")
        return begins

    def step(self, at: Moment) -> None:
        """What happened."""
        if at.action is None:
            self.screen.facts(at.where, at.facts)
            return
        who = at.actor.value if isinstance(at.actor, Chance) else f"seat {at.actor}"
        sentence = game_of(at.action).describe(at.action, self.screen.lang)
        self.screen.line(f"  {who}: {at.action}  {sentence}")
        self.screen.facts(at.where, at.facts, indent=4)

    def table(self, where: Any) -> None:
        """A view, or the whole truth of a state."""
        self.screen.table(str(where) if hasattr(where, "viewer") else game_of(where).reveal(where))

    def result(self, where: Any) -> None:
        """The score and who won; or that it goes on."""
        self.screen.line()
        if game_of(where).outcome(where) is None:
            self.screen.line("it is not over yet")
        else:
            self.screen.result(where, self.names)
