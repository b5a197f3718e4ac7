"""Folding what happens in a throw with several cards (§3.3): what each of them leads to must come, and nothing else."""

from collections.abc import Callable
from typing import Final

import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import SPECTATOR
from criminals.games import sicario
from criminals.games.sicario import (
    Began,
    Decoding,
    Drew,
    Hunting,
    LostTurn,
    Moved,
    Questioning,
    Rolled,
    Rolling,
    Showed,
    State,
    Uncovered,
    ViewEvent,
)
from tests.games.sicario.cases import without
from tests.games.sicario.scenes import HOME, box, scene

Facts = tuple[ViewEvent, ...]


def start() -> State:
    """Seat 1 is to throw."""
    return scene(0, 0)


def near() -> State:
    """Seat 1 is to throw, at 7; the antenna is at 11."""
    return scene(7, 3)


def late() -> State:
    """Seat 1 is to throw, at 40; the embassy is at 45."""
    return scene(40, 0)


def two_cards() -> State:
    """There are but two cards, and both lead on."""
    return scene(0, 0, edition=box("ssssb", "advance-1", "advance-2"))


def known() -> State:
    """All cards are known."""
    return scene(4, 0, read=sicario.REFERENCE.events)


FIRST: Final[Facts] = (Rolled(1, 1), Moved(1, 1), Drew(1, "advance-1"), Moved(1, 2))
"""A card led seat 1 from a street to another one."""

TO_ANTENNA: Final[Facts] = (Rolled(1, 1), Moved(1, 8), Drew(1, "advance-3"), Moved(1, 11))
TO_BUILDING: Final[Facts] = (Rolled(1, 1), Moved(1, 1), Drew(1, "advance-2"), Moved(1, 3))
TO_BOATS: Final[Facts] = (Rolled(1, 1), Moved(1, 1), Drew(1, "retreat-1"), Moved(1, 0))
ROUND: Final[Facts] = (*FIRST, Drew(1, "advance-2"), Moved(1, 4))
HOME_BY_CARDS: Final[Facts] = (
    *(Rolled(1, 1), Moved(1, 41), Drew(1, "advance-1"), Moved(1, 42), Drew(1, "advance-3"), Moved(1, HOME)),
    *(Showed(0, "Boris"), Showed(1, "Olga"), Showed(2, "Glenda")),
)

WRONG: Final[dict[str, tuple[Callable[[], State], Facts]]] = {
    "a street where no card is drawn": (start, (*FIRST, Began(Rolling(2)))),
    "a street where no card is drawn, and a throw": (start, (*FIRST, Rolled(1, 1))),
    "a street where no card is drawn, and a tip-off": (start, (*FIRST, Began(Questioning(0, 1)))),
    "a street where no card is drawn, and the sicario's turn": (
        lambda: scene(3, 0, seat=2),
        (Rolled(2, 1), Moved(2, 1), Drew(2, "advance-1"), Moved(2, 2), Began(Hunting(0))),
    ),
    "a street where no card is drawn, and a lost turn": (
        lambda: scene(0, 1, lost={2: 1}, read=["lose-turn"]),
        (Rolled(1, 4), Moved(1, 4), Drew(1, "advance-1"), Moved(1, 5), LostTurn(2)),
    ),
    "a second move by one card": (start, (*FIRST, Moved(1, 3))),
    "another's card": (start, (*FIRST, Drew(2, "tip-off"))),
    "a card that was drawn just before": (start, (*FIRST, Drew(1, "advance-1"))),
    "a second card that does not move, and a third": (start, (*FIRST, Drew(1, "lose-turn"), Drew(1, "tip-off"))),
    "a second card that moves, and does not": (start, (*FIRST, Drew(1, "advance-3"), Began(Rolling(2)))),
    "a second card that moves elsewhere": (start, (*FIRST, Drew(1, "advance-3"), Moved(1, 4))),
    "a second card that does not move, and does": (start, (*FIRST, Drew(1, "blackout"), Moved(1, 3))),
    "a card before the first has moved the agent": (
        start,
        (Rolled(1, 1), Moved(1, 1), Drew(1, "advance-1"), Drew(1, "tip-off")),
    ),
    "a tip-off in a chain, and the next turn": (start, (*FIRST, Drew(1, "tip-off"), Began(Rolling(2)))),
    "a lost turn in a chain, and a tip-off": (start, (*FIRST, Drew(1, "lose-turn"), Began(Questioning(0, 1)))),
    "a new throw in a chain, and the next turn": (start, (*FIRST, Drew(1, "roll-again"), Began(Rolling(2)))),
    "a card in a building": (start, (*TO_BUILDING, Drew(1, "tip-off"))),
    "the disc in a building": (start, (*TO_BUILDING, Began(Decoding(1)))),
    "a card on the boats": (start, (*TO_BOATS, Drew(1, "tip-off"))),
    "the disc on the boats": (start, (*TO_BOATS, Began(Decoding(1)))),
    "a card at an antenna": (near, (*TO_ANTENNA, Drew(1, "tip-off"))),
    "an antenna, and the next turn": (near, (*TO_ANTENNA, Began(Rolling(2)))),
    "an antenna, and another's disc": (near, (*TO_ANTENNA, Began(Decoding(2)))),
    "an antenna by cover, and the next turn": (
        near,
        (Rolled(1, 1), Moved(1, 8), Drew(1, "take-cover"), Moved(1, 11), Began(Rolling(2))),
    ),
    "cover that is not the nearest": (near, (Rolled(1, 1), Moved(1, 8), Drew(1, "take-cover"), Moved(1, 14))),
    "a known card that lies below the next one": (
        known,
        (Rolled(1, 1), Moved(1, 5), Drew(1, "advance-1"), Moved(1, 6), Drew(1, "advance-3")),
    ),
    "over the end of the deck another card than the top one": (two_cards, (*ROUND, Drew(1, "advance-2"))),
    "a card at the embassy": (late, (*HOME_BY_CARDS[:6], Drew(1, "tip-off"))),
    "the embassy by cards, and the next turn": (late, (*HOME_BY_CARDS[:6], Began(Rolling(2)))),
    "the cards of a chain uncovered too": (
        late,
        (*HOME_BY_CARDS, Uncovered(("advance-1", "advance-3", *without("advance-1", "advance-3")))),
    ),
    "the last card of a chain uncovered too": (
        late,
        (*HOME_BY_CARDS, Uncovered(("advance-3", *without("advance-1", "advance-3")))),
    ),
    "a card of a chain uncovered in place of another": (
        late,
        (*HOME_BY_CARDS, Uncovered(("advance-1", *without("advance-1", "advance-3")[1:]))),
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_3_3_what_can_not_follow_in_a_chain_is_refused(wrong: str) -> None:
    made, facts = WRONG[wrong]
    for viewer in (*range(3), SPECTATOR):
        view = sicario.view(made(), viewer)
        assert sicario.fold(view, facts[:-1]) is not None
        with pytest.raises(InvalidState, match="does not follow on this view"):
            sicario.fold(view, facts)


def test_6_3_over_the_end_of_the_deck_the_top_card_is_known() -> None:
    view = sicario.view(two_cards(), SPECTATOR)
    assert sicario.fold(view, ROUND).bottom == ("advance-1", "advance-2")
    assert sicario.fold(view, (*ROUND, Drew(1, "advance-1"))).bottom == ("advance-2", "advance-1")
