"""The unknowns of a view, in order: which crooks may be where (§6.14).

A crook that left a hangout hidden has a room of its own; those in a hangout share one, and so do those in the box. Each
look of the viewer parts the crooks of its hangout: those that were seen in it, and no more in the next, were taken in
between. So rooms fall into pools. A pool is filled exactly by its own crooks, whatever fills the others.
"""

from bisect import bisect_right
from typing import Final, NamedTuple, TypeAlias

import attrs

from criminals.games.crooks.knowledge.views import View, check_view
from criminals.games.crooks.rules.phase import Moving, Placing
from criminals.games.crooks.rules.pieces import FaceUp, Origin

# Whom a room is barred to: numbers, so that lists can be indexed by them, and quickly.
NOBODY: Final = 0
"""A place for any crook: a hangout, the box, or a hand that was taken as the last of its hangout."""
BOSSES: Final = 1
"""Face down, or in hand and taken from among others (§4.6)."""
ON_TOP: Final = 2
"""Returned, and taken as the last: no Accomplice and no Killer (§3.10)."""
BOSSES_AND_ON_TOP: Final = 3
"""Returned, and taken from among others."""
ALL_BUT_BOSSES: Final = 4
"""A place for Bosses only: a hangout that somebody had to leave (§3.9)."""

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
    """The crooks that may be somewhere, to the viewer: a pool of those never seen, and one for each look."""
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
    layout = view.layout
    unseen = Pool(set(layout.everyone), [])
    unseen.crooks.difference_update(known)
    by_look: list[dict[int, Pool]] = []  # by hangout, and by the number of the last look that showed the crooks
    for hangout, looks in enumerate(view.seen):
        pools: dict[int, Pool] = {}
        if looks:
            unseen.crooks.difference_update(looks[0])
            pools[len(looks)] = Pool(set(looks[-1]) - known, [])
        by_look.append(pools)
        size = view.sizes[hangout]
        if size:
            bar = ALL_BUT_BOSSES if layout.letters[hangout] in view.left else NOBODY
            (pools[len(looks)] if looks else unseen).rooms.append(((hangout, PILE), size, bar))
    if layout.undealt:
        unseen.rooms.append(((len(view.sizes), PILE), layout.undealt, NOBODY))
    falling: dict[int, list[int]] = {}  # by hangout, how many each look showed, less than nothing: so they ascend
    for origin, bar in barred:
        hangout = layout.hangouts[origin.hangout]
        looks, pools = view.seen[hangout], by_look[hangout]
        at = len(looks)
        if at and len(looks[-1]) < origin.number:  # it was gone by that look, and maybe by earlier ones
            if hangout not in falling:
                falling[hangout] = [-len(look) for look in looks]
            at = bisect_right(falling[hangout], -origin.number)
        if at and at not in pools:  # where nobody hidden left between two looks, all who left are known
            pools[at] = Pool(set(_gone(looks[at - 1], looks[at])) - known, [])
        (pools[at] if at else unseen).rooms.append(((hangout, origin.number - 1), 1, bar))
    in_order = [pools[at] for pools in by_look for at in sorted(pools)]
    return [unseen, *[pool for pool in in_order if pool.crooks or pool.rooms]]


def _gone(look: tuple[int, ...], later: tuple[int, ...]) -> list[int]:
    """The crooks of a look that a later one no longer has, found by halving: both ascend, and the later has no others.

    So what was taken costs time, and not what is still there: a large hangout can be looked into again and again.
    """
    gone: list[int] = []
    same = 0  # so many of the later look have been found in the first
    kept = len(later)
    for skipped in range(len(look) - kept):
        end = kept
        while same < end:
            middle = (same + end) >> 1
            if look[middle + skipped] == later[middle]:
                same = middle + 1
            else:
                end = middle
        gone.append(look[same + skipped])
    return gone
