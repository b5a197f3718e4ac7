"""The text of a record: for people to read and to write, and back."""

import random

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core.errors import MalformedDocument
from criminals.core.records import Record
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Action
from criminals.testing import random_counterfeiters_edition
from tests.games.counterfeiters.papers import MINE, mine
from tests.games.counterfeiters.scenes import chosen

TEXT = """\
game: counterfeiters
rules: 1
edition: reference
players: 2
setup.stack: [14, 16, 18, 9, 12, 19, 21, 24, 22, 25, 27, 23, 32, 34, 31, 28, 30, 40, 39, 41, 38]
setup.starters: [7, 5]
setup.first: 0

1. 0: print 1
2. 1: defraud 1
3. 0: fence 1 2/0/0
4. 1: fly commercial 10
5. 0: buy 5
6. 1: laydown
7. 1: print 1
"""


def refusal(text: str) -> tuple[str, ...]:
    with pytest.raises(MalformedDocument) as caught:
        Record.from_text(text)
    assert caught.value.what in ("record", "document")
    return caught.value.faults


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


def test_comments_blank_lines_and_the_order_of_the_header_mean_nothing() -> None:
    lines = TEXT.split("\n")
    mixed = "\r\n".join(("# a game", "", *lines[6::-1], "#", *lines[7:10], "", "# 1. 0: laydown", *lines[10:], ""))
    assert Record.from_text(mixed) == Record.from_text(TEXT)
    assert Record.from_text(mixed).to_text() == TEXT


def test_a_game_may_not_have_begun_and_may_stop_anywhere() -> None:
    record: counterfeiters.Record = Record.from_text(TEXT)
    for ply in range(len(record.actions)):
        short = attrs.evolve(record, actions=record.actions[:ply])
        assert Record.from_text(short.to_text()) == short
    assert attrs.evolve(record, actions=()).to_text().endswith("setup.first: 0\n\n")


def test_an_edition_of_ones_own_stands_whole_on_one_line() -> None:
    text = Record.of(mine()).to_text()
    assert text.split("\n")[2].startswith('edition: {"name":"mine","cards":[{"id":1,"letter":"S",')
    assert Record.from_text(text).edition == MINE
    assert refusal(text.replace('"purses":', '"purse":'))[0].startswith("line 3: edition.purses: it is missing")


@settings(max_examples=30, deadline=None)
@given(st.randoms(use_true_random=False))
def test_any_game_comes_back_from_its_text(rng: random.Random) -> None:
    edition = rng.choice(
        (counterfeiters.REFERENCE, counterfeiters.TINY, random_counterfeiters_edition(rng, longer=True))
    )
    state = first = counterfeiters.new_game(edition=edition, players=rng.choice(edition.players), rng=rng)
    actions: list[Action] = []
    plies = rng.choice((1000, rng.randrange(40)))
    while len(actions) < plies and counterfeiters.actor(state) is not None:
        actions.append(chosen(rng, counterfeiters.legal_actions(state)))
        state = counterfeiters.apply(state, actions[-1])
    record = Record.of(first, actions)
    text = record.to_text()
    assert Record.from_text(text) == record
    assert Record.from_text(text).to_text() == text


CHANGED: list[tuple[str, str, tuple[str, ...]]] = [
    ("game: counterfeiters", "game: chess", ('line 1: game: no game "chess" is known',)),
    ("rules: 1", "rules: 2", ("line 2: rules: no version 2 of counterfeiters is known, only 1",)),
    ("players: 2\n", "", ("players: it is missing",)),
    ("players: 2", "players: 3", ("line 5: setup.stack: card 10 is missing (§2.4)",)),
    ("edition: reference", "edition: mine", ('line 3: edition: no edition "mine" is known',)),
    ("[7, 5]", "[7]", ("line 6: setup.starters: 1 are given to 2 players (§2.3)",)),
    ("[7, 5]", '[7, "5"]', ('line 6: setup.starters[1]: expected a whole number, got "5"',)),
    ("[14, 16", "[16, 16", ("line 5: setup.stack: card 16 stands there 2 times (§2.4)",)),
    ("setup.first: 0", "setup.first: 2", ("line 7: setup.first: 2 is no seat of 2 players (§2.2)",)),
    ("setup.first: 0\n", "", ("setup.first: it is missing",)),
    ("6. 1: laydown", "6. 1: laydwn", ("line 14: action 'laydwn': no action 'laydwn', did you mean 'laydown'?",)),
    ("6. 1: laydown", "6. 1: print 1", ("line 14: Print(space=1): ",)),
    ("6. 1: laydown", "6. 0: laydown", ("line 14: the turn that begins here is '6. 1: laydown'",)),
    (
        "6. 1: laydown\n7. 1: print 1",
        "6. 1: laydown, print 1",
        ("line 14: the turn that begins here is '6. 1: laydown'",),
    ),
]


@pytest.mark.parametrize(("old", "new", "faults"), CHANGED, ids=str)
def test_a_fault_is_named_by_its_line(old: str, new: str, faults: tuple[str, ...]) -> None:
    assert TEXT.count(old) == 1
    found = refusal(TEXT.replace(old, new))
    for start in faults:
        assert any(fault.startswith(start) for fault in found), found


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=40), st.integers(0, len(TEXT)), st.integers(0, 30))
def test_a_spoilt_text_is_read_or_refused(junk: str, at: int, gone: int) -> None:
    try:
        record = Record.from_text(TEXT[:at] + junk + TEXT[at + gone :])
    except MalformedDocument as error:
        refused = error
    else:
        assert Record.from_text(record.to_text()) == record
        return
    assert refused.faults
    assert str(refused).encode("ascii", "backslashreplace")
