"""What is printed in a box (§1): cards, boards, notes. An edition is a value handed to the rules.

Money is dollars, in steps of $10 (§1.2).
"""

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Annotated, ClassVar, Final

import attrs
from typing_extensions import override

from criminals.core.base.constraints import Length, Natural, Range
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.box.editions import a_kind_of, all_of, check_edition, numbers_by_players, repeated
from criminals.core.game.notation import LARGEST, truth, whole, whole_numbers
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
    """What a card is (§1.3)."""

    PRESS = "press"
    INK = "ink"
    PAPER = "paper"
    HOLOGRAM = "hologram"
    LUNCH = "lunch"
    JET = "jet"
    LOTTERY = "lottery"
    GREAT_LAWYER = "great-lawyer"
    NEGLIGENT_LAWYER = "negligent-lawyer"


@attrs.frozen
class Card:
    """A card (§1.3): `id` names it, `players` is the fewest it is used for, `value` what a lottery ticket pays."""

    id: CardId = attrs.field(validator=whole)
    letter: Letter = attrs.field(validator=a_kind_of(str))
    kind: Kind = attrs.field(validator=a_kind_of(Kind))
    players: PlayerCount = attrs.field(default=2, validator=whole)
    value: Natural = attrs.field(default=0, validator=whole)

    @override
    def __str__(self) -> str:
        """What it is, and what it pays: `press`, `lottery $50`."""
        return f"{self.kind.value} ${self.value}" if self.value else self.kind.value


@attrs.frozen
class MarketSpace:
    """A space of the black market (§1.5): what a card there costs, and whether a bin takes it away (§3.6)."""

    price: Natural = attrs.field(validator=whole)
    bin: bool = attrs.field(default=False, validator=truth)


@attrs.frozen
class Space:
    """An action space (§1.5): `hat` moves the police (§3.4), `sunglasses` make the first player (§4.5)."""

    hat: bool = attrs.field(default=False, validator=truth)
    sunglasses: bool = attrs.field(default=False, validator=truth)


def _spaces(spaces: Iterable[Space]) -> tuple[Space, ...]:
    return all_of(Space, "a Space", spaces)


def _market(spaces: Iterable[MarketSpace]) -> tuple[MarketSpace, ...]:
    return all_of(MarketSpace, "a MarketSpace", spaces)


@attrs.frozen
class Board:
    """A side of the board (§1.5), for the player counts of `starts`, which says where the police pawn starts (§2.1).

    Spaces stand from left to right: so they are numbered, from 1 (§4.8).
    """

    starts: FrozenMap[PlayerCount, TrackSpace] = attrs.field(converter=numbers_by_players)
    market: Annotated[tuple[MarketSpace, ...], SPACES] = attrs.field(converter=_market)
    print: Annotated[tuple[Space, ...], SPACES] = attrs.field(converter=_spaces)
    shop: Annotated[tuple[Space, ...], SPACES] = attrs.field(converter=_spaces)
    fence: Annotated[tuple[Space, ...], SPACES] = attrs.field(converter=_spaces)
    defraud: Annotated[tuple[Space, ...], SPACES] = attrs.field(converter=_spaces)
    commercial: Space | None = attrs.field(validator=a_kind_of(Space, or_none=True))
    jet: Space | None = attrs.field(validator=a_kind_of(Space, or_none=True))
    last: TrackSpace = attrs.field(validator=whole)
    """The last space of the police track (§5.4)."""
    godfathers: TrackSpaces = attrs.field(converter=whole_numbers)
    investigations: TrackSpaces = attrs.field(converter=whole_numbers)
    strikes: TrackSpaces = attrs.field(converter=whole_numbers)


def _cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    return all_of(Card, "a Card", cards)


def _boards(boards: Iterable[Board]) -> tuple[Board, ...]:
    return all_of(Board, "a Board", boards)


@attrs.frozen(cache_hash=True)  # it is the key of its layouts
class Edition:
    """A box: its cards, its boards, its notes, what each player starts with, and how long the police wait.

    An edition that cannot be played with is refused when it is made: `InvalidEdition` names every fault at once, and a
    field of the wrong type is a `TypeError`.
    """

    game: ClassVar[str] = "counterfeiters"

    name: Annotated[str, Length(1, LONGEST_NAME)] = attrs.field(validator=a_kind_of(str))
    cards: Annotated[tuple[Card, ...], CARDS] = attrs.field(converter=_cards)
    boards: Annotated[tuple[Board, ...], Length(1, MOST_CARDS)] = attrs.field(converter=_boards)
    fakes: Annotated[tuple[Natural, ...], Length(3, 3)] = attrs.field(converter=whole_numbers)
    """How many fakes there are of each quality (§1.1)."""
    money: Annotated[int, Range(0, MOST_DOLLARS)] = attrs.field(validator=whole)
    """All the real money (§1.2)."""
    purses: Annotated[tuple[Natural, ...], Length(2, MOST_CARDS)] = attrs.field(converter=whole_numbers)
    """What the first player starts with, the second, and so on (§2.2)."""
    henchmen: Annotated[int, Range(1, LARGEST)] = attrs.field(default=3, validator=whole)
    """How many each player has (§1.4)."""
    patience: Annotated[int, Range(1, LONGEST_PATIENCE)] = attrs.field(default=3, validator=whole)
    """After how many quiet rounds in a row the police pawn moves by itself (§3.5)."""

    @property
    def players(self) -> tuple[int, ...]:
        """How many can play, ascending."""
        return tuple(sorted(players for board in self.boards for players in board.starts))

    def card(self, id_: int) -> Card:
        """The card of an id; `KeyError` if there is none."""
        return {card.id: card for card in self.cards}[id_]

    def __attrs_post_init__(self) -> None:
        check_edition(self, _faults(self))


def _faults(edition: Edition) -> Iterator[str]:
    for id_ in repeated(card.id for card in edition.cards):
        yield f"two cards have the id {id_}"
    for card in edition.cards:
        yield from _card_faults(card)
    for kind in (Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER):
        if sum(card.kind is kind for card in edition.cards) > 1:
            yield f"there is more than one card {kind.value} (§6.2)"
    if len(edition.fakes) != len(QUALITIES) or any(count < 0 for count in edition.fakes):
        yield "fakes are three counts from 0 up, by quality (§1.1)"
    if edition.henchmen < 1:
        yield f"{edition.henchmen} henchmen are too few (§1.4)"
    if not 1 <= edition.patience <= MOST_PATIENCE:
        yield f"a patience of {edition.patience} rounds is not one of 1 to {MOST_PATIENCE} (§3.5)"
    if edition.money < 0 or edition.money % STEP:
        yield f"${edition.money} are not made of ${STEP} notes (§1.2)"
    if edition.money > MOST_MONEY:
        yield f"${edition.money} are more than ${MOST_MONEY}, the most that a box can hold"
    if any(purse < 0 or purse % STEP for purse in edition.purses):
        yield f"the purses are not made of ${STEP} notes (§1.2)"
    if not edition.boards:
        yield "it has no board"
    for number, board in enumerate(edition.boards, 1):
        for fault in _board_faults(board):
            yield f"board {number}: {fault}"
    for players in repeated(players for board in edition.boards for players in board.starts):
        yield f"two boards are for {players} players (§2.1)"
    for players in sorted({players for board in edition.boards for players in board.starts}):
        yield from _player_count_faults(edition, players)


def _card_faults(card: Card) -> Iterator[str]:
    if not 1 <= card.id <= LARGEST:
        yield f"card {card.id}: an id is a number from 1 to {LARGEST}"
    if card.letter not in (STARTERS, *STACK_LETTERS):
        yield f"card {card.id}: the letters are S, A, B, C and D, not {card.letter!r} (§1.3)"
    if card.players not in PLAYERS:
        yield f"card {card.id}: it is marked for {card.players} players, 2 to 4 can play (§1.3)"
    if card.value < 0 or card.value % STEP:
        yield f"card {card.id}: a value of ${card.value} is not made of ${STEP} notes (§1.2)"
    if (card.kind is Kind.LOTTERY) != (card.value > 0):
        yield f"card {card.id}: a lottery ticket has a value, and no other card has (§1.3)"
    if card.letter == STARTERS and card.kind not in (Kind.PRESS, Kind.INK, Kind.PAPER):
        yield f"card {card.id}: players start with a press, and with ink or paper, not with {card} (§2.3)"


def _board_faults(board: Board) -> Iterator[str]:
    if not board.starts:
        yield "it says for no player count where the pawn starts (§2.1)"
    for players, start in board.starts.items():
        if not 0 <= start < board.last:
            yield f"{players} players: the pawn cannot start on space {start}, the last being {board.last} (§2.1)"
    if board.last > LONGEST_TRACK:
        yield f"the track has more than {LONGEST_TRACK} spaces"
    for space in board.market:
        if space.price < 0 or space.price % STEP:
            yield f"a price of ${space.price} is not made of ${STEP} notes (§1.2)"
    for name in ("godfathers", "investigations", "strikes"):
        spaces: tuple[int, ...] = getattr(board, name)
        if list(spaces) != sorted(set(spaces)) or any(not 0 < space <= board.last for space in spaces):
            yield f"the {name} do not stand in rising order on spaces 1 to {board.last} (§1.5)"
    if board.last not in board.godfathers:
        yield "the last space is no Godfather (§5.4)"
    if len(board.investigations) > len(QUALITIES):
        yield f"there are more than {len(QUALITIES)} investigations (§5.2)"
    others = (board.print, board.shop, board.fence, tuple(s for s in (board.commercial, board.jet) if s is not None))
    if any(space.sunglasses for spaces in others for space in spaces):
        yield "only a space for tax fraud can have sunglasses (§4.5)"


def _player_count_faults(edition: Edition, players: int) -> Iterator[str]:
    if players not in PLAYERS:
        yield f"{players} players: 2 to 4 can play (§2.1)"
        return
    if len(edition.purses) < players:
        yield f"{players} players: there are purses for {len(edition.purses)} (§2.2)"
    needed = sum(edition.purses[:players])
    if edition.money < needed:
        yield f"{players} players: the purses need ${needed}, the box has ${edition.money} (§2.2)"
    starters = [card for card in edition.cards if card.letter == STARTERS and card.players <= players]
    presses = sum(card.kind is Kind.PRESS for card in starters)
    for what, count in (("presses", presses), ("ink and paper", len(starters) - presses)):
        if count < players:
            yield f"{players} players: only {count} starting cards are {what} (§2.3)"
