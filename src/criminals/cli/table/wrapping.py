"""Wrap texts that are too wide for the terminal."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from textwrap import wrap
from typing import Final

from rich.cells import cell_len

from criminals.core.looks.text import WIDTH

HANGING: Final = 4
"""The indentation of the later lines of a wrapped line that is no list."""

BELOW: Final = 4
"""The indentation of the last cell of a row, if it has no room there."""

BESIDE: Final = re.compile(r"(?<=x) {4,}(?=x)")
"""The gap between two tables that stand beside each other; within a table the columns are nearer."""

ROWS: Final = 3
"""The fewest lines of a table that stands beside another one."""

LIST: Final = re.compile(r" *[^ ]+(?: [^ ]+)*?  +(?=[^ ])")
"""The sign before each thing of a list."""


def pieces(text: str, width: int, hanging: int) -> Iterator[tuple[int, int]]:
    """The slices of a wrapped sentence, line by line, if all lines but the first are indented.

    A word that is too long, such as the path of a file, stays whole.
    """
    start = end = 0
    for word in re.finditer(r" *[^ ]+(?: \.\.\.(?= |$))?", text):
        room = width - hanging if start else width
        if end > start and cell_len(text[start : word.end()]) > room:
            yield start, end
            start = word.end() - len(word[0].lstrip(" "))
        end = word.end()
    if end > start:
        yield start, end


def fitted(drawing: str, width: int) -> Iterator[str]:
    """The lines of a drawing that may be up to `WIDTH` wide, for a narrower terminal.

    Tables that stand beside each other stand below each other there, in every position. What is still too wide has less
    space between columns, then the last cell of a row below it; lists are wrapped.
    """
    for is_text, lines in groupby(drawing.splitlines(), key=bool):
        for block in _below_each_other([*lines]) if is_text and width < WIDTH else [[*lines]]:
            if max(map(len, block)) <= width:
                yield from block
            else:
                yield from _narrowed(_rejoined(block, width), width)


def _below_each_other(block: list[str]) -> Iterator[list[str]]:
    """A block, or the two tables that stand beside each other in it."""
    for gap in BESIDE.finditer(_taken(block)):
        left = [line[: gap.start()].rstrip() for line in block if line[: gap.start()].strip()]
        right = [line[gap.end() :] for line in block if line[gap.end() :].strip()]
        if min(len(left), len(right)) >= ROWS:
            yield from (left, [""], right)
            return
    yield block


def _taken(block: Sequence[str]) -> str:
    """For each column of a block an x if there is something in any of its lines."""
    widest = max(map(len, block))
    return "".join("x" if any(line[at : at + 1].strip() for line in block) else " " for at in range(widest))


def _rejoined(block: Sequence[str], width: int) -> list[str]:
    """The lines, with the lists in one line that take several and are too wide."""
    found: list[str] = []
    for line in block:
        is_more = bool(found) and found[-1].endswith(",") and _indent(line) >= max(BELOW, _indent(found[-1]))
        if is_more and max(len(found[-1]), len(line)) > width:
            found[-1] = f"{found[-1]} {line.lstrip()}"
        else:
            found.append(line)
    return found


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _narrowed(block: list[str], width: int) -> Iterator[str]:
    """The lines of a block that is too wide."""
    lists = [len(line) > width and ", " in line for line in block]
    rows = [line for line, is_list in zip(block, lists, strict=True) if not is_list]
    squeezed = _squeezed(rows, width)
    narrow = iter(squeezed if _fit(squeezed, width) or not _fit(_with_cells_below(rows, width), width) else rows)
    for line, is_list in zip(block, lists, strict=True):
        for each in [line] if is_list else _with_cells_below([next(narrow)], width):
            yield from _wrapped(each, width)


def _fit(lines: Iterable[str], width: int) -> bool:
    return max(map(len, lines), default=0) <= width


def _with_cells_below(rows: Sequence[str], width: int) -> Iterator[str]:
    """The rows, the last cell of one that is too wide below it."""
    for row in rows:
        before, gap, cell = row.rpartition("  ")
        if len(row) > width and gap and before.strip() and len(before.rstrip()) <= width:
            yield from (before.rstrip(), " " * BELOW + cell)
        else:
            yield row


def _wrapped(line: str, width: int) -> Iterator[str]:
    """The lines of one that is too wide; the things of a list stay whole."""
    if len(line) <= width:
        yield line
        return
    head = LIST.match(line)
    hanging = len(head[0]) if head is not None and len(head[0]) <= width // 2 else max(HANGING, _indent(line))
    things = line[hanging:].split(", ")
    if max(map(len, things)) < width - hanging:
        line = line[:hanging] + ", ".join(thing.replace(" ", "\0") for thing in things)
    for each in wrap(line, width, subsequent_indent=" " * hanging, break_on_hyphens=False):
        yield each.replace("\0", " ")


def _squeezed(block: list[str], width: int) -> list[str]:
    """Lines without as many blank columns as it takes; one is left of each gap."""
    if not block:
        return block
    taken = _taken(block)
    widest = len(taken)
    gaps = sorted(re.finditer(r"(?<=x) {2,}(?=x)", taken), key=lambda gap: gap.start() - gap.end())
    gone: set[int] = set()
    for gap in gaps:
        spare = range(gap.start() + 1, gap.end())
        gone.update(spare[: max(0, widest - width - len(gone))])
    return ["".join(char for at, char in enumerate(line) if at not in gone).rstrip() for line in block]
