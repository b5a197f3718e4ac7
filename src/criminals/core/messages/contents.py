"""The contents of each kind of message, without the envelope. Shapes, schemas and types are made of these classes."""

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
"""The values of the field `kind` of a message."""

MESSAGE_KINDS: Final[tuple[MessageKind, ...]] = get_args(MessageKind)
"""Every kind of message."""


@attrs.frozen
class Inside:
    """A value of a game within a message: a document of a kind, in full or, if not `whole`, without its envelope."""

    kind: Literal["view", "view_event", "edition", "action"]
    whole: bool = True


ViewDocument: TypeAlias = Annotated[GameView, Inside("view")]
ViewEventDocument: TypeAlias = Annotated[Value, Inside("view_event")]
EditionDocument: TypeAlias = Annotated[Any, Inside("edition")]
Decision: TypeAlias = Annotated[Value, Inside("action", whole=False)]


@attrs.frozen(kw_only=True)
class LegalAction:
    """An action that the viewer can choose: its text and fields, a label, a sentence, and the locations to click."""

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
    """The fields of every message: its language, and the number of changes that the table has been through."""

    lang: str
    changes: Natural


@attrs.frozen(kw_only=True)
class ResultForm:
    """The end of a game: the winners, the clause by which they won, the points by seat, and the score line by line."""

    lang: str
    winners: tuple[Seat, ...]
    clause: str
    sentence: str
    points: tuple[int, ...]
    lines: tuple[ToldLine, ...]


@attrs.frozen(kw_only=True)
class LegalForm(TellingForm):
    """The current question to a viewer, and the actions to choose from: none while it is somebody else's turn."""

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
    """Everything for a viewer who joins or returns. The story has a list of sentences for each action so far."""

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
    """The reason why a request was refused. Nothing has changed; part of what was tried is repeated."""

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
