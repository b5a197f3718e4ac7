"""Notes on Counterfeiters: what a space gives, what a card is, what cash the others may have."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from criminals.core.drawing import name_of
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
from criminals.games.counterfeiters.drawing import grouped_cards


def on_actions(view: View, actions: Sequence[Action]) -> Iterator[str]:
    """For each action what it gives and costs.

    It is tried in a world that fits the view; what is told of it is the same in all of them.
    """
    world = sample_world(view, generator(0))
    for action in actions:
        facts = view_events(step(world, action).events, view.viewer)
        yield ", ".join(filter(None, (_certain(view, fact) for fact in facts)))


def _certain(view: View, fact: ViewEvent) -> str:
    """What the table, and what one has oneself, tell of a fact before it happens."""
    match fact:
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


def on_fact(view: View, fact: ViewEvent) -> str:
    """What the cards are that it names by their numbers."""
    match fact:
        case Bought(_, _, card, _):
            return str(view.layout.cards[card])
        case Binned(cards) | Filled(cards) | Uncovered(cards):
            return ", ".join(str(view.layout.cards[card]) for card in cards)
        case _:
            return ""


def chances(view: View) -> Iterator[tuple[str, Mapping[str, Fraction]]]:
    """What cash each seat may have, and what cards come next."""
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
