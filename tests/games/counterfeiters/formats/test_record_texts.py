"""The text of a record: for people to read and to write, and back."""

import attrs

from criminals.core.records.record import Record
from criminals.games import counterfeiters
from tests.games.counterfeiters.papers import mine
from tests.games.counterfeiters.samples.record_texts import TEXT


def test_a_record_is_written_turn_by_turn() -> None:
    record: counterfeiters.Record = Record.from_text(TEXT)
    assert record.edition == counterfeiters.REFERENCE
    assert list(map(str, record.actions))[3] == "fly commercial 10"
    assert list(record.replay())[-1].cash == (40, 20)
    assert record.to_text() == TEXT


def test_what_one_does_without_a_new_turn_is_on_one_line() -> None:
    first = mine()
    actions = [
        counterfeiters.parse_action(text)
        for text in ("buy 2", "buy 1", "print 1", "print 2", "retake buy 2", "fly commercial 10", "dine 1")
    ]
    text = Record.of(first, actions).to_text()
    assert text.split("\n\n")[1].splitlines() == [
        "1. 0: buy 2",
        "2. 1: buy 1",
        "3. 0: print 1",
        "4. 1: print 2",
        "5. 0: retake buy 2, fly commercial 10",
        "6. 1: dine 1",
    ]
    assert Record.from_text(text) == Record.of(first, actions)


def test_a_game_may_not_have_begun_and_may_stop_anywhere() -> None:
    record: counterfeiters.Record = Record.from_text(TEXT)
    for ply in range(len(record.actions)):
        short = attrs.evolve(record, actions=record.actions[:ply])
        assert Record.from_text(short.to_text()) == short
    assert attrs.evolve(record, actions=()).to_text().endswith("setup.first: 0\n\n")
