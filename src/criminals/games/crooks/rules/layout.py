"""An edition laid out for a number of players: every name looked up, every action, phase and card made once."""

from collections.abc import Mapping
from itertools import product
from string import ascii_uppercase
from types import MappingProxyType
from typing import Any, Final

import attrs
from typing_extensions import override

from criminals.core.box.layouts import BoxLayout, kept_layouts
from criminals.games.crooks.box.edition import Ability, Crook, Edition
from criminals.games.crooks.rules.actions import Kill, Move, Place, Recruit, SpyHangout, SpyTarget, Take
from criminals.games.crooks.rules.legality import why_not_place
from criminals.games.crooks.rules.lists import ById, Lists, by_id, lists_of
from criminals.games.crooks.rules.masks import Bits, bits_of
from criminals.games.crooks.rules.phase import Over, Picking, Placing, Recruiting, Spying, Taking
from criminals.games.crooks.rules.pieces import FaceDown, FaceUp, Look, Origin, face_up

OVER: Final = Over()

FEW_SHOWN: Final = 2_000
"""Up to this number of face-up crooks with their possible origins, all are made at once."""


@attrs.frozen(eq=False, repr=False)
class Seats:
    """The seats, each in its place."""

    clockwise: tuple[tuple[int, ...], ...]
    """By seat, the others and then itself, in the order of turns (§3.1)."""
    sets: tuple[frozenset[int], ...]
    """By seat, the set of just that seat."""


@attrs.frozen(eq=False, repr=False)
class Abilities:
    """The crooks with each ability (§4)."""

    of: ById[Ability | None]
    """By the id of a crook."""
    bosses: frozenset[int]
    always_placed: frozenset[int]
    """The ids of the crooks that nothing keeps from being placed: Accomplices and Killers (§4.3, §4.5)."""


@attrs.frozen(eq=False, repr=False)
class Actions:
    """Every action that names something, by what it names."""

    recruits: tuple[Recruit, ...]
    takes: ById[Take]
    """By the id of a crook."""
    places: tuple[Place, ...]
    """Face up at each target, then face down at each."""
    moves: tuple[Move, ...]
    kills: tuple[Kill, ...]
    spy_targets: tuple[SpyTarget, ...]
    spy_hangouts: tuple[SpyHangout, ...]


@attrs.frozen(eq=False, repr=False)
class Phases:
    """The phases that have few forms, by seat."""

    recruiting: tuple[Recruiting, ...]
    taking: tuple[tuple[Taking, ...], ...]
    """By seat and hangout."""
    placing: tuple[tuple[tuple[Placing, ...], ...], ...]
    """By seat, hangout and how many crooks lay there."""
    picking: tuple[Picking, ...]
    spying: tuple[Spying, ...]
    next_turns: Mapping[tuple[bool, ...], tuple[Recruiting | Over, ...]]
    """By who has passed, the turn after each seat's (§3.1)."""


@attrs.frozen(eq=False, repr=False)
class Cards:
    """Cards and looks, by where they are from: a hangout and how many crooks lay there (§6.10)."""

    face_down: tuple[tuple[tuple[tuple[FaceDown], ...], ...], ...]
    """By seat, hangout and number, a stack of one crook that only its owner knows."""
    face_up: tuple[tuple[ById[tuple[FaceUp]], ...], ...]
    """By hangout, number and id, a stack of one crook."""
    looks: tuple[tuple[tuple[Look, ...], ...], ...]
    """By seat, hangout and number."""


@attrs.frozen(eq=False, repr=False)
class Layout(BoxLayout):
    """Lookup tables for one edition and player count; `lay_out` makes them. Tuples are by hangout, target or seat."""

    edition: Edition
    players: int
    letters: str
    sizes: tuple[int, ...]
    """The number of crooks dealt to each hangout (§2.2)."""
    hangouts: Mapping[str, int]
    """By its letter, the place of each hangout."""
    targets: Mapping[int, int]
    """By its worth, the place of each target."""
    crooks: Mapping[int, Crook]
    everyone: frozenset[int]
    """The ids of all crooks."""
    undealt: int
    """The number of crooks that stay in the box (§2.3)."""
    seats: Seats
    abilities: Abilities
    actions: Actions
    phases: Phases
    cards: Cards
    lists: Lists
    bits: Bits

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return lay_out, (self.edition, self.players)


@kept_layouts
def lay_out(edition: Edition, players: int) -> Layout:
    """The layout of an edition for a number of players; `ValueError` if the edition is not for it (§2.1)."""
    sizes = edition.piles[players]
    letters = ascii_uppercase[: len(sizes)]
    seats = _seats(players)
    origins = tuple(
        tuple(Origin(letter, number) for number in range(size + 1)) for letter, size in zip(letters, sizes, strict=True)
    )
    actions = _actions(edition, letters, players)
    return Layout(
        edition=edition,
        players=players,
        letters=letters,
        sizes=sizes,
        hangouts=MappingProxyType({letter: h for h, letter in enumerate(letters)}),
        targets=MappingProxyType({target: t for t, target in enumerate(edition.targets)}),
        crooks=MappingProxyType({crook.id: crook for crook in edition.crooks}),
        everyone=frozenset(crook.id for crook in edition.crooks),
        undealt=len(edition.crooks) - sum(sizes),
        seats=seats,
        abilities=_abilities(edition),
        actions=actions,
        phases=_phases(seats, letters, origins),
        cards=_cards(edition, seats, origins),
        lists=lists_of(edition.crooks, actions.recruits, actions.places),
        bits=bits_of(sizes, len(edition.targets), players),
    )


def _seats(players: int) -> Seats:
    return Seats(
        clockwise=tuple(tuple((s + k) % players for k in range(1, players + 1)) for s in range(players)),
        sets=tuple(frozenset((s,)) for s in range(players)),
    )


def _abilities(edition: Edition) -> Abilities:
    def on_a_full_row(crook: Crook) -> bool:
        return why_not_place(crook.ability, face_down=False, crooks=1, room=0, money=0) is None

    return Abilities(
        of=by_id({crook.id: crook.ability for crook in edition.crooks}),
        bosses=frozenset(crook.id for crook in edition.crooks if crook.ability is Ability.BOSS),
        always_placed=frozenset(crook.id for crook in edition.crooks if on_a_full_row(crook)),
    )


def _actions(edition: Edition, letters: str, players: int) -> Actions:
    targets = edition.targets
    return Actions(
        recruits=tuple(map(Recruit, letters)),
        takes=by_id({crook.id: Take(crook.id) for crook in edition.crooks}),
        places=tuple(Place(target, down) for down in (False, True) for target in targets),
        moves=tuple(map(Move, targets)),
        kills=tuple(map(Kill, range(players))),
        spy_targets=tuple(map(SpyTarget, targets)),
        spy_hangouts=tuple(map(SpyHangout, letters)),
    )


def _phases(seats: Seats, letters: str, origins: tuple[tuple[Origin, ...], ...]) -> Phases:
    players = range(len(seats.sets))
    recruiting = tuple(map(Recruiting, players))

    def next_turn(passed: tuple[bool, ...], others: tuple[int, ...]) -> Recruiting | Over:
        """The turn of the first of the others who has not passed; none when all have (§3.3)."""
        return next((recruiting[other] for other in others if not passed[other]), OVER)

    return Phases(
        recruiting=recruiting,
        taking=tuple(tuple(Taking(s, letter) for letter in letters) for s in players),
        placing=tuple(tuple(tuple(Placing(s, origin) for origin in pile) for pile in origins) for s in players),
        picking=tuple(map(Picking, players)),
        spying=tuple(map(Spying, players)),
        next_turns=MappingProxyType(
            {
                passed: tuple(next_turn(passed, others) for others in seats.clockwise)
                for passed in product((False, True), repeat=len(players))
            }
        ),
    )


def _cards(edition: Edition, seats: Seats, origins: tuple[tuple[Origin, ...], ...]) -> Cards:
    few = len(edition.crooks) * sum([len(pile) - 1 for pile in origins]) <= FEW_SHOWN

    def shown(origin: Origin) -> ById[tuple[FaceUp]]:
        alone = _Alone(origin)
        return by_id({crook.id: alone[crook.id] for crook in edition.crooks}) if few else alone

    return Cards(
        face_down=tuple(
            tuple(tuple((FaceDown(origin, only),) for origin in pile) for pile in origins) for only in seats.sets
        ),
        face_up=tuple(tuple(map(shown, pile)) for pile in origins),
        looks=tuple(
            tuple(tuple(Look(s, origin.hangout, origin.number) for origin in pile) for pile in origins)
            for s in range(len(seats.sets))
        ),
    )


@attrs.frozen(eq=False)
class _Alone:
    """The crooks of an origin by their ids, each alone and face up."""

    origin: Origin

    def __getitem__(self, crook: int) -> tuple[FaceUp]:
        return (face_up(crook, self.origin),)
