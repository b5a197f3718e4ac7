"""The legal actions as a tree of locations to click."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, TypeAlias

import attrs

from criminals.core.base.faults import given, invalid
from criminals.core.base.value import Value
from criminals.core.game.locations import Location

AMOUNT: Final = "amount"
"""The location of an amount that is typed or chosen on a scale. In the clicks of an action it is `amount/120`."""


@attrs.frozen
class Choice:
    """A location that can be clicked. The click plays an action, or leads to further choices."""

    location: Location
    """The location."""
    label: str
    """The words of its button."""
    action: Value | None = None
    """The action that the click plays; None if there are further choices."""
    choices: "tuple[Choice | Amounts, ...]" = ()
    """The further choices; empty if the click plays an action."""


@attrs.frozen
class Amounts:
    """A range of amounts in equal steps. The player names one of them."""

    location: Location
    """Always `amount`."""
    label: str
    """The words for naming an amount."""
    amounts: range
    """The amounts."""
    actions: tuple[Value, ...]
    """The action of each amount."""

    def action(self, amount: int) -> Value:
        """Return the action of an amount.

        Args:
            amount: One of `amounts`.

        Returns:
            The action that names this amount.

        Raises:
            InvalidArgument: The amount is not one of `amounts`.
        """
        if amount not in self.amounts:
            raise invalid("no_amount", given=given(amount), first=self.amounts[0], last=self.amounts[-1])
        return self.actions[self.amounts.index(amount)]


Click: TypeAlias = tuple[Location, ...]

Labels: TypeAlias = tuple[Callable[[Any], str], Callable[[Location], str]]
"""The words for an action, and for a location."""


def menu_of(clicks: Mapping[Value, Click], labels: Labels, depth: int = 0) -> tuple[Choice | Amounts, ...]:
    """Make the tree of some actions from the clicks of each, in the order of the actions."""
    groups: dict[Location, list[Value]] = {}
    for action, places in clicks.items():
        groups.setdefault(places[depth], []).append(action)
    by_action, by_location = labels
    amounts = {action: amount for action, places in clicks.items() if (amount := _amount(places[depth])) is not None}
    if len(amounts) == len(clicks) > 1:
        return tuple(_ranges(amounts, by_location(AMOUNT)))
    found: list[Choice | Amounts] = []
    for location, actions in groups.items():
        if len(actions) == 1 and len(clicks[actions[0]]) == depth + 1:
            found.append(Choice(location, by_action(actions[0]), actions[0]))
        else:
            rest = menu_of({action: clicks[action] for action in actions}, labels, depth + 1)
            found.append(Choice(location, by_location(location), None, rest))
    return tuple(found)


def _amount(location: Location) -> int | None:
    kind, _, number = location.partition("/")
    return int(number) if kind == AMOUNT else None


def _ranges(amounts: Mapping[Value, int], label: str) -> Iterator[Amounts]:
    """Group amounts into as few ranges with equal steps as possible."""
    actions = sorted(amounts, key=amounts.__getitem__)
    while actions:
        size = _even([amounts[action] for action in actions])
        run, actions = actions[:size], actions[size:]
        first, last = amounts[run[0]], amounts[run[-1]]
        step = amounts[run[1]] - first if len(run) > 1 else 1
        yield Amounts(AMOUNT, label, range(first, last + 1, step), tuple(run))


def _even(values: Sequence[int]) -> int:
    """The number of values at the beginning that are in equal steps."""
    steps = [after - before for before, after in pairwise(values)]
    return 1 + next((at for at, step in enumerate(steps) if step != steps[0]), len(steps))
