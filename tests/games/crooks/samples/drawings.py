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

ROW: Final = "Player"
"""What stands before the number of a row in a picture."""

START_TEXT: Final = (
    "Crooks (scene), as a spectator sees it",
    "Player 0 is choosing a hangout, or passing",
    "",
    "hangouts  A:1  B:2  C:1  D:1  E:1  F:1   bank $10",
    "  target      2    6",
    "> player 0    .    .  $18",
    "  player 1    .    .  $18",
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
TITLE: Final = "Crooks: Choose a crook of hangout A to take"
"""The title of the picture of that view."""


SPIED: Final = play(
    table(players=3, A=[14, 18, 23, 7], B=[13], C=[22, 30], D=[9], E=[8, 5], F=[24, 26]),
    "recruit A, take 14, place 6 down",
    "recruit B, take 13, place 2, spy 6",
    "recruit C, take 22, place 6 down",
    "recruit A, take 23, place 3",
    "recruit D, take 9, place 6, kill 2",
    "pass",
    "recruit E",
)
"""Player 1 spied on player 0 and killed a crook of player 2; player 0 has looked into A, and looks into E."""

EDITIONS: Final = (crooks.REFERENCE, crooks.TINY)
"""Editions whose games are drawn."""
