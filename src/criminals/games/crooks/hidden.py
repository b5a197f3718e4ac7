"""What a viewer does not know, put in order: which crooks may be where (§6.14).

A crook that left a hangout hidden has a room of its own; those in a hangout share one, and so do those in the box. Each
look of the viewer parts the crooks of its hangout: those that were seen in it, and no more in the next, were taken in
between. So rooms fall into pools. A pool is filled exactly by its own crooks, whatever fills the others.
"""

from typing import Final, NamedTuple, TypeAlias

import attrs

from criminals.games.crooks.phase import Moving, Placing
from criminals.games.crooks.pieces import FaceUp, Origin
from criminals.games.crooks.views import View, check_view

# Whom a room is barred to: numbers, so that lists can be indexed by them, and quickly.
NOBODY: Final = 0
"""What lies in a hangout or in the box; a hand that was taken as the last of its hangout."""
BOSSES: Final = 1
"""Face down, or in hand and taken from among others (§4.6)."""
ON_TOP: Final = 2
"""Returned, and taken as the last: no Accomplice and no Killer (§3.10)."""
BOSSES_AND_ON_TOP: Final = 3
"""Returned, and taken from among others."""
ALL_BUT_BOSSES: Final = 4
"""What lies in a hangout that somebody had to leave (§3.9)."""

BARS: Final = 5

PILE: Final = -1

Slot: TypeAlias = tuple[int, int]
"""A hangout and `PILE`, for those who lie there, the box being one hangout more; or a hangout and a number less 1."""

Room: TypeAlias = tuple[Slot, int, int]
"""A slot, how many it holds, and whom it is barred to."""


@attrs.define
class Pool:
    """Crooks, and the rooms that they fill between them."""

    crooks: set[int]
    rooms: list[Room]


class Hidden(NamedTuple):
    """The pools of a view, and all other crooks in their places, as `State.dealt` has them; hidden ones are void."""

    pools: list[Pool]
    dealt: list[list[int]]


def hidden(view: View) -> Hidden:
    """Which crooks may be where, as far as the viewer can tell: a pool of all that was never seen, and one a look."""
    check_view(view)
    phase, viewer, index = view.phase, view.viewer, view.layout.hangouts
    dealt = [[0] * size for size in view.layout.sizes]
    known = set(view.known.values())
    for origin, crook in view.known.items():
        dealt[index[origin.hangout]][origin.number - 1] = crook
    cards = [card for row in view.rows for stack in row for card in stack]
    cards += [discard.card for discard in view.discards if not discard.returned]
    if type(phase) is Moving:
        cards += phase.cards
    barred: list[tuple[Origin, int]] = []
    for card in cards:
        origin = card.origin
        if type(card) is FaceUp:
            known.add(card.crook)
            dealt[index[origin.hangout]][origin.number - 1] = card.crook
        elif viewer not in card.knowers:
            barred.append((origin, BOSSES))
    for discard in view.discards:
        if discard.returned and discard.owner != viewer:
            origin = discard.card.origin
            barred.append((origin, ON_TOP if origin.number == 1 else BOSSES_AND_ON_TOP))
    if type(phase) is Placing and phase.seat != viewer:
        barred.append((phase.origin, NOBODY if phase.origin.number == 1 else BOSSES))
    return Hidden(_pools(view, known, barred), dealt)


def _pools(view: View, known: set[int], barred: list[tuple[Origin, int]]) -> list[Pool]:
    unseen = Pool(set(view.layout.everyone), [])
    unseen.crooks.difference_update(known)
    by_look: list[list[Pool]] = []
    for hangout, looks in enumerate(view.seen):
        pools: list[Pool] = []
        if looks:
            unseen.crooks.difference_update(looks[0])
            pools = [Pool(set(look) - known, []) for look in looks]
            for pool, later in zip(pools, looks[1:], strict=False):
                pool.crooks.difference_update(later)
        by_look.append(pools)
        size = view.sizes[hangout]
        if size:
            bar = ALL_BUT_BOSSES if view.layout.letters[hangout] in view.left else NOBODY
            (pools[-1] if pools else unseen).rooms.append(((hangout, PILE), size, bar))
    if view.layout.undealt:
        unseen.rooms.append(((len(view.sizes), PILE), view.layout.undealt, NOBODY))
    for origin, bar in barred:
        hangout = view.layout.hangouts[origin.hangout]
        looks = view.seen[hangout]
        at = len(looks)
        while at and len(looks[at - 1]) < origin.number:  # it was gone by that look
            at -= 1
        pool = by_look[hangout][at - 1] if at else unseen
        pool.rooms.append(((hangout, origin.number - 1), 1, bar))
    return [unseen, *(pool for pools in by_look for pool in pools if pool.crooks or pool.rooms)]
