"""Texts that are refused: each fault in its words, with its place, at once, and by no other error."""

import random

import attrs

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Card, Kind
from tests.games.counterfeiters.papers import MINE, dining, middle, over
from tests.games.papers import text_invalidity, text_refusal, without_column


def test_a_view_tells_its_viewers_cash() -> None:
    text = counterfeiters.to_text(counterfeiters.view(middle(), 1)).replace(":0-20:20", ":0-20")
    assert [without_column(text, found) for found in text_refusal(counterfeiters, text)] == [
        'crew1: expected the cash after another colon, got "0-20"'
    ]


def test_a_view_shows_the_stack_once_it_is_over_and_not_before() -> None:
    ended = counterfeiters.to_text(counterfeiters.view(over(), 0))
    hidden = ended.replace("stack=7,8", "stack=?2")
    assert [without_column(hidden, found) for found in text_refusal(counterfeiters, hidden, edition=MINE)] == [
        'stack: expected a number from 1 to 8, got "?2"'
    ]
    unclear = ended.replace("turn=over", "turn=0:over")
    assert [fault.split(",")[0] for fault in text_refusal(counterfeiters, unclear, edition=MINE)] == ["turn"]
    unclear = unclear.replace("stack=7,8", "stack=?2")
    assert [fault.split(",")[0] for fault in text_refusal(counterfeiters, unclear, edition=MINE)] == ["turn"]


def test_cards_are_numbers_of_the_box_even_where_it_has_gaps() -> None:
    edition = attrs.evolve(MINE, cards=(*MINE.cards[:-1], Card(900, "B", Kind.INK)))
    state = counterfeiters.new_game(players=2, rng=random.Random(1), edition=edition)
    text = counterfeiters.to_text(state)
    assert counterfeiters.from_text(text, edition=edition) == state
    assert text.count("900") == 1
    assert text_refusal(counterfeiters, text.replace("900", "899"), edition=edition)[0].endswith(
        'expected a card of the box, by its number, got "899" (§1.3)'
    )


# --- strangers ---


def test_dining_is_told_with_its_lunches() -> None:
    text = counterfeiters.to_text(dining())
    assert text_invalidity(counterfeiters, text.replace("1:dining:1", "1:dining:2"), edition=MINE) == (
        "state",
        ("seat 1 has 2 lunches left, of 1 (§3.7)",),
    )
