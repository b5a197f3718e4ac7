"""What a viewer does not know, put in order: which crooks may be where (§6.14).

A crook that left a hangout hidden is a cell; what lies in a hangout, and the box, are piles. Each look of the viewer
parts the crooks of its hangout: those that were seen in it, and no more in the next, were taken in between. So cells
and piles fall into pools. A pool is filled exactly by its own crooks, whatever fills the others.
"""

from typing import NamedTuple, TypeAlias

import attrs

from criminals.games.crooks.phase import Moving, Placing
from criminals.games.crooks.pieces import FaceUp
from criminals.games.crooks.views import View

Cell: TypeAlias = tuple[int, int]
"""The place of a crook that left a hangout: the hangout, and its number less 1, as `State.dealt` has them."""

Pile: TypeAlias = tuple[int, int]
"""A hangout and how many lie there; the box comes after the last hangout."""


@attrs.define
class Pool:
    """Crooks, and the places that they fill between them, by whom the rules keep out of a place."""

    crooks: set[int]
    piles: list[Pile]
    """Here anybody may be."""
    left: list[Pile]
    """Hangouts that somebody had to leave: only Bosses (§3.9)."""
    hands: list[Cell]
    """In hand, and taken as the last of its hangout: anybody."""
    down: list[Cell]
    """Face down, or in hand and taken from among others: no Boss (§4.6)."""
    back: list[Cell]
    """Returned, and taken as the last: no Accomplice and no Killer (§3.10)."""
    back_early: list[Cell]
    """Returned, and taken from among others: none of the three."""


class Hidden(NamedTuple):
    """The pools of a view, and the crooks of all other cells in their places; what stands in a hidden cell is void."""

    pools: list[Pool]
    dealt: list[list[int]]


def hidden(view: View) -> Hidden:
    """Which crooks may be where, as far as the viewer can tell."""
    phase, viewer = view.phase, view.viewer
    dealt = [[0] * size for size in view.layout.sizes]
    known = set(view.known.values())
    for origin, crook in view.known.items():
        dealt[origin.hangout][origin.number - 1] = crook
    hands: list[Cell] = []
    down: list[Cell] = []
    back: list[Cell] = []
    cards = [(card, down) for row in view.rows for stack in row for card in stack]
    cards += [(discard.card, back if discard.returned else down) for discard in view.discards]
    if isinstance(phase, Moving):
        cards += [(card, down) for card in phase.cards]
    elif isinstance(phase, Placing) and phase.seat != viewer:
        (hands if phase.origin.number == 1 else down).append((phase.origin.hangout, phase.origin.number - 1))
    for card, cells in cards:
        origin = card.origin
        if isinstance(card, FaceUp):
            dealt[origin.hangout][origin.number - 1] = card.crook
            known.add(card.crook)
        elif viewer not in card.knowers:
            cells.append((origin.hangout, origin.number - 1))
    return Hidden(_pools(view, known, hands, down, back), dealt)


def _pools(view: View, known: set[int], hands: list[Cell], down: list[Cell], back: list[Cell]) -> list[Pool]:
    """The pool of what the viewer never looked at, then one for each look."""
    unseen = _pool(set(view.layout.crooks) - known)
    after_look = [_parted(looks, known) for looks in view.seen]
    for hangout, (size, looks) in enumerate(zip(view.sizes, view.seen, strict=True)):
        if looks:
            unseen.crooks.difference_update(looks[0])
        if size:
            last = after_look[hangout][-1] if looks else unseen
            (last.left if hangout in view.left else last.piles).append((hangout, size))
    box = len(view.layout.crooks) - sum(view.layout.sizes)
    if box:
        unseen.piles.append((len(view.sizes), box))

    def pool_of(cell: Cell) -> Pool:
        hangout, at = cell
        seen_last = [look for look, ids in enumerate(view.seen[hangout]) if at < len(ids)]
        return after_look[hangout][seen_last[-1]] if seen_last else unseen

    for cell in hands:
        pool_of(cell).hands.append(cell)
    for cell in down:
        pool_of(cell).down.append(cell)
    for cell in back:
        pool = pool_of(cell)
        (pool.back_early if cell[1] else pool.back).append(cell)
    return [unseen, *(pool for pools in after_look for pool in pools if pool.crooks)]


def _parted(looks: tuple[tuple[int, ...], ...], known: set[int]) -> list[Pool]:
    """The crooks of a hangout by the look in which the viewer saw them last, without those that are known."""
    pools = [_pool(set(ids) - known) for ids in looks]
    for pool, later in zip(pools, looks[1:], strict=False):
        pool.crooks.difference_update(later)
    return pools


def _pool(crooks: set[int]) -> Pool:
    return Pool(crooks, [], [], [], [], [], [])
