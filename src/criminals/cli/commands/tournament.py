"""`criminals tournament`: bots against each other, with intervals and ratings."""

import sys
from argparse import BooleanOptionalAction
from concurrent.futures import BrokenExecutor
from contextlib import nullcontext
from pathlib import Path

from rich.table import Table

from criminals.bots.matches.progress import progress_bar
from criminals.bots.matches.reports import games_note, markdown_report, seed_note, shown_times, svg_plot
from criminals.bots.matches.results import Tournament
from criminals.bots.matches.tournaments import tournament
from criminals.bots.matches.workers.cluster import dask_executor
from criminals.cli.arguments import (
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


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    add_one_game(parser)
    add_bots(parser)
    parser.add_argument("--deals", type=counting, default=10, metavar="N")
    parser.add_argument("--players", type=counting, metavar="N")
    add_seed(parser)
    parser.add_argument("--workers", type=counting, metavar="N")
    parser.add_argument("--cluster", metavar="ADDRESS")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--records", type=Path, metavar="FOLDER")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--times", action=BooleanOptionalAction, default=True)
    parser.add_argument("--truth", action="store_true")
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
        _show(screen, result, times=options.times)
    else:
        screen.raw(markdown_report(result, times=options.times))
    return FAILED if any(game.foul is not None or game.void is not None for game in result.games) else DONE


def _held(options: Options) -> Tournament:
    bots: list[str] = options.bots
    if len(bots) < 2:
        raise Complaint("a tournament wants two bots or more: criminals tournament crooks rule random")
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
                records=options.records,
                progress=progress,
            )
        except BrokenExecutor as broken:
            raise Complaint(f"workers died, again and again: {broken}", FAILED) from None


def _show(screen: Screen, result: Tournament, *, times: bool) -> None:
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
    tables = [standings, pairings, *([_times(result)] if times else [])]
    for table in tables:
        screen.line()
        screen.console.print(table, soft_wrap=False)
    for foul in {str(game.foul): game for game in result.games if game.foul is not None}.values():
        assert foul.foul is not None
        screen.line(f"{foul.seats[foul.foul.seat]} broke off: {foul.foul.reason}: {foul.foul.text}", "red")
    for names, why in dict.fromkeys((game.pair, game.void) for game in result.games if game.void is not None):
        screen.line(f"games of {' - '.join(names)} are void, and count for nobody: {why}", "red")


def _times(result: Tournament) -> Table:
    """A table of the time that each contestant's choices took."""
    table = Table("contestant", box=None, pad_edge=False)
    for name in ("choices", "seconds a choice", "the longest"):
        table.add_column(name, justify="right")
    for each in result.standings():
        table.add_row(each.name, str(each.times.choices), *shown_times(each.times))
    return table
