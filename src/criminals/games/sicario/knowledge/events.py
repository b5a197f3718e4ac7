"""The view events: what happens at the table. Everybody perceives all of it (§6.1), secrets at the end alone."""

from typing import ClassVar, Final, TypeAlias, final, get_args

import attrs

from criminals.core.game import events
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games.sicario.box.fields import EventName, Features, LightCount, Pips, Seat, Space, Word
from criminals.games.sicario.rules.phase import Phase


@final
@attrs.frozen
class Rolled:
    """The die was thrown for an agent (§3.1)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    pips: Pips


@final
@attrs.frozen
class Moved:
    """An agent came to rest on a space, by a throw or by an event (§3.1, §7.4)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    space: Space


@final
@attrs.frozen
class Drew:
    """An agent in the street drew the top event card, which was read out and put under the deck (§3.3).

    Where it moves the agent, `Moved` follows. What it takes from a seat or gives the sicario follows from the card.
    """

    game: ClassVar[str] = "sicario"
    seat: Seat
    card: EventName


@final
@attrs.frozen
class LostTurn:
    """A seat's turn came and was lost (§7.4)."""

    game: ClassVar[str] = "sicario"
    seat: Seat


@final
@attrs.frozen
class Decoded:
    """An agent asked for three features by the disc, and the sicario has so many of them (§3.6)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    features: Features
    lights: LightCount


@final
@attrs.frozen
class Skipped:
    """An agent made no use of an antenna (§3.5)."""

    game: ClassVar[str] = "sicario"
    seat: Seat


@final
@attrs.frozen
class Answered:
    """An agent told whether it has a trait that the sicario asked for (§4.2)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    trait: Word
    yes: bool


@final
@attrs.frozen
class Named:
    """A seat named the character of another: an agent the sicario's (§3.7), or the sicario an agent's (§4.3)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    about: Seat
    character: Word
    right: bool


@final
@attrs.frozen
class Showed:
    """A seat showed its character at the end (§6.4)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    character: Word


@final
@attrs.frozen
class Uncovered:
    """The event cards whose order nobody knew were shown at the end, the top one first (§6.4)."""

    game: ClassVar[str] = "sicario"
    cards: tuple[EventName, ...]


@final
@attrs.frozen
class Began:
    """Another decision is to be made, or the game is over."""

    game: ClassVar[str] = "sicario"
    phase: Phase


@final
@attrs.frozen
class Scored:
    """A line of the score (§5.3)."""

    game: ClassVar[str] = "sicario"
    line: ScoreLine


@final
@attrs.frozen
class Ended:
    """The game is over, and somebody has won (§5)."""

    game: ClassVar[str] = "sicario"
    outcome: Outcome


ViewEvent: TypeAlias = (
    Rolled
    | Moved
    | Drew
    | LostTurn
    | Decoded
    | Skipped
    | Answered
    | Named
    | Showed
    | Uncovered
    | Began
    | Scored
    | Ended
)
"""Something that a viewer perceives."""

Event: TypeAlias = events.Event[ViewEvent]
"""A view event and who perceives it."""

VIEW_EVENTS: Final[tuple[type[ViewEvent], ...]] = get_args(ViewEvent)
"""Every class of view events, in the order of the table on the page of the game."""
