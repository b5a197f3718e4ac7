"""An edition small enough to search through whole."""

from typing import Final

from criminals.games.counterfeiters.box.edition import Board, Card, Edition, Kind, MarketSpace, Space

TINY: Final = Edition(
    name="tiny",
    cards=(
        Card(1, "S", Kind.PRESS),
        Card(2, "S", Kind.PRESS),
        Card(3, "S", Kind.INK),
        Card(4, "S", Kind.PAPER),
        Card(5, "A", Kind.LUNCH),
        Card(6, "A", Kind.JET),
        Card(7, "A", Kind.LOTTERY, value=10),
    ),
    boards=(
        Board(
            starts={2: 0},
            market=(MarketSpace(20, bin=True),),
            print=(Space(hat=True),),
            shop=(),
            fence=(Space(hat=True),),
            defraud=(Space(sunglasses=True),),
            commercial=Space(),
            jet=Space(),
            last=2,
            godfathers=(2,),
            investigations=(1,),
            strikes=(1,),
        ),
    ),
    fakes=(4, 2, 0),
    money=160,
    purses=(50, 60),
    henchmen=1,
    patience=2,
)
"""One henchman each and two steps of track: small, but flights, quiet rounds, strikes and an empty bank can happen."""
