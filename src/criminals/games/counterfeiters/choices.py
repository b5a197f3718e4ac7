"""Ready lists of actions: what can be chosen on open spaces, and among fakes. What was made once is remembered."""

from collections.abc import Callable
from functools import lru_cache, partial
from itertools import compress
from typing import Final, TypeAlias, TypeVar

from criminals.core.memo import Memo
from criminals.games.counterfeiters.actions import Buy, Defraud, Dine, Fakes, Fence, Print, Shop
from criminals.games.counterfeiters.layout import DINES, LAY_DOWN, MOST_FENCED, MOST_SHOPPED
from criminals.games.counterfeiters.prices import fence_price, shop_price

T = TypeVar("T")
Rows: TypeAlias = tuple[tuple[tuple[T, ...], ...], ...]
"""Something for every choice of fakes, by how many are of quality 1, of 2, and of 3."""


def shoppings(space: int, refused: int, held: Fakes) -> tuple[Shop, ...]:
    """What can be changed at a space of the supermarket: the fewest of quality 1 first, then of 2 (§4.3, §5.2)."""
    one, two, three = held
    accepted = one if refused < 1 else 0, two if refused < 2 else 0, three if refused < 3 else 0
    return _choices(_shop_rows(space), accepted)


def fencings(space: int, held: Fakes) -> tuple[Fence, ...]:
    """What can be sold at a space of the fence: the fewest of quality 1 first, then of 2 (§4.4)."""
    return _choices(_fence_rows(space), held)


@lru_cache(maxsize=256)
def _shop_rows(space: int) -> Rows[Shop]:
    return _rows(partial(Shop, space), MOST_SHOPPED)


@lru_cache(maxsize=256)
def _fence_rows(space: int) -> Rows[Fence]:
    return _rows(partial(Fence, space), MOST_FENCED)


def _rows(make: Callable[[Fakes], T], most: int) -> Rows[T]:
    """An action for every choice of fakes, up to so many in all: by those of quality 1, then of 2, then of 3."""
    return tuple(
        tuple(tuple(make((one, two, three)) for three in range(most - one - two + 1)) for two in range(most - one + 1))
        for one in range(most + 1)
    )


def _choices(rows: Rows[T], held: Fakes) -> tuple[T, ...]:
    """The actions for what can be chosen among fakes: the first one in the rows, for none of them, is left out."""
    one, two, three = held
    found: list[T] = []
    for by_two in rows[: one + 1]:
        for row in by_two[: two + 1]:
            found += row[: three + 1]
    return tuple(found[1:])


def _numbers(bits: int) -> list[int]:
    """The numbers of the bits that are set, counted from 1."""
    return [number for number in range(1, bits.bit_length() + 1) if bits >> number - 1 & 1]


def _wares(key: tuple[int, int]) -> tuple[Buy | Print, ...]:
    stalls, open_ = key
    return (*map(Buy, _numbers(open_ & (1 << stalls) - 1)), *map(Print, _numbers(open_ >> stalls)))


def _changes(key: tuple[int, int, int, Fakes, int]) -> tuple[Shop | Fence, ...]:
    shops, open_, refused, held, bank = key
    return SHOPS[open_ & (1 << shops) - 1, refused, held, bank] + FENCES[open_ >> shops, held, bank]


def _shops(key: tuple[int, int, Fakes, int]) -> tuple[Shop, ...]:
    open_, refused, held, bank = key
    accepted = _at_most(MOST_SHOPPED, held)
    if accepted != held:
        return SHOPS[open_, refused, accepted, bank]
    found = (shop for space in _numbers(open_) for shop in shoppings(space, refused, held))
    return tuple([shop for shop in found if shop_price(shop.fakes) <= bank])


def _fences(key: tuple[int, Fakes, int]) -> tuple[Fence, ...]:
    open_, held, bank = key
    sold = _at_most(MOST_FENCED, held)
    if sold != held:
        return FENCES[open_, sold, bank]
    found = (fence for space in _numbers(open_) for fence in fencings(space, held))
    return tuple([fence for fence in found if fence_price(fence.fakes) <= bank])


def _at_most(most: int, held: Fakes) -> Fakes:
    one, two, three = held
    return min(one, most), min(two, most), min(three, most)


WARES: Final = Memo[tuple[int, int], tuple[Buy | Print, ...]](_wares, 8192)
"""What can be bought and printed, by how many spaces the market has, and the open ones of it and then for printing."""
DEFRAUDS: Final = Memo[int, tuple[Defraud, ...]](lambda open_: tuple(map(Defraud, _numbers(open_))), 4096)
"""What can be done on open spaces for tax fraud: a bit for each space."""
LAID_DOWN: Final = (LAY_DOWN,)
"""What can always be done."""
LUNCHES: Final = Memo[Fakes, tuple[Dine, ...]](lambda held: tuple(compress(DINES, held)), 4096)
"""What a lunch can take, by fakes held."""
SHOPS: Final = Memo[tuple[int, int, Fakes, int], tuple[Shop, ...]](_shops, 4096)
"""What can be changed on open spaces of the supermarket, by what it refuses, fakes held, and what the bank has."""
FENCES: Final = Memo[tuple[int, Fakes, int], tuple[Fence, ...]](_fences, 4096)
"""What can be sold on open spaces of the fence, by fakes held, and what the bank has."""
CHANGES: Final = Memo[tuple[int, int, int, Fakes, int], tuple[Shop | Fence, ...]](_changes, 8192)
"""Both of these, by how many spaces the supermarket has, and the open ones of it and then of the fence.

A bank that has more than `MOST_PAID` is looked up as one that has that.
"""
