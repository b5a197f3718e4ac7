"""A view of Counterfeiters as numbers."""

from typing import Final

from criminals.adapters.features.numbers import Numbers, Shapes, flags, one, rows, shares, turn_numbers, turn_shapes
from criminals.games.counterfeiters import (
    Dining,
    Edition,
    Finishing,
    Kind,
    Over,
    Playing,
    Replaying,
    Retaking,
    View,
)

PHASES: Final = (Playing, Dining, Finishing, Retaking, Replaying, Over)
LAWYERS: Final = (Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER)


def shapes(edition: Edition, players: int) -> Shapes:
    """The shapes for an edition: its seats, cards, action spaces, and spaces of the market and the track."""
    board = next(board for board in edition.boards if players in board.starts)
    flights = sum(space is not None for space in (board.commercial, board.jet))
    spaces = len((*board.market, *board.print, *board.shop, *board.fence, *board.defraud)) + flights
    cards = len(edition.cards)
    return {
        **turn_shapes(players, PHASES),
        "cards": (players, cards),
        "fakes": (players, len(edition.fakes)),
        "idle": (players,),
        "wealth": (players,),
        "least": (players,),
        "most": (players,),
        "cash": (1,),
        "bank": (1,),
        "henchmen": (spaces, players),
        "market": (len(board.market), cards),
        "binned": (cards,),
        "stack": (1,),
        "pawn": (board.last + 1,),
        "moved": (1,),
        "quiet": (1,),
        "first": (players,),
        "next_first": (players,),
        "lawyer": (len(LAWYERS),),
    }


def numbers(view: View) -> Numbers:
    """The numbers of a view: the table, the cash that each seat can have, and the viewer's own cash."""
    edition, layout, phase, crews = view.edition, view.layout, view.phase, view.crews
    ids, seats, money = [card.id for card in edition.cards], range(view.players), edition.money
    fakes = (shares([count], whole) for crew in crews for count, whole in zip(crew.fakes, edition.fakes, strict=True))
    return {
        **turn_numbers(view, PHASES),
        "cards": rows(flags(crew.cards, ids) for crew in crews),
        "fakes": rows(fakes),
        "idle": shares([crew.idle for crew in crews], edition.henchmen),
        "wealth": shares([crew.wealth for crew in crews], money),
        "least": shares([crew.least for crew in crews], money),
        "most": shares([crew.most for crew in crews], money),
        "cash": shares([view.cash or 0], money),
        "bank": shares([view.bank], money),
        "henchmen": rows(one(seat, seats) for seat in view.henchmen),
        "market": rows(one(card, ids) for card in view.market),
        "binned": flags(view.binned, ids),
        "stack": shares([view.stack_size], len(layout.deck)),
        "pawn": one(view.pawn, range(layout.board.last + 1)),
        "moved": [float(view.moved)],
        "quiet": shares([view.quiet], edition.patience),
        "first": one(view.first, seats),
        "next_first": one(view.next_first, seats),
        "lawyer": one(phase.lawyer if isinstance(phase, Retaking | Replaying) else None, LAWYERS),
    }


def most_points(edition: Edition, _players: int) -> int:
    """Bound the points by all the money of the box (§6.4)."""
    return edition.money
