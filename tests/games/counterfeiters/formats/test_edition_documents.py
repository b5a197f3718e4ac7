"""Editions as JSON: the known ones by name, others whole, and faulty ones refused with every fault."""

import json
from typing import Any

import attrs
import pytest

from criminals.core.base.errors import MalformedDocument
from criminals.core.records.dumping import dumps, loads
from criminals.games import counterfeiters
from criminals.games.counterfeiters.box.fields import MOST_DOLLARS
from criminals.games.counterfeiters.formats.documents import edition_json
from tests.games.counterfeiters.papers import MINE


def test_the_reference_edition_has_a_document_with_all_42_cards() -> None:
    fields = json.loads(dumps(counterfeiters.REFERENCE))
    assert [card["id"] for card in fields["cards"]] == list(range(1, 43))
    assert [board["starts"] for board in fields["boards"]] == [{"2": 0}, {"3": 3, "4": 0}]
    assert (fields["fakes"], fields["money"], fields["purses"]) == ([30, 30, 40], 3720, [20, 30, 40, 50])
    assert loads(dumps(counterfeiters.REFERENCE), "edition") == counterfeiters.REFERENCE


def test_starts_are_written_by_rising_player_count() -> None:
    board = attrs.evolve(MINE.boards[0], starts={4: 0, 2: 0, 3: 0})
    cards = (*MINE.cards, *(counterfeiters.Card(id_, "S", kind) for id_, kind in enumerate(KINDS * 2, 10)))
    turned = attrs.evolve(MINE, boards=[board], cards=cards, purses=(10, 10, 10, 10))
    assert list(edition_json(turned)["boards"][0]["starts"]) == ["2", "3", "4"]


KINDS = [counterfeiters.Kind.PRESS, counterfeiters.Kind.INK]


def test_what_is_too_large_to_be_read_is_not_written() -> None:
    cards = [counterfeiters.Card(id_, "A", counterfeiters.Kind.INK) for id_ in range(100, 351)]
    large: list[tuple[dict[str, Any], str]] = [
        ({"money": MOST_DOLLARS + 10}, "edition: $.money: expected a number from 0 to 10000, got 10010"),
        ({"name": "x" * 200}, "edition: $.name: expected 1 to 100 characters, got 200"),
        ({"cards": [*MINE.cards, *cards]}, "edition: $.cards: expected 0 to 250 items, got 259"),
    ]
    for changes, fault in large:
        with pytest.raises(MalformedDocument) as caught:
            dumps(attrs.evolve(MINE, **changes))
        assert str(caught.value).startswith(fault)
