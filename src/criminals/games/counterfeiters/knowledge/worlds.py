"""The worlds that fit a view (§7.5): counted, drawn and weighed without going through them, or listed.

Two things are hidden, and they are independent: the order of the stack within each letter (§7.3), and how much cash
each of the others has (§7.2). Every world counts once, however many flights lead to it: what an opponent would rather
have moved is left to whoever asks.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from math import factorial
from typing import TypeAlias

import attrs

from criminals.core.base.building import stepper
from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import SPECTATOR, Seat
from criminals.core.game.marginals import Marginals
from criminals.core.game.protocol import Rng
from criminals.games.counterfeiters.box.faults import fault
from criminals.games.counterfeiters.knowledge.views import View, check_state, check_view
from criminals.games.counterfeiters.knowledge.views import view as view_of
from criminals.games.counterfeiters.rules.state import State


@attrs.frozen(order=True)
class InStack:
    """A place of the stack, counted from 1, which is the top: one card of it is there."""

    number: int
    """The place in the stack, counted from 1 for the top card."""


@attrs.frozen(order=True)
class Amount:
    """An amount of money, as a place: the cash of some seats is there."""

    dollars: int
    """The amount in dollars."""


@attrs.frozen(order=True)
class CashOf:
    """The cash of a seat, as a thing: it is at an amount."""

    seat: Seat
    """The seat whose cash it is."""


Thing: TypeAlias = int | CashOf
"""A thing that can be somewhere: a card of the stack, by its id, or the cash of a seat."""

Place: TypeAlias = InStack | Amount
"""A place where a thing can be: a card in the stack, cash at an amount."""


_world = stepper(State, "cash", "stack")
"""The state with the table of a view, and with the secrets given."""


def count_worlds(view: View) -> int:
    """The number of worlds that fit a view; 0 only if no game leads to the view.

    Args:
        view: A view of Counterfeiters.

    Returns:
        The exact number.

    Raises:
        TypeError: The value is not a view of Counterfeiters.
    """
    return count_of(view, hidden(view))


def is_consistent(view: View, state: State) -> bool:
    """Test if a state is one of the worlds that fit a view.

    Args:
        view: A view of Counterfeiters.
        state: A state of Counterfeiters.

    Returns:
        True if the viewer cannot rule out the state.

    Raises:
        TypeError: The values are not a view and a state of Counterfeiters.
    """
    check_view(view)
    check_state(state)
    if state.layout != view.layout or view_of(state, view.viewer) != view:
        return False
    groups = hidden(view)
    if groups is None or len(state.stack) != view.stack_size:
        return False
    stack = iter(state.stack)
    in_order = all(sorted(next(stack) for _ in group) == group for group in groups)
    return in_order and all(cash in view.possible(seat) for seat, cash in enumerate(state.cash))


def sample_world(view: View, rng: Rng) -> State:
    """One of the worlds that fit a view, each with the same chance.

    Args:
        view: A view of Counterfeiters.
        rng: The generator that draws.

    Returns:
        A state. It is made from the view alone, so it reveals nothing else.

    Raises:
        InvalidState: No game leads to the view, so it has no worlds.
        TypeError: The value is not a view of Counterfeiters.
    """
    return sampled(view, fitting(hidden(view)), amounts_of(view), rng)


def worlds(view: View) -> Iterator[State]:
    """Every world that fits a view, each once, in a fixed order.

    The cash of seat 0 changes last, from the least amount up; then that of seat 1, and so on; the bottom of the stack
    changes first, from the lowest ids up.

    Args:
        view: A view of Counterfeiters.

    Returns:
        An iterator over states; `count_worlds` tells how many there are.

    Raises:
        TypeError: The value is not a view of Counterfeiters.
    """
    return worlds_of(view, hidden(view))


def marginals(view: View) -> Marginals[Thing, Place]:
    """The exact chance of each card to be at a place of the stack, and of each seat's cash to be at an amount.

    A card that everybody sees is in no stack, and is left out.

    Args:
        view: A view of Counterfeiters.

    Returns:
        Exact shares of worlds as fractions, by thing and by place.

    Raises:
        InvalidState: No game leads to the view, so it has no worlds.
        TypeError: The value is not a view of Counterfeiters.
    """
    return marginals_of(view, fitting(hidden(view)))


# --- the same, given the cards of the stack by letter ---


def hidden(view: View) -> list[list[int]] | None:
    """The cards of the stack by letter, the top letter first: ids, ascending. None if no world fits.

    A letter of the whole stack comes before the next, so what is left are the last of some letter and all after it.
    """
    check_view(view)
    seen = {*view.market, *view.binned, *view.leftover}
    for crew in view.crews:
        seen.update(crew.cards)
        if crew.least > crew.most:
            return None
    left = view.stack_size
    groups: list[list[int]] = []
    for _, ids in reversed(view.layout.dealing.letters):
        group = [card for card in ids if card not in seen]
        if len(group) != min(left, len(ids)):
            return None
        left -= len(group)
        if group:
            groups.append(group)
    if left:
        return None
    groups.reverse()
    return groups


def fitting(groups: list[list[int]] | None) -> list[list[int]]:
    """The cards of the stack by letter; `InvalidState` if no world fits."""
    if groups is None:
        raise InvalidState("view", (fault("7.5", "no_world"),))
    return groups


def amounts_of(view: View) -> list[range]:
    """For each seat the cash that it can have."""
    amounts = [crew.possible for crew in view.crews]
    if view.viewer is not SPECTATOR:
        amounts[view.viewer] = view.possible(view.viewer)
    return amounts


def count_of(view: View, groups: list[list[int]] | None) -> int:
    """The number of worlds."""
    if groups is None:
        return 0
    count = 1
    for group in groups:
        count *= factorial(len(group))
    viewer = view.viewer
    for seat, crew in enumerate(view.crews):
        if seat != viewer:
            count *= len(crew.possible)
    return count


def sampled(view: View, groups: list[list[int]], amounts: list[range], rng: Rng) -> State:
    """One of the worlds, each with the same chance."""
    stack: list[int] = []
    for group in groups:
        cards = group.copy()
        rng.shuffle(cards)
        stack += cards
    cash = [some[rng.randrange(len(some))] if len(some) > 1 else some[0] for some in amounts]
    return _world(view, tuple(cash), tuple(stack))


def worlds_of(view: View, groups: list[list[int]] | None) -> Iterator[State]:
    """Every world, in the order of `worlds`."""
    if groups is None:
        return
    for cash in product(*amounts_of(view)):
        for stack in _orders(groups):
            yield _world(view, cash, stack)


def marginals_of(view: View, groups: list[list[int]]) -> Marginals[Thing, Place]:
    """The share of worlds in which each thing is at each place."""
    chances: dict[Place, dict[Thing, Fraction]] = {}
    number = 0
    for group in groups:
        for _ in group:
            number += 1
            chances[InStack(number)] = dict.fromkeys(group, Fraction(1, len(group)))
    amounts: dict[Amount, dict[Thing, Fraction]] = {}
    for seat, possible in enumerate(amounts_of(view)):
        for dollars in possible:
            amounts.setdefault(Amount(dollars), {})[CashOf(seat)] = Fraction(1, len(possible))
    return Marginals({**chances, **dict(sorted(amounts.items()))})


def _orders(groups: list[list[int]]) -> Iterator[tuple[int, ...]]:
    """Every order of the stack, one at a time: there are far too many to keep."""
    if not groups:
        yield ()
        return
    for first in permutations(groups[0]):
        for rest in _orders(groups[1:]):
            yield first + rest


def whereabouts(state: State) -> dict[Place, tuple[Thing, ...]]:
    """The card at each place of the stack, and whose cash is at each amount, as `marginals` names them.

    Args:
        state: A state of Counterfeiters.

    Returns:
        The things at each place, in the names that `marginals` uses.

    Raises:
        TypeError: The value is not a state of Counterfeiters.
    """
    check_state(state)
    found: dict[Place, tuple[Thing, ...]] = {InStack(number): (card,) for number, card in enumerate(state.stack, 1)}
    for seat, cash in enumerate(state.cash):
        place = Amount(cash)
        found[place] = (*found.get(place, ()), CashOf(seat))
    return found
