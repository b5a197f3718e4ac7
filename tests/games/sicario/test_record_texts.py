"""The text of a record: for people to read and to write, and back; chance has lines of its own."""

import random

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core.dumping import loads
from criminals.core.errors import MalformedDocument
from criminals.core.records import IllegalPly, Record
from criminals.games import sicario
from criminals.games.sicario import Action
from criminals.testing.random_editions import random_sicario_edition
from tests.games.sicario.papers import MINE, RECORD, mine
from tests.games.sicario.test_records_by_hand import TEXT


def refusal(text: str) -> tuple[str, ...]:
    with pytest.raises(MalformedDocument) as caught:
        Record.from_text(text)
    assert caught.value.what in ("record", "document")
    return caught.value.faults


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


def test_comments_blank_lines_and_the_order_of_the_header_mean_nothing() -> None:
    lines = TEXT.split("\n")
    mixed = "\r\n".join(("# a game", "", *lines[6::-1], "#", *lines[7:10], "", "# 1. 0: skip", *lines[10:], ""))
    assert Record.from_text(mixed) == Record.from_text(TEXT)
    assert Record.from_text(mixed).to_text() == TEXT


def test_an_edition_of_ones_own_stands_whole_on_one_line() -> None:
    text = Record.of(mine()).to_text()
    assert text.splitlines()[2].startswith('edition: {"name":"mine","characters":[{"name":"Ann","sex":"woman",')
    assert Record.from_text(text).edition == MINE
    assert refusal(text.replace('"path":', '"paths":'))[0].startswith("line 3: edition.path: it is missing")


@settings(max_examples=30, deadline=None)
@given(st.randoms(use_true_random=False))
def test_any_game_comes_back_from_its_text(rng: random.Random) -> None:
    edition = rng.choice((sicario.REFERENCE, sicario.TINY, random_sicario_edition(rng)))
    state = first = sicario.new_game(edition=edition, players=rng.choice(edition.players), rng=rng)
    actions: list[Action] = []
    plies = rng.choice((1000, rng.randrange(40)))
    while len(actions) < plies and sicario.actor(state) is not None:
        actions.append(rng.choice(sicario.legal_actions(state)))
        state = sicario.apply(state, actions[-1])
    record = Record.of(first, actions)
    text = record.to_text()
    assert Record.from_text(text) == record
    assert Record.from_text(text).to_text() == text


CHANGED: list[tuple[str, str, tuple[str, ...]]] = [
    ("game: sicario", "game: chess", ('line 1: game: no game "chess" is known',)),
    ("rules: 1", "rules: 2", ("line 2: rules: no version 2 of sicario is known, only 1",)),
    ("players: 3\n", "", ("players: it is missing",)),
    ("players: 3", "players: 4", ("line 5: setup.characters: 3 are given to 4 players (§2.2)",)),
    ("edition: reference", "edition: mine", ('line 3: edition: no edition "mine" is known',)),
    ('["Glenda", "Olga"', '["Olga", "Olga"', ("line 5: setup.characters: 'Olga' is given to 2 players (§2.2)",)),
    ('["tip-off"', "[7", ("line 6: setup.events[0]: expected a text, got 7",)),
    ("setup.sicario: 0", "setup.sicario: 3", ("line 7: setup.sicario: 3 is no seat of 3 players (§2.1)",)),
    ("setup.sicario: 0\n", "", ("setup.sicario: it is missing",)),
    ("2. 0: ask 1 hat", "2. 0: ak 1 hat", ("line 10: action 'ak 1 hat': no action 'ak', did you mean 'ask'?",)),
    ("2. 0: ask 1 hat", "2. 0: skip", ("line 10: Skip(): ",)),
    ("2. 0: ask 1 hat", "2. 0: roll 1", ("line 10: Roll(pips=1): ",)),
    ("1. chance: roll 1", "1. chance: roll 7", ("line 9: Roll(pips=7): ",)),
    ("2. 0: ask 1 hat", "2. 1: ask 1 hat", ("line 10: the turn that begins here is '2. 0: ask 1 hat'",)),
    ("8. chance: roll 2", "8. 1: roll 2", ("line 16: the turn that begins here is '8. chance: roll 2'",)),
    (
        "8. chance: roll 2\n9. chance: roll 3",
        "8. chance: roll 2, roll 3",
        ("line 16: the turn that begins here is '8. chance: roll 2'",),
    ),
]


@pytest.mark.parametrize(("old", "new", "faults"), CHANGED, ids=str)
def test_a_fault_is_named_by_its_line(old: str, new: str, faults: tuple[str, ...]) -> None:
    assert TEXT.count(old) == 1
    found = refusal(TEXT.replace(old, new))
    for start in faults:
        assert any(fault.startswith(start) for fault in found), found


def test_a_refused_ply_says_which() -> None:
    record = attrs.evolve(loads(RECORD), actions=[sicario.Roll(1), sicario.Roll(1)])
    with pytest.raises(IllegalPly) as caught:
        list(record.replay())
    assert (caught.value.ply, caught.value.action, caught.value.violation.code) == (2, sicario.Roll(1), "wrong_phase")


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
