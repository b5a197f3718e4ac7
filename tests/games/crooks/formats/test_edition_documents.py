"""Editions as JSON: the known ones by name, others whole, and faulty ones refused with every fault."""

from typing import cast

import attrs
import pytest

from criminals.core.base.errors import MalformedDocument
from criminals.core.documents.strict_json import canonical
from criminals.games import crooks
from criminals.games.crooks.box.fields import LONGEST_NAME, MOST_CARDS
from criminals.games.crooks.formats.documents import edition_json, read_edition
from tests.games.crooks.papers import MINE, document, whole_edition
from tests.games.papers import refusal


@pytest.mark.parametrize("name", crooks.EDITIONS)
def test_a_known_edition_is_its_name(name: str) -> None:
    assert edition_json(crooks.EDITIONS[name]) == name
    assert read_edition(name) is crooks.EDITIONS[name]


def test_another_edition_is_written_whole() -> None:
    assert canonical(edition_json(MINE)) == (
        '{"name":"mine","crooks":[{"id":1,"level":10,"modifier":0,"gangs":[],"ability":"boss"},'
        '{"id":2,"level":5,"modifier":0,"gangs":["northside","outfit"],"ability":"spy"},'
        '{"id":3,"level":3,"modifier":0,"gangs":["outfit"],"ability":"killer"},'
        '{"id":4,"level":6,"modifier":1,"gangs":["northside"],"ability":null},'
        '{"id":5,"level":8,"modifier":-1,"gangs":["westside"],"ability":null}],'
        '"targets":[3,5],"piles":{"2":[2,2]},"purse":4,"money":8,"gang_points":{"2":5}}'
    )
    assert read_edition(edition_json(MINE)) == MINE


def test_player_counts_are_written_ascending() -> None:
    turned = attrs.evolve(
        crooks.REFERENCE,
        name="turned",
        piles=dict(sorted(crooks.REFERENCE.piles.items(), reverse=True)),
        gang_points=dict(sorted(crooks.REFERENCE.gang_points.items(), reverse=True)),
    )
    written = cast(dict[str, dict[str, object]], edition_json(turned))
    assert list(written["piles"]) == list(written["gang_points"]) == ["2", "3", "4"]


@pytest.mark.parametrize(
    ("changes", "faults"),
    [
        ({"name": ""}, ("$.edition: it has no name",)),
        ({"name": "x" * 101}, (f"$.edition.name: 101 characters, the most are {LONGEST_NAME}",)),
        ({"name": 1}, ("$.edition.name: expected a text, got 1",)),
        ({"box": []}, ("$.edition.box: no such field is known",)),
        ({"targets": [5, 3]}, ("$.edition: the targets do not stand in rising order",)),
        (
            {"targets": [3, 1_000_000_000]},
            ("$.edition.targets[1]: expected a number from 0 to 999999999, got 1000000000",),
        ),
        (
            {"targets": list(range(MOST_CARDS + 1))},
            (f"$.edition.targets: {MOST_CARDS + 1} of them, the most are {MOST_CARDS}",),
        ),
        ({"money": 7}, ("$.edition: 2 players: purses of $4 need $8, the box has $7",)),
        (
            {"piles": {"02": [2, 2]}},
            ('$.edition.piles["02"]: expected one of "2", "3", "4", got "02"',),
        ),
        (
            {"piles": {"2": [2, 2], "٣": [1]}},
            ('$.edition.piles["\\u0663"]: expected one of "2", "3", "4", got "\\u0663"',),
        ),
        ({"gang_points": {"2": None}}, ('$.edition.gang_points["2"]: expected a whole number, got null',)),
        ({"piles": {"2": [3, 3]}}, ("$.edition: 2 players: the piles need 6 crooks, there are 5",)),
        (
            {"piles": {"2": [2, 0], "3": 1}, "money": -1, "targets": [9, -9]},
            (
                "$.edition.targets[1]: expected a number from 0 to 999999999, got -9",
                '$.edition.piles["2"][1]: expected a number from 1 to 999999999, got 0',
                '$.edition.piles["3"]: expected a list, got 1',
                "$.edition.money: expected a number from 0 up, got -1",
            ),
        ),
        ({"piles": {}}, ("$.edition: 2 players: no pile sizes",)),
        (
            {"piles": {"2": []}, "money": 0, "targets": [9, 9]},
            (
                "$.edition: two targets are worth 9",
                "$.edition: 2 players: purses of $4 need $8, the box has $0",
                "$.edition: 2 players: no piles",
            ),
        ),
    ],
    ids=lambda changes: str(changes)[:30],
)
def test_a_faulty_edition_is_refused_with_every_fault(changes: dict[str, object], faults: tuple[str, ...]) -> None:
    broken = document()
    broken["edition"] = {**whole_edition(), **changes}
    assert tuple(fault for fault in refusal(broken) if fault.startswith("$.edition")) == faults


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"level": 0}, "$.crooks[3].level: expected a number from 1 up, got 0"),
        ({"id": 3}, "$: two crooks have the id 3"),
        ({"id": 1_000_000_000}, "$.crooks[3].id: expected a number from 1 to 999999999, got 1000000000"),
        ({"gangs": ["outfit", "outfit"]}, "$: crook 4: the gang outfit stands twice"),
        ({"gangs": ["mob"]}, '$.crooks[3].gangs[0]: expected one of "northside", "westside", "outfit", got "mob"'),
        ({"gangs": "outfit"}, '$.crooks[3].gangs: expected a list, got "outfit"'),
        ({"ability": "BOSS"}, '$.crooks[3].ability: expected one of "pickpocket", "accomplice", '),
        ({"modifier": None}, "$.crooks[3].modifier: expected a whole number, got null"),
        ({"colour": 1}, "$.crooks[3].colour: no such field is known"),
    ],
    ids=lambda changes: str(changes)[:30],
)
def test_a_faulty_crook_is_refused(changes: dict[str, object], fault: str) -> None:
    broken = whole_edition()
    broken["crooks"][3].update(changes)
    with pytest.raises(MalformedDocument) as caught:
        read_edition(broken)
    assert [found.startswith(fault) for found in caught.value.faults] == [True]


@pytest.mark.parametrize("field", ["id", "level", "modifier", "gangs", "ability"])
def test_a_crook_lacks_no_field(field: str) -> None:
    broken = whole_edition()
    del broken["crooks"][0][field]
    with pytest.raises(MalformedDocument) as caught:
        read_edition(broken)
    assert caught.value.faults == (f"$.crooks[0].{field}: it is missing",)
