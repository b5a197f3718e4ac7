"""The document of a state of Crooks, and documents with faults, for the tests of every game."""

from typing import Any, Final

import attrs

from criminals.games import crooks
from criminals.games.crooks import Recruiting, State
from tests.games.crooks.lines import NOT_THOSE
from tests.games.papers import GONE, Path

MIDDLE: Final = (
    '{"criminals":1,"kind":"state","game":"crooks","rules":1,"edition":"tiny","players":2,"actor":1,'
    '"phase":{"phase":"placing","seat":1,"origin":{"hangout":"A","number":1}},'
    '"hangouts":{"A":{"size":0,"looks":[{"seat":0,"number":2},{"seat":1,"number":1}],"left":false,"crooks":[],'
    '"taken":[2,5]},"B":{"size":2,"looks":[],"left":false,"crooks":[1,3],"taken":[]}},"box":[4],'
    '"rows":[{"3":[{"face":"down","origin":{"hangout":"A","number":2},"knowers":[0]}]},{"3":[]}],"discards":[],'
    '"money":[1,3],"bank":4,"passed":[false,false]}'
)

FAULTY: Final[tuple[tuple[Path, object, str], ...]] = (
    (("players",), 3, '$.players: edition "tiny" is for 2 players, not 3 (§2.1)'),
    (("actor",), "1", '$.actor: expected one of 0, 1, 2, 3 or null, got "1"'),
    (("actor",), 4, "$.actor: expected one of 0, 1, 2, 3, got 4"),
    (("actor",), 0, "$.actor: expected 1, as the phase says, got 0"),
    (("phase", "phase"), "taking", "$.phase.hangout: it is missing"),
    (("phase", "origin", "hangout"), "C", "$.phase.origin.hangout: no hangout C is in play (§2.2)"),
    (("phase", "origin", "hangout"), "AB", '$.phase.origin.hangout: expected a capital letter, got "AB"'),
    (("phase", "origin", "number"), 0, "$.phase.origin.number: expected a number from 1 to 999999999, got 0"),
    (("phase", "origin", "number"), 3, "$.phase.origin.number: hangout A never had more than 2 crooks (§6.10)"),
    (("phase",), {"phase": "killing", "seat": 1, "target": 4}, "$.phase.target: no target 4 is in the box (§1.2)"),
    (("hangouts", "B"), GONE, "$.hangouts.B: it is missing"),
    (("hangouts", "b"), {}, '$.hangouts.b: expected a capital letter, got "b"'),
    (("hangouts", "A", "size"), -1, "$.hangouts.A.size: expected a number from 0 up, got -1"),
    (("hangouts", "A", "size"), 1, "$.hangouts.A.size: 1, but there are 0 crooks"),
    (("hangouts", "A", "left"), 0, "$.hangouts.A.left: expected true or false, got 0"),
    (("hangouts", "A", "seen"), [], "$.hangouts.A.seen: no such field is known"),
    (("hangouts", "A", "looks", 0), [0, 2], "$.hangouts.A.looks[0]: expected an object, got a list"),
    (("hangouts", "A", "looks", 0, "seat"), 3, "$.hangouts.A.looks[0].seat: 3 is no seat of 2 players (§2.1)"),
    (("hangouts", "B", "crooks"), [3, 1], "$.hangouts.B.crooks: expected rising numbers, each once"),
    (("hangouts", "B", "crooks"), [1, 1], "$.hangouts.B.crooks: expected rising numbers, each once"),
    (("hangouts", "B", "crooks", 1), 6, "$.hangouts.B.crooks[1]: no crook 6 is in the box (§1.1)"),
    (("hangouts", "A", "taken", 0), "2", '$.hangouts.A.taken[0]: expected a whole number, got "2"'),
    (("box", 0), 99, "$.box[0]: no crook 99 is in the box (§1.1)"),
    (("rows", 1), GONE, "$.rows: 1 of them, there are 2 seats (§2.1)"),
    (("rows", 2), {"3": []}, "$.rows: 3 of them, there are 2 seats (§2.1)"),
    (("rows", 1, "3"), GONE, '$.rows[1]["3"]: it is missing'),
    (("rows", 1, "4"), [], '$.rows[1]["4"]: no such target is in the box (§1.2)'),
    (("rows", 1, "03"), [], '$.rows[1]["03"]: expected the worth of a target, got "03"'),
    (
        ("rows", 0, "3", 0, "face"),
        "?",
        '$.rows[0]["3"][0].face: expected one of "up", "down", got "?"',
    ),
    (("rows", 0, "3", 0, "face"), "up", '$.rows[0]["3"][0].crook: it is missing'),
    (("rows", 0, "3", 0, "crook"), 2, '$.rows[0]["3"][0].crook: no such field is known'),
    (("rows", 0, "3", 0, "knowers"), [1, 0], '$.rows[0]["3"][0].knowers: expected rising numbers, each once'),
    (("rows", 0, "3", 0, "knowers"), [0, 2], '$.rows[0]["3"][0].knowers[1]: 2 is no seat of 2 players (§2.1)'),
    (("discards",), {}, "$.discards: expected a list, got an object"),
    (("money", 0), -1, "$.money[0]: expected a number from 0 up, got -1"),
    (("money",), [1, 3, 0], "$.money: 3 of them, there are 2 seats (§2.1)"),
    (("bank",), 4.5, "$.bank: 4.5 is no whole number, and documents have no others"),
    (("passed",), [False], "$.passed: 1 of them, there are 2 seats (§2.1)"),
    (("kind",), "view", '$.kind: expected "state", got "view"'),
    (("rules",), 2, "$.rules: no version 2 of crooks is known, only 1"),
)

IMPOSSIBLE: Final[tuple[tuple[Path, object, str], ...]] = (
    (("bank",), 5, "$9 on the table, the box has $8 (§1.5)"),
    (("box", 0), 3, "a crook is in no place, or in two (§2.3)"),
    (("box",), [], "a crook is in no place, or in two (§2.3)"),
    (("hangouts", "A", "taken"), [2], "hangout A does not count up (§3.5)"),
    (("hangouts", "A", "taken"), [5, 2, 5], "hangout A does not count up (§3.5)"),
    (("hangouts", "A", "taken"), [1, 5], "crook 1, a Boss, lies face down (§4.6)"),
    (("hangouts", "A", "looks"), [{"seat": 0, "number": 2}], "seat 1 took a crook from hangout A unseen (§3.5)"),
    (("hangouts", "B", "left"), True, "hangout B was left with one that could be taken (§3.9)"),
    (("rows", 0, "3"), [], NOT_THOSE),
    (("rows", 0, "3", 0, "knowers"), [1], "seat 0 does not know its own crook (§3.8)"),
    (("phase", "origin", "number"), 2, "seat 1 holds another crook than the one just taken (§3.7)"),
    (("passed", 1), True, "seat 1 plays on after passing (§3.2)"),
)


def spoil_form(spoilt: dict[str, Any]) -> None:
    """Give the document of the middle of a game many faults of form."""
    spoilt["money"] = ["1", None]
    spoilt["phase"] = {"phase": "placing", "origin": {"hangout": "a"}}
    spoilt["rows"][0]["3"][0]["face"] = "?"
    spoilt["note"] = 1


FORM_FAULTS: Final = (
    "$.phase.seat: it is missing",
    '$.phase.origin.hangout: expected a capital letter, got "a"',
    "$.phase.origin.number: it is missing",
    '$.rows[0]["3"][0].face: expected one of "up", "down", got "?"',
    '$.money[0]: expected a whole number, got "1"',
    "$.money[1]: expected a whole number, got null",
    "$.note: no such field is known",
)


def spoil_names(spoilt: dict[str, Any]) -> None:
    """Name many things in the document of the middle of a game that are not there."""
    spoilt["box"] = [4, 7]
    spoilt["hangouts"]["C"] = spoilt["hangouts"].pop("A")
    spoilt["passed"] = []
    spoilt["actor"] = 0


NAME_FAULTS: Final = (
    "$.box[1]: no crook 7 is in the box (§1.1)",
    "$.hangouts.A: it is missing",
    "$.hangouts.C: no such hangout is in play (§2.2)",
    "$.passed: 0 of them, there are 2 seats (§2.1)",
    "$.actor: expected 1, as the phase says, got 0",
)

DIGEST: Final = "f031f1f9c1eb9331cef9bb03e8faf6bf26a89cb2db2a30851d3d56567b34dab7"
"""The digest of the middle of a game."""

OBJECTS: Final[tuple[str, ...]] = ("hangouts",)
"""Fields that are objects, whose order means nothing."""

EDITION: Final = crooks.BOSSES


def broken(state: State) -> State:
    """A state with a fault."""
    return attrs.evolve(state, bank=state.bank + 1)


STATES_RETURN: Final = False
"""Whether a game may come to the same state again."""


def others(state: State) -> dict[str, object]:
    """Other values of some fields of a state; any other field can be cut short."""
    return {"phase": Recruiting(1), "bank": state.bank + 1, "left": frozenset({"Z"}), "discards": (None,)}
