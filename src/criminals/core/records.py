"""Records: a game as its set-up and its actions, and the document of it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Final, Generic, Self, cast

import attrs
from typing_extensions import TypeVar, override

from criminals.core.documents import Documented, faults_of, offers_documents, strict_converter, structured
from criminals.core.errors import IllegalAction, MalformedDocument
from criminals.core.registry import find_game
from criminals.core.strict_json import MOST_FAULTS, malformed

T = TypeVar("T")
V = TypeVar("V")
Edition_co = TypeVar("Edition_co", covariant=True, default=Any)
Setup_co = TypeVar("Setup_co", covariant=True, default=Any)
Action_co = TypeVar("Action_co", covariant=True, default=Any)
State_co = TypeVar("State_co", covariant=True, default=Any)


class IllegalPly(IllegalAction):
    """The rules refuse an action of a record; `ply` says which, counted from 1."""

    def __init__(self, ply: int, refused: IllegalAction) -> None:
        super().__init__(refused.action, refused.violation, refused.text)
        self.args = (ply, refused)
        self.ply = ply

    @override
    def __str__(self) -> str:
        return f"ply {self.ply}: {super().__str__()}"


@attrs.frozen(repr=False)
class Record(Generic[Edition_co, Setup_co, Action_co, State_co]):
    """A game from its set-up on. It may be unfinished, and whether it is lawful only `replay` tells.

    It holds the whole truth; `repr` shows none of it.
    """

    game: str
    edition: Edition_co
    players: int
    setup: Setup_co
    actions: tuple[Action_co, ...] = attrs.field(converter=tuple)

    def __attrs_post_init__(self) -> None:
        game = find_game(self.game)
        if offers_documents(game):
            _check_class("edition", self.edition, game.Edition)
            _check_class("setup", self.setup, game.Setup)
        if type(self.players) is not int or self.players < 1:
            raise ValueError(f"the players of a record are a number from 1 up, not {self.players!r}")
        for action in self.actions:
            _check_action(self.game, action)

    @classmethod
    def of(cls, first: Any, actions: Iterable[Any] = ()) -> Self:
        """The record of a game that was played from its first state."""
        setup = documented(first.game).setup_of(first)
        return cls(first.game, first.edition, first.players, setup, actions)

    def replay(self) -> Iterator[State_co]:
        """The state of the set-up, then the one after each action; `IllegalPly` where the rules refuse one."""
        game = find_game(self.game)
        state = game.new_game(players=self.players, setup=self.setup, edition=self.edition)
        yield state
        for ply, action in enumerate(self.actions, 1):
            try:
                state = game.apply(state, action)
            except IllegalAction as refused:
                raise IllegalPly(ply, refused) from None
            yield state

    @override
    def __repr__(self) -> str:
        return f"<Record of {self.game}: {self.players} players, {len(self.actions)} actions>"


def _check_class(name: str, value: object, cls: type) -> None:
    if not isinstance(value, cls):
        raise TypeError(f"the {name} of a record is of the class {cls.__name__}, not {type(value).__name__}")


def _check_action(game: str, action: object) -> None:
    if isinstance(action, str):
        raise TypeError(f"{action!r} is a text, not an action: parse_action({game!r}, {action!r}) makes one of it")
    if getattr(action, "game", None) != game:
        raise TypeError(f"{action!r} is no action of {game}")


@attrs.frozen
class _RecordDocument:
    """The fields of a record's document, in the order in which they are written."""

    edition: object
    players: int
    setup: object
    actions: tuple[str, ...]


_CONVERTER: Final = strict_converter()


def documented(name: str) -> Documented:
    """The game of a name, if it offers documents; `TypeError` if it does not."""
    game = find_game(name)
    if not offers_documents(game):
        raise TypeError(f"values of {name} have no document: the game offers none")
    return game


def record_fields(game: Documented, record: Record) -> dict[str, object]:
    """The fields of a record's document, without the envelope."""
    document = _RecordDocument(
        edition=game.edition_json(record.edition),
        players=record.players,
        setup=game.setup_json(record.setup),
        actions=tuple(map(str, record.actions)),
    )
    return cast(dict[str, object], _CONVERTER.unstructure(document))


def read_record(game: Documented, fields: Mapping[str, object]) -> Record:
    """The record that a document's fields, without the envelope, stand for; `MalformedDocument` lists all faults."""
    faults: list[str] = []
    document = _tried(faults, "$", lambda value: structured(value, _RecordDocument, "record", _CONVERTER), fields)
    edition = _tried(faults, "$.edition", game.read_edition, fields["edition"]) if "edition" in fields else None
    setup = _tried(faults, "$.setup", game.read_setup, fields["setup"]) if "setup" in fields else None
    players = fields.get("players")
    if edition is not None and setup is not None and type(players) is int:
        faults.extend(islice(game.record_faults(edition, players, setup), MOST_FAULTS + 1))
    actions = _actions(faults, game, fields.get("actions"))
    if document is None or faults:
        raise malformed("record", faults)
    return Record(game.NAME, edition, document.players, setup, actions)


def _actions(faults: list[str], game: Documented, texts: object) -> list[Any]:
    """The actions of all texts that stand for one, until there are more faults than are ever listed."""
    actions: list[Any] = []
    parsed: dict[str, Any] = {}
    for index, text in enumerate(cast(list[object], texts) if type(texts) is list else ()):
        if type(text) is str:
            if parsed.get(text) is None:
                parsed[text] = _tried(faults, f"$.actions[{index}]", game.parse_action, text)
            actions.append(parsed[text])
        if len(faults) > MOST_FAULTS:
            break
    return actions


def _tried(faults: list[str], path: str, read: Callable[[V], T], value: V) -> T | None:
    try:
        return read(value)
    except MalformedDocument as error:
        faults.extend(faults_of(error, path))
        return None
