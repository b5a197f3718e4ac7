"""The games of Sicario of which documents are kept."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from criminals.games import sicario
from criminals.games.sicario import Character, Edition, State

OWN: Final = Edition(
    name='Molo "7"',
    characters=[
        Character("Zo\u00eb", "woman", hat=True, glasses=False, sign="scar"),
        Character("D'Arcy", "man", hat=True, glasses=True, sign="green-hat"),
        Character("Jean-Luc", "man", hat=False, glasses=True, sign="scar"),
        Character("M4x", "man", hat=False, glasses=False, sign="caf\u00e9-au-lait"),
        Character("Ida", "woman", hat=False, glasses=True, sign="ring"),
    ],
    path="ssasbsasssab",
    events=["tip-off", "tip-off", "lose-turn", "blackout", "roll-again", "take-cover", "advance-2", "retreat-1"],
    die=3,
)
"""A box that does not come with the library: names to be escaped, few characters, every kind of card."""


def _of(edition: str | Edition, players: int) -> Callable[[int], State]:
    return lambda seed: sicario.new_game(edition=edition, players=players, rng=Random(seed))


SICARIO: Final[Mapping[str, tuple[Callable[[int], State], int]]] = {
    "reference-4": (_of("reference", 4), 25),
    "tiny-3": (_of("tiny", 3), 0),
    "own-3": (_of(OWN, 3), 411),
    "own-4": (_of(OWN, 4), 33),
}
"""By name: how it begins, and the seed. Together they have every phase, every fact and every reason of a score."""
