"""Editions made by chance: small boxes, heavy with abilities, in which rare things happen often."""

from typing import Final

from criminals.core.protocol import Rng
from criminals.games.crooks import Ability, Crook, Edition, Gang
from criminals.games.crooks.edition import PLAYERS

_ABILITIES: Final = (None, *Ability)


def random_edition(rng: Rng) -> Edition:
    """A valid Crooks edition for 2 to 4 players: up to 5 targets, 6 hangouts, 24 crooks, purses of $2 to $15."""
    piles = {players: tuple(1 + rng.randrange(4) for _ in range(1 + rng.randrange(6))) for players in PLAYERS}
    count = max(map(sum, piles.values())) + rng.randrange(3)
    crooks = tuple(_random_crook(id_, rng) for id_ in range(1, count + 1))
    targets = tuple(sorted({rng.randrange(10) for _ in range(1 + rng.randrange(5))}))
    purse = 2 + rng.randrange(14)
    return Edition(
        name="random",
        crooks=crooks,
        targets=targets,
        piles=piles,
        purse=purse,
        money=4 * purse + rng.randrange(5),
        gang_points={players: rng.randrange(7) for players in PLAYERS},
    )


def _random_crook(id_: int, rng: Rng) -> Crook:
    gangs = tuple(gang for gang in Gang if rng.randrange(3) == 0)
    return Crook(id_, 1 + rng.randrange(10), rng.randrange(10) - 5, gangs, _ABILITIES[rng.randrange(len(_ABILITIES))])
