"""The state or view that one line of text stands for; `lines` has the grammar.

A text is read in three steps: its form, field by field, and what it names, which must be there in the edition; where
every crook is; then the state or view as a whole, which must be one that a game can have.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Literal, overload

import attrs

from criminals.core.base.checks import check_possible
from criminals.core.base.errors import Fault
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import Viewer
from criminals.core.game.protocol import TextKind
from criminals.core.lines.fields import read_line
from criminals.core.lines.headings import read_heading
from criminals.core.lines.texts import Piece
from criminals.games.crooks.box.edition import Edition
from criminals.games.crooks.box.editions import EDITIONS
from criminals.games.crooks.box.faults import fault
from criminals.games.crooks.box.version import NAME
from criminals.games.crooks.formats.line_fields import Fields, Hangout, origin_text
from criminals.games.crooks.formats.lines import line_fields
from criminals.games.crooks.knowledge.view_invariants import view_faults
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.rules.invariants import faults, table_faults
from criminals.games.crooks.rules.layout import lay_out
from criminals.games.crooks.rules.pieces import Origin, with_discards
from criminals.games.crooks.rules.state import State, Table


@overload
def from_text(text: str, *, kind: Literal["state"], edition: Edition | None = None) -> State: ...
@overload
def from_text(text: str, *, kind: Literal["view"], edition: Edition | None = None) -> View: ...
@overload
def from_text(text: str, *, kind: TextKind | None = None, edition: Edition | None = None) -> State | View: ...
def from_text(text: str, *, kind: TextKind | None = None, edition: Edition | None = None) -> State | View:
    """Read a state or a view from a line that `to_text` wrote.

    Args:
        text: A line that `to_text` wrote.
        kind: `"state"` or `"view"` to refuse the other; None for both.
        edition: The edition, if it does not come with the library: the text has only its name.

    Returns:
        A state or a view.

    Raises:
        MalformedDocument: The text is not such a line; it lists every fault with its column.
        InvalidState: No game leads to this position.
    """
    head = read_heading(text, NAME, kind, edition, Edition, EDITIONS)
    return _value(head.words, Fields(lay_out(head.edition, head.players), head.viewer, head.reading))


def _value(words: list[Piece], fields: Fields) -> State | View:
    """The state or view that the fields tell of."""
    layout = fields.layout
    found = read_line(words, fields, line_fields(layout))
    hangouts: dict[str, Hangout] = {letter: found[letter] for letter in layout.letters}
    seats = range(layout.players)
    table = Table(
        layout=layout,
        sizes=tuple(hangout.size for hangout in hangouts.values()),
        looks=tuple(hangout.looks for hangout in hangouts.values()),
        left=frozenset(letter for letter, hangout in hangouts.items() if hangout.left),
        rows=tuple(found[f"row{seat}"] for seat in seats),
        discards=with_discards((), [*found["killed"], *found["returned"]]),
        money=found["money"],
        bank=found["bank"],
        passed=tuple(seat in found["passed"] for seat in seats),
        phase=found["turn"],
    )
    if fields.viewer is None:
        return _state(table, fields, hangouts)
    return _view(table, fields.viewer, fields, hangouts)


def _state(table: Table, fields: Fields, hangouts: dict[str, Hangout]) -> State:
    _check_places("state", table, fields, hangouts)
    layout = table.layout
    crooks = {origin: crook for origin, crook in fields.gone if crook is not None}
    dealt = tuple(
        (*hangouts[letter].crooks, *(crooks[Origin(letter, number)] for number in range(size + 1, most + 1)))
        for letter, size, most in zip(layout.letters, table.sizes, layout.sizes, strict=True)
    )
    undealt = tuple(sorted(layout.everyone.difference(*dealt)))
    state = State(**attrs.asdict(table, recurse=False), dealt=dealt, undealt=undealt)
    check_possible("state", faults(state))
    return state


def _view(table: Table, viewer: Viewer, fields: Fields, hangouts: dict[str, Hangout]) -> View:
    _check_places("view", table, fields, hangouts)
    seen = tuple(hangout.seen for hangout in hangouts.values())
    known = FrozenMap(fields.known)
    view = View(**attrs.asdict(table, recurse=False), viewer=viewer, seen=seen, known=known)
    check_possible("view", view_faults(view))
    return view


def _check_places(what: str, table: Table, fields: Fields, hangouts: dict[str, Hangout]) -> None:
    """Raise `InvalidState` if a crook is in two places, or if not one left a hangout for each number (§6.10)."""
    found = (*_place_faults(table, fields, hangouts),)
    check_possible(what, (*found, *table_faults(table)) if found else ())


def _place_faults(table: Table, fields: Fields, hangouts: dict[str, Hangout]) -> Iterator[Fault]:
    crooks = Counter(crook for _, crook in fields.gone if crook is not None)
    crooks.update(crook for hangout in hangouts.values() for crook in hangout.crooks)
    for crook, count in sorted(crooks.items()):
        if count > 1:
            yield fault("2.3", "crook_in_places", crook=crook, count=count)
    origins = Counter(origin for origin, _ in fields.gone)
    for letter, size, most in zip(table.layout.letters, table.sizes, table.layout.sizes, strict=True):
        for origin in (Origin(letter, number) for number in range(1, most + 1)):
            count, due = origins[origin], int(origin.number > size)
            if count != due:
                at = origin_text(origin)
                yield fault("6.10", "origin_count", size=size, hangout=letter, due=due, origin=at, count=count)
