"""The events at the table, fact by fact, with the viewers who perceive them (§6).

A fact names hangouts and targets as actions do, by letter and by worth. `Saw` and `Recognized` are for the eyes of one
player; all other facts are public.
"""

from typing import ClassVar, Final, TypeAlias, final, get_args

import attrs

from criminals.core.base.constraints import Natural
from criminals.core.game import events
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games.crooks.box.fields import Count, CrookId, CrookIds, Letter, Seat, TargetNumber
from criminals.games.crooks.rules.phase import Phase
from criminals.games.crooks.rules.pieces import Origin


@final
@attrs.frozen
class Passed:
    """A seat passed for good (§3.2)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""


@final
@attrs.frozen
class Paid:
    """A seat paid the bank, for a hangout or for laying a crook face down (§3.4, §3.8)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""
    amount: Natural
    """The amount in dollars."""


@final
@attrs.frozen
class Looked:
    """A seat looked into a hangout with `number` crooks, to recruit or to spy (§3.5, §4.7, §6.2)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""
    hangout: Letter
    """The letter of the hangout."""
    number: Count
    """The number of crooks in the hangout then."""


@final
@attrs.frozen
class Saw:
    """The crooks in the hangout that the viewer looked into: ids, ascending (§6.3). Nobody else gets this event."""

    game: ClassVar[str] = "crooks"
    hangout: Letter
    """The letter of the hangout."""
    crooks: CrookIds
    """The ids of the crooks, ascending."""


@final
@attrs.frozen
class Took:
    """A seat took a crook into hand (§3.5)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""
    origin: Origin
    """The hangout and number that the crook came from."""


@final
@attrs.frozen
class Recognized:
    """The id of a hidden crook, for the player who took it or spied on it (§6.4, §6.5)."""

    game: ClassVar[str] = "crooks"
    origin: Origin
    """The hangout and number that the crook came from."""
    crook: CrookId
    """The id of the crook."""


@final
@attrs.frozen
class Left:
    """A seat left with nothing: only Bosses are in the hangout (§3.9)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""
    hangout: Letter
    """The letter of the hangout."""


@final
@attrs.frozen
class Placed:
    """A seat placed the crook in hand face up (§3.7)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""
    target: TargetNumber
    """The number of the target."""
    crook: CrookId
    """The id of the crook."""


@final
@attrs.frozen
class PlacedDown:
    """A seat placed the crook in hand face down (§3.8)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""
    target: TargetNumber
    """The number of the target."""


@final
@attrs.frozen
class Returned:
    """A seat put the crook in hand back into the box, unseen (§3.10)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""


@final
@attrs.frozen
class Picked:
    """A Pickpocket took money from the bank (§4.2)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""
    amount: Natural
    """The amount in dollars."""


@final
@attrs.frozen
class Lifted:
    """A seat took up its crooks at a target, to put its Swap there and move them (§4.4)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""
    target: TargetNumber
    """The number of the target that they leave."""


@final
@attrs.frozen
class Moved:
    """A seat put down the crooks it had taken up, at another target (§4.4)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""
    target: TargetNumber
    """The number of the target that they moved to."""


@final
@attrs.frozen
class Discarded:
    """All crooks of a seat at a target went to the box as they lay (§4.5)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat whose crooks were discarded."""
    target: TargetNumber
    """The number of the target."""


@final
@attrs.frozen
class Spied:
    """A seat looked at all the face-down crooks at a target (§4.7, §6.13)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""
    target: TargetNumber
    """The number of the target."""


@final
@attrs.frozen
class Declined:
    """A seat did not use an ability (§4.1)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""


@final
@attrs.frozen
class Revealed:
    """A face-down crook of a seat was turned up at the end (§5.1)."""

    game: ClassVar[str] = "crooks"
    seat: Seat
    """The seat."""
    target: TargetNumber
    """The number of the target."""
    crook: CrookId
    """The id of the crook."""


@final
@attrs.frozen
class Began:
    """The next decision begins, or the game is over."""

    game: ClassVar[str] = "crooks"
    phase: Phase
    """The phase that begins."""


@final
@attrs.frozen
class Scored:
    """A target or a gang was scored (§5.6)."""

    game: ClassVar[str] = "crooks"
    line: ScoreLine
    """The line of the score."""


@final
@attrs.frozen
class Ended:
    """The game is over, and somebody has won (§5.7)."""

    game: ClassVar[str] = "crooks"
    outcome: Outcome
    """The winners, and the clause that makes them win."""


ViewEvent: TypeAlias = (
    Passed
    | Paid
    | Looked
    | Saw
    | Took
    | Recognized
    | Left
    | Placed
    | PlacedDown
    | Returned
    | Picked
    | Lifted
    | Moved
    | Discarded
    | Spied
    | Declined
    | Revealed
    | Began
    | Scored
    | Ended
)
"""Any view event of Crooks: something that a viewer perceives."""

Event: TypeAlias = events.Event[ViewEvent]
"""A view event of Crooks, with the seats that perceive it."""

VIEW_EVENTS: Final[tuple[type[ViewEvent], ...]] = get_args(ViewEvent)
"""Every class of view events, in the order of the table on the page of the game."""
