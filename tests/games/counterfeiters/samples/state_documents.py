"""The document of a state of Counterfeiters, and documents with faults, for the tests of every game."""

from typing import Any, Final

import attrs

from criminals.games.counterfeiters import Playing, State
from tests.games.counterfeiters.papers import (
    MINE,
    whole_edition,
)
from tests.games.papers import GONE, Path

MIDDLE: Final = (
    '{"criminals":1,"kind":"state","game":"counterfeiters","rules":1,"edition":"reference","players":2,"actor":1,'
    '"phase":{"phase":"playing","seat":1},"crews":['
    '{"idle":0,"cards":[1,7,14],"fakes":[0,0,0],"wealth":40,"possible":{"least":40,"most":40}},'
    '{"idle":1,"cards":[2,5],"fakes":[0,0,0],"wealth":30,"possible":{"least":0,"most":20}}],'
    '"henchmen":{"buy 1":null,"buy 2":null,"buy 3":null,"buy 4":null,"buy 5":0,"print 1":0,"print 2":null,'
    '"shop 1":null,"fence 1":0,"defraud 1":1,"defraud 2":null,"fly commercial":1,"fly jet":null},'
    '"market":[12,9,18,16,null],"binned":[],"stack_size":16,"leftover":[],"bank":3650,"pawn":1,"moved":true,"quiet":0,'
    '"first":0,"next_first":1,"cash":[40,20],"stack":[19,21,24,22,25,27,23,32,34,31,28,30,40,39,41,38]}'
)

FAULTY: Final[tuple[tuple[Path, object, str], ...]] = (
    (("edition",), {**whole_edition(), "purses": [100]}, "$.edition.purses: expected 2 to 250 items, got 1"),
    (("edition",), {**whole_edition(), "money": 10}, "$.edition: 2 players: the purses need $190, the box has $10"),
    (("actor",), "1", '$.actor: expected one of 0, 1, 2, 3 or null, got "1"'),
    (("actor",), 0, "$.actor: expected 1, as the phase says, got 0"),
    (("phase", "phase"), "dining", "$.phase.lunches: it is missing"),
    (("phase",), {"phase": "dining", "seat": 1, "lunches": 0}, "$.phase.lunches: expected a number from 1 to"),
    (("phase",), {"phase": "finishing", "seat": 1, "last": 2}, "$.phase.last: 2 is no seat of 2 players (§2.1)"),
    (
        ("phase",),
        {"phase": "retaking", "seat": 1, "lawyer": "press"},
        '$.phase.lawyer: expected one of "great-lawyer", "negligent-lawyer", got "press"',
    ),
    (("crews", 1), GONE, "$.crews: 1 of them, there are 2 seats (§2.1)"),
    (("crews", 0), [], "$.crews[0]: expected an object, got a list"),
    (("crews", 0, "idle"), -1, "$.crews[0].idle: expected a number from 0 up, got -1"),
    (("crews", 0, "cards"), [7, 1], "$.crews[0].cards: expected rising numbers, each once"),
    (("crews", 0, "cards"), [1, 7, 43], "$.crews[0].cards[2]: no card 43 is in the box (§1.3)"),
    (("crews", 0, "cards", 0), 0, "$.crews[0].cards[0]: expected a number from 1 to 999999999, got 0"),
    (("crews", 0, "fakes"), [0, 0], "$.crews[0].fakes: expected 3 items, got 2"),
    (("crews", 0, "fakes", 1), -1, "$.crews[0].fakes[1]: expected a number from 0 up, got -1"),
    (("crews", 0, "fakes"), "0/0/0", '$.crews[0].fakes: expected a list, got "0/0/0"'),
    (("crews", 0, "offshore"), 0, "$.crews[0].offshore: no such field is known"),
    (("crews", 0, "possible"), [0, 20], "$.crews[0].possible: expected an object, got a list"),
    (("crews", 0, "possible", "least"), GONE, "$.crews[0].possible.least: it is missing"),
    (("crews", 0, "possible", "most"), "40", '$.crews[0].possible.most: expected a whole number, got "40"'),
    (("henchmen", "buy 5"), GONE, '$.henchmen["buy 5"]: it is missing'),
    (("henchmen", "buy 6"), None, '$.henchmen["buy 6"]: no such space is on the board (§1.5)'),
    (("henchmen", "fly"), None, '$.henchmen.fly: expected an action space such as print 1 or fly jet, got "fly"'),
    (("henchmen", "buy 01"), None, '$.henchmen["buy 01"]: expected an action space such as print 1 or fly jet'),
    (("henchmen", "buy 5"), 2, '$.henchmen["buy 5"]: 2 is no seat of 2 players (§2.1)'),
    (("henchmen", "buy 5"), 4, '$.henchmen["buy 5"]: expected one of 0, 1, 2, 3, got 4'),
    (("henchmen",), [], "$.henchmen: expected an object, got a list"),
    (("market", 4), GONE, "$.market: 4 of them, there are 5 spaces (§1.5)"),
    (("market", 4), False, "$.market[4]: expected a whole number or null, got false"),
    (("market", 4), 43, "$.market[4]: no card 43 is in the box (§1.3)"),
    (("binned",), [9, 9], "$.binned: expected rising numbers, each once"),
    (("binned",), [50], "$.binned[0]: no card 50 is in the box (§1.3)"),
    (("leftover",), [50], "$.leftover[0]: no card 50 is in the box (§1.3)"),
    (("stack", 3), 50, "$.stack[3]: no card 50 is in the box (§1.3)"),
    (("stack_size",), 15, "$.stack_size: 15, but there are 16 cards"),
    (("bank",), 4.5, "$.bank: 4.5 is no whole number, and documents have no others"),
    (("bank",), -10, "$.bank: expected a number from 0 up, got -10"),
    (("pawn",), 14, "$.pawn: its track goes from 0 to 13, it is on 14 (§2.1)"),
    (("moved",), 0, "$.moved: expected true or false, got 0"),
    (("quiet",), True, "$.quiet: expected a whole number, got true"),
    (("quiet",), -1, "$.quiet: expected a number from 0 up, got -1"),
    (("first",), 2, "$.first: 2 is no seat of 2 players (§2.1)"),
    (("next_first",), 3, "$.next_first: 3 is no seat of 2 players (§2.1)"),
    (("cash",), [40], "$.cash: 1 of them, there are 2 seats (§2.1)"),
    (("cash",), 40, "$.cash: expected a list, got 40"),
    (("cash", 0), None, "$.cash[0]: expected a whole number, got null"),
    (("kind",), "view", '$.kind: expected "state", got "view"'),
    (("rules",), 2, "$.rules: no version 2 of counterfeiters is known, only 1"),
)

IMPOSSIBLE: Final[tuple[tuple[Path, object, str], ...]] = (
    (("bank",), 3660, "$3730 on the table, the box has $3720 (§1.2)"),
    (("crews", 1, "wealth"), 35, "$35 is not made of $10 notes (§1.2)"),
    (("crews", 1, "possible", "most"), 30, "seat 1 never flew, so its cash is known: $30 (§7.2)"),
    (("cash", 1), 30, "seat 1 has $30 in cash, possible are $0 to $20 (§7.2)"),
    (("crews", 0, "cards"), [1, 7], "5 cards came from the stack by its size, not 4 (§7.1)"),
    (("crews", 0, "cards"), [1, 7, 11], "card 11 is not in use with 2 players (§2.4)"),
    (("crews", 0, "fakes"), [0, 0, 1], "seat 0 has fakes (0, 0, 1), of better quality than it can print (§4.2)"),
    (("stack", 0), 21, "a card of the stack is in two places (§1.3)"),
    (("market", 4), 14, "somebody stands at a space of the market whose card was not bought (§4.1)"),
    (("henchmen", "buy 5"), None, "a space of the market is empty, but nobody bought there (§3.6)"),
    (("henchmen", "fly jet"), 1, "seat 1 flew without a private jet (§4.6)"),
    (("moved",), False, "whether the pawn moved in this round, the hats tell otherwise (§3.4)"),
    (("quiet",), 1, "the pawn has moved in this round, and 1 quiet rounds are counted (§3.5)"),
    (("quiet",), 3, "3 quiet rounds are counted, with a patience of 3 there are 0 to 2 (§3.5)"),
    (("next_first",), 0, "seat 0 does not stand on the sunglasses to start the next round (§3.8)"),
    (("leftover",), [19], "the rest of the stack is shown before the end (§7.4)"),
)


def spoil_form(spoilt: dict[str, Any]) -> None:
    """Give the document of the middle of a game many faults of form."""
    spoilt["cash"] = ["1", None]
    spoilt["phase"] = {"phase": "retaking", "lawyer": "ink"}
    spoilt["crews"][0]["fakes"] = [0]
    spoilt["note"] = 1


FORM_FAULTS: Final = (
    "$.phase.seat: it is missing",
    '$.phase.lawyer: expected one of "great-lawyer", "negligent-lawyer", got "ink"',
    "$.crews[0].fakes: expected 3 items, got 1",
    '$.cash[0]: expected a whole number, got "1"',
    "$.cash[1]: expected a whole number, got null",
    "$.note: no such field is known",
)


def spoil_names(spoilt: dict[str, Any]) -> None:
    """Name many things in the document of the middle of a game that are not there."""
    spoilt["market"] = [99]
    spoilt["henchmen"]["shop 2"] = spoilt["henchmen"].pop("shop 1")
    spoilt["crews"].append(spoilt["crews"][0])
    spoilt["actor"] = 0
    spoilt["first"] = 2


NAME_FAULTS: Final = (
    "$.first: 2 is no seat of 2 players (§2.1)",
    "$.market[0]: no card 99 is in the box (§1.3)",
    '$.henchmen["shop 1"]: it is missing',
    '$.henchmen["shop 2"]: no such space is on the board (§1.5)',
    "$.crews: 3 of them, there are 2 seats (§2.1)",
    "$.market: 1 of them, there are 5 spaces (§1.5)",
    "$.actor: expected 1, as the phase says, got 0",
)

DIGEST: Final = "0ab28ecd6971cb174067cac473612e78bd22b5a2bca9f9c2b7d4d7d64cc8ebe1"
"""The digest of the middle of a game."""

OBJECTS: Final[tuple[str, ...]] = ("henchmen",)
"""Fields that are objects, whose order means nothing."""

EDITION: Final = MINE


def broken(state: State) -> State:
    """A state with a fault."""
    return attrs.evolve(state, bank=state.bank + 10)


STATES_RETURN: Final = False
"""Whether a game may come to the same state again."""


def others(state: State) -> dict[str, object]:
    """Other values of some fields of a state; any other field can be cut short."""
    return {
        "phase": Playing(0),
        "moved": False,
        "quiet": 1,
        "leftover": (1,),
        "binned": (1,),
        **{name: getattr(state, name) + 1 for name in ("stack_size", "bank", "pawn", "first", "next_first")},
    }
