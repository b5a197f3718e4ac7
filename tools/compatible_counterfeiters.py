"""The games of Counterfeiters of which documents are kept."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Board, Card, Edition, Kind, MarketSpace, Space, State

OWN: Final = Edition(
    name='Zecca "9"',
    cards=[
        *(Card(1, "S", Kind.PRESS), Card(2, "S", Kind.PRESS), Card(9, "S", Kind.PRESS)),
        *(Card(3, "S", Kind.INK), Card(4, "S", Kind.PAPER), Card(10, "S", Kind.PAPER)),
        *(Card(5, "A", Kind.GREAT_LAWYER), Card(6, "A", Kind.LUNCH), Card(7, "A", Kind.NEGLIGENT_LAWYER)),
        *(Card(8, "B", Kind.LOTTERY, value=50), Card(12, "B", Kind.JET), Card(20, "C", Kind.HOLOGRAM)),
    ],
    boards=[
        Board(
            starts={3: 1},
            market=[MarketSpace(10), MarketSpace(0, bin=True)],
            print=[Space(hat=True), Space()],
            shop=[Space()],
            fence=[Space(hat=True)],
            defraud=[Space(sunglasses=True)],
            commercial=Space(),
            jet=Space(hat=True),
            last=4,
            godfathers=[3, 4],
            investigations=[2],
            strikes=[3],
        )
    ],
    fakes=(6, 5, 4),
    money=1000,
    purses=(100, 90, 80),
    henchmen=2,
    patience=2,
)
"""A box that does not come with the library: a name to be escaped, few cards, both lawyers soon."""


def _of(edition: str | Edition, players: int) -> Callable[[int], State]:
    return lambda seed: counterfeiters.new_game(edition=edition, players=players, rng=Random(seed))


COUNTERFEITERS: Final[Mapping[str, tuple[Callable[[int], State], int]]] = {
    "reference-4": (_of("reference", 4), 31),
    "tiny-2": (_of("tiny", 2), 261),
    "own-3": (_of(OWN, 3), 989),
}
"""By name: how it begins, and the seed. Together they have every phase, every fact and every reason of a score."""
