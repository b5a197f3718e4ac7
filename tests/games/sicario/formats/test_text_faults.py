"""Texts that are refused: each fault in its words, with its place, at once, and by no other error."""

from time import process_time
from typing import Final

import attrs
import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.faults import MOST_FAULTS
from criminals.games import sicario
from criminals.games.sicario import Character, Edition
from tests.games.papers import text_refusal, without_column
from tests.games.sicario.papers import MINE, home, one_out


def test_a_deck_that_all_know_is_not_counted() -> None:
    text = sicario.to_text(sicario.view(home(), 0))
    assert "events=-/" in text
    text = text.replace("events=-/", "events=?0/")
    assert [without_column(text, found) for found in text_refusal(sicario, text, edition=MINE)] == [
        'events: expected -, how many of 3 cards are left, got "?0"'
    ]


# --- what no game comes to ---


def test_one_who_is_out_is_shown_as_who_it_is() -> None:
    """A text has one name for a seat, so nobody can be shown as another."""
    state = attrs.evolve(one_out(), shown=(None, "Ann", None, None))
    with pytest.raises(InvalidState, match=r"^state: seat 1 is Bob, which what was heard or shown of it does not fit"):
        sicario.to_text(state)


# --- strangers ---


def large() -> Edition:
    characters = [
        Character(f"\U00010330{number}" * 3, "man", hat=False, glasses=False, sign=f"\U00010330s{number}")
        for number in range(200)
    ]
    return attrs.evolve(MINE, characters=characters, path="s" * 200, events=["tip-off"] * 200)


FLOODS: Final = {
    "words": "sicario state tiny 3" + " x=" * 90,
    "fields": "sicario state tiny 3 seat0=" + "x," * 40_000,
    "cards": "sicario state tiny 3 events=" + "tip-off," * 12_000,
    "large": "sicario state *mine 3 seat0=" + ",".join(f"!{number}" for number in range(400)),
    "facts": "sicario view:0 *mine 3 seat0=" + ",".join(["man:yes"] * 600),
}


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_is_refused_in_short(name: str) -> None:
    edition = large() if "*mine" in FLOODS[name] else None
    start = process_time()
    faults = text_refusal(sicario, FLOODS[name], edition=edition)
    assert process_time() - start < 0.5
    assert len(faults) <= MOST_FAULTS + 1
    assert len("; ".join(faults)) < 100_000
