"""Notes on Counterfeiters: the gain of a space, the name of a card, the cash that others may have."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from criminals.core.looks.old_looks import name_of
from criminals.dice import generator
from criminals.games.counterfeiters import (
    Action,
    Advanced,
    Amount,
    Binned,
    Bought,
    CashOf,
    Changed,
    Defrauded,
    Dined,
    Filled,
    Flew,
    InStack,
    Paid,
    Printed,
    Uncovered,
    View,
    ViewEvent,
    marginals,
    sample_world,
    step,
    view_events,
)
from criminals.games.counterfeiters.looks.text import grouped_cards


def on_actions(view: View, actions: Sequence[Action]) -> Iterator[str]:
    """For each action its gain and its cost.

    The action is tried in one possible world; the note would be the same in all of them.
    """
    world = sample_world(view, generator(0))
    for action in actions:
        perceived = view_events(step(world, action).events, view.viewer)
        yield ", ".join(filter(None, (_certain(view, view_event) for view_event in perceived)))


def _certain(view: View, view_event: ViewEvent) -> str:
    """The part of a view event that the viewer knows before it happens."""
    match view_event:
        case Bought(_, _, card, price):
            return f"{view.layout.cards[card]} for ${price}"
        case Printed(_, _, quality, count):
            return f"{count} of quality {quality}"
        case Changed(_, _, _, amount) | Dined(_, _, amount):
            return f"${amount}"
        case Defrauded(_, _, amount, first):
            return f"${amount}{', first in the next round' if first else ''}"
        case Flew(_, _, fare):
            return f"${fare} fare" if fare else "no fare"
        case Advanced(pawn):
            return f"police to {pawn}"
        case Paid(seat, amount) if seat == view.viewer:
            return f"${amount} to the Godfather"
        case _:
            return ""


def on_view_event(view: View, view_event: ViewEvent) -> str:
    """The cards that it names by their numbers."""
    match view_event:
        case Bought(_, _, card, _):
            return str(view.layout.cards[card])
        case Binned(cards) | Filled(cards) | Uncovered(cards):
            return ", ".join(str(view.layout.cards[card]) for card in cards)
        case _:
            return ""


def chances(view: View) -> Iterator[tuple[str, Mapping[str, Fraction]]]:
    """The cash that each seat may have, and the cards that may come next."""
    known = marginals(view)
    for seat in range(view.players):
        if len(view.possible(seat)) > 1:
            shares = known.of(CashOf(seat)).items()
            yield f"cash of {name_of(seat)}", {_dollars(place): share for place, share in shares}
    stack = [(place.number, there) for place, there in known.chances.items() if isinstance(place, InStack)]
    for ids, places in groupby(stack, key=lambda place: tuple(place[1])):
        numbers = [number for number, _ in places]
        cards = [card for card in ids if isinstance(card, int)]
        if len(cards) > 1:
            named = {str(card): Fraction(count, len(cards)) for card, count in grouped_cards(view.layout, cards)}
            yield f"each of cards {numbers[0]} to {numbers[-1]} of the stack", named


def _dollars(place: object) -> str:
    return f"${place.dollars}" if isinstance(place, Amount) else str(place)
