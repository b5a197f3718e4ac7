"""The first words of one-line texts, the same in all games: the game, the kind, the edition, how many play."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar
from urllib.parse import quote

import attrs

from criminals.core.base.faults import shown
from criminals.core.base.seats import SPECTATOR, Seat, Viewer, wire_name
from criminals.core.box.editions import Box
from criminals.core.game.protocol import TextKind
from criminals.core.lines.texts import NOTHING, Piece, Reading, check_kind, read_kind, words_of

E = TypeVar("E", bound=Box)

# --- writing ---


def heading(value: Any, known: Mapping[str, Any]) -> Iterator[str]:
    """The words before the fields of a state or a view; `known` are the editions of the library."""
    yield value.game
    yield f"view:{viewer_word(value.viewer)}" if hasattr(value, "viewer") else "state"
    yield edition_word(value.edition, known)
    yield str(value.players)


def viewer_word(viewer: Viewer) -> str:
    """A seat by its number, or the spectator."""
    return str(wire_name(viewer))


def edition_word(edition: Any, known: Mapping[str, Any]) -> str:
    """The name of an edition in a text: one that is not of the library has a star."""
    name = quote(edition.name, safe="", errors="surrogatepass")
    return name if known.get(edition.name) == edition else f"*{name}"


def listing(texts: Iterable[str]) -> str:
    """A list, or a dash for an empty one."""
    return ",".join(texts) or NOTHING


# --- reading ---


@attrs.frozen
class Heading(Generic[E]):
    """The first words of a text, and the words left to read."""

    edition: E
    players: int
    viewer: Viewer | None
    """None in a state."""
    words: list[Piece]
    """The fields."""
    reading: Reading


def read_heading(
    text: str,
    game: str,
    kind: TextKind | None,
    given: E | None,
    cls: type[E],
    known: Mapping[str, E],
) -> Heading[E]:
    """Read the heading of a text of a kind; `given` is an edition that was passed in."""
    check_kind(kind)
    if given is not None and not isinstance(given, cls):
        raise TypeError(f"edition is an Edition, not {given!r}; one of the library's is found by its name")
    name, what, named, many, *words = words_of(text)
    reading = Reading("text")
    if name.text != game:
        reading.add(name.expected("expected", expected=(shown(game),)))
    viewing = reading.one(what, lambda word: read_kind(word, kind), None)
    box = reading.one(named, lambda word: _edition(word, given, known), None)
    players = None if box is None else reading.one(many, lambda word: _players(word, box.players), None)
    if box is None or players is None:
        raise reading.error()
    viewer = None if viewing is None else reading.one(viewing, lambda piece: viewer_of(piece, players), None)
    reading.check()
    return Heading(box, players, viewer, words, reading)


def _edition(word: Piece, given: E | None, known: Mapping[str, E]) -> E:
    if given is not None:
        if word.text != edition_word(given, known):
            raise word.expected("other_edition", edition=shown(edition_word(given, known)))
        return given
    for edition in known.values():
        if edition_word(edition, known) == word.text:
            return edition
    if word.text.startswith("*"):
        raise word.expected("edition_not_known")
    words = tuple(edition_word(edition, known) for edition in known.values())
    raise word.expected("expected_edition_word", known=words)


def _players(word: Piece, counts: Iterable[int]) -> int:
    words = tuple(str(players) for players in counts)
    if word.text not in words:
        raise word.expected("expected_players", counts=words)
    return int(word.text)


def seat_of(piece: Piece, players: int) -> Seat:
    """A seat at a table of so many players."""
    if piece.text not in map(str, range(players)):
        raise piece.expected("expected_seat", "2.1", last=players - 1)
    return int(piece.text)


def viewer_of(piece: Piece, players: int) -> Viewer:
    """A seat, or the spectator."""
    return SPECTATOR if piece.text == SPECTATOR.value else seat_of(piece, players)
