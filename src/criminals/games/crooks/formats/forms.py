"""The forms of documents: what the values say of themselves, and what only documents have.

States, views and set-ups stand otherwise in a document than in a value: hangouts by letter, rows by the worth of
targets, what is known as a list. A class here describes such a form and is never made; the docstrings stand in the
schemas, for people who may know no Python. All other values have the form that their classes say.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias

import attrs

from criminals.core.base.constraints import Named, Natural, Tag
from criminals.core.base.errors import Fault
from criminals.core.documents.codec import Codec
from criminals.core.documents.edition_documents import EditionDocuments, EditionField
from criminals.core.documents.game_documents import Forms
from criminals.core.documents.result_shapes import LineForm, add_results
from criminals.games.crooks.box.edition import Crook, Edition
from criminals.games.crooks.box.editions import EDITIONS
from criminals.games.crooks.box.faults import fault
from criminals.games.crooks.box.fields import (
    LONGEST_NAME,
    MOST_CARDS,
    Count,
    CrookId,
    CrookIds,
    Letter,
    PlayerCount,
    Seat,
    TargetNumber,
    ViewerName,
    Worth,
)
from criminals.games.crooks.box.version import NAME
from criminals.games.crooks.formats.violation_forms import VIOLATIONS
from criminals.games.crooks.knowledge.events import ViewEvent
from criminals.games.crooks.rules.phase import Moving, Phase
from criminals.games.crooks.rules.pieces import Card, Discard, FaceDown, Origin


@attrs.frozen
class SetupForm:
    """A deal by hangouts, the undealt rest, and the seat that starts (§2); the order in a list means nothing."""

    hangouts: dict[Letter, tuple[CrookId, ...]]
    box: tuple[CrookId, ...]
    start: Seat


@attrs.frozen
class ReadSetupForm:
    """A set-up as it is read: what it names is looked at later, so that the clause is told (§2)."""

    hangouts: dict[str, tuple[int, ...]]
    box: tuple[int, ...]
    start: int


@attrs.frozen
class LookForm:
    """The seats that looked into a hangout, and the number of crooks there then."""

    seat: Seat
    number: Count


@attrs.frozen
class KnownForm:
    """A hidden crook that the viewer knows."""

    origin: Origin
    crook: CrookId


@attrs.frozen
class StateHangoutForm:
    """The crooks in a hangout, and those taken from it, in that order."""

    size: Natural
    looks: tuple[LookForm, ...]
    left: bool
    crooks: CrookIds
    taken: tuple[CrookId, ...]


@attrs.frozen
class ViewHangoutForm:
    """The crooks that the viewer saw in a hangout, look by look."""

    size: Natural
    looks: tuple[LookForm, ...]
    left: bool
    seen: tuple[CrookIds, ...]


Row: TypeAlias = dict[Worth, tuple[Card, ...]]


@attrs.frozen
class StateForm:
    """The whole truth: it stays with the host. Rows, money and passed go by seat."""

    edition: str | Edition
    players: PlayerCount
    actor: Seat | None
    phase: Phase
    hangouts: dict[Letter, StateHangoutForm]
    box: CrookIds
    rows: tuple[Row, ...]
    discards: tuple[Discard, ...]
    money: tuple[Natural, ...]
    bank: Natural
    passed: tuple[bool, ...]


@attrs.frozen
class ViewForm:
    """All that a viewer may know, for a server to send. Rows, money and passed go by seat."""

    edition: str | Edition
    players: PlayerCount
    viewer: ViewerName
    actor: Seat | None
    phase: Phase
    hangouts: dict[Letter, ViewHangoutForm]
    rows: tuple[Row, ...]
    discards: tuple[Discard, ...]
    money: tuple[Natural, ...]
    bank: Natural
    passed: tuple[bool, ...]
    known: tuple[KnownForm, ...]


_GANG: Final = Annotated[Literal["northside", "westside", "outfit"], Named("GangName")]
_WON: Final = {
    "target": TargetNumber,
    "modifiers": tuple[int, ...],
    "worth": Natural,
    "levels": tuple[int, ...],
    "strength": int,
}
_NONE: Final = Literal[0]

LINES: Final = (
    LineForm("TargetWon", "5.4", Seat, Natural, _WON),
    LineForm("TargetShared", "5.4", Seat, Natural, {**_WON, "sharers": Count}),
    LineForm("TargetEmpty", "5.4", None, _NONE, {"target": TargetNumber}),
    LineForm("GangWon", "5.5", Seat, Natural, {"gang": _GANG, "members": Count}),
    LineForm("GangTied", "5.5", None, _NONE, {"gang": _GANG, "members": Count, "sharers": Count}),
    LineForm("GangEmpty", "5.5", None, _NONE, {"gang": _GANG}),
)
"""The score lines by their reasons (§5.4, §5.5)."""

NOTES: Final = {
    Crook: "A card of the box (§1.1).",
    Edition: "What is printed in a box (§1); piles and gang points by how many play.",
    Origin: "Where a crook came from, and how many lay there when it was taken (§6.10).",
    FaceDown: "A hidden crook, and the seats that know who it is.",
    Discard: "A crook that went back into the box, killed or, if it was never placed, returned (§3.10).",
    Moving: "The cards that a Swap lifted from a target, and are in no row until they are moved (§4.4).",
}
"""The descriptions of values in schemas."""

FAMILIES: Final = (
    Annotated[Card, Tag("face", FaceUp="up", FaceDown="down"), Named("Card")],
    Annotated[Phase, Tag("phase"), Named("Phase")],
    Annotated[ViewEvent, Tag("event"), Named("Fact")],
)
"""The unions of values, and the field that tells their classes apart."""


def _count_faults(fields: Mapping[str, Any]) -> Iterator[Fault]:
    """Too many cards, and too long a name."""
    if len(fields["name"]) > LONGEST_NAME:
        yield fault("", "too_long", "$.name", count=len(fields["name"]), most=LONGEST_NAME)
    for field in ("crooks", "targets"):
        count = len(fields[field])
        if count > MOST_CARDS:
            yield fault("", "too_many", f"$.{field}", count=count, most=MOST_CARDS)


@cache
def codec() -> Codec:
    """The codec of the game's values."""
    made = Codec(FAMILIES, notes=NOTES)
    add_results(made, NAME, Seat, LINES, clauses=("5.7",))
    made.add(str | Edition, EditionField(BOXES, made.shape(Edition)))
    return made


BOXES: Final = EditionDocuments(EDITIONS, lambda: codec().shape(Edition), _count_faults)
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
        example="recruit C",
        violations=VIOLATIONS,
    )
