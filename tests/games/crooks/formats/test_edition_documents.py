"""Editions as JSON: the known ones by name, others whole, and faulty ones refused with every fault."""

from typing import cast

import attrs
import pytest

from criminals.core.base.errors import MalformedDocument
from criminals.games import crooks
from criminals.games.crooks.formats.documents import edition_json, read_edition
from tests.games.crooks.papers import whole_edition


def test_piles_and_gang_points_are_written_by_rising_player_count() -> None:
    turned = attrs.evolve(
        crooks.REFERENCE,
        name="turned",
        piles=dict(sorted(crooks.REFERENCE.piles.items(), reverse=True)),
        gang_points=dict(sorted(crooks.REFERENCE.gang_points.items(), reverse=True)),
    )
    written = cast(dict[str, dict[str, object]], edition_json(turned))
    assert list(written["piles"]) == list(written["gang_points"]) == ["2", "3", "4"]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"level": 0}, "$.crooks[3].level: expected a number from 1 up, got 0"),
        ({"id": 3}, "$: two crooks have the id 3"),
        ({"id": 1_000_000_000}, "$.crooks[3].id: expected a number from 1 to 999999999, got 1000000000"),
        ({"gangs": ["outfit", "outfit"]}, "$: crook 4: the gang Outfit stands twice"),
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
    assert [str(found).startswith(fault) for found in caught.value.faults] == [True]
