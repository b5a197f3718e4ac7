"""How strong the bots are: `make tournaments`, with options in ARGS (`make tournaments ARGS=--help`).

For each game a tournament between each of the four bots and the next, with fixed deals, a fixed seed and budgets of
iterations: the same bytes come out whenever and wherever it is run. It fails unless, at 95 %, ISMCTSBot beats GreedyBot
and GreedyBot beats RandomBot, and OracleBot is no worse than ISMCTSBot.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter
from typing import Final

import attrs

from criminals.bots import Pairing, progress_bar, tournament

SEED: Final = 2026


@attrs.frozen
class Plan:
    """What is played: the game, with how many players, over how many deals, with how many iterations for a search."""

    game: str
    players: int
    deals: int
    iterations: int

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Each of the four bots and the next, the best first."""
        budget = f"iterations={self.iterations}"
        return pairwise([f"oracle=oracle:{budget}", f"ismcts=ismcts:{budget}", "greedy", "random"])

    def held(self, pair: tuple[str, str], workers: int | None, folder: Path | None) -> Pairing:
        """What comes of a pair; in a folder it is kept, so that it goes on where it was broken off."""
        name = "-".join([self.game, str(self.iterations), *(each.partition("=")[0] for each in pair)])
        found = tournament(
            self.game,
            pair,
            deals=self.deals,
            players=self.players,
            seed=SEED,
            truth=True,
            workers=workers,
            file=None if folder is None else folder / f"{name}.json",
            progress=progress_bar(sys.stderr) if sys.stderr.isatty() else None,
        )
        return found.pairings()[0]


PLANS: Final = (Plan("crooks", 2, 30, 60), Plan("counterfeiters", 2, 90, 60), Plan("sicario", 3, 40, 30))
GAMES: Final = 10_000  # of random bots, to measure speed


def heading(plan: Plan) -> str:
    """What is played."""
    return (
        f"**{plan.game.capitalize()}**, {plan.players} players, {plan.deals} deals for each pairing, "
        f"{plan.iterations} iterations a choice for `ismcts` and `oracle`, seed {SEED}"
    )


HEAD: Final = "| pairing | share of the first | 95 % | lead in points | games |\n|---|---|---|---|---|"


def row(each: Pairing) -> str:
    """A line of the table."""
    share, lead = each.share, "" if each.lead is None else f"{each.lead:+.2f}"
    interval = f"{share.low:.1%} to {share.high:.1%}"
    return f"| {' - '.join(each.pair)} | {share.mean:.1%} | {interval} | {lead} | {each.games} |"


def missed(each: Pairing) -> str | None:
    """What was to be shown, if it was not."""
    one, other = each.pair
    told = f"{one} has {each.share.mean:.1%} (from {each.share.low:.1%}) against {other}"
    if one == "oracle":
        return None if each.share.mean >= 0.5 else f"{told}, and should have half at least"
    return None if each.share.low > 0.5 else f"{told}, and should be above 50 % at 95 %"


def speed() -> str:
    """How long random bots take for many games of Crooks, on two processes."""
    start, before = perf_counter(), _used()
    found = tournament("crooks", ["random", "other=random"], deals=GAMES // 2, workers=2)
    seconds, used = perf_counter() - start, _used() - before
    return (
        f"{len(found.games):,} games of random bots on two processes: {seconds:.1f} s, {used:.1f} s of the processors"
    )


def _used() -> float:
    """The time that this process and those it started have had of the processors."""
    return sum(usage.ru_utime + usage.ru_stime for usage in map(getrusage, (RUSAGE_SELF, RUSAGE_CHILDREN)))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="make tournaments", description="Show how strong the bots are.")
    parser.add_argument("--only", choices=[plan.game for plan in PLANS], help="one game")
    parser.add_argument("--deals", type=int, metavar="N", help="another number of deals")
    parser.add_argument("--workers", type=int, metavar="N", help="how many processes (as many as there are processors)")
    parser.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="keep all games there, and go on with what is there"
    )
    parser.add_argument("--speed", action="store_true", help=f"instead, time {GAMES:,} games of random bots")
    options = parser.parse_args(arguments)
    if options.speed:
        print(speed())
        return 0
    if options.keep is not None:
        options.keep.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    for plan in PLANS:
        if options.only not in (None, plan.game):
            continue
        held = plan if options.deals is None else attrs.evolve(plan, deals=options.deals)
        print(heading(held), "", HEAD, sep="\n", flush=True)
        for pair in held.pairs():
            found = held.held(pair, options.workers, options.keep)
            print(row(found), flush=True)
            fault = missed(found)
            if fault is not None:
                faults.append(f"{plan.game}: {fault}")
        print()
    print(*faults, sep="\n", end="\n" if faults else "", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
