"""The location of everything on the table, as a viewer knows it, and the clicks for an action.

What lies in a hangout is counted. While a crook is taken from it, the one who looks has a part of it for each crook.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from criminals.core.base.checks import check_is_action
from criminals.core.base.faults import invalid
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import Seat
from criminals.core.game.locations import Location, Locations, Piece, some
from criminals.games.crooks.knowledge.views import View, check_view
from criminals.games.crooks.rules.actions import (
    ACTIONS,
    Action,
    Decline,
    Kill,
    Leave,
    Move,
    Pass,
    Pick,
    Place,
    Recruit,
    Return,
    SpyHangout,
    SpyTarget,
    Take,
)
from criminals.games.crooks.rules.phase import Killing, Moving, Placing, Taking
from criminals.games.crooks.rules.pieces import Card, FaceUp

BANK: Final = "bank"
BOX: Final = "box"
PASS: Final = "button/pass"
LEAVE: Final = "button/leave"
RETURN: Final = "button/return"
PICK: Final = "button/pick"
DECLINE: Final = "button/decline"
FACE_DOWN: Final = "button/face-down"
BUTTONS: Final = (PASS, LEAVE, RETURN, PICK, DECLINE, FACE_DOWN)


# --- the names of locations ---


def hangout_location(hangout: str) -> Location:
    """The location of a hangout, by its letter."""
    return f"hangout/{hangout}"


def pile_location(hangout: str, crook: int) -> Location:
    """The location of one crook in a hangout, for who looks into it."""
    return f"{hangout_location(hangout)}/{crook}"


def target_location(target: int) -> Location:
    """The location of a target, by its worth."""
    return f"target/{target}"


def row_location(seat: Seat, target: int) -> Location:
    """The location of the crooks that a seat has at a target."""
    return f"row/{seat}/{target}"


def hand_location(seat: Seat) -> Location:
    """The location of the crook that a seat has taken and not placed."""
    return f"hand/{seat}"


def moving_location(seat: Seat) -> Location:
    """The location of the crooks that a seat has taken up to move them (§4.4)."""
    return f"moving/{seat}"


def purse_location(seat: Seat) -> Location:
    """The location of the money of a seat."""
    return f"purse/{seat}"


# --- pieces ---


def shown_crook(crook: int) -> Piece:
    """A crook in the open."""
    return Piece("crook", value=crook)


def hidden_crook(crook: int | None = None) -> Piece:
    """A crook face down or in a hand; None if the viewer does not know who it is."""
    return Piece("crook", value=crook, face_down=True)


def crook_piece(card: Card, view: View) -> Piece:
    """A card as the viewer knows it, where it lies or after it was moved as it lay."""
    return shown_crook(card.crook) if isinstance(card, FaceUp) else hidden_crook(view.known.get(card.origin))


def money(amount: int) -> Piece:
    """An amount of money."""
    return Piece("money", amount)


# --- what lies where ---


def locations(view: View) -> Locations:
    """The pieces at every location of the table, as the viewer knows them.

    First come the hangouts and targets, then rows, hands, what is on the move and purses by seats, the bank and the
    box, then the buttons, where nothing lies.

    Args:
        view: A view of Crooks.

    Returns:
        The pieces by location, in a fixed order; a location without pieces has an empty tuple.

    Raises:
        TypeError: The value is not a view of Crooks.
    """
    check_view(view)
    return FrozenMap(dict(_laid_out(view)))


def _laid_out(view: View) -> Iterator[tuple[Location, tuple[Piece, ...]]]:
    for letter, size in zip(view.layout.letters, view.sizes, strict=True):
        yield hangout_location(letter), some(Piece("crook", size, face_down=True))
        for crook in _looked_at(view, letter):
            yield pile_location(letter, crook), (hidden_crook(crook),)
    for target in view.edition.targets:
        yield target_location(target), (Piece("target", value=target),)
    for seat in range(view.players):
        yield from _of_seat(view, seat)
    yield BANK, some(money(view.bank))
    yield BOX, _in_box(view)
    for button in BUTTONS:
        yield button, ()


def _looked_at(view: View, hangout: str) -> tuple[int, ...]:
    """The crooks in a hangout from which the viewer is taking one (§3.5)."""
    match view.phase:
        case Taking(seat, looked_into) if (seat, looked_into) == (view.viewer, hangout) and view.has_just_seen(hangout):
            return view.pile(hangout)
        case _:  # or one was taken just now, in the middle of a step
            return ()


def _of_seat(view: View, seat: Seat) -> Iterator[tuple[Location, tuple[Piece, ...]]]:
    phase = view.phase
    for target in view.edition.targets:
        yield row_location(seat, target), tuple(crook_piece(card, view) for card in view.stack(seat, target))
    held = (view.known.get(phase.origin),) if isinstance(phase, Placing) and phase.seat == seat else ()
    yield hand_location(seat), tuple(map(hidden_crook, held))
    moved = phase.cards if isinstance(phase, Moving) and phase.seat == seat else ()
    yield moving_location(seat), tuple(crook_piece(card, view) for card in moved)
    yield purse_location(seat), some(money(view.money[seat]))


def _in_box(view: View) -> tuple[Piece, ...]:
    """The crooks that came back and those that were not dealt (§2.3); unknown ones are one piece with a number."""
    back = [crook_piece(discard.card, view) for discard in view.discards]
    known = tuple(piece for piece in back if piece.value is not None)
    unknown = view.layout.undealt + len(back) - len(known)
    return (*known, *some(Piece("crook", unknown, face_down=True)))


# --- clicks ---


def locations_of(action: Action, view: View) -> tuple[Location, ...]:
    """The locations that a person clicks for an action, in order.

    Args:
        action: An action that is legal in this view.
        view: A view of Crooks.

    Returns:
        The names of the locations, at least one.

    Raises:
        InvalidArgument: Nothing is clicked for the action in this view: it is not legal there.
        TypeError: The value is not an action or not a view of Crooks.
    """
    check_view(view)
    check_is_action(action, view.game, ACTIONS)
    seat, phase = view.actor, view.phase
    if seat is None:
        raise invalid("not_clicked", text=str(action))
    match action:
        case Recruit(hangout) | SpyHangout(hangout):
            return (hangout_location(hangout),)
        case Take(crook):
            if not isinstance(phase, Taking):
                raise invalid("not_clicked", text=str(action))
            return (pile_location(phase.hangout, crook),)
        case Place(target, face_down):
            row = row_location(seat, target)
            return (FACE_DOWN, row) if face_down else (row,)
        case Move(target):
            return (row_location(seat, target),)
        case Kill(victim):
            if not isinstance(phase, Killing):
                raise invalid("not_clicked", text=str(action))
            return (row_location(victim, phase.target),)
        case SpyTarget(target):
            return (target_location(target),)
        case Pass():
            return (PASS,)
        case Leave():
            return (LEAVE,)
        case Return():
            return (RETURN,)
        case Pick():
            return (PICK,)
        case Decline():
            return (DECLINE,)
        case _:
            assert_never(action)
