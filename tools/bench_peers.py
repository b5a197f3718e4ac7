"""Measure the games beside those of other libraries: `make bench-peers`, with options in ARGS, such as `--help`.

Time is measured as in `tools/bench.py`, in units of its calibration. Here all libraries are in one process, and a round
takes one slice of each figure, with a slice of the calibration before it: what slows the machine for a while slows all.
The games are set up outside the clock. What is there when the rounds begin is kept out of the collection of garbage,
so that no library pays for what another has loaded.
"""

import argparse
import gc
import logging
import os
import platform
import sys
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from datetime import date
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from statistics import median
from typing import Final

import attrs

from criminals.testing.timing.calibration import calibration, filling, timed
from tools.bench import CALIBRATION, anew, number, over
from tools.peers.rows import Row, Work
from tools.peers.table import CHANCE, OWN, Line, judged, markdown_table, text_table, with_times

FAMILIES: Final = {
    "our": "criminals",
    "openspiel": "pyspiel",
    "rlcard": "rlcard",
    "pettingzoo": "pettingzoo",
    "pokerkit": "pokerkit",
    "chess": "chess",
}
"""Whose games there are: each has a module in `tools.peers`, which needs another."""


def rows(family: str, only: str) -> list[tuple[Line, Row]]:
    """The rows of a family with a text in their names, and the one that all are compared with."""
    found: Iterator[Row] = import_module(f"tools.peers.{family}_games").rows()
    lines = [(Line(row.way, row.game, tuple(row.figures)), row) for row in found]
    return [(line, row) for line, row in lines if only in line.name("") or (line.way.name, line.game) == OWN]


@attrs.frozen
class Tried:
    """The names of the figures of a family, and why some of them are missing."""

    lines: tuple[Line, ...]
    faults: dict[str, str]


def tried(family: str, only: str) -> Tried:
    """Each figure of a family once."""
    _hush()
    try:
        found = rows(family, only)
    except Exception as error:  # whatever a peer raises is told, and the rest is measured
        return Tried((), {family: f"cannot be imported: {error}"})
    faults: dict[str, str] = {}
    for line, row in found:
        for kind, make in row.figures.items():
            if fault := _fault(make):
                faults[line.name(kind)] = fault
    return Tried(tuple(line for line, _ in found), faults)


def _hush() -> None:
    """Some peers warn of what is meant to be so."""
    warnings.simplefilter("ignore")
    logging.disable(logging.WARNING)


def _fault(make: Callable[[], Work]) -> str:
    try:
        make()(1)
    except Exception as error:  # the same
        return f"{type(error).__name__}: {error}".partition("\n")[0]
    return ""


def tried_anew(family: str, only: str) -> Tried:
    """The same in a process of its own: a peer may end it."""
    if not find_spec(FAMILIES[family]):
        return Tried((), {family: f"there is no module {FAMILIES[family]}"})
    try:
        return anew(partial(tried, family, only), 1)[0]
    except BrokenProcessPool:
        return Tried((), {family: "ends its process"})


def measured(families: Sequence[str], only: str, without: frozenset[str], rounds: int) -> dict[str, float]:
    """The figures of one process; one that breaks is left out."""
    _hush()
    figures: dict[str, float] = {}
    works: dict[str, tuple[Work, int]] = {}
    for line, row in (pair for family in families for pair in rows(family, only)):
        wanted = {line.name(kind): make for kind, make in row.figures.items() if line.name(kind) not in without}
        with suppress(Exception):  # it passed the trial: if it breaks now and then, its figure is missing
            for name, make in wanted.items():
                work = make()
                works[name] = work, filling(work)
            if row.chance and wanted:
                figures[line.name(CHANCE)] = row.chance()
    gc.collect()
    gc.freeze()
    units, ratios = ratios_of(works, rounds)
    return {CALIBRATION: 1 / median(units), **figures, **{name: median(found) for name, found in ratios.items()}}


def ratios_of(works: dict[str, tuple[Work, int]], rounds: int) -> tuple[list[float], dict[str, list[float]]]:
    """The seconds of a unit, and for each figure the ratios of its slices to those of the calibration before."""
    units, ratios = list[float](), defaultdict[str, list[float]](list)
    calibrating = filling(partial(timed, calibration))
    for _ in range(rounds):
        for name, (work, n) in list(works.items()):
            unit = timed(calibration, calibrating)
            units.append(unit)
            try:
                ratios[name].append(work(n) / unit)
            except Exception:  # it passed the trial, too
                del works[name]
                ratios.pop(name, None)
    return units, ratios


def versions(lines: Sequence[Line]) -> Iterator[str]:
    """The packages that are measured, each with its version."""
    for package in dict.fromkeys(line.way.package for line in lines):
        try:
            yield f"{package} {version(package)}"
        except PackageNotFoundError:
            yield f"{package}, of unknown version"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="make bench-peers", description="Measure speed beside other libraries.")
    parser.add_argument("--quick", action="store_true", help="one process and few rounds: a rough answer, soon")
    parser.add_argument("--processes", type=int, metavar="N", help="how many fresh processes (3)")
    parser.add_argument("--rounds", type=int, metavar="N", help="how many slices of each figure in a process (10)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only the rows with this text in library or game")
    parser.add_argument("--markdown", action="store_true", help="print the tables as the docs have them")
    options = parser.parse_args(arguments)
    processes = options.processes or (1 if options.quick else 3)
    rounds = options.rounds or (3 if options.quick else 10)

    found = {family: tried_anew(family, options.only) for family in FAMILIES}
    lines = [line for it in found.values() for line in it.lines]
    if not any(options.only in line.name("") for line in lines):
        parser.error(f"no row has {options.only!r} in its name")
    faults = {name: fault for it in found.values() for name, fault in it.faults.items()}
    families = [family for family, it in found.items() if it.lines]
    runs = anew(partial(measured, families, options.only, frozenset(faults), rounds), processes)
    figures = over([with_times(run) for run in runs])
    for name in (line.name(kind) for line in lines for kind in line.kinds):
        if name not in figures:
            faults.setdefault(name, "broke while it was measured")

    print(
        f"{date.today().isoformat()}, Python {platform.python_version()}, {os.cpu_count()} processors; processes"
        f" {processes}, rounds {rounds}, calibration {number(figures[CALIBRATION].median)} units/s",
        "; ".join(versions(lines)) + "\n",
        *(markdown_table if options.markdown else text_table)(lines, figures),
        "",
        *(verdict for verdict in judged(lines, figures) if not options.only or not verdict.startswith("not measured")),
        *(f"BROKE: {name.replace('`', '')}: {fault}" for name, fault in faults.items()),
        sep="\n",
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
