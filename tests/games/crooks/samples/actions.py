"""Actions of Crooks, their texts and their numbers, for the tests of every game."""

from typing import Final

from criminals.core.game.notation import LARGEST
from criminals.games.crooks import (
    Action,
    Decline,
    Kill,
    Leave,
    Move,
    Pass,
    Pick,
    Place,
    Recruit,
    Return,
    SpyHangout,
    SpyTarget,
    State,
    Take,
)
from tests.games.crooks.scenes import EVERY_ACTION, table
from tests.games.positions import play

TEXTS: Final[list[tuple[Action, str]]] = [
    (Pass(), "pass"),
    (Recruit("C"), "recruit C"),
    (Take(14), "take 14"),
    (Leave(), "leave"),
    (Place(6), "place 6"),
    (Place(6, face_down=True), "place 6 down"),
    (Return(), "return"),
    (Pick(), "pick"),
    (Move(4), "move 4"),
    (Kill(2), "kill 2"),
    (SpyTarget(6), "spy 6"),
    (SpyHangout("C"), "spy C"),
    (Decline(), "decline"),
]

EDGES: Final[tuple[Action, ...]] = (
    *map(Take, (0, 9, 10, LARGEST)),
    *map(Recruit, "AZ"),
    Place(0),
    Place(LARGEST, True),
    SpyTarget(0),
    *EVERY_ACTION,
)
"""Actions with numbers and names at the edge of what is taken, and some that no edition has."""

KINDS: Final = 12
"""How many kinds of actions there are."""

NUMBERLESS: Final = ("recruit F", "take 33", "place 1", "kill 2")
"""Texts of actions that have no number with the fewest players."""

LAST_NUMBER: Final = 80
"""The last number with the fewest players."""


def other_edition() -> State:
    """A state of an edition other than the reference, for the fewest players."""
    return play(table(A=[18], B=[19]), "recruit A")


DIGESTS: Final = (
    (2, "reference", 81, "5a99f2db734f041affa42e27ac234e9200be98c34176e6739c7f79c88e025a34"),
    (3, "reference", 86, "3181e3eecd25f97e0a85954bfab15435873ffd14591df035bef164d71d86bf79"),
    (4, "reference", 91, "fff8b1ace2540ab54b16cacc638bc799c785e52462a706cb323fb99875e6408c"),
    (2, "tiny", 20, "e4656883aecb4f70cd4d4d4e7be889f0fe09c3d4e55c3cd3e6a9c91a9f281e69"),
    (2, "bosses", 24, "a48ddf9562d2cd0f0551c2a8d531d8d7fee8f91ee8a0dff6d0955296e9aaf692"),
)
"""Player counts and editions, how many numbers each has, and a digest of the texts in their order, a line each."""


NUMBERS: Final[tuple[tuple[type, str], ...]] = (
    (Take, "crook"),
    (Place, "target"),
    (Move, "target"),
    (Kill, "seat"),
    (SpyTarget, "target"),
)
"""Kinds of actions that have one number, and its field."""


REPRS: Final[tuple[tuple[Action, str], ...]] = (
    (Recruit("E"), "Recruit(hangout='E')"),
    (Place(6), "Place(target=6, face_down=False)"),
    (Pass(), "Pass()"),
)
"""Actions, and how each is named where it is illegal."""


WORDS: Final = "pass, recruit, take, leave, place, return, pick, move, kill, spy, decline"
"""The first words of all actions."""


NO_ACTIONS: Final[tuple[tuple[str, str], ...]] = (
    ("recruit", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
    ("recruit c", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
    ("recruit CC", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
    ("recruit 3", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
    ("recruit  C", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
    ("recruit C ", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
    (" recruit C", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
    ("recruit C\n", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
    ("recruit É", "expected 'recruit HANGOUT' (HANGOUT: a capital letter)"),
    ("take", "expected 'take CROOK' (CROOK: a number)"),
    ("take A", "expected 'take CROOK' (CROOK: a number)"),
    ("take 014", "expected 'take CROOK' (CROOK: a number)"),
    ("take -1", "expected 'take CROOK' (CROOK: a number)"),
    ("take +1", "expected 'take CROOK' (CROOK: a number)"),
    ("take 1.0", "expected 'take CROOK' (CROOK: a number)"),
    ("take \u0661", "expected 'take CROOK' (CROOK: a number)"),
    ("take 1000000000", "expected 'take CROOK' (CROOK: a number)"),
    ("place down", "expected 'place TARGET' or 'place TARGET down' (TARGET: a number)"),
    ("place 6 Down", "expected 'place TARGET' or 'place TARGET down' (TARGET: a number)"),
    ("place 6 up", "expected 'place TARGET' or 'place TARGET down' (TARGET: a number)"),
    ("move A", "expected 'move TARGET' (TARGET: a number)"),
    ("kill", "expected 'kill SEAT' (SEAT: a number)"),
    ("spy", "expected 'spy TARGET' or 'spy HANGOUT' (TARGET: a number, HANGOUT: a capital letter)"),
    ("spy 6 C", "expected 'spy TARGET' or 'spy HANGOUT' (TARGET: a number, HANGOUT: a capital letter)"),
    ("pass 1", "expected 'pass'"),
    ("leave A", "expected 'leave'"),
    ("return 6", "expected 'return'"),
    ("pick 2", "expected 'pick'"),
    ("decline it", "expected 'decline'"),
    ("Pass", "no action 'Pass', did you mean 'pass'?"),
    ("RECRUIT C", "no action 'RECRUIT', did you mean 'recruit'?"),
    ("recrut C", "no action 'recrut', did you mean 'recruit'?"),
    ("plase 6", "no action 'plase', did you mean 'place'?"),
    ("declined", "no action 'declined', did you mean 'decline'?"),
)
"""Texts that are no actions, and the fault of each."""
