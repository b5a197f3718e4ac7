"""The pasts of a world: every game that leads to it in which a viewer perceived what a view record holds."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, cast

import attrs

from criminals.core.base.errors import InvalidState
from criminals.core.game.position import GameState
from criminals.core.game.protocol import CompleteGame
from criminals.core.game.registry import find_game
from criminals.core.game.trails import Trail, retraces
from criminals.core.records.record import Record
from criminals.core.records.view_record import ViewRecord


@attrs.frozen
class Past:
    """A game as a viewer perceived it, with the trail that leads to a world."""

    game: CompleteGame[Any, Any]
    record: ViewRecord
    trail: Trail[Any]

    def firsts(self) -> Iterator[tuple[Any, Any]]:
        """The set-ups of the trail that the viewer would have seen the same, each with its first state."""
        first, viewer = self.record.first, self.record.viewer
        for setup in self.trail.setups:
            try:
                state: Any = self.game.new_game(players=first.players, setup=setup, edition=first.edition)
            except InvalidState:
                continue
            if self.game.view(state, viewer) == first:
                yield setup, state

    def onward(self, ply: int, state: Any, hint: Any = None) -> Iterator[tuple[Any, Any]]:
        """The actions that the viewer would have perceived as the step of a ply, with the states that they lead to.

        The hint is tried first, if it is legal: one that fits saves trying all others, where there is a single past.
        """
        game, trail, viewer = self.game, self.trail, self.record.viewer
        perceived = self.record.steps[ply]
        actions = game.legal_actions(state)
        hinted = (hint,) if hint in actions else ()
        for action in chain(hinted, (action for action in actions if action not in hinted)):
            after, events = game.step(state, action)
            if trail.allows(ply + 1, after) and game.view_events(events, viewer) == perceived:
                yield action, after
                if trail.is_single:
                    return


def past_of(game: CompleteGame[Any, Any], record: ViewRecord, world: Any) -> Past:
    """The past of a world that is consistent with the last view of a record."""
    if retraces(game):
        return Past(game, record, game.trail(record.first, record.steps, world))
    return _searched(Past(game, record, Trail(tuple(game.setups(record.players, record.edition)))), world)


def _searched(past: Past, world: Any) -> Past:
    """The past, with exactly the states on the way that lead to a world: found by going through all, ply by ply."""
    begun = [*past.firsts()]
    reached = [{state for _, state in begun}]
    for ply in range(len(past.record.steps)):
        reached.append({after for state in reached[-1] for _, after in past.onward(ply, state)})
    leading = [reached[-1] & {world}]
    for ply in reversed(range(len(past.record.steps))):
        alive = leading[-1]
        leading.append({state for state in reached[ply] if any(after in alive for _, after in past.onward(ply, state))})
    leading.reverse()
    setups = [setup for setup, state in begun if state in leading[0]]
    return attrs.evolve(past, trail=Trail(setups, lambda ply, state: state in leading[ply]))


def checked_record(record: ViewRecord) -> None:
    """Refuse what is no view record."""
    if not isinstance(record, ViewRecord):  # pyright: ignore[reportUnnecessaryIsInstance] -- a record is taken for one
        raise TypeError(
            f"the past is told by a view record, record.for_viewer(viewer), not by a {type(record).__name__}"
        )


def histories(view_record: ViewRecord, world: Any) -> Iterator[Record]:
    """Every past that a view record and a world allow, each once, as `criminals.histories` promises it."""
    checked_record(view_record)
    game = find_game(view_record.game)
    if not isinstance(world, GameState) or getattr(cast(object, world), "game", None) != game.NAME:
        raise TypeError(f"a world of this record is a state of {game.NAME}, not a {type(cast(object, world)).__name__}")
    *_, last = view_record.replay()
    return _histories(game, view_record, world) if game.is_consistent(last, world) else iter(())


def _histories(game: CompleteGame[Any, Any], record: ViewRecord, world: Any) -> Iterator[Record]:
    past = past_of(game, record, world)
    for setup, first in past.firsts():
        for actions in _lines(past, first, world):
            yield Record(game.NAME, record.edition, record.players, setup, actions)


def _lines(past: Past, first: Any, world: Any) -> Iterator[Sequence[Any]]:
    """The actions of every line of play from a first state to a world: without recursion, for games can be long."""
    length = len(past.record.steps)
    if not length:
        if first == world:
            yield ()
        return
    actions: list[Any] = []
    branches = [past.onward(0, first)]
    while branches:
        action, after = next(branches[-1], (None, None))
        if after is None:
            branches.pop()
            if actions:
                actions.pop()
        elif len(branches) < length:
            actions.append(action)
            branches.append(past.onward(len(branches), after))
        elif after == world:
            yield (*actions, action)
