"""What documents of events hold: the fields of each fact, told by its tag, and who perceives it."""

from typing import Literal, TypeAlias

import attrs

from criminals.core.wire import Natural, PlayerCount, SeatNumber, Seats, ViewerName
from criminals.games.crooks.wire import (
    Count,
    CrookId,
    CrookIds,
    EditionField,
    FirstViewDocument,
    Letter,
    OriginDocument,
    PhaseDocument,
    TargetNumber,
)
from criminals.games.crooks.wire_scores import LineDocument


@attrs.frozen
class PassedDocument:
    event: Literal["passed"]
    seat: SeatNumber


@attrs.frozen
class PaidDocument:
    event: Literal["paid"]
    seat: SeatNumber
    amount: Natural


@attrs.frozen
class LookedDocument:
    event: Literal["looked"]
    seat: SeatNumber
    hangout: Letter
    number: Count


@attrs.frozen
class SawDocument:
    event: Literal["saw"]
    hangout: Letter
    crooks: CrookIds


@attrs.frozen
class TookDocument:
    event: Literal["took"]
    seat: SeatNumber
    origin: OriginDocument


@attrs.frozen
class RecognizedDocument:
    event: Literal["recognized"]
    origin: OriginDocument
    crook: CrookId


@attrs.frozen
class LeftDocument:
    event: Literal["left"]
    seat: SeatNumber
    hangout: Letter


@attrs.frozen
class PlacedDocument:
    event: Literal["placed"]
    seat: SeatNumber
    target: TargetNumber
    crook: CrookId


@attrs.frozen
class PlacedDownDocument:
    event: Literal["placed_down"]
    seat: SeatNumber
    target: TargetNumber


@attrs.frozen
class ReturnedDocument:
    event: Literal["returned"]
    seat: SeatNumber


@attrs.frozen
class PickedDocument:
    event: Literal["picked"]
    seat: SeatNumber
    amount: Natural


@attrs.frozen
class LiftedDocument:
    event: Literal["lifted"]
    seat: SeatNumber
    target: TargetNumber


@attrs.frozen
class MovedDocument:
    event: Literal["moved"]
    seat: SeatNumber
    target: TargetNumber


@attrs.frozen
class DiscardedDocument:
    event: Literal["discarded"]
    seat: SeatNumber
    target: TargetNumber


@attrs.frozen
class SpiedDocument:
    event: Literal["spied"]
    seat: SeatNumber
    target: TargetNumber


@attrs.frozen
class DeclinedDocument:
    event: Literal["declined"]
    seat: SeatNumber


@attrs.frozen
class RevealedDocument:
    event: Literal["revealed"]
    seat: SeatNumber
    target: TargetNumber
    crook: CrookId


@attrs.frozen
class BeganDocument:
    event: Literal["began"]
    phase: PhaseDocument


@attrs.frozen
class ScoredDocument:
    event: Literal["scored"]
    line: LineDocument


@attrs.frozen
class OutcomeDocument:
    winners: Seats
    clause: Literal["5.7"]


@attrs.frozen
class EndedDocument:
    event: Literal["ended"]
    outcome: OutcomeDocument


FactDocument: TypeAlias = (
    PassedDocument
    | PaidDocument
    | LookedDocument
    | SawDocument
    | TookDocument
    | RecognizedDocument
    | LeftDocument
    | PlacedDocument
    | PlacedDownDocument
    | ReturnedDocument
    | PickedDocument
    | LiftedDocument
    | MovedDocument
    | DiscardedDocument
    | SpiedDocument
    | DeclinedDocument
    | RevealedDocument
    | BeganDocument
    | ScoredDocument
    | EndedDocument
)
ViewEventDocument: TypeAlias = FactDocument


@attrs.frozen
class EventDocument:
    """The truth: a fact, and the seats that perceive it, or null for everybody."""

    seers: Seats | None
    fact: FactDocument


@attrs.frozen
class ViewRecordDocument:  # as `core.view_records` reads it, which must agree
    """What one viewer may keep of a game: the first view, then for each action what was perceived of it."""

    edition: EditionField
    players: PlayerCount
    viewer: ViewerName
    first: FirstViewDocument
    steps: tuple[tuple[FactDocument, ...], ...]
