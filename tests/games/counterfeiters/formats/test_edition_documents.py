"""Editions as JSON: the known ones by name, others whole, and faulty ones refused with every fault."""

import json
from typing import Any

import attrs
import pytest

from criminals.core.base.errors import MalformedDocument
from criminals.core.documents.strict_json import canonical
from criminals.core.records.dumping import dumps, loads
from criminals.games import counterfeiters
from criminals.games.counterfeiters.box.fields import LAST_SPACE, LONGEST_NAME, MOST_CARDS, MOST_DOLLARS
from criminals.games.counterfeiters.formats.documents import edition_json, read_edition
from tests.games.counterfeiters.papers import MINE, document, whole_edition
from tests.games.papers import GONE, Path, refusal, with_change


@pytest.mark.parametrize("name", counterfeiters.EDITIONS)
def test_a_known_edition_is_its_name(name: str) -> None:
    assert edition_json(counterfeiters.EDITIONS[name]) == name
    assert read_edition(name) is counterfeiters.EDITIONS[name]


def test_another_edition_is_written_whole() -> None:
    assert canonical(edition_json(MINE)) == (
        '{"name":"mine","cards":[{"id":1,"letter":"S","kind":"press","players":2,"value":0},'
        '{"id":2,"letter":"S","kind":"press","players":2,"value":0},'
        '{"id":3,"letter":"S","kind":"ink","players":2,"value":0},'
        '{"id":4,"letter":"S","kind":"paper","players":2,"value":0},'
        '{"id":5,"letter":"A","kind":"great-lawyer","players":2,"value":0},'
        '{"id":6,"letter":"A","kind":"lunch","players":2,"value":0},'
        '{"id":7,"letter":"A","kind":"negligent-lawyer","players":2,"value":0},'
        '{"id":8,"letter":"B","kind":"lottery","players":2,"value":50}],'
        '"boards":[{"starts":{"2":0},"market":[{"price":10,"bin":false},{"price":0,"bin":true}],'
        '"print":[{"hat":true,"sunglasses":false},{"hat":false,"sunglasses":false}],"shop":[],'
        '"fence":[{"hat":false,"sunglasses":false}],"defraud":[{"hat":false,"sunglasses":true}],'
        '"commercial":{"hat":false,"sunglasses":false},"jet":null,"last":1,"godfathers":[1],"investigations":[],'
        '"strikes":[]}],"fakes":[4,4,4],"money":1000,"purses":[100,90],"henchmen":2,"patience":3}'
    )
    assert read_edition(edition_json(MINE)) == MINE


def test_the_reference_edition_has_a_document_with_all_42_cards() -> None:
    fields = json.loads(dumps(counterfeiters.REFERENCE))
    assert [card["id"] for card in fields["cards"]] == list(range(1, 43))
    assert [board["starts"] for board in fields["boards"]] == [{"2": 0}, {"3": 3, "4": 0}]
    assert (fields["fakes"], fields["money"], fields["purses"]) == ([30, 30, 40], 3720, [20, 30, 40, 50])
    assert loads(dumps(counterfeiters.REFERENCE), "edition") == counterfeiters.REFERENCE


def test_player_counts_are_written_ascending() -> None:
    board = attrs.evolve(MINE.boards[0], starts={4: 0, 2: 0, 3: 0})
    cards = (*MINE.cards, *(counterfeiters.Card(id_, "S", kind) for id_, kind in enumerate(KINDS * 2, 10)))
    turned = attrs.evolve(MINE, boards=[board], cards=cards, purses=(10, 10, 10, 10))
    assert list(edition_json(turned)["boards"][0]["starts"]) == ["2", "3", "4"]


KINDS = [counterfeiters.Kind.PRESS, counterfeiters.Kind.INK]


FAULTY: list[tuple[Path, object, tuple[str, ...]]] = [
    (("name",), "", ("$.edition.name: expected 1 to 100 characters, got 0",)),
    (("name",), "x" * (LONGEST_NAME + 1), ("$.edition.name: expected 1 to 100 characters, got 101",)),
    (("name",), 1, ("$.edition.name: expected a text, got 1",)),
    (("box",), [], ("$.edition.box: no such field is known",)),
    (("cards",), [{}] * (MOST_CARDS + 1), ("$.edition.cards[0].id: it is missing",)),
    (("cards", 0, "id"), 2, ("$.edition: two cards have the id 2",)),
    (("cards", 0, "id"), 0, ("$.edition.cards[0].id: expected a number from 1 to 999999999, got 0",)),
    (
        ("cards", 0, "letter"),
        "E",
        ('$.edition.cards[0].letter: expected one of "S", "A", "B", "C", "D", got "E"',),
    ),
    (("cards", 0, "kind"), "PRESS", ('$.edition.cards[0].kind: expected one of "press", "ink", "paper", ',)),
    (("cards", 0, "players"), 5, ("$.edition.cards[0].players: expected one of 2, 3, 4, got 5",)),
    (("cards", 7, "value"), 0, ("$.edition: card 8: a lottery ticket has a value, and no other card has (§1.3)",)),
    (("cards", 7, "value"), 15, ("$.edition: card 8: a value of $15 is not made of $10 notes (§1.2)",)),
    (("cards", 4, "letter"), "S", ("$.edition: card 5: players start with a press, and with ink or paper",)),
    (("boards",), [], ("$.edition.boards: expected 1 to 250 items, got 0",)),
    (("boards", 0, "starts"), {"02": 0}, ('$.edition.boards[0].starts["02"]: expected one of "2", "3", "4"',)),
    (("boards", 0, "starts"), {"2": 1}, ("$.edition: board 1: 2 players: the pawn can not start on space 1",)),
    (("boards", 0, "last"), LAST_SPACE + 1, ("$.edition.boards[0].last: expected a number from 0 to 1000",)),
    (("boards", 0, "godfathers"), [], ("$.edition: board 1: the last space is no Godfather (§5.4)",)),
    (("boards", 0, "strikes"), [1, 1], ("$.edition.boards[0].strikes: expected rising numbers, each once",)),
    (("boards", 0, "jet"), False, ("$.edition.boards[0].jet: expected null or an object, got false",)),
    (("boards", 0, "jet"), {"hat": True}, ("$.edition.boards[0].jet.sunglasses: it is missing",)),
    (("boards", 0, "print", 0, "hat"), 1, ("$.edition.boards[0].print[0].hat: expected true or false, got 1",)),
    (
        ("boards", 0, "market", 0, "price"),
        5,
        ("$.edition: board 1: a price of $5 is not made of $10 notes (§1.2)",),
    ),
    (
        ("boards", 0, "market", 0, "price"),
        -10,
        ("$.edition.boards[0].market[0].price: expected a number from 0 up",),
    ),
    (
        ("boards", 0, "print", 0, "sunglasses"),
        True,
        ("$.edition: board 1: only a space for tax fraud can have sunglasses (§4.5)",),
    ),
    (("fakes",), [1, 2], ("$.edition.fakes: expected 3 items, got 2",)),
    (("money",), 100, ("$.edition: 2 players: the purses need $190, the box has $100 (§2.2)",)),
    (("money",), MOST_DOLLARS + 10, ("$.edition.money: expected a number from 0 to 10000, got 10010",)),
    (("purses",), [10], ("$.edition.purses: expected 2 to 250 items, got 1",)),
    (("patience",), 0, ("$.edition.patience: expected a number from 1 to 1000, got 0",)),
    (("patience",), 1001, ("$.edition.patience: expected a number from 1 to 1000, got 1001",)),
    (("patience",), "3", ('$.edition.patience: expected a whole number, got "3"',)),
    (("patience",), GONE, ("$.edition.patience: it is missing",)),
    (("henchmen",), 0, ("$.edition.henchmen: expected a number from 1 to 999999999, got 0",)),
]


@pytest.mark.parametrize(("path", "change", "faults"), FAULTY, ids=lambda value: str(value)[:30])
def test_a_faulty_edition_is_refused_with_its_fault(path: Path, change: object, faults: tuple[str, ...]) -> None:
    broken = document()
    broken["edition"] = with_change(whole_edition(), path, change)
    found = [fault for fault in refusal(broken) if fault.startswith("$.edition")]
    assert found[0].startswith(faults[0]), found


def test_every_fault_of_an_edition_is_named() -> None:
    broken = {**whole_edition(), "purses": [15, 20], "cards": whole_edition()["cards"][1:], "money": 15}
    with pytest.raises(MalformedDocument) as caught:
        read_edition(broken)
    assert caught.value.faults == (
        "$: $15 are not made of $10 notes (§1.2)",
        "$: the purses are not made of $10 notes (§1.2)",
        "$: 2 players: the purses need $35, the box has $15 (§2.2)",
        "$: 2 players: only 1 starting cards are presses (§2.3)",
    )


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


@pytest.mark.parametrize("field", ["id", "letter", "kind", "players", "value"])
def test_a_card_lacks_no_field(field: str) -> None:
    broken = whole_edition()
    del broken["cards"][0][field]
    with pytest.raises(MalformedDocument) as caught:
        read_edition(broken)
    assert caught.value.faults == (f"$.cards[0].{field}: it is missing",)
