"""How strong the bots are: `make tournaments`, with options in ARGS (`make tournaments ARGS=--help`).

For each game and each number of players, the bots of a ladder meet: each the next one, over the same deals. A search
has 20 milliseconds for a choice, so the figures depend on the machine. Then come the claims, for two players: pairings
over more deals, in which a search has 200 milliseconds. It fails if the lower end of the interval of a claim is below
what it says.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter
from typing import Final

import attrs

from criminals.bots import Contestant, Pairing, Standing, Tournament, progress_bar, tournament

SEED: Final = 2026

EAGER: Final = "eager=random:eager=true"

RUNGS: Final = ("oracle=oracle:seconds=0.02", "ismcts=ismcts:seconds=0.02", "rule", EAGER, "random")
"""The bots of the ladder, the best first."""

SEARCH: Final = "ismcts-200ms=ismcts:seconds=0.2"
AT_RANDOM: Final = "ismcts-200ms-at-random=ismcts:seconds=0.2,rollout=random"

TABLES: Final = {"crooks": (2, 3, 4), "counterfeiters": (2, 3, 4), "sicario": (3, 4)}
"""How many can play each game."""

DEALS: Final = 30
"""The deals of each pairing of a ladder."""

GAMES: Final = 10_000
"""How many games of random bots are timed by `--speed`."""


@attrs.frozen
class Claim:
    """A pairing in which the first is to have at least a share of the wins, at 95 %, with two players."""

    game: str
    pair: tuple[str, str]
    least: float
    deals: int = 100


CLAIMS: Final = tuple(
    Claim(game, pair, least)
    for game, of_search in (("crooks", (0.60, 0.80)), ("counterfeiters", (0.70, 0.75)))
    for pair, least in zip((("rule", EAGER), (SEARCH, "rule"), (SEARCH, AT_RANDOM)), (0.80, *of_search), strict=True)
)

PAIRINGS: Final = "| pairing | share of the first | 95 % | lead in points | games |\n|---|---|---|---|---|"
STANDINGS: Final = "| bot | rating | 95 % | milliseconds a choice |\n|---|---|---|---|"
CLAIMED: Final = "| game | pairing | claimed | share of the first | 95 % | games |\n|---|---|---|---|---|---|"


@attrs.frozen
class Hall:
    """Where pairings are played: with how many processes, and in which folder they are kept."""

    workers: int | None = None
    folder: Path | None = None

    def held(self, game: str, players: int, pair: Sequence[str], deals: int) -> Tournament:
        """The games of a pairing; those that a folder keeps are not played again."""
        name = "-".join([game, str(players), *(Contestant.of(each).name for each in pair)])
        return tournament(
            game,
            pair,
            deals=deals,
            players=players,
            seed=SEED,
            truth=True,
            workers=self.workers,
            file=None if self.folder is None else self.folder / f"{name}.json",
            progress=progress_bar(sys.stderr) if sys.stderr.isatty() else None,
        )


def climbed(hall: Hall, game: str, players: int, deals: int) -> Tournament:
    """The pairings of a ladder as one tournament, so that all its bots have ratings."""
    held = [hall.held(game, players, pair, deals) for pair in pairwise(RUNGS)]
    names = tuple(Contestant.of(each).name for each in RUNGS)
    return attrs.evolve(held[0], contestants=names, games=tuple(each for one in held for each in one.games))


def ladder_tables(ladder: Tournament) -> Iterable[str]:
    """The lines of a ladder: its pairings, and its bots with their ratings."""
    settings = ladder.settings
    yield f"**{settings.game.capitalize()}**, {settings.players} players, {ladder.deals} deals for each pairing\n"
    yield PAIRINGS
    yield from map(pairing_row, ladder.pairings())
    yield ""
    yield STANDINGS
    yield from map(standing_row, ladder.standings())
    yield ""


def pairing_row(each: Pairing) -> str:
    """A line of the table of pairings."""
    lead = "" if each.lead is None else f"{each.lead:+.2f}"
    return f"| {' - '.join(each.pair)} | {each.share.mean:.1%} | {_from_to(each)} | {lead} | {each.games} |"


def standing_row(each: Standing) -> str:
    """A line of the table of bots."""
    mean, rating = each.times.mean, each.rating
    milliseconds = "" if mean is None else f"{1000 * mean:.2g}"
    return f"| {each.name} | {rating.mean:.0f} | {rating.low:.0f} to {rating.high:.0f} | {milliseconds} |"


def claim_row(claim: Claim, each: Pairing) -> str:
    """A line of the table of claims."""
    pairing = f"{claim.game.capitalize()} | {' - '.join(each.pair)}"
    return f"| {pairing} | {claim.least:.0%} | {each.share.mean:.1%} | {_from_to(each)} | {each.games} |"


def missed(claim: Claim, each: Pairing) -> str | None:
    """A sentence on a claim that was not shown."""
    if each.share.low >= claim.least:
        return None
    one, other = each.pair
    return f"{claim.game}: {one} has {each.share.low:.1%} against {other} at the least, not {claim.least:.0%}"


def _from_to(each: Pairing) -> str:
    return f"{each.share.low:.1%} to {each.share.high:.1%}"


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
    """Read the command line, hold the tournaments, and say which claims were not shown."""
    parser = argparse.ArgumentParser(prog="make tournaments", description="Show how strong the bots are.")
    parser.add_argument("--only", choices=[*TABLES], help="one game")
    parser.add_argument("--players", type=int, metavar="N", help="ladders for this number of players only")
    parser.add_argument("--part", choices=["ladders", "claims"], help="one part")
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
    hall = Hall(options.workers, options.keep)
    for game, tables in TABLES.items():
        for players in tables:
            if options.part == "claims" or options.only not in (None, game) or options.players not in (None, players):
                continue
            ladder = climbed(hall, game, players, options.deals or DEALS)
            print(*ladder_tables(ladder), sep="\n", flush=True)
    faults: list[str] = []
    if options.part != "ladders":
        print(CLAIMED, flush=True)
        for claim in CLAIMS:
            if options.only in (None, claim.game):
                found = hall.held(claim.game, 2, claim.pair, options.deals or claim.deals).pairings()[0]
                print(claim_row(claim, found), flush=True)
                fault = missed(claim, found)
                faults += [] if fault is None else [fault]
    print(*faults, sep="\n", end="\n" if faults else "", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
