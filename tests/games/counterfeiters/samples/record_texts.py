"""The text of a record of Counterfeiters, and texts with faults, for the tests of every game."""

from typing import Final

from criminals.games import counterfeiters

TEXT: Final = """\
game: counterfeiters
rules: 1
edition: reference
players: 2
setup.stack: [14, 16, 18, 9, 12, 19, 21, 24, 22, 25, 27, 23, 32, 34, 31, 28, 30, 40, 39, 41, 38]
setup.starters: [7, 5]
setup.first: 0

1. 0: print 1
2. 1: defraud 1
3. 0: fence 1 2/0/0
4. 1: fly commercial 10
5. 0: buy 5
6. 1: laydown
7. 1: print 1
"""


CHANGED: Final[list[tuple[str, str, tuple[str, ...]]]] = [
    ("players: 2", "players: 3", ("line 5: setup.stack: card 10 is missing (§2.4)",)),
    ("[7, 5]", "[7]", ("line 6: setup.starters: 1 are given to 2 players (§2.3)",)),
    ("[7, 5]", '[7, "5"]', ('line 6: setup.starters[1]: expected a whole number, got "5"',)),
    ("[14, 16", "[16, 16", ("line 5: setup.stack: card 16 stands there 2 times (§2.4)",)),
    ("setup.first: 0", "setup.first: 2", ("line 7: setup.first: 2 is no seat of 2 players (§2.2)",)),
    ("setup.first: 0\n", "", ("setup.first: it is missing",)),
    ("6. 1: laydown", "6. 1: laydwn", ("line 14: action 'laydwn': no action 'laydwn', did you mean 'laydown'?",)),
    ("6. 1: laydown", "6. 1: print 1", ("line 14: action 'print 1': ",)),
    ("6. 1: laydown", "6. 0: laydown", ("line 14: the turn that begins here is '6. 1: laydown'",)),
    (
        "6. 1: laydown\n7. 1: print 1",
        "6. 1: laydown, print 1",
        ("line 14: the turn that begins here is '6. 1: laydown'",),
    ),
]

OWN_EDITION: Final = 'edition: {"name":"mine","cards":[{"id":1,"letter":"S",'
"""How the line of an edition that does not come with the library begins."""

RENAMED: Final = ("purses", "purse")
"""A field of an edition, and a name that it does not have."""

REFUSED: Final = ([counterfeiters.Print(1), counterfeiters.Print(1)], "space_taken")
"""Actions from the start of the record, and the code by which the last one is refused."""
