"""Taking back an action: whether that is fair, once something was seen."""

from typing import Any, Final, Protocol, runtime_checkable

from criminals.core.checks import shortened
from criminals.core.errors import Violation
from criminals.core.frozen_map import FrozenMap
from criminals.core.protocol import Game
from criminals.core.records import Record
from criminals.core.registry import find_game
from criminals.core.seats import SPECTATOR, Seat, wire_name

UNDO: Final = "undo"
"""What stands for the clause: no rulebook has one."""

UNDO_CODES: Final = ("nothing_to_undo", "another_acted", "something_revealed")
"""Every code of a refusal to take something back; those of all games are the same."""


@runtime_checkable
class Revealing(Protocol):
    """A game that says itself what an action reveals, because some of its choices are hidden from the others."""

    def reveals(self, state: Any, action: Any, /) -> bool:
        """Whether anybody can rule out by a lawful action what it could not rule out before."""
        ...


def can_undo(record: Record, seat: Seat) -> Violation | None:
    """Why a seat may not take back its last action, or None if it may: it must be the last of all, and reveal nothing.

    An action reveals something if anybody, a spectator too, can rule out more by what it perceived of it, be it by
    looking, by being shown a crook, or because the action would not have been lawful else.
    """
    if not isinstance(record, Record):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers try a state
        raise TypeError(f"an action is taken back from a record, Record.of(first, actions), not {shortened(record)}")
    game = find_game(record.game)
    *before, last = record.replay()
    if type(seat) is not int or seat not in game.seats(last):
        raise ValueError(f"a seat is a number from 0 to {len(game.seats(last)) - 1}, not {seat!r}")
    actors = [game.actor(state) for state in before]
    if seat not in actors:
        return Violation(record.game, UNDO, "nothing_to_undo")
    actor = actors[-1]
    if actor != seat:
        assert actor is not None  # it acted
        return Violation(record.game, UNDO, "another_acted", FrozenMap({"actor": wire_name(actor)}))
    state, action = before[-1], record.actions[-1]
    revealed = game.reveals(state, action) if isinstance(game, Revealing) else changes_worlds(game, state, action)
    return Violation(record.game, UNDO, "something_revealed") if revealed else None


def changes_worlds(game: Game[Any, Any], state: Any, action: Any) -> bool:
    """Whether anybody has more or fewer worlds after a lawful action than before.

    As long as a viewer can tell which action it was, every world leads to one world or to none: it has fewer exactly if
    something was revealed to it. A choice that is hidden from it makes worlds more, and may conceal that others went.
    """
    after = game.apply(state, action)
    viewers = (*game.seats(state), SPECTATOR)
    return any(game.count_worlds(game.view(state, v)) != game.count_worlds(game.view(after, v)) for v in viewers)
