"""Records of Counterfeiters: they replay, and their documents are read back."""

import json
import random
from collections.abc import Callable
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core.base.errors import InvalidState
from criminals.core.documents.strict_json import canonical
from criminals.core.records.dumping import digest, dumps, loads
from criminals.core.records.record import Record
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Action, Buy, LayDown, Setup, deal, setup_of
from criminals.testing import random_counterfeiters_edition
from tests.games.counterfeiters.papers import RECORD, document, middle, next_round
from tests.games.counterfeiters.scenes import chosen


def test_a_record_replays() -> None:
    record = loads(RECORD)
    states = list(record.replay())
    assert len(states) == len(record.actions) + 1
    assert states[0] == counterfeiters.new_game(setup=record.setup)
    assert states[-2:] == [middle(), next_round()]
    assert (states[-1].cash, states[-1].bank, states[-1].offshore) == ((40, 20), 3650, (0, 10))


def test_a_record_is_written_as_it_was_read() -> None:
    record = loads(RECORD)
    text = dumps(record)
    assert json.loads(text) == document()
    assert text == canonical(document())
    assert loads(text) == record
    assert Record.of(next(record.replay()), record.actions) == record


def test_the_order_of_the_stack_means_something() -> None:
    turned = document()
    turned["setup"]["stack"][:2] = reversed(turned["setup"]["stack"][:2])
    assert loads(json.dumps(turned)) != loads(RECORD)


def test_the_fields_may_stand_in_any_order() -> None:
    turned = dict(reversed(document().items()))
    turned["setup"] = dict(reversed(turned["setup"].items()))
    assert dumps(loads(json.dumps(turned))) == dumps(loads(RECORD))


def test_an_unfinished_game_and_an_unlawful_one_are_records() -> None:
    short = document()
    short["actions"] = []
    assert len(list(loads(json.dumps(short)).replay())) == 1
    short["actions"] = ["buy 99", "fly jet 10"]
    assert loads(json.dumps(short)).actions == (Buy(99), counterfeiters.Fly("jet", 10))


def test_digests_are_those_of_the_states() -> None:
    record = loads(RECORD)
    assert list(record.digests()) == [digest(state) for state in record.replay()]


def test_a_record_checks_its_types() -> None:
    setup = loads(RECORD).setup
    made = Record("counterfeiters", counterfeiters.REFERENCE, 2, setup, [LayDown()])
    assert repr(made) == "<Record of counterfeiters: 2 players, 1 actions>"
    untyped = cast(Callable[..., object], Record)
    with pytest.raises(TypeError, match="edition of a record is of the class Edition, not str"):
        untyped("counterfeiters", "reference", 2, setup, ())
    with pytest.raises(TypeError, match="setup of a record is of the class Setup, not dict"):
        untyped("counterfeiters", counterfeiters.REFERENCE, 2, {}, ())
    with pytest.raises(TypeError, match="parse_action"):
        untyped("counterfeiters", counterfeiters.REFERENCE, 2, setup, ["laydown"])


def test_a_set_up_that_does_not_fit_shows_in_replay() -> None:
    record = Record("counterfeiters", counterfeiters.REFERENCE, 2, Setup((1,), (), 0), ())
    with pytest.raises(InvalidState):
        next(record.replay())


def test_only_the_first_state_tells_its_set_up() -> None:
    record = loads(RECORD)
    first, *later = record.replay()
    assert setup_of(first) == record.setup
    for state in later:
        with pytest.raises(InvalidState, match="only the first state"):
            setup_of(state)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), plies=st.integers(0, 80))
def test_any_game_is_read_back_and_replays(seed: int, plies: int) -> None:
    rng = random.Random(seed)
    edition = rng.choice(
        (counterfeiters.REFERENCE, counterfeiters.TINY, random_counterfeiters_edition(rng, longer=True))
    )
    players = rng.choice(edition.players)
    setup = deal(edition, players, rng)
    state = counterfeiters.new_game(edition=edition, players=players, setup=setup)
    actions: list[Action] = []
    while len(actions) < plies and counterfeiters.actor(state) is not None:
        actions.append(chosen(rng, counterfeiters.legal_actions(state)))
        state = counterfeiters.apply(state, actions[-1])
    record = Record("counterfeiters", edition, players, setup, actions)
    again = loads(dumps(record))
    assert again == record
    assert dumps(again) == dumps(record)
    assert list(again.replay())[-1] == state
