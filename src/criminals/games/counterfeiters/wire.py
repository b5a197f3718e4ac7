"""What documents of Counterfeiters hold, class by class: the fields of each JSON object, in the order as written.

All fields are required, so none has a default. A class of a union is told by its first field, the tag. Cards are named
by id, action spaces as in actions. Money is dollars. The facts are in `wire_events`. What the docstrings say stands in
the schemas, for people who may know no Python.
"""

from typing import Annotated, Final, Literal, TypeAlias

import attrs

from criminals.core.constraints import ASCENDING, Length, Pattern, Range
from criminals.core.notation import LARGEST
from criminals.core.wire import Natural, PlayerCount, PlayerKey, SeatNumber, ViewerName
from criminals.games.counterfeiters.actions import SPACE
from criminals.games.counterfeiters.edition import Kind

MOST_CARDS: Final = 250
"""The most cards of an edition in a document, and the most spaces of one kind, boards, purses."""
MOST_MONEY: Final = 20_000
"""The most money of an edition in a document: there are as many flights as $10 notes."""
LAST_SPACE: Final = 1_000
"""The longest police track in a document."""
MOST_PATIENCE: Final = 1_000
"""The longest patience of an edition in a document."""
LONGEST_NAME: Final = 100
"""The most characters of an edition's name in a document."""

CardId: TypeAlias = Annotated[int, Range(1, LARGEST)]
CardIds: TypeAlias = Annotated[tuple[CardId, ...], ASCENDING]
SpaceName: TypeAlias = Annotated[str, Pattern(SPACE, "an action space such as print 1 or fly jet")]
FakeCounts: TypeAlias = Annotated[tuple[Natural, ...], Length(3, 3)]
"""How many fakes of quality 1, 2 and 3."""
Quality: TypeAlias = Literal[1, 2, 3]
TrackSpace: TypeAlias = Annotated[int, Range(0, LAST_SPACE)]
Lawyer: TypeAlias = Literal["great-lawyer", "negligent-lawyer"]


# --- what is printed in a box, and a deal of it ---


@attrs.frozen
class CardDocument:
    """A card (§1.3): `players` is the fewest it is used for, `value` what a lottery ticket pays, 0 for any other."""

    id: CardId
    letter: Literal["S", "A", "B", "C", "D"]
    kind: Kind
    players: PlayerCount
    value: Natural


@attrs.frozen
class MarketSpaceDocument:
    """A space of the black market: its price, and whether it has a bin (§3.6)."""

    price: Natural
    bin: bool


@attrs.frozen
class SpaceDocument:
    """An action space: a hat moves the police (§3.4), sunglasses make the first player (§4.5)."""

    hat: bool
    sunglasses: bool


SpaceDocuments: TypeAlias = Annotated[tuple[SpaceDocument, ...], Length(0, MOST_CARDS)]
TrackSpaces: TypeAlias = Annotated[tuple[TrackSpace, ...], ASCENDING]


@attrs.frozen
class BoardDocument:
    """A side of the board (§1.5); `starts` says for how many players, and where the police pawn starts."""

    starts: dict[PlayerKey, TrackSpace]
    market: Annotated[tuple[MarketSpaceDocument, ...], Length(0, MOST_CARDS)]
    print: SpaceDocuments
    shop: SpaceDocuments
    fence: SpaceDocuments
    defraud: SpaceDocuments
    commercial: SpaceDocument | None
    jet: SpaceDocument | None
    last: TrackSpace
    godfathers: TrackSpaces
    investigations: TrackSpaces
    strikes: TrackSpaces


@attrs.frozen
class EditionDocument:
    """What is printed in a box (§1); fakes by quality, purses from the first player on, patience in rounds (§3.5)."""

    name: Annotated[str, Length(1, LONGEST_NAME)]
    cards: Annotated[tuple[CardDocument, ...], Length(0, MOST_CARDS)]
    boards: Annotated[tuple[BoardDocument, ...], Length(1, MOST_CARDS)]
    fakes: FakeCounts
    money: Annotated[int, Range(0, MOST_MONEY)]
    purses: Annotated[tuple[Natural, ...], Length(2, MOST_CARDS)]
    henchmen: Annotated[int, Range(1, LARGEST)]
    patience: Annotated[int, Range(1, MOST_PATIENCE)]


EditionField: TypeAlias = str | EditionDocument
"""The name of an edition that comes with the library, or a whole one."""


@attrs.frozen
class SetupDocument:
    """A deal (§2): the stack, the top card first; by seat what it starts with besides its press; the first player."""

    stack: tuple[CardId, ...]
    starters: tuple[CardId, ...]
    first: SeatNumber


# --- phases ---


@attrs.frozen
class PlayingDocument:
    phase: Literal["playing"]
    seat: SeatNumber


@attrs.frozen
class DiningDocument:
    """So many of the seat's lunches are left, this one with them (§3.7)."""

    phase: Literal["dining"]
    seat: SeatNumber
    lunches: Annotated[int, Range(1, LARGEST)]


@attrs.frozen
class FinishingDocument:
    """A seat plays its last henchman; `last` moved the pawn to the end, and comes last (§6.1)."""

    phase: Literal["finishing"]
    seat: SeatNumber
    last: SeatNumber


@attrs.frozen
class RetakingDocument:
    phase: Literal["retaking"]
    seat: SeatNumber
    lawyer: Lawyer


@attrs.frozen
class ReplayingDocument:
    phase: Literal["replaying"]
    seat: SeatNumber
    lawyer: Lawyer


@attrs.frozen
class OverDocument:
    phase: Literal["over"]


PhaseDocument: TypeAlias = (
    PlayingDocument | DiningDocument | FinishingDocument | RetakingDocument | ReplayingDocument | OverDocument
)


# --- whole documents, without the envelope ---


@attrs.frozen
class PossibleDocument:
    """The cash that the others can not rule out: every amount from the least to the most, in steps of $10 (§7.2)."""

    least: Natural
    most: Natural


@attrs.frozen
class CrewDocument:
    """What everybody knows of a player: `idle` henchmen are still to be played, `wealth` is cash and offshore money."""

    idle: Natural
    cards: CardIds
    fakes: FakeCounts
    wealth: Natural
    possible: PossibleDocument


Henchmen: TypeAlias = dict[SpaceName, SeatNumber | None]
"""Whose henchman stands on each action space."""


@attrs.frozen
class StateDocument:
    """The whole truth: it stays with the host. Crews and cash go by seat; the stack, the top card first."""

    edition: EditionField
    players: PlayerCount
    actor: SeatNumber | None
    phase: PhaseDocument
    crews: tuple[CrewDocument, ...]
    henchmen: Henchmen
    market: tuple[CardId | None, ...]
    binned: CardIds
    stack_size: Natural
    leftover: tuple[CardId, ...]
    bank: Natural
    pawn: Natural
    moved: bool
    quiet: Natural
    first: SeatNumber
    next_first: SeatNumber
    cash: tuple[Natural, ...]
    stack: tuple[CardId, ...]


@attrs.frozen
class ViewDocument:
    """What one viewer may know: a server sends this. Crews go by seat; cash is the viewer's own."""

    edition: EditionField
    players: PlayerCount
    viewer: ViewerName
    actor: SeatNumber | None
    phase: PhaseDocument
    crews: tuple[CrewDocument, ...]
    henchmen: Henchmen
    market: tuple[CardId | None, ...]
    binned: CardIds
    stack_size: Natural
    leftover: tuple[CardId, ...]
    bank: Natural
    pawn: Natural
    moved: bool
    quiet: Natural
    first: SeatNumber
    next_first: SeatNumber
    cash: Natural | None


@attrs.frozen
class ActionDocument:
    """An action in the notation: `shop 1 0/2/1`. It carries no seat."""

    action: str


@attrs.frozen
class RecordDocument:  # as `core.records` reads it, which must agree
    """A game from its set-up on, the whole truth: actions are in the notation."""

    edition: EditionField
    players: PlayerCount
    setup: SetupDocument
    actions: tuple[str, ...]


@attrs.frozen
class FirstViewDocument:
    """The first view of a view record, which has told edition, players and viewer outside of it."""

    actor: SeatNumber | None
    phase: PhaseDocument
    crews: tuple[CrewDocument, ...]
    henchmen: Henchmen
    market: tuple[CardId | None, ...]
    binned: CardIds
    stack_size: Natural
    leftover: tuple[CardId, ...]
    bank: Natural
    pawn: Natural
    moved: bool
    quiet: Natural
    first: SeatNumber
    next_first: SeatNumber
    cash: Natural | None
