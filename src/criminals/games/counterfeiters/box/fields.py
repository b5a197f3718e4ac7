"""The names that values use for the things of the game, with the limits for documents.

To a type checker they are numbers and texts. Money is dollars.
"""

from typing import Annotated, Final, Literal, TypeAlias

from criminals.core.base.constraints import ASCENDING, Length, Named, Natural, OneOf, Range
from criminals.core.game.notation import LARGEST

PLAYERS: Final = (2, 3, 4)
"""The possible numbers of players (§2.1)."""

MOST_CARDS: Final = 250
"""The most cards of an edition in a document, boards, purses."""
MOST_SPACES: Final = 30
"""The most spaces of one kind that a board has in a document: the reference edition has six."""
MOST_DOLLARS: Final = 10_000
"""The most money of an edition in a document: there are as many flights as $10 notes."""
LAST_SPACE: Final = 1_000
"""The longest police track in a document."""
LONGEST_PATIENCE: Final = 1_000
"""The longest patience of an edition in a document."""
LONGEST_NAME: Final = 100
"""The most characters of an edition's name in a document."""

Seat: TypeAlias = Annotated[int, OneOf(*range(max(PLAYERS))), Named("SeatNumber")]
PlayerCount: TypeAlias = Annotated[int, OneOf(*PLAYERS), Named("PlayerCount")]
ViewerName: TypeAlias = Annotated[Literal[0, 1, 2, 3, "spectator"], Named("ViewerName")]
CardId: TypeAlias = Annotated[int, Range(1, LARGEST)]
CardIds: TypeAlias = Annotated[tuple[CardId, ...], ASCENDING]
Letter: TypeAlias = Annotated[str, OneOf("S", "A", "B", "C", "D")]
FakeCounts: TypeAlias = tuple[Natural, Natural, Natural]
"""The numbers of fakes of quality 1, 2 and 3."""
Quality: TypeAlias = Annotated[int, OneOf(1, 2, 3), Named("Quality")]
TrackSpace: TypeAlias = Annotated[int, Range(0, LAST_SPACE)]
TrackSpaces: TypeAlias = Annotated[tuple[TrackSpace, ...], ASCENDING]
Lunches: TypeAlias = Annotated[int, Range(1, LARGEST)]
CARDS: Final = Length(0, MOST_CARDS)
"""As many as an edition in a document may have."""
SPACES: Final = Length(0, MOST_SPACES)
"""As many of one kind as a board in a document may have."""
