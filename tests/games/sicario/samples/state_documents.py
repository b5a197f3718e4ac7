"""The document of a state of Sicario, and documents with faults, for the tests of every game."""

from typing import Any, Final

import attrs

from criminals.games.sicario import Over, State
from tests.games.papers import GONE, Path
from tests.games.sicario.papers import (
    MINE,
    whole_edition,
)

MIDDLE: Final = (
    '{"criminals":1,"kind":"state","game":"sicario","rules":1,"edition":"reference","players":3,"actor":"chance",'
    '"phase":{"phase":"rolling","seat":2},"sicario":0,"positions":[null,21,5],"lost":[0,0,0],"facts":['
    '[{"fact":"lights","features":["woman","no-hat","glasses"],"lights":2},{"fact":"missed","character":"Wanda"}],'
    '[{"fact":"answer","trait":"hat","yes":true}],'
    '[{"fact":"answer","trait":"man","yes":true},{"fact":"answer","trait":"scar","yes":true},'
    '{"fact":"missed","character":"Felix"}]],"shown":[null,null,null],"unread_size":9,'
    '"bottom":["tip-off","advance-2","lose-turn","advance-4","advance-1","roll-again","tip-off"],'
    '"characters":["Glenda","Olga","Boris"],'
    '"unread":["blackout","retreat-2","take-cover","retreat-1","tip-off","lose-turn","blackout","lose-turn",'
    '"advance-3"]}'
)

ORDER: Final = "expected answers, lights, missed names, in the order of the box, each once (§6.1)"

YES: Final = {"fact": "answer", "trait": "hat", "yes": True}

NO: Final = {"fact": "answer", "trait": "earring", "yes": False}

DISC: Final = {"fact": "lights", "features": ["woman", "hat", "glasses"], "lights": 1}

FAULTY: Final[tuple[tuple[Path, object, str], ...]] = (
    (("edition",), {**whole_edition(), "events": []}, "$.edition: 1 to 200 event cards are needed, there are 0"),
    (("actor",), "1", '$.actor: expected "chance", got "1"'),
    (("actor",), [], '$.actor: expected one of 0, 1, 2, 3 or "chance" or null, got a list'),
    (("actor",), 2, '$.actor: expected "chance", as the phase says, got 2'),
    (("phase", "phase"), "questioning", "$.phase.agent: it is missing"),
    (("phase", "phase"), "hunting", '$.actor: expected 2, as the phase says, got "chance"'),
    (
        ("phase",),
        {"phase": "questioning", "seat": 0, "agent": 3},
        "$.phase.agent: 3 is no seat of 3 players (§2.1)",
    ),
    (("sicario",), 3, "$.sicario: 3 is no seat of 3 players (§2.1)"),
    (("sicario",), None, "$.sicario: expected one of 0, 1, 2, 3, got null"),
    (("positions", 2), GONE, "$.positions: 2 of them, there are 3 seats (§2.1)"),
    (("positions", 1), 46, "$.positions[1]: the embassy is 45, and there is no space 46 (§1.2)"),
    (("positions", 1), -1, "$.positions[1]: expected a number from 0 to 201, got -1"),
    (("positions", 1), "21", '$.positions[1]: expected a whole number or null, got "21"'),
    (("lost", 2), GONE, "$.lost: 2 of them, there are 3 seats (§2.1)"),
    (("lost", 1), -1, "$.lost[1]: expected a number from 0 to 999999999, got -1"),
    (("lost", 1), 10**9, "$.lost[1]: expected a number from 0 to 999999999, got 1000000000"),
    (("facts", 2), GONE, "$.facts: 2 of them, there are 3 seats (§2.1)"),
    (("facts", 1), {}, "$.facts[1]: expected a list, got an object"),
    (("facts", 1, 0), [], "$.facts[1][0]: expected an object, got a list"),
    (("facts", 1, 0, "fact"), GONE, "$.facts[1][0].fact: it is missing"),
    (
        ("facts", 1, 0, "fact"),
        "told",
        '$.facts[1][0].fact: expected one of "answer", "lights", "missed", got "told"',
    ),
    (("facts", 1, 0, "yes"), 1, "$.facts[1][0].yes: expected true or false, got 1"),
    (("facts", 1, 0, "trait"), "cap", "$.facts[1][0]: nothing such can be heard in this edition (§6.1)"),
    (("facts", 1, 0, "trait"), "", "$.facts[1][0].trait: expected 1 to 40 characters, got 0"),
    (("facts", 0, 0, "features", 0), "hat", "$.facts[0][0]: nothing such can be heard in this edition (§6.1)"),
    (("facts", 0, 0, "features", 0), "scar", '$.facts[0][0].features[0]: expected one of "man", "woman", "hat"'),
    (("facts", 0, 0, "features", 0), GONE, "$.facts[0][0].features: expected 3 items, got 2"),
    (("facts", 0, 0, "lights"), 4, "$.facts[0][0].lights: expected a number from 0 to 3, got 4"),
    (("facts", 0, 1, "character"), "Eve", "$.facts[0][1]: nothing such can be heard in this edition (§6.1)"),
    (("facts", 1), [YES, YES], f"$.facts[1]: {ORDER}"),
    (("facts", 1), [NO, YES], f"$.facts[1]: {ORDER}"),
    (("facts", 1), [DISC, YES], f"$.facts[1]: {ORDER}"),
    (("shown", 2), GONE, "$.shown: 2 of them, there are 3 seats (§2.1)"),
    (("shown", 2), "Eve", '$.shown[2]: no character "Eve" is on the sheet (§1.1)'),
    (("shown", 2), False, "$.shown[2]: expected a text or null, got false"),
    (("unread_size",), 7, "$.unread_size: 7, but 7 of 16 cards are in the bottom (§6.3)"),
    (("unread_size",), 7, "$.unread_size: 7, but there are 9 cards"),
    (("unread_size",), 201, "$.unread_size: expected a number from 0 to 200, got 201"),
    (("bottom", 0), "jailbreak", "$.bottom[0]: expected an event card such as advance-2 or tip-off, got"),
    (("bottom", 0), "advance-9", '$.bottom[0]: no event card "advance-9" is in the box (§1.3)'),
    (("unread", 3), "advance-9", '$.unread[3]: no event card "advance-9" is in the box (§1.3)'),
    (("characters", 2), GONE, "$.characters: 2 of them, there are 3 seats (§2.1)"),
    (("characters", 2), "Eve", '$.characters[2]: no character "Eve" is on the sheet (§1.1)'),
    (("characters", 2), None, "$.characters[2]: expected a text, got null"),
    (("kind",), "view", '$.kind: expected "state", got "view"'),
    (("rules",), 2, "$.rules: no version 2 of sicario is known, only 1"),
)

IMPOSSIBLE: Final[tuple[tuple[Path, object, str], ...]] = (
    (("characters", 0), "Olga", "2 players are Olga (§2.2)"),
    (("characters", 2), "Felix", "seat 2 is Felix, which what was heard or shown of it does not fit (§6.1)"),
    (("shown", 1), "Olga", "the character of seat 1 is shown, but it is not out (§6.2)"),
    (("positions", 2), None, "seat 2 is out or the game over, and its character is not shown (§6.2)"),
    (("positions", 1), 5, "2 agents stand on space 5 (§3.1)"),
    (("positions", 0), 7, "the sicario stands on space 7, its pawn stays off the path (§2.3)"),
    (("positions", 2), 45, "1 agents are at the embassy, and the game goes on (§5.1)"),
    (("sicario",), 1, "the sicario stands on space 21, its pawn stays off the path (§2.3)"),
    (("lost", 1), 2, "seat 1 loses 2 turns: who loses one draws no other card before (§7.4)"),
    (("lost", 0), 999_999_999, "the sicario loses 999999999 turns, so many cards were not read (§7.4)"),
    (("unread", 0), "tip-off", "'tip-off' is 4 times in the deck, the box has 3 (§2.4)"),
    (
        ("facts", 1),
        [{**YES, "yes": False}],
        "seat 1 is Olga, which what was heard or shown of it does not fit (§6.1)",
    ),
    (("facts", 1), [DISC], "seat 1 is an agent, and nobody hears lights of it (§3.6)"),
    (("facts", 0), [YES], "seat 0 is the sicario, and nobody hears answers of it (§4.2)"),
)


def spoil_form(spoilt: dict[str, Any]) -> None:
    """Give the document of the middle of a game many faults of form."""
    spoilt["lost"] = ["1", None, 0]
    spoilt["phase"] = {"phase": "questioning", "seat": "0"}
    spoilt["facts"][1][0]["trait"] = 7
    spoilt["note"] = 1


FORM_FAULTS: Final = (
    '$.phase.seat: expected one of 0, 1, 2, 3, got "0"',
    "$.phase.agent: it is missing",
    '$.lost[0]: expected a whole number, got "1"',
    "$.lost[1]: expected a whole number, got null",
    "$.facts[1][0].trait: expected a text, got 7",
    "$.note: no such field is known",
)


def spoil_names(spoilt: dict[str, Any]) -> None:
    """Name many things in the document of the middle of a game that are not there."""
    spoilt["characters"] = ["Eve", "Olga", "Adam", "Boris"]
    spoilt["positions"] = [None, 50, 5]
    spoilt["bottom"][0] = "advance-9"
    spoilt["facts"][1][0]["trait"] = "cap"
    spoilt["actor"] = 0
    spoilt["sicario"] = 3


NAME_FAULTS: Final = (
    "$.sicario: 3 is no seat of 3 players (§2.1)",
    "$.characters: 4 of them, there are 3 seats (§2.1)",
    '$.characters[0]: no character "Eve" is on the sheet (§1.1)',
    '$.characters[2]: no character "Adam" is on the sheet (§1.1)',
    '$.bottom[0]: no event card "advance-9" is in the box (§1.3)',
    "$.positions[1]: the embassy is 45, and there is no space 50 (§1.2)",
    "$.facts[1][0]: nothing such can be heard in this edition (§6.1)",
    '$.actor: expected "chance", as the phase says, got 0',
)

DIGEST: Final = "0e96356b80cd54099509d2f2c93d4cb37fe01106b809dc564fc180c0f1affa35"
"""The digest of the middle of a game."""

OBJECTS: Final[tuple[str, ...]] = ()
"""Fields that are objects, whose order means nothing."""

EDITION: Final = MINE


def broken(state: State) -> State:
    """A state with a fault."""
    return attrs.evolve(state, characters=(state.characters[1], *state.characters[1:]))


STATES_RETURN: Final = True
"""Whether a game may come to the same state again."""


def others(state: State) -> dict[str, object]:
    """Other values of some fields of a state; any other field can be cut short."""
    return {"phase": Over(), "sicario": state.sicario + 1}
