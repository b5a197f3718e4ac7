"""Taking back an action, if it revealed nothing."""

from typing import Any, Final, Protocol, runtime_checkable

from typing_extensions import TypeIs

from criminals.core.base.checks import shortened
from criminals.core.base.errors import Violation
from criminals.core.base.faults import given, invalid
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR, Seat, wire_name
from criminals.core.game.protocol import CompleteGame
from criminals.core.game.registry import find_game
from criminals.core.game.violations import UNDO, UNDO_PARAMS
from criminals.core.records.record import Record

UNDO_CODES: Final = tuple(UNDO_PARAMS)
"""Every code with which `can_undo` refuses. They are the same in all games."""


@runtime_checkable
class Revealing(Protocol):
    """A game with its own test of what an action reveals, needed if some choices are hidden from other players."""

    def reveals(self, state: Any, action: Any, /) -> bool:
        """Test if an action reveals something to a viewer.

        Args:
            state: A state.
            action: A legal action.

        Returns:
            True if it lets any viewer rule out something that they could not rule out before.
        """
        ...


def tells_what_it_reveals(game: object) -> TypeIs[Revealing]:
    """Test if a game is `Revealing`. `isinstance` cannot see a verb of a game that the library has completed."""
    return hasattr(game, "reveals")


def can_undo(record: Record, seat: Seat) -> Violation | None:
    """The reason why a seat may not take back its last action, if there is one.

    A player may take back an action if it is the last action of the game and revealed nothing. An action reveals
    something if a player or a spectator can rule out more after it: by looking, by being shown something, or because
    the action would have been illegal otherwise.

    Args:
        record: The game so far.
        seat: The seat that wants to take an action back.

    Returns:
        None if the seat may take the action back; otherwise the violation, with the code `nothing_to_undo`,
        `another_acted` or `something_revealed`.

    Raises:
        InvalidArgument: The seat is not at the table.
        IllegalPly: The rules refuse an action of the record.
        TypeError: `record` is not a record.
    """
    if not isinstance(record, Record):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers try a state
        raise TypeError(f"an action is taken back from a record, Record.of(first, actions), not {shortened(record)}")
    game = find_game(record.game)
    *before, last = record.replay()
    if type(seat) is not int or seat not in game.seats(last):
        raise invalid("no_seat_number", last=len(game.seats(last)) - 1, given=given(seat))
    actors = [game.actor(state) for state in before]
    if seat not in actors:
        return Violation(record.game, UNDO, "nothing_to_undo")
    actor = actors[-1]
    if actor != seat:
        assert actor is not None  # it acted
        return Violation(record.game, UNDO, "another_acted", FrozenMap({"actor": wire_name(actor)}))
    state, action = before[-1], record.actions[-1]
    revealed = game.reveals(state, action) if tells_what_it_reveals(game) else changes_worlds(game, state, action)
    return Violation(record.game, UNDO, "something_revealed") if revealed else None


def changes_worlds(game: CompleteGame[Any, Any], state: Any, action: Any) -> bool:
    """Test if any viewer has more or fewer worlds after a legal action than before.

    As long as a viewer can tell which action it was, every world leads to one world or to none: the viewer has fewer
    worlds exactly if something was revealed. A hidden choice adds worlds, and may conceal that others are gone.
    """
    after = game.apply(state, action)
    viewers = (*game.seats(state), SPECTATOR)
    return any(game.count_worlds(game.view(state, v)) != game.count_worlds(game.view(after, v)) for v in viewers)
