"""The text of a record, for people: a header, then a line for each turn, in the notation.

    game: crooks
    rules: 1
    edition: reference
    players: 2
    setup.hangouts.A: [17, 24]
    ...
    setup.start: 0

    1. 0: pass
    2. 1: recruit D, take 1, place 6

A name in the header is a path in the record's document, and what follows is the JSON there; only the game and the name
of an edition stand bare. An edition that is not the library's stands whole, on one line.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias, cast

import attrs

from criminals.core.base.errors import Fault, MalformedDocument, Place
from criminals.core.base.faults import LONGEST_TEXT, MOST_FAULTS, fault, malformed, named, placed
from criminals.core.base.seats import Chance, Seat, wire_name
from criminals.core.documents.envelope import Documented
from criminals.core.documents.strict_json import MOST_PARTS, canonical, check_size, parts_of, read_json

Turn: TypeAlias = tuple[Seat | Chance, tuple[Any, ...]]
"""The actor, and its actions until the next turn begins."""

MOST_NAMES: Final = 500
"""The most lines of a header: far more than a set-up has fields."""

_MOST_DOTS: Final = 7
"""The most dots of a name in the header: so deep a set-up may be."""

_NAME: Final = "[A-Za-z_][A-Za-z_0-9]{0,39}"
_HEADER: Final = re.compile(rf"({_NAME}(?:\.{_NAME}){{0,{_MOST_DOTS}}}): (.*)")
_TURN: Final = re.compile(r"[0-9]{1,9}\. [0-9a-z]{1,9}: (.*)")
_FIELDS: Final = ("game", "rules", "edition", "players", "setup")


# --- writing ---


def header(game: Documented, edition: Any, players: int, setup: Any) -> Iterator[str]:
    """The lines before the first turn."""
    named = game.edition_json(edition)
    yield f"game: {game.NAME}"
    yield f"rules: {game.RULES}"
    yield f"edition: {named if isinstance(named, str) else canonical(named)}"
    yield f"players: {players}"
    yield from _leaves("setup", game.setup_json(setup))


def _leaves(name: str, value: object) -> Iterator[str]:
    fields = cast(dict[str, object], value) if isinstance(value, dict) else {}
    if fields and all(re.fullmatch(_NAME, key) for key in fields):
        for key, item in fields.items():
            yield from _leaves(f"{name}.{key}", item)
    else:
        yield f"{name}: {json.dumps(value, ensure_ascii=False)}"


def turns(game: Documented, states: Iterable[Any], actions: Iterable[Any]) -> Iterator[Turn]:
    """The turns of a game: another one begins when another acts, or when the game says so."""
    actor: Any = None
    played: list[Any] = []
    states = iter(states)
    actor_of, begins_turn = game.actor, game.begins_turn
    for action, state in zip(actions, states, strict=False):
        now = actor_of(state)
        if played and (now != actor or begins_turn(state)):
            yield actor, tuple(played)
            played = []
        actor = now
        played.append(action)
    next(states, None)  # the last action is replayed too: it may be illegal
    if played:
        yield actor, tuple(played)


def turn_lines(found: Iterable[Turn]) -> Iterator[str]:
    """A line for each turn, numbered from 1."""
    for number, (actor, actions) in enumerate(found, 1):
        yield f"{number}. {wire_name(actor)}: {', '.join(map(str, actions))}"


# --- reading ---


@attrs.frozen
class RecordText:
    """The parts of a text, line by line, before anything is known of their meaning."""

    fields: Mapping[str, object]
    """The fields of the header."""
    lines: Mapping[str, int]
    """The line of each name of the header."""
    turns: tuple[tuple[int, str], ...]
    """The lines of turns, with their numbers."""
    actions: tuple[str, ...]
    """The texts of all actions."""
    action_lines: tuple[int, ...]
    """The number of the line of each action."""
    faults: tuple[Fault, ...]
    parts: int
    """The commas, opening brackets and escapes."""

    def placed(self, found: Fault) -> Fault:
        """A fault of the record's document, with its line in this text in place of its path from `$`."""
        place = found.place
        path = re.match(r"\$\.(actions\[([0-9]+)\]|[\w.]+)", place.path)
        if path is None:
            return found
        if path[2] is not None:
            return placed(found, place._replace(path="", line=self.action_lines[int(path[2])]))
        line = self._line(path[1].rstrip("."))
        return placed(found, place._replace(path=place.path.removeprefix("$."), line=line or 0))

    def _line(self, name: str) -> int | None:
        """The line of a name, or of the nearest name that contains it, or of the first that it contains."""
        outer = name
        while outer:
            if outer in self.lines:
                return self.lines[outer]
            outer = outer.rpartition(".")[0]
        return next((line for other, line in self.lines.items() if other.startswith(f"{name}.")), None)


def take_apart(text: str) -> RecordText:
    """The lines of a text, each for what it looks like; blank ones and comments are left out."""
    if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers hand over bytes
        raise TypeError(f"the text of a record is a text, not {type(text).__name__}")
    check_size(text)
    lines = text.replace("\r\n", "\n").split("\n")
    if len(lines) > MOST_PARTS:
        raise malformed("record", (fault("too_many_lines", count=len(lines), most=MOST_PARTS),))
    head = _Header()
    found_turns: list[tuple[int, str]] = []
    actions: list[str] = []
    action_lines: list[int] = []
    for number, line in enumerate(lines, 1):
        if not line or line.startswith("#"):
            continue
        if not line.isascii() and re.search("[\ud800-\udfff]", line):
            head.refuse("half_character_line", number)
        elif (turn := _TURN.fullmatch(line)) is not None:
            found_turns.append((number, line))
            texts = turn[1].split(", ")
            actions += texts
            action_lines += [number] * len(texts)
        elif (named := _HEADER.fullmatch(line)) is None:
            head.refuse("expected_line", number)
        elif found_turns:
            head.refuse("header_over", number)
        elif len(head.lines) == MOST_NAMES:
            head.refuse("header_too_long", number, most=MOST_NAMES)
            break
        else:
            head.add(number, named[1], named[2])
        if len(head.faults) > MOST_FAULTS:
            break
    return RecordText(
        head.fields,
        head.lines,
        tuple(found_turns),
        tuple(actions),
        tuple(action_lines),
        tuple(head.faults),
        parts_of(text),
    )


class _Header:
    """The names of a header and what stands there, put together as they come."""

    def __init__(self) -> None:
        self.fields: dict[str, object] = {}
        self.lines: dict[str, int] = {}
        self.faults: list[Fault] = []
        self._names: dict[str, Any] = {}
        """The names as a tree, None where a value stands."""

    def add(self, number: int, name: str, value: str) -> None:
        *outer, last = name.split(".")
        if outer[:1] not in ([], ["setup"]) or (not outer and last not in _FIELDS):
            self.refuse("unknown_field", number, name)
            return
        names, fields = self._names, self.fields
        for key in outer:
            if names.setdefault(key, {}) is None:
                names, last = {key: None}, key  # what it is a part of has a value of its own
                break
            names, fields = names[key], cast(dict[str, object], fields.setdefault(key, {}))
        if last in names:
            self.refuse("repeated_field", number, name)
            return
        self.lines[name] = number
        names[last] = None
        fields[last] = self._value(number, name, value)

    def _value(self, number: int, name: str, value: str) -> object:
        if name == "game" or (name == "edition" and not value.startswith("{") and value != "null"):
            return value
        try:
            return read_json(value)
        except MalformedDocument as error:
            for found in error.faults:
                place = found.place
                path = name + place.path.removeprefix("$")
                self.faults.append(placed(found, place._replace(path=path, line=number)))
            return None

    def refuse(self, code: str, line: int, name: str = "", /, **params: int) -> None:
        """Keep a fault of a line."""
        self.faults.append(placed(fault(code, **params), Place(name, line)))


def check_length(text: RecordText) -> None:
    """Raise `MalformedDocument` for more actions than are played soon: each counts as two parts of a document."""
    parts = text.parts + len(text.turns) + len(text.actions)  # all actions of a turn but one have a comma
    if parts > MOST_PARTS:
        raise malformed("record", (fault("too_many_actions", count=parts, most=MOST_PARTS),))


def turn_faults(text: RecordText, found: Iterable[Turn]) -> Iterator[Fault]:
    """The fault of the first line in which a text names another turn than the one that was played."""
    for (number, line), turn in zip(text.turns, turn_lines(found), strict=False):
        if line != turn:
            yield placed(fault("other_turn", turn=named(turn, LONGEST_TEXT)), Place(line=number))
            return
