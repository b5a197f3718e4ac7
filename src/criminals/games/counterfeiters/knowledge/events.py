"""The events at the table, fact by fact, with the viewers who perceive them (§7).

`Stowed` is for the eyes of one player; all other facts are public. Spaces are named as in actions.
"""

from typing import Annotated, ClassVar, Final, TypeAlias, final, get_args

import attrs

from criminals.core.base.constraints import Natural, OneOf, Pattern
from criminals.core.game import events
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games.counterfeiters.box.fields import CardId, FakeCounts, Quality, Seat
from criminals.games.counterfeiters.box.version import NAME
from criminals.games.counterfeiters.rules.actions import FLIGHTS, SPACE, SPACE_NUMBER
from criminals.games.counterfeiters.rules.phase import Phase

SpaceName: TypeAlias = Annotated[str, Pattern(SPACE, "space", NAME)]
MarketName: TypeAlias = Annotated[str, Pattern(f"buy {SPACE_NUMBER}", "market", NAME)]
PressName: TypeAlias = Annotated[str, Pattern(f"print {SPACE_NUMBER}", "press", NAME)]
ChangeName: TypeAlias = Annotated[str, Pattern(f"(?:shop|fence) {SPACE_NUMBER}", "sale", NAME)]
FraudName: TypeAlias = Annotated[str, Pattern(f"defraud {SPACE_NUMBER}", "fraud", NAME)]
FlightName: TypeAlias = Annotated[str, OneOf(*(f"fly {flight}" for flight in FLIGHTS))]


@final
@attrs.frozen
class Bought:
    """A seat bought the card on a space of the black market, at its price (§4.1)."""

    game: ClassVar[str] = "counterfeiters"
    seat: Seat
    """The seat."""
    space: MarketName
    """The name of the space."""
    card: CardId
    """The id of the card."""
    price: Natural
    """The price in dollars."""


@final
@attrs.frozen
class Printed:
    """A seat printed `count` fakes of a quality (§4.2)."""

    game: ClassVar[str] = "counterfeiters"
    seat: Seat
    """The seat."""
    space: PressName
    """The name of the space."""
    quality: Quality
    """The quality of the fake: 1, 2 or 3."""
    count: Natural
    """The number of fakes."""


@final
@attrs.frozen
class Changed:
    """A seat changed fakes into money at the supermarket or the fence, as the space says (§4.3, §4.4)."""

    game: ClassVar[str] = "counterfeiters"
    seat: Seat
    """The seat."""
    space: ChangeName
    """The name of the space."""
    fakes: FakeCounts
    """The numbers of fakes of quality 1, 2 and 3."""
    amount: Natural
    """The dollars that the bank paid."""


@final
@attrs.frozen
class Defrauded:
    """A seat took money by tax fraud; `first` if it starts the next round by it (§4.5)."""

    game: ClassVar[str] = "counterfeiters"
    seat: Seat
    """The seat."""
    space: FraudName
    """The name of the space."""
    amount: Natural
    """The dollars that the bank paid."""
    first: bool
    """True if the seat took the sunglasses."""


@final
@attrs.frozen
class Flew:
    """A seat flew an amount out that only it knows, and paid a fare (§4.6, §7.2)."""

    game: ClassVar[str] = "counterfeiters"
    seat: Seat
    """The seat."""
    space: FlightName
    """The name of the space."""
    fare: Natural
    """The fare in dollars, 0 by jet."""


@final
@attrs.frozen
class Stowed:
    """The amount that the viewer moved to its offshore account (§7.2). Nobody else gets this event."""

    game: ClassVar[str] = "counterfeiters"
    amount: Natural
    """The dollars that went to the offshore account."""


@final
@attrs.frozen
class LaidDown:
    """A seat laid a henchman down (§3.3)."""

    game: ClassVar[str] = "counterfeiters"
    seat: Seat
    """The seat."""


@final
@attrs.frozen
class Advanced:
    """The police pawn advanced to a space of its track (§3.4, §3.5)."""

    game: ClassVar[str] = "counterfeiters"
    pawn: Natural
    """The space of the track that the pawn is on now."""


@final
@attrs.frozen
class Paid:
    """A seat paid the Godfather (§5.1)."""

    game: ClassVar[str] = "counterfeiters"
    seat: Seat
    """The seat."""
    amount: Natural
    """The dollars paid, maybe 0."""


@final
@attrs.frozen
class Returned:
    """All henchmen returned to their owners: the round is over (§3.5)."""

    game: ClassVar[str] = "counterfeiters"


@final
@attrs.frozen
class Binned:
    """Cards on spaces with a bin were removed, from left to right (§3.6)."""

    game: ClassVar[str] = "counterfeiters"
    cards: tuple[CardId, ...]
    """The ids of the cards, from left to right."""


@final
@attrs.frozen
class Filled:
    """The market closed up, and cards were drawn from the stack to fill it, in this order (§3.6)."""

    game: ClassVar[str] = "counterfeiters"
    cards: tuple[CardId, ...]
    """The ids of the cards, in the order they were drawn."""


@final
@attrs.frozen
class Dined:
    """A lunch of a seat turned a fake into money (§3.7)."""

    game: ClassVar[str] = "counterfeiters"
    seat: Seat
    """The seat."""
    quality: Quality
    """The quality of the fake: 1, 2 or 3."""
    amount: Natural
    """The dollars that the bank paid."""


@final
@attrs.frozen
class Retook:
    """A seat took its henchman off a space (§6.2)."""

    game: ClassVar[str] = "counterfeiters"
    seat: Seat
    """The seat."""
    space: SpaceName
    """The name of the space."""


@final
@attrs.frozen
class Declined:
    """A seat did not use its lawyer (§6.2)."""

    game: ClassVar[str] = "counterfeiters"
    seat: Seat
    """The seat."""


@final
@attrs.frozen
class Won:
    """The lottery tickets of a seat were paid (§6.3)."""

    game: ClassVar[str] = "counterfeiters"
    seat: Seat
    """The seat."""
    amount: Natural
    """The dollars that the bank paid."""


@final
@attrs.frozen
class Showed:
    """A seat showed its cash, and so its offshore account, at the end (§7.4)."""

    game: ClassVar[str] = "counterfeiters"
    seat: Seat
    """The seat."""
    cash: Natural
    """The cash of the seat in dollars."""


@final
@attrs.frozen
class Uncovered:
    """The rest of the stack was shown at the end, the top card first (§7.4)."""

    game: ClassVar[str] = "counterfeiters"
    cards: tuple[CardId, ...]
    """The ids of the cards, the top card first."""


@final
@attrs.frozen
class Began:
    """The next decision begins, or the game is over."""

    game: ClassVar[str] = "counterfeiters"
    phase: Phase
    """The phase that begins."""


@final
@attrs.frozen
class Scored:
    """A line of the score (§6.4)."""

    game: ClassVar[str] = "counterfeiters"
    line: ScoreLine
    """The line of the score."""


@final
@attrs.frozen
class Ended:
    """The game is over, and somebody has won (§6.4)."""

    game: ClassVar[str] = "counterfeiters"
    outcome: Outcome
    """The winners, and the clause that makes them win."""


ViewEvent: TypeAlias = (
    Bought
    | Printed
    | Changed
    | Defrauded
    | Flew
    | Stowed
    | LaidDown
    | Advanced
    | Paid
    | Returned
    | Binned
    | Filled
    | Dined
    | Retook
    | Declined
    | Won
    | Showed
    | Uncovered
    | Began
    | Scored
    | Ended
)
"""Any view event of Counterfeiters: something that a viewer perceives."""

Event: TypeAlias = events.Event[ViewEvent]
"""A view event of Counterfeiters, with the seats that perceive it."""

VIEW_EVENTS: Final[tuple[type[ViewEvent], ...]] = get_args(ViewEvent)
"""Every class of view events, in the order of the table on the page of the game."""
