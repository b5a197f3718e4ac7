"""Events as documents, and every way in which one is refused."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from criminals.core.base.errors import MalformedDocument
from criminals.core.game.events import Event
from criminals.core.records.dumping import dumps, loads
from tests.games.cases import Case
from tests.games.every_game.samples import Sample, every_case, every_game
from tests.games.papers import GONE, Path, paper, paper_of, refusal, with_change


def tag_faults(sample: Sample) -> Iterator[tuple[Any, Path, object, str]]:
    """A view event of a seat, a path in it, what no game allows there, and the fault."""
    event = sample.event_documents.VIEW_EVENTS[0][0]
    first = ", ".join(f'"{fields["event"]}"' for _, fields in sample.event_documents.FACTS[:3])
    yield event, ("event",), GONE, "$.event: it is missing"
    yield event, ("event",), type(event).__name__, f"$.event: expected one of {first}, "
    yield event, ("event",), None, f"$.event: expected one of {first}, "
    yield event, ("event",), "scored", "$.line: it is missing"
    yield event, ("seat",), 4, "$.seat: expected one of 0, 1, 2, 3, got 4"
    yield event, ("seat",), None, "$.seat: expected one of 0, 1, 2, 3, got null"
    yield event, ("note",), 0, "$.note: no such field is known"


@every_case("event, path, change, fault", lambda sample: (*tag_faults(sample), *sample.event_documents.VIEW_EVENTS))
def test_a_faulty_view_event_is_refused(sample: Sample, event: Any, path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(paper(event), path, change), "view_event")
    assert any(found.startswith(fault) for found in faults), (sample.name, faults)


SEER_FAULTS: Final[tuple[tuple[Path, object, str], ...]] = (
    (("seers",), GONE, "$.seers: it is missing"),
    (("seers",), 0, "$.seers: expected a list or null, got 0"),
    (("seers",), [1, 0], "$.seers: expected rising numbers, each once"),
    (("seers",), [0, 9], "$.seers[1]: expected one of 0, 1, 2, 3, got 9"),
    (("fact",), None, "$.fact: expected an object, got null"),
    (("event",), "began", "$.event: no such field is known"),
)
"""Paths in the document of an event, what no game allows there, and the fault."""


@every_case("path, change, fault", lambda sample: (*SEER_FAULTS, *sample.event_documents.FAULTY_EVENTS))
def test_a_faulty_event_is_refused(sample: Sample, path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(paper(sample.event_documents.EVENT), path, change), "event")
    assert any(found.startswith(fault) for found in faults), faults


@every_game
def test_a_line_of_no_known_reason_has_no_document(sample: Sample) -> None:
    with pytest.raises(MalformedDocument, match=r"score line: \$.line.reason: expected one of .*, got \"luck\""):
        dumps(sample.event_documents.LUCKY)


# --- events ---


@every_case("fact, fields", lambda sample: sample.event_documents.FACTS)
def test_a_fact_is_told_by_its_tag(sample: Sample, fact: Any, fields: dict[str, object]) -> None:
    assert str(fields["event"]).replace("_", "") == type(fact).__name__.lower()
    assert dumps(fact) == paper_of(sample.name, "view_event", fields)
    assert loads(dumps(fact), "view_event") == fact
    for seers, told in ((None, None), (frozenset((1, 0)), [0, 1])):
        event = Event(fact, seers)
        assert dumps(event) == paper_of(sample.name, "event", {"seers": told, "fact": fields})
        assert loads(dumps(event), "event") == event


@every_game
def test_there_is_a_document_for_every_kind_of_fact(sample: Sample) -> None:
    assert {type(fact) for fact, _ in sample.event_documents.FACTS} == set(sample.game.VIEW_EVENTS)
    for case in sample.happenings.CASES:
        for fact in case.facts:
            tag: str = paper(fact)["event"]
            assert tag.replace("_", "") == type(fact).__name__.lower()


# --- score lines ---


@every_game
def test_score_lines_are_told_by_their_reasons(sample: Sample) -> None:
    lines = sample.event_documents.LINES
    assert tuple(line.reason for line in lines) == sample.game.REASONS
    for line in lines:
        scored = sample.game.Scored(line)
        assert loads(dumps(scored), "view_event") == scored


def line_faults(sample: Sample) -> Iterator[tuple[Path, object, str]]:
    """Paths in the document of a score line, what no game allows there, and the fault."""
    yield ("line", "game"), sample.name, "$.line.game: no such field is known"
    yield ("line", "params"), [], "$.line.params: expected an object, got a list"
    yield ("line", "params", "luck"), 2, "$.line.params.luck: no such field is known"


@every_case("path, change, fault", lambda sample: (*line_faults(sample), *sample.event_documents.FAULTY_LINES))
def test_a_faulty_score_line_is_refused(sample: Sample, path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(paper(sample.event_documents.SCORED), path, change), "view_event")
    assert any(found.startswith(fault) for found in faults), faults


@every_case("name, case", lambda sample: ((case.name, case) for case in sample.happenings.CASES))
def test_every_event_is_read_back(sample: Sample, name: str, case: Case) -> None:
    assert case.facts, (sample.name, name)
    for event in case.events():
        assert loads(dumps(event), "event") == event
        assert loads(dumps(event.fact), "view_event") == event.fact
