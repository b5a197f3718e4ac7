"""A view of Sicario as numbers."""

from typing import Final

from criminals.adapters.features.numbers import Numbers, Shapes, one, rows, shares, turn_numbers, turn_shapes
from criminals.games.sicario import Decoding, Edition, Hunting, Over, Questioning, Rolling, View

PHASES: Final = (Rolling, Decoding, Hunting, Questioning, Over)


def shapes(edition: Edition, players: int) -> Shapes:
    """The shapes for an edition: its seats, characters, spaces and event cards."""
    characters, deck = len(edition.characters), len(edition.events)
    return {
        **turn_shapes(players, PHASES),
        "turn": (players,),
        "sicario": (players,),
        "space": (players, len(edition.path) + 2),
        "lost": (players,),
        "character": (characters,),
        "possible": (players, characters),
        "shown": (players, characters),
        "unread": (1,),
        "bottom": (deck, len(_kinds(edition))),
    }


def numbers(view: View) -> Numbers:
    """The numbers of a view: where everybody stands, who each can be by public answers, and the viewer's character."""
    edition, layout, phase = view.edition, view.layout, view.phase
    seats, deck = range(view.players), len(edition.events)
    turn = phase.agent if isinstance(phase, Questioning) else None if isinstance(phase, Over) else phase.seat
    bottom = (*(None,) * view.unread_size, *view.bottom)
    return {
        **turn_numbers(view, PHASES),
        "turn": one(turn, seats),
        "sicario": one(view.sicario, seats),
        "space": rows(one(space, range(layout.spaces.embassy + 1)) for space in view.positions),
        "lost": shares(view.lost, deck),
        "character": one(view.character, layout.sheet.names),
        "possible": rows(_possible(view, seat) for seat in seats),
        "shown": rows(one(name, layout.sheet.names) for name in view.shown),
        "unread": shares([view.unread_size], deck),
        "bottom": rows(one(event, _kinds(edition)) for event in bottom),
    }


def _possible(view: View, seat: int) -> list[float]:
    """Return 1 for each character that fits the public answers of a seat (§6.1)."""
    fits = -1
    for fact in view.facts[seat]:
        fits &= view.layout.facts.fits[fact]
    return [float(fits >> at & 1) for at in range(len(view.layout.sheet.names))]


def _kinds(edition: Edition) -> tuple[str, ...]:
    """The kinds of event cards, in the order of the edition."""
    return tuple(dict.fromkeys(edition.events))


def most_points(_edition: Edition, _players: int) -> int:
    """Bound the points by 1: each winner has a point (§5.3)."""
    return 1
