"""`criminals tournament`: bots against each other, with intervals and ratings."""

import sys
from argparse import BooleanOptionalAction
from concurrent.futures import BrokenExecutor
from contextlib import nullcontext
from pathlib import Path

from rich.table import Table

from criminals.bots.matches.progress import progress_bar
from criminals.bots.matches.reports import ReportWords, markdown_report, svg_plot
from criminals.bots.matches.results import Tournament
from criminals.bots.matches.tournaments import tournament
from criminals.bots.matches.workers.cluster import dask_executor
from criminals.cli.arguments import (
    Options,
    Parser,
    add_bots,
    add_edition,
    add_lang,
    add_limit,
    add_one_game,
    add_seed,
    counting,
    own_lang,
)
from criminals.cli.complaints import DONE, FAILED, Complaint, complaining, worded
from criminals.cli.table.screen import Screen
from criminals.core.base.errors import InvalidArgument


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
    add_lang(parser)


def run(options: Options) -> int:
    """Hold the tournament, and print its result."""
    screen, words = Screen(), ReportWords.of(own_lang(options.lang))
    result = _held(options, words.lang)
    if options.plot is not None:
        with complaining():
            options.plot.write_text(svg_plot(result, lang=words.lang), encoding="utf-8")
    if options.json:
        screen.raw(result.to_json())
    elif screen.is_terminal:
        _show(screen, result, words, times=options.times)
    else:
        screen.raw(markdown_report(result, times=options.times, lang=words.lang))
    return FAILED if any(game.foul is not None or game.void is not None for game in result.games) else DONE


def _held(options: Options, lang: str) -> Tournament:
    bots: list[str] = options.bots
    if len(bots) < 2:
        raise Complaint(worded("complaint", "few_bots"))
    folder: Path | None = options.records
    progress = progress_bar(sys.stderr, lang=lang) if sys.stderr.isatty() else None
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
                records=folder,
                progress=progress,
            )
        except InvalidArgument as error:
            if error.fault.code != "contestant_truth":
                raise
            raise Complaint(worded("complaint", "truth_option", bot=str(error.fault.params["text"]))) from None
        except FileExistsError:
            raise Complaint(worded("complaint", "full_folder", folder=str(folder))) from None
        except BrokenExecutor as broken:
            raise Complaint(worded("complaint", "workers_died", why=str(broken)), FAILED) from None


def _show(screen: Screen, result: Tournament, words: ReportWords, *, times: bool) -> None:
    """Print the standings and pairings as tables."""
    screen.heading(f"{words.heading(result.settings)}: {words.counted(result)}")
    screen.line(words.seed(result))
    standings = _table(words, "contestant", "rating", "interval", "share", "games", "fouls")
    for each in result.standings():
        style = "red" if each.fouls else ""
        counts = words.share(each.share), str(each.games), str(each.fouls)
        standings.add_row(each.name, *words.rating(each), *counts, style=style)
    pairings = _table(words, "pairing", "first_share", "interval", "lead", "games")
    for pair in result.pairings():
        cells = words.share(pair.share.mean), words.shares(pair), words.lead(pair.lead), str(pair.games)
        pairings.add_row(" - ".join(pair.pair), *cells)
    tables = [standings, pairings]
    if times:
        tables.append(_table(words, "contestant", "choices", "mean", "longest"))
        for each in result.standings():
            tables[-1].add_row(each.name, str(each.times.choices), *words.times(each.times))
    for table in tables:
        screen.line()
        screen.console.print(table, soft_wrap=False)
    fouls = ((game.seats[game.foul.seat], game.foul) for game in result.games if game.foul is not None)
    lines = dict.fromkeys(words.foul(bot, foul) for bot, foul in fouls)
    voids = ((game.pair, game.void) for game in result.games if game.void is not None)
    lines |= dict.fromkeys(words.void_game(pair, why) for pair, why in voids)
    for line in lines:
        screen.line(line, "red")


def _table(words: ReportWords, *keys: str) -> Table:
    """A table without rows: texts are in its first column, numbers in the others."""
    first, *others = words.columns(*keys)
    table = Table(first, box=None, pad_edge=False)
    for name in others:
        table.add_column(name, justify="right")
    return table
