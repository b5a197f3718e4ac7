"""Records of Crooks: they replay, and their documents are read back."""

import json
import random
from collections.abc import Callable
from typing import Any, cast

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from criminals.core.base.errors import InvalidState, MalformedDocument
from criminals.core.documents.strict_json import canonical
from criminals.core.records.dumping import dumps, loads
from criminals.core.records.record import Record
from criminals.games import crooks
from criminals.games.crooks.rules.opening import deal
from criminals.testing import random_crooks_edition
from tests.games.crooks.papers import RECORD, document


def test_a_record_replays() -> None:
    record = loads(RECORD)
    states = list(record.replay())
    assert len(states) == len(record.actions) + 1
    assert states[0] == crooks.new_game(setup=record.setup)
    last = states[-1]
    assert crooks.score(last).points == (0, 29)
    assert (last.money, last.bank) == ((18, 11), 72)
    assert crooks.actor(last) is None


def test_a_record_is_written_as_it_was_read() -> None:
    record = loads(RECORD)
    text = dumps(record)
    assert json.loads(text) == document()
    assert text == canonical(document())
    assert loads(text) == record


def test_the_order_in_a_list_and_of_hangouts_means_nothing() -> None:
    mixed = document()
    mixed["setup"]["hangouts"] = {letter: pile[::-1] for letter, pile in reversed(mixed["setup"]["hangouts"].items())}
    mixed["setup"]["box"].reverse()
    turned = dict(reversed(mixed.items()))
    assert loads(json.dumps(turned)) == loads(RECORD)
    assert dumps(loads(json.dumps(turned))) == dumps(loads(RECORD))


def test_an_unfinished_game_and_an_unlawful_one_are_records() -> None:
    short = document()
    short["actions"] = []
    assert len(list(loads(json.dumps(short)).replay())) == 1
    short["actions"] = ["take 99", "recruit Z"]
    assert loads(json.dumps(short)).actions == (crooks.Take(99), crooks.Recruit("Z"))


def test_a_record_checks_its_types() -> None:
    setup = loads(RECORD).setup
    made = Record("crooks", crooks.REFERENCE, 2, setup, [crooks.Pass()])
    assert made.actions == (crooks.Pass(),)
    assert {made} == {attrs.evolve(made)}
    assert repr(made) == "<Record of crooks: 2 players, 1 actions>"
    untyped = cast(Callable[..., object], Record)
    with pytest.raises(ValueError, match="no game 'chess'"):
        untyped("chess", crooks.REFERENCE, 2, setup, ())
    with pytest.raises(TypeError, match="edition of a record is of the class Edition, not str"):
        untyped("crooks", "reference", 2, setup, ())
    with pytest.raises(TypeError, match="setup of a record is of the class Setup, not dict"):
        untyped("crooks", crooks.REFERENCE, 2, {}, ())
    for players in (0, True, "2", None):
        with pytest.raises(ValueError, match="players of a record"):
            untyped("crooks", crooks.REFERENCE, players, setup, ())
    with pytest.raises(TypeError, match="parse_action"):
        untyped("crooks", crooks.REFERENCE, 2, setup, ["pass"])
    with pytest.raises(TypeError, match="no action of crooks"):
        untyped("crooks", crooks.REFERENCE, 2, setup, [7])


def test_a_set_up_that_does_not_fit_shows_in_replay() -> None:
    record = Record("crooks", crooks.REFERENCE, 2, crooks.Setup(((1,),), ()), ())
    with pytest.raises(InvalidState):
        next(record.replay())


def test_a_record_is_no_document_of_another_kind() -> None:
    with pytest.raises(MalformedDocument, match=r'\$.kind: expected "state", got "record"'):
        loads(RECORD, "state")
    with pytest.raises(ValueError, match="no kind of document 'game': there are state, view, action, event, "):
        loads(RECORD, cast(Any, "game"))
    with pytest.raises(TypeError, match="a document is a text"):
        loads(cast(str, RECORD.encode()))


def test_a_game_that_offers_no_documents_has_records_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    @attrs.frozen
    class Plain:
        NAME: str = "plain"
        RULES: int = 1

    monkeypatch.setattr("criminals.core.game.registry._games", {"plain": Plain()})
    record = Record("plain", None, 2, None, ())
    with pytest.raises(TypeError, match="values of plain have no document"):
        dumps(record)


@given(seed=st.integers(0, 2**32), plies=st.integers(0, 60))
def test_any_game_is_read_back_and_replays(seed: int, plies: int) -> None:
    rng = random.Random(seed)
    edition = rng.choice((crooks.REFERENCE, crooks.TINY, crooks.BOSSES, random_crooks_edition(rng)))
    players = rng.choice(tuple(edition.piles))
    setup = deal(edition, players, rng)
    state = crooks.new_game(edition=edition, players=players, setup=setup)
    actions: list[crooks.Action] = []
    while len(actions) < plies and crooks.actor(state) is not None:
        actions.append(rng.choice(crooks.legal_actions(state)))
        state = crooks.apply(state, actions[-1])
    record = Record("crooks", edition, players, setup, actions)
    again = loads(dumps(record))
    assert again == record
    assert dumps(again) == dumps(record)
    assert list(again.replay())[-1] == state
