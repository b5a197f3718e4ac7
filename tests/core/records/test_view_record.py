"""View records and undo for any game: Kuhn poker has them, even if it declares no values and so has no documents."""

from types import SimpleNamespace
from typing import Any, cast

import attrs
import pytest

from criminals.core.base.errors import InvalidState, MalformedDocument, Violation
from criminals.core.base.seats import SPECTATOR
from criminals.core.game.defaults import completed
from criminals.core.game.events import Event
from criminals.core.records.dumping import dumps, loads
from criminals.core.records.record import Record
from criminals.core.records.undo import Revealing, can_undo, changes_worlds
from criminals.core.records.view_record import ViewRecord
from criminals.games import crooks
from tests.typing import kuhn


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {name: value for name, value in vars(kuhn).items() if name not in ("ViewEvent", "Setup")}
    bare = completed(cast(Any, SimpleNamespace(**names)))
    monkeypatch.setattr("criminals.core.game.registry._games", {"crooks": crooks, "kuhn": bare})


def showdown() -> Record:
    return Record("kuhn", None, 2, ("J", "K"), (kuhn.CHECK, kuhn.BET, kuhn.CALL))


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_view_record_of_any_game_replays_to_the_views(viewer: Any) -> None:
    record = showdown()
    kept = record.for_viewer(viewer)
    assert (kept.game, kept.edition, kept.players, kept.viewer) == ("kuhn", None, 2, viewer)
    assert kept.steps[0] == (kuhn.Played(0, kuhn.CHECK),)
    assert list(kept.replay()) == [kuhn.view(state, viewer) for state in record.replay()]
    assert {kept} == {attrs.evolve(kept)}


def test_a_view_record_shows_no_secret_in_its_repr() -> None:
    assert repr(showdown().for_viewer(1)) == "<ViewRecord of kuhn, as seat 1 saw it: 2 players, 3 steps>"
    assert repr(showdown().for_viewer(SPECTATOR)) == "<ViewRecord of kuhn, as spectator saw it: 2 players, 3 steps>"


def test_a_view_record_checks_its_types() -> None:
    first = kuhn.view(kuhn.new_game(setup=("J", "K")), 0)
    made: ViewRecord[kuhn.View, kuhn.ViewEvent] = ViewRecord(first, [[kuhn.Played(0, kuhn.BET)]])
    assert made.steps == ((kuhn.Played(0, kuhn.BET),),)
    untyped = cast(Any, ViewRecord)
    for wrong in (kuhn.new_game(setup=("J", "K")), None, "view", 7):
        with pytest.raises(TypeError, match="a view record begins with a view, not with a "):
            untyped(wrong, ())
    with pytest.raises(TypeError, match="is the truth: view_events"):
        untyped(first, [[Event(kuhn.Played(0, kuhn.BET))]])
    for fact in (crooks.Passed(0), "bet", None):
        with pytest.raises(TypeError, match="is no view event of kuhn"):
            untyped(first, [[fact]])


def test_a_step_that_does_not_follow_shows_in_replay() -> None:
    kept = showdown().for_viewer(0)
    twice = attrs.evolve(kept, steps=(*kept.steps[:1], *kept.steps))
    with pytest.raises(InvalidState, match=r"view_record: \$.steps\[1\]: .* does not follow"):
        list(twice.replay())


def test_a_game_without_documents_has_view_records_all_the_same() -> None:
    record = showdown()
    no_document = "values of kuhn have no document"
    with pytest.raises(TypeError, match=no_document):
        dumps(record.for_viewer(0))
    with pytest.raises(TypeError, match=no_document):
        record.to_text()
    with pytest.raises(TypeError, match=no_document):
        next(record.digests())
    with pytest.raises(MalformedDocument, match='no game "kuhn" is known, only "crooks"'):
        Record.from_text("game: kuhn\nrules: 1\n")
    with pytest.raises(MalformedDocument, match='no game "kuhn" is known, only "crooks"'):
        loads('{"criminals":1,"kind":"view_record","game":"kuhn","rules":1}', "view_record")


def test_undo_in_any_game() -> None:
    record = showdown()
    assert isinstance(crooks, Revealing)
    assert not isinstance(kuhn, Revealing)
    assert can_undo(record, 0) == Violation("kuhn", "undo", "something_revealed")
    assert can_undo(attrs.evolve(record, actions=record.actions[:2]), 1) is None
    folded = attrs.evolve(record, actions=(kuhn.BET, kuhn.FOLD))
    assert can_undo(folded, 1) is None
    refusal = can_undo(folded, 0)
    assert refusal is not None
    assert (refusal.code, dict(refusal.params)) == ("another_acted", {"actor": 1})
    assert changes_worlds(completed(kuhn), kuhn.new_game(setup=("J", "K")), kuhn.BET) is False
