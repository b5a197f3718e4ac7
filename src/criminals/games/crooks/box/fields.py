"""The names that values use for the things of the game, with the limits for documents.

To a type checker they are numbers and texts.
"""

from typing import Annotated, Final, Literal, TypeAlias

from criminals.core.base.constraints import ASCENDING, Named, OneOf, Pattern, Range
from criminals.core.game.notation import LARGEST, LETTER, NUMBER
from criminals.games.crooks.box.version import NAME

PLAYERS: Final = (2, 3, 4)
"""The possible numbers of players (§2.1)."""

MOST_CARDS: Final = 250
"""The most crooks, and the most targets, of an edition in a document."""

LONGEST_NAME: Final = 100
"""The most characters of an edition's name in a document: layouts of editions are kept for a while, names and all."""

Seat: TypeAlias = Annotated[int, OneOf(*range(max(PLAYERS))), Named("SeatNumber")]
PlayerCount: TypeAlias = Annotated[int, OneOf(*PLAYERS), Named("PlayerCount")]
ViewerName: TypeAlias = Annotated[Literal[0, 1, 2, 3, "spectator"], Named("ViewerName")]
Letter: TypeAlias = Annotated[str, Pattern(LETTER, "letter")]
"""The letter of a hangout."""
Worth: TypeAlias = Annotated[str, Pattern(NUMBER, "worth", NAME)]
"""The number of a target, as a key."""
TargetNumber: TypeAlias = Annotated[int, Range(0, LARGEST)]
CrookId: TypeAlias = Annotated[int, Range(1, LARGEST)]
CrookIds: TypeAlias = Annotated[tuple[CrookId, ...], ASCENDING]
Count: TypeAlias = Annotated[int, Range(1, LARGEST)]
"""The number of crooks in a hangout, at least one."""
