"""What is printed in a box (§1): crooks, targets, pile sizes, money. An edition is a value handed to the rules."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Annotated, ClassVar, Final

import attrs
from typing_extensions import override

from criminals.core.base.constraints import Natural, Range
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.box.editions import a_kind_of, all_of, check_edition, numbers_by_players, repeated
from criminals.core.game.notation import LARGEST, whole, whole_numbers
from criminals.games.crooks.box.fields import PLAYERS, Count, CrookId, PlayerCount, TargetNumber

MOST_HANGOUTS: Final = 26
"""A hangout is named by one letter of the alphabet."""


class Gang(Enum):
    """The gangs, in the order they are scored (§1.4, §5.6)."""

    NORTHSIDE = "northside"
    WESTSIDE = "westside"
    OUTFIT = "outfit"


class Ability(Enum):
    """What a crook can do when it is placed face up from the hand (§4)."""

    PICKPOCKET = "pickpocket"
    ACCOMPLICE = "accomplice"
    SWAP = "swap"
    KILLER = "killer"
    BOSS = "boss"
    SPY = "spy"


def _gangs(gangs: Iterable[Gang]) -> tuple[Gang, ...]:
    return all_of(Gang, "a Gang", gangs)


@attrs.frozen
class Crook:
    """A crook's card (§1.1): `id` names it, `modifier` goes to the worth of the target where it lies (§5.2)."""

    id: CrookId = attrs.field(validator=whole)
    level: Annotated[int, Range(1)] = attrs.field(validator=whole)
    modifier: int = attrs.field(default=0, validator=whole)
    gangs: tuple[Gang, ...] = attrs.field(default=(), converter=_gangs)
    ability: Ability | None = attrs.field(default=None, validator=a_kind_of(Ability, or_none=True))

    @override
    def __str__(self) -> str:
        """Level, modifier, its gangs' initials, and its ability: `7+2`, `3o killer`."""
        face = f"{self.level}{f'{self.modifier:+}' if self.modifier else ''}{''.join(g.value[0] for g in self.gangs)}"
        return face if self.ability is None else f"{face} {self.ability.value}"


def _crooks(crooks: Iterable[Crook]) -> tuple[Crook, ...]:
    return all_of(Crook, "a Crook", crooks)


def _sizes(by_players: Mapping[int, Iterable[int]]) -> FrozenMap[int, tuple[int, ...]]:
    return FrozenMap((players, whole_numbers(by_players[players])) for players in sorted(whole_numbers(by_players)))


@attrs.frozen(cache_hash=True)  # it is the key of its layouts
class Edition:
    """A box: its crooks, its targets in rising order, and by player count the pile sizes and the points for a gang.

    An edition that cannot be played with is refused when it is made: `InvalidEdition` names every fault at once, and a
    field of the wrong type is a `TypeError`.
    """

    game: ClassVar[str] = "crooks"

    name: str = attrs.field(validator=a_kind_of(str))
    crooks: tuple[Crook, ...] = attrs.field(converter=_crooks)
    targets: tuple[TargetNumber, ...] = attrs.field(converter=whole_numbers)
    piles: FrozenMap[PlayerCount, tuple[Count, ...]] = attrs.field(converter=_sizes)
    purse: Natural = attrs.field(validator=whole)
    money: Natural = attrs.field(validator=whole)
    gang_points: FrozenMap[PlayerCount, Natural] = attrs.field(converter=numbers_by_players)

    @property
    def players(self) -> tuple[int, ...]:
        """How many can play, ascending."""
        return tuple(self.piles)

    def crook(self, id_: int) -> Crook:
        """The card of an id; `KeyError` if there is none."""
        return {crook.id: crook for crook in self.crooks}[id_]

    def __attrs_post_init__(self) -> None:
        check_edition(self, _faults(self))


def _faults(edition: Edition) -> Iterator[str]:
    yield from _crook_faults(edition.crooks)
    yield from _target_faults(edition.targets)
    if edition.purse < 0:
        yield f"a purse of ${edition.purse} is less than nothing"
    claimed = sorted({*edition.piles, *edition.gang_points})
    if not claimed:
        yield "it says for no player count how to play"
    for players in claimed:
        yield from _player_count_faults(edition, players)


def _crook_faults(crooks: tuple[Crook, ...]) -> Iterator[str]:
    for id_ in repeated(crook.id for crook in crooks):
        yield f"two crooks have the id {id_}"
    for crook in crooks:
        if not 1 <= crook.id <= LARGEST:
            yield f"crook {crook.id}: an id is a number from 1 to {LARGEST}"
        if crook.level < 1:
            yield f"crook {crook.id}: level {crook.level} is below 1"
        for gang in repeated(crook.gangs):
            yield f"crook {crook.id}: the gang {gang.value} stands twice"


def _target_faults(targets: tuple[int, ...]) -> Iterator[str]:
    if not targets:
        yield "it has no targets"
    for target in targets:
        if not 0 <= target <= LARGEST:
            yield f"target {target}: a target is worth 0 to {LARGEST}"
    for target in repeated(targets):
        yield f"two targets are worth {target}"
    if list(targets) != sorted(targets):
        yield "the targets do not stand in rising order"


def _player_count_faults(edition: Edition, players: int) -> Iterator[str]:
    if players not in PLAYERS:
        yield f"{players} players: 2 to 4 can play"
    if players not in edition.gang_points:
        yield f"{players} players: no points for a gang"
    elif edition.gang_points[players] < 0:
        yield f"{players} players: a gang is worth {edition.gang_points[players]} points, less than nothing"
    needed = players * edition.purse
    if edition.money < needed:
        yield f"{players} players: purses of ${edition.purse} need ${needed}, the box has ${edition.money}"
    if players not in edition.piles:
        yield f"{players} players: no pile sizes"
        return
    piles = edition.piles[players]
    if not piles:
        yield f"{players} players: no piles"
    if len(piles) > MOST_HANGOUTS:
        yield f"{players} players: {len(piles)} piles, there are {MOST_HANGOUTS} letters"
    for size in piles:
        if size < 1:
            yield f"{players} players: a pile of {size}"
    if sum(piles) > len(edition.crooks):
        yield f"{players} players: the piles need {sum(piles)} crooks, there are {len(edition.crooks)}"
