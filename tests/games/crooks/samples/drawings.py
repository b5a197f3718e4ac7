"""Tables of Crooks to be drawn, for the tests of every game."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import crooks
from criminals.games.crooks import Ability, Crook, Edition, Gang, State
from criminals.games.crooks.knowledge.views import view
from tests.games.crooks.scenes import every_state, table
from tests.games.positions import play

START: Final = table(players=2, targets=(2, 6), A=[9], B=[18, 23], C=[12], D=[5], E=[30], F=[4])

START_TEXT: Final = (
    "Crooks (scene), as a spectator sees it",
    "seat 0's turn: recruit or pass",
    "",
    "hangouts  A:1  B:2  C:1  D:1  E:1  F:1   bank $10",
    "  target    2    6",
    "> seat 0    .    .  $18",
    "  seat 1    .    .  $18",
)

SIZES: Final = tuple(product((1, 2, 8, 12, 20), (1, 10, 26)))


def sized(targets: int, hangouts: int) -> Iterator[tuple[State, Viewer]]:
    """States of an edition of some size with huge numbers, and who looks at them."""
    big = 31_415_926
    deck = tuple(
        Crook(id_ * big, id_ * big**3, (5 - id_) * big, tuple(Gang), (None, *Ability)[id_ % 7]) for id_ in range(1, 31)
    )
    edition = Edition(
        name="W" * 500,
        crooks=deck,
        targets=tuple(at * big for at in range(targets)),
        piles={4: (30,) if hangouts == 1 else (1,) * hangouts},
        purse=200,
        money=10**13,
        gang_points={4: 3},
    )
    states = list(every_state(4, 1, edition))
    for state in (states[0], states[1], states[len(states) // 2], states[-1]):
        for viewer in (0, SPECTATOR):
            yield state, viewer


VIEW: Final = view(play(table(A=[14, 18]), "recruit A"), 0)
TITLE: Final = "Crooks, your turn: take a crook from A"
"""The title of the picture of that view."""


EDITIONS: Final = (crooks.REFERENCE, crooks.TINY)
"""Editions whose games are drawn."""
