"""Lists of legal actions that follow from a few bits: they are made once and looked up in every turn.

Bit h of a mask stands for the hangout h, or bit t for the target t.
"""

from typing import Final, Protocol

import attrs

from criminals.games.crooks.actions import PASS, RETURN, Action, Place, Recruit
from criminals.games.crooks.edition import Ability

FEW: Final = 10
"""Up to so many hangouts or targets there is a list for each mask; with more, a list is made when it is asked for.

Nothing is kept that was asked for: a layout is the same for all who share it, and tells nobody what others did.
"""


class Lists(Protocol):
    """A list for each mask."""

    def __getitem__(self, mask: int, /) -> tuple[Action, ...]: ...


@attrs.frozen(eq=False)
class _Chosen:
    """Of some actions those whose bits a mask has."""

    actions: tuple[Action, ...]

    def __getitem__(self, mask: int) -> tuple[Action, ...]:
        return tuple([action for at, action in enumerate(self.actions) if mask >> at & 1])


@attrs.frozen(eq=False)
class _RecruitLists:
    recruits: Lists

    def __getitem__(self, payable: int) -> tuple[Action, ...]:
        return (*self.recruits[payable], PASS)


@attrs.frozen(eq=False)
class _PlaceLists:
    face_up: Lists
    face_down: Lists
    everywhere: int
    on_top: bool
    on_top_if_free: bool
    hideable: bool

    def __getitem__(self, free: int) -> tuple[Action, ...]:
        up = self.everywhere if (self.on_top_if_free if free else self.on_top) else free
        down = free if self.hideable else 0
        return (*self.face_up[up], *self.face_down[down]) or (RETURN,)


def recruit_lists(recruits: tuple[Recruit, ...]) -> Lists:
    """By the hangouts that have crooks and can be paid for: these, then passing (§3.2, §3.4)."""
    return _kept(_RecruitLists(_chosen(recruits)), len(recruits))


def place_lists(places: tuple[Place, ...], *, on_top: bool, on_top_if_free: bool, hideable: bool) -> Lists:
    """By the targets where one has no crook: where a crook may go, face up and then, if it is `hideable`, face down.

    `places` are face up at each target, then face down at each. `on_top` and `on_top_if_free` are what `goes_on_top`
    says without a free target and with one. If the crook can go nowhere, it can but be returned (§3.10).
    """
    targets = len(places) // 2
    face_up, face_down = _chosen(places[:targets]), _chosen(places[targets:])
    return _kept(_PlaceLists(face_up, face_down, (1 << targets) - 1, on_top, on_top_if_free, hideable), targets)


def _kept(lists: Lists, bits: int) -> Lists:
    return tuple([lists[mask] for mask in range(1 << bits)]) if bits <= FEW else lists


def _chosen(actions: tuple[Action, ...]) -> Lists:
    if len(actions) > FEW:
        return _Chosen(actions)
    chosen: list[tuple[Action, ...]] = [()]
    for action in actions:  # twice as many with each: without it and with it
        chosen += [(*some, action) for some in chosen]
    return tuple(chosen)


def goes_on_top(ability: Ability | None, *, free: bool) -> bool:
    """Whether a crook may go, face up, on one's own, with a free target elsewhere or without one (§4.3-§4.5).

    An Accomplice and a Killer may; a Swap may if those below can move.
    """
    return ability in (Ability.ACCOMPLICE, Ability.KILLER) or (ability is Ability.SWAP and free)
