"""An edition laid out for a number of players: every name looked up, every action and phase made once."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import product
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
    Pick,
    Place,
    Recruit,
    SpyHangout,
    SpyTarget,
    Take,
)
from criminals.games.crooks.edition import Ability, Crook, Edition
from criminals.games.crooks.lists import Lists, place_lists, recruit_lists
from criminals.games.crooks.phase import Over, Picking, Placing, Recruiting, Spying, Taking
from criminals.games.crooks.pieces import FaceDown, FaceUp, Look, Origin, face_up

LEAVE: Final = Leave()
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
    first_boss: int
    swaps: frozenset[int]
    on_top: frozenset[int]
    """Accomplices and Killers: they may always be placed on one's own crooks."""
    recruits: tuple[Recruit, ...]
    takes: Mapping[int, Take]
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
    shown: tuple[tuple[dict[int, tuple[FaceUp]], ...], ...]
    """Crooks that lie alone, face up, by hangout, number and id, as far as there were any: `face_up_alone` finds one."""
    turns: Mapping[tuple[bool, ...], tuple[Recruiting | Over, ...]]
    """By who has passed, the turn after each seat's (§3.1)."""
    clockwise: tuple[tuple[int, ...], ...]
    """For each seat, the others and then itself, in the order of turns (§3.1)."""
    only: tuple[frozenset[int], ...]
    """For each seat, the set of just that seat."""
    recruit_lists: Lists
    """What is legal in recruiting, by the hangouts that can be paid for."""
    place_lists: Mapping[int, Lists]
    """What is legal in placing with money left, by the crook and by the targets where one has no crook."""
    place_shown_lists: Mapping[int, Lists]
    """The same without money."""
    every_hangout: int
    """A bit for each hangout."""
    every_target: int
    """A bit for each target."""
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


def face_up_alone(layout: Layout, hangout: int, number: int, crook: int) -> tuple[FaceUp]:
    """A crook that lies alone, face up: it came from a hangout when so many lay there."""
    made = layout.shown[hangout][number]
    try:
        return made[crook]
    except KeyError:
        made[crook] = stack = (face_up(crook, Origin(layout.letters[hangout], number)),)
        return stack


def _with(edition: Edition, ability: Ability) -> frozenset[int]:
    return frozenset(crook.id for crook in edition.crooks if crook.ability is ability)


def _place_lists(places: tuple[Place, ...]) -> dict[Ability | None, tuple[Lists, Lists]]:
    """The lists of placing, by the crook's ability: without money and with it (§3.8)."""

    def both(on_top: Callable[[int], bool]) -> tuple[Lists, Lists]:
        return place_lists(places, on_top, hidden=False), place_lists(places, on_top, hidden=True)

    alone = both(lambda _: False)
    on_top = both(lambda _: True)
    return {
        None: alone,
        Ability.PICKPOCKET: alone,
        Ability.SPY: alone,
        Ability.BOSS: (alone[0], alone[0]),  # never face down (§4.6)
        Ability.ACCOMPLICE: on_top,
        Ability.KILLER: on_top,
        Ability.SWAP: both(bool),  # on one's own, if they can move elsewhere (§4.4)
    }


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
    recruits = tuple(map(Recruit, letters))
    places = tuple(Place(target, down) for down in (False, True) for target in edition.targets)
    only = tuple(frozenset((s,)) for s in seats)
    recruiting = tuple(map(Recruiting, seats))
    clockwise = tuple(tuple((s + k) % players for k in range(1, players + 1)) for s in seats)
    by_ability = _place_lists(places)
    return Layout(
        edition=edition,
        players=players,
        letters=letters,
        sizes=sizes,
        dearest=max(sizes),
        hangouts={letter: h for h, letter in enumerate(letters)},
        targets={target: t for t, target in enumerate(edition.targets)},
        crooks=MappingProxyType({crook.id: crook for crook in edition.crooks}),
        everyone=frozenset(crook.id for crook in edition.crooks),
        undealt=len(edition.crooks) - sum(sizes),
        abilities={crook.id: crook.ability for crook in edition.crooks},
        bosses=_with(edition, Ability.BOSS),
        first_boss=min(_with(edition, Ability.BOSS), default=1 << 62),
        swaps=_with(edition, Ability.SWAP),
        on_top=_with(edition, Ability.ACCOMPLICE) | _with(edition, Ability.KILLER),
        recruits=recruits,
        takes={crook.id: Take(crook.id) for crook in edition.crooks},
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
        shown=tuple(tuple({} for _ in numbers) for _, numbers in piles),
        looks=tuple(tuple(tuple(Look(s, h, n) for n in numbers) for h, numbers in piles) for s in seats),
        turns={
            passed: tuple(_next_turn(recruiting, passed, others) for others in clockwise)
            for passed in product((False, True), repeat=players)
        },
        clockwise=clockwise,
        only=only,
        recruit_lists=recruit_lists(recruits),
        place_lists={crook.id: by_ability[crook.ability][1] for crook in edition.crooks},
        place_shown_lists={crook.id: by_ability[crook.ability][0] for crook in edition.crooks},
        every_hangout=(1 << len(sizes)) - 1,
        every_target=(1 << targets) - 1,
        purses=tuple(money * len(sizes) for money in range(max(sizes) + 1)),
        shifts=tuple(s * targets for s in seats),
        shrinking=tuple(tuple(_shrinking(sizes, h, n) for n in range(size + 1)) for h, size in enumerate(sizes)),
        spots=tuple(tuple(1 << s * targets + t for t in range(targets)) for s in seats),
        others=tuple(tuple(everything ^ 1 << s * targets + t for t in range(targets)) for s in seats),
    )


def _next_turn(
    recruiting: tuple[Recruiting, ...], passed: tuple[bool, ...], others: tuple[int, ...]
) -> Recruiting | Over:
    """The turn of the first of the others who has not passed; none when all have (§3.3)."""
    return next((recruiting[other] for other in others if not passed[other]), OVER)


def payable_of(sizes: tuple[int, ...], dearest: int) -> int:
    """For each sum of money, up to what any hangout costs, a bit for each hangout that can be paid for with it."""
    width = len(sizes)
    bits = [
        1 << money * width + hangout
        for money in range(1, dearest + 1)
        for hangout, size in enumerate(sizes)
        if 0 < size <= money
    ]
    return sum(bits)


def _shrinking(sizes: tuple[int, ...], hangout: int, number: int) -> int:
    """What taking one of so many crooks from a hangout changes in `payable_of`."""

    def alone(size: int) -> int:
        return payable_of(tuple(size if at == hangout else 0 for at in range(len(sizes))), max(sizes))

    return alone(number) ^ alone(number - 1)
