"""States in editions that nobody has met before, each with as large a layout as a document may bring."""

from collections.abc import Iterator, Mapping
from itertools import count, islice
from random import Random
from typing import Any, Final

import criminals
from criminals import MalformedDocument
from criminals.core.box.layouts import BoxLayout
from criminals.games import crooks
from criminals.games.counterfeiters.box.fields import MOST_SPACES
from criminals.games.crooks.rules import lists
from criminals.testing import KITS
from tests.hostile.large_counterfeiters import wide
from tests.hostile.large_sicario import crowded

VERBS: Final[Any] = criminals
"""The verbs for values of any game, which type checkers know nothing of."""

EVERY: Final = (*crooks.Ability, None)

NAMED: Final = '"name":"large"'
"""The name of these editions, as a document has it; others take its place."""


def _many(crook_count: int, targets: int, hangouts: int) -> crooks.Edition:
    """As many lists of actions as there can be, and crooks with every ability."""
    everyone = [crooks.Crook(id_, 1, 0, (), EVERY[id_ % len(EVERY)]) for id_ in range(1, crook_count + 1)]
    piles = (crook_count // hangouts,) * hangouts
    return crooks.Edition(
        name="large",
        crooks=everyone,
        targets=range(targets),
        piles=dict.fromkeys((2, 3, 4), piles),
        purse=1_000,
        money=4_000,
        gang_points=dict.fromkeys((2, 3, 4), 1),
    )


LARGE: Final[Mapping[str, tuple[Any, ...]]] = {
    "crooks": (_many(190, lists.FEW, lists.FEW), _many(200, 60, 1), _many(130, 10, 26)),
    "counterfeiters": (wide(MOST_SPACES, 500), wide(12, 20, market=MOST_SPACES)),
    "sicario": (crowded(),),
}
"""For each game editions whose layouts are the largest."""


def layouts(game: str) -> Iterator[BoxLayout]:
    """The largest layouts of a game."""
    for edition in LARGE[game]:
        players = max(edition.players)
        yield VERBS.new_game(game, edition=edition, players=players, seed=1).layout


def cold(game: str, seed: int = 1) -> Iterator[str]:
    """Documents without end: the states of random games, each with an edition of its own."""
    rng, number = Random(seed), count()
    rules: Any = KITS[game].game
    while True:
        for edition in LARGE[game]:
            state = rules.new_game(edition=edition, players=rng.choice(edition.players), rng=rng)
            while legal := rules.legal_actions(state):
                state = rules.apply(state, rng.choice(legal))
                if rng.randrange(10):
                    continue
                try:
                    text = criminals.dumps(state)
                except MalformedDocument:  # it has grown beyond what a document may be
                    break
                yield text.replace(NAMED, f'"name":"large {next(number)}"', 1)


def met(game: str, documents: int) -> None:
    """Read so many of them, and ask what is legal there."""
    for text in islice(cold(game), documents):
        VERBS.legal_actions(criminals.loads(text, "state"))
