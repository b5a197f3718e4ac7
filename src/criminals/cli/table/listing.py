"""The options of a step as a list in two columns: what is typed, and what it does."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.text import Text

from criminals.cli.table.keys import form_of
from criminals.cli.table.patterns import OPEN, Pattern, pattern_of
from criminals.cli.table.screen import Screen
from criminals.cli.table.steps import Option, Step, range_text
from criminals.cli.table.voice import Voice

FEW: Final = 7
"""Up to this many actions that differ in a single name have a line each; more are put together."""

MANY: Final = 12
"""Up to this many actions of a kind have a line each, however they differ."""

WIDEST: Final = 24
"""The most characters of the first column."""


class Row(NamedTuple):
    """A line of the list."""

    typed: str
    sentence: str
    note: str = ""
    notation: str = ""


class Block(NamedTuple):
    """Many things that are typed alike: what they do, and below it what is typed, with the notes."""

    sentence: str
    typed: tuple[tuple[str, str], ...]


def show_step(screen: Screen, step: Step) -> None:
    """Print the options line by line; many that differ in a single thing share a line."""
    lines = [*_lines(step, screen.voice)]
    width = max((len(line.typed) for line in lines if isinstance(line, Row)), default=0)
    for line in lines:
        if isinstance(line, Row):
            _show_row(screen, line, min(width, WIDEST))
        else:
            _show_block(screen, line)


def _show_row(screen: Screen, row: Row, width: int) -> None:
    text = Text("  ").append(f"{row.typed:<{width}}", "bold cyan").append(f"  {row.sentence}")
    text.append(f" [{row.note}]" if row.note else "", "dim")
    text.append(f"  {row.notation}" if screen.voice.notation and row.notation else "", "cyan")
    screen.text(text, width + 4)


def _show_block(screen: Screen, block: Block) -> None:
    screen.text(Text(f"  {block.sentence}"))
    for words, note in block.typed:
        screen.text(Text("      ").append(words, "bold cyan").append(f" [{note}]" if note else "", "dim"), 6)


def _lines(step: Step, voice: Voice) -> Iterator[Row | Block]:
    for kind, group in groupby(step.listed, _kind):
        options = [*group]
        pattern = pattern_of([option.title for option in options])
        if kind and len(options) > 1 and pattern.text == step.label:
            yield from _by_gaps(options, pattern)
        elif kind and len(options) > _most(options) and _is_exact(pattern, options):
            yield from _together(options, pattern, voice)
        elif kind and len(options) > MANY:
            yield _block(options, voice)
        else:
            for option in options:
                yield Row(option.key, _sentence(option, voice), option.note, _notation([option]))


def _kind(option: Option) -> str:
    """The kind of action that an option plays; empty if it leads on."""
    return "" if option.choice is None else type(option.choice.action).__name__


def _most(options: Sequence[Option]) -> int:
    """Up to how many things of their kind have a line each: numbers are the easiest to list."""
    return 2 if all(option.key.isdecimal() for option in options) else FEW


def _sentence(option: Option, voice: Voice) -> str:
    """A sentence for an option, with dots if it leads on; for amounts, the sentence of one of them."""
    if option.amounts is not None and len(option.amounts) > 1:
        return voice.say("ask", "such_as", text=option.keys[0], sentence=option.choices[0].sentence)
    title = option.title
    return title if option.choice is not None or OPEN in title else f"{title} {OPEN}"


def _notation(options: Sequence[Option]) -> str:
    """The notation, where it is not what is typed anyway, with dots for what is left open."""
    texts = [choice.text for option in options for choice in option.choices]
    return "" if [text.casefold() for text in texts] == [options[0].key.casefold()] else form_of(texts)


def _is_exact(pattern: Pattern, options: Sequence[Option]) -> bool:
    """True if the sentences of some options differ only in their keys."""
    return [*map(str.casefold, pattern.gaps)] == [option.key.casefold() for option in options]


def _together(options: Sequence[Option], pattern: Pattern, voice: Voice) -> Iterator[Row]:
    """A line for each note: the first one has the sentence."""
    sentence, notation = pattern.text, _notation(options)
    for note, keys in _by_note(options).items():
        yield Row(_listed(keys, voice), sentence, note, notation)
        sentence, notation = OPEN, ""


def _listed(keys: Sequence[str], voice: Voice) -> str:
    """Keys, as a range if they are numbers in sequence."""
    if len(keys) > 2 and all(map(str.isdecimal, keys)):
        numbers = range(int(keys[0]), int(keys[0]) + len(keys))
        if [*map(str, numbers)] == [*keys]:
            return range_text(numbers, voice)
    return ", ".join(keys)


def _by_gaps(options: Sequence[Option], pattern: Pattern) -> Iterator[Row]:
    """Options whose sentences differ from the heading only in what is left open there."""
    for option, gap in zip(options, pattern.gaps, strict=True):
        told = gap.removeprefix(option.key).lstrip() or gap
        yield Row(option.key, told, option.note, _notation([option]))


def _block(options: Sequence[Option], voice: Voice) -> Block:
    """An example, and what is typed for all of them."""
    first = options[0]
    such_as = voice.say("ask", "such_as", text=first.key, sentence=first.title)
    notes = _by_note(options).items()
    told = tuple(
        (", ".join(keys), voice.say("ask", "each", note=note) if note and len(keys) > 1 else note)
        for note, keys in notes
    )
    return Block(voice.noted(such_as, _notation(options)), told)


def _by_note(options: Sequence[Option]) -> dict[str, list[str]]:
    """The keys of some options, by their notes."""
    found: dict[str, list[str]] = {}
    for option in options:
        found.setdefault(option.note, []).append(option.key)
    return found
