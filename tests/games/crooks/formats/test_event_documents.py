"""Actions, events and editions as documents: how they stand there, and every way in which one is refused."""

import pytest

from criminals.core.game.events import Event
from criminals.core.records.dumping import dumps, loads
from criminals.games import crooks
from tests.games.cases import Case
from tests.games.crooks.happenings import CASES
from tests.games.crooks.samples.event_documents import WON, line
from tests.games.crooks.scenes import EVERY_ACTION
from tests.games.papers import Path, paper, refusal, with_change

ENVELOPE = {"criminals": 1, "game": "crooks", "rules": 1}

# --- actions ---


def test_an_action_is_its_text() -> None:
    text = '{"criminals":1,"kind":"action","game":"crooks","rules":1,"action":"recruit C"}'
    assert dumps(crooks.Recruit("C")) == text
    assert loads(text, "action") == crooks.Recruit("C")
    for action in EVERY_ACTION:
        assert loads(dumps(action), "action") == action


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({}, "$.action: it is missing"),
        ({"action": ["pass"]}, "$.action: expected a text, got a list"),
        ({"action": "pas"}, "$.action: action 'pas': no action 'pas', did you mean 'pass'?"),
        ({"action": "pass", "seat": 0}, "$.seat: no such field is known"),
    ],
    ids=str,
)
def test_a_faulty_action_is_refused(fields: dict[str, object], fault: str) -> None:
    assert refusal({**ENVELOPE, "kind": "action", **fields}, "action") == (fault,)


# --- events ---


def test_a_fact_is_told_by_its_tag() -> None:
    looked = crooks.Looked(0, "C", 3)
    assert dumps(looked) == (
        '{"criminals":1,"kind":"view_event","game":"crooks","rules":1,'
        '"event":"looked","seat":0,"hangout":"C","number":3}'
    )
    assert dumps(Event(looked)) == (
        '{"criminals":1,"kind":"event","game":"crooks","rules":1,'
        '"seers":null,"fact":{"event":"looked","seat":0,"hangout":"C","number":3}}'
    )
    saw = Event(crooks.Saw("C", (3, 8)), frozenset((1, 0)))
    assert paper(saw)["seers"] == [0, 1]
    assert loads(dumps(saw), "event") == saw


def test_tags_are_the_names_of_the_facts() -> None:
    tags = {fact: paper(fact)["event"] for case in CASES for fact in case.facts}
    assert {type(fact).__name__: tag for fact, tag in tags.items()}["PlacedDown"] == "placed_down"
    for fact, tag in tags.items():
        assert tag.replace("_", "") == type(fact).__name__.lower()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_event_is_read_back(case: Case) -> None:
    for event in case.events():
        assert loads(dumps(event), "event") == event
        assert loads(dumps(event.fact), "view_event") == event.fact


def test_score_lines_are_told_by_their_reasons() -> None:
    lines = [
        line(0, 9, "target_won", "5.4", **WON),
        line(1, 4, "target_shared", "5.4", **WON, sharers=2),
        line(None, 0, "target_empty", "5.4", target=2),
        line(3, 5, "gang_won", "5.5", gang="outfit", members=2),
        line(None, 0, "gang_tied", "5.5", gang="outfit", members=2, sharers=2),
        line(None, 0, "gang_empty", "5.5", gang="westside"),
    ]
    assert [each.reason for each in lines] == list(crooks.REASONS)
    for each in lines:
        assert loads(dumps(crooks.Scored(each)), "view_event") == crooks.Scored(each)
    assert paper(crooks.Scored(lines[0]))["line"] == {
        "reason": "target_won",
        "seat": 0,
        "points": 9,
        "clause": "5.4",
        "params": {"target": 9, "modifiers": [-1, 2], "worth": 10, "levels": [3, 4], "strength": 7},
    }


@pytest.mark.parametrize(
    ("path", "change", "fault"),
    [
        (("line", "reason"), "gang_tied", "$.line.seat: expected null, got 3"),
        (("line", "clause"), "5.4", '$.line.clause: expected "5.5", got "5.4"'),
        (("line", "game"), "crooks", "$.line.game: no such field is known"),
        (("line", "params", "gang"), "mob", '$.line.params.gang: expected one of "northside", "westside", "outfit"'),
        (("line", "params", "sharers"), 2, "$.line.params.sharers: no such field is known"),
        (("line", "params"), [], "$.line.params: expected an object, got a list"),
    ],
    ids=str,
)
def test_a_faulty_score_line_is_refused(path: Path, change: object, fault: str) -> None:
    won = line(3, 5, "gang_won", "5.5", gang="outfit", members=2)
    faults = refusal(with_change(paper(crooks.Scored(won)), path, change), "view_event")
    assert any(found.startswith(fault) for found in faults), faults
