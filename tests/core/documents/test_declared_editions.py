"""A game written elsewhere that has editions, and classes that refuse values: its documents agree with each other."""

import json
from collections.abc import Iterator
from typing import Any, ClassVar, cast

import attrs
import jsonschema_rs
import pytest
from typing_extensions import override

import criminals
from criminals.core import Event, GameState, GameView, Seat, Viewer
from criminals.core.game.action_space import ActionSpace
from criminals.core.game.results import Outcome, ScoreSheet


def even(_instance: object, attribute: Any, value: int) -> None:
    if value % 2:
        raise ValueError(f"{attribute.name} is even, not {value}")


@attrs.frozen
class Edition:
    name: str
    size: int = attrs.field(validator=even)


SMALL = Edition("small", 2)


@attrs.frozen
class Action:
    game: ClassVar[str] = "toy"
    number: int

    @override
    def __str__(self) -> str:
        return f"add {self.number}"


@attrs.frozen
class Added:
    game: ClassVar[str] = "toy"
    number: int = attrs.field(validator=even)


@attrs.frozen
class State(GameState["State", Action, "View", Added]):
    game: ClassVar[str] = "toy"
    edition: Edition
    players: int
    total: int

    @property
    @override
    def actor(self) -> Seat | None:
        return 0 if self.total < self.edition.size else None


@attrs.frozen
class View(GameView[State, Action, "View", Added]):
    game: ClassVar[str] = "toy"
    edition: Edition
    players: int
    total: int
    viewer: Viewer

    @property
    @override
    def actor(self) -> Seat | None:
        return 0 if self.total < self.edition.size else None


class Toy:
    """Add 2 until the total is that of the edition."""

    NAME, RULES = "toy", 1
    EDITIONS: ClassVar[dict[str, Edition]] = {"small": SMALL}

    def new_game(self, *, players: int | None = None, setup: int = 0, edition: Any = None, **_: Any) -> State:
        return State(edition if isinstance(edition, Edition) else SMALL, players or 2, setup)

    def setups(self, players: int, edition: Any = None) -> Iterator[int]:
        return iter((0,))

    def action_space(self, players: int, edition: Any = None) -> Any:
        return ActionSpace("toy", edition, players, (Action(2),), self.legal_actions)

    def legal_actions(self, position: Any) -> tuple[Action, ...]:
        return () if position.actor is None else (Action(2),)

    def violation(self, position: Any, action: Action, *, by: Any = None) -> None:
        return None

    def apply(self, state: State, action: Action) -> State:
        return attrs.evolve(state, total=state.total + action.number)

    def events(self, before: State, action: Action, after: State) -> Iterator[Event[Added]]:
        yield Event(Added(action.number))

    def view(self, state: State, viewer: Viewer) -> View:
        return View(state.edition, state.players, state.total, viewer)

    def fold(self, view: View, view_events: Any) -> View:
        for event in view_events:
            view = attrs.evolve(view, total=view.total + event.number)
        return view

    def possible_states(self, view: View) -> Iterator[State]:
        yield State(view.edition, view.players, view.total)

    def outcome(self, position: Any) -> Outcome | None:
        return None if position.actor is not None else Outcome((0,), "1", game="toy")

    def score(self, position: Any) -> ScoreSheet:
        return ScoreSheet((position.total, 0), (), game="toy")

    def parse_action(self, text: str) -> Action:
        return Action(int(text.removeprefix("add ")))


VALUES = {"State": State, "View": View, "Action": Action, "ViewEvent": Added, "Setup": int, "Edition": Edition}
for name, kind in VALUES.items():  # as a module would have them
    setattr(Toy, name, kind)


@pytest.fixture(autouse=True)
def toy() -> Toy:
    game = Toy()
    criminals.register("toy", cast(Any, game))
    return game


def record(edition: Edition) -> Any:
    return criminals.Record("toy", edition, 2, 0, [Action(2)])


@pytest.mark.parametrize(("edition", "written"), [(SMALL, "small"), (Edition("own", 4), {"name": "own", "size": 4})])
def test_an_edition_is_written_alike_in_every_document(edition: Edition, written: object) -> None:
    state = State(edition, 2, 0)
    values: dict[Any, Any] = {
        "state": state,
        "view": criminals.view(state, 0),
        "record": record(edition),
        "view_record": record(edition).for_viewer(0),
    }
    for kind, value in values.items():
        document = criminals.document(value)
        assert document["edition"] == written
        assert criminals.loads(json.dumps(document), kind) == value
        jsonschema_rs.validate(criminals.schema(kind, "toy"), document)


def test_what_a_class_refuses_is_malformed() -> None:
    envelope = {"criminals": 1, "game": "toy", "rules": 1}
    wrong: dict[Any, dict[str, object]] = {
        "view_event": {"number": 3},
        "event": {"seers": None, "fact": {"number": 3}},
        "edition": {"name": "odd", "size": 3},
        "action": {"type": "action", "action": "add two", "number": 2},
        "state": {"edition": {"name": "odd", "size": 3}, "players": 2, "total": 0},
        "record": {"edition": "small", "players": 2, "setup": 0, "actions": ["add two"]},
    }
    for kind, fields in wrong.items():
        with pytest.raises(criminals.MalformedDocument, match=r"\$"):
            criminals.from_document({**envelope, "kind": kind, **fields}, kind)


@pytest.mark.parametrize("viewer", [-1, 2, 7, 10**17])
def test_nobody_looks_on_from_a_seat_that_is_not_there(viewer: int) -> None:
    document = {**criminals.document(criminals.view(State(SMALL, 2, 0), 0)), "viewer": viewer}
    with pytest.raises(criminals.MalformedDocument, match=r"\$\.viewer: a viewer is a seat from 0 to 1 or SPECTATOR"):
        criminals.from_document(document, "view")


def test_an_action_is_told_by_its_text() -> None:
    assert criminals.describe(Action(2)) == "Add 2"


def test_a_drawing_is_of_a_view() -> None:
    assert str(criminals.view(State(SMALL, 2, 0), 0)).startswith("Toy")
    with pytest.raises(TypeError, match="a drawing is of a view"):
        criminals.GAMES["toy"].draw(cast(Any, State(SMALL, 2, 0)))
