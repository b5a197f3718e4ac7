"""The location of everything on the table, as a viewer knows it, and the clicks for an action.

A space of the black market is one location, `market/3`: its card lies there, and the henchman who buys it stands there.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from criminals.core.base.checks import check_is_action
from criminals.core.base.faults import invalid
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import Seat
from criminals.core.game.locations import Location, Locations, Piece, some
from criminals.games.counterfeiters.box.edition import QUALITIES
from criminals.games.counterfeiters.knowledge.views import View, check_view
from criminals.games.counterfeiters.rules.actions import (
    ACTIONS,
    Action,
    Buy,
    Decline,
    Defraud,
    Dine,
    Fence,
    Fly,
    LayDown,
    Print,
    Retake,
    Shop,
)
from criminals.games.counterfeiters.rules.phase import Over
from criminals.games.counterfeiters.rules.state import Table

STACK: Final = "stack"
BIN: Final = "bin"
BANK: Final = "bank"
LAY_DOWN: Final = "button/laydown"
DECLINE: Final = "button/decline"
DONE: Final = "button/done"
BUTTONS: Final = (LAY_DOWN, DECLINE, DONE)

FIRST_PLAYER: Final = Piece("pawn", value="first-player")
"""The pawn of the first player (§1.4)."""
POLICE: Final = Piece("pawn", value="police")


# --- the names of locations ---


def space_location(space: str) -> Location:
    """The location of an action space such as `"print 1"`; `"buy 3"` is `market/3`."""
    kind, _, which = space.partition(" ")
    return f"market/{which}" if kind == "buy" else f"space/{kind}/{which}"


def stall_location(number: int) -> Location:
    """The location of a space of the black market, by its number from 0 on."""
    return f"market/{number + 1}"


def track_location(space: int) -> Location:
    """The location of a space of the police track."""
    return f"track/{space}"


def supply_location(quality: int) -> Location:
    """The location of the fakes of a quality that nobody has."""
    return f"supply/{quality}"


def crew_location(seat: Seat) -> Location:
    """The location of the henchmen that a seat has still to play."""
    return f"crew/{seat}"


def laid_location(seat: Seat) -> Location:
    """The location of the henchmen that a seat has laid down."""
    return f"laid/{seat}"


def cards_location(seat: Seat) -> Location:
    """The location of the cards of a seat; each has a part of it."""
    return f"cards/{seat}"


def card_location(seat: Seat, id_: int) -> Location:
    """The location of one card of a seat."""
    return f"{cards_location(seat)}/{id_}"


def fakes_location(seat: Seat, quality: int) -> Location:
    """The location of the fakes of a quality that a seat has."""
    return f"fakes/{seat}/{quality}"


def purse_location(seat: Seat) -> Location:
    """The location of the cash of a seat."""
    return f"purse/{seat}"


def offshore_location(seat: Seat) -> Location:
    """The location of the offshore money of a seat."""
    return f"offshore/{seat}"


# --- pieces ---


def card(id_: int) -> Piece:
    """A card in the open."""
    return Piece("card", value=id_)


def henchmen(seat: Seat, number: int = 1) -> Piece:
    """Some henchmen of a seat."""
    return Piece("henchman", number, seat)


def fakes(quality: int, number: int) -> Piece:
    """Some fakes of a quality."""
    return Piece("fake", number, quality)


def money(amount: int | None, *, hidden: bool = False) -> Piece:
    """An amount of money, `hidden` behind a screen or not; None if the viewer does not know it."""
    return Piece("money", amount, face_down=hidden)


def laid_down(table: Table, seat: Seat) -> int:
    """The number of henchmen that a seat has laid down (§3.3)."""
    return table.edition.henchmen - table.crews[seat].idle - table.henchmen.count(seat)


def known_cash(view: View, seat: Seat) -> int | None:
    """The cash of a seat, if the viewer knows it or can reckon it (§7.5)."""
    possible = view.possible(seat)
    return possible[0] if len(possible) == 1 else None


# --- what lies where ---


def locations(view: View) -> Locations:
    """The pieces at every location of the table, as the viewer knows them.

    First come the board and what nobody has, then each seat, then the buttons, where nothing lies.

    Args:
        view: A view of Counterfeiters.

    Returns:
        The pieces by location, in a fixed order; a location without pieces has an empty tuple.

    Raises:
        TypeError: The value is not a view of Counterfeiters.
    """
    check_view(view)
    found = dict[Location, tuple[Piece, ...]](_on_board(view))
    for seat in range(view.players):
        found.update(_of_seat(view, seat))
    found.update(dict.fromkeys(BUTTONS, ()))
    return FrozenMap(found)


def _on_board(view: View) -> Iterator[tuple[Location, tuple[Piece, ...]]]:
    """The spaces, the police track, the stack, the bin, the bank and the supply of fakes."""
    for number, (space, henchman) in enumerate(zip(view.layout.spaces, view.henchmen, strict=True)):
        offer = view.market[number] if number < len(view.market) else None
        goods = () if offer is None else (card(offer),)
        yield space_location(space), goods if henchman is None else (*goods, henchmen(henchman))
    for at in range(view.layout.board.last + 1):
        yield track_location(at), (POLICE,) if at == view.pawn else ()
    covered = some(Piece("card", view.stack_size, face_down=True))
    yield STACK, (*covered, *map(card, view.leftover))
    yield BIN, tuple(map(card, view.binned))
    yield BANK, some(money(view.bank))
    for quality, left in zip(QUALITIES, view.supply, strict=True):
        yield supply_location(quality), some(fakes(quality, left))


def _of_seat(view: View, seat: Seat) -> Iterator[tuple[Location, tuple[Piece, ...]]]:
    """The henchmen of a seat that are not on the board, its cards, its notes; money is hidden until the end (§7.4)."""
    crew, hidden = view.crews[seat], not isinstance(view.phase, Over)
    pawn = (FIRST_PLAYER,) if seat == view.first else ()
    yield crew_location(seat), (*some(henchmen(seat, crew.idle)), *pawn)
    yield laid_location(seat), some(henchmen(seat, laid_down(view, seat)))
    yield cards_location(seat), tuple(map(card, crew.cards))
    for id_ in crew.cards:
        yield card_location(seat, id_), (card(id_),)
    for quality, held in zip(QUALITIES, crew.fakes, strict=True):
        yield fakes_location(seat, quality), some(fakes(quality, held))
    cash = known_cash(view, seat)
    yield purse_location(seat), some(money(cash, hidden=hidden))
    yield offshore_location(seat), some(money(None if cash is None else crew.wealth - cash, hidden=hidden))


# --- clicks ---


def locations_of(action: Action, view: View) -> tuple[Location, ...]:
    """The locations that a person clicks for an action, in order.

    Fakes are clicked one by one, the lowest quality first; then comes `button/done`.

    Args:
        action: An action that is legal in this view.
        view: A view of Counterfeiters.

    Returns:
        The names of the locations, at least one.

    Raises:
        InvalidArgument: The game is over, and nothing is clicked.
        TypeError: The value is not an action or not a view of Counterfeiters.
    """
    check_view(view)
    check_is_action(action, view.game, ACTIONS)
    seat = view.actor
    if seat is None:
        raise invalid("not_clicked", text=str(action))
    match action:
        case Buy(space):
            return (space_location(f"buy {space}"),)
        case Print(space):
            return (space_location(f"print {space}"),)
        case Shop(space, given):
            return (space_location(f"shop {space}"), *_clicked(seat, given), DONE)
        case Fence(space, given):
            return (space_location(f"fence {space}"), *_clicked(seat, given), DONE)
        case Defraud(space):
            return (space_location(f"defraud {space}"),)
        case Fly(flight, amount):
            return space_location(f"fly {flight}"), f"amount/{amount}"
        case LayDown():
            return (LAY_DOWN,)
        case Dine(quality):
            return (fakes_location(seat, quality),)
        case Retake(space):
            return (space_location(space),)
        case Decline():
            return (DECLINE,)
        case _:
            assert_never(action)


def _clicked(seat: Seat, given: tuple[int, int, int]) -> Iterator[Location]:
    """The location of each fake that is handed over."""
    for quality, number in zip(QUALITIES, given, strict=True):
        yield from (fakes_location(seat, quality),) * number
