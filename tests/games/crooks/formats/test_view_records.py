"""View records of Crooks: what one viewer may keep of a game, and its document."""

from typing import Any

import attrs
import pytest

from criminals.core.base.seats import Viewer
from criminals.core.records import view_record as view_records
from criminals.core.records.dumping import dumps, loads
from criminals.games import crooks
from tests.games.crooks.papers import RECORD
from tests.games.papers import GONE, invalidity, paper, with_change


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


def test_a_search_through_large_views_ends_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then another step is named: one that leads to no view all the same."""
    value = with_change(kept_paper(), ("steps", 3, 0), GONE)
    monkeypatch.setattr(view_records, "_SEARCHED", 0)
    (found, *_) = invalidity(value, "view_record")
    assert found.startswith(f"$.steps[{len(value['steps']) - 1}]: it leads to no view of a game")
