"""The reference edition (§8): a reconstruction, except for what the docs say is known."""

from collections.abc import Iterator
from typing import Final

from criminals.games.counterfeiters.edition import Board, Card, Edition, Kind, MarketSpace, Space

_P, _I, _A, _H, _L, _J = Kind.PRESS, Kind.INK, Kind.PAPER, Kind.HOLOGRAM, Kind.LUNCH, Kind.JET

_BY_LETTER: Final = {
    "S": ((_P, 2), (_P, 2), (_P, 2), (_P, 2), (_I, 2), (_I, 2), (_A, 2), (_A, 2)),
    "A": ((_P, 2), (_P, 3), (_P, 4), (_I, 2), (_I, 3), (_A, 2), (_A, 3), (_L, 2), (_L, 4), (_H, 2)),
    "B": ((_P, 2), (_P, 3), (_I, 2), (_A, 2), (_H, 2), (_H, 3), (_L, 2), (_L, 3), (_J, 2)),
    "C": (
        *((_P, 2), (_H, 4), (_L, 2), (_L, 4), (_J, 2), (_J, 3)),
        *((Kind.LOTTERY, 2, 50), (Kind.NEGLIGENT_LAWYER, 3)),
    ),
    "D": (
        *((_J, 4), (Kind.LOTTERY, 3, 60), (Kind.LOTTERY, 2, 80), (Kind.LOTTERY, 2, 100)),
        *((Kind.GREAT_LAWYER, 2), (_L, 2), (_H, 2)),
    ),
}
"""By letter, in the order of their ids: what a card is, the fewest players it is for, what it pays."""


def _cards() -> Iterator[Card]:
    id_ = 0
    for letter, cards in _BY_LETTER.items():
        for card in cards:
            id_ += 1
            yield Card(id_, letter, *card)


_HAT: Final = Space(hat=True)
_PLAIN: Final = Space()
_GLASSES: Final = Space(sunglasses=True)

_FOR_TWO: Final = Board(
    starts={2: 0},
    market=(MarketSpace(60), MarketSpace(50), MarketSpace(40), MarketSpace(30), MarketSpace(20, bin=True)),
    print=(_PLAIN, _HAT),
    shop=(_HAT,),
    fence=(_HAT,),
    defraud=(_GLASSES, _PLAIN),
    commercial=_PLAIN,
    jet=_PLAIN,
    last=13,
    godfathers=(4, 8, 13),
    investigations=(5, 9, 12),
    strikes=(7, 11),
)

_FOR_MORE: Final = Board(
    starts={3: 3, 4: 0},
    market=(
        *(MarketSpace(70), MarketSpace(60), MarketSpace(50), MarketSpace(40)),
        *(MarketSpace(30, bin=True), MarketSpace(20, bin=True)),
    ),
    print=(_PLAIN, _PLAIN, _HAT),
    shop=(_HAT, _HAT),
    fence=(_PLAIN, _HAT),
    defraud=(_GLASSES, _PLAIN),
    commercial=_PLAIN,
    jet=_PLAIN,
    last=20,
    godfathers=(6, 11, 16, 20),
    investigations=(7, 12, 18),
    strikes=(9, 14),
)

REFERENCE: Final = Edition(
    name="reference",
    cards=_cards(),
    boards=(_FOR_TWO, _FOR_MORE),
    fakes=(30, 30, 40),
    money=3720,
    purses=(20, 30, 40, 50),
)
"""42 cards, a board for 2 and one for 3 or 4 players, $3,720 and 100 fakes."""
