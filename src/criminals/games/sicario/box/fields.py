"""The names that values use for the things of the game, with the limits for documents.

To a type checker they are numbers and texts. Spaces are numbered from the boats, 0.
"""

from typing import Annotated, Final, Literal, TypeAlias

from criminals.core.base.constraints import Length, Named, OneOf, Pattern, Range
from criminals.core.game.notation import LARGEST
from criminals.games.sicario.box.features import FEATURES, SEXES
from criminals.games.sicario.box.features import LONGEST_WORD as LONGEST_WORD
from criminals.games.sicario.box.version import NAME

PLAYERS: Final = (3, 4)
"""The possible numbers of players (§2.1)."""

MOST_CHARACTERS: Final = 200
MOST_EVENTS: Final = 200
LONGEST_PATH: Final = 200
LARGEST_DIE: Final = 1_000
"""The most that a box can hold: a layout has something to say of each, and one throw can lead through many streets."""

LONGEST_NAME: Final = 100
"""The most characters of an edition's name in a document."""

_EVENT: Final = "(advance|retreat)-[1-9][0-9]{0,2}|lose-turn|roll-again|take-cover|tip-off|blackout"
_PATH: Final = f"s[abs]{{0,{LONGEST_PATH - 1}}}"

Seat: TypeAlias = Annotated[int, OneOf(*range(max(PLAYERS))), Named("SeatNumber")]
PlayerCount: TypeAlias = Annotated[int, OneOf(*PLAYERS), Named("PlayerCount")]
ViewerName: TypeAlias = Annotated[Literal[0, 1, 2, 3, "spectator"], Named("ViewerName")]
Sex: TypeAlias = Annotated[str, OneOf(*SEXES), Named("Sex")]
Feature: TypeAlias = Annotated[str, OneOf(*FEATURES), Named("Feature")]
Features: TypeAlias = tuple[Feature, Feature, Feature]
"""The features on the disc: one value of each."""
Word: TypeAlias = Annotated[str, Length(1, LONGEST_WORD)]
"""The name of a character, or a trait: a feature, or a sign."""
EventName: TypeAlias = Annotated[str, Pattern(_EVENT, "event", NAME)]
Path: TypeAlias = Annotated[str, Pattern(_PATH, "path", NAME)]
Space: TypeAlias = Annotated[int, Range(0, LONGEST_PATH + 1)]
Pips: TypeAlias = Annotated[int, Range(1, LARGEST_DIE)]
LightCount: TypeAlias = Annotated[int, Range(0, 3)]
Turns: TypeAlias = Annotated[int, Range(0, LARGEST)]
