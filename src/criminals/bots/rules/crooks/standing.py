"""The standing of the players, in numbers: how strong each is at each target, and how many crooks are still to come."""

from math import ceil
from typing import Final

import attrs

from criminals.bots.rules.crooks.guessing import behind, likely_level, unseen
from criminals.games.crooks import Card, Gang, Recruiting, Taking, View

_TRIES: Final = 2.0
"""The number of crooks that a rival can choose from for a target it wants. All of them have to be too weak."""


@attrs.frozen
class Standing:
    """The table as the player whose turn it is sees it."""

    view: View
    seat: int
    unseen: tuple[int, ...]
    """The crooks that may be anywhere, by their ids."""
    strengths: tuple[tuple[float, ...], ...]
    """For each seat and target, the sum of the levels there. A hidden crook counts with its expected level."""
    worths: tuple[int, ...]
    """The worth of each target: its number plus the modifiers there (§5.2)."""
    members: tuple[tuple[int, ...], ...]
    """For each gang and seat, the number of members that are known to lie in that row (§5.5)."""
    turns: tuple[int, ...]
    """For each seat, the number of crooks that it will probably recruit after this turn."""
    reach: tuple[float, ...]
    """For each seat, the chance that one of these goes to a given free target."""
    beaten: tuple[float, ...]
    """For each level, the chance that a crook sent against it is stronger."""


def standing_of(view: View, seat: int) -> Standing:
    """Compute the standing at a decision of a seat, from its own view."""
    crooks, free = view.layout.crooks, unseen(view)
    strengths = [[0.0 for _ in row] for row in view.rows]
    worths = [*view.edition.targets]
    members = [[0] * view.players for _ in Gang]
    for owner, row in enumerate(view.rows):
        for at, stack in enumerate(row):
            for card in stack:
                id_ = view.who(card)
                if id_ is None:
                    strengths[owner][at] += _expected(view, card, free)
                    continue
                crook = crooks[id_]
                strengths[owner][at] += crook.level
                worths[at] += crook.modifier
                for number, gang in enumerate(Gang):
                    members[number][owner] += gang in crook.gangs
    turns = turns_left(view, seat)
    rooms = [row.count(()) for row in view.rows]
    return Standing(
        view=view,
        seat=seat,
        unseen=free,
        strengths=tuple(map(tuple, strengths)),
        worths=tuple(worths),
        members=tuple(map(tuple, members)),
        turns=turns,
        reach=tuple([min(1.0, count / max(1, room)) for count, room in zip(turns, rooms, strict=True)]),
        beaten=_beaten(view, free),
    )


def turns_left(view: View, seat: int) -> tuple[int, ...]:
    """Estimate how many crooks each seat will recruit after this turn: in turns, while money lasts (§3.1, §3.4)."""
    in_hand = not isinstance(view.phase, Recruiting | Taking)
    crooks = sum(view.sizes) - (not in_hand)
    order = [each for each in view.layout.seats.clockwise[seat] if not view.passed[each]]
    turns = [0] * view.players
    for place, each in enumerate(order):
        turns[each] = min(ceil(max(0, crooks - place) / len(order)), affordable(view, each))
    return tuple(turns)


def affordable(view: View, seat: int) -> int:
    """Count the crooks that a seat could pay for if it bought alone, the cheapest first (§3.4)."""
    money, sizes, count = view.money[seat], sorted([size for size in view.sizes if size]), 0
    for size in sizes:  # a cheap hangout is emptied before the next one
        for price in range(size, 0, -1):
            if price > money:
                return count
            money, count = money - price, count + 1
    return count


def _expected(view: View, card: Card, unseen: tuple[int, ...]) -> float:
    """Expected level of a card that the player doesn't know. It is no whole number, so it ties with nobody."""
    possible = behind(view, card.origin, unseen) or unseen
    return likely_level([view.layout.crooks[each] for each in possible]) + 0.01


def _beaten(view: View, unseen: tuple[int, ...]) -> tuple[float, ...]:
    """For each level, the chance that one of the unseen crooks sent against it is stronger."""
    crooks = view.layout.crooks
    levels = [crooks[each].level for each in unseen]
    most, count = max([crook.level for crook in crooks.values()]), max(1, len(levels))
    return tuple([1 - (sum([each <= level for each in levels]) / count) ** _TRIES for level in range(most + 1)])
