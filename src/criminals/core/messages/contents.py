"""What each kind of message has in it, besides the envelope. Shapes, schemas and types are made of these classes."""

from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import attrs

from criminals.core.base.constraints import Natural
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import Seat
from criminals.core.base.value import Value
from criminals.core.game.locations import Movement
from criminals.core.game.position import GameView
from criminals.core.game.results import ScoreLine
from criminals.core.looks.menus import Amounts, Choice
from criminals.core.messages.changes import Change
from criminals.core.messages.sitters import Sitter

MessageKind: TypeAlias = Literal["welcome", "news", "refused", "legal", "result"]
"""The values that the field `kind` of a message can have."""

MESSAGE_KINDS: Final[tuple[MessageKind, ...]] = get_args(MessageKind)
"""Every kind of message."""


@attrs.frozen
class Inside:
    """A value of a game within a message: a whole document of a kind, or without its envelope if not `whole`."""

    kind: Literal["view", "view_event", "edition", "action"]
    whole: bool = True


ViewDocument: TypeAlias = Annotated[GameView, Inside("view")]
ViewEventDocument: TypeAlias = Annotated[Value, Inside("view_event")]
EditionDocument: TypeAlias = Annotated[Any, Inside("edition")]
Decision: TypeAlias = Annotated[Value, Inside("action", whole=False)]


@attrs.frozen(kw_only=True)
class LegalAction:
    """An action that the viewer can choose: its text and fields, a label, a sentence, and what is clicked for it."""

    action: str
    decision: Decision
    label: str
    sentence: str
    locations: tuple[str, ...]


@attrs.frozen(kw_only=True)
class ToldLine:
    """A line of the score, and the sentence for it."""

    line: ScoreLine
    sentence: str


@attrs.frozen(kw_only=True)
class TellingForm:
    """What every message has: its language, and how many changes the table has been through."""

    lang: str
    changes: Natural


@attrs.frozen(kw_only=True)
class ResultForm:
    """How a game ended: the winners, the clause by which they won, the points by seat, and the score line by line."""

    lang: str
    winners: tuple[Seat, ...]
    clause: str
    sentence: str
    points: tuple[int, ...]
    lines: tuple[ToldLine, ...]


@attrs.frozen(kw_only=True)
class LegalForm(TellingForm):
    """What a viewer is asked now, and what it can choose from: nothing, while it is not its turn."""

    prompt: str
    legal: tuple[LegalAction, ...]
    menu: tuple[Choice | Amounts, ...]
    may_undo: bool


@attrs.frozen(kw_only=True)
class PresentForm(LegalForm):
    """The present of a table, as one viewer may know it. Seats go by number."""

    view: ViewDocument
    seats: tuple[Sitter, ...]
    result: ResultForm | None


@attrs.frozen(kw_only=True)
class WelcomeForm(PresentForm):
    """All that somebody needs who comes, or comes back. The story has a list of sentences for each action so far."""

    edition: EditionDocument
    story: tuple[tuple[str, ...], ...]


@attrs.frozen(kw_only=True)
class NewsForm(PresentForm):
    """The last change, what the viewer perceived of it, and the present after it."""

    change: Change
    events: tuple[ViewEventDocument, ...]
    movements: tuple[Movement, ...]
    sentences: tuple[str, ...]


@attrs.frozen(kw_only=True)
class RefusedForm(TellingForm):
    """Why something was not taken. Nothing has changed by it; a little of what was tried is repeated."""

    tried: str
    code: str
    clause: str | None
    params: FrozenMap[str, int | str | bool | tuple[int | str, ...]]
    sentence: str


FORMS: Final[dict[MessageKind, type]] = {
    "welcome": WelcomeForm,
    "news": NewsForm,
    "refused": RefusedForm,
    "legal": LegalForm,
    "result": ResultForm,
}
"""The class of each kind."""
