"""Actions, events and editions as documents: how they stand there, and every way in which one is refused."""

import pytest

from criminals.core.records.dumping import dumps, loads
from tests.games.cases import Case
from tests.games.crooks.happenings import CASES

ENVELOPE = {"criminals": 1, "game": "crooks", "rules": 1}

# --- actions ---


# --- events ---


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_event_is_read_back(case: Case) -> None:
    for event in case.events():
        assert loads(dumps(event), "event") == event
        assert loads(dumps(event.fact), "view_event") == event.fact
