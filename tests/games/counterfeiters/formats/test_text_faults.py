"""Texts that are refused: each fault in its words, with its place, at once, and by no other error."""

import random
from collections.abc import Callable
from time import process_time

import attrs
import pytest

from criminals.core.base.errors import MalformedDocument
from criminals.core.base.faults import MOST_FAULTS
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
        'expected a card of the box, by its number (§1.3), got "899"'
    )


# --- what no game comes to ---


# --- strangers ---


def flooded(old: str, new: str) -> str:
    text = counterfeiters.to_text(middle())
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(
    "flood",
    [
        lambda: "x" * 10_000_000,
        lambda: " " * 90_000,
        lambda: flooded(" bank=3650", " bank=3650" * 80),
        lambda: flooded("bank=3650", f"bank={'1' * 90_000}"),
        lambda: flooded("bin=-", f"bin={'12,' * 30_000}12"),
        lambda: flooded("stack=19", f"stack={'x,' * 40_000}19"),
        lambda: flooded("buy.5:0", ",".join(["buy.5:0"] * 10_000)),
        lambda: flooded("1+7+14", "+".join(["1"] * 40_000)),
        lambda: flooded("14:0/0/0", f"14:{'0/' * 40_000}0"),
        lambda: flooded(":0-20:20", f":0{'-20' * 30_000}"),
    ],
    ids=["long", "spaces", "fields", "digits", "bin", "stack", "henchmen", "cards", "fakes", "cash"],
)
def test_a_flood_is_refused_at_once_and_in_short(flood: Callable[[], str]) -> None:
    text = flood()
    began = process_time()
    with pytest.raises(MalformedDocument) as caught:
        counterfeiters.from_text(text)
    assert process_time() - began < 0.5  # some milliseconds
    assert len(caught.value.faults) <= MOST_FAULTS + 1
    assert len(str(caught.value)) < 20_000


def test_dining_is_told_with_its_lunches() -> None:
    text = counterfeiters.to_text(dining())
    assert text_invalidity(counterfeiters, text.replace("1:dining:1", "1:dining:2"), edition=MINE) == (
        "state",
        ("seat 1 has 2 lunches left, of 1 (§3.7)",),
    )
