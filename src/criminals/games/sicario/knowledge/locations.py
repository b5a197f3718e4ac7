"""The location of everything on the table, as a viewer knows it, and the clicks for an action.

A space has the number that documents give it: `path/0` is the boats, and the embassy comes after the last space.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from criminals.core.base.checks import check_is_action
from criminals.core.base.faults import invalid
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import Seat
from criminals.core.game.locations import Location, Locations, Piece, some
from criminals.games.sicario.box.features import FEATURES
from criminals.games.sicario.knowledge.views import View, check_view
from criminals.games.sicario.rules.actions import ACTIONS, Action, Ask, Capture, Eliminate, Roll, Skip, UseDisc
from criminals.games.sicario.rules.state import Table

LAIR: Final = "lair"
OUT: Final = "out"
DECK: Final = "deck"
UNDRAWN: Final = "undrawn"
DIE: Final = "die"
SKIP: Final = "button/skip"


# --- the names of locations ---


def space_location(space: int) -> Location:
    """The location of a space by its number, boats and embassy included (§1.2)."""
    return f"path/{space}"


def hand_location(seat: Seat) -> Location:
    """The location of the character card of a seat (§2.2)."""
    return f"hand/{seat}"


def sheet_location(name: str) -> Location:
    """The location of a character on the sheet (§1.1)."""
    return f"sheet/{name}"


def trait_location(trait: str) -> Location:
    """The location of a trait that can be asked for (§4.2)."""
    return f"trait/{trait}"


def disc_location(feature: str) -> Location:
    """The location of a feature on the disc (§3.6)."""
    return f"disc/{feature}"


def pawn_location(table: Table, seat: Seat) -> Location:
    """The location of the pawn of a seat: a space, the lair (§2.3), or off the board for an agent who is out (§4.3)."""
    at = table.positions[seat]
    if at is not None:
        return space_location(at)
    return OUT if table.is_out(seat) else LAIR


# --- pieces ---


def pawn(seat: Seat) -> Piece:
    """The pawn of a seat."""
    return Piece("pawn", value=seat)


def shown_character(name: str) -> Piece:
    """A character card that everybody sees."""
    return Piece("character", value=name)


def read_event(card: str) -> Piece:
    """An event card that was read out: everybody knows where in the deck it lies (§6.3)."""
    return Piece("event", value=card)


def thrown_die(pips: int) -> Piece:
    """The die as it falls (§3.1)."""
    return Piece("die", value=pips)


# --- what lies where ---


def locations(view: View) -> Locations:
    """The pieces at every location of the table, as the viewer knows them.

    First come the board and what nobody holds, then the card of each seat, then what is only clicked: the sheet, the
    traits, the disc and the button.

    Args:
        view: A view of Sicario.

    Returns:
        The pieces by location, in a fixed order; a location without pieces has an empty tuple.

    Raises:
        TypeError: The value is not a view of Sicario.
    """
    check_view(view)
    sheet = view.layout.sheet
    found = dict[Location, tuple[Piece, ...]](_on_table(view))
    found.update((hand_location(seat), (_held(view, seat),)) for seat in range(view.players))
    found.update(dict.fromkeys(map(sheet_location, sheet.names), ()))
    found.update(dict.fromkeys(map(trait_location, sheet.traits), ()))
    found.update(dict.fromkeys(map(disc_location, FEATURES), ()))
    found[SKIP] = ()
    return FrozenMap(found)


def _on_table(view: View) -> Iterator[tuple[Location, tuple[Piece, ...]]]:
    """The spaces, the lair, the pawns off the board, the deck, the characters that nobody drew, and the die."""
    pawns = [(pawn_location(view, seat), pawn(seat)) for seat in range(view.players)]
    spaces = map(space_location, range(view.layout.spaces.embassy + 1))
    for location in (*spaces, LAIR, OUT):
        yield location, tuple([piece for at, piece in pawns if at == location])
    unread = some(Piece("event", view.unread_size, face_down=True))
    yield DECK, (*unread, *map(read_event, view.bottom))
    yield UNDRAWN, some(Piece("character", len(view.layout.sheet.names) - view.players, face_down=True))
    yield DIE, (Piece("die"),)


def _held(view: View, seat: Seat) -> Piece:
    """The character card of a seat: open once it is shown (§6.2), until then known to its owner (§6.3)."""
    shown = view.shown[seat]
    if shown is not None:
        return shown_character(shown)
    return Piece("character", value=view.character if seat == view.viewer else None, face_down=True)


# --- clicks ---


def locations_of(action: Action, view: View) -> tuple[Location, ...]:
    """The locations that a person clicks for an action, in order.

    Args:
        action: An action that is legal in this view.
        view: A view of Sicario.

    Returns:
        The names of the locations, at least one.

    Raises:
        InvalidArgument: The action is a throw, which nobody clicks (§6.6).
        TypeError: The value is not an action or not a view of Sicario.
    """
    check_view(view)
    check_is_action(action, view.game, ACTIONS)
    match action:
        case UseDisc():
            return tuple(map(disc_location, action.features))
        case Capture(character):
            return (sheet_location(character),)
        case Skip():
            return (SKIP,)
        case Ask(agent, trait):
            return hand_location(agent), trait_location(trait)
        case Eliminate(agent, character):
            return hand_location(agent), sheet_location(character)
        case Roll():
            raise invalid("not_clicked", text=str(action))
        case _:
            assert_never(action)
