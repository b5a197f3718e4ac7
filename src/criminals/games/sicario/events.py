"""What happens at the table, fact by fact. Everybody perceives all of it (§6.1); secrets are told at the end alone."""

from typing import ClassVar, Final, TypeAlias, final, get_args

import attrs

from criminals.core import events
from criminals.core.results import Outcome, ScoreLine
from criminals.core.seats import Seat
from criminals.games.sicario.phase import Phase


@final
@attrs.frozen
class Rolled:
    """The die was thrown for an agent (§3.1)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    pips: int


@final
@attrs.frozen
class Moved:
    """An agent came to rest on a space, by a throw or by an event (§3.1, §7.4)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    space: int


@final
@attrs.frozen
class Drew:
    """An agent in the street drew the top event card, which was read out and put under the deck (§3.3).

    Where it moves the agent, `Moved` follows. What it takes from a seat or gives the sicario follows from the card.
    """

    game: ClassVar[str] = "sicario"
    seat: Seat
    card: str


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
    features: tuple[str, str, str]
    lights: int


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
    trait: str
    yes: bool


@final
@attrs.frozen
class Named:
    """A seat named the character of another: an agent the sicario's (§3.7), or the sicario an agent's (§4.3)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    about: Seat
    character: str
    right: bool


@final
@attrs.frozen
class Showed:
    """A seat showed its character at the end (§6.4)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    character: str


@final
@attrs.frozen
class Uncovered:
    """The event cards whose order nobody knew were shown at the end, the top one first (§6.4)."""

    game: ClassVar[str] = "sicario"
    cards: tuple[str, ...]


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
"""A fact that a viewer perceives."""

Event: TypeAlias = events.Event[ViewEvent]
"""A fact and who perceives it."""

VIEW_EVENTS: Final[tuple[type[ViewEvent], ...]] = get_args(ViewEvent)
"""The classes of the facts."""
