"""View records of Crooks: what one viewer may keep of a game, and its document."""

from typing import Any

import attrs
import pytest

from criminals.core import view_records
from criminals.core.dumping import dumps, loads
from criminals.core.seats import Viewer
from criminals.games import crooks
from tests.games.crooks.papers import RECORD
from tests.games.papers import GONE, invalidity, paper, refusal, with_change


def test_another_takes_in_secret() -> None:
    """The takes of others are not in it, nor anything that names a crook which was never shown."""
    record = loads(RECORD)
    text = dumps(attrs.evolve(record, actions=record.actions[:-1]).for_viewer(0))
    assert '"crook":1,' not in text  # it was placed face up, so it is told once, by that
    assert '"crook":1}' in text
    assert '"crook":17' not in text
    assert '"saw"' not in text
    assert "setup" not in text
    assert '"crook":17' in dumps(record.for_viewer(0)), "the last pass turns it up"


def test_digests_differ_from_the_first_other_ply_on() -> None:
    record = loads(RECORD)
    other = attrs.evolve(record, actions=[*record.actions[:6], crooks.Place(8, True)])
    pairs = list(zip(record.digests(), other.digests(), strict=False))
    assert [one != two for one, two in pairs] == [False] * 7 + [True]


# --- its document ---


def kept_paper(viewer: Viewer = 1) -> dict[str, Any]:
    return paper(loads(RECORD).for_viewer(viewer))


def test_a_step_has_the_facts_that_were_perceived() -> None:
    assert kept_paper()["steps"][0] == [
        {"event": "passed", "seat": 0},
        {"event": "began", "phase": {"phase": "recruiting", "seat": 1}},
    ]


FAULTS: list[tuple[tuple[str | int, ...], object, str]] = [
    (("viewer",), 2, "$.viewer: 2 is no seat of 2 players (§2.1)"),
    (("viewer",), "nobody", '$.viewer: expected one of 0, 1, 2, 3, "spectator", got "nobody"'),
    (("players",), 5, "$.players: expected one of 2, 3, 4, got 5"),
    (("first", "money"), GONE, "$.first.money: it is missing"),
    (("first", "money", 0), "18", '$.first.money[0]: expected a whole number, got "18"'),
    (("first", "box"), [], "$.first.box: no such field is known"),
    (("steps", 0, 0, "seat"), "0", '$.steps[0][0].seat: expected one of 0, 1, 2, 3, got "0"'),
]


@pytest.mark.parametrize(("path", "change", "fault"), FAULTS, ids=str)
def test_a_fault_of_form_has_its_path(path: Any, change: object, fault: str) -> None:
    assert refusal(with_change(kept_paper(), path, change), "view_record") == (fault,)


INVALID: list[tuple[tuple[str | int, ...], object, str]] = [
    (("first", "bank"), 0, "$.first: $36 on the table, the box has $101 (§1.5)"),
    (("steps", 3, 0), GONE, "$.steps[3]: it leads to no view of a game: the crooks on the table and in the box"),
    (("steps", 1, 1, "number"), 3, "$.steps[1][1]: it does not follow on what was before"),
    (("steps", 1, 3, "phase", "seat"), 0, "$.steps[1][3]: it does not follow on what was before"),
    (("steps", 0, 0, "seat"), 3, "$.steps[0][0]: it does not follow on what was before"),
    (("viewer",), 0, "$.steps[1][2]: it does not follow on what was before"),
    (("steps", 3, 0, "crook"), 24, "$.steps[3]: it leads to no view of a game: "),
]


@pytest.mark.parametrize(("path", "change", "fault"), INVALID, ids=str)
def test_a_step_that_does_not_follow_is_refused_by_its_number(path: Any, change: object, fault: str) -> None:
    found = invalidity(with_change(kept_paper(), path, change), "view_record")
    assert found[0].startswith(fault)


def test_a_search_through_large_views_ends_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then another step is named: one that leads to no view all the same."""
    value = with_change(kept_paper(), ("steps", 3, 0), GONE)
    monkeypatch.setattr(view_records, "_SEARCHED", 0)
    (found, *_) = invalidity(value, "view_record")
    assert found.startswith(f"$.steps[{len(value['steps']) - 1}]: it leads to no view of a game: ")
