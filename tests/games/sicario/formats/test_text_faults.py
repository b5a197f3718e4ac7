"""Texts that are refused: each fault in its words, with its place, at once, and by no other error."""

import attrs
import pytest

from criminals.core.base.errors import InvalidState
from criminals.games import sicario
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
