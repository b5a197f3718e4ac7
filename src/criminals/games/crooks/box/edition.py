"""The content of a box (§1): crooks, targets, pile sizes, money. The rules take all of it from an edition, a value."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Annotated, ClassVar, Final

import attrs
from typing_extensions import override

from criminals.core.base.constraints import Natural, Range
from criminals.core.base.errors import Fault
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.box.cards import GameCard
from criminals.core.box.editions import a_kind_of, all_of, check_edition, numbers_by_players, repeated
from criminals.core.game.notation import LARGEST, whole, whole_numbers
from criminals.games.crooks.box.faults import fault
from criminals.games.crooks.box.fields import PLAYERS, Count, CrookId, PlayerCount, TargetNumber

MOST_HANGOUTS: Final = 26
"""A hangout is named by one letter of the alphabet."""


class Gang(Enum):
    """The gangs, in the order they are scored (§1.4, §5.6)."""

    NORTHSIDE = "northside"
    WESTSIDE = "westside"
    OUTFIT = "outfit"


class Ability(Enum):
    """The ability of a crook, used when the crook is placed face up from the hand (§4)."""

    PICKPOCKET = "pickpocket"
    """Takes money from the bank (§4.2)."""
    ACCOMPLICE = "accomplice"
    """Can be placed on crooks of its owner (§4.3)."""
    SWAP = "swap"
    """Can be placed on crooks of its owner, which move to another target (§4.4)."""
    KILLER = "killer"
    """Discards all crooks of one player at its target (§4.5)."""
    BOSS = "boss"
    """Never lies face down, and can only be taken when no other crook is left in its hangout (§4.6)."""
    SPY = "spy"
    """Looks at the face-down crooks at a target, or into a hangout (§4.7)."""


def _gangs(gangs: Iterable[Gang]) -> tuple[Gang, ...]:
    return all_of(Gang, "a Gang", gangs)


@attrs.frozen
class Crook(GameCard):
    """A crook's card (§1.1). Its `modifier` is added to the worth of the target where it lies (§5.2)."""

    game: ClassVar[str] = "crooks"

    id: CrookId = attrs.field(validator=whole)
    """The number that names the crook."""
    level: Annotated[int, Range(1)] = attrs.field(validator=whole)
    """The level, at least 1."""
    modifier: int = attrs.field(default=0, validator=whole)
    """The number to add to the worth of its target."""
    gangs: tuple[Gang, ...] = attrs.field(default=(), converter=_gangs)
    """The gangs it belongs to, none twice."""
    ability: Ability | None = attrs.field(default=None, validator=a_kind_of(Ability, or_none=True))
    """The ability, or None."""

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
    """The content of a box: crooks, targets, money, and for each number of players the piles and the points for a gang.

    An edition that cannot be played with is refused when it is made: `InvalidEdition` names every fault at once, and a
    field of the wrong type is a `TypeError`.
    """

    game: ClassVar[str] = "crooks"

    name: str = attrs.field(validator=a_kind_of(str))
    """The name that records use."""
    crooks: tuple[Crook, ...] = attrs.field(converter=_crooks)
    """The deck."""
    targets: tuple[TargetNumber, ...] = attrs.field(converter=whole_numbers)
    """The numbers of the targets, ascending."""
    piles: FrozenMap[PlayerCount, tuple[Count, ...]] = attrs.field(converter=_sizes)
    """The sizes of the piles for each number of players, hangout A first."""
    purse: Natural = attrs.field(validator=whole)
    """The money that each player starts with."""
    money: Natural = attrs.field(validator=whole)
    """All the money of the box."""
    gang_points: FrozenMap[PlayerCount, Natural] = attrs.field(converter=numbers_by_players)
    """The points for a gang, for each number of players."""

    @property
    def players(self) -> tuple[int, ...]:
        """The possible numbers of players, ascending."""
        return tuple(self.piles)

    def crook(self, id_: int) -> Crook:
        """The crook with an id.

        Args:
            id_: The id of a crook.

        Returns:
            The crook.

        Raises:
            KeyError: The edition has no such crook.
        """
        return {crook.id: crook for crook in self.crooks}[id_]

    def __attrs_post_init__(self) -> None:
        check_edition(self, _faults(self))


def _faults(edition: Edition) -> Iterator[Fault]:
    yield from _crook_faults(edition.crooks)
    yield from _target_faults(edition.targets)
    if edition.purse < 0:
        yield fault("", "purse_negative", purse=edition.purse)
    claimed = sorted({*edition.piles, *edition.gang_points})
    if not claimed:
        yield fault("", "no_player_count")
    for players in claimed:
        yield from _player_count_faults(edition, players)


def _crook_faults(crooks: tuple[Crook, ...]) -> Iterator[Fault]:
    for id_ in repeated(crook.id for crook in crooks):
        yield fault("", "crook_id_repeated", crook=id_)
    for crook in crooks:
        if not 1 <= crook.id <= LARGEST:
            yield fault("", "crook_id_range", crook=crook.id, most=LARGEST)
        if crook.level < 1:
            yield fault("", "level_too_low", crook=crook.id, level=crook.level)
        for gang in repeated(crook.gangs):
            yield fault("", "gang_repeated", crook=crook.id, gang=gang.value)


def _target_faults(targets: tuple[int, ...]) -> Iterator[Fault]:
    if not targets:
        yield fault("", "no_targets")
    for target in targets:
        if not 0 <= target <= LARGEST:
            yield fault("", "target_range", target=target, most=LARGEST)
    for target in repeated(targets):
        yield fault("", "target_repeated", target=target)
    if list(targets) != sorted(targets):
        yield fault("", "targets_out_of_order")


def _player_count_faults(edition: Edition, players: int) -> Iterator[Fault]:
    if players not in PLAYERS:
        yield fault("", "player_count", players=players)
    if players not in edition.gang_points:
        yield fault("", "no_gang_points", players=players)
    elif edition.gang_points[players] < 0:
        yield fault("", "gang_points_negative", players=players, points=edition.gang_points[players])
    needed = players * edition.purse
    if edition.money < needed:
        purse, money = edition.purse, edition.money
        yield fault("", "purses_too_dear", players=players, purse=purse, needed=needed, money=money)
    if players not in edition.piles:
        yield fault("", "no_pile_sizes", players=players)
        return
    piles = edition.piles[players]
    if not piles:
        yield fault("", "no_piles", players=players)
    if len(piles) > MOST_HANGOUTS:
        yield fault("", "too_many_piles", players=players, count=len(piles), most=MOST_HANGOUTS)
    for size in piles:
        if size < 1:
            yield fault("", "empty_pile", players=players, size=size)
    if sum(piles) > len(edition.crooks):
        yield fault("", "too_few_crooks", players=players, needed=sum(piles), count=len(edition.crooks))
