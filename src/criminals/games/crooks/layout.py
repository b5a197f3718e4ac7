"""An edition laid out for a number of players: every name looked up, every action and phase made once."""

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from itertools import product
from string import ascii_uppercase
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeVar, cast

import attrs
from typing_extensions import override

from criminals.core.layouts import BoxLayout, check_players
from criminals.games.crooks.actions import (
    Kill,
    Move,
    Place,
    Recruit,
    SpyHangout,
    SpyTarget,
    Take,
)
from criminals.games.crooks.edition import Ability, Crook, Edition
from criminals.games.crooks.lists import Lists, goes_on_top, place_lists, recruit_lists
from criminals.games.crooks.masks import payable_of, sums_of
from criminals.games.crooks.phase import Over, Picking, Placing, Recruiting, Spying, Taking
from criminals.games.crooks.pieces import FaceDown, FaceUp, Look, Origin, face_up

OVER: Final = Over()

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

FEW_SHOWN: Final = 2_000
"""Up to so many crooks that could lie face up, each from where it could have come, are all made at once."""

SMALL: Final = 1_000
"""Tables by ids are tuples, which are quicker, if all ids are below."""


class ById(Protocol[T_co]):
    """What there is for each crook, by its id."""

    def __getitem__(self, crook: int, /) -> T_co: ...


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
    abilities: ById[Ability | None]
    bosses: frozenset[int]
    first_boss: int
    """The lowest id of a Boss, or more than any id: a pile whose highest id is below it has no Boss."""
    swaps: frozenset[int]
    on_top: frozenset[int]
    """Accomplices and Killers: they may always be placed on one's own crooks."""
    on_top_if_free: frozenset[int]
    """Those and Swaps: they may be while one has a target without crooks."""
    recruits: tuple[Recruit, ...]
    takes: ById[Take]
    """The action that takes a crook, by its id."""
    places: tuple[Place, ...]
    """Face up at each target, then face down at each."""
    moves: tuple[Move, ...]
    kills: tuple[Kill, ...]
    spy_targets: tuple[SpyTarget, ...]
    spy_hangouts: tuple[SpyHangout, ...]
    recruiting: tuple[Recruiting, ...]
    picking: tuple[Picking, ...]
    spying: tuple[Spying, ...]
    taking: tuple[tuple[Taking, ...], ...]
    placing: tuple[tuple[tuple[Placing, ...], ...], ...]
    looks: tuple[tuple[tuple[Look, ...], ...], ...]
    hidden: tuple[tuple[tuple[tuple[FaceDown], ...], ...], ...]
    """Crooks that lie alone, face down, and only their owner knows, by seat, hangout and number."""
    shown: tuple[tuple[ById[tuple[FaceUp]], ...], ...]
    """Crooks that lie alone, face up, by hangout, number and id."""
    turns: Mapping[tuple[bool, ...], tuple[Recruiting | Over, ...]]
    """By who has passed, the turn after each seat's (§3.1)."""
    clockwise: tuple[tuple[int, ...], ...]
    """For each seat, the others and then itself, in the order of turns (§3.1)."""
    only: tuple[frozenset[int], ...]
    """For each seat, the set of just that seat."""
    recruit_lists: Lists
    """What is legal in recruiting, by the hangouts that can be paid for."""
    place_lists: tuple[ById[Lists], ById[Lists]]
    """What is legal in placing, without money and with it, by the crook and by the targets where one has no crook."""
    every_hangout: int
    """A bit for each hangout."""
    every_target: int
    """A bit for each target."""
    sums: int
    """For each sum of money its first bit in `State.payable`."""
    purses: tuple[int, ...]
    """Where the bits of each sum of money begin in `State.payable`, up to what the fullest hangout costs."""
    shifts: tuple[int, ...]
    """Where the bits of each seat begin in `State.free`."""
    shrinking: tuple[tuple[int, ...], ...]
    """By hangout and number, the bits of `State.payable` that change when a crook is taken there."""
    spots: tuple[tuple[int, ...], ...]
    """By seat and target, its bit of `State.free`."""
    others: tuple[tuple[int, ...], ...]
    """By seat and target, all bits of `State.free` but that one."""

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return lay_out, (self.edition, self.players)


@attrs.frozen(eq=False)
class _Alone:
    """The crooks of an origin by their ids, each alone and face up."""

    origin: Origin

    def __getitem__(self, crook: int) -> tuple[FaceUp]:
        return (face_up(crook, self.origin),)


def _shown(edition: Edition, letters: str, sizes: tuple[int, ...]) -> tuple[tuple[ById[tuple[FaceUp]], ...], ...]:
    """What `Layout.shown` is: tables, if they are not too large."""
    few = len(edition.crooks) * sum(sizes) <= FEW_SHOWN

    def of(origin: Origin) -> ById[tuple[FaceUp]]:
        alone = _Alone(origin)
        return _by_id({crook.id: alone[crook.id] for crook in edition.crooks}) if few else alone

    piles = zip(letters, sizes, strict=True)
    return tuple(tuple(of(Origin(letter, number)) for number in range(size + 1)) for letter, size in piles)


def _by_id(items: dict[int, T]) -> ById[T]:
    """A table that nobody can change; places without a crook are never asked for."""
    top = max(items)
    return tuple([cast(T, items.get(crook)) for crook in range(top + 1)]) if top < SMALL else MappingProxyType(items)


def _with(edition: Edition, ability: Ability) -> frozenset[int]:
    return frozenset(crook.id for crook in edition.crooks if crook.ability is ability)


def _place_lists(edition: Edition, places: tuple[Place, ...]) -> tuple[ById[Lists], ById[Lists]]:
    """The lists of placing, without money and with it, by the crook: one for all that may go to the same places."""
    lists = cache(partial(place_lists, places))

    def of(crook: Crook, money: bool) -> Lists:
        return lists(
            on_top=goes_on_top(crook.ability, free=False),
            on_top_if_free=goes_on_top(crook.ability, free=True),
            hideable=money and crook.ability is not Ability.BOSS,  # (§3.8, §4.6)
        )

    poor, rich = ({crook.id: of(crook, money) for crook in edition.crooks} for money in (False, True))
    return _by_id(poor), _by_id(rich)


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
    targets = len(edition.targets)
    everything = (1 << players * targets) - 1
    sums = sums_of(len(sizes), max(sizes))
    recruits = tuple(map(Recruit, letters))
    places = tuple(Place(target, down) for down in (False, True) for target in edition.targets)
    only = tuple(frozenset((s,)) for s in seats)
    recruiting = tuple(map(Recruiting, seats))
    clockwise = tuple(tuple((s + k) % players for k in range(1, players + 1)) for s in seats)
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
        abilities=_by_id({crook.id: crook.ability for crook in edition.crooks}),
        bosses=_with(edition, Ability.BOSS),
        first_boss=min(_with(edition, Ability.BOSS), default=max(crook.id for crook in edition.crooks) + 1),
        swaps=_with(edition, Ability.SWAP),
        on_top=frozenset(crook.id for crook in edition.crooks if goes_on_top(crook.ability, free=False)),
        on_top_if_free=frozenset(crook.id for crook in edition.crooks if goes_on_top(crook.ability, free=True)),
        recruits=recruits,
        takes=_by_id({crook.id: Take(crook.id) for crook in edition.crooks}),
        places=places,
        moves=tuple(map(Move, edition.targets)),
        kills=tuple(map(Kill, seats)),
        spy_targets=tuple(map(SpyTarget, edition.targets)),
        spy_hangouts=tuple(map(SpyHangout, letters)),
        recruiting=recruiting,
        picking=tuple(map(Picking, seats)),
        spying=tuple(map(Spying, seats)),
        taking=tuple(tuple(Taking(s, h) for h in letters) for s in seats),
        placing=tuple(tuple(tuple(Placing(s, Origin(h, n)) for n in numbers) for h, numbers in piles) for s in seats),
        hidden=tuple(
            tuple(tuple((FaceDown(Origin(h, n), only[s]),) for n in numbers) for h, numbers in piles) for s in seats
        ),
        shown=_shown(edition, letters, sizes),
        looks=tuple(tuple(tuple(Look(s, h, n) for n in numbers) for h, numbers in piles) for s in seats),
        turns=MappingProxyType(
            {
                passed: tuple(_next_turn(recruiting, passed, others) for others in clockwise)
                for passed in product((False, True), repeat=players)
            }
        ),
        clockwise=clockwise,
        only=only,
        recruit_lists=recruit_lists(recruits),
        place_lists=_place_lists(edition, places),
        every_hangout=(1 << len(sizes)) - 1,
        every_target=(1 << targets) - 1,
        sums=sums,
        purses=tuple(money * len(sizes) for money in range(max(sizes) + 1)),
        shifts=tuple(s * targets for s in seats),
        shrinking=tuple(
            tuple(_shrinking(len(sizes), sums, h, n) for n in range(size + 1)) for h, size in enumerate(sizes)
        ),
        spots=tuple(tuple(1 << s * targets + t for t in range(targets)) for s in seats),
        others=tuple(tuple(everything ^ 1 << s * targets + t for t in range(targets)) for s in seats),
    )


def _next_turn(
    recruiting: tuple[Recruiting, ...], passed: tuple[bool, ...], others: tuple[int, ...]
) -> Recruiting | Over:
    """The turn of the first of the others who has not passed; none when all have (§3.3)."""
    return next((recruiting[other] for other in others if not passed[other]), OVER)


def _shrinking(hangouts: int, sums: int, hangout: int, number: int) -> int:
    """What taking one of so many crooks from a hangout changes in `payable_of`."""

    def alone(size: int) -> int:
        return payable_of(tuple(size if at == hangout else 0 for at in range(hangouts)), sums)

    return alone(number) ^ alone(number - 1)
