"""`criminals bench`: how fast the games are here, in one process."""

import platform
from collections.abc import Callable, Mapping
from functools import partial
from statistics import median
from typing import Any, Final

from criminals.cli.arguments import Options, Parser, add_games, counting
from criminals.cli.screen import Screen
from criminals.core.registry import GAMES, find_game
from criminals.testing.calibration import Step, calibration, filling, paired, timed
from criminals.testing.speed import moves, samples, verbs_of, views

HELP: Final = "measure how fast the games are here"
DESCRIPTION: Final = """\
Measure, in this process and in some seconds, what a move of random play costs, a view and a world
drawn from it, with three players. A unit is one step of a fixed loop of plain Python: costs in
units can be compared between machines, and between runs on one that swings. The last column says
how many a second there would be on a machine of 1.5 million units a second.
"""
EXAMPLES: Final = """\
examples:
  criminals bench
  criminals bench --game crooks --pairs 40          longer, and steadier
"""
SPEED: Final = 1_500_000
"""Units a second of the machine that figures are told for."""

FIGURES: Final[Mapping[str, Callable[[Any], Step]]] = {
    "a move of random play": lambda game: moves(verbs_of(game), 3),
    "view in mid-game": partial(views, players=3),
    "sample_world in mid-game": partial(samples, players=3),
}


def add_arguments(parser: Parser) -> None:
    """What it can be told."""
    add_games(parser)
    parser.add_argument("--pairs", type=counting, default=10, metavar="N", help="slices for a figure (default: 10)")


def run(options: Options) -> int:
    """Measure and print line by line."""
    screen = Screen()
    calibrating = filling(partial(timed, calibration))
    line = "{:<42}{:>9}{:>9}{:>10}{:>10}"
    screen.heading(f"Python {platform.python_version()}, three players, median of {options.pairs} pairs of slices")
    screen.line(line.format("", "units", "us", "a second", "at 1.5M"), "bold")
    units: list[float] = []
    for name in options.game or GAMES:
        for label, figure in FIGURES.items():
            with screen.waiting(f"{name}, {label}"):
                both = paired(figure(find_game(name)), calibrating, options.pairs)
            units += (unit for unit, _ in both)
            cost, seconds = median(each / unit for unit, each in both), median(each for _, each in both)
            cells = f"{cost:.1f}", f"{seconds * 1e6:.2f}", f"{1 / seconds:,.0f}", f"{SPEED / cost:,.0f}"
            screen.line(line.format(f"{name}, {label}", *cells))
    screen.line(f"this machine: {1 / median(units):,.0f} units a second")
    return 0
