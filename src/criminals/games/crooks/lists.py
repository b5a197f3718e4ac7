"""Lists of legal actions that follow from a few bits, each made when first asked for and then looked up.

Bit h of a mask stands for the hangout h, or bit t for the target t.
"""

from collections.abc import Callable
from typing import Final

from criminals.games.crooks.actions import Action, Pass, Place, Recruit, Return

PASS: Final = Pass()
RETURN: Final = Return()

KEPT: Final = 1024
"""How many lists are kept of a kind: all, for up to ten hangouts or targets."""


class Lists(dict[int, tuple[Action, ...]]):
    """Lists by masks. A box may have too many hangouts or targets to keep all: then it begins anew when it is full."""

    def __init__(self, make: Callable[[int], tuple[Action, ...]]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, mask: int) -> tuple[Action, ...]:
        if len(self) >= KEPT:
            self.clear()
        self[mask] = made = self.make(mask)
        return made


def recruit_lists(recruits: tuple[Recruit, ...]) -> Lists:
    """By the hangouts that have crooks and can be paid for: these, then passing (§3.2, §3.4)."""
    return Lists(lambda payable: (*_chosen(recruits, payable), PASS))


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

    return Lists(make)


def _chosen(actions: tuple[Action, ...], mask: int) -> tuple[Action, ...]:
    return tuple([action for at, action in enumerate(actions) if mask >> at & 1])
