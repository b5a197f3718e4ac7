"""The games of Crooks of which documents are kept."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from criminals.games import crooks
from criminals.games.crooks import Ability, Crook, Edition, Gang, State

OWN: Final = Edition(
    name='Caffè "9"',
    crooks=[
        Crook(3, 1, 3, (Gang.NORTHSIDE,), None),
        Crook(4, 10, -6, (), Ability.BOSS),
        Crook(7, 2, 0, (Gang.NORTHSIDE, Gang.WESTSIDE), Ability.ACCOMPLICE),
        Crook(8, 4, 0, (Gang.WESTSIDE,), Ability.PICKPOCKET),
        Crook(9, 3, 1, (Gang.OUTFIT,), Ability.KILLER),
        Crook(11, 5, 0, (), Ability.SWAP),
        Crook(12, 5, 0, (Gang.NORTHSIDE, Gang.WESTSIDE, Gang.OUTFIT), Ability.SPY),
        Crook(20, 7, 2, (Gang.OUTFIT,), None),
        Crook(21, 7, 0, (Gang.WESTSIDE,), None),
    ],
    targets=(0, 3, 12),
    piles={2: (1, 2, 3, 2), 3: (1, 1, 2, 3)},
    purse=9,
    money=30,
    gang_points={2: 5, 3: 0},
)
"""A box that does not come with the library: a name to be escaped, few targets, a worth of nothing."""


def _of(edition: str | Edition, players: int) -> Callable[[int], State]:
    return lambda seed: crooks.new_game(edition=edition, players=players, rng=Random(seed))


CROOKS: Final[Mapping[str, tuple[Callable[[int], State], int]]] = {
    "reference-2": (_of("reference", 2), 391),
    "reference-3": (_of("reference", 3), 268),
    "reference-4": (_of("reference", 4), 456),
    "tiny-2": (_of("tiny", 2), 557),
    "bosses-2": (_of("bosses", 2), 469),
    "own-2": (_of(OWN, 2), 293),
}
"""By name: how it begins, and the seed. Together they have every phase, every fact and every reason of a score."""
