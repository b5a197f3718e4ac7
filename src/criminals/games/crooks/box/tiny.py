"""Editions small enough to search through whole."""

from typing import Final

from criminals.games.crooks.box.edition import Ability, Crook, Edition, Gang

TINY: Final = Edition(
    name="tiny",
    crooks=(
        Crook(1, 10, 0, (), Ability.BOSS),
        Crook(2, 5, 0, (Gang.NORTHSIDE, Gang.OUTFIT), Ability.SPY),
        Crook(3, 3, 0, (Gang.OUTFIT,), Ability.KILLER),
        Crook(4, 6, +1, (Gang.NORTHSIDE,)),
        Crook(5, 8, -1, (Gang.WESTSIDE,)),
    ),
    targets=(3,),
    piles={2: (2, 2)},
    purse=4,
    money=8,
    gang_points={2: 5},
)
"""Five crooks and one target: small, but `return`, `kill` and both ways to spy can happen."""

BOSSES: Final = Edition(
    name="bosses",
    crooks=(
        Crook(1, 10, 0, (), Ability.BOSS),
        Crook(2, 9, 0, (Gang.NORTHSIDE,), Ability.BOSS),
        Crook(3, 8, 0, (Gang.WESTSIDE,), Ability.BOSS),
        Crook(4, 4, 0, (), Ability.SPY),
        Crook(5, 7, +2, (Gang.OUTFIT,)),
    ),
    targets=(2, 3),
    piles={2: (2, 2)},
    purse=5,
    money=11,
    gang_points={2: 5},
)
"""Five crooks with three Bosses, and two targets: here `leave` can happen."""
