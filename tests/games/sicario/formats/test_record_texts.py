"""The text of a record: for people to read and to write, and back; chance has lines of its own."""

from criminals.core.records.record import Record
from criminals.games import sicario
from tests.games.sicario.papers import mine


def test_every_throw_and_every_decision_has_a_line() -> None:
    texts = ("roll 6", "roll 1", "roll 3", "skip", "eliminate 1 Bob", "roll 1")
    record = Record.of(mine(), [sicario.parse_action(text) for text in texts])
    text = record.to_text()
    assert text.split("\n\n")[1].splitlines() == [
        "1. chance: roll 6",
        "2. chance: roll 1",
        "3. chance: roll 3",
        "4. 2: skip",
        "5. 3: eliminate 1 Bob",
        "6. chance: roll 1",
    ]
    assert Record.from_text(text) == record
