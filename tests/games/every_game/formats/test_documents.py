"""Documents of all kinds: their forms, results, what has none, and records that strangers wrote."""

import json
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from criminals.core.base.errors import MalformedDocument, Param, Violation
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.documents.envelope import ENVELOPE, KINDS, Kind
from criminals.core.game.results import Outcome, ScoreLine, ScoreSheet
from criminals.core.records.dumping import dumps, loads
from criminals.core.records.record import Record
from tests.games.every_game.samples import SAMPLES, Sample, every_game
from tests.games.papers import paper, places, refusal


@every_game
def test_there_is_a_form_for_every_kind(sample: Sample) -> None:
    assert tuple(sample.game.DOCUMENTS) == KINDS
    assert all(sample.game.DOCUMENTS[kind] for kind in KINDS)


@every_game
def test_forms_that_are_written_by_hand_agree_with_what_is_written(sample: Sample) -> None:
    state = sample.game.new_game(rng=Random(1))
    record = Record.of(state, sample.game.legal_actions(state)[:1])
    values = {"state": state, "view": sample.game.view(state, 0), "record": record, "view_record": record.for_viewer(0)}
    for kind, value in values.items():
        fields, form = paper(value), sample.game.DOCUMENTS[kind]
        assert list(fields) == [*ENVELOPE, *form.fields]
        assert not list(form.faults({name: fields[name] for name in form.fields}, "$"))


@every_game
def test_the_form_of_view_records_has_a_view_without_what_stands_outside(sample: Sample) -> None:
    view, record = sample.game.DOCUMENTS["view"], sample.game.DOCUMENTS["view_record"]
    outside = ("edition", "players", "viewer")
    assert list(record.fields["first"].fields) == [name for name in view.fields if name not in outside]


@every_game
def test_a_record_is_not_read_by_the_game(sample: Sample) -> None:
    fields = {name: value for name, value in json.loads(sample.record).items() if name not in ENVELOPE}
    with pytest.raises(ValueError, match="a document of the kind 'record' is not read here"):
        sample.game.read_document("record", fields)


@every_game
def test_a_score_line_alone_has_no_document(sample: Sample) -> None:
    with pytest.raises(TypeError, match=f"a ScoreLine of {sample.name.capitalize()} has no document"):
        dumps(ScoreLine(sample.name, 0, 1, "won", "1.1"))
    with pytest.raises(TypeError, match="7 is neither a state nor anything else of a known game"):
        dumps(7)


# --- results and violations ---


@every_game
def test_results_are_written_and_read_back_with_their_game(sample: Sample) -> None:
    *_, last = loads(sample.record).replay()
    while sample.game.legal_actions(last):
        last = sample.game.apply(last, sample.game.legal_actions(last)[0])
    outcome, sheet = sample.game.outcome(last), sample.game.score(last)
    assert paper(outcome) == {**envelope(sample, "outcome"), "winners": [*outcome.winners], "clause": outcome.clause}
    assert list(paper(sheet)) == [*ENVELOPE, "points", "lines"]
    assert paper(sheet)["points"] == [*sheet.points]
    assert [line["reason"] for line in paper(sheet)["lines"]] == [line.reason for line in sheet.lines]
    values: tuple[tuple[Kind, Any], ...] = (("outcome", outcome), ("score", sheet))
    for kind, value in values:
        again: Any = loads(dumps(value), kind)
        assert again == value
        assert again.game == value.game == sample.name
        assert dumps(again) == dumps(value)


def envelope(sample: Sample, kind: str) -> dict[str, Any]:
    return {"criminals": 1, "kind": kind, "game": sample.name, "rules": sample.game.RULES}


@every_game
def test_a_result_that_does_not_tell_its_game_has_no_document(sample: Sample) -> None:
    for value in (Outcome((0,), "5.7"), ScoreSheet((0, 0), ())):
        with pytest.raises(TypeError, match="is neither a state nor anything else of a known game"):
            dumps(value)
    assert Outcome((0,), "5.7", game=sample.name) == Outcome((0,), "5.7")


@every_game
def test_every_violation_of_a_first_state_is_written_and_read_back(sample: Sample) -> None:
    state = sample.game.new_game(rng=Random(1))
    space = sample.game.action_space(state.players, state.edition)
    found = {sample.game.violation(state, action) for action in space} - {None}
    assert found
    for violation in found:
        assert loads(dumps(violation), "violation") == violation
        assert list(paper(violation)) == [*ENVELOPE, "clause", "code", "params"]


_PARAMS: Final[dict[str, Param]] = {"seat": "spectator", "actor": 1}
PARAMS: Final = FrozenMap(_PARAMS)


@every_game
@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("clause", "3.", '$.clause: expected the number of a clause, got "3."'),
        ("code", "Not yours", '$.code: expected a code such as not_your_turn, got "Not yours"'),
        ("params", [], "$.params: expected an object, got a list"),
        (
            "params",
            {"seat": None},
            "$.params.seat: expected a whole number or a text or true or false or a list, got null",
        ),
        ("params", {"seats": ["0"]}, '$.params.seats[0]: expected a whole number, got "0"'),
        ("code", "not_my_turn", '$.code: no violation of {game} has the code "not_my_turn"'),
        ("code", "game_over", "$.params.actor: no such field is known"),
        ("params", {"seat": 1}, "$.params.actor: it is missing"),
        ("params", {"seat": [1], "actor": 0}, '$.params.seat: expected one of 0, 1, 2, 3, "spectator", got a list'),
    ],
    ids=str,
)
def test_a_faulty_violation_is_refused(sample: Sample, field: str, value: object, fault: str) -> None:
    sound = Violation(sample.name, "3.1", "not_your_turn", PARAMS)
    assert loads(dumps(sound), "violation") == sound
    assert refusal({**paper(sound), field: value}, "violation")[0] == fault.format(game=sample.name)


@every_game
def test_a_violation_that_nobody_could_read_is_not_written(sample: Sample) -> None:
    with pytest.raises(MalformedDocument, match="no_such_code"):
        dumps(Violation(sample.name, "3.1", "no_such_code"))


@every_game
def test_a_faulty_outcome_or_score_is_refused(sample: Sample) -> None:
    won = {**envelope(sample, "outcome"), "winners": [1, 0], "clause": "9.9"}
    rising, clause = refusal(won, "outcome")
    assert rising == "$.winners: expected rising numbers, each once"
    assert clause.startswith("$.clause: expected ")
    sheet = {**envelope(sample, "score"), "points": [0, None], "lines": [{"reason": "luck"}]}
    points, reason = refusal(sheet, "score")
    assert points == "$.points[1]: expected a whole number, got null"
    assert reason.startswith("$.lines[0].reason: expected one of ")


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
    assert (
        refusal({**envelope(sample, "edition"), "edition": "tiny"}, "edition")[-1]
        == "$.edition: no such field is known"
    )


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
