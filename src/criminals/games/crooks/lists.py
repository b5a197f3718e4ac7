"""Lists of legal actions that follow from a few bits, made once and then looked up.

Bit h of a mask stands for the hangout h, or bit t for the target t.
"""

from collections.abc import Callable
from typing import Final, Protocol

from criminals.games.crooks.actions import Action, Pass, Place, Recruit, Return

PASS: Final = Pass()
RETURN: Final = Return()

FEW: Final = 10
"""Of so many hangouts or targets the lists are all made at once."""


class Lists(Protocol):
    """A list for each mask."""

    def __getitem__(self, mask: int, /) -> tuple[Action, ...]: ...


class _Made:
    """Lists that are too many to keep: each is made whenever it is asked for."""

    def __init__(self, make: Callable[[int], tuple[Action, ...]]) -> None:
        self.make = make

    def __getitem__(self, mask: int) -> tuple[Action, ...]:
        return self.make(mask)


def _lists(bits: int, make: Callable[[int], tuple[Action, ...]]) -> Lists:
    return tuple(map(make, range(1 << bits))) if bits <= FEW else _Made(make)


def recruit_lists(recruits: tuple[Recruit, ...]) -> Lists:
    """By the hangouts that have crooks and can be paid for: these, then passing (§3.2, §3.4)."""
    return _lists(len(recruits), lambda payable: (*_chosen(recruits, payable), PASS))


def place_lists(places: tuple[Place, ...], on_top: Callable[[int], bool], *, hidden: bool) -> Lists:
    """By the targets where one has no crook: these, and those of one's own crooks if the new one may go on top.

    `places` are face up at each target, then face down at each; these count only if `hidden`. If there is none, the
    crook can but be returned (§3.10).
    """
    targets = len(places) // 2
    everywhere = (1 << targets) - 1

    def make(free: int) -> tuple[Action, ...]:
        up = everywhere if on_top(free) else free
        down = free if hidden else 0
        return _chosen(places, up | down << targets) or (RETURN,)

    return _lists(targets, make)


def _chosen(actions: tuple[Action, ...], mask: int) -> tuple[Action, ...]:
    return tuple([action for at, action in enumerate(actions) if mask >> at & 1])
