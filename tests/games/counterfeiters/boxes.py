"""Small boxes in which rare things happen often, and whole games played by chance."""

import random
from collections.abc import Iterator

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Action, Board, Card, Edition, Kind, MarketSpace, Space, State

LONGEST = 2000
"""More actions than any game here has: a fault that keeps a game going must not keep a test going."""


def random_edition(rng: random.Random) -> Edition:
    """A valid edition for 2 to 4 players: few cards and spaces, little money, some players with one henchman."""
    starters = [*(Kind.PRESS,) * 4, *rng.choices((Kind.INK, Kind.PAPER), k=4 + rng.randrange(2))]
    cards = [Card(id_, "S", kind) for id_, kind in enumerate(starters, 1)]
    lawyers = rng.sample((Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER), rng.randrange(3))
    others = [kind for kind in Kind if kind not in (Kind.GREAT_LAWYER, Kind.NEGLIGENT_LAWYER)]
    kinds = [*lawyers, *rng.choices(others, k=rng.randrange(14))]
    rng.shuffle(kinds)
    for id_, kind in enumerate(kinds, len(cards) + 1):
        value = 10 * rng.randrange(1, 9) if kind is Kind.LOTTERY else 0
        cards.append(Card(id_, rng.choice("ABCD"), kind, rng.choice((2, 2, 3, 4)), value))
    counts = [2, 3, 4]
    boards = [_board(rng, counts)] if rng.random() < 0.5 else [_board(rng, [2]), _board(rng, [3, 4])]
    purses = [10 * rng.randrange(9) for _ in range(4)]
    return Edition(
        name="random",
        cards=cards,
        boards=boards,
        fakes=[rng.randrange(8) for _ in range(3)],
        money=sum(purses) + 10 * rng.choice((0, 3, 20, 80)),
        purses=purses,
        henchmen=1 + rng.randrange(4),
    )


def _board(rng: random.Random, players: list[int]) -> Board:
    last = 1 + rng.randrange(6)
    track = range(1, last + 1)

    def spaces(most: int) -> list[Space]:
        return [Space(hat=rng.random() < 0.4) for _ in range(rng.randrange(most + 1))]

    def some(most: int) -> list[int]:
        return sorted(rng.sample(track, rng.randrange(min(most, last) + 1)))

    return Board(
        starts={count: rng.randrange(last) for count in players},
        market=[MarketSpace(10 * rng.randrange(5), bin=rng.random() < 0.3) for _ in range(rng.randrange(5))],
        print=spaces(3),
        shop=spaces(2),
        fence=spaces(2),
        defraud=[Space(rng.random() < 0.3, rng.random() < 0.5) for _ in range(rng.randrange(4))],
        commercial=rng.choice((None, Space(), Space(hat=True))),
        jet=rng.choice((None, Space(), Space(hat=True))),
        last=last,
        godfathers=sorted({*some(2), last}),
        investigations=some(3),
        strikes=some(2),
    )


def chosen(rng: random.Random, actions: tuple[Action, ...]) -> Action:
    """Any kind of action with the same chance, then one of that kind: there are many amounts to fly out."""
    kind = rng.choice(sorted({type(action).__name__ for action in actions}))
    return rng.choice([action for action in actions if type(action).__name__ == kind])


def every_state(players: int, seed: int, edition: Edition = counterfeiters.REFERENCE) -> Iterator[State]:
    """The states of a whole random game, the first and the last included."""
    rng = random.Random(seed)
    state = counterfeiters.new_game(players=players, rng=rng, edition=edition)
    yield state
    for _ in range(LONGEST):
        actions = counterfeiters.legal_actions(state)
        if not actions:
            return
        state = counterfeiters.apply(state, chosen(rng, actions))
        yield state
    raise AssertionError("the game does not end")
