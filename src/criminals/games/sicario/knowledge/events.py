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
    """The seat of the agent who moves."""
    pips: Pips
    """The number on the die."""


@final
@attrs.frozen
class Moved:
    """An agent came to rest on a space, by a throw or by an event (§3.1, §7.4)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    """The seat of the agent."""
    space: Space
    """The space: 0 for the boats, one more than the last space for the embassy."""


@final
@attrs.frozen
class Drew:
    """An agent in the street drew the top event card, which was read out and put under the deck (§3.3).

    If it moves the agent, `Moved` follows. Other effects of the card, such as a lost turn, have no event of their own
    at this moment.
    """

    game: ClassVar[str] = "sicario"
    seat: Seat
    """The seat of the agent."""
    card: EventName
    """The id of the event card."""


@final
@attrs.frozen
class LostTurn:
    """A seat's turn came and was lost (§7.4)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    """The seat."""


@final
@attrs.frozen
class Decoded:
    """An agent set the disc, and `lights` of its features fit the sicario (§3.6)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    """The seat of the agent."""
    features: Features
    """The features on the disc: sex, hat, glasses."""
    lights: LightCount
    """The number of features that fit the sicario."""


@final
@attrs.frozen
class Skipped:
    """An agent did not use the antenna (§3.5)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    """The seat of the agent."""


@final
@attrs.frozen
class Answered:
    """An agent told whether it has a trait that the sicario asked for (§4.2)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    """The seat of the agent."""
    trait: Word
    """The value of a feature, or a sign, such as `"hat"` or `"scar"`."""
    yes: bool
    """True if the agent has the trait."""


@final
@attrs.frozen
class Named:
    """A seat named the character of another: an agent the sicario's (§3.7), or the sicario an agent's (§4.3)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    """The seat that named a character."""
    about: Seat
    """The seat whose character was named."""
    character: Word
    """The name of the character."""
    right: bool
    """True if the name was right."""


@final
@attrs.frozen
class Showed:
    """A seat showed its character at the end (§6.4)."""

    game: ClassVar[str] = "sicario"
    seat: Seat
    """The seat."""
    character: Word
    """The name of the character."""


@final
@attrs.frozen
class Uncovered:
    """The event cards whose order nobody knew were shown at the end, the top one first (§6.4)."""

    game: ClassVar[str] = "sicario"
    cards: tuple[EventName, ...]
    """The ids of the event cards, the top card first."""


@final
@attrs.frozen
class Began:
    """The next decision begins, or the game is over."""

    game: ClassVar[str] = "sicario"
    phase: Phase
    """The phase that begins."""


@final
@attrs.frozen
class Scored:
    """A line of the score (§5.3)."""

    game: ClassVar[str] = "sicario"
    line: ScoreLine
    """The line of the score."""


@final
@attrs.frozen
class Ended:
    """The game is over, and somebody has won (§5)."""

    game: ClassVar[str] = "sicario"
    outcome: Outcome
    """The winners, and the clause that makes them win."""


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
"""Any view event of Sicario: something that a viewer perceives."""

Event: TypeAlias = events.Event[ViewEvent]
"""A view event of Sicario, with the seats that perceive it."""

VIEW_EVENTS: Final[tuple[type[ViewEvent], ...]] = get_args(ViewEvent)
"""Every class of view events, in the order of the table on the page of the game."""
