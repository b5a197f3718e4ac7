"""Ready lists of legal actions, made from the law when they are first asked for, and remembered.

Their keys are numbers alone: no list keeps a layout, or anything else of a document, alive, and there are only so many.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from criminals.core.base.memo import Memo
from criminals.games.counterfeiters.box.edition import QUALITIES
from criminals.games.counterfeiters.rules.actions import (
    Buy,
    Decline,
    Defraud,
    Dine,
    Fakes,
    Fence,
    LayDown,
    Print,
    Shop,
)
from criminals.games.counterfeiters.rules.legality import (
    why_not_defraud,
    why_not_dine,
    why_not_fence,
    why_not_print,
    why_not_shop,
)
from criminals.games.counterfeiters.rules.prices import MOST_FENCED, MOST_SHOPPED

# Each action of as many spaces as a document may bring is made once, for all lists: checking its fields takes ten times
# as long as finding it.
_buy: Final = lru_cache(256)(Buy)
_print: Final = lru_cache(256)(Print)
_shop: Final = lru_cache(1024)(Shop)
_fence: Final = lru_cache(8192)(Fence)
_defraud: Final = lru_cache(256)(Defraud)


MOST_LISTED: Final = 100_000
"""The actions in all lists of a kind that are remembered: games of the reference edition have some 15,000."""


def _bulk(actions: tuple[object, ...]) -> int:
    """The size of a list in that measure: its actions, plus ten for the list itself and its key."""
    return len(actions) + 10


def _numbers(bits: int) -> list[int]:
    """The numbers of the bits that are set, counted from 1."""
    return [number for number in range(1, bits.bit_length() + 1) if bits >> number - 1 & 1]


def _choices(held: Fakes, most: int) -> Iterator[Fakes]:
    """Handfuls of the fakes held, up to a limit for each quality: the fewest of quality 1 first, then of 2."""
    one, two, three = held
    return product(range(min(one, most) + 1), range(min(two, most) + 1), range(min(three, most) + 1))


def _wares(key: tuple[int, int]) -> tuple[Buy | Print, ...]:
    stalls, free = key
    return (*map(_buy, _numbers(free & (1 << stalls) - 1)), *map(_print, _numbers(free >> stalls)))


def _changes(key: tuple[int, int, int, Fakes, int]) -> tuple[Shop | Fence, ...]:
    shops, free, refused, held, bank = key
    return SHOPS[free & (1 << shops) - 1, refused, held, bank] + FENCES[free >> shops, held, bank]


def _shops(key: tuple[int, int, Fakes, int]) -> tuple[Shop, ...]:
    free, refused, held, bank = key
    if not free:
        return ()
    taken = [fakes for fakes in _choices(held, MOST_SHOPPED) if not why_not_shop(fakes, held, refused, bank)]
    return tuple([_shop(space, fakes) for space in _numbers(free) for fakes in taken])


def _fences(key: tuple[int, Fakes, int]) -> tuple[Fence, ...]:
    free, held, bank = key
    if not free:
        return ()
    taken = [fakes for fakes in _choices(held, MOST_FENCED) if not why_not_fence(fakes, held, bank)]
    return tuple([_fence(space, fakes) for space in _numbers(free) for fakes in taken])


def _defrauds(free: int) -> tuple[Defraud, ...]:
    return tuple(map(_defraud, _numbers(free)))


def _lunches(held: Fakes) -> tuple[Dine, ...]:
    return tuple([dine for dine in DINES if not why_not_dine(dine.quality, held)])


SOLD_OUT: Final = frozenset(left for left in range(2) if why_not_print(left))
"""The numbers of fakes left of which none can be printed: as the law says, and 20 ns faster than to ask it."""
EMPTY_BANKS: Final = frozenset(bank for bank in range(2) if why_not_defraud(bank))
"""The banks that nobody can defraud: as the law says, and 20 ns faster than to ask it."""
DECLINE: Final = Decline()
DINES: Final = tuple(map(Dine, QUALITIES))

WARES: Final = Memo[tuple[int, int], tuple[Buy | Print, ...]](_wares, MOST_LISTED, _bulk)
"""Buying and printing, by how many spaces the market has, and the bits of spaces: of the market, then for printing."""
DEFRAUDS: Final = Memo[int, tuple[Defraud, ...]](_defrauds, MOST_LISTED, _bulk)
"""Tax fraud, by the bits of spaces."""
LAID_DOWN: Final = (LayDown(),)
"""Laying down, which is always legal (§3.3)."""
LUNCHES: Final = Memo[Fakes, tuple[Dine, ...]](_lunches, MOST_LISTED, _bulk)
"""Lunches, by the fakes held: the lowest quality first."""
SHOPS: Final = Memo[tuple[int, int, Fakes, int], tuple[Shop, ...]](_shops, MOST_LISTED, _bulk)
"""Changing fakes at the supermarket, by the bits of spaces, the qualities refused, the fakes held, and the bank."""
FENCES: Final = Memo[tuple[int, Fakes, int], tuple[Fence, ...]](_fences, MOST_LISTED, _bulk)
"""Selling fakes to the fence, by the bits of spaces, the fakes held, and the bank."""
CHANGES: Final = Memo[tuple[int, int, int, Fakes, int], tuple[Shop | Fence, ...]](_changes, MOST_LISTED, _bulk)
"""Both of these, by how many spaces the supermarket has, and the bits of spaces: of it, then of the fence.

A bank that has more than `MOST_PAID` is looked up as one that has that.
"""
