"""Editions of Counterfeiters made by chance: small, short of money and fakes, so that rare things happen often."""

from typing import Final

from criminals.core.protocol import Rng
from criminals.games.counterfeiters import Board, Card, Edition, Kind, MarketSpace, Space

_STACKED: Final = (
    *(Kind.LUNCH, Kind.LUNCH, Kind.LUNCH, Kind.JET, Kind.JET, Kind.LOTTERY, Kind.LOTTERY),
    *(Kind.PRESS, Kind.INK, Kind.PAPER, Kind.HOLOGRAM),
)
_LAWYERS: Final = (Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER)


def random_edition(rng: Rng) -> Edition:
    """A valid edition for 2 to 4 players: tracks of up to 14 spaces, up to 4 spaces of market, cheap cards."""
    return Edition(
        name="random",
        cards=_cards(rng),
        boards=(_board(rng, (2,)), _board(rng, (3, 4))),
        fakes=[rng.randrange(12) for _ in range(3)],
        money=200 + 10 * rng.randrange(40),
        purses=[10 * rng.randrange(6) for _ in range(4)],
        henchmen=1 + rng.randrange(3),
    )


def _cards(rng: Rng) -> list[Card]:
    starters = [Kind.PRESS] * 4 + [(Kind.INK, Kind.PAPER)[rng.randrange(2)] for _ in range(4)]
    stacked = [(_STACKED[rng.randrange(len(_STACKED))], "ABCD"[rng.randrange(4)]) for _ in range(rng.randrange(16))]
    stacked += [(lawyer, "ABCD"[rng.randrange(4)]) for lawyer in _LAWYERS if rng.randrange(4)]
    rng.shuffle(starters)
    rng.shuffle(stacked)
    cards = [Card(id_, "S", kind) for id_, kind in enumerate(starters, 1)]
    for id_, (kind, letter) in enumerate(stacked, len(cards) + 1):
        value = 10 + 10 * rng.randrange(30) if kind is Kind.LOTTERY else 0
        cards.append(Card(id_, letter, kind, 2 + rng.randrange(3), value))
    return cards


def _board(rng: Rng, players: tuple[int, ...]) -> Board:
    last = 1 + rng.randrange(14)
    return Board(
        starts={count: rng.randrange(last) for count in players},
        market=[MarketSpace(10 * rng.randrange(5), rng.randrange(3) == 0) for _ in range(1 + rng.randrange(4))],
        print=_spaces(rng),
        shop=_spaces(rng),
        fence=_spaces(rng),
        defraud=[Space(rng.randrange(4) == 0, rng.randrange(2) == 0) for _ in range(1 + rng.randrange(3))],
        commercial=_flight(rng),
        jet=_flight(rng),
        last=last,
        godfathers=sorted({last, *_some(rng, last)}),
        investigations=_some(rng, last)[:3],
        strikes=_some(rng, last),
    )


def _spaces(rng: Rng) -> list[Space]:
    return [Space(hat=rng.randrange(3) == 0) for _ in range(rng.randrange(4))]


def _flight(rng: Rng) -> Space | None:
    return Space(hat=rng.randrange(4) == 0) if rng.randrange(4) else None


def _some(rng: Rng, last: int) -> list[int]:
    return [space for space in range(1, last + 1) if rng.randrange(4) == 0]
