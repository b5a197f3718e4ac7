"""Documents of a game that are made from the types of its values.

The document of a state or a view has its fields, after `edition` and `players`; that of an action has its type, its
text and its fields. Within other documents, actions are written as their texts. A game may define some parts itself:
`setup_of`, `record_faults` and `begins_turn`, and `faults(state)` and `view_faults(view)`, which say what is
impossible.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, cast, get_args, get_origin

import attrs
from typing_extensions import override

from criminals.core.base.checks import check_possible
from criminals.core.base.constraints import Tag
from criminals.core.base.errors import CriminalsError, Fault, InvalidArgument, MalformedDocument
from criminals.core.base.faults import fault, faults_in, malformed, refuses, shown, under_all
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import Seat, Viewer, check_viewer
from criminals.core.box.openings import not_first
from criminals.core.documents.action_shapes import action_note
from criminals.core.documents.codec import Codec, structured
from criminals.core.documents.edition_documents import EditionDocuments, EditionField
from criminals.core.documents.envelope import Documented, Kind
from criminals.core.documents.game_documents import Forms, GameDocuments, Written
from criminals.core.documents.objects import Object
from criminals.core.documents.result_shapes import outcome_shape
from criminals.core.documents.shapes import NULL, TEXT, WHOLE, Reader, Scope, Shape, Unfit, expected
from criminals.core.game.protocol import Game
from criminals.core.game.results import Outcome, ScoreLine

_NO_EDITION: Final = "The game has a single box, and no document of it."
_ABOVE: Final = ("edition", "players")
"""The names that every state and view has, as a field or a property."""

_OWN: Final = ("setup_of", "record_faults", "begins_turn")
"""Verbs that a game may define itself, where it knows better than the defaults."""


class Spoken(Shape):
    """A value that is written as its text: an action in the notation."""

    json = str
    what = ("text",)

    def __init__(self, types: tuple[type, ...], parse: Callable[[str], Any]) -> None:
        self.types = types
        self.parse = parse

    @override
    def reader(self) -> Reader:
        parse = self.parse

        def read(value: Any) -> Any:
            if type(value) is not str:
                raise Unfit
            return parse(value)

        return read

    @override
    def faults(self, value: object, path: str) -> Iterator[Fault]:
        if type(value) is not str:
            yield expected(path, self.what, value)
            return
        try:
            self.parse(value)
        except ValueError as error:
            yield from under_all(faults_in(error), path)

    @override
    def expression(self, value: str, scope: Scope) -> str:
        return f"str({value})"


@attrs.frozen
class Values:
    """The types of a game's values, from which `documented_game` makes the documents."""

    state: type
    """The class of its states."""
    view: type
    """The class of its views."""
    action: Any
    """The class of its actions, or their union."""
    view_event: Any
    """The class of its view events, or their union."""
    setup: Any
    """The type of its set-ups."""
    edition: type | None = None
    """The class of its editions; None for a game with a single box."""
    editions: Mapping[str, Any] = FrozenMap()
    """The editions that documents mention by name instead of describing them."""


def documented_game(game: Game[Any, Any, Any, Any], values: Values) -> Documented:
    """Add documents to a game, made from the types of its values.

    The document of a state or a view has the fields of its class, after `edition` and `players`. That of an action has
    the fields of its class, after its type and its text; within other documents it is written as its text. If the game
    has `faults(state)` and `view_faults(view)`, documents with such faults are refused.

    Args:
        game: A game whose states, views, actions and view events are attrs classes.
        values: The types of its values.

    Returns:
        A game to `register`: it has all names of the given one, and those of `Documented`.

    Raises:
        TypeError: The type of a field has no form in JSON.
    """
    return cast(Documented, _DocumentedGame(game, values))


class _DocumentedGame:
    """A game, and everything else that `Documented` asks for. Other names are those of the game."""

    def __init__(self, game: Any, values: Values) -> None:
        self._game = game
        self._values = values
        self.Edition = values.edition or NoneType
        self.Setup = _class_of(values.setup)
        self._boxes = EditionDocuments(values.editions, lambda: self._codec.shape(values.edition))
        self._documents = GameDocuments[Any](
            game.NAME,
            self._forms,
            states=Written(values.state, self._writer("state"), lambda fields: self._position("state", fields)),
            views=Written(values.view, self._writer("view"), lambda fields: self._position("view", fields)),
            editions=Written(self.Edition, self._boxes.whole, self._whole_edition),
            actions=_classes(values.action),
            parse_action=game.parse_action,
            view_events=_classes(values.view_event),
        )
        self.DOCUMENTS = self._documents.shapes
        self.document_of = self._documents.document_of
        self.read_document = self._documents.read_document
        for name in _OWN:
            if hasattr(game, name):
                setattr(self, name, getattr(game, name))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    # --- editions and set-ups ---

    def read_edition(self, value: object) -> Any:
        """Read an edition."""
        return self._boxes.read(value) if self._values.edition else structured(value, NULL, "edition")

    def edition_json(self, edition: Any) -> object:
        """Write an edition."""
        return self._boxes.json(edition) if self._values.edition else None

    def _whole_edition(self, fields: dict[str, object]) -> Any:
        if self._values.edition:
            return self._boxes.read_whole(fields)
        raise malformed("edition", (fault("no_edition_document", "$"),))

    def read_setup(self, value: object) -> Any:
        """Read a set-up."""
        return self._read(self._codec.shape(self._values.setup), value, "setup")

    def setup_json(self, setup: Any) -> object:
        """Write a set-up."""
        return self._codec.write(setup, self._values.setup)

    def setup_of(self, state: Any) -> Any:
        """Find the set-up of a first state among all set-ups; `InvalidState` for a later state."""
        for setup in self._game.setups(state.players, state.edition):
            if self._game.new_game(players=state.players, setup=setup, edition=state.edition) == state:
                return setup
        raise not_first()

    def record_faults(self, edition: Any, players: int, setup: Any) -> Iterator[Fault]:
        """The reasons why these players cannot start with this set-up in this edition, with paths from the record."""
        try:
            self._game.new_game(players=players, setup=setup, edition=edition)
        except (CriminalsError, ValueError, TypeError) as error:
            yield from under_all(faults_in(error), "$.setup")

    def begins_turn(self, state: Any) -> bool:
        """Always False: a turn lasts as long as the same seat acts."""
        return False

    # --- shapes ---

    @cached_property
    def _codec(self) -> Codec:
        game, values = self._game, self._values
        events, actions = _classes(values.view_event), _classes(values.action)
        families = [Annotated[values.view_event, Tag("event")]] if len(events) > 1 else []
        spoken = Spoken(actions, game.parse_action)
        codec = Codec(families, {values.action: spoken, **dict.fromkeys(actions, spoken)})
        codec.add(Outcome, outcome_shape(game.NAME, WHOLE, TEXT))
        codec.add(ScoreLine, _line_shape(game.NAME, codec))
        return codec

    def _forms(self) -> Forms:
        values = self._values
        return Forms(
            codec=self._codec,
            seat=Seat,
            view_event=values.view_event,
            state=self._form(values.state, "State", "The whole truth: it stays with the host."),
            view=self._form(values.view, "View", "What one viewer may know: a server sends this."),
            edition=self._codec.shape(values.edition) if values.edition else Object("Edition", {}, doc=_NO_EDITION),
            setup=self._codec.shape(values.setup),
            action_note=action_note(),
            record_note="A game from its set-up on, the whole truth: actions are in the notation.",
        )

    def _form(self, cls: type, title: str, doc: str) -> Object:
        """The form of a state or a view: the common fields, then its own."""
        edition = self._values.edition
        box = EditionField(self._boxes, self._codec.shape(edition)) if edition else NULL
        fields = {**self._codec.object(cls).fields, "viewer": self._codec.shape(Viewer)}
        if title == "State":
            del fields["viewer"]
        told = {"edition": box, "players": fields.get("players", WHOLE)}
        return Object(title, {**told, **fields, **told}, doc=doc)

    # --- states and views ---

    def _writer(self, kind: Kind) -> Callable[[Any], dict[str, object]]:
        return lambda value: cast(dict[str, object], self.DOCUMENTS[kind].write(value))

    def _position(self, kind: Kind, fields: dict[str, object]) -> Any:
        """The state or view of a document; `InvalidState` if the game says that it is impossible."""
        cls = self._values.state if kind == "state" else self._values.view
        found = structured(fields, self.DOCUMENTS[kind], kind)
        names = {field.name for field in attrs.fields(cast(Any, cls)) if field.init}
        made = self._made(cls, {name: value for name, value in found.items() if name in names}, kind)
        for name in _ABOVE:
            if getattr(made, name) != found[name]:
                raise malformed(kind, (expected(f"$.{name}", (shown(getattr(made, name)),), fields[name]),))
        if kind == "view":
            try:
                check_viewer(made.viewer, made.players)
            except InvalidArgument as error:
                raise malformed(kind, under_all(error.faults, "$.viewer")) from None
        check = getattr(self._game, "faults" if kind == "state" else "view_faults", None)
        check_possible(kind, () if check is None else check(made))
        return made

    def _made(self, cls: type, fields: dict[str, Any], what: str) -> Any:
        try:
            return cls(**fields)
        except (TypeError, ValueError) as error:
            if not refuses(error):
                raise
            raise malformed(what, under_all(faults_in(error), "$")) from None

    def _read(self, shape: Shape, value: object, what: str) -> Any:
        try:
            return structured(value, shape, what)
        except MalformedDocument:
            raise
        except (TypeError, ValueError) as error:
            raise malformed(what, under_all(faults_in(error), "$")) from None


def _classes(kind: Any) -> tuple[type, ...]:
    """The classes of a union, or the class itself."""
    return get_args(kind) or (kind,)


def _class_of(kind: Any) -> type:
    """The class of all values of a type."""
    origin = get_origin(kind)
    return object if origin in (Union, UnionType, Literal) else cast(type, origin or kind)


def _line_shape(game: str, codec: Codec) -> Object:
    """A score line with any reason."""

    def make(reason: str, seat: int | None, points: int, clause: str, params: Any) -> ScoreLine:
        return ScoreLine(game, seat, points, reason, clause, FrozenMap(params))

    params = codec.shape(FrozenMap[str, int | str | bool | tuple[int, ...]])
    fields = {"reason": TEXT, "seat": codec.shape(Seat | None), "points": WHOLE, "clause": TEXT, "params": params}
    shape = Object("Line", fields, make)
    shape.types = (ScoreLine,)
    return shape
