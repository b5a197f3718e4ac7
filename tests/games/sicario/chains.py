"""What happens in a throw with several cards, case by case (§3.3)."""

from typing import Final

from criminals.games.sicario import (
    Began,
    Decoding,
    Drew,
    LostTurn,
    Moved,
    Questioning,
    Rolled,
    Rolling,
    Showed,
    Uncovered,
    ViewEvent,
)
from tests.games.cases import Case
from tests.games.sicario.cases import without, won
from tests.games.sicario.scenes import HOME, box, scene

ALL_SHOWN: Final[tuple[ViewEvent, ...]] = (Showed(0, "Boris"), Showed(1, "Olga"), Showed(2, "Glenda"))

LAST_TWO: Final = ("advance-1", "advance-3")
"""Two cards that lead from 41 to the embassy."""

CHAINS: Final = (
    Case(
        "cards one after another, and a turn to be lost",
        lambda: scene(0, 0, deck=["advance-1", "advance-3", "retreat-1", "lose-turn"]),
        "roll 1",
        (
            *(Rolled(1, 1), Moved(1, 1), Drew(1, "advance-1"), Moved(1, 2), Drew(1, "advance-3"), Moved(1, 5)),
            *(Drew(1, "retreat-1"), Moved(1, 4), Drew(1, "lose-turn"), Began(Rolling(2))),
        ),
    ),
    Case(
        "cards that pass taken spaces, to an antenna",
        lambda: scene(7, 9, 12, deck=["advance-2", "retreat-1"], read=["tip-off", "tip-off"]),
        "roll 2",
        (
            *(Rolled(1, 2), Moved(1, 10), Drew(1, "advance-2"), Moved(1, 13)),
            *(Drew(1, "retreat-1"), Moved(1, 11), Began(Decoding(1))),
        ),
    ),
    Case(
        "cards to a building",
        lambda: scene(0, 0, deck=["advance-4", "advance-2"]),
        "roll 1",
        (
            *(Rolled(1, 1), Moved(1, 1), Drew(1, "advance-4"), Moved(1, 5)),
            *(Drew(1, "advance-2"), Moved(1, 7), Began(Rolling(2))),
        ),
    ),
    Case(
        "cards back to the boats",
        lambda: scene(0, 0, deck=["retreat-1", "retreat-2"]),
        "roll 2",
        (
            *(Rolled(1, 2), Moved(1, 2), Drew(1, "retreat-1"), Moved(1, 1)),
            *(Drew(1, "retreat-2"), Moved(1, 0), Began(Rolling(2))),
        ),
    ),
    Case(
        "a card and a second throw",
        lambda: scene(0, 0, deck=["advance-1", "roll-again"]),
        "roll 1",
        (Rolled(1, 1), Moved(1, 1), Drew(1, "advance-1"), Moved(1, 2), Drew(1, "roll-again")),
    ),
    Case(
        "a second throw, and cards again",
        lambda: scene(2, 0, deck=["retreat-2", "tip-off"], read=["advance-1", "roll-again"]),
        "roll 2",
        (
            *(Rolled(1, 2), Moved(1, 4), Drew(1, "retreat-2"), Moved(1, 2)),
            *(Drew(1, "tip-off"), Began(Questioning(0, 1))),
        ),
    ),
    Case(
        "a card and cover",
        lambda: scene(7, 3, deck=["advance-1", "take-cover"]),
        "roll 1",
        (
            *(Rolled(1, 1), Moved(1, 8), Drew(1, "advance-1"), Moved(1, 9)),
            *(Drew(1, "take-cover"), Moved(1, 11), Began(Decoding(1))),
        ),
    ),
    Case(
        "a card, and no cover ahead",
        lambda: scene(40, 43, deck=["advance-1", "take-cover"]),
        "roll 1",
        (
            *(Rolled(1, 1), Moved(1, 41), Drew(1, "advance-1"), Moved(1, 42)),
            *(Drew(1, "take-cover"), Began(Rolling(2))),
        ),
    ),
    Case(
        "a card, and a blackout at once",
        lambda: scene(7, 0, seat=2, deck=["advance-1", "blackout"]),
        "roll 1",
        (
            *(Rolled(2, 1), Moved(2, 1), Drew(2, "advance-1"), Moved(2, 2)),
            *(Drew(2, "blackout"), LostTurn(0), Began(Rolling(1))),
        ),
    ),
    Case(
        "an unread card, and one that is known",
        lambda: scene(18, 16, deck=["advance-1"], read=("lose-turn", *without("advance-1", "lose-turn"))),
        "roll 1",
        (
            *(Rolled(1, 1), Moved(1, 19), Drew(1, "advance-1"), Moved(1, 20)),
            *(Drew(1, "lose-turn"), Began(Rolling(2))),
        ),
    ),
    Case(
        "a card drawn twice",
        lambda: scene(0, 0, edition=box("ssssb", "advance-1", "advance-2")),
        "roll 1",
        (
            *(Rolled(1, 1), Moved(1, 1), Drew(1, "advance-1"), Moved(1, 2), Drew(1, "advance-2"), Moved(1, 4)),
            *(Drew(1, "advance-1"), Moved(1, 5), Began(Rolling(2))),
        ),
    ),
    Case(
        "the embassy by the second card",
        lambda: scene(40, 0, deck=LAST_TWO, read=["retreat-1"]),
        "roll 1",
        (
            *(Rolled(1, 1), Moved(1, 41), Drew(1, "advance-1"), Moved(1, 42), Drew(1, "advance-3"), Moved(1, HOME)),
            *(*ALL_SHOWN, Uncovered(without(*LAST_TWO, "retreat-1")), *won("embassy", "5.1", 1, 2)),
        ),
    ),
    Case(
        "the embassy by the last two cards that were unread",
        lambda: scene(40, 3, deck=LAST_TWO, read=without(*LAST_TWO)),
        "roll 1",
        (
            *(Rolled(1, 1), Moved(1, 41), Drew(1, "advance-1"), Moved(1, 42), Drew(1, "advance-3"), Moved(1, HOME)),
            *(*ALL_SHOWN, *won("embassy", "5.1", 1, 2)),
        ),
    ),
    Case(
        "the embassy by a card drawn twice",
        lambda: scene(0, 0, edition=box("ssss", "advance-1", "advance-2")),
        "roll 1",
        (
            *(Rolled(1, 1), Moved(1, 1), Drew(1, "advance-1"), Moved(1, 2), Drew(1, "advance-2"), Moved(1, 4)),
            *(Drew(1, "advance-1"), Moved(1, 5), *ALL_SHOWN, *won("embassy", "5.1", 1, 2)),
        ),
    ),
    Case(
        "the first of two at the embassy by the second card",
        lambda: scene(40, 3, 7, deck=LAST_TWO),
        "roll 1",
        (
            *(Rolled(1, 1), Moved(1, 41), Drew(1, "advance-1"), Moved(1, 42)),
            *(Drew(1, "advance-3"), Moved(1, HOME), Began(Rolling(2))),
        ),
    ),
)
