"""How games of Sicario end: `make endings`, with options in ARGS (`make endings ARGS=--help`).

ISMCTSBots play whole games with three and with four players, all seats alike, with fixed deals, seeds and budgets: the
same table comes out whenever and wherever it is run. It is the table of the docs, on the page of Sicario.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import repeat
from statistics import median
from typing import Final

import attrs

from criminals.bots import ISMCTSBot, play
from criminals.bots.matches.statistics import Interval, interval
from criminals.games import sicario

SEED: Final = 2026
GAMES: Final = 400
ITERATIONS: Final = 200
PLAYERS: Final = (3, 4)

CLAUSES: Final = {"embassy": "5.1", "capture": "3.7", "elimination": "5.2"}
"""The ways in which a game ends, each with the clause of its outcome."""


@attrs.frozen
class Ending:
    """How a game ended: the clause of its outcome, and after how many actions, throws among them."""

    clause: str
    plies: int


def ending(players: int, iterations: int, number: int) -> Ending:
    """How the game of a number ends."""
    record = play("sicario", [ISMCTSBot(iterations=iterations) for _ in range(players)], seed=SEED + number)
    *_, last = record.replay()
    outcome = sicario.outcome(last)
    assert outcome is not None
    return Ending(outcome.clause, len(record.actions))


def endings(players: int, games: int, iterations: int, workers: int | None) -> list[Ending]:
    """How so many games end, in the order of their numbers."""
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(partial(ending, players, iterations), range(games), chunksize=4))


def share(found: Sequence[Ending], clause: str) -> Interval:
    """The share of the games that a clause ended, with its interval at 95 %."""
    return interval([float(each.clause == clause) for each in found])


HEAD: Final = ("players", "games", *CLAUSES, "median length")


def row(players: int, found: Sequence[Ending]) -> Iterator[str]:
    """The cells of a line of the table."""
    yield from (str(players), str(len(found)))
    for clause in CLAUSES.values():
        part = share(found, clause)
        yield f"{part.mean:.1%} ({part.low:.1%} to {part.high:.1%})"
    yield f"{median(each.plies for each in found):g} actions"


def line(cells: Sequence[str]) -> str:
    """A line of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="make endings", description="Show how games of Sicario end between bots.")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"for each number of players ({GAMES})")
    parser.add_argument(
        "--iterations", type=int, default=ITERATIONS, metavar="N", help=f"of a bot's search ({ITERATIONS})"
    )
    parser.add_argument("--workers", type=int, metavar="N", help="how many processes (as many as there are processors)")
    options = parser.parse_args(arguments)
    print(f"ISMCTSBot in every seat, {options.iterations} iterations a choice, seed {SEED}", end="\n\n")
    print(line(HEAD), line(list(repeat("---", len(HEAD)))), sep="\n", flush=True)
    for players in PLAYERS:
        found = endings(players, options.games, options.iterations, options.workers)
        print(line(list(row(players, found))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
