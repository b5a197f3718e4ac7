"""The content of a box (§1): cards, boards, notes. The rules take all of it from an edition, which is a value.

Money is dollars, in steps of $10 (§1.2).
"""

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Annotated, ClassVar, Final

import attrs
from typing_extensions import override

from criminals.core.base.constraints import Length, Natural, Range
from criminals.core.base.errors import Fault
from criminals.core.base.faults import named, under_all
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.box.cards import GameCard
from criminals.core.box.editions import a_kind_of, all_of, check_edition, numbers_by_players, repeated
from criminals.core.game.notation import LARGEST, truth, whole, whole_numbers
from criminals.games.counterfeiters.box.faults import fault
from criminals.games.counterfeiters.box.fields import (
    CARDS,
    LONGEST_NAME,
    LONGEST_PATIENCE,
    MOST_CARDS,
    MOST_DOLLARS,
    PLAYERS,
    SPACES,
    CardId,
    Letter,
    PlayerCount,
    TrackSpace,
    TrackSpaces,
)

STEP: Final = 10
"""Money comes in steps of this many dollars (§1.2)."""

STARTERS: Final = "S"
"""The letter of the cards that players start with (§1.3)."""

STACK_LETTERS: Final = "ABCD"
"""The letters of the stack, the top ones first (§2.4)."""

QUALITIES: Final = (1, 2, 3)
"""The qualities of fakes (§1.1)."""

MOST_MONEY: Final = 1_000_000
"""The most that a box can hold: a layout has a flight for every amount."""

LONGEST_TRACK: Final = 1_000
"""The most spaces of a police track: a layout has something to say of each."""

MOST_PATIENCE: Final = 1_000
"""The longest patience of an edition: with the track it bounds a game."""


class Kind(Enum):
    """The kind of a card (§1.3)."""

    PRESS = "press"
    """Makes two fakes whenever its owner prints (§4.2)."""
    INK = "ink"
    """Raises the quality of printed fakes by one, like paper and a hologram; a second one adds nothing (§4.2)."""
    PAPER = "paper"
    """Raises the quality of printed fakes by one (§4.2)."""
    HOLOGRAM = "hologram"
    """Raises the quality of printed fakes by one (§4.2)."""
    LUNCH = "lunch"
    """Turns a fake into money after each round and at the end (§3.7, §6.3)."""
    JET = "jet"
    """Lets its owner use the jet's space, where a flight costs nothing (§4.6)."""
    LOTTERY = "lottery"
    """Pays its value at the end (§6.3)."""
    GREAT_LAWYER = "great-lawyer"
    """Lets its owner play a henchman again at the end, before the Negligent Lawyer (§6.2)."""
    NEGLIGENT_LAWYER = "negligent-lawyer"
    """Lets its owner play a henchman again at the end, after the Great Lawyer (§6.2)."""


@attrs.frozen
class Card(GameCard):
    """A card (§1.3): `id` names it, `players` is the fewest it is used for, `value` what a lottery ticket pays."""

    game: ClassVar[str] = "counterfeiters"

    id: CardId = attrs.field(validator=whole)
    """The number that names the card."""
    letter: Letter = attrs.field(validator=a_kind_of(str))
    """S for the start, or A, B, C or D."""
    kind: Kind = attrs.field(validator=a_kind_of(Kind))
    """The kind of the card."""
    players: PlayerCount = attrs.field(default=2, validator=whole)
    """The smallest number of players that it is used with."""
    value: Natural = attrs.field(default=0, validator=whole)
    """The dollars that a lottery ticket pays; 0 for other cards."""

    @override
    def __str__(self) -> str:
        """The kind, and for a ticket its value: `press`, `lottery $50`."""
        return f"{self.kind.value} ${self.value}" if self.value else self.kind.value


@attrs.frozen
class MarketSpace:
    """A space of the black market (§1.5): what a card there costs, and whether a bin takes it away (§3.6)."""

    price: Natural = attrs.field(validator=whole)
    """The price in dollars."""
    bin: bool = attrs.field(default=False, validator=truth)
    """True if a card here is thrown away when a round ends."""


@attrs.frozen
class Space:
    """An action space (§1.5): `hat` moves the police (§3.4), `sunglasses` make the first player (§4.5)."""

    hat: bool = attrs.field(default=False, validator=truth)
    """True if it shows a police hat."""
    sunglasses: bool = attrs.field(default=False, validator=truth)
    """True if it shows sunglasses."""


def _spaces(spaces: Iterable[Space]) -> tuple[Space, ...]:
    return all_of(Space, "a Space", spaces)


def _market(spaces: Iterable[MarketSpace]) -> tuple[MarketSpace, ...]:
    return all_of(MarketSpace, "a MarketSpace", spaces)


@attrs.frozen
class Board:
    """A side of the board (§1.5), for the player counts of `starts`, which says where the police pawn starts (§2.1).

    Spaces are numbered from left to right, from 1 (§4.8).
    """

    starts: FrozenMap[PlayerCount, TrackSpace] = attrs.field(converter=numbers_by_players)
    """The start of the police pawn, for each number of players the board is for."""
    market: Annotated[tuple[MarketSpace, ...], SPACES] = attrs.field(converter=_market)
    """The spaces of the black market, from left to right."""
    print: Annotated[tuple[Space, ...], SPACES] = attrs.field(converter=_spaces)
    """The spaces for printing."""
    shop: Annotated[tuple[Space, ...], SPACES] = attrs.field(converter=_spaces)
    """The spaces of the supermarket."""
    fence: Annotated[tuple[Space, ...], SPACES] = attrs.field(converter=_spaces)
    """The spaces of the fence."""
    defraud: Annotated[tuple[Space, ...], SPACES] = attrs.field(converter=_spaces)
    """The spaces for tax fraud."""
    commercial: Space | None = attrs.field(validator=a_kind_of(Space, or_none=True))
    """The space for the commercial flight, or None."""
    jet: Space | None = attrs.field(validator=a_kind_of(Space, or_none=True))
    """The space for private jets, or None."""
    last: TrackSpace = attrs.field(validator=whole)
    """The last space of the police track (§5.4)."""
    godfathers: TrackSpaces = attrs.field(converter=whole_numbers)
    """The spaces of the track with the Godfather."""
    investigations: TrackSpaces = attrs.field(converter=whole_numbers)
    """The spaces of the track with an investigation."""
    strikes: TrackSpaces = attrs.field(converter=whole_numbers)
    """The spaces of the track with a strike."""


def _cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    return all_of(Card, "a Card", cards)


def _boards(boards: Iterable[Board]) -> tuple[Board, ...]:
    return all_of(Board, "a Board", boards)


@attrs.frozen(cache_hash=True)  # it is the key of its layouts
class Edition:
    """The content of a box: cards, boards, notes, what each player starts with, and how long the police wait.

    An edition that cannot be played with is refused when it is made: `InvalidEdition` names every fault at once, and a
    field of the wrong type is a `TypeError`.
    """

    game: ClassVar[str] = "counterfeiters"

    name: Annotated[str, Length(1, LONGEST_NAME)] = attrs.field(validator=a_kind_of(str))
    """The name that records use."""
    cards: Annotated[tuple[Card, ...], CARDS] = attrs.field(converter=_cards)
    """The cards of the box."""
    boards: Annotated[tuple[Board, ...], Length(1, MOST_CARDS)] = attrs.field(converter=_boards)
    """The sides of the board."""
    fakes: Annotated[tuple[Natural, ...], Length(3, 3)] = attrs.field(converter=whole_numbers)
    """The number of fakes of each quality (§1.1)."""
    money: Annotated[int, Range(0, MOST_DOLLARS)] = attrs.field(validator=whole)
    """All the real money (§1.2)."""
    purses: Annotated[tuple[Natural, ...], Length(2, MOST_CARDS)] = attrs.field(converter=whole_numbers)
    """The money that the first player starts with, the second, and so on (§2.2)."""
    henchmen: Annotated[int, Range(1, LARGEST)] = attrs.field(default=3, validator=whole)
    """The number of henchmen of each player (§1.4)."""
    patience: Annotated[int, Range(1, LONGEST_PATIENCE)] = attrs.field(default=3, validator=whole)
    """After how many quiet rounds in a row the police pawn moves by itself (§3.5)."""

    @property
    def players(self) -> tuple[int, ...]:
        """The possible numbers of players, ascending."""
        return tuple(sorted(players for board in self.boards for players in board.starts))

    def card(self, id_: int) -> Card:
        """The card with an id.

        Args:
            id_: The id of a card.

        Returns:
            The card.

        Raises:
            KeyError: The edition has no such card.
        """
        return {card.id: card for card in self.cards}[id_]

    def __attrs_post_init__(self) -> None:
        check_edition(self, _faults(self))


def _faults(edition: Edition) -> Iterator[Fault]:
    for id_ in repeated(card.id for card in edition.cards):
        yield fault("", "card_id_repeated", card=id_)
    for card in edition.cards:
        yield from _card_faults(card)
    for kind in (Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER):
        if sum(card.kind is kind for card in edition.cards) > 1:
            yield fault("6.2", "two_lawyers", card=kind.value)
    if len(edition.fakes) != len(QUALITIES) or any(count < 0 for count in edition.fakes):
        yield fault("1.1", "fake_counts")
    if edition.henchmen < 1:
        yield fault("1.4", "too_few_henchmen", henchmen=edition.henchmen)
    if not 1 <= edition.patience <= MOST_PATIENCE:
        yield fault("3.5", "patience_range", patience=edition.patience, most=MOST_PATIENCE)
    if edition.money < 0 or edition.money % STEP:
        yield fault("1.2", "odd_box", money=edition.money, step=STEP)
    if edition.money > MOST_MONEY:
        yield fault("", "box_too_rich", money=edition.money, most=MOST_MONEY)
    if any(purse < 0 or purse % STEP for purse in edition.purses):
        yield fault("1.2", "odd_purses", step=STEP)
    if not edition.boards:
        yield fault("", "no_board")
    for number, board in enumerate(edition.boards):
        yield from under_all(_board_faults(board), f"boards[{number}]")
    for players in repeated(players for board in edition.boards for players in board.starts):
        yield fault("2.1", "two_boards", players=players)
    for players in sorted({players for board in edition.boards for players in board.starts}):
        yield from _player_count_faults(edition, players)


def _card_faults(card: Card) -> Iterator[Fault]:
    if not 1 <= card.id <= LARGEST:
        yield fault("", "card_id_range", card=card.id, most=LARGEST)
    if card.letter not in (STARTERS, *STACK_LETTERS):
        yield fault("1.3", "card_letter", card=card.id, letter=named(card.letter))
    if card.players not in PLAYERS:
        yield fault("1.3", "card_players", card=card.id, players=card.players)
    if card.value < 0 or card.value % STEP:
        yield fault("1.2", "odd_value", card=card.id, value=card.value, step=STEP)
    if (card.kind is Kind.LOTTERY) != (card.value > 0):
        yield fault("1.3", "lottery_value", card=card.id)
    if card.letter == STARTERS and card.kind not in (Kind.PRESS, Kind.INK, Kind.PAPER):
        yield fault("2.3", "no_starter", card=card.id, kind=card.kind.value)


def _board_faults(board: Board) -> Iterator[Fault]:
    if not board.starts:
        yield fault("2.1", "no_starts")
    for players, start in board.starts.items():
        if not 0 <= start < board.last:
            yield fault("2.1", "start_range", players=players, start=start, last=board.last)
    if board.last > LONGEST_TRACK:
        yield fault("", "track_too_long", most=LONGEST_TRACK)
    for space in board.market:
        if space.price < 0 or space.price % STEP:
            yield fault("1.2", "odd_price", price=space.price, step=STEP)
    for name in ("godfathers", "investigations", "strikes"):
        spaces: tuple[int, ...] = getattr(board, name)
        if list(spaces) != sorted(set(spaces)) or any(not 0 < space <= board.last for space in spaces):
            yield fault("1.5", "track_out_of_order", field=name, last=board.last)
    if board.last not in board.godfathers:
        yield fault("5.4", "no_last_godfather")
    if len(board.investigations) > len(QUALITIES):
        yield fault("5.2", "too_many_investigations", most=len(QUALITIES))
    others = (board.print, board.shop, board.fence, tuple(s for s in (board.commercial, board.jet) if s is not None))
    if any(space.sunglasses for spaces in others for space in spaces):
        yield fault("4.5", "sunglasses_elsewhere")


def _player_count_faults(edition: Edition, players: int) -> Iterator[Fault]:
    if players not in PLAYERS:
        yield fault("2.1", "player_count", players=players)
        return
    if len(edition.purses) < players:
        yield fault("2.2", "too_few_purses", players=players, count=len(edition.purses))
    needed = sum(edition.purses[:players])
    if edition.money < needed:
        yield fault("2.2", "purses_too_dear", players=players, needed=needed, money=edition.money)
    starters = [card for card in edition.cards if card.letter == STARTERS and card.players <= players]
    presses = sum(card.kind is Kind.PRESS for card in starters)
    for code, count in (("too_few_presses", presses), ("too_little_ink", len(starters) - presses)):
        if count < players:
            yield fault("2.3", code, players=players, count=count)
