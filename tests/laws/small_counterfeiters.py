"""Editions of Counterfeiters so small that every history of them can be gone through, with seat 0 the first player."""

from collections.abc import Sequence
from typing import Final

import attrs

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Board, Card, Edition, Kind, MarketSpace, Space

HAT: Final = Space(hat=True)
PLAIN: Final = Space()


def _edition(
    name: str,
    stack: str,
    *,
    players: int = 2,
    purses: Sequence[int] = (50, 50),
    bank: int = 30,
    henchmen: int = 1,
    patience: int = 1,
    market: Sequence[int] = (),
    printing: Space | None = None,
    shop: Space | None = None,
    defraud: Sequence[Space] = (),
    commercial: Space | None = None,
    jet: Space | None = None,
    last: int = 2,
    godfathers: Sequence[int] = (),
) -> Edition:
    kinds = [Kind(word) for word in stack.split()]
    starting = (*(Kind.PRESS,) * players, *(Kind.INK,) * players)
    return Edition(
        name=name,
        cards=[
            *(Card(id_, "S", kind) for id_, kind in enumerate(starting, 1)),
            *(
                Card(id_, "A", kind, value=30 if kind is Kind.LOTTERY else 0)
                for id_, kind in enumerate(kinds, 2 * players + 1)
            ),
        ],
        boards=[
            Board(
                starts={players: 0},
                market=[MarketSpace(price, bin=True) for price in market],
                print=() if printing is None else (printing,),
                shop=() if shop is None else (shop,),
                fence=(),
                defraud=defraud,
                commercial=commercial,
                jet=jet,
                last=last,
                godfathers=(*godfathers, last),
                investigations=(),
                strikes=(),
            )
        ],
        fakes=(2, 2, 2),
        money=sum(purses) + bank,
        purses=purses,
        henchmen=henchmen,
        patience=patience,
    )


GODFATHER: Final = _edition(
    "godfather", "", purses=(120, 70), defraud=(HAT,), commercial=PLAIN, last=3, godfathers=(1, 2)
)
"""Flights, and a Godfather in every round."""

PAYMENT: Final = _edition(
    "payment", "jet lunch", purses=(70, 50), market=(30, 20), commercial=PLAIN, last=2, henchmen=2
)
"""Flights, and cards paid for after them."""

LAWYERS: Final = _edition(
    "lawyers", "great-lawyer negligent-lawyer", purses=(100, 40), market=(10, 10), commercial=HAT, last=1, henchmen=2
)
"""Both lawyers can be bought, and the last flight taken back."""

LUNCH: Final = _edition(
    "lunch", "lunch lottery jet", purses=(60, 20), bank=50, market=(20,), printing=HAT, jet=HAT, commercial=HAT
)
"""Lunches and tickets, with little in the bank."""

THREE: Final = _edition(
    "three", "", players=3, purses=(50, 40, 60), defraud=(Space(sunglasses=True),), commercial=HAT, last=2
)
"""Three players, of whom one flies with a hat."""

IMPATIENT: Final = attrs.evolve(counterfeiters.TINY, name="impatient", patience=1)
"""The tiny edition with police that wait for no second quiet round: its own histories are too many."""

PATIENT: Final = _edition("patient", "", purses=(60, 50), defraud=(HAT,), commercial=PLAIN, last=1, patience=2)
"""Flights, and quiet rounds that are counted."""

FLIGHTS: Final = _edition("flights", "", purses=(120, 100), commercial=PLAIN, last=1, patience=2)
"""Two flights of a seat, whose amounts only their sum tells."""


def first_states(edition: Edition) -> list[counterfeiters.State]:
    """The first states of all set-ups in which seat 0 is the first player and starts with the lowest card."""
    (players,) = edition.players
    setups = [setup for setup in counterfeiters.setups(players, edition) if setup.first == 0]
    starters = min(setup.starters for setup in setups)
    return [counterfeiters.new_game(edition=edition, setup=s) for s in setups if s.starters == starters]
