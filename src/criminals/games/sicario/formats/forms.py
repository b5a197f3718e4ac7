"""The forms of documents: what the values say of themselves, and what only documents have.

States and views stand otherwise in a document than in a value: what was heard as a list in a fixed order, and how many
event cards are unread. A class here describes such a form and is never made; the docstrings stand in the schemas, for
people who may know no Python. All other values have the form that their classes say.
"""

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

import attrs

from criminals.core.base.constraints import Named, Range, Tag
from criminals.core.documents.codec import Codec
from criminals.core.documents.edition_documents import EditionDocuments, EditionField
from criminals.core.documents.game_documents import Forms
from criminals.core.documents.result_shapes import LineForm, add_results
from criminals.games.sicario.box.edition import Character, Edition
from criminals.games.sicario.box.editions import EDITIONS
from criminals.games.sicario.box.fields import (
    MOST_EVENTS,
    EventName,
    PlayerCount,
    Seat,
    Space,
    Turns,
    ViewerName,
    Word,
)
from criminals.games.sicario.box.version import NAME
from criminals.games.sicario.formats.violation_forms import VIOLATIONS
from criminals.games.sicario.knowledge.events import ViewEvent
from criminals.games.sicario.rules.facts import Answer, Fact, Lights, Missed
from criminals.games.sicario.rules.phase import Decoding, Hunting, Phase, Questioning, Rolling


@attrs.frozen
class SetupForm:
    """A deal (§2): characters by seat, the sicario's too; the event cards, the top one first; the sicario's seat."""

    characters: tuple[Word, ...]
    events: tuple[EventName, ...]
    sicario: Seat


@attrs.frozen
class ReadSetupForm:
    """A set-up as it is read: what it names is looked at later, so that the clause is told (§2)."""

    characters: tuple[Word, ...]
    events: tuple[Word, ...]
    sicario: int


ActorField: TypeAlias = Annotated[Seat | Literal["chance"] | None, Named("ActorField")]


@attrs.frozen(slots=False)  # two bases with slots cannot go together
class PlayedForm:
    """The game and the number of players: the first fields of a state and of a view."""

    edition: str | Edition
    players: PlayerCount


@attrs.frozen(slots=False)
class ViewedForm(PlayedForm):
    """The first fields of a view: who looks at it, too."""

    viewer: ViewerName


@attrs.frozen(slots=False)
class PublicForm:
    """The public facts: the next fields of both."""

    actor: ActorField
    phase: Phase
    sicario: Seat
    positions: tuple[Space | None, ...]
    lost: tuple[Turns, ...]
    facts: tuple[tuple[Fact, ...], ...]
    shown: tuple[Word | None, ...]
    unread_size: Annotated[int, Range(0, MOST_EVENTS)]
    bottom: tuple[EventName, ...]


@attrs.frozen
class StateForm(PublicForm, PlayedForm):
    """The whole truth: it stays with the host. Lists go by seat; cards go from the top, `unread` lies on `bottom`."""

    characters: tuple[Word, ...]
    unread: tuple[EventName, ...]


@attrs.frozen
class ViewForm(PublicForm, ViewedForm):
    """All that a viewer may know, for a server to send. Lists are by seat, but `bottom`; `character` is its own."""

    character: Word | None


def _line(title: str, clause: str, doc: str) -> LineForm:
    return LineForm(title, clause, Seat, Literal[1], {}, "NoParams", doc, "Nothing.")


LINES: Final = (
    _line("Embassy", "5.1", "Enough agents have reached the embassy (§5.1)."),
    _line("Capture", "3.7", "The sicario was named (§3.7)."),
    _line("Elimination", "5.2", "Two agents are out (§5.2)."),
)
"""The score lines by their reasons (§5.3)."""

NOTES: Final = {
    Character: "A character (§1.1): three features, and a sign that is not a feature.",
    Edition: (
        "What is printed in a box (§1); the path is written with s, b and a: street, building, building with antenna."
    ),
    Rolling: "The die is thrown for an agent: chance acts (§6.6).",
    Decoding: "An agent has come to an antenna (§3.5).",
    Hunting: "It is the sicario's turn (§4).",
    Questioning: "The sicario, `seat`, has a tip and asks the agent whose turn it is (§7.4).",
    Answer: "Whether the player has a trait (§4.2).",
    Lights: "How many of the three features on the disc the player has (§3.6).",
    Missed: "Who the player is not: a name that was guessed in vain (§3.7, §4.3).",
}
"""The descriptions of values in schemas."""

FAMILIES: Final = (
    Annotated[Phase, Tag("phase"), Named("Phase")],
    Annotated[Fact, Tag("fact"), Named("Heard")],
    Annotated[ViewEvent, Tag("event"), Named("Fact")],
)
"""The unions of values, and the field that tells their classes apart."""


@cache
def codec() -> Codec:
    """The codec of the game's values."""
    made = Codec(FAMILIES, notes=NOTES)
    add_results(made, NAME, Seat, LINES, clauses=("5.1", "3.7", "5.2"))
    made.add(str | Edition, EditionField(BOXES, made.shape(Edition)))
    return made


BOXES: Final = EditionDocuments(EDITIONS, lambda: codec().shape(Edition), checks_written=True)
"""Editions in documents."""


@cache
def forms() -> Forms:
    """The forms of the game's documents."""
    return Forms.of(
        codec(),
        seat=Seat,
        view_event=ViewEvent,
        edition=Edition,
        state=StateForm,
        view=ViewForm,
        setup=SetupForm,
        example="ask 2 green-hat",
        violations=VIOLATIONS,
        also=", the throws of the die among them",
    )
