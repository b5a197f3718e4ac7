"""Measure the worth of a model of the opponents: `make posterior`, with options in ARGS (`make posterior ARGS=--help`).

Two people play Crooks who like high levels and hide them. At the last decision of a game, one asks who the other's
face-down crooks are: by `marginals`, which hold all worlds equally likely, and by `posterior`, with a model of how
people play. The same table comes out whenever and wherever it is run. It is the table of the docs, on the page "Model
your opponents".
"""

import argparse
from bisect import bisect
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import accumulate
from math import log2
from statistics import mean, stdev
from typing import Final

import attrs

import criminals
from criminals.dice import generator
from criminals.games import crooks

SEED: Final = 2026
GAMES: Final = 60
SAMPLES: Final = 1_000

HIGH: Final = 6
"""The least level that one would rather hide."""

BY_SAMPLES: Final = 0.9
"""The part of a belief that the sampled posterior makes up; the rest are the uniform marginals: a crook that no sampled
world has there is not impossible."""

Policy = Callable[[crooks.View], Mapping[crooks.Action, float]]


def hider(view: crooks.View) -> dict[crooks.Action, float]:
    """Takes high levels, lays them face down, the others face up, and passes last."""
    return {action: _liking(view, action) for action in criminals.legal_actions(view)}


def _liking(view: crooks.View, action: crooks.Action) -> float:
    match action:
        case crooks.Take(crook):
            return float(view.edition.crook(crook).level ** 2)
        case crooks.Place(_, face_down):
            hand = view.hand
            is_high = hand is not None and view.edition.crook(hand).level >= HIGH
            return 5.0 if face_down == is_high else 1.0
        case crooks.Pass():
            return 0.1
        case _:
            return 1.0


def evenly(view: crooks.View) -> dict[crooks.Action, float]:
    """Chooses at random."""
    return dict.fromkeys(criminals.legal_actions(view), 1.0)


def open_hearted(view: crooks.View) -> dict[crooks.Action, float]:
    """The contrary of what people do here: takes low levels, and hides them."""
    return {action: 1 / liking for action, liking in hider(view).items()}


POLICIES: Final[Mapping[str, Policy]] = {
    "the right one: they take and hide high levels": hider,
    "they play at random": evenly,
    "the contrary: they take and hide low levels": open_hearted,
}


@attrs.frozen
class Belief:
    """How likely a face-down crook was held to be the one that it is, by all worlds alike and by a posterior."""

    uniform: float
    posterior: float
    effective_size: float


def last_decision(number: int) -> tuple[criminals.ViewRecord, crooks.State]:
    """A game of two hiders until the last decision of seat 0, as it perceived it, and the state then."""
    rng = generator(SEED + number)
    first = state = criminals.new_game("crooks", players=2, seed=SEED + number)
    actions: list[crooks.Action] = []
    asked = 0
    while state.actor is not None:
        if state.actor == 0:
            asked = len(actions)
        chances = hider(criminals.view(state, state.actor))
        actions.append(_drawn(chances, rng.random()))
        state = criminals.apply(state, actions[-1])
    record: crooks.Record = criminals.Record.of(first, actions[:asked])
    *_, then = record.replay()
    kept: crooks.ViewRecord = record.for_viewer(0)
    return kept, then


def _drawn(chances: Mapping[crooks.Action, float], at: float) -> crooks.Action:
    sums = [*accumulate(chances.values())]
    return [*chances][bisect(sums, at * sums[-1])]


def beliefs(policy: str, samples: int, number: int) -> list[Belief]:
    """How likely seat 0 thinks each face-down crook of seat 1 that it does not know, in the game with a number."""
    kept, state = last_decision(number)
    view = criminals.view(state, 0)
    uniform = criminals.marginals(view)
    found = criminals.posterior(kept, POLICIES[policy], rng=generator(number), samples=samples)
    weighed = found.marginals
    told: list[Belief] = []
    for stack in view.rows[1]:
        for card in stack:
            if isinstance(card, crooks.FaceDown) and view.who(card) is None:
                crook = state.crook_of(card.origin)
                chance = float(uniform.at(card.origin)[crook])
                share = float(weighed.at(card.origin).get(crook, 0))
                mixed = BY_SAMPLES * share + (1 - BY_SAMPLES) * chance
                told.append(Belief(chance, mixed, found.effective_size))
    return told


def rows(games: int, samples: int) -> Iterator[str]:
    """The lines of the table."""
    yield "| model | held likely: by all worlds alike | by the posterior | won, in bits | effective size | crooks |"
    yield "|---|---|---|---|---|---|"
    with ProcessPoolExecutor() as pool:
        for policy in POLICIES:
            told = [*pool.map(partial(beliefs, policy, samples), range(games))]
            each = [belief for game in told for belief in game]
            by_game = [mean(_won(belief) for belief in game) for game in told if game]
            spread = 1.96 * stdev(by_game) / len(by_game) ** 0.5
            won = f"{mean(by_game):+.2f} ({mean(by_game) - spread:+.2f} to {mean(by_game) + spread:+.2f})"
            shares = f"{mean(one.uniform for one in each):.1%} | {mean(one.posterior for one in each):.1%}"
            size = f"{mean(one.effective_size for one in each):.0f} of {samples}"
            yield f"| {policy} | {shares} | {won} | {size} | {len(each)} in {len(by_game)} games |"


def _won(belief: Belief) -> float:
    return log2(belief.posterior / belief.uniform)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--samples", type=int, default=SAMPLES)
    args = parser.parse_args()
    for row in rows(args.games, args.samples):
        print(row, flush=True)


if __name__ == "__main__":
    main()
