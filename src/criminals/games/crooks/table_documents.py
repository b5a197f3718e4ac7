"""States and views as documents.

A document is read in three steps: its form, class by class; then what it names, which must be there in the edition;
then the state or view as a whole, which must be one that a game can have.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar, cast

from criminals.core.checks import check_possible
from criminals.core.frozen_map import FrozenMap
from criminals.core.seats import viewer_named, wire_name
from criminals.core.strict_json import MOST_FAULTS, below
from criminals.core.table_documents import actor_faults, key_faults, read_table
from criminals.games.crooks.documents import CONVERTER, edition_field, edition_of
from criminals.games.crooks.fact_documents import TWINS
from criminals.games.crooks.invariants import faults
from criminals.games.crooks.layout import Layout, lay_out
from criminals.games.crooks.pieces import Look, Origin
from criminals.games.crooks.state import State, Table
from criminals.games.crooks.view_invariants import view_faults
from criminals.games.crooks.views import View
from criminals.games.crooks.wire import (
    KnownDocument,
    LookDocument,
    OriginDocument,
    RowDocument,
    StateDocument,
    StateHangoutDocument,
    ViewDocument,
    ViewHangoutDocument,
)

D = TypeVar("D", StateDocument, ViewDocument)

# --- writing ---


def state_document(state: State) -> StateDocument:
    """The document of the truth."""
    hangouts = {
        letter: StateHangoutDocument(*_public(state, at), state.piles[at], state.taken[at])
        for at, letter in enumerate(state.layout.letters)
    }
    return StateDocument(
        edition=edition_field(state.edition),
        players=cast(Any, state.players),
        actor=cast(Any, state.actor),
        phase=TWINS.document(state.phase),
        hangouts=hangouts,
        box=state.undealt,
        rows=_row_documents(state),
        discards=TWINS.document(state.discards),
        money=state.money,
        bank=state.bank,
        passed=state.passed,
    )


def view_document(view: View) -> ViewDocument:
    """The document of what one viewer knows."""
    hangouts = {
        letter: ViewHangoutDocument(*_public(view, at), view.seen[at]) for at, letter in enumerate(view.layout.letters)
    }
    return ViewDocument(
        edition=edition_field(view.edition),
        players=cast(Any, view.players),
        viewer=cast(Any, wire_name(view.viewer)),
        actor=cast(Any, view.actor),
        phase=TWINS.document(view.phase),
        hangouts=hangouts,
        rows=_row_documents(view),
        discards=TWINS.document(view.discards),
        money=view.money,
        bank=view.bank,
        passed=view.passed,
        known=tuple(KnownDocument(TWINS.document(origin), crook) for origin, crook in sorted(view.known.items())),
    )


def _public(table: Table, at: int) -> tuple[int, tuple[LookDocument, ...], bool]:
    """What everybody knows of a hangout."""
    looks = tuple(LookDocument(cast(Any, look.seat), look.number) for look in table.looks[at])
    return table.sizes[at], looks, table.layout.letters[at] in table.left


def _row_documents(table: Table) -> tuple[RowDocument, ...]:
    targets = [str(target) for target in table.edition.targets]
    return tuple(dict(zip(targets, map(TWINS.document, row), strict=True)) for row in table.rows)


# --- reading ---


def read_state(fields: Mapping[str, object]) -> State:
    """The state that a document's fields stand for; `InvalidState` if no game can have it."""
    document, layout = _read(fields, StateDocument, "state")
    hangouts = [document.hangouts[letter] for letter in layout.letters]
    dealt = tuple(hangout.crooks + hangout.taken[::-1] for hangout in hangouts)
    state = State(**_table_fields(document, layout), dealt=dealt, undealt=document.box)
    check_possible("state", faults(state))
    return state


def read_view(fields: Mapping[str, object]) -> View:
    """The view that a document's fields stand for; `InvalidState` if nobody can have it in a game."""
    document, layout = _read(fields, ViewDocument, "view")
    seen = tuple(document.hangouts[letter].seen for letter in layout.letters)
    known = FrozenMap((_origin(known.origin), known.crook) for known in document.known)
    view = View(**_table_fields(document, layout), viewer=viewer_named(document.viewer), seen=seen, known=known)
    check_possible("view", view_faults(view))
    return view


def _read(fields: Mapping[str, object], cls: type[D], what: str) -> tuple[D, Layout]:
    """A document whose every part is there in the edition, and the layout of that."""
    return read_table(fields, cls, what, CONVERTER, edition_of, lay_out, partial(_faults, fields))


def _faults(fields: Mapping[str, object], document: StateDocument | ViewDocument, layout: Layout) -> Iterator[str]:
    found: list[str] = []
    _name_faults({name: value for name, value in fields.items() if name != "edition"}, "", None, layout, found)
    yield from found
    yield from key_faults("$.hangouts", document.hangouts, layout.letters, "hangout is in play (§2.2)")
    targets = [str(target) for target in layout.edition.targets]
    for seat, row in enumerate(document.rows):
        yield from key_faults(f"$.rows[{seat}]", row, targets, "target is in the box (§1.2)")
    for name, entries in (("rows", document.rows), ("money", document.money), ("passed", document.passed)):
        if len(entries) != layout.players:
            yield f"$.{name}: {len(entries)} of them, there are {layout.players} seats (§2.1)"
    yield from actor_faults(document.actor, getattr(document.phase, "seat", None))
    if isinstance(document, ViewDocument):
        origins = [_origin(known.origin) for known in document.known]
        if origins != sorted(set(origins)):
            yield "$.known: expected rising origins, each once"
        return
    for letter, hangout in document.hangouts.items():
        if hangout.size != len(hangout.crooks):
            yield f"$.hangouts.{letter}.size: {hangout.size}, but there are {len(hangout.crooks)} crooks"


_SEATS: Final = frozenset(("seat", "owner", "knowers", "viewer"))
_CROOKS: Final = frozenset(("crook", "crooks", "taken", "seen", "box"))
_NAMING: Final = _SEATS | _CROOKS | {"hangout", "target"}
"""The fields that name something in the box or at the table."""

_Path: TypeAlias = "tuple[_Path, str | int] | None"
"""Where something stands, the last key first; it is put together for faults only."""


def _name_faults(
    value: dict[str, object] | list[object], name: str, path: _Path, layout: Layout, found: list[str]
) -> None:
    """Add what is named and not there: seats, hangouts, targets, crooks, and origins that no crook can have.

    It goes by the names of fields, the last in the path that is no index: they mean the same wherever they stand.
    """
    if len(found) > MOST_FAULTS:
        return
    items: Iterable[tuple[str | int, object]] = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        last = key if isinstance(key, str) else name
        if isinstance(item, dict | list):
            _name_faults(cast(dict[str, object] | list[object], item), last, (path, key), layout, found)
        elif last in _NAMING:
            fault = _unknown(last, item, layout)
            if fault is not None:
                found.append(_fault((path, key), fault))
    if isinstance(value, dict) and "number" in value and value.get("hangout") in layout.hangouts:
        hangout, number = cast(tuple[str, int], (value["hangout"], value["number"]))
        most = layout.sizes[layout.hangouts[hangout]]
        if number > most:
            found.append(_fault((path, "number"), f"hangout {hangout} never had more than {most} crooks (§6.10)"))


def _unknown(name: str, value: object, layout: Layout) -> str | None:
    """Why what a field names is not there, or None."""
    if name in _SEATS:
        if isinstance(value, int) and value >= layout.players:
            return f"{value} is no seat of {layout.players} players (§2.1)"
    elif name in _CROOKS:
        if value not in layout.crooks:
            return f"no crook {value} is in the box (§1.1)"
    elif name == "hangout":
        if value not in layout.hangouts:
            return f"no hangout {value} is in play (§2.2)"
    elif name == "target" and value not in layout.targets:
        return f"no target {value} is in the box (§1.2)"
    return None


def _fault(path: _Path, fault: str) -> str:
    return f"{_told(path)}: {fault}"


def _told(path: _Path) -> str:
    return "$" if path is None else below(_told(path[0]), path[1])


def _table_fields(document: StateDocument | ViewDocument, layout: Layout) -> dict[str, Any]:
    """The fields of the table."""
    letters, targets = layout.letters, [str(target) for target in layout.edition.targets]
    hangouts = [document.hangouts[letter] for letter in letters]
    return {
        "layout": layout,
        "sizes": tuple(hangout.size for hangout in hangouts),
        "looks": tuple(
            tuple(Look(look.seat, letter, look.number) for look in hangout.looks)
            for letter, hangout in zip(letters, hangouts, strict=True)
        ),
        "left": frozenset(letter for letter in letters if document.hangouts[letter].left),
        "rows": tuple(tuple(TWINS.value(row[target]) for target in targets) for row in document.rows),
        "discards": TWINS.value(document.discards),
        "money": document.money,
        "bank": document.bank,
        "passed": document.passed,
        "phase": TWINS.value(document.phase),
    }


def _origin(document: OriginDocument) -> Origin:
    return Origin(document.hangout, document.number)
