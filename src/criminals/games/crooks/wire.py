"""What documents of Crooks hold, class by class: the fields of each JSON object, in the order they are written.

All fields are required, so none has a default. A class of a union is told by its first field, the tag. Hangouts are
named by letter, targets by worth, crooks by id. The facts are in `wire_events`.
"""

from typing import Annotated, Literal, TypeAlias

import attrs

from criminals.core.constraints import ASCENDING, Pattern, Range
from criminals.core.notation import LARGEST, LETTER, NUMBER
from criminals.core.wire import Natural, PlayerCount, PlayerKey, SeatNumber, Seats, ViewerName
from criminals.games.crooks.edition import Ability, Gang

Letter: TypeAlias = Annotated[str, Pattern(LETTER, "a capital letter")]
Worth: TypeAlias = Annotated[str, Pattern(NUMBER, "the worth of a target")]
"""What a target is worth, as a key."""
TargetNumber: TypeAlias = Annotated[int, Range(0, LARGEST)]
CrookId: TypeAlias = Annotated[int, Range(1, LARGEST)]
Count: TypeAlias = Annotated[int, Range(1, LARGEST)]
"""How many crooks lay in a hangout, one at least."""
CrookIds: TypeAlias = Annotated[tuple[CrookId, ...], ASCENDING]


# --- what is printed in a box, and a deal of it ---


@attrs.frozen
class CrookDocument:
    id: CrookId
    level: Annotated[int, Range(1)]
    modifier: int
    gangs: tuple[Gang, ...]
    ability: Ability | None


@attrs.frozen
class EditionDocument:
    name: str
    crooks: tuple[CrookDocument, ...]
    targets: tuple[TargetNumber, ...]
    piles: dict[PlayerKey, tuple[Count, ...]]
    purse: Natural
    money: Natural
    gang_points: dict[PlayerKey, Natural]


EditionField: TypeAlias = str | EditionDocument
"""The name of an edition that comes with the library, or a whole one."""


@attrs.frozen
class SetupDocument:
    hangouts: dict[str, tuple[int, ...]]
    box: tuple[int, ...]
    start: int


# --- what lies on the table ---


@attrs.frozen
class OriginDocument:
    hangout: Letter
    number: Count


@attrs.frozen
class FaceUpDocument:
    face: Literal["up"]
    crook: CrookId
    origin: OriginDocument


@attrs.frozen
class FaceDownDocument:
    face: Literal["down"]
    origin: OriginDocument
    knowers: Seats


CardDocument: TypeAlias = FaceUpDocument | FaceDownDocument


@attrs.frozen
class DiscardDocument:
    owner: SeatNumber
    card: CardDocument
    returned: bool


@attrs.frozen
class LookDocument:
    seat: SeatNumber
    number: Count


@attrs.frozen
class KnownDocument:
    origin: OriginDocument
    crook: CrookId


# --- phases ---


@attrs.frozen
class RecruitingDocument:
    phase: Literal["recruiting"]
    seat: SeatNumber


@attrs.frozen
class TakingDocument:
    phase: Literal["taking"]
    seat: SeatNumber
    hangout: Letter


@attrs.frozen
class PlacingDocument:
    phase: Literal["placing"]
    seat: SeatNumber
    origin: OriginDocument


@attrs.frozen
class PickingDocument:
    phase: Literal["picking"]
    seat: SeatNumber


@attrs.frozen
class MovingDocument:
    phase: Literal["moving"]
    seat: SeatNumber
    target: TargetNumber
    cards: tuple[CardDocument, ...]


@attrs.frozen
class KillingDocument:
    phase: Literal["killing"]
    seat: SeatNumber
    target: TargetNumber


@attrs.frozen
class SpyingDocument:
    phase: Literal["spying"]
    seat: SeatNumber


@attrs.frozen
class OverDocument:
    phase: Literal["over"]


PhaseDocument: TypeAlias = (
    RecruitingDocument
    | TakingDocument
    | PlacingDocument
    | PickingDocument
    | MovingDocument
    | KillingDocument
    | SpyingDocument
    | OverDocument
)


# --- whole documents, without the envelope ---


@attrs.frozen
class StateHangoutDocument:
    size: Natural
    looks: tuple[LookDocument, ...]
    left: bool
    crooks: CrookIds
    taken: tuple[CrookId, ...]


@attrs.frozen
class ViewHangoutDocument:
    size: Natural
    looks: tuple[LookDocument, ...]
    left: bool
    seen: tuple[CrookIds, ...]


RowDocument: TypeAlias = dict[Worth, tuple[CardDocument, ...]]


@attrs.frozen
class StateDocument:
    edition: EditionField
    players: PlayerCount
    actor: SeatNumber | None
    phase: PhaseDocument
    hangouts: dict[Letter, StateHangoutDocument]
    box: CrookIds
    rows: tuple[RowDocument, ...]
    discards: tuple[DiscardDocument, ...]
    money: tuple[Natural, ...]
    bank: Natural
    passed: tuple[bool, ...]


@attrs.frozen
class ViewDocument:
    edition: EditionField
    players: PlayerCount
    viewer: ViewerName
    actor: SeatNumber | None
    phase: PhaseDocument
    hangouts: dict[Letter, ViewHangoutDocument]
    rows: tuple[RowDocument, ...]
    discards: tuple[DiscardDocument, ...]
    money: tuple[Natural, ...]
    bank: Natural
    passed: tuple[bool, ...]
    known: tuple[KnownDocument, ...]


@attrs.frozen
class ActionDocument:
    action: str


@attrs.frozen
class RecordDocument:
    """As `core.records` reads it, which must agree."""

    edition: EditionField
    players: PlayerCount
    setup: SetupDocument
    actions: tuple[str, ...]


@attrs.frozen
class FirstViewDocument:
    """The fields of a `ViewDocument` that a view record has not told outside of it."""

    actor: SeatNumber | None
    phase: PhaseDocument
    hangouts: dict[Letter, ViewHangoutDocument]
    rows: tuple[RowDocument, ...]
    discards: tuple[DiscardDocument, ...]
    money: tuple[Natural, ...]
    bank: Natural
    passed: tuple[bool, ...]
    known: tuple[KnownDocument, ...]
