"""`criminals tournament`: bots against each other, with intervals and ratings."""

import sys
from concurrent.futures import BrokenExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from rich.table import Table

from criminals.bots.matches.cluster import dask_executor
from criminals.bots.matches.progress import progress_bar
from criminals.bots.matches.reports import games_note, markdown_report, seed_note, svg_plot
from criminals.bots.matches.results import Tournament
from criminals.bots.matches.tournaments import tournament
from criminals.cli.arguments import (
    BOTS,
    Options,
    Parser,
    add_bots,
    add_edition,
    add_limit,
    add_one_game,
    add_seed,
    counting,
)
from criminals.cli.complaints import DONE, FAILED, Complaint, complaining
from criminals.cli.table.screen import Screen

HELP: Final = "match bots against each other"
DESCRIPTION: Final = """\
Match every two bots over the same deals, each deal in every seating of the two. At a terminal the
standings are shown as tables, in a pipe as a page of Markdown. Nobody knows the deals before: the
report tells their seed, and with --seed the same arguments give the same report, on however many
processes. If a bot broke games off, the report names it and the exit code is 1.
"""
EXAMPLES: Final = f"""\
{BOTS}
  oracle:iterations=200         is told all secrets: with --truth only
  strong=ismcts:iterations=900  any of them under a name of its own

examples:
  criminals tournament crooks greedy random --deals 20
  criminals tournament sicario ismcts:iterations=100 greedy --file kept.json --plot ratings.svg
      broken off? the same again goes on where it was; with more --deals it adds them
  criminals tournament counterfeiters greedy random --workers 1 --json > result.json
  criminals tournament kuhn --load my_games.kuhn greedy random      a game of your own
"""


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    add_one_game(parser)
    add_bots(parser, "the contestants, two or more")
    parser.add_argument("--deals", type=counting, default=10, metavar="N", help="for each pairing (default: 10)")
    parser.add_argument("--players", type=counting, metavar="N", help="at a table (default: the fewest)")
    add_seed(parser, "of all deals and bots (default: a fresh one, told at the end; a short one may be known to bots)")
    parser.add_argument("--workers", type=counting, metavar="N", help="processes (default: one a processor)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="of a Dask scheduler, such as tcp://10.0.0.1:8786")
    parser.add_argument("--file", type=Path, help="keep the games in this file; if it is there, go on with it")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="write a picture of the ratings, as SVG")
    parser.add_argument("--json", action="store_true", help="print the whole result as JSON")
    parser.add_argument("--truth", action="store_true", help="let bots in that are told all secrets")
    add_limit(parser)
    add_edition(parser)


def run(options: Options) -> int:
    """Hold the tournament, and print its result."""
    screen = Screen()
    result = _held(options)
    if options.plot is not None:
        with complaining():
            options.plot.write_text(svg_plot(result), encoding="utf-8")
    if options.json:
        screen.raw(result.to_json())
    elif screen.is_terminal:
        _show(screen, result)
    else:
        screen.raw(markdown_report(result))
    return FAILED if any(game.foul is not None or game.void is not None for game in result.games) else DONE


def _held(options: Options) -> Tournament:
    bots: list[str] = options.bots
    if len(bots) < 2:
        raise Complaint("a tournament wants two bots or more: criminals tournament crooks greedy random")
    progress = progress_bar(sys.stderr) if sys.stderr.isatty() else None
    with complaining(), nullcontext() if options.cluster is None else dask_executor(options.cluster) as executor:
        try:
            return tournament(
                options.game,
                bots,
                deals=options.deals,
                players=options.players,
                edition=options.edition,
                seed=options.seed,
                limit=options.limit,
                truth=options.truth,
                executor=executor,
                workers=options.workers,
                file=options.file,
                progress=progress,
            )
        except BrokenExecutor as broken:
            raise Complaint(f"workers died, again and again: {broken}", FAILED) from None


def _show(screen: Screen, result: Tournament) -> None:
    """Print the standings and pairings as tables."""
    settings = result.settings
    screen.heading(
        f"{settings.game.capitalize()}, {settings.players} players: {games_note(result)}, {result.deals} deals "
        f"for each pairing"
    )
    screen.line(seed_note(result))
    standings = Table("contestant", box=None, pad_edge=False)
    for name in ("rating", "95 %", "share of wins", "games", "broken off"):
        standings.add_column(name, justify="right")
    for each in result.standings():
        between = f"{each.rating.low:.0f} to {each.rating.high:.0f}"
        cells = (f"{each.rating.mean:.0f}", between, f"{each.share:.1%}", str(each.games), str(each.fouls))
        standings.add_row(each.name, *cells, style="red" if each.fouls else "")
    pairings = Table("pairing", box=None, pad_edge=False)
    for name in ("share of the first", "95 %", "lead in points", "games"):
        pairings.add_column(name, justify="right")
    for pair in result.pairings():
        between = f"{pair.share.low:.1%} to {pair.share.high:.1%}"
        lead = "" if pair.lead is None else f"{pair.lead:+.1f}"
        pairings.add_row(" - ".join(pair.pair), f"{pair.share.mean:.1%}", between, lead, str(pair.games))
    for table in (standings, pairings):
        screen.line()
        screen.console.print(table, soft_wrap=False)
    for foul in {str(game.foul): game for game in result.games if game.foul is not None}.values():
        assert foul.foul is not None
        screen.line(f"{foul.seats[foul.foul.seat]} broke off: {foul.foul.reason}: {foul.foul.text}", "red")
    for names, why in dict.fromkeys((game.pair, game.void) for game in result.games if game.void is not None):
        screen.line(f"games of {' - '.join(names)} are void, and count for nobody: {why}", "red")
