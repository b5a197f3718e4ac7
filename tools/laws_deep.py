"""The laws over very many games: `make laws-deep`, for some two hours.

It does five things; with options it does only those that are named: `make laws-deep ARGS="--hidden 500 --exhaustive"`.
"""

import argparse
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import attrs

from criminals.core.documents import Kind
from criminals.core.records import Record
from criminals.core.seats import SPECTATOR
from criminals.games import crooks
from criminals.testing import (
    check_beliefs,
    check_document,
    check_documents,
    check_fold,
    check_frequencies,
    check_game,
    check_no_leak,
    check_record,
    check_texts,
    check_uniform,
    check_view_complete,
    crooks_kit,
    random_actions,
    random_edition,
)
from tests.models.compare import check_crooks
from tests.schemas.judges import judge

BATCH = 100
SMALL_BATCH = 10
"""Games of a batch under the laws of hidden information: each of them takes seconds."""

FEW_WORLDS = 300
"""A view of no more worlds is gone through, and sampled until it must be even."""


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


def keep_secrets(seed: int) -> tuple[int, int, int, int]:
    """A small batch of games under the laws of hidden information: plies, twins, view events, worlds gone through."""
    rng = Random(seed)
    kit = crooks_kit()
    plies = twins = events = worlds = 0
    for _ in range(SMALL_BATCH):
        state = first_state(rng)
        actions = random_actions(kit, state, rng)
        plies += len(actions)
        twins += check_no_leak(kit, state, actions, rng)
        events += check_fold(kit, state, actions)
        for action in actions:
            state = crooks.apply(state, action)
            viewer = rng.choice([*crooks.seats(state), SPECTATOR])
            count = check_beliefs(kit, state, viewer, rng, most=FEW_WORLDS)
            worlds += count if count <= FEW_WORLDS else 0
            if rng.randrange(20) == 0:
                check = check_uniform if count <= FEW_WORLDS else check_frequencies
                check(kit, crooks.view(state, viewer), rng)
    return plies, twins, events, worlds


def read_back(seed: int) -> tuple[int, int, int]:
    """A small batch of games of which every value is written, found valid, and read: plies, documents, short texts."""
    rng = Random(seed)
    kit = crooks_kit()
    plies = documents = texts = 0
    for _ in range(SMALL_BATCH):
        first = state = first_state(rng)
        actions = random_actions(kit, first, rng)
        plies += len(actions)
        documents += check_documents(kit, first, judge)
        texts += check_texts(kit, first)
        for action in actions:
            state, events = crooks.step(state, action)
            met: list[tuple[Kind, Any]] = [("action", action), ("state", state)]
            met.extend(("view", crooks.view(state, viewer)) for viewer in (*crooks.seats(state), SPECTATOR))
            for event in events:
                met.extend((("event", event), ("view_event", event.fact)))
            for kind, value in met:
                check_document(value, kind, judge)
            documents += len(met)
            texts += check_texts(attrs.evolve(kit, universe=crooks.legal_actions), state)
        for played in (len(actions), rng.randrange(len(actions) + 1)):
            documents += check_record(Record.of(first, actions[:played]), judge)
    return plies, documents, texts


def search(edition: str, start: int) -> tuple[int, int]:
    """Every history of a tiny edition in which a seat starts: histories, and groups of them by what was perceived."""
    setups = (setup for setup in crooks.setups(2, edition) if setup.start == start)
    found = check_view_complete(crooks_kit(), [crooks.new_game(edition=edition, setup=setup) for setup in setups])
    return found.histories, found.groups


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


def run_hidden(games: int, seed: int) -> None:
    """So many games under the laws of hidden information."""
    start = time.perf_counter()
    batches = -(-games // SMALL_BATCH)
    totals = [0, 0, 0, 0]
    with ProcessPoolExecutor() as pool:
        for done, results in enumerate(pool.map(keep_secrets, range(seed, seed + batches)), 1):
            totals = [total + result for total, result in zip(totals, results, strict=True)]
            if done * 10 // batches != (done - 1) * 10 // batches:
                print(f"hidden: {done * SMALL_BATCH:,} games, {time.perf_counter() - start:.0f} s", flush=True)
    plies, twins, events, worlds = totals
    print(
        f"{batches * SMALL_BATCH:,} games ({plies:,} plies) keep their secrets: {twins:,} twins shown the same, "
        f"{events:,} view events folded, {worlds:,} worlds gone through, {time.perf_counter() - start:.0f} s"
    )


def run_documents(games: int, seed: int) -> None:
    """So many games of which every value is written and read."""
    start = time.perf_counter()
    batches = -(-games // SMALL_BATCH)
    totals = [0, 0, 0]
    with ProcessPoolExecutor() as pool:
        for done, results in enumerate(pool.map(read_back, range(seed, seed + batches)), 1):
            totals = [total + result for total, result in zip(totals, results, strict=True)]
            if done * 10 // batches != (done - 1) * 10 // batches:
                print(f"documents: {done * SMALL_BATCH:,} games, {time.perf_counter() - start:.0f} s", flush=True)
    plies, documents, texts = totals
    print(
        f"{batches * SMALL_BATCH:,} games ({plies:,} plies) come back as they were: {documents:,} documents and "
        f"{texts:,} texts, {time.perf_counter() - start:.0f} s"
    )


def run_exhaustive(editions: Iterable[str]) -> None:
    """Every history of the tiny editions, a process for each edition and starting seat."""
    start = time.perf_counter()
    with ProcessPoolExecutor() as pool:
        searches = {(edition, seat): pool.submit(search, edition, seat) for edition in editions for seat in range(2)}
        for (edition, seat), future in searches.items():
            histories, groups = future.result()
            seconds = time.perf_counter() - start
            print(
                f"{edition}, seat {seat} starts: {histories:,} histories, {groups:,} groups, {seconds:.0f} s",
                flush=True,
            )


def main() -> None:
    """All runs that are asked for; any broken law ends them with its text."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="games compared with the second implementation (100,000)")
    parser.add_argument("--laws", type=int, help="games with every law of play checked at every state (10,000)")
    parser.add_argument("--hidden", type=int, help="games under the laws of hidden information (4,000)")
    parser.add_argument("--documents", type=int, help="games of which every value is written and read (1,000)")
    parser.add_argument("--exhaustive", action="store_true", help="every history of the tiny editions")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.games is args.laws is args.hidden is args.documents is None and not args.exhaustive:
        args.games, args.laws, args.hidden, args.documents, args.exhaustive = 100_000, 10_000, 4_000, 1_000, True
    if args.games:
        actions = run("agreement", agree, args.games, args.seed)
        print(f"{args.games:,} games ({actions:,} actions) agree with the second implementation")
    if args.laws:
        games = run("laws", keep_the_laws, args.laws, args.seed + 1_000_000)
        print(f"{games:,} games keep every law of play")
    if args.hidden:
        run_hidden(args.hidden, args.seed + 2_000_000)
    if args.documents:
        run_documents(args.documents, args.seed + 3_000_000)
    if args.exhaustive:
        run_exhaustive(("tiny", "bosses"))


if __name__ == "__main__":
    main()
