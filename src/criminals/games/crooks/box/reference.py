"""The reference edition. The rulebooks print no card list: most of the deck and the money are reconstructed."""

from typing import Final

from criminals.games.crooks.box.edition import Ability, Crook, Edition, Gang

_N, _W, _O = Gang

_CROOKS = (
    Crook(1, 1, +3, (_N,)),
    Crook(2, 1, +3, (_W,)),
    Crook(3, 1, +3, (_O,)),
    Crook(4, 2, -6),
    Crook(5, 2, 0, (_N, _W), Ability.ACCOMPLICE),
    Crook(6, 3, 0, (_W, _O), Ability.ACCOMPLICE),
    Crook(7, 3, 0, (_N,), Ability.PICKPOCKET),
    Crook(8, 4, 0, (_W,), Ability.PICKPOCKET),
    Crook(9, 3, 0, (_O,), Ability.KILLER),
    Crook(10, 4, 0, (), Ability.KILLER),
    Crook(11, 4, +1, (_N,), Ability.SWAP),
    Crook(12, 5, 0, (_O,), Ability.SWAP),
    Crook(13, 4, 0, (_W,), Ability.SPY),
    Crook(14, 5, 0, (_N, _O), Ability.SPY),
    Crook(15, 5, +1, (_N,)),
    Crook(16, 5, +1, (_W,)),
    Crook(17, 5, +1, (_O,)),
    Crook(18, 6, 0, (_N,)),
    Crook(19, 6, 0, (_W,)),
    Crook(20, 6, 0, (_O,)),
    Crook(21, 6, +1),
    Crook(22, 7, +2),
    Crook(23, 7, 0, (_N,)),
    Crook(24, 7, 0, (_W,)),
    Crook(25, 7, 0, (_O,)),
    Crook(26, 8, -1, (_N,)),
    Crook(27, 8, -1, (_W,)),
    Crook(28, 8, -1, (_O,)),
    Crook(29, 8),
    Crook(30, 9, -2),
    Crook(31, 9, -1),
    Crook(32, 10, 0, (), Ability.BOSS),
)

REFERENCE: Final = Edition(
    name="reference",
    crooks=_CROOKS,
    targets=(2, 3, 4, 5, 6, 7, 8, 9),
    piles={2: (2, 2, 3, 4, 5), 3: (2, 2, 3, 3, 4, 4, 5), 4: (2, 2, 3, 3, 3, 4, 4, 5, 5)},
    purse=18,
    money=101,
    gang_points={2: 5, 3: 4, 4: 3},
)
"""32 crooks, targets 2 to 9, $18 each of $101."""
