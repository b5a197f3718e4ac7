"""The fields of a line of text. Each is declared once, with its writer and its reader."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, Generic, TypeVar

import attrs

from criminals.core.base.faults import GameFaults
from criminals.core.base.seats import Seat, Viewer
from criminals.core.box.layouts import BoxLayout
from criminals.core.lines.headings import heading, seat_of
from criminals.core.lines.texts import Piece, Reading, field_pieces, one_line

L = TypeVar("L", bound=BoxLayout)


class TableFields(Generic[L]):
    """Reads the fields of one text. Methods that are handed a piece raise its fault, or keep those of its items."""

    def __init__(self, layout: L, viewer: Viewer | None, reading: Reading) -> None:
        self.layout = layout
        self.reading = reading
        self.viewer = viewer
        """None in a state."""

    def seat(self, piece: Piece) -> Seat:
        """A seat at the table."""
        return seat_of(piece, self.layout.players)


@attrs.frozen(eq=False)
class LineField:
    """A field of a line: its name, its writer for a state or a view, and its reader."""

    name: str
    write: Callable[[Any], str]
    read: Callable[[Any, Piece], Any]
    """Called with the `TableFields` of the text, and the field."""
    otherwise: Any
    """The value if the field is missing or cannot be read."""


def written_line(position: Any, known: Mapping[str, Any], fields: Iterable[LineField]) -> str:
    """The line of a state or a view; `known` are the editions that come with the library."""
    return one_line((*heading(position, known), *(f"{field.name}={field.write(position)}" for field in fields)))


def read_line(words: Iterable[Piece], context: TableFields[Any], fields: Sequence[LineField]) -> dict[str, Any]:
    """Read the fields in their order, each by its name. `MalformedDocument` lists all faults."""
    reading = context.reading
    given = field_pieces(reading, words, [field.name for field in fields])
    found = {
        field.name: reading.field(given, field.name, partial(field.read, context), field.otherwise) for field in fields
    }
    reading.check()
    return found


# --- phases ---


@attrs.frozen(eq=False)
class PhaseWord:
    """A phase in a line: the name of its class, and sometimes more after a colon."""

    cls: type[Any]
    write: Callable[[Any, Any], str] | None = None
    """Writes the part after the colon, given the state or view and the phase."""
    read: Callable[[Any, Seat, Piece], Any] | None = None
    """Makes the phase, given the `TableFields`, its seat and the part after the colon; None if that part is wrong."""

    @property
    def word(self) -> str:
        """The word of the phase."""
        return self.cls.__name__.lower()


@attrs.frozen(eq=False, slots=False)
class PhaseWords:
    """The phases of a game in a line: `over`, or the seat to act and the word of its phase."""

    over: Any
    phases: tuple[PhaseWord, ...]
    make: GameFaults
    """Makes the faults of the game, which has a sentence for `expected_phase`."""

    @cached_property
    def _by_class(self) -> dict[type, PhaseWord]:
        return {each.cls: each for each in self.phases}

    @cached_property
    def _by_word(self) -> dict[str, PhaseWord]:
        return {each.word: each for each in self.phases}

    def write(self, position: Any) -> str:
        """The phase of a state or a view."""
        phase = position.phase
        if phase == self.over:
            return "over"
        each = self._by_class[type(phase)]
        more = "" if each.write is None else f":{each.write(position, phase)}"
        return f"{phase.seat}:{each.word}{more}"

    def read(self, fields: TableFields[Any], piece: Piece) -> Any:
        """Read the phase from a field."""
        if piece.text == "over":
            return self.over
        who, rest = piece.cut(":")
        if rest is None:
            raise piece.expected("expected_phase", "", self.make)
        word, more = rest.cut(":")
        seat, each = fields.seat(who), self._by_word.get(word.text)
        if each is None or (more is None) != (each.read is None):
            raise piece.expected("expected_phase", "", self.make)
        found = each.cls(seat) if each.read is None or more is None else each.read(fields, seat, more)
        if found is None:
            raise piece.expected("expected_phase", "", self.make)
        return found
