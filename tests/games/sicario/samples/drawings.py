"""Tables of Sicario to be drawn, for the tests of every game."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Final

import attrs

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import sicario
from criminals.games.sicario import (
    Character,
    Edition,
    State,
    view,
)
from tests.games.sicario.played import LONG, SHORT, start
from tests.games.sicario.truth import is_true

START: Final = start()

ROW: Final = "Player"
"""What stands before the number of a row in a picture."""

START_TEXT: Final = (
    "Sicario (reference), as a spectator sees it",
    "The die is to be thrown for player 1",
    "",
    "boats     1 2",
    "path    1 ssbss sbsss assbs bsbss asssb sssbs ssass bsbsb ssas",
    "embassy   -, 1 needed",
    "          s street, b building, a building with antenna",
    "",
    "  player 0  sicario  lair",
    "    can be any of 24",
    "> player 1  agent    boats  hidden",
    "    can be any of 24",
    "  player 2  agent    boats  hidden",
    "    can be any of 24",
    "",
    "deck      16 not read: advance 1, advance 2, advance 3, advance 4, go back 1, go back 2,",
    "                       lose a turn x3, roll again, take cover, tip-off x3, blackout x2",
)

SIZES: Final = tuple(product((4, 48, 49, 200), ("W", "\u6f22")))


def sized(count: int, letter: str) -> Iterator[tuple[State, Viewer]]:
    """States of an edition of some size with long names, and who looks at them."""
    edition = Edition(
        name="W" * 500,
        characters=tuple(
            Character(f"{letter * 36}{at}", "man" if at % 2 else "woman", at % 3 == 0, at % 5 == 0, letter * 40)
            for at in range(count)
        ),
        path="s" + "sab" * 10,
        events=(*(f"advance-{at}" for at in range(800, 1000)),),
        die=1000,
    )
    state = sicario.new_game(players=4, rng=random.Random(1), edition=edition)
    layout = state.layout
    facts = tuple(
        frozenset(fact for fact in layout.facts.ranks if is_true(fact, layout.sheet.characters[name]))
        for name in state.characters
    )
    for seen in (state, attrs.evolve(state, facts=facts, lost=(200,) * 4, bottom=state.unread, unread=())):
        for viewer in (0, SPECTATOR):
            yield seen, viewer


VIEW: Final = view(START, 0)
TITLE: Final = "Sicario: The die is to be thrown for player 1"
"""The title of the picture of that view."""


EDITIONS: Final = (sicario.REFERENCE, LONG, SHORT, sicario.TINY)
"""Editions whose games are drawn."""
