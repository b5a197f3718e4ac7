"""The form of a game's messages in JSON: shapes made of the classes of their contents and of the game's documents."""

from collections.abc import Mapping
from types import NoneType
from typing import Annotated, Any, Final, cast, get_args

from typing_extensions import override

from criminals.core.base.constraints import Named, Tag
from criminals.core.base.seats import CHANCE, SPECTATOR, Chance, Spectator
from criminals.core.documents.codec import Codec
from criminals.core.documents.compounds import Items
from criminals.core.documents.envelope import ENVELOPE, FORMAT, Documented, Kind, enveloped
from criminals.core.documents.objects import Either, Object, told_apart
from criminals.core.documents.shapes import NULL, TEXT, WHOLE, Choice, Scope, Shape
from criminals.core.game.locations import Movement, Piece
from criminals.core.game.results import ScoreLine
from criminals.core.looks import menus
from criminals.core.messages.changes import Change
from criminals.core.messages.contents import (
    FORMS,
    Decision,
    EditionDocument,
    LegalAction,
    MessageKind,
    ToldLine,
    ViewDocument,
    ViewEventDocument,
)
from criminals.core.messages.sitters import Sitter


class WholeDocument(Shape):
    """A whole document of a game within a message. It is written, never read."""

    json = dict
    what = ("object",)

    def __init__(self, kind: Kind, game: Documented) -> None:
        self.kind = kind
        self.game = game

    @override
    def expression(self, value: str, scope: Scope) -> str:
        return f"{scope.keep(self.written)}({value})"

    def written(self, value: Any) -> dict[str, object]:
        """The document of a value."""
        return enveloped(*self.game.document_of(value), self.game)


class Later(Shape):
    """A shape within itself, because choices lead to choices."""

    json = dict
    what = ("object",)

    def __init__(self) -> None:
        self.inner: Shape = NULL

    @override
    def expression(self, value: str, scope: Scope) -> str:
        return f"{scope.keep(self.written)}({value})"

    def written(self, value: object) -> Any:
        """Write a value with the shape that exists by now."""
        return self.inner.write(value)


class Renamed(Object):
    """An object whose fields come from parts of a value. `sources` says which part is which field."""

    def __init__(
        self, cls: type, fields: Mapping[str, Shape], sources: Mapping[str, str], *, doc: str, tag: Any = None
    ) -> None:
        super().__init__(cls.__name__, fields, tag=tag, doc=doc)
        self.types = (cls,)
        self.sources = sources

    @override
    def source(self, value: str, name: str) -> str:
        return self.sources[name].format(value)


def _movement(codec: Codec) -> Object:
    """A movement with the fields of its piece."""
    piece = codec.object(Piece).fields
    sources = {**{name: f"{{}}.piece.{name}" for name in piece}, "source": "{}.source", "target": "{}.target"}
    doc = "A piece that goes from one location to another, or is turned over where it lies."
    return Renamed(Movement, {**piece, "source": TEXT, "target": TEXT}, sources, doc=doc)


def _options(inner: Later) -> Either:
    """The options of a menu, with actions as their texts."""
    choice = Renamed(
        menus.Choice,
        {"location": TEXT, "label": TEXT, "action": Either((TEXT, NULL)), "choices": Items(inner)},
        {
            "location": "{}.location",
            "label": "{}.label",
            "action": "(None if {0}.action is None else str({0}.action))",
            "choices": "{}.choices",
        },
        tag=("option", "choice"),
        doc="A location that can be clicked: that plays an action, or leads to further choices.",
    )
    amounts = Renamed(
        menus.Amounts,
        {"location": TEXT, "label": TEXT, "first": WHOLE, "step": WHOLE, "actions": Items(TEXT)},
        {
            "location": "{}.location",
            "label": "{}.label",
            "first": "{}.amounts.start",
            "step": "{}.amounts.step",
            "actions": "[*map(str, {}.actions)]",
        },
        tag=("option", "amounts"),
        doc="Amounts in equal steps, one of which is to be named, and the action of each.",
    )
    return Either((choice, amounts), "Option", "What can be clicked.")


def _codec(game: Documented) -> Codec:
    """The codec of a game's messages. It writes the values of documents as documents do."""
    documents = game.DOCUMENTS
    notes = {cls: cls.__doc__ or "" for cls in (LegalAction, ToldLine, Sitter, *get_args(Change))}
    codec = Codec(
        notes=notes, special={kind: Choice((member,)) for kind, member in ((Chance, CHANCE), (Spectator, SPECTATOR))}
    )
    codec.add(Change, told_apart(codec.shape(Annotated[Change, Tag("change"), Named("Change")]), "Change"))
    codec.add(ViewDocument, WholeDocument("view", game))
    codec.add(ViewEventDocument, WholeDocument("view_event", game))
    codec.add(Decision, documents["action"])
    codec.add(EditionDocument, NULL if game.Edition is NoneType else WholeDocument("edition", game))
    codec.add(ScoreLine, cast(Items, cast(Object, documents["score"]).fields["lines"]).item)
    codec.add(Movement, _movement(codec))
    inner = Later()
    inner.inner = _options(inner)
    codec.add(menus.Choice | menus.Amounts, inner.inner)
    return codec


_MOST_MADE: Final = 64
_made: dict[int, tuple[Documented, Mapping[MessageKind, Object]]] = {}
"""The shapes of each game, by the game's identity."""


def message_shapes(game: Documented) -> Mapping[MessageKind, Object]:
    """The shape of each kind of message, without the envelope; made on first use."""
    found = _made.get(id(game))
    if found is None:
        codec = _codec(game)
        if len(_made) >= _MOST_MADE:
            _made.clear()
        found = _made[id(game)] = game, {kind: cast(Object, codec.shape(form)) for kind, form in FORMS.items()}
    return found[1]


def envelope_of(kind: MessageKind, game: Documented) -> dict[str, object]:
    """The first fields of a message, which are those of every document."""
    return dict(zip(ENVELOPE, (FORMAT, kind, game.NAME, game.RULES), strict=True))


def written(kind: MessageKind, contents: object, game: Documented) -> dict[str, Any]:
    """A whole message with these contents."""
    return {**envelope_of(kind, game), **message_shapes(game)[kind].write(contents)}
