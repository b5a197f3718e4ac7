"""Documents of all kinds: their classes, what has none, and records that strangers wrote."""

import json
from random import Random
from typing import Any, Final

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from criminals.core.documents import ENVELOPE, KINDS
from criminals.core.dumping import dumps, loads
from criminals.core.errors import MalformedDocument, Violation
from criminals.core.records import Record
from criminals.core.results import ScoreLine
from tests.games.every_game.samples import SAMPLES, Sample, every_game
from tests.games.papers import paper, places, refusal


@every_game
def test_there_is_a_class_for_every_kind(sample: Sample) -> None:
    assert tuple(sample.game.DOCUMENTS) == KINDS


@every_game
def test_the_class_of_records_agrees_with_what_is_written(sample: Sample) -> None:
    fields = paper(Record.of(sample.game.new_game(rng=Random(1))))
    assert list(fields)[4:] == [field.name for field in attrs.fields(sample.game.DOCUMENTS["record"])]


@every_game
def test_the_class_of_view_records_has_a_view_without_what_stands_outside(sample: Sample) -> None:
    view, record = sample.game.DOCUMENTS["view"], sample.game.DOCUMENTS["view_record"]
    whole, first = ([field.name for field in attrs.fields(cls)] for cls in (view, attrs.fields(record).first.type))
    assert first == [name for name in whole if name not in ("edition", "players", "viewer")]


@every_game
def test_a_record_is_not_read_by_the_game(sample: Sample) -> None:
    fields = {name: value for name, value in json.loads(sample.record).items() if name not in ENVELOPE}
    with pytest.raises(ValueError, match="a document of the kind 'record' is not read here"):
        sample.game.read_document("record", fields)


@every_game
def test_a_refusal_and_a_score_line_have_no_document(sample: Sample) -> None:
    with pytest.raises(TypeError, match=f"a Violation of {sample.name.capitalize()} has no document"):
        dumps(Violation(sample.name, "1.1", "game_over"))
    with pytest.raises(TypeError, match=f"a ScoreLine of {sample.name.capitalize()} has no document"):
        dumps(ScoreLine(sample.name, 0, 1, "won", "1.1"))
    with pytest.raises(TypeError, match="7 is neither a state nor anything else of a known game"):
        dumps(7)


# --- editions ---


@pytest.mark.parametrize(
    ("sample", "edition"),
    [
        pytest.param(sample, edition, id=f"{sample.name}-{edition.name}")
        for sample in SAMPLES
        for edition in (*sample.game.EDITIONS.values(), sample.mine)
    ],
)
def test_the_document_of_an_edition_is_whole(sample: Sample, edition: Any) -> None:
    fields = paper(edition)
    assert list(fields) == [*ENVELOPE, *sample.game.edition_json(sample.mine)]
    assert fields["name"] == edition.name
    assert loads(dumps(edition), "edition") == edition


@every_game
def test_an_edition_is_never_only_named_in_a_document_of_its_own(sample: Sample) -> None:
    envelope = dict(list(paper(sample.mine).items())[:4])
    assert refusal({**envelope, "edition": "tiny"}, "edition")[-1] == "$.edition: no such field is known"


# --- whatever comes ---


def read_or_refused(text: str) -> None:
    """Nothing but a record or `MalformedDocument`; and what is read, is written and read again."""
    try:
        record = loads(text)
    except MalformedDocument as error:
        refused = error
    else:
        assert loads(dumps(record)) == record
        return
    assert refused.faults
    assert all(refused.faults)
    assert len(str(refused).encode()) < 100_000


FIELDS: Final = list(json.loads(SAMPLES[0].record))

JUNK: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["A", "2", "pass", "tiny"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text() | st.sampled_from(FIELDS), inner, max_size=4),
    max_leaves=8,
)


@given(st.text() | JUNK.map(json.dumps))
def test_junk_is_refused(text: str) -> None:
    read_or_refused(text)


@st.composite
def spoilt_records(draw: st.DrawFn, sample: Sample) -> str:
    """A record, with a known or a whole edition, in which a few things are replaced, removed, renamed or repeated."""
    value: Any = json.loads(sample.record)
    if draw(st.booleans()):
        first = sample.game.new_game(rng=Random(1), edition=sample.mine)
        value = paper(Record.of(first, sample.game.legal_actions(first)[:1]))
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(list(places(value))))
        parent: Any = value
        for key in way:
            parent = parent[key]
        match draw(st.sampled_from(["replace", "remove", "add"])):
            case "replace":
                parent[last] = draw(JUNK)
            case "remove":
                del parent[last]
            case _ if isinstance(parent, dict):
                parent[draw(st.text())] = draw(JUNK)
            case _:
                parent.insert(last, draw(JUNK | st.just(parent[last])))
        if not list(places(value)):
            break
    return json.dumps(value)


@every_game
@given(data=st.data())
def test_a_spoilt_record_is_read_or_refused(sample: Sample, data: st.DataObject) -> None:
    read_or_refused(data.draw(spoilt_records(sample)))


@every_game
@given(data=st.data())
def test_a_spoilt_text_is_read_or_refused(sample: Sample, data: st.DataObject) -> None:
    at, cut = data.draw(st.integers(0, len(sample.record))), data.draw(st.integers(0, 8))
    put = data.draw(st.text(max_size=3) | st.sampled_from(list('{}[]",:0-e.')))
    read_or_refused(sample.record[:at] + put + sample.record[at + cut :])
