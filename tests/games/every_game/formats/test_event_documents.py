"""Events as documents, and every way in which one is refused."""

from typing import Any

import pytest

from criminals.core.base.errors import MalformedDocument
from criminals.core.records.dumping import dumps
from tests.games.every_game.samples import Sample, every_case, every_game
from tests.games.papers import Path, paper, refusal, with_change


@every_case("event, path, change, fault", lambda sample: sample.event_documents.VIEW_EVENTS)
def test_a_faulty_view_event_is_refused(sample: Sample, event: Any, path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(paper(event), path, change), "view_event")
    assert any(found.startswith(fault) for found in faults), (sample.name, faults)


@every_case("path, change, fault", lambda sample: sample.event_documents.FAULTY_EVENTS)
def test_a_faulty_event_is_refused(sample: Sample, path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(paper(sample.event_documents.EVENT), path, change), "event")
    assert any(found.startswith(fault) for found in faults), faults


@every_game
def test_a_line_of_no_known_reason_has_no_document(sample: Sample) -> None:
    with pytest.raises(MalformedDocument, match=r"score line: \$.line.reason: expected one of .*, got \"luck\""):
        dumps(sample.event_documents.LUCKY)
