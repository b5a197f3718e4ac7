"""Random editions: small ones, in which rare things happen often."""

from collections.abc import Iterator
from typing import Final

from criminals.core.game.protocol import Rng
from criminals.games import counterfeiters, sicario
from criminals.games.counterfeiters import Board, Card, Kind, MarketSpace, Space
from criminals.games.crooks import Ability, Crook, Edition, Gang
from criminals.games.crooks.box.fields import PLAYERS
from criminals.games.sicario import Character

_ABILITIES: Final = (None, *Ability)

_COMMON: Final = (Kind.PRESS, Kind.INK, Kind.PAPER, Kind.HOLOGRAM, Kind.LUNCH, Kind.LUNCH, Kind.JET, Kind.LOTTERY)
"""The kinds of cards that may occur often: all but the lawyers."""

_MONEY: Final = ((25, 60), (25, 60), (8, 15))
"""Limits to the $10 notes of a bank, in a short and in a longer edition: one edition in three has few."""


def random_crooks_edition(rng: Rng) -> Edition:
    """Make a valid edition of Crooks for 2 to 4 players: up to 5 targets, 6 hangouts, 24 crooks, purses of $2 to $15.

    Args:
        rng: The generator to draw with.

    Returns:
        The edition.
    """
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


def random_counterfeiters_edition(rng: Rng, *, longer: bool = False) -> counterfeiters.Edition:
    """Make a valid edition of Counterfeiters for 2 to 4 players: short tracks, few cards and fakes, little in the bank.

    So banks run short, supplies run dry, the stack runs out, lawyers are bought, several spaces have sunglasses, and
    the police wait for 1 to 4 quiet rounds.

    Args:
        rng: The generator to draw with.
        longer: True for tracks of up to 14 spaces instead of 6, and more of everything else; some purses are empty
            then.

    Returns:
        The edition.
    """
    purses = tuple(10 * (rng.randrange(6) if longer else 1 + rng.randrange(10)) for _ in range(4))
    shared = rng.randrange(2) == 0
    sides = ((2, 3, 4),) if shared else ((2,), (3, 4))
    return counterfeiters.Edition(
        name="random",
        cards=_random_cards(rng, longer),
        boards=[_random_board(players, rng, longer) for players in sides],
        fakes=[rng.randrange(12 if longer else 9) for _ in range(3)],
        money=sum(purses) + 10 * rng.randrange(_MONEY[rng.randrange(3)][longer]),
        purses=purses,
        henchmen=1 + rng.randrange(3 if longer else 2),
        patience=1 + rng.randrange(4),
    )


def _random_cards(rng: Rng, longer: bool) -> Iterator[Card]:
    """Four presses and five others to start with; then some cards of each letter, the lawyers among them."""
    for id_ in range(1, 10):
        kinds = (Kind.INK, Kind.PAPER)
        yield Card(id_, "S", Kind.PRESS if id_ < 5 else kinds[rng.randrange(2)])
    lawyers = [Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER]
    id_ = 9
    for letter in "ABCD":
        for _ in range(rng.randrange(6 if longer else 4)):
            id_ += 1 + rng.randrange(2)
            kind = lawyers.pop() if lawyers and rng.randrange(4) == 0 else _COMMON[rng.randrange(len(_COMMON))]
            value = 10 + 10 * rng.randrange(30 if longer else 6) if kind is Kind.LOTTERY else 0
            yield Card(id_, letter, kind, 2 + max(0, rng.randrange(6) - 3), value)


def _random_board(players: tuple[int, ...], rng: Rng, longer: bool) -> Board:
    last = 1 + rng.randrange(14 if longer else 6)
    track = range(1, last + 1)
    return Board(
        starts={count: rng.randrange(last if longer else min(last, 2)) for count in players},
        market=[MarketSpace(10 * rng.randrange(5), rng.randrange(3) == 0) for _ in range(rng.randrange(5))],
        print=_random_spaces(rng, 2),
        shop=_random_spaces(rng, 2),
        fence=_random_spaces(rng, 2),
        defraud=[Space(rng.randrange(4) == 0, rng.randrange(2) == 0) for _ in range(rng.randrange(4))],
        commercial=_random_space(rng),
        jet=_random_space(rng),
        last=last,
        godfathers=[space for space in track if space == last or rng.randrange(3) == 0],
        investigations=[space for space in track if rng.randrange(3) == 0][:3],
        strikes=[space for space in track if rng.randrange(4) == 0],
    )


def _random_spaces(rng: Rng, most: int) -> list[Space]:
    return [Space(rng.randrange(2) == 0) for _ in range(rng.randrange(most + 1))]


def _random_space(rng: Rng) -> Space | None:
    """A space for flying, now and then none; a hat may be there too."""
    return None if rng.randrange(8) == 0 else Space(rng.randrange(4) == 0)


_SIGNS: Final = ("scar", "tattoo", "green-hat")

_EVENTS: Final = (
    *("advance-1", "advance-2", "advance-4", "retreat-1", "retreat-2", "retreat-3"),
    *("lose-turn", "roll-again", "take-cover", "tip-off", "blackout"),
)

_FURTHER: Final = tuple(event for event in _EVENTS if not event.startswith("retreat"))


def random_sicario_edition(rng: Rng) -> sicario.Edition:
    """Make a valid edition of Sicario: 4 to 9 characters, a path of up to 12 spaces, up to 8 cards, a die of up to 4.

    So cards are read again and again, agents block each other and retreat to the boats, captures and eliminations
    succeed, and little stays unknown.

    Args:
        rng: The generator to draw with.

    Returns:
        The edition.
    """
    path = "".join("ssba"[rng.randrange(4)] for _ in range(rng.randrange(12)))
    return sicario.Edition(
        name="random",
        characters=[_random_character(number, rng) for number in range(4 + rng.randrange(6))],
        path=f"s{path}",
        events=_random_events(rng),
        die=1 + rng.randrange(4),
    )


def _random_character(number: int, rng: Rng) -> Character:
    sex = ("man", "woman")[rng.randrange(2)]
    return Character(
        f"N{number}", sex, hat=rng.randrange(2) == 0, glasses=rng.randrange(2) == 0, sign=_SIGNS[rng.randrange(3)]
    )


def _random_events(rng: Rng) -> list[str]:
    """Some cards of a few kinds, and further ones until those that lead back cannot keep a game from ending (§7.5)."""
    kinds = [_EVENTS[rng.randrange(len(_EVENTS))] for _ in range(1 + rng.randrange(4))]
    events = [kinds[rng.randrange(len(kinds))] for _ in range(1 + rng.randrange(8))]
    while sum(map(_leads_on, events)) <= 0:
        events.append(_FURTHER[rng.randrange(len(_FURTHER))])
    return events


def _leads_on(event: str) -> int:
    """The distance that a card leads on, or the throw before it; past two others, if it leads back (§7.5)."""
    kind, _, steps = event.rpartition("-")
    if kind == "advance":
        return int(steps)
    if kind == "retreat":
        return -int(steps) - 2
    return 1
