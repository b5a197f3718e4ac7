"""Measure speed and memory: `make bench`, with options in ARGS (`make bench ARGS=--help`).

Costs are told in units. A unit is one step of a fixed loop of plain Python, `calibration`: figures from different
machines compare, and so do those from one that swings. Slices of 10 ms of the loop and of what is measured alternate
in one process; the cost is the median of the pairs' ratios, then the median over fresh processes, and the range is
theirs. Time is the processor's: what else runs on the machine does not count. Garbage is collected as usual.

What an import costs is told in costs of `import cattrs`, each in a fresh process that finds its bytecode, in turns.
"""

import argparse
import gc
import json
import platform
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import inf
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, median
from typing import Any, Final, TypeVar

import attrs

import criminals
from criminals.bots import random_rollout
from criminals.bots.search.playouts import playout_of, value_of
from criminals.bots.search.tree import Search
from criminals.games import counterfeiters, crooks, sicario
from criminals.testing.timing.calibration import Step, calibration, filling, paired, timed
from criminals.testing.timing.growth import GROWTH, GROWTH_BARS
from criminals.testing.timing.speed import (
    SEEDS,
    AnyGame,
    Verbs,
    beliefs,
    calls,
    long_game,
    middles,
    moves,
    play,
    prepared_samples,
    samples,
    seen,
    verbs_of,
    views,
)
from tools import beside

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")

ANY: Final = (2, 3, 4)  # how many can play most games


# --- what is measured, of any game ---


def top_verbs(game: AnyGame) -> Verbs[Any, Any]:
    """The verbs for all games."""
    return Verbs(
        lambda n, seed: criminals.new_game(game.NAME, players=n, seed=seed), criminals.legal_actions, criminals.apply
    )


def games(verbs: Verbs[S, A], players: int, *, keep: bool = False) -> Step:
    """Whole games of random play, each from its seed."""
    random = Random(0).random
    return calls(lambda seed: play(verbs, verbs.new_game(players, seed), random, [] if keep else None), SEEDS)


def moves_at(verbs: Verbs[S, A], players: int, start: int, stop: int) -> Step:
    """Moves as in `moves`, from the states that long games have at some plies."""
    random, legal_actions, apply = Random(0).random, verbs.legal_actions, verbs.apply

    def move(state: S) -> S:
        actions = legal_actions(state)
        return apply(state, actions[int(random() * len(actions))])

    long_games = [long_game(verbs, players, seed)[:-1] for seed in SEEDS[:50]]
    return calls(move, [state for states in long_games for state in states[start:stop]])


def ends(verbs: Verbs[S, A], players: int) -> list[S]:
    """Full tables: the last states of long games."""
    return [long_game(verbs, players, seed)[-1] for seed in SEEDS[:50]]


def searches(game: AnyGame, players: int, ply: int) -> Step:
    """Iterations of a search for the seat to act, at a ply of long games, with the world that each is in."""
    rng = Random(0)

    def searched(state: Any) -> Callable[[], None]:
        view, value = seen(game, state), value_of(game, playout_of(game, random_rollout, None, rng), None)
        sample, search = game.beliefs(view).sample, Search(game, state.actor, rng, 0.35, value)
        return lambda: search.iterate(sample(rng))

    found = [searched(long_game(verbs_of(game), players, seed)[ply]) for seed in SEEDS[:20]]
    return calls(lambda iterate: iterate(), found)


def steps(game: AnyGame, players: int) -> Step:
    """Steps from middles, with the events for a spectator."""
    random = Random(0).random

    def told(state: Any) -> object:
        actions = game.legal_actions(state)
        _, events = game.step(state, actions[int(random() * len(actions))])
        return game.view_events(events, criminals.SPECTATOR)

    return calls(told, middles(game, players))


def length(verbs: Verbs[S, A], players: int) -> float:
    """The moves in a game of random play, on average."""
    return fmean(play(verbs, verbs.new_game(players, seed), Random(seed).random) for seed in SEEDS)


def bytes_kept(verbs: Verbs[S, A], players: int) -> float:
    """Bytes for each state that random games leave in a list, its place there included but not the set-ups."""
    starts = [verbs.new_game(players, seed) for seed in SEEDS]
    random, states = Random(0).random, list[S]()
    gc.collect()
    tracemalloc.start()
    for start in starts:
        play(verbs, start, random, states)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(states)


def imports(code: str, runs: int = 7) -> float:
    """The cost of a code that imports, in costs of `import cattrs`; the first run of each writes the bytecode."""
    costs: dict[str, list[float]] = {"import cattrs": [], code: []}
    for _ in range(runs + 1):
        for each, times in costs.items():
            told = f"from time import process_time\nstart = process_time()\n{each}\nprint(process_time() - start)"
            run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
            times.append(float(run.stdout))
    unit, cost = (median(times[1:]) for times in costs.values())
    return cost / unit


# --- the figures: a line for each, named by a heading, a colon and a label ---


def by_players(heading: str, make: Callable[[int], T], counts: Iterable[int] = ANY) -> dict[str, Callable[[], T]]:
    """A figure for each number of players."""
    return {f"{heading}: {n} players": partial(make, n) for n in counts}


MOVE: Final = "a move of random play"
GAME: Final = "a game of random play from its seed"
LONG: Final = "a move of a long game"
BYTES: Final = "bytes a kept state"
VIEW: Final = "view in mid-game"
COUNT: Final = "count_worlds in mid-game"
SAMPLE: Final = "sample_world in mid-game"
PREPARED: Final = "a sample of prepared beliefs in mid-game"
POINTS: Final = "points after a long game"
SEARCH: Final = "an iteration of ISMCTSBot with random playouts from ply 30"
IMPORT: Final = "import, in costs of `import cattrs`, at most 2.5"
IMPORT_AND_DEAL: Final = "import and new_game, in costs of `import cattrs`, at most 5"


def timed_figures(
    game: AnyGame, plies: Mapping[int, range], counts: Iterable[int] = ANY
) -> dict[str, Callable[[], Step]]:
    """The timings of a game; those of a long game are at the plies given for each number of players."""
    verbs, top = verbs_of(game), top_verbs(game)
    each: Mapping[str, Callable[[int], Step]] = {
        MOVE: partial(moves, verbs),
        f"{MOVE}, all states kept": partial(moves, verbs, keep=True),
        GAME: partial(games, verbs),
        f"{GAME}, all states kept": partial(games, verbs, keep=True),
        "new_game from a seed": lambda n: calls(partial(verbs.new_game, n), SEEDS),
        "score after a long game": lambda n: calls(game.score, ends(verbs, n)),
        POINTS: lambda n: calls(game.points, ends(verbs, n)),
        VIEW: partial(views, game),
        COUNT: partial(beliefs, game, game.count_worlds),
        SAMPLE: partial(samples, game),
        PREPARED: partial(prepared_samples, game),
        "marginals in mid-game": partial(beliefs, game, game.marginals),
        "legal_actions of a view in mid-game": partial(beliefs, game, game.legal_actions),
        "step and view_events in mid-game, with the choice of an action": partial(steps, game),
    }
    figures: dict[str, Callable[[], Step]] = {}
    for heading, make in each.items():
        figures |= by_players(heading, make, counts)
        if heading.startswith(MOVE):
            keep = heading != MOVE
            figures[f"{heading}: 3 players, criminals.apply"] = partial(moves, top, 3, keep=keep)
    for n, span in plies.items():
        for ply in span:
            last = ply + span.step
            figures[f"{LONG}: {n} players, ply {ply}-{last - 1}"] = partial(moves_at, verbs, n, ply, last)
    return figures


def counted_figures(game: AnyGame, counts: Iterable[int] = ANY) -> dict[str, Callable[[], float]]:
    """The counts of a game."""
    verbs = verbs_of(game)
    return {
        **by_players("moves in a game of random play", partial(length, verbs), counts),
        **by_players(BYTES, partial(bytes_kept, verbs), counts),
    }


def of_game(game: AnyGame, figures: Mapping[str, T]) -> dict[str, T]:
    """The figures with the name of the game before them."""
    return {f"{game.NAME}, {name}": figure for name, figure in figures.items()}


TIMED: Final[Mapping[str, Callable[[], Step]]] = {
    **of_game(crooks, timed_figures(crooks, {3: range(0, 70, 10), 4: range(0, 90, 10)})),
    **of_game(crooks, {f"{SEARCH}: 3 players": partial(searches, crooks, 3, 30)}),
    **of_game(counterfeiters, timed_figures(counterfeiters, {3: range(0, 90, 15), 4: range(0, 120, 15)})),
    **of_game(sicario, timed_figures(sicario, {3: range(0, 40, 10), 4: range(0, 60, 10)}, (3, 4))),
}
COUNTED: Final[Mapping[str, Callable[[], float]]] = {
    f"{IMPORT}: criminals": partial(imports, "import criminals"),
    f"{IMPORT_AND_DEAL}: crooks": partial(imports, "import criminals\ncriminals.new_game('crooks')"),
    **of_game(crooks, counted_figures(crooks)),
    **of_game(counterfeiters, counted_figures(counterfeiters)),
    **of_game(sicario, counted_figures(sicario, (3, 4))),
}
CALIBRATION: Final = "calibration: units a second"
BARS: Final = {  # the figures under these headings stay below
    IMPORT: 2.5,
    IMPORT_AND_DEAL: 5,
    **of_game(
        crooks, {MOVE: 12, BYTES: 600, VIEW: 22.5, COUNT: 75, SAMPLE: 150, PREPARED: 60, POINTS: 40, SEARCH: 600}
    ),
    **of_game(counterfeiters, {MOVE: 15, VIEW: 22.5, COUNT: 75, SAMPLE: 150, PREPARED: 25, POINTS: 10}),
    **of_game(sicario, {MOVE: 12, BYTES: 600, VIEW: 22.5, COUNT: 75, SAMPLE: 150, PREPARED: 90, POINTS: 10}),
}


# --- how they are measured and shown ---


@attrs.frozen
class Figure:
    """The median over the processes, and their range."""

    median: float
    low: float
    high: float


def measured(names: Sequence[str], pairs: int) -> dict[str, float]:
    """The figures of one process."""
    figures = {name: COUNTED[name]() for name in names if name in COUNTED}
    calibrating = filling(partial(timed, calibration))
    units = [timed(calibration, calibrating) for _ in range(pairs)]
    figures |= {name: GROWTH[name](pairs) for name in names if name in GROWTH}
    for name in filter(TIMED.__contains__, names):
        step = TIMED[name]()
        both = paired(step, calibrating, pairs)
        figures[name] = median(cost / unit for unit, cost in both)
        units += [unit for unit, _ in both]
    return {CALIBRATION: 1 / median(units), **figures}


def anew(function: Callable[[], T], processes: int) -> list[T]:
    """Call the function in several fresh processes, one after the other."""
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as pool:
        return [run.result() for run in [pool.submit(function) for _ in range(processes)]]


def over(runs: Sequence[Mapping[str, float]]) -> dict[str, Figure]:
    """The figures that all runs have."""
    values = {name: [run[name] for run in runs] for name in runs[0] if all(name in run for run in runs)}
    return {name: Figure(median(found), min(found), max(found)) for name, found in values.items()}


def number(value: float) -> str:
    """Three digits at least: 1,234 or 123 or 12.3 or 1.23."""
    return f"{value:,.{0 if value >= 100 else 1 if value >= 10 else 2}f}"


def table(figures: Mapping[str, Figure], earlier: Mapping[str, Mapping[str, float]]) -> Iterator[str]:
    """The figures in lines, beside the earlier ones if there are any."""
    line = "{:<30}{:>11}{:>24}{:>9}{:>11}{:>13}" + "{:>11}{:>7}" * bool(earlier)
    yield line.format("", "median", "low - high", "us", "a second", "at 1.5M u/s", "earlier", "ratio")
    speed, last = figures[CALIBRATION].median, ""
    for name, figure in figures.items():
        heading, _, label = name.partition(": ")
        if heading != last:
            yield f"\n{heading}{', in units' if name in TIMED else ''}"
        last, cost = heading, figure.median
        cells = ["  " + label, number(cost), f"{number(figure.low)} - {number(figure.high)}", "", "", "", "", ""]
        if name in TIMED:
            cells[3:6] = map(number, (cost / speed * 1e6, speed / cost, 1_500_000 / cost))
        if name in earlier:
            before = earlier[name]["median"]
            cells[6:] = number(before), f"{cost / before:.2f}"
        yield line.format(*cells).rstrip()


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="make bench", description="Measure speed and memory.")
    parser.add_argument("--quick", action="store_true", help="one process and few pairs: a rough answer in seconds")
    parser.add_argument("--processes", type=int, metavar="N", help="how many fresh processes (5)")
    parser.add_argument("--pairs", type=int, metavar="N", help="how many pairs of slices for a figure (20)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only the figures with this text in their names")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures")
    parser.add_argument("--compare", type=Path, metavar="FILE", help="show those of an earlier run beside them")
    parser.add_argument("--bar", action="store_true", help="fail if a figure misses its bar")
    parser.add_argument("--beside", metavar="REV", help="compare with a git revision; fail if a bound is broken")
    options = parser.parse_args(arguments)
    earlier: Any = json.loads(options.compare.read_text())["figures"] if options.compare else {}
    processes = options.processes or (1 if options.quick else 5)
    pairs = options.pairs or (5 if options.quick else 20)
    if options.beside:
        return beside.main(options.beside, options.only, processes, pairs)

    names = [name for name in (*TIMED, *COUNTED, *GROWTH) if options.only in name]
    figures = over(anew(partial(measured, names, pairs), processes))
    bars = {name: BARS.get(name.partition(": ")[0], inf) for name in figures} | GROWTH_BARS
    missed = [name for name, it in figures.items() if it.median >= bars[name]]
    run: dict[str, object] = {"python": platform.python_version(), "processes": processes, "pairs": pairs}
    print(", ".join(f"{key} {value}" for key, value in run.items()), *table(figures, earlier), sep="\n")
    print(*(f"\nMISSED its bar of {bars[name]}: {name}" for name in missed), sep="")
    if options.json:
        document = {**run, "figures": {name: attrs.asdict(figure) for name, figure in figures.items()}}
        options.json.write_text(json.dumps(document, indent=1) + "\n")
    return 1 if options.bar and missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
