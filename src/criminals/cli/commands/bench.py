"""`criminals bench`: measure how fast the games are on this machine."""

import platform
from collections.abc import Callable, Mapping
from functools import partial
from statistics import median
from typing import Any, Final

from criminals.cli.arguments import Options, Parser, add_games, add_lang, counting, own_lang, usual_players
from criminals.cli.table.screen import Screen
from criminals.cli.table.voice import Voice
from criminals.core.game.registry import GAMES, find_game
from criminals.testing.timing.calibration import Step, calibration, filling, paired, timed
from criminals.testing.timing.speed import moves, samples, verbs_of, views

SPEED: Final = 1_500_000
"""Units per second of the machine that the last column is for."""

FIGURES: Final[Mapping[str, Callable[[Any, int], Step]]] = {
    "move": lambda game, players: moves(verbs_of(game), players),
    "view": views,
    "world": samples,
}
"""The functions that measure, by the keys of the catalogue."""


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    add_games(parser)
    parser.add_argument("--pairs", type=counting, default=10, metavar="N")
    add_lang(parser)


def run(options: Options) -> int:
    """Measure, and print line by line."""
    screen = Screen(Voice(own_lang(options.lang)))
    say = partial(screen.voice.say, "bench")
    calibrating = filling(partial(timed, calibration))
    line = "{:<42}{:>8}{:>8}{:>12}{:>10}"
    screen.heading(say("heading", version=platform.python_version(), pairs=options.pairs))
    screen.line(line.format("", *map(say, ("units", "micros", "rate", "reckoned"))), "bold")
    units: list[float] = []
    for name in options.game or GAMES:
        game = find_game(name)
        for key, figure in FIGURES.items():
            row = say("row", game=name, what=say(key))
            with screen.waiting(row):
                both = paired(figure(game, usual_players(game)), calibrating, options.pairs)
            units += (unit for unit, _ in both)
            cost, seconds = median(each / unit for unit, each in both), median(each for _, each in both)
            cells = f"{cost:.1f}", f"{seconds * 1e6:.2f}", f"{1 / seconds:,.0f}", f"{SPEED / cost:,.0f}"
            screen.line(line.format(row, *(_written(cell, screen.voice) for cell in cells)))
    screen.line(say("machine", units=_written(f"{1 / median(units):,.0f}", screen.voice)))
    return 0


def _written(number: str, voice: Voice) -> str:
    """A number, written as in English, as the language writes it."""
    marks = {",": voice.say("format", "thousands"), ".": voice.say("share", "decimal")}
    return "".join(marks.get(mark, mark) for mark in number)
