"""Editions of one's own, and what keeps one from being played with."""

from typing import Any, Final

import attrs

from criminals.games.counterfeiters import (
    REFERENCE,
    TINY,
    Board,
    Card,
    Edition,
    Kind,
    MarketSpace,
    Space,
)
from tests.games.counterfeiters.papers import MINE

PLAYERS: Final = {"reference": (2, 3, 4), "tiny": (2,)}
"""The editions of the library, and how many can play."""


SIDE: Final = Board(
    starts={2: 0},
    market=(MarketSpace(0),),
    print=(),
    shop=(),
    fence=(),
    defraud=(),
    commercial=None,
    jet=None,
    last=1,
    godfathers=(1,),
    investigations=(),
    strikes=(),
)


CARDS: Final = (
    *(Card(1, "S", Kind.PRESS), Card(2, "S", Kind.PRESS), Card(3, "S", Kind.INK), Card(4, "S", Kind.INK)),
    *(Card(7, "D", Kind.LOTTERY, 4, 10),),
)


GOOD: Final[dict[str, Any]] = {
    "name": "own",
    "cards": CARDS,
    "boards": (SIDE,),
    "fakes": (0, 0, 0),
    "money": 30,
    "purses": (10, 20),
    "henchmen": 1,
}
"""An edition at the edges of what is allowed: a bare board, one space of track, no fakes, an empty bank."""


def own(**changed: Any) -> Edition:
    return Edition(**{**GOOD, **changed})


def side(**changed: Any) -> dict[str, Any]:
    return {"boards": (attrs.evolve(SIDE, **changed),)}


def card(**changed: Any) -> dict[str, Any]:
    return {"cards": (*CARDS[:4], attrs.evolve(CARDS[4], **changed))}


AS_LISTS: Final[dict[str, Any]] = {
    "cards": list(CARDS),
    "boards": [attrs.evolve(SIDE, godfathers=[1], market=[MarketSpace(0)])],
    "fakes": [0] * 3,
}
"""The same as in `own()`."""


FAULTY: Final[tuple[tuple[dict[str, Any], str], ...]] = (
    ({"name": ""}, "it has no name"),
    ({"cards": (*CARDS, CARDS[4])}, "two cards have the id 7"),
    (card(id=0), "card 0: an id is a number from 1 to 999999999"),
    (card(id=10**9), "card 1000000000: an id is a number from 1 to 999999999"),
    (card(letter="E"), "card 7: the letters are S, A, B, C and D, not 'E' (§1.3)"),
    (card(letter=""), "card 7: the letters are S, A, B, C and D, not '' (§1.3)"),
    (card(letter="AB"), "card 7: the letters are S, A, B, C and D, not 'AB' (§1.3)"),
    (card(players=1), "card 7: it is marked for 1 players, 2 to 4 can play (§1.3)"),
    (card(players=5), "card 7: it is marked for 5 players, 2 to 4 can play (§1.3)"),
    (card(value=15), "card 7: a value of $15 is not made of $10 notes (§1.2)"),
    (card(value=1), "card 7: a value of $1 is not made of $10 notes (§1.2)"),
    (card(value=0), "card 7: a lottery ticket has a value, and no other card has (§1.3)"),
    (card(kind=Kind.JET), "card 7: a lottery ticket has a value, and no other card has (§1.3)"),
    (card(letter="S"), "card 7: players start with a press, and with ink or paper, not with a lottery ticket (§2.3)"),
    (
        card(letter="S", kind=Kind.HOLOGRAM, value=0),
        "card 7: players start with a press, and with ink or paper, not with a hologram (§2.3)",
    ),
    (
        {"cards": (*CARDS, Card(8, "A", Kind.GREAT_LAWYER), Card(9, "B", Kind.GREAT_LAWYER))},
        "there is more than one card Great Lawyer (§6.2)",
    ),
    (
        {"cards": (*CARDS, Card(8, "A", Kind.NEGLIGENT_LAWYER), Card(9, "B", Kind.NEGLIGENT_LAWYER))},
        "there is more than one card Negligent Lawyer (§6.2)",
    ),
    ({"fakes": (1, 1)}, "fakes are three counts from 0 up, by quality (§1.1)"),
    ({"fakes": (1, 1, 1, 1)}, "fakes are three counts from 0 up, by quality (§1.1)"),
    ({"fakes": (1, -1, 1)}, "fakes are three counts from 0 up, by quality (§1.1)"),
    ({"henchmen": 0}, "0 henchmen are too few (§1.4)"),
    ({"patience": 0}, "a patience of 0 rounds is not one of 1 to 1000 (§3.5)"),
    ({"patience": -3}, "a patience of -3 rounds is not one of 1 to 1000 (§3.5)"),
    ({"patience": 1001}, "a patience of 1001 rounds is not one of 1 to 1000 (§3.5)"),
    ({"patience": 10**9}, "a patience of 1000000000 rounds is not one of 1 to 1000 (§3.5)"),
    ({"money": 35}, "$35 are not made of $10 notes (§1.2)"),
    ({"money": 1_000_010}, "$1000010 are more than $1000000, the most that a box can hold"),
    (side(last=1001, godfathers=(1001,)), "boards[0]: the track has more than 1000 spaces"),
    ({"purses": (5, 20)}, "the purses are not made of $10 notes (§1.2)"),
    ({"purses": (-10, 20)}, "the purses are not made of $10 notes (§1.2)"),
    ({"boards": ()}, "it has no board"),
    (side(starts={}), "boards[0]: it says for no player count where the pawn starts (§2.1)"),
    (side(starts={2: 1}), "boards[0]: 2 players: the pawn cannot start on space 1, the last being 1 (§2.1)"),
    (side(starts={2: -1}), "boards[0]: 2 players: the pawn cannot start on space -1, the last being 1 (§2.1)"),
    (side(market=(MarketSpace(15),)), "boards[0]: a price of $15 is not made of $10 notes (§1.2)"),
    (side(market=(MarketSpace(-10),)), "boards[0]: a price of $-10 is not made of $10 notes (§1.2)"),
    (
        side(last=3, godfathers=(2, 1, 3)),
        "boards[0]: the godfathers do not stand in rising order on spaces 1 to 3 (§1.5)",
    ),
    (side(godfathers=(0, 1)), "boards[0]: the godfathers do not stand in rising order on spaces 1 to 1 (§1.5)"),
    (side(godfathers=(1, 2)), "boards[0]: the godfathers do not stand in rising order on spaces 1 to 1 (§1.5)"),
    (
        side(investigations=(1, 1)),
        "boards[0]: the investigations do not stand in rising order on spaces 1 to 1 (§1.5)",
    ),
    (side(strikes=(0,)), "boards[0]: the strikes do not stand in rising order on spaces 1 to 1 (§1.5)"),
    (side(godfathers=()), "boards[0]: the last space is no Godfather (§5.4)"),
    (
        side(last=4, godfathers=(4,), investigations=(1, 2, 3, 4)),
        "boards[0]: there are more than 3 investigations (§5.2)",
    ),
    *(
        (
            side(**{kind: (Space(sunglasses=True),)}),
            "boards[0]: only a space for tax fraud can have sunglasses (§4.5)",
        )
        for kind in ("print", "shop", "fence")
    ),
    *(
        (side(**{flight: Space(sunglasses=True)}), "boards[0]: only a space for tax fraud can have sunglasses (§4.5)")
        for flight in ("commercial", "jet")
    ),
    ({"boards": (SIDE, SIDE)}, "two boards are for 2 players (§2.1)"),
    ({"boards": (SIDE, attrs.evolve(SIDE, starts={1: 0}))}, "1 players: 2 to 4 can play (§2.1)"),
    ({"boards": (SIDE, attrs.evolve(SIDE, starts={5: 0}))}, "5 players: 2 to 4 can play (§2.1)"),
    ({"purses": (10,)}, "2 players: there are purses for 1 (§2.2)"),
    ({"money": 20}, "2 players: the purses need $30, the box has $20 (§2.2)"),
    (
        {"cards": (Card(1, "S", Kind.PRESS), Card(2, "S", Kind.PRESS, 3), *CARDS[2:])},
        "2 players: only 1 starting cards are presses (§2.3)",
    ),
    ({"cards": CARDS[:3]}, "2 players: only 1 starting cards are ink and paper (§2.3)"),
)
"""Changes of `own`, and the fault of each."""


ALL_WRONG: Final[dict[str, Any]] = {
    "name": "",
    "cards": (Card(1, "S", Kind.JET, 5, 5), Card(1, "T", Kind.LOTTERY)),
    "boards": (
        attrs.evolve(
            SIDE,
            starts={2: 4, 6: 0},
            market=(MarketSpace(5),),
            print=(Space(sunglasses=True),),
            godfathers=(),
            investigations=(3, 2),
        ),
        SIDE,
    ),
    "fakes": (),
    "money": -5,
    "purses": (5,),
    "henchmen": -1,
    "patience": 0,
}
"""An edition with all faults at once."""


ALL_FAULTS: Final = (
    "it has no name",
    "two cards have the id 1",
    "card 1: it is marked for 5 players, 2 to 4 can play (§1.3)",
    "card 1: a value of $5 is not made of $10 notes (§1.2)",
    "card 1: a lottery ticket has a value, and no other card has (§1.3)",
    "card 1: players start with a press, and with ink or paper, not with a private jet (§2.3)",
    "card 1: the letters are S, A, B, C and D, not 'T' (§1.3)",
    "card 1: a lottery ticket has a value, and no other card has (§1.3)",
    "fakes are three counts from 0 up, by quality (§1.1)",
    "-1 henchmen are too few (§1.4)",
    "a patience of 0 rounds is not one of 1 to 1000 (§3.5)",
    "$-5 are not made of $10 notes (§1.2)",
    "the purses are not made of $10 notes (§1.2)",
    "boards[0]: 2 players: the pawn cannot start on space 4, the last being 1 (§2.1)",
    "boards[0]: a price of $5 is not made of $10 notes (§1.2)",
    "boards[0]: the investigations do not stand in rising order on spaces 1 to 1 (§1.5)",
    "boards[0]: the last space is no Godfather (§5.4)",
    "boards[0]: only a space for tax fraud can have sunglasses (§4.5)",
    "two boards are for 2 players (§2.1)",
    "2 players: there are purses for 1 (§2.2)",
    "2 players: the purses need $5, the box has $-5 (§2.2)",
    "2 players: only 0 starting cards are presses (§2.3)",
    "2 players: only 0 starting cards are ink and paper (§2.3)",
    "6 players: 2 to 4 can play (§2.1)",
)


WRONG_TYPES: Final[tuple[tuple[dict[str, Any], str], ...]] = (
    ({"name": None}, "name is a text, not None"),
    ({"cards": (1,)}, "^1 is not a Card$"),
    ({"boards": (1,)}, "^1 is not a Board$"),
    ({"fakes": (1, "2", 3)}, "^'2' is not a whole number$"),
    ({"money": True}, "^money is a whole number, not True$"),
    ({"purses": (1.0,)}, r"^1\.0 is not a whole number$"),
    ({"henchmen": "3"}, "^henchmen is a whole number, not '3'$"),
    ({"patience": 2.5}, "^patience is a whole number, not 2.5$"),
    ({"patience": True}, "^patience is a whole number, not True$"),
)
"""Fields of another type, and the error for each."""


LONGEST: Final[tuple[tuple[Edition, int, int], ...]] = (
    *((REFERENCE, players, most) for players, most in ((2, 392), (3, 718), (4, 1144))),
    (TINY, 2, 2 * 2 * (2 * 1 + 1)),
    (MINE, 2, 3 * 1 * (2 * 2 + 1) + 2 * 2),
    (attrs.evolve(MINE, patience=1), 2, 1 * (2 * 2 + 1) + 2 * 2),
)
"""Editions, player counts, and the most actions of a game."""


FINDER: Final = ("card", "cards", "id")
"""The method of an edition that finds a card, the field with all of them, and what each is found by."""
