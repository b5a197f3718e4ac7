"""Actions of Sicario, their texts and their numbers, for the tests of every game."""

from typing import Final

from criminals.core.game.notation import LARGEST
from criminals.games.sicario import Action, Ask, Capture, Eliminate, Roll, Skip, State, UseDisc
from tests.games.sicario.scenes import MARGIN, box, scene

TEXTS: Final[list[tuple[Action, str]]] = [
    (Roll(4), "roll 4"),
    (UseDisc("woman", hat=True, glasses=True), "disc woman hat glasses"),
    (UseDisc("man", hat=False, glasses=False), "disc man no-hat no-glasses"),
    (Capture("Glenda"), "capture Glenda"),
    (Skip(), "skip"),
    (Ask(2, "hat"), "ask 2 hat"),
    (Ask(2, "green-hat"), "ask 2 green-hat"),
    (Eliminate(2, "Olga"), "eliminate 2 Olga"),
]

EDGES: Final[tuple[Action, ...]] = (
    Roll(0),
    Roll(LARGEST),
    Ask(0, "x"),
    Eliminate(LARGEST, "d'Arc"),
    Capture("Élise-2"),
    Capture("a" * 40),
    *MARGIN,
)
"""Actions with numbers and names at the edge of what is taken, and some that no edition has."""

KINDS: Final = 6
"""How many kinds of actions there are."""

NUMBERLESS: Final = (
    "roll 0",
    "roll 7",
    "ask 3 hat",
    "ask 1 beard",
    "eliminate 3 Olga",
    "eliminate 1 Nobody",
    "capture X",
)
"""Texts of actions that have no number with the fewest players."""

LAST_NUMBER: Final = 146
"""The last number with the fewest players."""


def other_edition() -> State:
    """A state of an edition other than the reference, for the fewest players."""
    return scene(0, 0, edition=box("sb", "tip-off"))


DIGESTS: Final = (
    (3, "reference", 147, "a224e497e9bd28f48339a831752c1cb4aa0764e1a557aaf65b134223d5623465"),
    (4, "reference", 183, "ef8efd107dd8bffd3bdee5d4489ac367af0a9fefbb5d6d7b31aa129deb86733e"),
    (3, "tiny", 48, "1bff1f05967e4b4a312fe9f1592a67b5aac13e60477aca455afa002eb35a0585"),
    (4, "tiny", 59, "584eb8055e678551e48fd0993fe2604566c81485f496fe88b29ad8e3cf6c4413"),
)
"""Player counts and editions, how many numbers each has, and a digest of the texts in their order, a line each."""


NUMBERS: Final[tuple[tuple[type, str], ...]] = ((Roll, "pips"),)
"""Kinds of actions that have one number, and its field."""

REPRS: Final[tuple[tuple[Action, str], ...]] = (
    (Roll(4), "Roll(pips=4)"),
    (UseDisc("man", hat=True, glasses=False), "UseDisc(sex='man', hat=True, glasses=False)"),
    (Ask(2, "green-hat"), "Ask(agent=2, trait='green-hat')"),
    (Skip(), "Skip()"),
)
"""Actions, and how each is named where it is illegal."""

WORDS: Final = "roll, disc, capture, skip, ask, eliminate"
"""The first words of all actions."""

NO_ACTIONS: Final[tuple[tuple[str, str], ...]] = (
    ("roll x", "expected 'roll PIPS' (PIPS: a number)"),
    ("skip it", "expected 'skip'"),
    ("Roll 4", "no action 'Roll', did you mean 'roll'?"),
    ("rol 4", "no action 'rol', did you mean 'roll'?"),
)
"""Texts that are no actions, and the fault of each."""
