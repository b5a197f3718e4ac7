"""The common part of several sentences, with dots for the rest."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Final, NamedTuple

OPEN: Final = "..."
"""The sign for words that are left open."""


SHORTEST: Final = 2
"""The fewest words after dots: one alone tells nothing."""


class Pattern(NamedTuple):
    """The words that some sentences begin and end with, and for each sentence those between."""

    begin: str
    end: str
    gaps: tuple[str, ...]
    text: str
    """The words that all of them have, with dots for the others; empty if they begin differently."""


def pattern_of(sentences: Sequence[str]) -> Pattern:
    """The pattern of some sentences; unbreakable spaces are parts of words."""
    split = [sentence.split(" ") for sentence in sentences]
    begin = _alike(split)
    shortest = min(map(len, split))
    end = min(_alike([words[::-1] for words in split]), shortest - begin)
    end = end if end >= SHORTEST else 0
    first = split[0]
    gaps = [words[begin : len(words) - end] for words in split]
    told = " ".join([*first[:begin], *_outline(gaps), *first[len(first) - end :]]) if begin else ""
    return Pattern(
        " ".join(first[:begin]), " ".join(first[len(first) - end :]), tuple(" ".join(gap) for gap in gaps), told
    )


def _alike(split: Sequence[Sequence[str]]) -> int:
    """The number of words that all of them begin with."""
    columns = zip(*split, strict=False)
    return next((at for at, column in enumerate(columns) if len({*column}) > 1), min(map(len, split)))


def _outline(split: Sequence[Sequence[str]]) -> Iterator[str]:
    """Dots, with the runs of words between them that all have in the same order."""
    runs = [tuple(split[0])]
    for words in split[1:]:
        runs = [run for run in _runs([word for run in runs for word in (*run, OPEN)], words) if len(run) >= SHORTEST]
    yield OPEN
    for run in runs if len(split) > 1 else ():
        yield from (*run, OPEN)


def _runs(left: Sequence[str], right: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The longest runs of words that both have, in order."""
    for at, _, size in SequenceMatcher(None, left, right, autojunk=False).get_matching_blocks():
        yield tuple(left[at : at + size])
