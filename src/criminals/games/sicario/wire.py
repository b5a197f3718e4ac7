"""What documents of Sicario hold, class by class: the fields of each JSON object, in the order they are written.

All fields are required, so none has a default. A class of a union is told by its first field, the tag. Characters and
event cards are named, traits written as in questions, spaces numbered from the boats, 0. The facts that events tell are
in `wire_events`. What the docstrings say stands in the schemas, for people who may know no Python.
"""

from typing import Annotated, Final, Literal, TypeAlias

import attrs

from criminals.core.constraints import Length, Pattern, Range
from criminals.core.notation import LARGEST
from criminals.core.wire import SeatNumber, ViewerName
from criminals.games.sicario.edition import LARGEST_DIE, LONGEST_PATH, MOST_CHARACTERS, MOST_EVENTS

LONGEST_NAME: Final = 100
"""The most characters of an edition's name in a document."""
LONGEST_WORD: Final = 40
"""The most characters of a name or a sign."""

_EVENT: Final = "(advance|retreat)-[1-9][0-9]{0,2}|lose-turn|roll-again|take-cover|tip-off|blackout"
_PATH: Final = f"s[abs]{{0,{LONGEST_PATH - 1}}}"

PlayerCount: TypeAlias = Literal[3, 4]
Sex: TypeAlias = Literal["man", "woman"]
Feature: TypeAlias = Literal["man", "woman", "hat", "no-hat", "glasses", "no-glasses"]
Features: TypeAlias = Annotated[tuple[Feature, ...], Length(3, 3)]
"""What the disc asks for: one value of each feature."""
Word: TypeAlias = Annotated[str, Length(1, LONGEST_WORD)]
"""The name of a character, or a trait: a feature, or a sign."""
EventName: TypeAlias = Annotated[str, Pattern(_EVENT, "an event card such as advance-2 or tip-off")]
Space: TypeAlias = Annotated[int, Range(0, LONGEST_PATH + 1)]
Pips: TypeAlias = Annotated[int, Range(1, LARGEST_DIE)]
LightCount: TypeAlias = Annotated[int, Range(0, 3)]
Turns: TypeAlias = Annotated[int, Range(0, LARGEST)]


# --- what is printed in a box, and a deal of it ---


@attrs.frozen
class CharacterDocument:
    """Who a player can be (§1.1): three features, and a sign that is none of them."""

    name: Word
    sex: Sex
    hat: bool
    glasses: bool
    sign: Word


@attrs.frozen
class EditionDocument:
    """What is printed in a box (§1); the path is written with s, b and a: street, building, building with antenna."""

    name: Annotated[str, Length(1, LONGEST_NAME)]
    characters: Annotated[tuple[CharacterDocument, ...], Length(0, MOST_CHARACTERS)]
    path: Annotated[str, Pattern(_PATH, f"up to {LONGEST_PATH} spaces, each s, b or a, the first a street, s")]
    events: Annotated[tuple[EventName, ...], Length(0, MOST_EVENTS)]
    die: Pips


EditionField: TypeAlias = str | EditionDocument
"""The name of an edition that comes with the library, or a whole one."""


@attrs.frozen
class SetupDocument:
    """A deal (§2): characters by seat, the sicario's too; the event cards, the top one first; the sicario's seat."""

    characters: tuple[Word, ...]
    events: tuple[EventName, ...]
    sicario: SeatNumber


# --- phases ---


@attrs.frozen
class RollingDocument:
    """The die is thrown for an agent: chance acts (§6.6)."""

    phase: Literal["rolling"]
    seat: SeatNumber


@attrs.frozen
class DecodingDocument:
    """An agent has come to an antenna (§3.5)."""

    phase: Literal["decoding"]
    seat: SeatNumber


@attrs.frozen
class HuntingDocument:
    """It is the sicario's turn (§4)."""

    phase: Literal["hunting"]
    seat: SeatNumber


@attrs.frozen
class QuestioningDocument:
    """The sicario, `seat`, has a tip and asks the agent whose turn it is (§7.4)."""

    phase: Literal["questioning"]
    seat: SeatNumber
    agent: SeatNumber


@attrs.frozen
class OverDocument:
    phase: Literal["over"]


PhaseDocument: TypeAlias = RollingDocument | DecodingDocument | HuntingDocument | QuestioningDocument | OverDocument


# --- what was heard of a character ---


@attrs.frozen
class AnswerDocument:
    """Whether the player has a trait (§4.2)."""

    fact: Literal["answer"]
    trait: Word
    yes: bool


@attrs.frozen
class LightsDocument:
    """How many of the three features on the disc the player has (§3.6)."""

    fact: Literal["lights"]
    features: Features
    lights: LightCount


@attrs.frozen
class MissedDocument:
    """Who the player is not: a name that was guessed in vain (§3.7, §4.3)."""

    fact: Literal["missed"]
    character: Word


HeardDocument: TypeAlias = AnswerDocument | LightsDocument | MissedDocument


# --- whole documents, without the envelope ---


ActorField: TypeAlias = SeatNumber | Literal["chance"] | None


@attrs.frozen
class StateDocument:
    """The whole truth: it stays with the host. Lists go by seat; cards go from the top, `unread` lies on `bottom`."""

    edition: EditionField
    players: PlayerCount
    actor: ActorField
    phase: PhaseDocument
    sicario: SeatNumber
    positions: tuple[Space | None, ...]
    lost: tuple[Turns, ...]
    facts: tuple[tuple[HeardDocument, ...], ...]
    shown: tuple[Word | None, ...]
    unread_size: Annotated[int, Range(0, MOST_EVENTS)]
    bottom: tuple[EventName, ...]
    characters: tuple[Word, ...]
    unread: tuple[EventName, ...]


@attrs.frozen
class ViewDocument:
    """What one viewer may know: a server sends this. Lists go by seat, but for `bottom`; `character` is its own."""

    edition: EditionField
    players: PlayerCount
    viewer: ViewerName
    actor: ActorField
    phase: PhaseDocument
    sicario: SeatNumber
    positions: tuple[Space | None, ...]
    lost: tuple[Turns, ...]
    facts: tuple[tuple[HeardDocument, ...], ...]
    shown: tuple[Word | None, ...]
    unread_size: Annotated[int, Range(0, MOST_EVENTS)]
    bottom: tuple[EventName, ...]
    character: Word | None


@attrs.frozen
class ActionDocument:
    """An action in the notation: `ask 2 green-hat`. It carries no seat."""

    action: str


@attrs.frozen
class RecordDocument:  # as `core.records` reads it, which must agree
    """A game from its set-up on, the whole truth: actions are in the notation, the throws of the die among them."""

    edition: EditionField
    players: PlayerCount
    setup: SetupDocument
    actions: tuple[str, ...]


@attrs.frozen
class FirstViewDocument:
    """The first view of a view record, which has told edition, players and viewer outside of it."""

    actor: ActorField
    phase: PhaseDocument
    sicario: SeatNumber
    positions: tuple[Space | None, ...]
    lost: tuple[Turns, ...]
    facts: tuple[tuple[HeardDocument, ...], ...]
    shown: tuple[Word | None, ...]
    unread_size: Annotated[int, Range(0, MOST_EVENTS)]
    bottom: tuple[EventName, ...]
    character: Word | None
