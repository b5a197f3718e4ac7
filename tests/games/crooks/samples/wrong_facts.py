"""View events that cannot follow on a view, for the tests of every game."""

from collections.abc import Callable
from typing import Final

from criminals.core.game.results import Outcome, ScoreLine
from criminals.games.crooks import (
    Began,
    Declined,
    Discarded,
    Ended,
    Killing,
    Left,
    Lifted,
    Looked,
    Moved,
    Origin,
    Over,
    Paid,
    Passed,
    Picked,
    Placed,
    PlacedDown,
    Placing,
    Recognized,
    Recruiting,
    Returned,
    Revealed,
    Saw,
    Scored,
    Spied,
    State,
    Taking,
    Took,
    ViewEvent,
)
from tests.games.crooks.happenings import killing, last_pass, moving, on_own, spying
from tests.games.crooks.scenes import table
from tests.games.positions import play


def recruiting() -> State:
    """Seat 0 is to recruit; A has two crooks, and seat 1 has 20 face down at 6."""
    return play(table(start=1, A=[18, 19], B=[20]), "recruit B, take 20, place 6 down")


def taking() -> State:
    return play(recruiting(), "recruit A")


def placing() -> State:
    return play(recruiting(), "recruit A, take 18")


NOT_HERE: Final[dict[str, tuple[Callable[[], State], ViewEvent]]] = {
    "a pass of nobody": (recruiting, Passed(7)),
    "a pass of a seat counted from the end": (recruiting, Passed(-2)),
    "a look into no hangout": (recruiting, Looked(0, "Z", 2)),
    "a sight of no hangout": (recruiting, Saw("Z", (18, 19))),
    "a sight of a crook that is not in the box": (recruiting, Saw("A", (18, 99))),
    "a sight of one crook twice": (recruiting, Saw("A", (18, 18))),
    "a sight out of order": (recruiting, Saw("A", (19, 18))),
    "a crook taken from no hangout": (taking, Took(0, Origin("C", 1))),
    "a crook taken from a hangout before the first": (taking, Took(0, Origin("@", 2))),
    "a crook from no hangout": (taking, Recognized(Origin("H", 1), 18)),
    "a crook of a number there never was": (taking, Recognized(Origin("A", 3), 18)),
    "a crook that is not in the box": (taking, Recognized(Origin("A", 2), 99)),
    "no hangout left": (taking, Left(0, "Z")),
    "a crook placed at no target": (placing, Placed(0, 1, 18)),
    "a crook placed that is not in the box": (placing, Placed(0, 6, 99)),
    "a crook placed down at no target": (placing, PlacedDown(0, 10)),
    "crooks taken up at no target": (placing, Lifted(0, 1)),
    "crooks moved to no target": (moving, Moved(0, 10)),
    "crooks of nobody discarded": (killing, Discarded(7, 6)),
    "crooks of a seat counted from the end discarded": (killing, Discarded(-3, 6)),
    "crooks discarded at no target": (killing, Discarded(0, 1)),
    "spying on no target": (spying, Spied(2, 1)),
    "a crook of nobody turned up": (last_pass, Revealed(7, 6, 22)),
    "a crook of a seat counted from the end turned up": (last_pass, Revealed(-2, 6, 22)),
    "a crook turned up at no target": (last_pass, Revealed(0, 3, 22)),
    "a turn of nobody": (recruiting, Began(Recruiting(7))),
    "a hangout of nobody": (recruiting, Began(Taking(0, "H"))),
    "a crook in hand from nowhere": (taking, Began(Placing(0, Origin("H", 1)))),
    "a kill at no target": (placing, Began(Killing(0, 1))),
}
"""Facts of seats, hangouts, targets, crooks and origins that are not at this table."""


NOT_NOW: Final[dict[str, tuple[Callable[[], State], ViewEvent]]] = {
    "a pass of another": (recruiting, Passed(1)),
    "a pass in the middle of a turn": (placing, Passed(0)),
    "a payment of another": (recruiting, Paid(1, 2)),
    "a payment by one who takes": (taking, Paid(0, 2)),
    "a payment of more than one has": (recruiting, Paid(0, 19)),
    "a payment of less than nothing": (recruiting, Paid(0, -1)),
    "a look of another": (recruiting, Looked(1, "A", 2)),
    "a look at more than lie there": (recruiting, Looked(0, "A", 3)),
    "a look at fewer than lie there": (recruiting, Looked(0, "A", 1)),
    "a look into an empty hangout": (recruiting, Looked(0, "B", 0)),
    "a look by one who has a crook in hand": (placing, Looked(0, "A", 1)),
    "a sight of too many": (recruiting, Saw("A", (18, 19, 20))),
    "a sight of too few": (recruiting, Saw("A", (18,))),
    "a crook taken by another": (taking, Took(1, Origin("A", 2))),
    "a crook taken too early": (recruiting, Took(0, Origin("A", 2))),
    "a crook taken where another lay": (taking, Took(0, Origin("A", 1))),
    "a crook taken from another hangout": (taking, Took(0, Origin("B", 0))),
    "a hangout left by another": (taking, Left(1, "A")),
    "another hangout left": (taking, Left(0, "B")),
    "a hangout left too early": (recruiting, Left(0, "A")),
    "a crook placed too early": (taking, Placed(0, 6, 18)),
    "a crook placed by another": (placing, Placed(1, 6, 18)),
    "a crook placed down too early": (taking, PlacedDown(0, 6)),
    "a crook placed down by another": (placing, PlacedDown(1, 6)),
    "a crook returned too early": (taking, Returned(0)),
    "a crook returned by another": (placing, Returned(1)),
    "money picked by another": (recruiting, Picked(1, 2)),
    "money picked without a Pickpocket": (recruiting, Picked(0, 2)),
    "crooks taken up by another": (placing, Lifted(1, 6)),
    "nobody taken up": (placing, Lifted(0, 6)),
    "crooks moved that were not taken up": (recruiting, Moved(0, 6)),
    "crooks moved by another": (moving, Moved(1, 9)),
    "nobody discarded": (recruiting, Discarded(0, 6)),
    "crooks discarded by nobody": (recruiting, Discarded(1, 6)),
    "spying by another": (spying, Spied(0, 6)),
    "spying without a Spy": (recruiting, Spied(0, 6)),
    "declining by another": (spying, Declined(0)),
    "declining with nothing to decline": (recruiting, Declined(0)),
    "a crook turned up that lies face up": (last_pass, Revealed(0, 9, 18)),
    "nobody turned up": (recruiting, Revealed(0, 6, 22)),
    "a score before the end": (on_own, Scored(ScoreLine("crooks", None, 0, "target_empty", "5.4"))),
    "a winner before the end": (on_own, Ended(Outcome((0,), "5.7"))),
    "an end before all have passed": (recruiting, Began(Over())),
}
"""Facts that could be, but not at this point of the game."""


WRONG: Final = {name: (make, (fact,)) for name, (make, fact) in {**NOT_HERE, **NOT_NOW}.items()}
"""What makes a state, and facts of which the last cannot follow there."""
