"""The laws over very many games: `make laws-deep`, with ARGS="--games 1000 --laws 100 --seed 5" for another size."""

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from random import Random

from criminals.games import crooks
from criminals.testing import check_game, crooks_kit, random_edition
from tests.models.compare import check_crooks

BATCH = 100


def first_state(rng: Random) -> crooks.State:
    """A game of 2 to 4 players: the reference edition half of the time, else an edition made by chance."""
    edition = crooks.REFERENCE if rng.randrange(2) else random_edition(rng)
    return crooks.new_game(edition=edition, players=rng.choice(tuple(edition.piles)), rng=rng)


def agree(seed: int) -> int:
    """A batch of games that must agree with the second implementation; how many actions they had."""
    rng = Random(seed)
    return sum(check_crooks(first_state(rng), rng) for _ in range(BATCH))


def keep_the_laws(seed: int) -> int:
    """A batch of games with every law checked at every state; how many games."""
    rng = Random(seed)
    kit = crooks_kit()
    for _ in range(BATCH):
        check_game(kit, first_state(rng), rng)
    return BATCH


def run(name: str, batch: Callable[[int], int], games: int, seed: int) -> int:
    """Run so many games in batches on all cores; the sum of what the batches return."""
    start = time.perf_counter()
    batches = -(-games // BATCH)
    total = 0
    with ProcessPoolExecutor() as pool:
        for done, result in enumerate(pool.map(batch, range(seed, seed + batches)), 1):
            total += result
            if done * 10 // batches != (done - 1) * 10 // batches:
                print(f"{name}: {done * BATCH:,} games, {time.perf_counter() - start:.0f} s", flush=True)
    return total


def main() -> None:
    """Both runs; any broken law ends them with its text."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="games compared with the second implementation")
    parser.add_argument("--laws", type=int, default=10_000, help="games with every law checked at every state")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    actions = run("agreement", agree, args.games, args.seed)
    games = run("laws", keep_the_laws, args.laws, args.seed + 1_000_000)
    print(f"{args.games:,} games ({actions:,} actions) agree with the second implementation; {games:,} keep every law")


if __name__ == "__main__":
    main()
