"""The text of a record: for people to read and to write, and back."""

import collections
import pickle
from collections.abc import Iterator
from random import Random

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core.base.errors import IllegalAction, MalformedDocument
from criminals.core.records.dumping import loads
from criminals.core.records.record import IllegalPly, Record
from tests.games.every_game.samples import Sample, every_case, every_game, random_record
from tests.games.papers import changed, record_refusal


@every_game
def test_comments_blank_lines_and_the_order_of_the_header_mean_nothing(sample: Sample) -> None:
    text = sample.record_texts.TEXT
    lines = text.split("\n")
    end = lines.index("")
    header = ("# a game", "", *reversed(lines[:end]), "#")
    mixed = "\r\n".join((*header, *lines[end : end + 3], "", "# 1. 0: pass", *lines[end + 3 :], ""))
    assert Record.from_text(mixed) == Record.from_text(text)
    assert Record.from_text(mixed).to_text() == text


@every_game
def test_an_edition_of_ones_own_stands_whole_on_one_line(sample: Sample) -> None:
    first = sample.game.new_game(edition=sample.mine, players=sample.mine.players[0], rng=Random(1))
    text = Record.of(first, sample.game.legal_actions(first)[-1:]).to_text()
    assert text.split("\n")[2].startswith(sample.record_texts.OWN_EDITION)
    assert Record.from_text(text).edition == sample.mine
    known, unknown = sample.record_texts.RENAMED
    found = record_refusal(text.replace(f'"{known}":', f'"{unknown}":'))
    assert found[0].startswith(f"line 3: edition.{known}: it is missing")


@every_game
@settings(max_examples=40)
@given(rng=st.randoms(use_true_random=False))
def test_any_game_comes_back_from_its_text(sample: Sample, rng: Random) -> None:
    record = random_record(sample, rng)
    text = record.to_text()
    assert Record.from_text(text) == record
    assert Record.from_text(text).to_text() == text


def header_faults(sample: Sample) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Changes of the header that no game allows, and the faults of each."""
    name, players = sample.name, f"players: {sample.players[0]}"
    yield f"game: {name}\n", "", ("game: it is missing",)
    yield f"game: {name}", "game: chess", ('line 1: game: no game "chess" is known',)
    yield "rules: 1", "rules: 2", (f"line 2: rules: no version 2 of {name} is known, only 1",)
    yield "rules: 1", 'rules: "1"', (f'line 2: rules: no version "1" of {name} is known',)
    yield "rules: 1\n", "", ("rules: it is missing",)
    yield "rules: 1\n", "rules: 1\nrules: 1\n", ("line 3: rules: it stands there more than once",)
    yield "edition: reference", "edition: mine", ('line 3: edition: no edition "mine" is known',)
    yield "edition: reference", "edition.name: 7", ("edition: it is missing", "line 3: edition.name: no such field")
    yield f"{players}\n", "", ("players: it is missing",)
    yield players, "players: two", ("line 4: players: column 1: not JSON",)
    yield players, "players: 2.5", ("line 4: players: 2.5 is no whole number",)


@every_case("old, new, faults", lambda sample: (*header_faults(sample), *sample.record_texts.CHANGED))
def test_a_fault_is_named_by_its_line(sample: Sample, old: str, new: str, faults: tuple[str, ...]) -> None:
    found = record_refusal(changed(sample.record_texts.TEXT, old, new))
    assert len(found) >= len(faults)
    for start in faults:
        assert any(fault.startswith(start) for fault in found), found


@every_game
@settings(max_examples=100)
@given(data=st.data())
def test_a_spoilt_text_is_read_or_refused(sample: Sample, data: st.DataObject) -> None:
    text = sample.record_texts.TEXT
    at, gone = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 30))
    try:
        record = Record.from_text(text[:at] + data.draw(st.text(max_size=40)) + text[at + gone :])
    except MalformedDocument as error:
        refused = error
    else:
        assert Record.from_text(record.to_text()) == record
        return
    assert refused.faults
    assert str(refused).encode("ascii", "backslashreplace")


@every_game
def test_a_refused_ply_says_which(sample: Sample) -> None:
    actions, code = sample.record_texts.REFUSED
    record = attrs.evolve(loads(sample.record), actions=actions)
    states: list[object] = []
    with pytest.raises(IllegalPly) as caught:
        collections.deque(map(states.append, record.replay()), maxlen=0)
    error, last = caught.value, actions[-1]
    assert len(states) == len(actions)
    assert isinstance(error, IllegalAction)
    assert (error.ply, error.action, error.violation.code) == (len(actions), last, code)
    with pytest.raises(IllegalAction) as plain:
        sample.game.apply(states[-1], last)
    assert str(error) == f"ply {len(actions)}: {plain.value}"
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 -- how errors cross processes
    assert (str(again), again.ply, again.violation) == (str(error), len(actions), error.violation)


@every_game
def test_a_record_is_written_turn_by_turn(sample: Sample) -> None:
    """The text is that of the sample's record, or goes on a little longer."""
    known, text = loads(sample.record), sample.record_texts.TEXT
    record: Record = Record.from_text(text)
    assert record.to_text() == text
    assert record.edition == sample.game.REFERENCE
    assert attrs.evolve(record, actions=record.actions[: len(known.actions)]) == known
    assert len(list(record.replay())) == len(record.actions) + 1


@every_game
def test_a_game_may_not_have_begun_and_may_stop_anywhere(sample: Sample) -> None:
    text = sample.record_texts.TEXT
    record: Record = Record.from_text(text)
    for ply in range(len(record.actions)):
        short = attrs.evolve(record, actions=record.actions[:ply])
        assert Record.from_text(short.to_text()) == short
    header, blank, _ = text.partition("\n\n")
    assert attrs.evolve(record, actions=()).to_text() == header + blank
