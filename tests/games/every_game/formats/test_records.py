"""Records: they replay, their documents are read back, and they are of what they say."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, cast

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core.base.errors import InvalidState
from criminals.core.documents.strict_json import canonical
from criminals.core.records.dumping import digest, dumps, loads
from criminals.core.records.record import Record
from tests.games.every_game.samples import Sample, every_game, random_record


@every_game
def test_a_record_replays(sample: Sample) -> None:
    record = loads(sample.record)
    states = list(record.replay())
    assert len(states) == len(record.actions) + 1
    assert states[0] == sample.game.new_game(setup=record.setup)
    assert list(record.digests()) == [digest(state) for state in states]


@every_game
def test_a_record_is_written_as_it_was_read(sample: Sample) -> None:
    record, document = loads(sample.record), sample.papers.document()
    text = dumps(record)
    assert json.loads(text) == document
    assert text == canonical(document)
    assert loads(text) == record
    assert Record.of(next(record.replay()), record.actions) == record


@every_game
def test_an_unfinished_game_and_an_unlawful_one_are_records(sample: Sample) -> None:
    short: dict[str, Any] = {**sample.papers.document(), "actions": []}
    assert len(list(loads(json.dumps(short)).replay())) == 1
    short["actions"] = [*sample.actions.NUMBERLESS]
    assert loads(json.dumps(short)).actions == tuple(
        sample.game.parse_action(text) for text in sample.actions.NUMBERLESS
    )


@every_game
def test_a_record_checks_its_types(sample: Sample) -> None:
    name, reference, record = sample.name, sample.game.REFERENCE, loads(sample.record)
    players, setup, action = record.players, record.setup, record.actions[0]
    made = Record(name, reference, players, setup, [action])
    assert made.actions == (action,)
    assert {made} == {attrs.evolve(made)}
    assert repr(made) == f"<Record of {name}: {players} players, 1 actions>"
    untyped = cast(Callable[..., object], Record)
    with pytest.raises(ValueError, match="no game 'chess'"):
        untyped("chess", reference, players, setup, ())
    with pytest.raises(TypeError, match="edition of a record is of the class Edition, not str"):
        untyped(name, "reference", players, setup, ())
    with pytest.raises(TypeError, match="setup of a record is of the class Setup, not dict"):
        untyped(name, reference, players, {}, ())
    for wrong in (0, True, "2", None):
        with pytest.raises(ValueError, match="players of a record"):
            untyped(name, reference, wrong, setup, ())
    with pytest.raises(TypeError, match="parse_action"):
        untyped(name, reference, players, setup, [str(action)])
    with pytest.raises(TypeError, match=f"no action of {name}"):
        untyped(name, reference, players, setup, [7])


@every_game
def test_a_set_up_that_does_not_fit_shows_in_replay(sample: Sample) -> None:
    setup = sample.game.setup_of(sample.papers.mine())
    record: Record = Record(sample.name, sample.game.REFERENCE, sample.players[0], setup, ())
    with pytest.raises(InvalidState):
        next(record.replay())


@every_game
@settings(max_examples=60)
@given(rng=st.randoms(use_true_random=False))
def test_any_game_is_read_back_and_replays(sample: Sample, rng: Random) -> None:
    record = random_record(sample, rng)
    again = loads(dumps(record))
    assert again == record
    assert dumps(again) == dumps(record)
    state = sample.game.new_game(edition=record.edition, players=record.players, setup=record.setup)
    for action in record.actions:
        state = sample.game.apply(state, action)
    assert list(again.replay())[-1] == state
