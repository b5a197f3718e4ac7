"""One-line texts of states and views: what the readers of all games share.

A text is words between single spaces: the game, the kind, the edition, how many play, then fields `name=value`. It
comes from strangers. Whatever is wrong with it, each fault says in which field and at which column.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeVar

from criminals.core.base.errors import Fault, FaultParam, MalformedDocument, Place
from criminals.core.base.faults import (
    DIGITS,
    MOST_FAULTS,
    GameFaults,
    fault,
    given,
    invalid,
    malformed,
    named,
    placed,
    shown,
)
from criminals.core.game.protocol import TextKind

T = TypeVar("T")
U = TypeVar("U")

LONGEST: Final = 100_000
"""The most characters of a text; one of the reference edition has some hundreds."""

MOST_WORDS: Final = 100
"""The most words of a text."""

NOTHING: Final = "-"
"""The text of an empty list."""

HEADER: Final = ("game", "kind", "edition", "players")
"""The name of the words before the fields in faults."""


class Unread(Exception):
    """A part of a text cannot be read; it never leaves a reader."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


_COMMON: Final = GameFaults("")


class Piece(NamedTuple):
    """A part of a text, with its place: the field, and the column from 1."""

    field: str
    column: int
    text: str

    def refused(self, found: Fault) -> Unread:
        """A fault at this place of the text."""
        return Unread(placed(found, Place(self.field, 0, self.column)))

    def fault(self, code: str, /, **params: FaultParam) -> Unread:
        """A fault of a code that all games have, at this place of the text."""
        return self.refused(fault(code, **params))

    def expected(self, code: str, clause: str = "", make: GameFaults = _COMMON, /, **params: FaultParam) -> Unread:
        """The fault of a part that is not as a code says; `make` makes those of a game."""
        return self.refused(make(clause, code, got=shown(self.text), **params))

    def part(self, start: int, end: int | None = None) -> "Piece":
        """The characters from one place to another, as in a slice."""
        return Piece(self.field, self.column + start, self.text[start:end])

    def cut(self, mark: str) -> "tuple[Piece, Piece | None]":
        """The parts before and after the first mark; None if there is no mark."""
        at = self.text.find(mark)
        return (self, None) if at < 0 else (self.part(0, at), self.part(at + 1))

    def split(self, mark: str, most: int) -> "list[Piece]":
        """Split at `mark` into at most `most` parts: more are refused, so that nothing takes long."""
        count = self.text.count(mark) + 1
        if count > most:
            raise self.fault("too_many_items", most=most, count=count)
        pieces: list[Piece] = []
        column = self.column
        for text in self.text.split(mark):
            pieces.append(Piece(self.field, column, text))
            column += len(text) + 1
        return pieces

    def items(self, mark: str, most: int) -> "list[Piece]":
        """The items between marks; none for a dash."""
        return [] if self.text == NOTHING else self.split(mark, most)

    def number(self, least: int, most: int) -> int:
        """A number between bounds, written in its only way."""
        text = self.text
        sound = text.isdecimal() and len(text) <= DIGITS and (text == "0" or text[0] != "0")
        if not sound or not least <= int(text) <= most:
            raise self.expected("expected_range", least=least, most=most)
        return int(text)

    def rising(self, values: Sequence[Any], told: Callable[[Any], str] = str) -> None:
        """Raise a fault for values that do not rise: each occurs once, in order."""
        for one, other in pairwise(values):
            if not one < other:
                raise self.fault("expected_order", first=named(told(one)), second=named(told(other)))


class Reading:
    """The faults of a text, gathered while it is read."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.faults: list[Fault] = []

    def add(self, unread: Unread) -> None:
        """Keep a fault, unless there are more already than will be listed."""
        if len(self.faults) <= MOST_FAULTS:
            self.faults.append(unread.fault)

    def each(self, pieces: Iterable[Piece], read: Callable[[Piece], T]) -> list[T]:
        """Read the pieces; the faults of those that cannot be read are kept."""
        values: list[T] = []
        for piece in pieces:
            try:
                values.append(read(piece))
            except Unread as unread:
                self.add(unread)
        return values

    def one(self, piece: Piece, read: Callable[[Piece], T], otherwise: U) -> T | U:
        """Read a piece, or return something else and keep its fault."""
        return next(iter(self.each((piece,), read)), otherwise)

    def field(self, fields: Mapping[str, Piece], name: str, read: Callable[[Piece], T], otherwise: U) -> T | U:
        """Read a field, or return something else if it is missing or cannot be read."""
        return self.one(fields[name], read, otherwise) if name in fields else otherwise

    def error(self) -> MalformedDocument:
        """The error that lists the faults."""
        return malformed(self.what, self.faults)

    def check(self) -> None:
        """Raise the error if there are faults."""
        if self.faults:
            raise self.error()


def refused(found: Fault) -> MalformedDocument:
    """The error for a text that is wrong as a whole, or for a value that has no text."""
    return malformed("text", (found,))


def one_line(words: Iterable[str]) -> str:
    """The words of a text, with single spaces between them; `MalformedDocument` if it is too long to be read."""
    text = " ".join(words)
    if len(text) > LONGEST:
        raise refused(fault("too_long", count=len(text), most=LONGEST))
    return text


def check_kind(kind: object) -> None:
    """Raise `InvalidArgument` for a kind that does not exist."""
    if kind not in (None, "state", "view"):
        raise invalid("no_text_kind", given=given(kind))


def words_of(text: str) -> list[Piece]:
    """The words of a text, the first four of them named as in the header, the others as the fields they are."""
    if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers hand over values
        raise TypeError(f"from_text takes a text, not {type(text).__name__}")
    if len(text) > LONGEST:
        raise refused(fault("too_long", count=len(text), most=LONGEST))
    if not (text.isascii() and text.isprintable()):
        column, sign = next(
            (at, sign) for at, sign in enumerate(text, 1) if not (sign.isascii() and sign.isprintable())
        )
        raise refused(placed(fault("expected_ascii", sign=f"U+{ord(sign):04X}"), Place(column=column)))
    if text.count(" ") >= MOST_WORDS:
        raise refused(fault("too_many_words", count=text.count(" ") + 1, most=MOST_WORDS))
    words = Piece("", 1, text).split(" ", MOST_WORDS)
    if len(words) < len(HEADER):
        raise refused(fault("expected_heading", got=shown(text)))
    names = [*HEADER, *(word.text.partition("=")[0][:20] or "field" for word in words[len(HEADER) :])]
    return [Piece(name, word.column, word.text) for name, word in zip(names, words, strict=True)]


def read_kind(word: Piece, kind: TextKind | None) -> Piece | None:
    """The viewer that the kind names, None for a state; a fault if another kind is asked for."""
    what, viewer = word.cut(":")
    if what.text not in ("state", "view") or (what.text == "view") != (viewer is not None):
        raise word.expected("expected_text_kind")
    if kind is not None and what.text != kind:
        raise word.fault("text_of_state" if what.text == "state" else "text_of_view")
    return viewer


def field_pieces(reading: Reading, words: Iterable[Piece], names: Sequence[str]) -> dict[str, Piece]:
    """The values of fields by their names, which all have to be there, each once and in this order."""
    listing = tuple(f"{name}=" for name in names)
    values: dict[str, Piece] = {}
    for word in words:
        name, value = word.cut("=")
        if value is None or name.text not in names:
            reading.add(word.fault("unknown_word", names=listing))
        elif name.text in values:
            reading.add(word.fault("repeated_field"))
        else:
            values[name.text] = value
    present = [name for name in names if name in values]
    for missing in names:
        if missing not in values:
            reading.add(Unread(fault("missing", missing)))
    for due, found in zip(present, values, strict=True):
        if due != found:
            reading.add(values[found].fault("word_out_of_order", name=f"{due}=", names=listing))
            break
    return values
