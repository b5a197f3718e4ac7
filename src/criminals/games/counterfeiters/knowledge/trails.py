"""The way to a world: the stack that it came from, and the cash that can have led to the cash in it (§7.2, §7.3)."""

from collections.abc import Iterator, Sequence
from typing import Final

from criminals.core.base.seats import Seat
from criminals.core.game.trails import Trail
from criminals.games.counterfeiters.box.edition import STEP
from criminals.games.counterfeiters.knowledge.events import (
    Bought,
    Changed,
    Defrauded,
    Dined,
    Filled,
    Flew,
    Paid,
    ViewEvent,
    Won,
)
from criminals.games.counterfeiters.knowledge.views import View, check_state, check_view
from criminals.games.counterfeiters.rules.opening import Setup
from criminals.games.counterfeiters.rules.phase import Over
from criminals.games.counterfeiters.rules.state import State

Span = tuple[int, int]
"""The least and the most cash of a seat; every amount between, in steps of $10, is possible too."""

ANY: Final = 1 << 62
"""More than any cash."""


def trail(first: View, steps: Sequence[Sequence[ViewEvent]], world: State) -> Trail[State]:
    """The trail that leads to a world. Every split of the amounts flown out that leads to the world is a past.

    The set-up is known. No seat sees how another splits its money, nor depends on it.

    Args:
        first: The viewer's view of the first state.
        steps: The viewer's view events, step by step.
        world: A state that fits the viewer's view after these steps.

    Returns:
        Hints for `histories`: the set-ups that are possible, and a test of the states on the way.

    Raises:
        TypeError: The values are not a view and a state of Counterfeiters.
    """
    check_view(first)
    check_state(world)
    spans = _spans(steps, world.cash)

    def allows(ply: int, state: State) -> bool:
        return all(least <= cash <= most for cash, (least, most) in zip(state.cash, spans[ply], strict=True))

    return Trail(tuple(_setups(first, steps, world)), allows, by_seat=True)


def _setups(first: View, steps: Sequence[Sequence[ViewEvent]], world: State) -> Iterator[Setup]:
    """The set-up: the cards of the first market, those drawn since, and the rest of the world's stack (§2.4, §3.6)."""
    dealt = [card for card in reversed(first.market) if card is not None]
    drawn = [card for step in steps for event in step if isinstance(event, Filled) for card in event.cards]
    rest = world.leftover if isinstance(world.phase, Over) else world.stack
    dealing = first.layout.dealing.starters
    starters = [card for crew in first.crews for card in crew.cards if card in dealing]
    yield Setup((*dealt, *drawn, *rest), starters, first.first)


def _spans(steps: Sequence[Sequence[ViewEvent]], cash: Sequence[int]) -> list[list[Span]]:
    """For each ply, and for each seat, the cash from which what everybody saw can lead to some cash at the end."""
    spans = [(amount, amount) for amount in cash]
    found = [spans]
    for step in reversed(steps):
        spans = [*spans]
        for event in reversed(step):
            change = _span_before(event, spans)
            if change is not None:
                seat, span = change
                spans[seat] = span
        found.append(spans)
    return found[::-1]


def _span_before(event: ViewEvent, spans: Sequence[Span]) -> tuple[Seat, Span] | None:
    """Whose cash a view event changed, and what it can have been before; None if nobody's."""
    match event:
        case Bought(seat, _, _, price):
            return seat, _less(spans[seat], -price)
        case Changed(seat, _, _, amount) | Defrauded(seat, _, amount, _) | Dined(seat, _, amount) | Won(seat, amount):
            return seat, _less(spans[seat], amount)
        case Flew(seat, _, fare):
            return seat, (spans[seat][0] + fare + STEP, ANY)
        case Paid(seat, amount):  # half of it, rounded up (§5.1)
            least, most = _less(spans[seat], -amount)
            return seat, (max(least, 2 * amount - STEP), min(most, 2 * amount))
        case _:
            return None


def _less(span: Span, money: int) -> Span:
    """The cash before money was earned, or paid if it is below 0."""
    return max(0, span[0] - money), span[1] - money
