"""Records of Crooks: they replay, and their documents are read back."""

import json
from typing import Any, cast

import attrs
import pytest

from criminals.core.base.errors import MalformedDocument
from criminals.core.records.dumping import dumps, loads
from criminals.core.records.record import Record
from criminals.games import crooks
from tests.games.crooks.papers import RECORD, document


def test_the_order_in_a_list_and_of_hangouts_means_nothing() -> None:
    mixed = document()
    mixed["setup"]["hangouts"] = {letter: pile[::-1] for letter, pile in reversed(mixed["setup"]["hangouts"].items())}
    mixed["setup"]["box"].reverse()
    turned = dict(reversed(mixed.items()))
    assert loads(json.dumps(turned)) == loads(RECORD)
    assert dumps(loads(json.dumps(turned))) == dumps(loads(RECORD))


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


def test_the_record_ends_with_29_points_for_one_seat() -> None:
    *_, last = loads(RECORD).replay()
    assert crooks.score(last).points == (0, 29)
    assert (last.money, last.bank) == ((18, 11), 72)
    assert crooks.actor(last) is None
