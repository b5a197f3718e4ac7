"""States and views as documents.

A document is read in three steps: its form; then what it names, which must be there in the edition; then the state or
view as a whole, which must be one that a game can have. What it names is looked through only where the last step finds
a fault, which it does for every name that is not there: a sound document is read sooner so.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import Any, Final, TypeAlias, TypeVar, cast

from criminals.core.base.checks import check_possible
from criminals.core.base.errors import Fault, Place
from criminals.core.base.faults import MOST_FAULTS, below, placed
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import no_seat, viewer_named, wire_name
from criminals.core.documents.positions import actor_faults, check_names, key_faults, read_table
from criminals.games.crooks.box.faults import fault
from criminals.games.crooks.formats.forms import BOXES, codec, forms
from criminals.games.crooks.knowledge.view_invariants import view_faults
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.rules.invariants import faults
from criminals.games.crooks.rules.layout import Layout, lay_out
from criminals.games.crooks.rules.phase import Phase
from criminals.games.crooks.rules.pieces import Card, Discard, Look, Origin
from criminals.games.crooks.rules.state import State, Table

T = TypeVar("T", State, View)
Writer: TypeAlias = Callable[[Any], Any]

# --- writing ---


@cache
def _writers() -> tuple[Writer, Writer, Writer, Writer]:
    """Writers of a phase, the stack at a target, discards, and an origin."""
    kinds = (Phase, tuple[Card, ...], tuple[Discard, ...], Origin)
    phase, stack, discards, origin = (codec().shape(kind).write for kind in kinds)
    return phase, stack, discards, origin


def state_fields(state: State) -> dict[str, object]:
    """The document of the truth."""
    fields = _table(state)
    for letter, hangout in cast(dict[str, dict[str, object]], fields["hangouts"]).items():
        at, size = state.layout.hangouts[letter], state.size(letter)
        hangout["crooks"] = [*state.dealt[at][:size]]
        hangout["taken"] = [*state.dealt[at][size:][::-1]]
    return {
        "edition": BOXES.json(state.edition),
        "players": state.players,
        "actor": state.actor,
        "phase": fields["phase"],
        "hangouts": fields["hangouts"],
        "box": [*state.undealt],
        "rows": fields["rows"],
        "discards": fields["discards"],
        "money": fields["money"],
        "bank": fields["bank"],
        "passed": fields["passed"],
    }


def view_fields(view: View) -> dict[str, object]:
    """The document of what one viewer knows."""
    fields = _table(view)
    for hangout, seen in zip(cast(dict[str, dict[str, object]], fields["hangouts"]).values(), view.seen, strict=True):
        hangout["seen"] = [[*ids] for ids in seen]
    write_origin = _writers()[3]
    return {
        "edition": BOXES.json(view.edition),
        "players": view.players,
        "viewer": wire_name(view.viewer),
        "actor": view.actor,
        **fields,
        "known": [{"origin": write_origin(origin), "crook": crook} for origin, crook in sorted(view.known.items())],
    }


def _table(table: Table) -> dict[str, object]:
    """The public facts."""
    write_phase, write_stack, write_discards, _ = _writers()
    layout, left = table.layout, table.left
    targets = _keys(layout)
    return {
        "phase": write_phase(table.phase),
        "hangouts": {
            letter: {
                "size": size,
                "looks": [{"seat": look.seat, "number": look.number} for look in looks],
                "left": letter in left,
            }
            for letter, size, looks in zip(layout.letters, table.sizes, table.looks, strict=True)
        },
        "rows": [
            {target: write_stack(stack) if stack else [] for target, stack in zip(targets, row, strict=True)}
            for row in table.rows
        ],
        "discards": write_discards(table.discards),
        "money": [*table.money],
        "bank": table.bank,
        "passed": [*table.passed],
    }


def _keys(layout: Layout) -> list[str]:
    """The targets, as keys."""
    return [str(target) for target in layout.edition.targets]


# --- reading ---


def read_state(fields: dict[str, object]) -> State:
    """The state that a document's fields stand for; `InvalidState` if no game can have it."""
    document, layout = read_table(fields, forms().state, "state", BOXES.read, lay_out)
    return _checked(fields, document, layout, _state, "state", faults)


def read_view(fields: dict[str, object]) -> View:
    """The view that a document's fields stand for; `InvalidState` if nobody can have it in a game."""
    document, layout = read_table(fields, forms().view, "view", BOXES.read, lay_out)
    return _checked(fields, document, layout, _view, "view", view_faults)


def _checked(
    fields: dict[str, object],
    document: dict[str, Any],
    layout: Layout,
    make: Callable[[dict[str, Any], Layout], T],
    what: str,
    faults: Callable[[T], tuple[Fault, ...]],
) -> T:
    """The state or view of a document, if it names what is there and is one that a game can have."""
    try:
        made = make(document, layout)
        if not any(_order_faults(document, layout)) and not faults(made):
            return made
    except Exception:
        pass  # a part is not there, or more than one: it is told below
    found: list[Fault] = []
    _name_faults({name: value for name, value in fields.items() if name != "edition"}, "", None, layout, found)
    check_names(what, (*found, *_order_faults(document, layout)))
    made = make(document, layout)
    check_possible(what, faults(made))
    return made


def _state(document: dict[str, Any], layout: Layout) -> State:
    hangouts = [document["hangouts"][letter] for letter in layout.letters]
    dealt = tuple(hangout["crooks"] + hangout["taken"][::-1] for hangout in hangouts)
    return State(**_table_fields(document, layout), dealt=dealt, undealt=document["box"])


def _view(document: dict[str, Any], layout: Layout) -> View:
    seen = tuple(document["hangouts"][letter]["seen"] for letter in layout.letters)
    known = FrozenMap((known["origin"], known["crook"]) for known in document["known"])
    return View(**_table_fields(document, layout), viewer=viewer_named(document["viewer"]), seen=seen, known=known)


def _table_fields(document: dict[str, Any], layout: Layout) -> dict[str, Any]:
    """The fields of the table."""
    letters, targets = layout.letters, _keys(layout)
    hangouts = [document["hangouts"][letter] for letter in letters]
    return {
        "layout": layout,
        "sizes": tuple([hangout["size"] for hangout in hangouts]),
        "looks": tuple(
            [
                tuple([Look(look["seat"], letter, look["number"]) for look in hangout["looks"]])
                for letter, hangout in zip(letters, hangouts, strict=True)
            ]
        ),
        "left": frozenset([letter for letter, hangout in zip(letters, hangouts, strict=True) if hangout["left"]]),
        "rows": tuple([tuple([row[target] for target in targets]) for row in document["rows"]]),
        "discards": document["discards"],
        "money": document["money"],
        "bank": document["bank"],
        "passed": document["passed"],
        "phase": document["phase"],
    }


def _order_faults(document: dict[str, Any], layout: Layout) -> Iterator[Fault]:
    """Keys, lengths and an actor that are not what edition, players and phase say, and what is out of order."""
    yield from key_faults("$.hangouts", document["hangouts"], layout.letters, partial(fault, "2.2", "no_such_hangout"))
    targets = _keys(layout)
    for seat, row in enumerate(document["rows"]):
        yield from key_faults(f"$.rows[{seat}]", row, targets, partial(fault, "1.2", "no_such_target"))
    for name in ("rows", "money", "passed"):
        if len(document[name]) != layout.players:
            yield fault("2.1", "seat_count", f"$.{name}", count=len(document[name]), players=layout.players)
    yield from actor_faults(document["actor"], getattr(document["phase"], "seat", None))
    if "known" in document:
        origins: list[Origin] = [known["origin"] for known in document["known"]]
        if origins != sorted(set(origins)):
            yield fault("", "expected_rising_origins", "$.known")
        return
    for letter, hangout in document["hangouts"].items():
        if hangout["size"] != len(hangout["crooks"]):
            size, count = hangout["size"], len(hangout["crooks"])
            yield fault("", "size_differs", f"$.hangouts.{letter}.size", size=size, count=count)


_SEATS: Final = frozenset(("seat", "owner", "knowers", "viewer"))
_CROOKS: Final = frozenset(("crook", "crooks", "taken", "seen", "box"))
_NAMING: Final = _SEATS | _CROOKS | {"hangout", "target"}
"""The fields that name something in the box or at the table."""

_Path: TypeAlias = "tuple[_Path, str | int] | None"
"""The place of something, the last key first; it is only put together for faults."""


def _name_faults(
    value: dict[str, object] | list[object], name: str, path: _Path, layout: Layout, found: list[Fault]
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
            unknown = _unknown(last, item, layout)
            if unknown is not None:
                found.append(placed(unknown, Place(_told((path, key)))))
    if isinstance(value, dict) and "number" in value and value.get("hangout") in layout.hangouts:
        hangout, number = cast(tuple[str, int], (value["hangout"], value["number"]))
        most = layout.sizes[layout.hangouts[hangout]]
        if number > most:
            at = _told((path, "number"))
            found.append(fault("6.10", "never_so_many", at, hangout=hangout, most=most))


def _unknown(name: str, value: Any, layout: Layout) -> Fault | None:
    """Why what a field names is not there, or None."""
    if name in _SEATS:
        if isinstance(value, int) and value >= layout.players:
            return no_seat(value, layout.players)
    elif name in _CROOKS:
        if value not in layout.crooks:
            return fault("1.1", "no_crook", crook=value)
    elif name == "hangout":
        if value not in layout.hangouts:
            return fault("2.2", "no_hangout", hangout=value)
    elif name == "target" and value not in layout.targets:
        return fault("1.2", "no_target", target=value)
    return None


def _told(path: _Path) -> str:
    return "$" if path is None else below(_told(path[0]), path[1])
