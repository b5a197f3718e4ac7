"""Lists of legal actions that follow from a few bits: made from the law once, and looked up in every turn.

Bit h of a mask stands for the hangout h, or bit t for the target t.
"""

from functools import cache
from types import MappingProxyType
from typing import Final, Protocol, TypeVar, cast

import attrs

from criminals.games.crooks.box.edition import Ability, Crook
from criminals.games.crooks.rules.actions import PASS, RETURN, Action, Place, Recruit
from criminals.games.crooks.rules.legality import why_not_place, why_not_return, why_not_take

FEW: Final = 9
"""Up to this number of hangouts or targets there is a list for each mask; with more, lists are made on demand.

Nothing is kept that was asked for: a layout is the same for all who share it, and tells nobody what others did.
"""

SMALL: Final = 1_000
"""Tables by ids are tuples, which are quicker, if all ids are below."""

_RETURNED: Final = (RETURN,)
_CAN_RETURN: Final = tuple(why_not_return(placeable) is None for placeable in (False, True))
"""As the law says, by whether a crook can be placed: it is asked for every list."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class ById(Protocol[T_co]):
    """A table with an entry for each crook, by its id."""

    def __getitem__(self, crook: int, /) -> T_co: ...


class ByMask(Protocol):
    """A list of actions for each mask."""

    def __getitem__(self, mask: int, /) -> tuple[Action, ...]: ...


@attrs.frozen(eq=False, repr=False)
class Lists:
    """The legal actions of recruiting and placing, and who may be taken: a part of a layout."""

    recruit: ByMask
    """By the hangouts that can be paid for."""
    place_with_money: ById[ByMask]
    """By the crook and by the targets where one has no crook, while one has $1 at least."""
    place_without_money: ById[ByMask]
    """The same without money."""
    barred_alone: frozenset[int]
    """The crooks that cannot be taken when they are the last of a hangout."""
    barred_among_others: frozenset[int]
    """The crooks that cannot be taken while others lie beside them (§4.6)."""
    first_barred: int
    """The lowest id of a crook that is barred from either, or more than any id."""


def lists_of(crooks: tuple[Crook, ...], recruits: tuple[Recruit, ...], places: tuple[Place, ...]) -> Lists:
    """The lists for the crooks of a box; `places` are face up at each target, then face down at each."""
    alone, among_others = _barred(crooks, others=0), _barred(crooks, others=1)
    return Lists(
        recruit=recruit_lists(recruits),
        place_with_money=place_lists(crooks, places, money=True),
        place_without_money=place_lists(crooks, places, money=False),
        barred_alone=alone,
        barred_among_others=among_others,
        first_barred=min(alone | among_others, default=max([crook.id for crook in crooks]) + 1),
    )


def by_id(items: dict[int, T]) -> ById[T]:
    """A table that nobody can change; places without a crook are never asked for."""
    top = max(items)
    return tuple([cast(T, items.get(crook)) for crook in range(top + 1)]) if top < SMALL else MappingProxyType(items)


def _barred(crooks: tuple[Crook, ...], others: int) -> frozenset[int]:
    return frozenset([crook.id for crook in crooks if why_not_take(crook.ability, True, others) is not None])


def recruit_lists(recruits: tuple[Recruit, ...]) -> ByMask:
    """By the hangouts that can be paid for: these, then passing (§3.2, §3.4)."""
    return _kept(_RecruitLists(_chosen(recruits)), len(recruits))


def place_lists(crooks: tuple[Crook, ...], places: tuple[Place, ...], *, money: bool) -> ById[ByMask]:
    """By the crook, and by the targets where one has no crook: where it may go, face up and then face down.

    Crooks that may go to the same places share their lists. One that can go nowhere can only be returned (§3.10).
    """
    targets = len(places) // 2
    face_up, face_down = _chosen(places[:targets]), _chosen(places[targets:])

    @cache
    def shared(up: _Where, down: _Where) -> ByMask:
        return _kept(_PlaceLists(face_up, face_down, up, down, (1 << targets) - 1), targets)

    @cache
    def of(ability: Ability | None) -> ByMask:
        return shared(_where(ability, face_down=False, money=money), _where(ability, face_down=True, money=money))

    return by_id({crook.id: of(crook.ability) for crook in crooks})


@attrs.frozen
class _Where:
    """The targets that the law allows for a crook: free ones, and taken ones with or without room elsewhere."""

    free: bool
    taken_with_room: bool
    taken_without_room: bool

    def mask(self, free: int, everywhere: int) -> int:
        """The targets it may go to, by the free ones."""
        taken = self.taken_with_room if free else self.taken_without_room
        return (free if self.free else 0) | (everywhere ^ free if taken else 0)


def _where(ability: Ability | None, *, face_down: bool, money: bool) -> _Where:
    def may_go(crooks: int, room: int) -> bool:
        return why_not_place(ability, face_down, crooks, room, money) is None

    return _Where(free=may_go(0, 1), taken_with_room=may_go(1, 1), taken_without_room=may_go(1, 0))


@attrs.frozen(eq=False)
class _RecruitLists:
    recruits: ByMask

    def __getitem__(self, payable: int) -> tuple[Action, ...]:
        return (*self.recruits[payable], PASS)


@attrs.frozen(eq=False)
class _PlaceLists:
    face_up: ByMask
    face_down: ByMask
    up: _Where
    down: _Where
    everywhere: int

    def __getitem__(self, free: int) -> tuple[Action, ...]:
        everywhere = self.everywhere
        places = self.face_up[self.up.mask(free, everywhere)] + self.face_down[self.down.mask(free, everywhere)]
        return _RETURNED if _CAN_RETURN[bool(places)] else places


@attrs.frozen(eq=False)
class _Chosen:
    """Of some actions those whose bits a mask has."""

    actions: tuple[Action, ...]

    def __getitem__(self, mask: int) -> tuple[Action, ...]:
        return tuple([action for at, action in enumerate(self.actions) if mask >> at & 1])


def _kept(lists: ByMask, bits: int) -> ByMask:
    return tuple([lists[mask] for mask in range(1 << bits)]) if bits <= FEW else lists


def _chosen(actions: tuple[Action, ...]) -> ByMask:
    if len(actions) > FEW:
        return _Chosen(actions)
    chosen: list[tuple[Action, ...]] = [()]
    for action in actions:  # twice as many with each: without it and with it
        chosen += [(*some, action) for some in chosen]
    return tuple(chosen)
