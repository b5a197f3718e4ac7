"""Records: a game as its set-up and its actions, and the document of it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from itertools import islice
from typing import Any, Final, Generic, Self, cast

import attrs
from typing_extensions import TypeVar, override

from criminals.core.base.errors import Fault, IllegalAction, MalformedDocument, Place
from criminals.core.base.faults import MOST_FAULTS, faults_in, given, invalid, malformed, named, refuses, under_all
from criminals.core.base.seats import Viewer
from criminals.core.documents.codec import faults_of, structured
from criminals.core.documents.compounds import Items
from criminals.core.documents.declared import documents_of, undeclared
from criminals.core.documents.envelope import (
    FORMAT,
    Documented,
    check_envelope,
    enveloped,
)
from criminals.core.documents.objects import Object
from criminals.core.documents.shapes import ANYTHING, TEXT, WHOLE
from criminals.core.documents.strict_json import encoded
from criminals.core.game.registry import find_game
from criminals.core.records.known_rules import KNOWN_RULES
from criminals.core.records.record_text import (
    RecordText,
    check_length,
    header,
    take_apart,
    turn_faults,
    turn_lines,
    turns,
)
from criminals.core.records.view_record import ViewRecord

T = TypeVar("T")
V = TypeVar("V")
Edition_co = TypeVar("Edition_co", covariant=True, default=Any)
Setup_co = TypeVar("Setup_co", covariant=True, default=Any)
Action_co = TypeVar("Action_co", covariant=True, default=Any)
State_co = TypeVar("State_co", covariant=True, default=Any)


class IllegalPly(IllegalAction):
    """The rules refuse an action of a record. It is the `IllegalAction` of that action, with its number.

    Args:
        ply: The number of the action in the record, from 1.
        refused: The error of the action. Its `action`, `violation` and `text` are those of this error, too.
    """

    def __init__(self, ply: int, refused: IllegalAction) -> None:
        super().__init__(refused.action, refused.violation, refused.text)
        self.args = (ply, refused)
        self.ply = ply

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.args

    @override
    def __str__(self) -> str:
        return f"ply {self.ply}: {super().__str__()}"


def _name(game: str) -> str:
    """The game's own name, for a name or an alias: records and their documents hold no alias."""
    return find_game(game).NAME


@attrs.frozen(repr=False)
class Record(Generic[Edition_co, Setup_co, Action_co, State_co]):
    """A game as its set-up and its actions. It may be unfinished, and only `replay` checks that it is legal.

    A record holds all secrets; its `repr` shows none of them.
    """

    game: str = attrs.field(converter=_name)
    """The name of the game."""
    edition: Edition_co
    """The edition; None for a game without editions."""
    players: int
    """The number of players."""
    setup: Setup_co
    """The set-up."""
    actions: tuple[Action_co, ...] = attrs.field(converter=tuple)
    """The actions in order, including those of `CHANCE`."""

    def __attrs_post_init__(self) -> None:
        game = documents_of(find_game(self.game))
        if game is not None:
            _check_class("edition", self.edition, game.Edition)
            _check_class("setup", self.setup, game.Setup)
        if type(self.players) is not int or self.players < 1:
            raise invalid("record_players", given=given(self.players))
        for action in {type(cast(object, action)): action for action in self.actions}.values():  # one of each will do
            _check_action(self.game, action)

    @classmethod
    def of(cls, first: Any, actions: Iterable[Any] = ()) -> Self:
        """Make the record of a game that was played from its first state.

        Args:
            first: The state that `new_game` returned.
            actions: The actions since then, including those of `CHANCE`.

        Returns:
            The record.

        Raises:
            InvalidState: `first` is not the first state of a game.
            TypeError: One of the actions is not an action of the game, or the game has no documents.
        """
        setup = documented(first.game).setup_of(first)
        return cls(first.game, first.edition, first.players, setup, actions)

    def replay(self) -> Iterator[State_co]:
        """Play the record again.

        Returns:
            An iterator: the first state, then the state after each action.

        Raises:
            IllegalPly: The rules refuse an action; you got the states before it.
            InvalidState: The set-up does not belong to the edition.
        """
        game = find_game(self.game)
        state = game.new_game(players=self.players, setup=self.setup, edition=self.edition)
        yield state
        for ply, action in enumerate(self.actions, 1):
            try:
                state = game.apply(state, action)
            except IllegalAction as refused:
                raise IllegalPly(ply, refused) from None
            yield state

    def digests(self) -> Iterator[str]:
        """Play the record again, and fingerprint each state. If two programs get different digests, their rules differ.

        Returns:
            An iterator with the `digest` of each state of `replay`.

        Raises:
            IllegalPly: The rules refuse an action; you got the digests before it.
            InvalidState: The set-up does not belong to the edition.
            TypeError: The game has no documents.
        """
        game = documented(self.game)
        for state in self.replay():
            yield sha256(encoded(enveloped(*game.document_of(state), game)).encode()).hexdigest()

    def for_viewer(self, viewer: Viewer) -> ViewRecord:
        """The game as one viewer perceived it.

        Args:
            viewer: A seat, or `SPECTATOR`.

        Returns:
            The view record: the first view, and the view events of each action.

        Raises:
            IllegalPly: The rules refuse an action.
            InvalidArgument: The viewer is not at the table.
        """
        game = find_game(self.game)
        states = self.replay()
        state = next(states)
        first = game.view(state, viewer)
        steps: list[tuple[Any, ...]] = []
        for action, after in zip(self.actions, states, strict=True):
            steps.append(game.view_events(game.step(state, action).events, viewer))
            state = after
        return ViewRecord(first, steps)

    def to_text(self) -> str:
        """Write the record as a text for people: a header, then a numbered line for each turn.

        Returns:
            A text that `from_text` reads back.

        Raises:
            IllegalPly: The rules refuse an action.
            TypeError: The game has no documents.
        """
        game = documented(self.game)
        lines = turn_lines(turns(game, self.replay(), self.actions))
        return "\n".join((*header(game, self.edition, self.players, self.setup), "", *lines, ""))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a record from its text: the inverse of `to_text`.

        Empty lines, comments (lines that begin with `#`) and the order of lines in the header do not matter.

        Args:
            text: A text of a record, from anybody.

        Returns:
            The record.

        Raises:
            MalformedDocument: The text is malformed, or the rules refuse an action; faults are listed by line.
        """
        parts = take_apart(text)
        record = _read_parts(parts)
        check_length(parts)
        try:
            played = tuple(turns(documented(record.game), record.replay(), record.actions))
            faults = tuple(turn_faults(parts, played))
        except IllegalPly as refused:
            faults = (_refusal(refused, parts.action_lines[refused.ply - 1]),)
        if faults:
            raise malformed("record", faults)
        if cls is Record:
            return cast(Self, record)
        return cls(record.game, record.edition, record.players, record.setup, record.actions)

    @override
    def __repr__(self) -> str:
        return f"<Record of {self.game}: {self.players} players, {len(self.actions)} actions>"


def _refusal(refused: IllegalPly, line: int) -> Fault:
    """The fault of an action that the rules refuse: that of its violation, at its line."""
    told = refused.violation
    return Fault(told.code, told.params, Place(line=line, action=named(str(refused.action))), told.clause, told.game)


def _check_class(name: str, value: object, cls: type) -> None:
    if not isinstance(value, cls):
        raise TypeError(f"the {name} of a record is of the class {cls.__name__}, not {type(value).__name__}")


def _check_action(game: str, action: object) -> None:
    if isinstance(action, str):
        raise TypeError(f"{action!r} is a text, not an action: parse_action({game!r}, {action!r}) makes one of it")
    if getattr(action, "game", None) != game:
        raise TypeError(f"{action!r} is no action of {game}")


_FORM: Final = Object("Record", {"edition": ANYTHING, "players": WHOLE, "setup": ANYTHING, "actions": Items(TEXT)})
"""The fields of a record's document, in the order in which they are written; the game reads edition and set-up."""


def documented(name: str) -> Documented:
    """The game of a name with its documents; `TypeError` if it has none."""
    found = find_game(name)
    game = documents_of(found)
    if game is None:
        raise TypeError(f"values of {name} have no document: the game declares no {', '.join(undeclared(found))}")
    return game


def record_fields(game: Documented, record: Record) -> dict[str, object]:
    """The fields of a record's document, without the envelope."""
    return {
        "edition": game.edition_json(record.edition),
        "players": record.players,
        "setup": game.setup_json(record.setup),
        "actions": [str(action) for action in record.actions],
    }


def read_record(game: Documented, fields: Mapping[str, object]) -> Record:
    """The record that a document's fields, without the envelope, stand for; `MalformedDocument` lists all faults."""
    faults: list[Fault | str] = []
    document = _tried(faults, "$", lambda value: structured(value, _FORM, "record"), dict(fields))
    form_faults = len(faults)
    edition = _tried(faults, "$.edition", game.read_edition, fields["edition"]) if "edition" in fields else None
    setup = _tried(faults, "$.setup", game.read_setup, fields["setup"]) if "setup" in fields else None
    players, given = fields.get("players"), "edition" in fields and "setup" in fields
    if given and len(faults) == form_faults and type(players) is int:
        faults.extend(islice(game.record_faults(edition, players, setup), MOST_FAULTS + 1))
    actions = _actions(faults, game, fields.get("actions"))
    if document is None or faults:
        raise malformed("record", faults)
    return Record(game.NAME, edition, document["players"], setup, actions)


def _read_parts(parts: RecordText) -> Record:
    """The record that the parts of a text stand for, read as its document would be."""
    envelope = {name: parts.fields[name] for name in ("game", "rules") if name in parts.fields}
    try:
        check_envelope({"criminals": FORMAT, "kind": "record", **envelope}, "record", KNOWN_RULES)
        fields = {name: value for name, value in parts.fields.items() if name not in envelope}
        record = read_record(documented(cast(str, envelope["game"])), {**fields, "actions": list(parts.actions)})
    except MalformedDocument as error:
        told = {fault.place.line for fault in parts.faults}  # one fault for what is not even JSON
        more = (fault for fault in map(parts.placed, error.faults) if fault.place.line not in told - {0})
        raise malformed("record", (*parts.faults, *more)) from None
    if parts.faults:
        raise malformed("record", parts.faults)
    return record


def _actions(faults: list[Fault | str], game: Documented, texts: object) -> list[Any]:
    """The actions of all texts that stand for one, until there are more faults than are ever listed."""
    actions: list[Any] = []
    parsed: dict[str, Any] = {}
    for index, text in enumerate(cast(list[object], texts) if type(texts) is list else ()):
        if type(text) is not str:
            continue
        action = parsed.get(text)
        if action is None:
            action = parsed[text] = _tried(faults, f"$.actions[{index}]", game.parse_action, text)
            if len(faults) > MOST_FAULTS:
                break
        actions.append(action)
    return actions


def _tried(faults: list[Fault | str], path: str, read: Callable[[V], T], value: V) -> T | None:
    try:
        return read(value)
    except MalformedDocument as error:
        faults.extend(faults_of(error, path))
    except ValueError as error:  # of a game that is written elsewhere
        if not refuses(error):
            raise
        faults.extend(under_all(faults_in(error), path))
    return None
