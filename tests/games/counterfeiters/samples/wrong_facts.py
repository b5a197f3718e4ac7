"""View events that cannot follow on a view, for the tests of every game."""

from collections.abc import Callable
from typing import Any, Final, cast

from criminals.core.game.results import Outcome, ScoreLine
from criminals.games.counterfeiters import (
    Advanced,
    Began,
    Binned,
    Bought,
    Changed,
    Declined,
    Defrauded,
    Dined,
    Dining,
    Ended,
    Filled,
    Finishing,
    Flew,
    Kind,
    LaidDown,
    Over,
    Paid,
    Playing,
    Printed,
    Replaying,
    Retaking,
    Retook,
    Returned,
    Scored,
    Showed,
    State,
    Stowed,
    Uncovered,
    ViewEvent,
    Won,
)
from tests.games.counterfeiters.happenings import at_the_end, dining, retaking, rich
from tests.games.counterfeiters.scenes import scene
from tests.games.positions import play


def flying() -> State:
    """Seat 0 has flown out all it could but $10 by commercial flight, and seat 1 is to act."""
    return play(rich(), "fly commercial 80")


def tribute() -> State:
    """The pawn stands on a Godfather, and seat 0 has flown."""
    return scene(cash=(20, 50), offshore=(30, 0), pawn=4, moved=True)


LINE: Final = ScoreLine("counterfeiters", 0, 0, "cash", "6.4")


GREAT: Final = Kind.GREAT_LAWYER


NOT_NOW: Final[dict[str, tuple[Callable[[], State], ViewEvent]]] = {
    "a card bought by another": (rich, Bought(1, "buy 5", 14, 20)),
    "a card bought that is not there": (rich, Bought(0, "buy 5", 12, 20)),
    "a card bought at another price": (rich, Bought(0, "buy 5", 14, 30)),
    "a card bought on an empty space": (rich, Bought(0, "buy 1", 9, 60)),
    "nothing bought on an empty space": (rich, Bought(0, "buy 1", cast(Any, None), 60)),
    "a card bought on no space": (rich, Bought(0, "buy 9", 14, 20)),
    "a card bought where one prints": (rich, Bought(0, "print 1", 14, 20)),
    "a card bought by one who cannot have the money": (lambda: scene(market=(9,)), Bought(0, "buy 5", 9, 20)),
    "a card bought twice": (lambda: play(rich(), "buy 5"), Bought(1, "buy 5", 14, 20)),
    "fakes printed by another": (rich, Printed(1, "print 1", 1, 2)),
    "fakes printed on a market space": (rich, Printed(0, "buy 1", 1, 2)),
    "more fakes printed than there are": (rich, Printed(0, "print 1", 1, 99)),
    "no fakes printed": (rich, Printed(0, "print 1", 1, 0)),
    "fakes printed of no quality": (rich, Printed(0, "print 1", 4, 2)),
    "fakes printed on a space that is taken": (lambda: play(rich(), "print 1"), Printed(1, "print 1", 1, 2)),
    "fakes changed that nobody has": (rich, Changed(0, "shop 1", (0, 0, 1), 50)),
    "no fakes changed": (rich, Changed(0, "shop 1", (0, 0, 0), 50)),
    "no fakes changed for nothing": (rich, Changed(0, "shop 1", (0, 0, 0), 0)),
    "fewer fakes changed than none": (rich, Changed(0, "shop 1", (-1, 2, 0), 50)),
    "fakes of two qualities changed": (rich, Changed(0, "shop 1", cast(Any, (1, 0)), 50)),
    "fakes changed where one defrauds": (rich, Changed(0, "defraud 1", (1, 0, 0), 50)),
    "fakes changed for nothing": (rich, Changed(0, "shop 1", (1, 0, 0), 0)),
    "more money than the bank has": (rich, Changed(0, "shop 1", (1, 0, 0), 10_000)),
    "fraud by another": (rich, Defrauded(1, "defraud 2", 30, False)),
    "fraud without the sunglasses": (rich, Defrauded(0, "defraud 1", 30, False)),
    "fraud for less than a note": (rich, Defrauded(0, "defraud 2", 7, False)),
    "fraud for more than the space gives": (rich, Defrauded(0, "defraud 2", 40, False)),
    "fraud at a bank that is empty": (lambda: scene(bank=0), Defrauded(0, "defraud 2", 0, False)),
    "fraud for less than the bank has": (rich, Defrauded(0, "defraud 2", 20, False)),
    "fraud where one prints": (rich, Defrauded(0, "print 1", 30, False)),
    "a flight by another": (rich, Flew(1, "fly jet", 0)),
    "a flight at another fare": (rich, Flew(0, "fly commercial", 0)),
    "a flight that nobody can pay": (lambda: scene(cash=(30, 0)), Flew(0, "fly commercial", 30)),
    "a flight on a space that is taken": (flying, Flew(1, "fly commercial", 30)),
    "an amount before a flight": (rich, Stowed(10)),
    "a henchman laid down by another": (rich, LaidDown(1)),
    "a henchman laid down over lunch": (dining, LaidDown(1)),
    "a henchman laid down that is spent": (
        lambda: scene(idle=(0, 1), phase=Finishing(0, 1), pawn=13, moved=True),
        LaidDown(0),
    ),
    "a pawn that jumps": (rich, Advanced(2)),
    "a pawn that stays": (rich, Advanced(0)),
    "a pawn at the end": (lambda: scene(pawn=13, moved=True), Advanced(14)),
    "a pawn over lunch": (dining, Advanced(2)),
    "a payment with no Godfather": (rich, Paid(0, 60)),
    "a payment that is not half": (tribute, Paid(1, 40)),
    "a payment of half a note": (lambda: scene(cash=(20, 130), pawn=4, moved=True), Paid(1, 65)),
    "a payment of nobody": (tribute, Paid(7, 10)),
    "a payment of a seat counted from the end": (tribute, Paid(-1, 30)),
    "henchmen returned too early": (rich, Returned()),
    "henchmen returned before the police": (lambda: scene(idle=(0, 0)), Returned()),
    "nothing binned": (lambda: scene(pawn=1, moved=True), Binned(())),
    "cards binned that lie in no bin": (lambda: scene(pawn=1, moved=True, market=(9, None)), Binned((9,))),
    "cards binned in the middle of a round": (lambda: play(rich(), "laydown"), Binned((14,))),
    "too few cards drawn": (rich, Filled((16,))),
    "cards drawn that lie in the market": (rich, Filled((9, 16))),
    "a card drawn twice": (rich, Filled((16, 16))),
    "a card drawn that is for more players": (rich, Filled((16, 20))),
    "cards drawn from elsewhere": (rich, Filled((16, 99))),
    "a lunch of another": (dining, Dined(0, 1, 50)),
    "a lunch of a fake that nobody has": (dining, Dined(1, 3, 50)),
    "a lunch of no quality": (dining, Dined(1, 0, 50)),
    "a lunch at night": (rich, Dined(0, 1, 50)),
    "a henchman taken off by another": (retaking, Retook(1, "print 1")),
    "a henchman taken off that is another's": (retaking, Retook(0, "print 1")),
    "a henchman taken off no space": (retaking, Retook(0, "print 9")),
    "declining by another": (retaking, Declined(1)),
    "declining with nothing to decline": (rich, Declined(0)),
    "a prize before the end": (lambda: scene(cards={0: (34,)}), Won(0, 50)),
    "a prize without a ticket": (at_the_end, Won(0, 50)),
    "a prize of less than a note": (lambda: at_the_end(cards={0: (34,)}), Won(0, 45)),
    "a prize of a part, of a bank that has it": (lambda: at_the_end(cards={0: (34,)}), Won(0, 40)),
    "a prize too large": (lambda: at_the_end(cards={0: (34,)}), Won(0, 60)),
    "a prize of nobody": (at_the_end, Won(5, 50)),
    "cash shown before the end": (rich, Showed(0, 120)),
    "cash shown that cannot be": (at_the_end, Showed(1, 60)),
    "cash shown by nobody": (at_the_end, Showed(2, 0)),
    "a stack shown before the end": (rich, Uncovered((16, 18, 19, 21))),
    "a stack of another size": (at_the_end, Uncovered((16,))),
    "an empty stack": (lambda: at_the_end(stack=()), Uncovered(())),
    "a turn of nobody": (rich, Began(Playing(7))),
    "a turn that does not come": (lambda: play(rich(), "laydown"), Began(Playing(1))),
    "a round that does not begin": (dining, Began(Playing(1))),
    "a lunch of one without": (dining, Began(Dining(0, 1))),
    "a lunch of one without fakes": (
        lambda: dining(cards={0: (17,), 1: (16,)}, phase=Dining(1, 1)),
        Began(Dining(0, 1)),
    ),
    "a lunch of nobody": (dining, Began(Dining(5, 1))),
    "a lunch too many": (dining, Began(Dining(1, 3))),
    "a last henchman before the end": (rich, Began(Finishing(1, 0))),
    "a last henchman of nobody": (at_the_end, Began(Finishing(4, 0))),
    "a last henchman that is spent": (at_the_end, Began(Finishing(0, 1))),
    "a lawyer before the end": (lambda: scene(cards={0: (40,)}), Began(Retaking(0, GREAT))),
    "a lawyer that nobody has": (at_the_end, Began(Retaking(0, GREAT))),
    "a lawyer of nobody": (at_the_end, Began(Retaking(3, GREAT))),
    "a henchman played again that was not taken off": (rich, Began(Replaying(0, GREAT))),
    "an end before it is shown": (at_the_end, Began(Over())),
    "an end before the last space": (rich, Began(Over())),
    "a score before the end": (rich, Scored(LINE)),
    "a winner before the end": (rich, Ended(Outcome((0,), "6.4"))),
}
"""Facts that could be, but not at this table, or not at this point of the game."""


WRONG: Final = {name: (make, (fact,)) for name, (make, fact) in NOT_NOW.items()}
"""What makes a state, and facts of which the last cannot follow there."""
