"""Wrap texts that are too wide for the terminal."""

import re
from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap
from typing import Final

HANGING: Final = 10
"""The indentation of the later lines of a wrapped line."""


def fitted(drawing: str, width: int) -> Iterator[str]:
    """The lines of a drawing, with less space between columns if they are too wide, then wrapped."""
    for is_text, lines in groupby(drawing.splitlines(), key=bool):
        block = [*lines]
        if is_text and max(map(len, block)) > width:
            block = _squeezed(block, width)
        for line in block:
            if len(line) <= width:
                yield line
            else:
                yield from wrap(
                    line, width, subsequent_indent=" " * HANGING, break_on_hyphens=False, drop_whitespace=True
                )


def _squeezed(block: list[str], width: int) -> list[str]:
    """Lines without as many blank columns as it takes; one is left of each gap."""
    widest = max(map(len, block))
    taken = "".join("x" if any(line[at : at + 1].strip() for line in block) else " " for at in range(widest))
    gaps = sorted(re.finditer(r"(?<=x) {2,}(?=x)", taken), key=lambda gap: gap.start() - gap.end())
    gone: set[int] = set()
    for gap in gaps:
        spare = range(gap.start() + 1, gap.end())
        gone.update(spare[: max(0, widest - width - len(gone))])
    return ["".join(char for at, char in enumerate(line) if at not in gone).rstrip() for line in block]
