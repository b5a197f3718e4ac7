"""The forms of documents: what the values say of themselves, and what only documents have.

States and views stand otherwise in a document than in a value: henchmen by the names of action spaces, the possible
cash of a crew as an object of its own. A class here describes such a form and is never made; the docstrings stand in
the schemas, for people who may know no Python. All other values have the form that their classes say.
"""

from functools import cache
from typing import Annotated, Final, TypeAlias

import attrs

from criminals.core.base.constraints import Named, Natural, Tag
from criminals.core.documents.codec import Codec
from criminals.core.documents.edition_documents import EditionDocuments, EditionField
from criminals.core.documents.game_documents import Forms
from criminals.core.documents.result_shapes import LineForm, add_results
from criminals.games.counterfeiters.box.edition import Board, Card, Edition, MarketSpace, Space
from criminals.games.counterfeiters.box.editions import EDITIONS
from criminals.games.counterfeiters.box.fields import CardId, CardIds, FakeCounts, PlayerCount, Seat, ViewerName
from criminals.games.counterfeiters.box.version import NAME
from criminals.games.counterfeiters.formats.violation_forms import VIOLATIONS
from criminals.games.counterfeiters.knowledge.events import SpaceName, ViewEvent
from criminals.games.counterfeiters.rules.phase import Dining, Finishing, Phase


@attrs.frozen
class SetupForm:
    """A deal (§2): the stack, the top card first; by seat what it starts with besides its press; the first player."""

    stack: tuple[CardId, ...]
    starters: tuple[CardId, ...]
    first: Seat


@attrs.frozen
class ReadSetupForm:
    """A set-up as it is read: what it names is looked at later, so that the clause is told (§2)."""

    stack: tuple[int, ...]
    starters: tuple[int, ...]
    first: int


@attrs.frozen
class PossibleForm:
    """The cash that the others cannot rule out: every amount from the least to the most, in steps of $10 (§7.2)."""

    least: Natural
    most: Natural


@attrs.frozen
class CrewForm:
    """The public facts about a player: `idle` henchmen are still to be played, `wealth` is cash and offshore money."""

    idle: Natural
    cards: CardIds
    fakes: FakeCounts
    wealth: Natural
    possible: PossibleForm


Henchmen: TypeAlias = dict[SpaceName, Seat | None]
"""Whose henchman stands on each action space."""


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

    actor: Seat | None
    phase: Phase
    crews: tuple[CrewForm, ...]
    henchmen: Henchmen
    market: tuple[CardId | None, ...]
    binned: CardIds
    stack_size: Natural
    leftover: tuple[CardId, ...]
    bank: Natural
    pawn: Natural
    moved: bool
    quiet: Natural
    first: Seat
    next_first: Seat


@attrs.frozen
class StateForm(PublicForm, PlayedForm):
    """The whole truth: it stays with the host. Crews and cash go by seat; the stack, the top card first."""

    cash: tuple[Natural, ...]
    stack: tuple[CardId, ...]


@attrs.frozen
class ViewForm(PublicForm, ViewedForm):
    """All that a viewer may know, for a server to send. Crews are by seat; cash is the viewer's own."""

    cash: Natural | None


_TICKETS: Final = "What is paid, as far as the bank goes, and what each ticket is worth."

LINES: Final = (
    LineForm("Cash", "6.4", Seat, Natural, {"amount": Natural}, "AmountParams"),
    LineForm("Offshore", "6.4", Seat, Natural, {"amount": Natural}, "AmountParams"),
    LineForm("Tickets", "6.3", Seat, Natural, {"amount": Natural, "values": tuple[Natural, ...]}, params_doc=_TICKETS),
)
"""The score lines by their reasons (§6.4, §6.5)."""

NOTES: Final = {
    Card: "A card (§1.3): `players` is the fewest it is used for, `value` what a lottery ticket pays, 0 for any other.",
    MarketSpace: "A space of the black market: its price, and whether it has a bin (§3.6).",
    Space: "An action space: a hat moves the police (§3.4), sunglasses make the first player (§4.5).",
    Board: "A side of the board (§1.5); `starts` says for how many players, and where the police pawn starts.",
    Edition: (
        "What is printed in a box (§1); fakes by quality, purses from the first player on, patience in rounds (§3.5)."
    ),
    Dining: "A seat's lunch turns a fake into money; `lunches` are left, including this one (§3.7).",
    Finishing: "A seat plays its last henchman; `last` moved the pawn to the end, and comes last (§6.1).",
}
"""The descriptions of values in schemas."""

FAMILIES: Final = (
    Annotated[Phase, Tag("phase"), Named("Phase")],
    Annotated[ViewEvent, Tag("event"), Named("Fact")],
)
"""The unions of values, and the field that tells their classes apart."""


@cache
def codec() -> Codec:
    """The codec of the game's values."""
    made = Codec(FAMILIES, notes=NOTES)
    add_results(made, NAME, Seat, LINES, clauses=("6.4",))
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
        example="shop 1 0/2/1",
        violations=VIOLATIONS,
    )
