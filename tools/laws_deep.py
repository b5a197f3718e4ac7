"""The laws over very many games: `make laws-deep`, for up to two hours on two cores.

It does seven things for each game; with options it does only those that are named, and only for one game:
`make laws-deep ARGS="--game crooks --hidden 500 --exhaustive"`.
"""

import argparse
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any, Final

import attrs

from criminals.core.base.seats import SPECTATOR
from criminals.core.documents.envelope import Kind
from criminals.core.records.record import Record
from criminals.testing import (
    KITS,
    check_all_histories,
    check_beliefs,
    check_clicks,
    check_document,
    check_documents,
    check_fold,
    check_frequencies,
    check_game,
    check_histories,
    check_movements,
    check_no_leak,
    check_record,
    check_texts,
    check_uniform,
    check_view_complete,
    random_actions,
    random_first,
)
from tests.models.compare import check_counterfeiters, check_crooks, check_sicario
from tests.schemas.judges import judge

BATCH = 100
SMALL_BATCH = 10
"""Games of a batch whose every value is looked at: each of them takes seconds."""

HIDDEN_BATCH = 1
"""Games of a batch under the laws of hidden information: each of them takes minutes."""

FEW_WORLDS = 300
"""A view of no more worlds is gone through, and sampled until it must be even."""


AGREE: Final[Mapping[str, Callable[[Any, Random], int]]] = {
    "crooks": check_crooks,
    "counterfeiters": check_counterfeiters,
    "sicario": check_sicario,
}
"""For each game what plays it beside the second implementation."""

TINY: Final[Mapping[str, tuple[str, ...]]] = {
    "crooks": ("tiny", "bosses"),
    "counterfeiters": ("tiny",),
    "sicario": ("tiny",),
}
"""The editions of which every history can be gone through."""

STARTS: Final = {"crooks": "start", "counterfeiters": "first", "sicario": "sicario"}
"""The seat of a set-up that is like no other: who starts, or the sicario."""

FEWEST: Final = {"crooks": 2, "counterfeiters": 2, "sicario": 3}
"""How many play, at least: every history of these is gone through."""


ONE_PAST: Final = ("crooks", "sicario")
"""The games in which a view record and a world allow one past only."""


DEEP: Final[Mapping[str, Mapping[str, int]]] = {
    "crooks": {"games": 10_000, "laws": 2_000, "hidden": 8, "documents": 100, "locations": 1_000, "histories": 10_000},
    "counterfeiters": {
        "games": 8_000,
        "laws": 600,
        "hidden": 4,
        "documents": 200,
        "locations": 1_000,
        "histories": 100,
    },
    "sicario": {
        "games": 100_000,
        "laws": 600,
        "hidden": 6,
        "documents": 1_000,
        "locations": 1_000,
        "histories": 10_000,
    },
}
"""How many games each run has if none is named: those of `docs/guarantees/laws-of-play.md`, two hours on two cores."""


def first_state(name: str, rng: Random) -> Any:
    """A game of any number of players: the reference edition half of the time, else an edition made by chance."""
    return random_first(name, rng, "reference" if rng.randrange(2) else "random")


def agree(name: str, seed: int) -> tuple[int]:
    """A batch of games that must agree with the second implementation; how many actions they had."""
    rng = Random(seed)
    return (sum(AGREE[name](first_state(name, rng), rng) for _ in range(BATCH)),)


def keep_the_laws(name: str, seed: int) -> tuple[()]:
    """A batch of games with every law checked at every state."""
    rng = Random(seed)
    for _ in range(BATCH):
        check_game(KITS[name], first_state(name, rng), rng)
    return ()


def keep_secrets(name: str, seed: int) -> tuple[int, int, int, int]:
    """Games under the laws of hidden information: plies, twins, view events, worlds gone through."""
    rng = Random(seed)
    kit = KITS[name]
    plies = twins = events = worlds = 0
    for _ in range(HIDDEN_BATCH):
        state = first_state(name, rng)
        actions = random_actions(kit, state, rng)
        plies += len(actions)
        twins += check_no_leak(kit, state, actions, rng, thorough=True)
        events += check_fold(kit, state, actions)
        for action in actions:
            state = kit.game.apply(state, action)
            viewer = rng.choice([*kit.game.seats(state), SPECTATOR])
            count = check_beliefs(kit, state, viewer, rng, most=FEW_WORLDS)
            worlds += count if count <= FEW_WORLDS else 0
            if rng.randrange(20) == 0:
                check = check_uniform if count <= FEW_WORLDS else check_frequencies
                check(kit, kit.game.view(state, viewer), rng)
    return plies, twins, events, worlds


def read_back(name: str, seed: int) -> tuple[int, int, int]:
    """A small batch of games of which every value is written, found valid, and read: plies, documents, short texts."""
    rng = Random(seed)
    kit = KITS[name]
    game = kit.game
    plies = documents = texts = 0
    for _ in range(SMALL_BATCH):
        first = state = first_state(name, rng)
        actions = random_actions(kit, first, rng)
        plies += len(actions)
        documents += check_documents(kit, first, judge)
        texts += check_texts(kit, first)
        for action in actions:
            state, events = game.step(state, action)
            met: list[tuple[Kind, Any]] = [("action", action), ("state", state)]
            met.extend(("view", game.view(state, viewer)) for viewer in (*game.seats(state), SPECTATOR))
            for event in events:
                met.extend((("event", event), ("view_event", event.fact)))
            for kind, value in met:
                check_document(value, kind, judge)
            documents += len(met)
            texts += check_texts(attrs.evolve(kit, universe=game.legal_actions), state)
        for played in (len(actions), rng.randrange(len(actions) + 1)):
            documents += check_record(Record.of(first, actions[:played]), judge)
    return plies, documents, texts


def find_places(name: str, seed: int) -> tuple[int, int, int]:
    """A small batch of games under the laws of locations: plies, movements, actions that are told apart by clicks."""
    rng = Random(seed)
    kit = KITS[name]
    plies = moved = clicked = 0
    for _ in range(SMALL_BATCH):
        state = first_state(name, rng)
        actions = random_actions(kit, state, rng)
        plies += len(actions)
        moved += check_movements(kit, state, actions)
        for action in actions:
            for viewer in (*kit.game.seats(state), SPECTATOR):
                clicked += check_clicks(kit, state, viewer)
            state = kit.game.apply(state, action)
    return plies, moved, clicked


def remember(name: str, seed: int) -> tuple[int, int]:
    """A batch of whole games whose pasts are looked for: plies, pasts that were found."""
    rng = Random(seed)
    kit = KITS[name]
    plies = found = 0
    for _ in range(SMALL_BATCH):
        state = first_state(name, rng)
        actions = random_actions(kit, state, rng)
        plies += len(actions)
        found += check_histories(kit, state, actions, rng, single=name in ONE_PAST)
    return plies, found


def search_pasts(name: str, setup: Any) -> int:
    """Every whole game of a set-up of the tiny edition, beside its histories; how many."""
    game: Any = KITS[name].game
    return check_all_histories(KITS[name], [game.new_game(setup=setup, edition="tiny")])


def search(name: str, edition: str, start: int) -> tuple[int, int]:
    """Every history of a tiny edition with one special seat: histories, and groups of them by what was perceived."""
    game: Any = KITS[name].game
    setups = (setup for setup in game.setups(FEWEST[name], edition) if getattr(setup, STARTS[name]) == start)
    found = check_view_complete(KITS[name], [game.new_game(edition=edition, setup=setup) for setup in setups])
    return found.histories, found.groups


def run(what: str, batch: Callable[[int], Sequence[int]], size: int, games: int, seed: int) -> tuple[str, list[int]]:
    """Run so many games in batches on all cores: how many and how long, and the sums of what the batches return."""
    start = time.perf_counter()
    batches = -(-games // size)
    totals: list[int] = []
    with ProcessPoolExecutor() as pool:
        for done, results in enumerate(pool.map(batch, range(seed, seed + batches)), 1):
            totals = [total + result for total, result in zip(totals or [0] * len(results), results, strict=True)]
            if done * 10 // batches != (done - 1) * 10 // batches:
                print(f"{what}: {done * size:,} games, {time.perf_counter() - start:.0f} s", flush=True)
    return f"{batches * size:,} games, {time.perf_counter() - start:.0f} s", totals


def run_exhaustive(name: str) -> None:
    """Every history of the tiny editions, a process for each edition and special seat."""
    start = time.perf_counter()
    with ProcessPoolExecutor() as pool:
        searches = {
            (edition, seat): pool.submit(search, name, edition, seat)
            for edition in TINY[name]
            for seat in range(FEWEST[name])
        }
        for (edition, seat), future in searches.items():
            histories, groups = future.result()
            seconds = time.perf_counter() - start
            found = f"{histories:,} histories, {groups:,} groups, {seconds:.0f} s"
            print(f"{name}, {edition}, {STARTS[name]} {seat}: {found}", flush=True)


def run_pasts(name: str) -> None:
    """Every whole game of the tiny edition beside its histories, a process for each set-up."""
    start = time.perf_counter()
    games = 0
    setups = KITS[name].game.setups(FEWEST[name], "tiny")
    with ProcessPoolExecutor() as pool:
        for done, found in enumerate(pool.map(partial(search_pasts, name), setups), 1):
            games += found
            print(f"{name}, tiny, {done} set-ups: {games:,} games, {time.perf_counter() - start:.0f} s", flush=True)
    print(f"{name}: the histories are all games that look the same, of {games:,} whole games of tiny")


def run_game(name: str, args: argparse.Namespace) -> None:
    """All runs of a game that are asked for."""
    if args.games:
        ran, (actions,) = run(f"{name}, agreement", partial(agree, name), BATCH, args.games, args.seed)
        print(f"{name}: {ran} ({actions:,} actions) agree with the second implementation")
    if args.laws:
        ran, _ = run(f"{name}, laws", partial(keep_the_laws, name), BATCH, args.laws, args.seed + 1_000_000)
        print(f"{name}: {ran}, keep every law of play")
    if args.hidden:
        ran, (plies, twins, events, worlds) = run(
            f"{name}, hidden", partial(keep_secrets, name), HIDDEN_BATCH, args.hidden, args.seed + 2_000_000
        )
        print(
            f"{name}: {ran} ({plies:,} plies), keep their secrets: {twins:,} twins shown the same, "
            f"{events:,} view events folded, {worlds:,} worlds gone through"
        )
    if args.documents:
        ran, (plies, documents, texts) = run(
            f"{name}, documents", partial(read_back, name), SMALL_BATCH, args.documents, args.seed + 3_000_000
        )
        print(f"{name}: {ran} ({plies:,} plies), come back as they were: {documents:,} documents and {texts:,} texts")
    if args.locations:
        ran, (plies, moved, clicked) = run(
            f"{name}, locations", partial(find_places, name), SMALL_BATCH, args.locations, args.seed + 4_000_000
        )
        print(f"{name}: {ran} ({plies:,} plies), keep the laws of locations: {moved:,} movements, {clicked:,} actions")
    if args.histories:
        ran, (plies, found) = run(
            f"{name}, histories", partial(remember, name), SMALL_BATCH, args.histories, args.seed + 5_000_000
        )
        print(f"{name}: {ran} ({plies:,} plies), have the true past among their histories: {found:,} pasts looked at")
    if args.exhaustive:
        run_exhaustive(name)
    if args.pasts:
        run_pasts(name)


def main() -> None:
    """All runs that are asked for; any broken law ends them with its text."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=KITS, help="only this one; else each in turn")
    parser.add_argument("--games", type=int, help="games compared with the second implementation")
    parser.add_argument("--laws", type=int, help="games with every law of play checked at every state")
    parser.add_argument("--hidden", type=int, help="games under the laws of hidden information")
    parser.add_argument("--documents", type=int, help="games of which every value is written and read")
    parser.add_argument("--locations", type=int, help="games under the laws of locations")
    parser.add_argument("--histories", type=int, help="games whose true past must be among their histories")
    parser.add_argument("--pasts", action="store_true", help="the histories of every game of the tiny editions")
    parser.add_argument("--exhaustive", action="store_true", help="every history of the tiny editions")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    counts = (args.games, args.laws, args.hidden, args.documents, args.locations, args.histories)
    named = args.exhaustive or args.pasts or any(counts)
    for name in KITS if args.game is None else (args.game,):
        run_game(
            name,
            args
            if named
            else argparse.Namespace(**DEEP[name], exhaustive=True, pasts=name == "crooks", seed=args.seed),
        )


if __name__ == "__main__":
    main()
