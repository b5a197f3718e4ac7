"""`criminals bench`: measure how fast the games are on this machine."""

import platform
from collections.abc import Callable, Mapping
from functools import partial
from statistics import median
from typing import Any, Final

from criminals.cli.arguments import Options, Parser, add_games, counting, usual_players
from criminals.cli.table.screen import Screen
from criminals.core.game.registry import GAMES, find_game
from criminals.testing.timing.calibration import Step, calibration, filling, paired, timed
from criminals.testing.timing.speed import moves, samples, verbs_of, views

SPEED: Final = 1_500_000
"""Units per second of the machine that the last column is for."""

FIGURES: Final[Mapping[str, Callable[[Any, int], Step]]] = {
    "a move of random play": lambda game, players: moves(verbs_of(game), players),
    "view in mid-game": views,
    "sample_world in mid-game": samples,
}


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    add_games(parser)
    parser.add_argument("--pairs", type=counting, default=10, metavar="N")


def run(options: Options) -> int:
    """Measure, and print line by line."""
    screen = Screen()
    calibrating = filling(partial(timed, calibration))
    line = "{:<42}{:>9}{:>9}{:>10}{:>10}"
    screen.heading(
        f"Python {platform.python_version()}, three players or the fewest, median of {options.pairs} pairs of slices"
    )
    screen.line(line.format("", "units", "us", "a second", "at 1.5M"), "bold")
    units: list[float] = []
    for name in options.game or GAMES:
        game = find_game(name)
        for label, figure in FIGURES.items():
            with screen.waiting(f"{name}, {label}"):
                both = paired(figure(game, usual_players(game)), calibrating, options.pairs)
            units += (unit for unit, _ in both)
            cost, seconds = median(each / unit for unit, each in both), median(each for _, each in both)
            cells = f"{cost:.1f}", f"{seconds * 1e6:.2f}", f"{1 / seconds:,.0f}", f"{SPEED / cost:,.0f}"
            screen.line(line.format(f"{name}, {label}", *cells))
    screen.line(f"this machine: {1 / median(units):,.0f} units a second")
    return 0
