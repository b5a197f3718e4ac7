"""What documents of Crooks hold, class by class: the fields of each JSON object, in the order they are written.

All fields are required, so none has a default. A class of a union is told by its first field, the tag. Hangouts are
named by letter, targets by worth, crooks by id. The facts are in `wire_events`. What the docstrings say
stands in the schemas, for people who may know no Python.
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
    """A card of the box (§1.1)."""

    id: CrookId
    level: Annotated[int, Range(1)]
    modifier: int
    gangs: tuple[Gang, ...]
    ability: Ability | None


@attrs.frozen
class EditionDocument:
    """What is printed in a box (§1); piles and gang points by how many play."""

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
    """A deal by hangouts, the undealt rest, and the seat that starts (§2); the order in a list means nothing."""

    hangouts: dict[Letter, tuple[CrookId, ...]]
    box: tuple[CrookId, ...]
    start: SeatNumber


# --- what lies on the table ---


@attrs.frozen
class OriginDocument:
    """Where a crook came from, and how many lay there when it was taken (§6.10)."""

    hangout: Letter
    number: Count


@attrs.frozen
class FaceUpDocument:
    face: Literal["up"]
    crook: CrookId
    origin: OriginDocument


@attrs.frozen
class FaceDownDocument:
    """A hidden crook, and the seats that know who it is."""

    face: Literal["down"]
    origin: OriginDocument
    knowers: Seats


CardDocument: TypeAlias = FaceUpDocument | FaceDownDocument


@attrs.frozen
class DiscardDocument:
    """A crook that went back into the box, killed or, if it was never placed, returned (§3.10)."""

    owner: SeatNumber
    card: CardDocument
    returned: bool


@attrs.frozen
class LookDocument:
    """Who looked into a hangout, and how many lay there then."""

    seat: SeatNumber
    number: Count


@attrs.frozen
class KnownDocument:
    """Who a hidden crook is, as the viewer knows."""

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
    """The cards that a Swap lifted from a target, and are in no row until they are moved (§4.4)."""

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
    """Who lies in a hangout, and who was taken from it, in that order."""

    size: Natural
    looks: tuple[LookDocument, ...]
    left: bool
    crooks: CrookIds
    taken: tuple[CrookId, ...]


@attrs.frozen
class ViewHangoutDocument:
    """What the viewer saw in a hangout, look by look."""

    size: Natural
    looks: tuple[LookDocument, ...]
    left: bool
    seen: tuple[CrookIds, ...]


RowDocument: TypeAlias = dict[Worth, tuple[CardDocument, ...]]


@attrs.frozen
class StateDocument:
    """The whole truth: it stays with the host. Rows, money and passed go by seat."""

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
    """What one viewer may know: a server sends this. Rows, money and passed go by seat."""

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
    """An action in the notation: `recruit C`. It carries no seat."""

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
    hangouts: dict[Letter, ViewHangoutDocument]
    rows: tuple[RowDocument, ...]
    discards: tuple[DiscardDocument, ...]
    money: tuple[Natural, ...]
    bank: Natural
    passed: tuple[bool, ...]
    known: tuple[KnownDocument, ...]
