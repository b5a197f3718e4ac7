"""What documents of events hold: the fields of each fact, told by its tag, and who perceives it."""

from typing import Literal, TypeAlias

import attrs

from criminals.core.wire import SeatNumber, Seats, ViewerName
from criminals.games.sicario.wire import (
    EditionField,
    EventName,
    Features,
    FirstViewDocument,
    LightCount,
    PhaseDocument,
    Pips,
    PlayerCount,
    Space,
    Word,
)
from criminals.games.sicario.wire_scores import LineDocument


@attrs.frozen
class RolledDocument:
    event: Literal["rolled"]
    seat: SeatNumber
    pips: Pips


@attrs.frozen
class MovedDocument:
    event: Literal["moved"]
    seat: SeatNumber
    space: Space


@attrs.frozen
class DrewDocument:
    event: Literal["drew"]
    seat: SeatNumber
    card: EventName


@attrs.frozen
class LostTurnDocument:
    event: Literal["lost_turn"]
    seat: SeatNumber


@attrs.frozen
class DecodedDocument:
    event: Literal["decoded"]
    seat: SeatNumber
    features: Features
    lights: LightCount


@attrs.frozen
class SkippedDocument:
    event: Literal["skipped"]
    seat: SeatNumber


@attrs.frozen
class AnsweredDocument:
    event: Literal["answered"]
    seat: SeatNumber
    trait: Word
    yes: bool


@attrs.frozen
class NamedDocument:
    event: Literal["named"]
    seat: SeatNumber
    about: SeatNumber
    character: Word
    right: bool


@attrs.frozen
class ShowedDocument:
    event: Literal["showed"]
    seat: SeatNumber
    character: Word


@attrs.frozen
class UncoveredDocument:
    event: Literal["uncovered"]
    cards: tuple[EventName, ...]


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
    clause: Literal["5.1", "3.7", "5.2"]


@attrs.frozen
class EndedDocument:
    event: Literal["ended"]
    outcome: OutcomeDocument


FactDocument: TypeAlias = (
    RolledDocument
    | MovedDocument
    | DrewDocument
    | LostTurnDocument
    | DecodedDocument
    | SkippedDocument
    | AnsweredDocument
    | NamedDocument
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
