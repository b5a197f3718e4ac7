"""Measure speed and memory: `make bench`, with options in ARGS (`make bench ARGS=--help`).

Costs are told in units. A unit is one step of a fixed loop of plain Python, `calibration`: figures from different
machines compare, and so do those from one that swings. Slices of 10 ms of the loop and of what is measured alternate
in one process; the cost is the median of the pairs' ratios, then the median over fresh processes, and the range is
theirs. Time is the processor's: what else runs on the machine does not count. Garbage is collected as usual.
"""

import argparse
import gc
import json
import platform
import sys
import tracemalloc
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import cycle, islice
from math import inf
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any, Final, Generic, TypeAlias, TypeVar

import attrs

import criminals
from criminals.games import crooks

Step: TypeAlias = Callable[[int], int]
"""Does so many operations, or a few more, and says how many."""

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")

SLICE: Final = 0.010  # seconds
SEEDS: Final = range(200)  # of the games that are dealt for one figure


class Four:
    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d


def calibration(n: int) -> int:
    """`n` units: build an object from the one before, rebuild a tuple from its slices, read a dict."""
    four, eight, table = Four(0, 1, 2, 3), tuple(range(8)), {k: k for k in range(8)}
    for i in range(n):
        k = i & 7
        four = Four(four.b, four.c, four.d, k)
        eight = eight[:k] + (i,) + eight[k + 1 :]
        _ = table[k]
    return n


# --- what is measured, of any game ---


@attrs.frozen
class Verbs(Generic[S, A]):
    """A game's verbs; `new_game` takes a number of players and a seed."""

    new_game: Callable[[int, int], S]
    legal_actions: Callable[[S], tuple[A, ...]]
    apply: Callable[[S, A], S]


def play(verbs: Verbs[S, A], state: S, random: Callable[[], float], states: list[S] | None = None) -> int:
    """Play a random game to its end and say how many moves it had; each state after a move goes into the list."""
    legal_actions, apply, moves = verbs.legal_actions, verbs.apply, 0
    while actions := legal_actions(state):
        state = apply(state, actions[int(random() * len(actions))])
        moves += 1
        if states is not None:
            states.append(state)
    return moves


def long_game(verbs: Verbs[S, A], players: int, seed: int) -> list[S]:
    """The states of a random game in which nobody passes who can do anything else."""
    random, states = Random(seed), [verbs.new_game(players, seed)]
    while actions := verbs.legal_actions(states[-1]):
        others = [action for action in actions if str(action) != "pass"]
        states.append(verbs.apply(states[-1], random.choice(others or actions)))
    return states


def moves(verbs: Verbs[S, A], players: int, *, keep: bool = False) -> Step:
    """Moves of random play: `legal_actions`, one of them by its index, `apply`. The games are set up beforehand."""
    random, starts = Random(0).random, cycle([verbs.new_game(players, seed) for seed in SEEDS])

    def step(n: int) -> int:
        done = 0
        while done < n:
            done += play(verbs, next(starts), random, [] if keep else None)
        return done

    return step


def calls(function: Callable[[S], object], arguments: Iterable[S]) -> Step:
    """Calls of a function, with one argument after the other."""
    turns = cycle(arguments)

    def step(n: int) -> int:
        for argument in islice(turns, n):
            function(argument)
        return n

    return step


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


def middles(players: int) -> list[tuple[crooks.State, crooks.View]]:
    """States from the middle third of long games, each with the view of the seat to act."""
    found: list[tuple[crooks.State, crooks.View]] = []
    for seed in SEEDS[:50]:
        states = long_game(CROOKS, players, seed)
        for state in states[len(states) // 3 : 2 * len(states) // 3]:
            found.append((state, crooks.view(state, state.actor or 0)))
    return found


def beliefs(function: Callable[[crooks.View], object], players: int) -> Step:
    """Calls of a function with the views of middles."""
    return calls(function, [view for _, view in middles(players)])


def views(players: int) -> Step:
    """Views of middles, for the seat to act."""
    return calls(lambda found: crooks.view(found, found.actor or 0), [state for state, _ in middles(players)])


def steps(players: int) -> Step:
    """Steps from middles, with the events for a spectator."""
    random = Random(0).random

    def told(state: crooks.State) -> object:
        actions = crooks.legal_actions(state)
        _, events = crooks.step(state, actions[int(random() * len(actions))])
        return crooks.view_events(events, criminals.SPECTATOR)

    return calls(told, [state for state, _ in middles(players)])


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


# --- the figures: a line for each, named by a heading, a colon and a label ---


def by_players(heading: str, make: Callable[[int], T]) -> dict[str, Callable[[], T]]:
    """A figure for each number of players."""
    return {f"{heading}: {n} players": partial(make, n) for n in (2, 3, 4)}


CROOKS: Final = Verbs(lambda n, seed: crooks.new_game(players=n, rng=Random(seed)), crooks.legal_actions, crooks.apply)
TOP: Final = Verbs[crooks.State, crooks.Action](
    lambda n, seed: criminals.new_game("crooks", players=n, seed=seed), criminals.legal_actions, criminals.apply
)
PLIES: Final = [(3, ply) for ply in range(0, 70, 10)] + [(4, ply) for ply in range(0, 90, 10)]
MOVE: Final = "crooks, a move of random play"
GAME: Final = "crooks, a game of random play from its seed"
LONG: Final = "crooks, a move of a long game"
BYTES: Final = "crooks, bytes a kept state"
VIEW: Final = "crooks, view in mid-game"
COUNT: Final = "crooks, count_worlds in mid-game"
SAMPLE: Final = "crooks, sample_world in mid-game"


def _sampled(rng: Random, view: crooks.View) -> crooks.State:
    return crooks.sample_world(view, rng)


TIMED: Final[Mapping[str, Callable[[], Step]]] = {
    **by_players(MOVE, partial(moves, CROOKS)),
    f"{MOVE}: 3 players, criminals.apply": partial(moves, TOP, 3),
    **by_players(f"{MOVE}, all states kept", partial(moves, CROOKS, keep=True)),
    f"{MOVE}, all states kept: 3 players, criminals.apply": partial(moves, TOP, 3, keep=True),
    **by_players(GAME, partial(games, CROOKS)),
    **by_players(f"{GAME}, all states kept", partial(games, CROOKS, keep=True)),
    **by_players("crooks, new_game from a seed", lambda n: calls(partial(CROOKS.new_game, n), SEEDS)),
    **by_players("crooks, score after a long game", lambda n: calls(crooks.score, ends(CROOKS, n))),
    **by_players(VIEW, views),
    **by_players(COUNT, partial(beliefs, crooks.count_worlds)),
    **by_players(SAMPLE, lambda n: beliefs(partial(_sampled, Random(0)), n)),
    **by_players("crooks, marginals in mid-game", partial(beliefs, crooks.marginals)),
    **by_players("crooks, legal_actions of a view in mid-game", partial(beliefs, crooks.legal_actions)),
    **by_players("crooks, step and view_events in mid-game, with the choice of an action", steps),
    **{f"{LONG}: {n} players, ply {ply}-{ply + 9}": partial(moves_at, CROOKS, n, ply, ply + 10) for n, ply in PLIES},
}
COUNTED: Final[Mapping[str, Callable[[], float]]] = {
    **by_players("crooks, moves in a game of random play", partial(length, CROOKS)),
    **by_players(BYTES, partial(bytes_kept, CROOKS)),
}
CALIBRATION: Final = "calibration: units a second"
BARS: Final = {MOVE: 12, BYTES: 600, VIEW: 22.5, COUNT: 75, SAMPLE: 150}  # the figures under these headings stay below


# --- how they are measured and shown ---


@attrs.frozen
class Figure:
    """The median over the processes, and their range."""

    median: float
    low: float
    high: float


def timed(step: Step, n: int) -> float:
    """Seconds for an operation."""
    start = process_time()
    done = step(n)
    return (process_time() - start) / done


def filling(step: Step) -> int:
    """How many operations fill a slice. Finding out warms them up."""
    n = 1
    while (seconds := timed(step, n)) * n < SLICE / 2:
        n *= 2
    return max(1, round(SLICE / seconds))


def measured(names: Sequence[str], pairs: int) -> dict[str, float]:
    """The figures of one process."""
    figures = {name: COUNTED[name]() for name in names if name in COUNTED}
    calibrating = filling(calibration)
    units = [timed(calibration, calibrating) for _ in range(pairs)]
    for name in filter(TIMED.__contains__, names):
        step = TIMED[name]()
        n = filling(step)
        both = [(timed(calibration, calibrating), timed(step, n)) for _ in range(pairs)]
        figures[name] = median(cost / unit for unit, cost in both)
        units += [unit for unit, _ in both]
    return {CALIBRATION: 1 / median(units), **figures}


def measured_anew(names: Sequence[str], pairs: int, processes: int) -> dict[str, Figure]:
    """The figures over several processes, one after the other."""
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as pool:
        runs = list(pool.map(measured, [names] * processes, [pairs] * processes))
    values = {name: [run[name] for run in runs] for name in (CALIBRATION, *names)}
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
    options = parser.parse_args(arguments)
    earlier: Any = json.loads(options.compare.read_text())["figures"] if options.compare else {}
    processes = options.processes or (1 if options.quick else 5)
    pairs = options.pairs or (5 if options.quick else 20)

    figures = measured_anew([name for name in (*TIMED, *COUNTED) if options.only in name], pairs, processes)
    missed = [name for name, it in figures.items() if it.median >= BARS.get(name.partition(": ")[0], inf)]
    run: dict[str, object] = {"python": platform.python_version(), "processes": processes, "pairs": pairs}
    print(", ".join(f"{key} {value}" for key, value in run.items()), *table(figures, earlier), sep="\n")
    print(*(f"\nMISSED its bar of {BARS[name.partition(': ')[0]]}: {name}" for name in missed), sep="")
    if options.json:
        document = {**run, "figures": {name: attrs.asdict(figure) for name, figure in figures.items()}}
        options.json.write_text(json.dumps(document, indent=1) + "\n")
    return 1 if options.bar and missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
