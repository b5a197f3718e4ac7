"""The text of a record: for people to read and to write, and back."""

from criminals.core.records.record import Record
from criminals.games import counterfeiters
from tests.games.counterfeiters.papers import mine


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
