"""An edition laid out for a number of players: every name looked up, every action and phase made once."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from string import ascii_uppercase
from types import MappingProxyType
from typing import Any, Final

import attrs
from typing_extensions import override

from criminals.core.layouts import BoxLayout, check_players
from criminals.games.crooks.actions import (
    Decline,
    Kill,
    Leave,
    Move,
    Pass,
    Pick,
    Place,
    Recruit,
    Return,
    SpyHangout,
    SpyTarget,
    Take,
)
from criminals.games.crooks.edition import Ability, Crook, Edition
from criminals.games.crooks.phase import Over, Placing, Recruiting, Taking
from criminals.games.crooks.pieces import Look, Origin

PASS: Final = Pass()
LEAVE: Final = Leave()
RETURN: Final = Return()
PICK: Final = Pick()
DECLINE: Final = Decline()
OVER: Final = Over()


@attrs.frozen(eq=False, repr=False)
class Layout(BoxLayout):
    """Lookup tables for one edition and player count; `lay_out` makes them. Tuples are by hangout, target or seat.

    `taking` is by seat and hangout, `placing` and `looks` by seat, hangout and number.
    """

    edition: Edition
    players: int
    letters: str
    sizes: tuple[int, ...]
    dearest: int
    """What the fullest hangout costs at first."""
    hangouts: Mapping[str, int]
    targets: Mapping[int, int]
    crooks: Mapping[int, Crook]
    everyone: frozenset[int]
    """The ids of all crooks."""
    undealt: int
    """How many of them stay in the box (§2.3)."""
    abilities: Mapping[int, Ability | None]
    bosses: frozenset[int]
    swaps: frozenset[int]
    on_top: frozenset[int]
    """Accomplices and Killers: they may always be placed on one's own crooks."""
    recruits: tuple[Recruit, ...]
    take: Callable[[int], Take]
    """The action that takes a crook, by its id."""
    places: tuple[Place, ...]
    """Face up at each target, then face down at each."""
    everywhere: tuple[bool, ...]
    """True for each target."""
    moves: tuple[Move, ...]
    kills: tuple[Kill, ...]
    spy_targets: tuple[SpyTarget, ...]
    spy_hangouts: tuple[SpyHangout, ...]
    recruiting: tuple[Recruiting, ...]
    taking: tuple[tuple[Taking, ...], ...]
    placing: tuple[tuple[tuple[Placing, ...], ...], ...]
    looks: tuple[tuple[tuple[Look, ...], ...], ...]
    clockwise: tuple[tuple[int, ...], ...]
    """For each seat, the others and then itself, in the order of turns (§3.1)."""
    only: tuple[frozenset[int], ...]
    """For each seat, the set of just that seat."""

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return lay_out, (self.edition, self.players)


def _with(edition: Edition, ability: Ability) -> frozenset[int]:
    return frozenset(crook.id for crook in edition.crooks if crook.ability is ability)


def lay_out(edition: Edition, players: int) -> Layout:
    """The layout of an edition for so many players; `ValueError` if the edition has none for them (§2.1)."""
    check_players(edition, players)
    return _layout(edition, players)


@lru_cache(maxsize=64)
def _layout(edition: Edition, players: int) -> Layout:
    sizes = edition.piles[players]
    letters = ascii_uppercase[: len(sizes)]
    seats = range(players)
    piles = [(letter, range(size + 1)) for letter, size in zip(letters, sizes, strict=True)]
    return Layout(
        edition=edition,
        players=players,
        letters=letters,
        sizes=sizes,
        dearest=max(sizes),
        hangouts=MappingProxyType({letter: h for h, letter in enumerate(letters)}),
        targets=MappingProxyType({target: t for t, target in enumerate(edition.targets)}),
        crooks=MappingProxyType({crook.id: crook for crook in edition.crooks}),
        everyone=frozenset(crook.id for crook in edition.crooks),
        undealt=len(edition.crooks) - sum(sizes),
        abilities=MappingProxyType({crook.id: crook.ability for crook in edition.crooks}),
        bosses=_with(edition, Ability.BOSS),
        swaps=_with(edition, Ability.SWAP),
        on_top=_with(edition, Ability.ACCOMPLICE) | _with(edition, Ability.KILLER),
        recruits=tuple(map(Recruit, letters)),
        take={crook.id: Take(crook.id) for crook in edition.crooks}.__getitem__,
        places=tuple(Place(target, down) for down in (False, True) for target in edition.targets),
        everywhere=(True,) * len(edition.targets),
        moves=tuple(map(Move, edition.targets)),
        kills=tuple(map(Kill, seats)),
        spy_targets=tuple(map(SpyTarget, edition.targets)),
        spy_hangouts=tuple(map(SpyHangout, letters)),
        recruiting=tuple(map(Recruiting, seats)),
        taking=tuple(tuple(Taking(s, h) for h in letters) for s in seats),
        placing=tuple(tuple(tuple(Placing(s, Origin(h, n)) for n in numbers) for h, numbers in piles) for s in seats),
        looks=tuple(tuple(tuple(Look(s, h, n) for n in numbers) for h, numbers in piles) for s in seats),
        clockwise=tuple(tuple((s + k) % players for k in range(1, players + 1)) for s in seats),
        only=tuple(frozenset((s,)) for s in seats),
    )
