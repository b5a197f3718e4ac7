"""View events that cannot follow on a view, for the tests of every game."""

from collections.abc import Callable
from typing import Final

from criminals.core.game.results import Outcome, ScoreLine
from criminals.games import sicario
from criminals.games.sicario import (
    Answered,
    Began,
    Decoded,
    Decoding,
    Drew,
    Ended,
    Hunting,
    LostTurn,
    Moved,
    Named,
    Over,
    Questioning,
    Rolled,
    Rolling,
    Scored,
    Showed,
    Skipped,
    State,
    Uncovered,
    ViewEvent,
)
from tests.games.positions import play
from tests.games.sicario.cases import without
from tests.games.sicario.scenes import HOME, scene


def start() -> State:
    """Seat 1 is to throw, and may come to a tip-off."""
    return scene(0, 0, deck=["tip-off"])


def hunting() -> State:
    """The sicario's turn: seat 1 is exposed, and known to have a hat; seat 2 hides."""
    return scene(1, 3, phase=Hunting(0), read=["tip-off"], facts={1: {sicario.Answer("hat", yes=True)}})


def decoding() -> State:
    """Seat 1 is at an antenna."""
    return scene(11, 3, phase=Decoding(1))


def tipped() -> State:
    """Seat 1 is to be asked."""
    return scene(1, 0, phase=Questioning(0, 1), read=["tip-off"])


def losing() -> State:
    """Seat 2 is to throw; the sicario and seat 1 lose their next turns."""
    return scene(1, 0, seat=2, lost={0: 1, 1: 1}, read=["blackout", "lose-turn"])


def caught() -> State:
    return play(decoding(), "capture Boris")


POINT: Final = ScoreLine("sicario", 0, 1, "capture", "3.7")


WRONG: Final[dict[str, tuple[Callable[[], State], tuple[ViewEvent, ...]]]] = {
    "another seat's throw": (start, (Rolled(2, 1),)),
    "a side that the die has not": (start, (Rolled(1, 7),)),
    "no side of the die": (start, (Rolled(1, 0),)),
    "a throw in another phase": (hunting, (Rolled(1, 1),)),
    "a throw without a move": (start, (Rolled(1, 1), Drew(1, "tip-off"))),
    "a move that the die does not say": (start, (Rolled(1, 3), Moved(1, 4))),
    "a move without a throw": (start, (Rolled(1, 3), Moved(1, 3), Moved(1, 4))),
    "a move to a taken space": (lambda: scene(0, 3), (Moved(1, 3),)),
    "a move past the embassy": (start, (Moved(1, HOME + 1),)),
    "a move of another": (start, (Moved(2, 3),)),
    "a card in a building": (start, (Rolled(1, 3), Moved(1, 3), Drew(1, "tip-off"))),
    "a card that the box has not": (start, (Rolled(1, 1), Moved(1, 1), Drew(1, "advance-9"))),
    "a card that lies below": (
        lambda: scene(0, 0, read=["take-cover"]),
        (Rolled(1, 1), Moved(1, 1), Drew(1, "take-cover")),
    ),
    "a card that is known to lie elsewhere": (
        lambda: scene(4, 0, read=sicario.REFERENCE.events),
        (Rolled(1, 1), Moved(1, 5), Drew(1, "blackout")),
    ),
    "a second card": (start, (Rolled(1, 1), Moved(1, 1), Drew(1, "tip-off"), Drew(1, "blackout"))),
    "an advance that does not move": (
        start,
        (Rolled(1, 1), Moved(1, 1), Drew(1, "advance-1"), Began(Rolling(2))),
    ),
    "an advance that moves too far": (start, (Rolled(1, 1), Moved(1, 1), Drew(1, "advance-1"), Moved(1, 3))),
    "a tip-off that moves": (start, (Rolled(1, 1), Moved(1, 1), Drew(1, "tip-off"), Moved(1, 3))),
    "a tip-off, and the next turn": (start, (Rolled(1, 1), Moved(1, 1), Drew(1, "tip-off"), Began(Rolling(2)))),
    "a tip-off for another": (
        start,
        (Rolled(1, 1), Moved(1, 1), Drew(1, "tip-off"), Began(Questioning(0, 2))),
    ),
    "a tip-off without its card": (start, (Rolled(1, 1), Moved(1, 1), Began(Questioning(0, 1)))),
    "a tip-off at once about one who hides": (start, (Began(Questioning(0, 1)),)),
    "a tip-off about another, who is exposed": (lambda: scene(0, 1), (Began(Questioning(0, 2)),)),
    "a tip-off for an agent": (lambda: scene(1, 0), (Began(Questioning(2, 1)),)),
    "the disc away from an antenna": (start, (Rolled(1, 3), Moved(1, 3), Began(Decoding(1)))),
    "the disc at once, away from an antenna": (start, (Began(Decoding(1)),)),
    "the disc of another, who is at an antenna": (lambda: scene(0, 11), (Began(Decoding(2)),)),
    "the disc of one who is out": (lambda: scene(0, None), (Began(Decoding(2)),)),
    "the disc of nobody": (start, (Began(Decoding(7)),)),
    "the disc of the seat after the last one": (start, (Began(Decoding(3)),)),
    "the turn of another than the next": (start, (Rolled(1, 3), Moved(1, 3), Began(Rolling(1)))),
    "the sicario's turn before its time": (start, (Rolled(1, 3), Moved(1, 3), Began(Hunting(0)))),
    "the sicario's turn with nobody exposed": (lambda: scene(3, 0, seat=2), (Began(Hunting(0)),)),
    "a turn of the sicario as an agent": (start, (Began(Rolling(0)),)),
    "a turn of one who is out": (lambda: scene(0, None), (Began(Rolling(2)),)),
    "a turn that must be lost": (losing, (Rolled(2, 3), Moved(2, 3), LostTurn(0), Began(Rolling(1)))),
    "turns lost in another order": (losing, (Rolled(2, 3), Moved(2, 3), LostTurn(1))),
    "a turn lost that is not to be lost": (start, (Rolled(1, 3), Moved(1, 3), LostTurn(2))),
    "a turn lost before the sicario's, who has somebody to hunt": (
        lambda: scene(2, 0, seat=2, lost={1: 1}, read=["lose-turn"]),
        (Rolled(2, 3), Moved(2, 3), LostTurn(1)),
    ),
    "a turn lost by nobody": (losing, (LostTurn(3),)),
    "a turn lost at once that is not to be lost": (start, (LostTurn(2),)),
    "the same phase": (start, (Began(Rolling(1)),)),
    "another's disc": (decoding, (Decoded(2, ("man", "hat", "glasses"), 3),)),
    "too many lights": (decoding, (Decoded(1, ("man", "hat", "glasses"), 4),)),
    "no such disc": (decoding, (Decoded(1, ("man", "man", "hat"), 1),)),
    "another skips": (decoding, (Skipped(2),)),
    "an answer at an antenna": (decoding, (Answered(1, "hat", yes=True),)),
    "an answer of one who hides": (hunting, (Answered(2, "hat", yes=True),)),
    "an answer of the sicario": (hunting, (Answered(0, "hat", yes=True),)),
    "an answer of nobody": (hunting, (Answered(7, "hat", yes=True),)),
    "an answer of the seat after the last one": (hunting, (Answered(3, "hat", yes=True),)),
    "an answer that cannot be": (hunting, (Answered(1, "no-hat", yes=True),)),
    "no such trait": (hunting, (Answered(1, "beard", yes=True),)),
    "another is tipped": (tipped, (Answered(2, "hat", yes=True),)),
    "another is tipped, who is exposed too": (
        lambda: scene(1, 4, phase=Questioning(0, 1), read=["tip-off"]),
        (Answered(2, "hat", yes=False),),
    ),
    "a name in a tip-off": (tipped, (Named(0, 1, "Olga", right=True),)),
    "a name of one who hides": (hunting, (Named(0, 2, "Olga", right=False),)),
    "a name by another": (hunting, (Named(2, 1, "Olga", right=False),)),
    "a name for another than the sicario": (decoding, (Named(1, 2, "Olga", right=False),)),
    "no such name": (hunting, (Named(0, 1, "Nobody", right=False),)),
    "a name that cannot be right": (hunting, (Named(0, 1, "Zeno", right=True),)),
    "a character shown before the end": (start, (Showed(1, "Olga"),)),
    "cards shown before the end": (start, (Uncovered(sicario.REFERENCE.events),)),
    "the end before the end": (start, (Began(Over()),)),
    "the end before all is shown": (decoding, (Named(1, 0, "Boris", right=True), Began(Over()))),
    "two of one character": (
        decoding,
        (Named(1, 0, "Boris", right=True), Showed(1, "Boris")),
    ),
    "a character of nobody": (decoding, (Named(1, 0, "Boris", right=True), Showed(3, "Olga"))),
    "too few cards shown": (
        decoding,
        (Named(1, 0, "Boris", right=True), Showed(1, "Olga"), Showed(2, "Glenda"), Uncovered(("tip-off",))),
    ),
    "other cards shown": (
        decoding,
        (Named(1, 0, "Boris", right=True), Uncovered(("tip-off",) * 16)),
    ),
    "cards shown that were read before": (
        lambda: scene(11, 3, phase=Decoding(1), read=["take-cover"]),
        (Named(1, 0, "Boris", right=True), Uncovered(("take-cover", *without("take-cover")[1:]))),
    ),
    "no cards shown": (
        lambda: scene(44, None, read=sicario.REFERENCE.events),
        (Rolled(1, 1), Moved(1, HOME), Uncovered(())),
    ),
    "a turn after the end": (decoding, (Named(1, 0, "Boris", right=True), Began(Rolling(2)))),
    "a turn lost after the end": (
        lambda: scene(11, 1, phase=Decoding(1), lost={2: 1}, read=["lose-turn"]),
        (Named(1, 0, "Boris", right=True), LostTurn(2)),
    ),
    "a point before the end": (start, (Scored(POINT),)),
    "a point for another": (caught, (Scored(POINT),)),
    "another outcome": (caught, (Ended(Outcome((0,), "5.2")),)),
}
