"""View records: a game as one viewer perceived it, and the document of it."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Generic, cast

import attrs
from typing_extensions import TypeVar, override

from criminals.core.base.errors import Fault, InvalidState, MalformedDocument
from criminals.core.base.faults import MOST_FAULTS, fault, listed, malformed, placed, under_all
from criminals.core.base.seats import Spectator, Viewer
from criminals.core.documents.codec import faults_of, structured
from criminals.core.documents.compounds import Items, Keyed
from criminals.core.documents.envelope import Documented
from criminals.core.documents.game_documents import SHARED
from criminals.core.documents.objects import Object
from criminals.core.documents.shapes import ANYTHING, TEXT
from criminals.core.game.events import Event
from criminals.core.game.protocol import CompleteGame
from criminals.core.game.registry import find_game

View_co = TypeVar("View_co", covariant=True, default=Any)
Fact_co = TypeVar("Fact_co", covariant=True, default=Any)


def _steps(steps: Iterable[Iterable[Any]]) -> tuple[tuple[Any, ...], ...]:
    return tuple(map(tuple, steps))


@attrs.frozen(repr=False)
class ViewRecord(Generic[View_co, Fact_co]):
    """A game as one viewer perceived it. You may give it to that viewer.

    It holds no state, no set-up and no actions. Only `replay` checks that the steps follow each other.
    """

    first: View_co
    """The first view."""
    steps: tuple[tuple[Fact_co, ...], ...] = attrs.field(converter=_steps)
    """The view events of each step."""

    def __attrs_post_init__(self) -> None:
        first: Any = self.first
        name = getattr(first, "game", None)
        if name is None or not hasattr(first, "viewer"):
            raise TypeError(f"a view record begins with a view, not with a {type(first).__name__}")
        find_game(name)
        facts = {type(cast(object, fact)): fact for step in self.steps for fact in step}  # one of each class will do
        for fact in facts.values():
            if isinstance(fact, Event):
                raise TypeError("an event is the truth: view_events(events, viewer) picks what a viewer may know")
            if getattr(cast(object, fact), "game", None) != name:
                raise TypeError(f"{fact!r} is no view event of {name}")

    @property
    def game(self) -> str:
        """The name of the game."""
        game: str = cast(Any, self.first).game
        return game

    @property
    def edition(self) -> Any:
        """The edition that was played with; None for a game without editions."""
        return cast(Any, self.first).edition

    @property
    def players(self) -> int:
        """The number of players."""
        players: int = cast(Any, self.first).players
        return players

    @property
    def viewer(self) -> Viewer:
        """The seat whose record it is, or `SPECTATOR`."""
        viewer: Viewer = cast(Any, self.first).viewer
        return viewer

    def replay(self) -> Iterator[View_co]:
        """Follow the game view by view, by `fold` alone.

        Returns:
            An iterator: the first view, then the view after each step.

        Raises:
            InvalidState: A step does not follow on the view before it.
        """
        game: CompleteGame[Any, Any] = find_game(self.game)
        view: Any = self.first
        yield view
        for number, step in enumerate(self.steps):
            try:
                view = game.fold(view, step)
            except InvalidState as error:
                raise InvalidState("view_record", under_all(error.faults, f"$.steps[{number}]")) from None
            yield view

    @override
    def __repr__(self) -> str:
        viewer = self.viewer.value if isinstance(self.viewer, Spectator) else f"seat {self.viewer}"
        return f"<ViewRecord of {self.game}, as {viewer} saw it: {self.players} players, {len(self.steps)} steps>"


# --- documents ---

_SEARCHED: Final = 23_000
"""The approximate number of characters of views that are searched for the place where a record goes astray.

It bounds the time, and is enough for whole games of boxes as large as the reference edition.
"""


def _same(fields: dict[Any, Any]) -> dict[Any, Any]:
    return fields


_OBJECT: Final = Keyed(TEXT, ANYTHING, _same)  # nothing changes it
_FORM: Final = Object(
    "ViewRecord", {**dict.fromkeys(SHARED, ANYTHING), "first": _OBJECT, "steps": Items(Items(_OBJECT))}
)
"""The fields of a view record's document, in the order in which they are written; the game reads them."""


def view_record_fields(game: Documented, record: ViewRecord) -> dict[str, object]:
    """The fields of a view record's document, without the envelope."""
    first = dict(game.document_of(record.first)[1])
    shared = {name: first.pop(name) for name in SHARED}
    steps = [[dict(game.document_of(fact)[1]) for fact in step] for step in record.steps]
    return {**shared, "first": first, "steps": steps}


def read_view_record(game: Documented, fields: Mapping[str, object]) -> ViewRecord:
    """The view record that a document's fields, without the envelope, stand for.

    `MalformedDocument` lists all faults of form. `InvalidState`, if nobody can have the first view, if a step does not
    follow on those before it, or if nobody can have the view that they lead to.
    """
    document = structured(dict(fields), _FORM, "view_record")
    faults = [fault("unknown_field", f"$.first.{name}") for name in SHARED if name in document["first"]]
    invalid: list[Fault] = []
    given = {name: fields[name] for name in SHARED}
    first = _tried(faults, invalid, lambda: game.read_document("view", {**document["first"], **given}))
    steps = _read_steps(game, document, faults)
    if faults:
        raise malformed("view_record", faults)
    if invalid:
        raise InvalidState("view_record", listed(invalid))
    record = ViewRecord(first, steps)
    _check_steps(game, record)
    return record


def _read_steps(game: Documented, document: dict[str, Any], faults: list[Fault]) -> list[list[Any]]:
    """The facts of each step that are well formed, until there are more faults than are ever listed."""
    steps: list[list[Any]] = []
    for number, step in enumerate(document["steps"]):
        steps.append([])
        for index, fields in enumerate(step):
            try:
                steps[-1].append(game.read_document("view_event", fields))
            except MalformedDocument as error:
                faults.extend(faults_of(error, f"$.steps[{number}][{index}]"))
                if len(faults) > MOST_FAULTS:
                    return steps
    return steps


def _tried(faults: list[Fault], invalid: list[Fault], read: Callable[[], Any]) -> Any:
    """The value that was read, or None with its faults, each placed in the whole document."""
    try:
        return read()
    except MalformedDocument as error:
        faults += map(_of_the_first, error.faults)
    except InvalidState as error:
        invalid += under_all(error.faults, "$.first")
    return None


def _of_the_first(found: Fault) -> Fault:
    """A fault of the first view with its path in the whole document."""
    path = found.place.path
    if not path.startswith("$.") or re.split(r"[.\[]", path, maxsplit=2)[1] in SHARED:
        return found
    return placed(found, found.place._replace(path=f"$.first{path.removeprefix('$')}"))


def _check_steps(game: Documented, record: ViewRecord) -> None:
    """Raise `InvalidState` with the path of the first fact that does not follow, or if the end is no view of a game.

    Then the path is that of the step that first leads to none, or of a later one, if the views are too large to search.
    """
    fold: Callable[[Any, Iterable[Any]], Any] = game.fold
    views = [record.first]
    for number, step in enumerate(record.steps):
        try:
            views.append(fold(views[-1], step))
        except InvalidState:
            path = f"$.steps[{number}][{_first_refused(fold, views[-1], step)}]"
            raise InvalidState("view_record", (fault("does_not_follow", path),)) from None
    found = _view_faults(game, views[-1])
    if not found:
        return
    good, bad = 0, len(views) - 1
    left = _SEARCHED // len(str(game.document_of(views[-1])[1]))  # the others are about as large
    while bad - good > 1 and left > 0:  # a whole check of every view would take too long
        left -= 1
        middle = (good + bad) // 2
        faults = _view_faults(game, views[middle])
        good, bad, found = (good, middle, faults) if faults else (middle, bad, found)
    path = f"$.steps[{bad - 1}]"
    raise InvalidState("view_record", (fault("leads_nowhere", path), *under_all(found, path)))


def _view_faults(game: Documented, view: Any) -> tuple[Fault | str, ...]:
    """The reasons why nobody can have a view, from `view_faults` of the game, or from its documents if it has none."""
    faults: Callable[[Any], tuple[Fault | str, ...]] | None = getattr(game, "view_faults", None)
    if faults is not None:
        return faults(view)
    try:
        game.read_document("view", game.document_of(view)[1])
    except (InvalidState, MalformedDocument) as error:
        return error.faults
    return ()


def _first_refused(fold: Callable[[Any, Iterable[Any]], Any], view: Any, step: tuple[Any, ...]) -> int:
    """The place of the first fact that cannot be folded in a step that is refused.

    Each try starts with the step: whether a fact follows depends on those before it.
    """
    taken, refused = 0, len(step)
    while refused - taken > 1:  # to try every part of a long step would take too long
        middle = (taken + refused) // 2
        try:
            fold(view, step[:middle])
        except InvalidState:
            refused = middle
        else:
            taken = middle
    return taken
