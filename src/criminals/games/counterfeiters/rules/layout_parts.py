"""The parts of a layout: lookup tables that follow from an edition and a player count, each made by a `lay_out_...`."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

import attrs

from criminals.core.base.seats import Seat
from criminals.games.counterfeiters.box.edition import STACK_LETTERS, STARTERS, STEP, Board, Card, Edition, Kind
from criminals.games.counterfeiters.rules.actions import (
    COMMERCIAL,
    FLIGHTS,
    JET,
    Buy,
    Defraud,
    Fence,
    Fly,
    Print,
    Retake,
    Shop,
    new_fly,
)
from criminals.games.counterfeiters.rules.gear import BY_KIND, NO_GEAR, Gear
from criminals.games.counterfeiters.rules.legality import most_flown, why_not_board, why_not_buy, why_not_fly
from criminals.games.counterfeiters.rules.phase import Playing
from criminals.games.counterfeiters.rules.prices import fare


@attrs.frozen(eq=False)
class Numbers:
    """The numbers of the action spaces, from 0 through all kinds in the order of the fields."""

    market: range
    print: range
    shop: range
    fence: range
    defraud: range
    flights: Mapping[str, int]
    """The spaces for flying that there are, by their own names."""
    by_action: Mapping[type, Mapping[Any, int]]
    """The spaces by the action that is played there, and its own name for the space."""
    by_name: Mapping[str, int]
    """The spaces by their names, such as `"buy 1"` or `"fly jet"`."""


def lay_out_numbers(board: Board) -> Numbers:
    """Number the spaces of a board."""
    market = range(len(board.market))
    print_ = range(market.stop, market.stop + len(board.print))
    shop = range(print_.stop, print_.stop + len(board.shop))
    fence = range(shop.stop, shop.stop + len(board.fence))
    defraud = range(fence.stop, fence.stop + len(board.defraud))
    built = [name for name, space in zip(FLIGHTS, (board.commercial, board.jet), strict=True) if space]
    flights = MappingProxyType({name: number for number, name in enumerate(built, defraud.stop)})
    by_action: dict[type, Mapping[Any, int]] = {
        action: MappingProxyType(dict(enumerate(numbers, 1)))
        for action, numbers in ((Buy, market), (Print, print_), (Shop, shop), (Fence, fence), (Defraud, defraud))
    }
    by_action[Fly] = flights
    by_name = {
        f"{action.__name__.lower()} {space}": number
        for action, numbers in by_action.items()
        for space, number in numbers.items()
    }
    proxies = MappingProxyType(by_action), MappingProxyType(by_name)
    return Numbers(market, print_, shop, fence, defraud, flights, *proxies)


@attrs.frozen(eq=False)
class Marks:
    """The marks printed on the action spaces, by their numbers."""

    hats: tuple[bool, ...]
    """The spaces where a henchman moves the police (§3.4)."""
    glasses: tuple[bool, ...]
    """The spaces that make a player first in the next round (§3.8)."""
    prices: tuple[int, ...]
    """The price of each space of the market (§4.1)."""
    bins: tuple[int, ...]
    """The numbers of the spaces of the market with a bin (§3.6)."""


def lay_out_marks(board: Board) -> Marks:
    """Look up the marks on a board."""
    flights = [space for space in (board.commercial, board.jet) if space]
    spaces = (*board.print, *board.shop, *board.fence, *board.defraud, *flights)
    plain = (False,) * len(board.market)
    return Marks(
        hats=(*plain, *(space.hat for space in spaces)),
        glasses=(*plain, *(space.sunglasses for space in spaces)),
        prices=tuple(space.price for space in board.market),
        bins=tuple(number for number, space in enumerate(board.market) if space.bin),
    )


@attrs.frozen(eq=False)
class Dealing:
    """The cards as they are dealt: ids, ascending."""

    letters: tuple[tuple[str, tuple[int, ...]], ...]
    """The cards of the stack by letter, the top letter first (§2.4)."""
    presses: tuple[int, ...]
    """For each seat the press it starts with (§2.3)."""
    starters: tuple[int, ...]
    """The ink and paper of which each seat draws one to start with (§2.3)."""


def lay_out_dealing(edition: Edition, players: int) -> Dealing:
    """Sort out the cards that are used with a number of players."""
    used = sorted((card for card in edition.cards if card.players <= players), key=lambda card: card.id)
    starting = [card for card in used if card.letter == STARTERS]
    return Dealing(
        letters=tuple((letter, tuple(c.id for c in used if c.letter == letter)) for letter in STACK_LETTERS),
        presses=tuple(card.id for card in starting if card.kind is Kind.PRESS)[:players],
        starters=tuple(card.id for card in starting if card.kind is not Kind.PRESS),
    )


@attrs.frozen(eq=False)
class Effects:
    """The effects of cards, by their ids."""

    of_kind: Mapping[Kind, frozenset[int]]
    """The cards of each kind."""
    jets: frozenset[int]
    gears: Mapping[int, Gear]
    """The gear that each card is."""
    barred_without_jet: frozenset[int]
    """The cards that nobody may buy who has no private jet."""
    barred_with_jet: frozenset[int]
    """The cards that nobody may buy who has one (§4.1)."""


def lay_out_effects(cards: Mapping[int, Card]) -> Effects:
    """Look up what cards do."""
    of_kind = {kind: frozenset(id_ for id_, card in cards.items() if card.kind is kind) for kind in Kind}
    jets = of_kind[Kind.JET]
    gears = {id_: BY_KIND.get(card.kind, NO_GEAR) for id_, card in cards.items()}
    return Effects(
        of_kind=MappingProxyType(of_kind),
        jets=jets,
        gears=MappingProxyType(gears),
        barred_without_jet=frozenset(id_ for id_ in cards if why_not_buy(id_, 0, 0, jets, has_jet=False)),
        barred_with_jet=frozenset(id_ for id_ in cards if why_not_buy(id_, 0, 0, jets, has_jet=True)),
    )


@attrs.frozen(eq=False)
class Track:
    """The police track (§5)."""

    start: int
    godfathers: frozenset[int]
    strikes: frozenset[int]
    refused: tuple[int, ...]
    """For each space the highest quality that the supermarket refuses; 0 if it takes all (§5.2)."""


def lay_out_track(board: Board, players: int) -> Track:
    """Look up what the spaces of the track do."""
    return Track(
        start=board.starts[players],
        godfathers=frozenset(board.godfathers),
        strikes=frozenset(board.strikes),
        refused=tuple(sum(space <= at for space in board.investigations) for at in range(board.last + 1)),
    )


@attrs.frozen(eq=False)
class Seating:
    """The order of the seats, and their numbers from another seat's point of view."""

    clockwise: tuple[tuple[Seat, ...], ...]
    """For each seat, the others and then itself, in the order of turns (§3.1)."""
    following: tuple[Seat, ...]
    """For each seat, the next one clockwise."""
    playing: tuple[Playing, ...]
    """For each seat, its turn."""
    seat_sets: tuple[frozenset[Seat], ...]
    """For each seat, the set of just that seat."""


@lru_cache(maxsize=8)
def lay_out_seating(players: int) -> Seating:
    """Seat the players."""
    seats = range(players)
    return Seating(
        clockwise=tuple(tuple((seat + k) % players for k in range(1, players + 1)) for seat in seats),
        following=tuple((seat + 1) % players for seat in seats),
        playing=tuple(map(Playing, seats)),
        seat_sets=tuple(frozenset((seat,)) for seat in seats),
    )


@attrs.frozen(eq=False)
class Actions:
    """Actions that are the same in every state."""

    flies: Mapping[str, tuple[Fly, ...]]
    """The flights that all the money of the box would allow, the smallest amount first."""
    retakes: tuple[Retake, ...]
    """For each space."""


def lay_out_actions(money: int, spaces: tuple[str, ...]) -> Actions:
    """Make the actions of a box with an amount of money and with spaces of these names."""
    notes = money // STEP
    flies = {name: _flights(name, notes.bit_length())[:notes] for name in FLIGHTS}
    return Actions(MappingProxyType(flies), tuple(map(Retake, spaces)))


@lru_cache(maxsize=64)
def _flights(name: str, digits: int) -> tuple[Fly, ...]:
    """The flights whose number of notes has at most `digits` binary digits: few lengths, shared by all layouts."""
    most = most_flown(0, (2**digits - 1) * STEP)
    return tuple([new_fly(name, amount) for amount in range(STEP, most + STEP, STEP)])


@attrs.frozen(eq=False)
class Bits:
    """Sets of action spaces as bits: that of a space is `1 << number`."""

    spaces: int
    """All of them."""
    stalls: int
    """The number of spaces of the market; they are the lowest bits."""
    prints: int
    wares: int
    """The spaces of the market and for printing."""
    shops: int
    """The number of spaces of the supermarket."""
    first_change: int
    """The number of its first one."""
    changes: int
    """The spaces of the supermarket and the fence."""
    first_defraud: int
    """The number of the first space for tax fraud."""
    defrauds: int
    commercial: int
    """The space for commercial flights; 0 if there is none."""
    jet: int
    """The space for private jets; 0 if there is none."""
    boarding_without_jet: tuple[int, ...]
    """The flights that one without a private jet may board, by the space of the track (§4.6, §5.3)."""
    boarding_with_jet: tuple[int, ...]
    """The flights that one with a private jet may board."""
    dearest: int
    """The highest cost of a space that anybody can ever pay."""
    affordable: tuple[int, ...]
    """For each amount of cash up to that, in steps of $10, all spaces but those whose card or flight is too dear."""


def lay_out_bits(numbers: Numbers, track: Track, prices: tuple[int, ...], money: int) -> Bits:
    """Make the bits of some spaces, for a box with an amount of money."""
    spaces = _bits(range(len(numbers.by_name)))
    dearest = max((cost for cost in _costs(numbers, prices) if cost <= money), default=0)
    return Bits(
        spaces=spaces,
        stalls=len(numbers.market),
        prints=_bits(numbers.print),
        wares=_bits(numbers.market) | _bits(numbers.print),
        shops=len(numbers.shop),
        first_change=numbers.shop.start,
        changes=_bits(numbers.shop) | _bits(numbers.fence),
        first_defraud=numbers.defraud.start,
        defrauds=_bits(numbers.defraud),
        commercial=1 << numbers.flights[COMMERCIAL] if COMMERCIAL in numbers.flights else 0,
        jet=1 << numbers.flights[JET] if JET in numbers.flights else 0,
        boarding_without_jet=_boarding(numbers, track, has_jet=False),
        boarding_with_jet=_boarding(numbers, track, has_jet=True),
        dearest=dearest,
        affordable=_affordable(numbers, prices, dearest),
    )


def _bits(numbers: range) -> int:
    return sum([1 << number for number in numbers])


def _boarding(numbers: Numbers, track: Track, has_jet: bool) -> tuple[int, ...]:
    by_strike = [
        sum([1 << number for flight, number in numbers.flights.items() if not why_not_board(flight, has_jet, strike)])
        for strike in (False, True)
    ]
    return tuple([by_strike[at in track.strikes] for at in range(len(track.refused))])


_ANY_CARD: Final = 0


def _affordable(numbers: Numbers, prices: tuple[int, ...], dearest: int) -> tuple[int, ...]:
    found: list[int] = []
    for cash in sorted({0, dearest, *_costs(numbers, prices)}):
        if cash <= dearest:
            found += found[-1:] * (cash // STEP - len(found))  # as for the cost below
            too_dear = [n for n, price in enumerate(prices) if why_not_buy(_ANY_CARD, price, cash, (), has_jet=False)]
            too_dear += [n for flight, n in numbers.flights.items() if why_not_fly(STEP, fare(flight), cash)]
            found.append(_bits(range(len(numbers.by_name))) - sum([1 << number for number in too_dear]))
    return tuple(found)


def _costs(numbers: Numbers, prices: tuple[int, ...]) -> set[int]:
    """The least cash for each space of the market, and for the smallest flight on each space for flying."""
    return {*prices, *(fare(flight) + STEP for flight in numbers.flights)}
