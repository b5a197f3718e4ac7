"""What happens in a step, case by case: a state, an action, and the facts that everybody perceives (§6.1)."""

from typing import Final

from criminals.games.sicario import (
    REFERENCE,
    Answer,
    Answered,
    Began,
    Decoded,
    Decoding,
    Drew,
    Hunting,
    LostTurn,
    Moved,
    Named,
    Questioning,
    Rolled,
    Rolling,
    Showed,
    Skipped,
    Uncovered,
)
from tests.games.cases import Case
from tests.games.sicario.cases import without, won
from tests.games.sicario.chains import CHAINS
from tests.games.sicario.scenes import HOME, scene

BOTH_LOST: Final = ("lose-turn", "lose-turn")
BLACKOUTS: Final = ("blackout", "blackout")
HAT: Final = Answer("hat", yes=True)

CASES: Final = (
    Case(
        "a building",
        lambda: scene(0, 0),
        "roll 3",
        (Rolled(1, 3), Moved(1, 3), Began(Rolling(2))),
    ),
    Case(
        "an antenna",
        lambda: scene(7, 3),
        "roll 4",
        (Rolled(1, 4), Moved(1, 11), Began(Decoding(1))),
    ),
    Case(
        "past a taken space, and a turn to be lost",
        lambda: scene(0, 3, deck=["lose-turn"]),
        "roll 3",
        (Rolled(1, 3), Moved(1, 4), Drew(1, "lose-turn"), Began(Rolling(2))),
    ),
    Case(
        "an advance",
        lambda: scene(0, 0, deck=["advance-1"]),
        "roll 2",
        (Rolled(1, 2), Moved(1, 2), Drew(1, "advance-1"), Moved(1, 3), Began(Rolling(2))),
    ),
    Case(
        "an advance to an antenna",
        lambda: scene(7, 3, deck=["advance-3"]),
        "roll 1",
        (Rolled(1, 1), Moved(1, 8), Drew(1, "advance-3"), Moved(1, 11), Began(Decoding(1))),
    ),
    Case(
        "a retreat to the boats",
        lambda: scene(0, 0, deck=["retreat-2"]),
        "roll 1",
        (Rolled(1, 1), Moved(1, 1), Drew(1, "retreat-2"), Moved(1, 0), Began(Rolling(2))),
    ),
    Case(
        "a second throw",
        lambda: scene(0, 0, deck=["roll-again"]),
        "roll 1",
        (Rolled(1, 1), Moved(1, 1), Drew(1, "roll-again")),
    ),
    Case(
        "a card that is known",
        lambda: scene(22, 18, read=("blackout", *without("blackout"))),
        "roll 1",
        (Rolled(1, 1), Moved(1, 23), Drew(1, "blackout"), Began(Rolling(2))),
    ),
    Case(
        "cover",
        lambda: scene(0, 0, deck=["take-cover"]),
        "roll 1",
        (Rolled(1, 1), Moved(1, 1), Drew(1, "take-cover"), Moved(1, 3), Began(Rolling(2))),
    ),
    Case(
        "no cover ahead",
        lambda: scene(42, 0, deck=["take-cover"]),
        "roll 2",
        (Rolled(1, 2), Moved(1, 44), Drew(1, "take-cover"), Began(Rolling(2))),
    ),
    Case(
        "a tip-off",
        lambda: scene(0, 0, deck=["tip-off"]),
        "roll 1",
        (Rolled(1, 1), Moved(1, 1), Drew(1, "tip-off"), Began(Questioning(0, 1))),
    ),
    Case(
        "nobody exposed",
        lambda: scene(7, 0, seat=2),
        "roll 3",
        (Rolled(2, 3), Moved(2, 3), Began(Rolling(1))),
    ),
    Case(
        "somebody exposed",
        lambda: scene(2, 0, seat=2, read=["tip-off"], facts={1: {HAT}}),
        "roll 3",
        (Rolled(2, 3), Moved(2, 3), Began(Hunting(0))),
    ),
    Case(
        "a blackout at once",
        lambda: scene(7, 0, seat=2, deck=["blackout"]),
        "roll 1",
        (Rolled(2, 1), Moved(2, 1), Drew(2, "blackout"), LostTurn(0), Began(Rolling(1))),
    ),
    Case(
        "everybody loses a turn",
        lambda: scene(2, 1, seat=2, lost={0: 1, 1: 1}, read=[*BLACKOUTS, "lose-turn"], deck=["lose-turn"]),
        "roll 4",
        (Rolled(2, 4), Moved(2, 5), Drew(2, "lose-turn"), LostTurn(0), LostTurn(1), LostTurn(2), Began(Hunting(0))),
    ),
    Case(
        "an answer, and the sicario again",
        lambda: scene(1, 4, phase=Hunting(0), lost={1: 1, 2: 1}, read=BOTH_LOST),
        "ask 1 hat",
        (Answered(1, "hat", yes=True), LostTurn(1), LostTurn(2)),
    ),
    Case(
        "another answer",
        lambda: scene(1, 4, phase=Hunting(0), read=BOTH_LOST),
        "ask 2 hat",
        (Answered(2, "hat", yes=False), Began(Rolling(1))),
    ),
    Case(
        "an answer to a tip-off",
        lambda: scene(1, 0, phase=Questioning(0, 1), read=["tip-off"]),
        "ask 1 green-hat",
        (Answered(1, "green-hat", yes=True), Began(Rolling(2))),
    ),
    Case(
        "the disc",
        lambda: scene(11, 3, phase=Decoding(1)),
        "disc woman hat glasses",
        (Decoded(1, ("woman", "hat", "glasses"), 2), Began(Rolling(2))),
    ),
    Case(
        "neither",
        lambda: scene(11, 3, phase=Decoding(1)),
        "skip",
        (Skipped(1), Began(Rolling(2))),
    ),
    Case(
        "no capture",
        lambda: scene(11, 3, phase=Decoding(1)),
        "capture Zeno",
        (Named(1, 0, "Zeno", right=False), Began(Rolling(2))),
    ),
    Case(
        "a capture",
        lambda: scene(11, 3, phase=Decoding(1)),
        "capture Boris",
        (
            Named(1, 0, "Boris", right=True),
            *(Showed(1, "Olga"), Showed(2, "Glenda"), Uncovered(REFERENCE.events)),
            *won("capture", "3.7", 1, 2),
        ),
    ),
    Case(
        "no elimination",
        lambda: scene(1, 3, phase=Hunting(0), read=["tip-off"], facts={1: {HAT}}),
        "eliminate 1 Zeno",
        (Named(0, 1, "Zeno", right=False), Began(Rolling(1))),
    ),
    Case(
        "an elimination, and the turn that the agent had to lose",
        lambda: scene(1, 3, phase=Hunting(0), lost={1: 1}, read=["lose-turn"]),
        "eliminate 1 Olga",
        (Named(0, 1, "Olga", right=True), Began(Rolling(2))),
    ),
    Case(
        "an elimination, and the sicario again",
        lambda: scene(1, 4, phase=Hunting(0), lost={2: 1}, read=["tip-off", "lose-turn"]),
        "eliminate 1 Olga",
        (Named(0, 1, "Olga", right=True), LostTurn(2)),
    ),
    Case(
        "the second elimination",
        lambda: scene(None, 2, phase=Hunting(0), read=["lose-turn", "tip-off"]),
        "eliminate 2 Glenda",
        (
            Named(0, 2, "Glenda", right=True),
            *(Showed(0, "Boris"), Uncovered(without("lose-turn", "tip-off"))),
            *won("elimination", "5.2", 0),
        ),
    ),
    Case(
        "the embassy",
        lambda: scene(42, 0, read=["tip-off"]),
        "roll 3",
        (
            *(Rolled(1, 3), Moved(1, HOME)),
            *(Showed(0, "Boris"), Showed(1, "Olga"), Showed(2, "Glenda"), Uncovered(without("tip-off"))),
            *won("embassy", "5.1", 1, 2),
        ),
    ),
    Case(
        "the embassy by a card",
        lambda: scene(40, 0, deck=["advance-3"]),
        "roll 2",
        (
            *(Rolled(1, 2), Moved(1, 42), Drew(1, "advance-3"), Moved(1, HOME)),
            *(Showed(0, "Boris"), Showed(1, "Olga"), Showed(2, "Glenda"), Uncovered(without("advance-3"))),
            *won("embassy", "5.1", 1, 2),
        ),
    ),
    Case(
        "the embassy, with nothing to uncover",
        lambda: scene(44, None, read=REFERENCE.events),
        "roll 1",
        (
            *(Rolled(1, 1), Moved(1, HOME)),
            *(Showed(0, "Boris"), Showed(1, "Olga")),
            *won("embassy", "5.1", 1, 2),
        ),
    ),
    Case(
        "the first of two at the embassy",
        lambda: scene(44, 0, 0, read=["retreat-1", "retreat-2", "lose-turn"]),
        "roll 6",
        (Rolled(1, 6), Moved(1, HOME), Began(Rolling(2))),
    ),
    *CHAINS,
)


REPEATABLE: Final[tuple[str, ...]] = ()
"""The names of cases that could happen once more at once."""
