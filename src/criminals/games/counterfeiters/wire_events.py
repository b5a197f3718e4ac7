"""What documents of events hold: the fields of each fact, told by its tag, and who perceives it."""

from typing import Literal, TypeAlias

import attrs

from criminals.core.wire import Natural, PlayerCount, SeatNumber, Seats, ViewerName
from criminals.games.counterfeiters.wire import (
    CardId,
    EditionField,
    FakeCounts,
    FirstViewDocument,
    PhaseDocument,
    Quality,
    SpaceName,
)
from criminals.games.counterfeiters.wire_scores import LineDocument


@attrs.frozen
class BoughtDocument:
    event: Literal["bought"]
    seat: SeatNumber
    space: SpaceName
    card: CardId
    price: Natural


@attrs.frozen
class PrintedDocument:
    event: Literal["printed"]
    seat: SeatNumber
    space: SpaceName
    quality: Quality
    count: Natural


@attrs.frozen
class ChangedDocument:
    event: Literal["changed"]
    seat: SeatNumber
    space: SpaceName
    fakes: FakeCounts
    amount: Natural


@attrs.frozen
class DefraudedDocument:
    event: Literal["defrauded"]
    seat: SeatNumber
    space: SpaceName
    amount: Natural
    first: bool


@attrs.frozen
class FlewDocument:
    event: Literal["flew"]
    seat: SeatNumber
    space: SpaceName
    fare: Natural


@attrs.frozen
class StowedDocument:
    event: Literal["stowed"]
    amount: Natural


@attrs.frozen
class LaidDownDocument:
    event: Literal["laid_down"]
    seat: SeatNumber


@attrs.frozen
class AdvancedDocument:
    event: Literal["advanced"]
    pawn: Natural


@attrs.frozen
class PaidDocument:
    event: Literal["paid"]
    seat: SeatNumber
    amount: Natural


@attrs.frozen
class ReturnedDocument:
    event: Literal["returned"]


@attrs.frozen
class BinnedDocument:
    event: Literal["binned"]
    cards: tuple[CardId, ...]


@attrs.frozen
class FilledDocument:
    event: Literal["filled"]
    cards: tuple[CardId, ...]


@attrs.frozen
class DinedDocument:
    event: Literal["dined"]
    seat: SeatNumber
    quality: Quality
    amount: Natural


@attrs.frozen
class RetookDocument:
    event: Literal["retook"]
    seat: SeatNumber
    space: SpaceName


@attrs.frozen
class DeclinedDocument:
    event: Literal["declined"]
    seat: SeatNumber


@attrs.frozen
class WonDocument:
    event: Literal["won"]
    seat: SeatNumber
    amount: Natural


@attrs.frozen
class ShowedDocument:
    event: Literal["showed"]
    seat: SeatNumber
    cash: Natural


@attrs.frozen
class UncoveredDocument:
    event: Literal["uncovered"]
    cards: tuple[CardId, ...]


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
    clause: Literal["6.4"]


@attrs.frozen
class EndedDocument:
    event: Literal["ended"]
    outcome: OutcomeDocument


FactDocument: TypeAlias = (
    BoughtDocument
    | PrintedDocument
    | ChangedDocument
    | DefraudedDocument
    | FlewDocument
    | StowedDocument
    | LaidDownDocument
    | AdvancedDocument
    | PaidDocument
    | ReturnedDocument
    | BinnedDocument
    | FilledDocument
    | DinedDocument
    | RetookDocument
    | DeclinedDocument
    | WonDocument
    | ShowedDocument
    | UncoveredDocument
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
