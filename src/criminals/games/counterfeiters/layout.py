"""An edition laid out for a number of players: every name looked up, every action and phase made once."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import attrs
from typing_extensions import override

from criminals.games.counterfeiters.actions import (
    FLIGHTS,
    Buy,
    Decline,
    Defraud,
    Dine,
    Fakes,
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
class Layout:
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
    slices: tuple[slice, slice, slice, slice]
    """Where those for printing, the supermarket, the fence and tax fraud are among all spaces."""
    places: Mapping[type, Mapping[Any, int]]
    """The numbers of the spaces, by the action that is played there and its own name for the space."""
    flights: Mapping[str, int]
    """The numbers of the spaces for flying that there are."""
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
    lunches: frozenset[int]
    all_presses: frozenset[int]
    inks: frozenset[int]
    papers: frozenset[int]
    holograms: frozenset[int]
    godfathers: frozenset[int]
    strikes: frozenset[int]
    refused: tuple[int, ...]
    """For each space of the track, up to which quality the supermarket refuses fakes (§5.2)."""
    prices: tuple[int, ...]
    """What each space of the market costs."""
    cheapest: int
    bins: tuple[bool, ...]
    """Whether each space of the market has a bin."""
    nobody: Standing
    """All spaces free."""
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
    only: tuple[frozenset[int], ...]
    """For each seat, the set of just that seat."""

    def holding(self, ids: tuple[int, ...]) -> Holding:
        """What cards amount to, by their ids."""
        return _holding(self, ids)

    # What is asked at every move: sets find it faster than a `Holding` is looked up, or made.

    def has_jet(self, ids: tuple[int, ...]) -> bool:
        """Whether a private jet is among cards."""
        return not self.jets.isdisjoint(ids)

    def quality_of(self, ids: tuple[int, ...]) -> int:
        """What quality cards print: how many different ones of ink, paper and hologram there are (§4.2)."""
        return 3 - self.inks.isdisjoint(ids) - self.papers.isdisjoint(ids) - self.holograms.isdisjoint(ids)

    def presses_of(self, ids: tuple[int, ...]) -> int:
        """How many presses there are among cards."""
        return len(self.all_presses.intersection(ids))

    def lunches_of(self, ids: tuple[int, ...]) -> int:
        """How many lunches there are among cards."""
        return len(self.lunches.intersection(ids))

    @override
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Layout):
            return NotImplemented
        return self is other or (self.players == other.players and self.edition == other.edition)

    @override
    def __hash__(self) -> int:
        return hash((self.edition.name, self.players))

    @override
    def __repr__(self) -> str:
        return f"<{self.edition.name!r} for {self.players} players>"

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return lay_out, (self.edition, self.players)


def lay_out(edition: Edition, players: int) -> Layout:
    """The layout of an edition for so many players; `ValueError` if the edition has none for them (§2.1)."""
    if type(players) is not int or players not in edition.players:
        counts = ", ".join(map(str, edition.players))
        raise ValueError(f"edition {edition.name!r} is for {counts} players, not {players!r} (§2.1)")
    return _layout(edition, players)


def shoppings(space: int, refused: int, held: Fakes) -> Iterator[Shop]:
    """What can be changed at a space of the supermarket: the fewest of quality 1 first, then of 2 (§4.3, §5.2)."""
    for fakes in _choices(held, MOST_SHOPPED):
        if not any(fakes[:refused]):
            yield _shop(space, fakes)


def fencings(space: int, held: Fakes) -> Iterator[Fence]:
    """What can be sold at a space of the fence: the fewest of quality 1 first, then of 2 (§4.4)."""
    return (_fence(space, fakes) for fakes in _choices(held, MOST_FENCED))


def _choices(held: Fakes, most: int) -> Iterator[Fakes]:
    one, two, three = held
    for fakes in product(range(one + 1), range(two + 1), range(three + 1)):
        if 1 <= sum(fakes) <= most:
            yield fakes


def _slice(numbers: range) -> slice:
    return slice(numbers.start, numbers.stop)


# What is remembered stays out of layouts: views have them, and a view holds nothing that changes.


@lru_cache(maxsize=4096)
def _shop(space: int, fakes: Fakes) -> Shop:
    return Shop(space, fakes)


@lru_cache(maxsize=4096)
def _fence(space: int, fakes: Fakes) -> Fence:
    return Fence(space, fakes)


@lru_cache(maxsize=4096)
def free_prints(standing: Standing) -> tuple[Print, ...]:
    """What can be done on the free ones of the spaces for printing, by who stands there."""
    return tuple(map(Print, _free(standing)))


@lru_cache(maxsize=4096)
def free_defrauds(standing: Standing) -> tuple[Defraud, ...]:
    """What can be done on the free ones of the spaces for tax fraud, by who stands there."""
    return tuple(map(Defraud, _free(standing)))


@lru_cache(maxsize=4096)
def shops(standing: Standing, refused: int, held: Fakes) -> tuple[Shop, ...]:
    """What can be changed in the supermarket, by who stands there, what is refused, and fakes held, at most 3 each."""
    return tuple(shop for space in _free(standing) for shop in shoppings(space, refused, held))


@lru_cache(maxsize=4096)
def fences(standing: Standing, held: Fakes) -> tuple[Fence, ...]:
    """What can be sold at the fence, by who stands there, and fakes held, at most 8 each."""
    return tuple(fence for space in _free(standing) for fence in fencings(space, held))


def _free(standing: Standing) -> list[int]:
    """The numbers, from 1, of the spaces where nobody stands."""
    return [space for space, seat in enumerate(standing, 1) if seat is None]


@lru_cache(maxsize=64)
def _flights(name: str, digits: int) -> tuple[Fly, ...]:
    """Every flight that moves so many notes that their number has at most so many binary digits."""
    return tuple(Fly(name, notes * STEP) for notes in range(1, 2**digits))


@lru_cache(maxsize=8192)
def _holding(layout: Layout, ids: tuple[int, ...]) -> Holding:
    owned = [layout.cards[id_] for id_ in ids]
    kinds = [card.kind for card in owned]
    return Holding(
        presses=layout.presses_of(ids),
        quality=layout.quality_of(ids),
        lunches=layout.lunches_of(ids),
        jet=layout.has_jet(ids),
        tickets=tuple(card.value for card in owned if card.kind is Kind.LOTTERY),
        lawyers=frozenset(kind for kind in LAWYERS if kind in kinds),
    )


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
        slices=(_slice(ranges["print"]), _slice(shop), _slice(fence), _slice(ranges["defraud"])),
        places=MappingProxyType({**numbered, Fly: flying}),
        flights=flying,
        cards=MappingProxyType(cards),
        of_kind=MappingProxyType(of_kind),
        letters=letters,
        deck=tuple(letter for letter, ids in letters for _ in ids),
        presses=tuple(id_ for id_ in starting if cards[id_].kind is Kind.PRESS)[:players],
        starters=tuple(id_ for id_ in starting if cards[id_].kind is not Kind.PRESS),
        jets=of_kind[Kind.JET],
        lunches=of_kind[Kind.LUNCH],
        all_presses=of_kind[Kind.PRESS],
        inks=of_kind[Kind.INK],
        papers=of_kind[Kind.PAPER],
        holograms=of_kind[Kind.HOLOGRAM],
        godfathers=frozenset(board.godfathers),
        strikes=frozenset(board.strikes),
        refused=tuple(sum(space <= at for space in board.investigations) for at in range(board.last + 1)),
        prices=tuple(space.price for space in board.market),
        cheapest=min((space.price for space in board.market), default=0),
        bins=tuple(space.bin for space in board.market),
        nobody=(None,) * len(spaces),
        buys=tuple(map(Buy, range(1, len(board.market) + 1))),
        prints=tuple(map(Print, range(1, len(board.print) + 1))),
        defrauds=tuple(map(Defraud, range(1, len(board.defraud) + 1))),
        flies=MappingProxyType({name: _flights(name, notes.bit_length())[:notes] for name in FLIGHTS}),
        retakes=tuple(map(Retake, spaces)),
        playing=tuple(map(Playing, seats)),
        clockwise=tuple(tuple((s + k) % players for k in range(1, players + 1)) for s in seats),
        only=tuple(frozenset((s,)) for s in seats),
    )
