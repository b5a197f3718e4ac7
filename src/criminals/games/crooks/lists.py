"""Lists of legal actions that follow from a few bits, each made when first asked for and then looked up.

Bit h of a mask stands for the hangout h, or bit t for the target t.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from criminals.games.crooks.actions import Action, Pass, Place, Recruit, Return

PASS: Final = Pass()
RETURN: Final = Return()

Lists: TypeAlias = Callable[[int], tuple[Action, ...]]
"""The actions by a mask. Only so many lists are kept: a box may have more hangouts and targets than any table."""

KEPT: Final = 1024
"""How many lists are kept of a kind: all, for eight targets and for nine hangouts."""


def recruit_lists(recruits: tuple[Recruit, ...]) -> Lists:
    """By the hangouts that have crooks and can be paid for: these, then passing (§3.2, §3.4)."""

    @lru_cache(maxsize=KEPT)
    def recruit_list(payable: int) -> tuple[Action, ...]:
        return _chosen((*recruits, PASS), payable | 1 << len(recruits))

    return recruit_list


def place_lists(places: tuple[Place, ...], on_top: Callable[[int], bool], *, hidden: bool) -> Lists:
    """By the targets where one has no crook: these, and those of one's own crooks if the new one may go on top.

    `places` are face up at each target, then face down at each; these count only if `hidden`. If there is none, the
    crook can but be returned (§3.10).
    """
    half = len(places) // 2
    everywhere = (1 << half) - 1

    @lru_cache(maxsize=KEPT)
    def place_list(free: int) -> tuple[Action, ...]:
        up = everywhere if on_top(free) else free
        down = free if hidden else 0
        return _chosen(places, up | down << half) or (RETURN,)

    return place_list


def _chosen(actions: tuple[Action, ...], mask: int) -> tuple[Action, ...]:
    return tuple([action for at, action in enumerate(actions) if mask >> at & 1])
