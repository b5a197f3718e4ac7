"""An edition laid out for a number of players: every name looked up, every action and phase made once."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import attrs
from typing_extensions import override

from criminals.core.layouts import BoxLayout, check_players
from criminals.games.counterfeiters.actions import (
    COMMERCIAL,
    FLIGHTS,
    JET,
    Buy,
    Decline,
    Defraud,
    Dine,
    Fence,
    Fly,
    LayDown,
    Print,
    Retake,
    Shop,
)
from criminals.games.counterfeiters.edition import (
    QUALITIES,
    STACK_LETTERS,
    STARTERS,
    STEP,
    Board,
    Card,
    Edition,
    Kind,
)
from criminals.games.counterfeiters.gear import BY_KIND, NO_GEAR, Gear, gear_of
from criminals.games.counterfeiters.phase import Playing

FAKE: Final = 50
"""What a fake pretends to be worth, and what the supermarket and a lunch make of it (§1.1, §4.3, §3.7)."""
RATES: Final = (20, 30, 40)
"""What the fence pays for each fake, by the lowest quality sold (§4.4)."""
FRAUD: Final = 30
"""What tax fraud brings (§4.5)."""
FARE: Final = 30
"""What a commercial flight costs (§4.6)."""
PRINTED: Final = 2
"""How many fakes a press prints (§4.2)."""
NO_FAKES: Final = (0, 0, 0)
MOST_SHOPPED: Final = 3
MOST_FENCED: Final = 8

LAY_DOWN: Final = LayDown()
DECLINE: Final = Decline()
DINES: Final = tuple(map(Dine, QUALITIES))

LAWYERS: Final = (Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER)
"""The lawyers, in the order they are asked (§6.2)."""


Standing: TypeAlias = tuple[int | None, ...]
"""For each of some spaces whose henchman stands there."""


@attrs.frozen
class Holding:
    """What the cards of a player amount to."""

    presses: int
    quality: int
    """Of what they print: how many different ones of ink, paper and hologram there are (§4.2)."""
    lunches: int
    jet: bool
    tickets: tuple[int, ...]
    """The values of the lottery tickets, by their ids."""
    lawyers: frozenset[Kind]


@attrs.frozen(eq=False, repr=False)
class Layout(BoxLayout):
    """Lookup tables for one edition and player count; `lay_out` makes them.

    A space has a number from 0 through all kinds: those of the market first, then as the fields stand here.
    """

    edition: Edition
    players: int
    board: Board
    start: int
    spaces: tuple[str, ...]
    """The names of all action spaces: `"buy 1"`, `"fly jet"`."""
    numbers: Mapping[str, int]
    """The number of a space, by its name."""
    hats: tuple[bool, ...]
    glasses: tuple[bool, ...]
    market: range
    print: range
    shop: range
    fence: range
    defraud: range
    kinds: tuple[int, ...]
    """How many the market has, and a bit for each of those and of those for printing; how many the supermarket has; of
    those of the supermarket and the fence together, and of those for tax fraud, the first one, and a bit for each."""
    places: Mapping[type, Mapping[Any, int]]
    """The numbers of the spaces, by the action that is played there and its own name for the space."""
    flights: Mapping[str, int]
    """The numbers of the spaces for flying that there are."""
    commercial: int
    jet: int
    """The spaces for flying, each as a bit; 0 if there is none."""
    cards: Mapping[int, Card]
    of_kind: Mapping[Kind, frozenset[int]]
    """The ids of the cards of each kind."""
    letters: tuple[tuple[str, tuple[int, ...]], ...]
    """The cards of the stack by letter, the top letter first: ids, ascending (§2.4)."""
    deck: tuple[str, ...]
    """The letter of each card of the whole stack, the top one first."""
    presses: tuple[int, ...]
    """For each seat, the id of the press it starts with (§2.3)."""
    starters: tuple[int, ...]
    """The ids of what may be drawn to start with (§2.3)."""
    jets: frozenset[int]
    gears: Mapping[int, Gear]
    """What each card does."""
    godfathers: frozenset[int]
    strikes: frozenset[int]
    refused: tuple[int, ...]
    """For each space of the track, up to which quality the supermarket refuses fakes (§5.2)."""
    prices: tuple[int, ...]
    """What each space of the market costs."""
    dearest: int
    """The highest price that anybody can ever pay."""
    affordable: tuple[int, ...]
    """For each amount of cash up to that, in steps of $10, which spaces are not too dear for it: a bit for each."""
    bins: tuple[int, ...]
    """The spaces of the market with a bin."""
    nobody: Standing
    """All spaces free."""
    all_open: int
    """All spaces open, each as a bit."""
    buys: tuple[Buy, ...]
    prints: tuple[Print, ...]
    defrauds: tuple[Defraud, ...]
    flies: Mapping[str, tuple[Fly, ...]]
    """Every flight, the smallest amount first."""
    retakes: tuple[Retake, ...]
    """For each space."""
    playing: tuple[Playing, ...]
    clockwise: tuple[tuple[int, ...], ...]
    """For each seat, the others and then itself, in the order of turns (§3.1)."""
    following: tuple[int, ...]
    """For each seat, the next one clockwise."""
    only: tuple[frozenset[int], ...]
    """For each seat, the set of just that seat."""

    def holding(self, ids: tuple[int, ...]) -> Holding:
        """What cards amount to, by their ids."""
        return _holding(self, ids)

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return lay_out, (self.edition, self.players)


def lay_out(edition: Edition, players: int) -> Layout:
    """The layout of an edition for so many players; `ValueError` if the edition has none for them (§2.1)."""
    check_players(edition, players)
    return _layout(edition, players)


# What is remembered stays out of layouts: views have them, and a view holds nothing that changes.


@lru_cache(maxsize=64)
def _flights(name: str, digits: int) -> tuple[Fly, ...]:
    """Every flight that moves so many notes that their number has at most so many binary digits."""
    return tuple(Fly(name, notes * STEP) for notes in range(1, 2**digits))


@lru_cache(maxsize=8192)
def _holding(layout: Layout, ids: tuple[int, ...]) -> Holding:
    owned = [layout.cards[id_] for id_ in ids]
    kinds = [card.kind for card in owned]
    gear = gear_of(ids, layout.gears)
    return Holding(
        presses=gear.presses,
        quality=gear.quality,
        lunches=gear.lunches,
        jet=gear.jet,
        tickets=tuple(card.value for card in owned if card.kind is Kind.LOTTERY),
        lawyers=frozenset(kind for kind in LAWYERS if kind in kinds),
    )


def _bits(numbers: range) -> tuple[int, int]:
    """The first of some numbers, and a bit for each."""
    return numbers.start, (1 << len(numbers)) - 1


def _affordable(board: Board, dearest: int, spaces: int) -> tuple[int, ...]:
    found: list[int] = []
    for price in sorted({0, *(space.price for space in board.market if space.price <= dearest)}):
        if price:
            found += found[-1:] * (price // STEP - len(found))  # as for the price below
        dearer = sum([1 << number for number, space in enumerate(board.market) if space.price > price])
        found.append((1 << spaces) - 1 - dearer)
    return tuple(found)


@lru_cache(maxsize=64)
def _layout(edition: Edition, players: int) -> Layout:
    board = next(board for board in edition.boards if players in board.starts)
    cards = {card.id: card for card in edition.cards}
    used = sorted(id_ for id_, card in cards.items() if card.players <= players)
    of_kind = {kind: frozenset(id_ for id_, card in cards.items() if card.kind is kind) for kind in Kind}
    starting = [id_ for id_ in used if cards[id_].letter == STARTERS]
    letters = tuple((letter, tuple(id_ for id_ in used if cards[id_].letter == letter)) for letter in STACK_LETTERS)
    kinds = {"print": board.print, "shop": board.shop, "fence": board.fence, "defraud": board.defraud}
    flights = [(name, space) for name, space in zip(FLIGHTS, (board.commercial, board.jet), strict=True) if space]
    plain = [space for group in kinds.values() for space in group]
    ranges = {"buy": range(len(board.market))}
    for kind, group in kinds.items():
        start = max(numbers.stop for numbers in ranges.values())
        ranges[kind] = range(start, start + len(group))
    named = [f"{kind} {number}" for kind, numbers in ranges.items() for number in range(1, len(numbers) + 1)]
    spaces = (*named, *(f"fly {name}" for name, _ in flights))
    shop, fence = ranges["shop"], ranges["fence"]
    flying = MappingProxyType({name: len(named) + n for n, (name, _) in enumerate(flights)})
    numbered: dict[type, Mapping[Any, int]] = {
        action: MappingProxyType(dict(enumerate(ranges[kind], 1)))
        for action, kind in ((Buy, "buy"), (Print, "print"), (Shop, "shop"), (Fence, "fence"), (Defraud, "defraud"))
    }
    seats = range(players)
    notes = edition.money // STEP
    dearest = max((space.price for space in board.market if space.price <= edition.money), default=0)
    return Layout(
        edition=edition,
        players=players,
        board=board,
        start=board.starts[players],
        spaces=spaces,
        numbers=MappingProxyType({name: number for number, name in enumerate(spaces)}),
        hats=(*(False for _ in board.market), *(s.hat for s in plain), *(s.hat for _, s in flights)),
        glasses=(*(False for _ in board.market), *(s.sunglasses for s in plain), *(s.sunglasses for _, s in flights)),
        market=range(len(board.market)),
        print=ranges["print"],
        shop=shop,
        fence=fence,
        defraud=ranges["defraud"],
        kinds=(
            len(board.market),
            (1 << ranges["print"].stop) - 1,
            len(shop),
            *_bits(range(shop.start, fence.stop)),
            *_bits(ranges["defraud"]),
        ),
        places=MappingProxyType({**numbered, Fly: flying}),
        flights=flying,
        commercial=1 << flying[COMMERCIAL] if COMMERCIAL in flying else 0,
        jet=1 << flying[JET] if JET in flying else 0,
        cards=MappingProxyType(cards),
        of_kind=MappingProxyType(of_kind),
        letters=letters,
        deck=tuple(letter for letter, ids in letters for _ in ids),
        presses=tuple(id_ for id_ in starting if cards[id_].kind is Kind.PRESS)[:players],
        starters=tuple(id_ for id_ in starting if cards[id_].kind is not Kind.PRESS),
        jets=of_kind[Kind.JET],
        gears=MappingProxyType({id_: BY_KIND.get(card.kind, NO_GEAR) for id_, card in cards.items()}),
        godfathers=frozenset(board.godfathers),
        strikes=frozenset(board.strikes),
        refused=tuple(sum(space <= at for space in board.investigations) for at in range(board.last + 1)),
        prices=tuple(space.price for space in board.market),
        dearest=dearest,
        affordable=_affordable(board, dearest, len(spaces)),
        bins=tuple(number for number, space in enumerate(board.market) if space.bin),
        nobody=(None,) * len(spaces),
        all_open=(1 << len(spaces)) - 1,
        buys=tuple(map(Buy, range(1, len(board.market) + 1))),
        prints=tuple(map(Print, range(1, len(board.print) + 1))),
        defrauds=tuple(map(Defraud, range(1, len(board.defraud) + 1))),
        flies=MappingProxyType({name: _flights(name, notes.bit_length())[:notes] for name in FLIGHTS}),
        retakes=tuple(map(Retake, spaces)),
        playing=tuple(map(Playing, seats)),
        clockwise=tuple(tuple((s + k) % players for k in range(1, players + 1)) for s in seats),
        following=tuple((s + 1) % players for s in seats),
        only=tuple(frozenset((s,)) for s in seats),
    )
