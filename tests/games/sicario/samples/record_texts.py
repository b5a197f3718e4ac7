"""The text of a record of Sicario, and texts with faults, for the tests of every game."""

from typing import Final

from criminals.games import sicario

TEXT: Final = """\
game: sicario
rules: 1
edition: reference
players: 3
setup.characters: ["Glenda", "Olga", "Boris"]
setup.events: ["tip-off", "advance-2", "lose-turn", "advance-4", "advance-1", "roll-again", "tip-off", "blackout", \
"retreat-2", "take-cover", "retreat-1", "tip-off", "lose-turn", "blackout", "lose-turn", "advance-3"]
setup.sicario: 0

1. chance: roll 1
2. 0: ask 1 hat
3. chance: roll 1
4. 0: ask 2 man
5. chance: roll 5
6. 1: disc woman no-hat glasses
7. 0: eliminate 2 Felix
8. chance: roll 2
9. chance: roll 3
10. chance: roll 1
11. 0: ask 2 scar
12. 0: ask 2 man
13. chance: roll 5
14. 1: capture Wanda
15. chance: roll 1
16. chance: roll 2
17. 1: capture Glenda
"""


CHANGED: Final[list[tuple[str, str, tuple[str, ...]]]] = [
    ("players: 3", "players: 4", ("line 5: setup.characters: 3 are given to 4 players (§2.2)",)),
    ('["Glenda", "Olga"', '["Olga", "Olga"', ("line 5: setup.characters: 'Olga' is given to 2 players (§2.2)",)),
    ('["tip-off"', "[7", ("line 6: setup.events[0]: expected a text, got 7",)),
    ("setup.sicario: 0", "setup.sicario: 3", ("line 7: setup.sicario: 3 is no seat of 3 players (§2.1)",)),
    ("setup.sicario: 0\n", "", ("setup.sicario: it is missing",)),
    ("2. 0: ask 1 hat", "2. 0: ak 1 hat", ("line 10: action 'ak 1 hat': no action 'ak', did you mean 'ask'?",)),
    ("2. 0: ask 1 hat", "2. 0: skip", ("line 10: action 'skip': ",)),
    ("2. 0: ask 1 hat", "2. 0: roll 1", ("line 10: action 'roll 1': ",)),
    ("1. chance: roll 1", "1. chance: roll 7", ("line 9: action 'roll 7': the die has no 7",)),
    ("2. 0: ask 1 hat", "2. 1: ask 1 hat", ("line 10: the turn that begins here is '2. 0: ask 1 hat'",)),
    ("8. chance: roll 2", "8. 1: roll 2", ("line 16: the turn that begins here is '8. chance: roll 2'",)),
    (
        "8. chance: roll 2\n9. chance: roll 3",
        "8. chance: roll 2, roll 3",
        ("line 16: the turn that begins here is '8. chance: roll 2'",),
    ),
]

OWN_EDITION: Final = 'edition: {"name":"mine","characters":[{"name":"Ann","sex":"woman",'
"""How the line of an edition that does not come with the library begins."""

RENAMED: Final = ("path", "paths")
"""A field of an edition, and a name that it does not have."""

REFUSED: Final = ([sicario.Roll(1), sicario.Roll(1)], "wrong_phase")
"""Actions from the start of the record, and the code by which the last one is refused."""
