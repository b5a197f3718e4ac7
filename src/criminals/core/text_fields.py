"""The fields of a line of text: what all games read alike."""

from typing import Generic, TypeVar

from criminals.core.layouts import BoxLayout
from criminals.core.seats import Seat, Viewer
from criminals.core.text_headings import seat_of
from criminals.core.texts import Piece, Reading

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

    def turn(self, piece: Piece, phases: str) -> tuple[Seat, str, Piece | None]:
        """Whose turn it is, the word for the phase, and what follows that; `phases` says what is expected."""
        who, rest = piece.cut(":")
        if rest is None:
            raise piece.expected(phases)
        word, more = rest.cut(":")
        return self.seat(who), word.text, more
