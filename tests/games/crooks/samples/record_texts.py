"""The text of a record of Crooks, and texts with faults, for the tests of every game."""

from typing import Final

from criminals.games import crooks

TEXT: Final = """\
game: crooks
rules: 1
edition: reference
players: 2
setup.hangouts.A: [17, 24]
setup.hangouts.B: [12, 26]
setup.hangouts.C: [23, 27, 31]
setup.hangouts.D: [1, 15, 21, 32]
setup.hangouts.E: [2, 4, 6, 8, 30]
setup.box: [3, 5, 7, 9, 10, 11, 13, 14, 16, 18, 19, 20, 22, 25, 28, 29]
setup.start: 0

1. 0: pass
2. 1: recruit D, take 1, place 6
3. 1: recruit A, take 17, place 9 down
4. 1: pass
"""


CHANGED: Final[list[tuple[str, str, tuple[str, ...]]]] = [
    ("players: 2", "players: 3", ("line 5: setup.hangouts: 5 are given, 7 are in play (§2.2)",)),
    ("[17, 24]", "[17]", ("line 5: setup.hangouts.A: 1 crooks instead of 2 (§2.2)", "line 5: setup: crook 24 stands")),
    ("[17, 24]", '[17, "24"]', ('line 5: setup.hangouts.A[1]: expected a whole number, got "24"',)),
    ("[17, 24]", "[17, 1e4]", ("line 5: setup.hangouts.A[1]: 1e4 is no whole number",)),
    ("setup.start: 0", "setup.start: 2", ("line 11: setup.start: 2 is no seat of 2 players (§2.5)",)),
    ("setup.start: 0\n", "", ("setup.start: it is missing",)),
    ("setup.start: 0", "setup.seed: 0", ("setup.start: it is missing", "line 11: setup.seed: no such field")),
    ("setup.start: 0", "start: 0", ("line 11: start: no such field is known", "setup.start: it is missing")),
    (
        "setup.start: 0",
        "setup.box.x: 0",
        ("line 11: setup.box.x: it stands there more than once", "setup.start: it is"),
    ),
    ("setup.start: 0", "setup: {}", ("line 11: setup: it stands there more than once", "setup.start: it is")),
    ("1. 0: pass\n", "1. 0: pass\nplayers: 2\n", ("line 14: the header ends where the turns begin",)),
    ("1. 0: pass", "1. 0 : pass", ("line 13: expected 'name: value', '1. 0: action, action' or a comment",)),
    ("1. 0: pass", " 1. 0: pass", ("line 13: expected 'name: value'",)),
    ("1. 0: pass", "pass", ("line 13: expected 'name: value'",)),
    ("1. 0: pass", "1. 0: pass\ud800", ("line 13: half of a surrogate pair",)),
    ("1. 0: pass", "1. 0: ", ("line 13: action '': expected one of pass, recruit, take",)),
    ("take 1,", "tkae 1,", ("line 14: action 'tkae 1': no action 'tkae', did you mean 'take'?",)),
    ("take 1,", "take 1, ,", ("line 14: action '': expected one of pass",)),
    (
        "take 1,",
        "take 32,",
        ("line 14: action 'take 32': crook 32 must be taken last, like every Boss: 3 others",),
    ),
    ("4. 1: pass", "4. 1: pass, pass", ("line 16: action 'pass': the game is over",)),
    ("1. 0: pass", "1. 1: pass", ("line 13: the turn that begins here is '1. 0: pass'",)),
    ("1. 0: pass", "1. chance: pass", ("line 13: the turn that begins here is '1. 0: pass'",)),
    ("4. 1: pass", "5. 1: pass", ("line 16: the turn that begins here is '4. 1: pass'",)),
    ("4. 1: pass", "04. 1: pass", ("line 16: the turn that begins here is '4. 1: pass'",)),
    (", place 6\n", "\n3. 1: place 6\n", ("line 14: the turn that begins here is '2. 1: recruit D, take 1, place 6'",)),
    (
        "down\n4. 1: pass",
        "down, pass",
        ("line 15: the turn that begins here is '3. 1: recruit A, take 17, place 9 down",),
    ),
]

OWN_EDITION: Final = 'edition: {"name":"mine","crooks":[{"id":1,'
"""How the line of an edition that does not come with the library begins."""

RENAMED: Final = ("purse", "purses")
"""A field of an edition, and a name that it does not have."""

REFUSED: Final = ([crooks.Pass(), crooks.Recruit("D"), crooks.Take(32)], "boss_not_last")
"""Actions from the start of the record, and the code by which the last one is refused."""
