"""The reference edition: a reconstruction, except for what the docs say is known."""

from typing import Final

from criminals.games.counterfeiters.box.edition import Board, Card, Edition, Kind, MarketSpace, Space

_CARDS: Final = (
    Card(1, "S", Kind.PRESS),
    Card(2, "S", Kind.PRESS),
    Card(3, "S", Kind.PRESS),
    Card(4, "S", Kind.PRESS),
    Card(5, "S", Kind.INK),
    Card(6, "S", Kind.INK),
    Card(7, "S", Kind.PAPER),
    Card(8, "S", Kind.PAPER),
    Card(9, "A", Kind.PRESS),
    Card(10, "A", Kind.PRESS, 3),
    Card(11, "A", Kind.PRESS, 4),
    Card(12, "A", Kind.INK),
    Card(13, "A", Kind.INK, 3),
    Card(14, "A", Kind.PAPER),
    Card(15, "A", Kind.PAPER, 3),
    Card(16, "A", Kind.LUNCH),
    Card(17, "A", Kind.LUNCH, 4),
    Card(18, "A", Kind.HOLOGRAM),
    Card(19, "B", Kind.PRESS),
    Card(20, "B", Kind.PRESS, 3),
    Card(21, "B", Kind.INK),
    Card(22, "B", Kind.PAPER),
    Card(23, "B", Kind.HOLOGRAM),
    Card(24, "B", Kind.INK),
    Card(25, "B", Kind.LUNCH),
    Card(26, "B", Kind.LUNCH, 3),
    Card(27, "B", Kind.JET),
    Card(28, "C", Kind.PRESS),
    Card(29, "C", Kind.HOLOGRAM, 3),
    Card(30, "C", Kind.LUNCH),
    Card(31, "C", Kind.PAPER),
    Card(32, "C", Kind.JET),
    Card(33, "C", Kind.JET, 3),
    Card(34, "C", Kind.LOTTERY, 2, 50),
    Card(35, "C", Kind.NEGLIGENT_LAWYER, 3),
    Card(36, "D", Kind.JET, 4),
    Card(37, "D", Kind.LOTTERY, 3, 60),
    Card(38, "D", Kind.LOTTERY, 2, 80),
    Card(39, "D", Kind.LOTTERY, 2, 100),
    Card(40, "D", Kind.GREAT_LAWYER),
    Card(41, "D", Kind.LUNCH),
    Card(42, "D", Kind.LUNCH, 4),
)

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
    cards=_CARDS,
    boards=(_FOR_TWO, _FOR_MORE),
    fakes=(30, 30, 40),
    money=3720,
    purses=(20, 30, 40, 50),
    henchmen=3,
    patience=3,
)
"""42 cards, a board for 2 and one for 3 or 4 players, $3,720 and 100 fakes."""
