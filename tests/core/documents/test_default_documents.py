"""A game that only declares its values has documents of every kind: Kuhn poker, of `tests/typing`."""

import json
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, Final, Literal, cast

import jsonschema_rs
import pytest

from criminals import SPECTATOR, InvalidState, MalformedDocument, Record
from criminals.core.documents import declared
from criminals.core.documents.declared import documents_of
from criminals.core.documents.envelope import ENVELOPE, KINDS, Documented, Kind, offers_documents
from criminals.core.game.defaults import completed
from criminals.core.game.events import Event
from criminals.core.records.dumping import document, dumps, from_document, loads
from criminals.schemas.made import schemas
from tests.typing import kuhn

GAME: Final = completed(kuhn)


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.core.game.registry._games", {"kuhn": GAME})


def with_documents() -> Documented:
    """The game with the documents that are made for it."""
    made = documents_of(GAME)
    assert made is not None
    return made


def values() -> Iterator[tuple[Kind, Any]]:
    """Values of every kind but editions, of which there is one, and it is None."""
    rng = Random(1)
    for setup in kuhn.setups(2):
        state = first = kuhn.new_game(setup=setup)
        actions: list[kuhn.Action] = []
        while legal := kuhn.legal_actions(state):
            yield "state", state
            for viewer in (0, 1, SPECTATOR):
                yield "view", kuhn.view(state, viewer)
            actions.append(rng.choice(legal))
            yield "action", actions[-1]
            state, events = GAME.step(state, actions[-1])
            for event in events:
                yield "event", event
                yield "view_event", event.fact
        yield "event", Event(kuhn.Played(0, kuhn.BET), frozenset((1, 0)))
        yield "violation", kuhn.violation(state, kuhn.BET)
        yield "score", kuhn.score(state)
        yield "outcome", kuhn.outcome(state)
        record: Any = Record("kuhn", None, 2, setup, actions)
        yield "record", record
        assert Record.of(first, actions) == record
        yield "view_record", record.for_viewer(1)


def test_values_of_every_kind_come_back_from_their_documents() -> None:
    assert not offers_documents(GAME)
    assert offers_documents(with_documents())
    assert with_documents() is with_documents()
    met = set[Kind]()
    for kind, value in values():
        text = dumps(value)
        assert loads(text, kind) == value
        assert document(value) == json.loads(text)
        assert from_document(json.loads(text), kind) == value
        met.add(kind)
    assert met == {*KINDS} - {"edition"}


def test_documents_have_the_fields_of_the_values() -> None:
    state = kuhn.apply(kuhn.new_game(setup=("J", "K")), kuhn.CHECK)
    envelope = {"criminals": 1, "game": "kuhn", "rules": 1}
    table = {"edition": None, "players": 2, "moves": ["check"]}
    assert document(state) == {**envelope, "kind": "state", **table, "cards": ["J", "K"]}
    seen = {"viewer": "spectator", "cards": [None, None]}
    assert document(kuhn.view(state, SPECTATOR)) == {**envelope, "kind": "view", **table, **seen}
    played = {"event": "played", "seat": 0, "action": "bet"}
    assert document(kuhn.Played(0, kuhn.BET)) == {**envelope, "kind": "view_event", **played}
    bet = {"type": "action", "action": "bet", "word": "bet"}
    assert document(kuhn.BET) == {**envelope, "kind": "action", **bet}
    record = Record("kuhn", None, 2, ("J", "K"), [kuhn.CHECK])
    whole = {"edition": None, "players": 2, "setup": ["J", "K"], "actions": ["check"]}
    assert document(record) == {**envelope, "kind": "record", **whole}
    assert record.to_text().splitlines()[-1].endswith("check")
    assert Record.from_text(record.to_text()) == record


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"cards": ["J"]}, "$.cards: expected 2 items, got 1"),
        ({"cards": ["J", "A"]}, '$.cards[1]: expected one of "J", "Q", "K", got "A"'),
        ({"moves": ["raise"]}, "$.moves[0]: expected one of check, bet, call, fold"),
        ({"moves": [1]}, "$.moves[0]: expected a text, got 1"),
        ({"players": 3}, "$.players: expected 2, got 3"),
        ({"edition": "tiny"}, '$.edition: expected null, got "tiny"'),
        ({"viewer": 0}, "$.viewer: no such field is known"),
    ],
    ids=str,
)
def test_a_faulty_state_is_refused(changes: dict[str, object], fault: str) -> None:
    with pytest.raises(MalformedDocument) as caught:
        from_document({**document(kuhn.new_game(setup=("J", "K"))), **changes}, "state")
    assert [*map(str, caught.value.faults)] == [fault]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"setup": ["J", "J"]}, "$.setup: expected two cards of J, Q, K, not ('J', 'J')"),
        ({"setup": "J"}, '$.setup: expected a list, got "J"'),
        ({"edition": 1}, "$.edition: expected null, got 1"),
        ({"actions": ["raise"]}, "$.actions[0]: action 'raise': expected one of check, bet, call, fold"),
    ],
    ids=str,
)
def test_a_faulty_record_is_refused(changes: dict[str, object], fault: str) -> None:
    with pytest.raises(MalformedDocument) as caught:
        from_document({**document(Record("kuhn", None, 2, ("J", "K"), [])), **changes}, "record")
    assert [*map(str, caught.value.faults)] == [fault]


def _impossible(state: kuhn.State) -> list[str]:
    return [f"nobody has {state.cards[0]}"]


def test_what_a_game_calls_impossible_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = dumps(kuhn.new_game(setup=("J", "K")))
    monkeypatch.setattr(kuhn, "faults", _impossible, raising=False)
    with pytest.raises(InvalidState, match="state: nobody has J"):
        loads(text, "state")
    with pytest.raises(InvalidState, match="only the first state of a game tells its set-up"):
        Record.of(kuhn.apply(kuhn.new_game(setup=("J", "K")), kuhn.BET))


def test_schemas_are_made_of_the_values() -> None:
    made = schemas(with_documents())
    assert list(made["state"]["properties"]) == [*ENVELOPE, "edition", "players", "moves", "cards"]
    for kind, value in values():
        jsonschema_rs.validate(made[kind], document(value))
        wrong = {**document(value), "note": 1}
        assert not jsonschema_rs.is_valid(made[kind], wrong)


def test_a_game_may_know_some_of_it_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """A set-up that is told by the state need not be looked for among all, which may be too many to go through."""

    def setup_of(state: kuhn.State) -> kuhn.Setup:
        return state.cards

    def begins_turn(_state: kuhn.State) -> bool:
        return True

    def record_faults(*_: object) -> list[str]:
        return ["$.setup: not today"]

    brought = {"setup_of": setup_of, "begins_turn": begins_turn, "record_faults": record_faults}
    own: Any = SimpleNamespace(**{**vars(kuhn), **brought})
    game = completed(own)
    monkeypatch.setattr("criminals.core.game.registry._games", {"kuhn": game})
    later = kuhn.apply(kuhn.new_game(setup=("J", "K")), kuhn.CHECK)
    record = Record.of(later)
    assert record.setup == ("J", "K")
    with pytest.raises(MalformedDocument, match="not today"):
        loads(dumps(record))
    found = documents_of(game)
    assert found is not None
    assert found.begins_turn(later)


@pytest.mark.parametrize("declared", [kuhn.Setup | int, Literal["J", "Q"]])
def test_a_set_up_may_be_of_a_type_that_is_no_class(declared: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    own: Any = SimpleNamespace(**{**vars(kuhn), "Setup": declared})
    monkeypatch.setattr("criminals.core.game.registry._games", {"kuhn": completed(own)})
    assert Record("kuhn", None, 2, ("J", "K"), []).setup == ("J", "K")


def test_games_that_are_made_anew_are_not_all_remembered() -> None:
    for _ in range(2 * declared.MOST_MADE):
        assert documents_of(cast(Any, SimpleNamespace(**vars(kuhn)))) is not None
    assert len(vars(declared)["_made"]) <= declared.MOST_MADE
