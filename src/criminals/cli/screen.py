"""What is shown: sentences, tables, scores. Colours only at a terminal."""

import sys
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from fractions import Fraction
from typing import Any, Final, TextIO

import attrs
from rich.console import Console
from rich.text import Text
from typing_extensions import override

from criminals.cli.folding import fitted
from criminals.cli.notes import notes_for, percent
from criminals.core.drawing import name_of
from criminals.core.errors import Violation
from criminals.core.registry import game_of
from criminals.core.seats import Seat

SHOWN_ELSEWHERE: Final = ("Began", "Scored", "Ended")
"""Facts that the table, the list of choices and the score tell better, by the names of their classes."""

MOST_ANSWERS: Final = 12
"""How many things that are equally likely at a place are named."""


class PlainConsole(Console):
    """A console that does not end the process by itself."""

    @override
    def on_broken_pipe(self) -> None:
        """Leave it to the command."""
        raise BrokenPipeError


def console_on(stream: TextIO) -> Console:
    """A console that prints texts as they are: brackets mean nothing, numbers have no colour, no line is broken."""
    return PlainConsole(file=stream, markup=False, highlight=False, emoji=False, soft_wrap=True)


@attrs.define
class Screen:
    """Where a command prints, and in which language sentences of the library stand there."""

    lang: str = "en"
    console: Console = attrs.field(factory=lambda: console_on(sys.stdout))

    @property
    def is_terminal(self) -> bool:
        """Whether somebody looks on while it is printed."""
        return self.console.is_terminal

    @property
    def width(self) -> int:
        """The columns there are."""
        return self.console.width

    def line(self, text: str = "", style: str = "") -> None:
        """A sentence."""
        self.text(Text(text, style=style))

    def text(self, text: Text, hanging: int = 4) -> None:
        """A sentence in colours; on a terminal it is broken between words, and the rest indented."""
        if not self.is_terminal or text.cell_len <= self.width:
            self.console.print(text)
            return
        first, *rest = text.wrap(self.console, max(20, self.width - hanging))
        self.console.print(first)
        for line in rest:
            self.console.print(Text(" " * hanging).append_text(line))

    def heading(self, text: str) -> None:
        """A line above others."""
        self.line(text, "bold")

    def raw(self, text: str) -> None:
        """A text for programs, just as it is."""
        self.console.file.write(text)

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Something that moves, while a bot thinks and somebody looks on."""
        return self.console.status(Text(text, style="dim")) if self.is_terminal else nullcontext()

    def table(self, drawing: str) -> None:
        """A view as text, or the truth: whose turn it is stands out."""
        for line in fitted(drawing, self.width) if self.is_terminal else drawing.splitlines():
            self.console.print(Text(line, style="bold" if line.startswith(("> ", "your turn")) else ""))

    def facts(self, where: Any, facts: Iterable[Any], indent: int = 2) -> None:
        """What a viewer perceived, with who and what the numbers in it are; `where` is the viewer's view after it."""
        game = game_of(where)
        on_fact = notes_for(game.NAME).on_fact
        for fact in facts:
            if type(fact).__name__ not in SHOWN_ELSEWHERE:
                note = on_fact(where, fact)
                text = Text(f"{' ' * indent}{game.describe(fact, self.lang)}")
                self.text(text.append(f" ({note})" if note else "", "dim"), indent + 2)

    def refusal(self, violation: Violation) -> None:
        """Why something is refused, and by which clause."""
        sentence = game_of(violation).describe(violation, self.lang)
        clause = "" if violation.code == violation.clause or violation.clause == "undo" else f"§{violation.clause}, "
        self.line(f"refused: {sentence} ({clause}{violation.code})", "red")

    def chances(self, rows: Iterable[tuple[str, Mapping[str, Fraction]]]) -> None:
        """What may be where, the likeliest first; what is equally likely stands together."""
        told = False
        for label, answers in rows:
            told = True
            groups: dict[Fraction, list[str]] = {}
            for answer, share in answers.items():
                groups.setdefault(share, []).append(answer)
            parts = [_group(groups[share], share) for share in sorted(groups, reverse=True)]
            self.line(f"  {label}: {'; '.join(parts)}")
        if not told:
            self.line("  nothing is hidden from you that could matter")

    def result(self, where: Any, names: Mapping[Seat, str] | None = None) -> None:
        """The score line by line and who won, of a state or view once the game is over."""
        game = game_of(where)
        sheet, outcome = game.score(where), game.outcome(where)
        self.heading("Score")
        for line in sheet.lines:
            who = "nobody" if line.seat is None else name_of(line.seat)
            sentence = game.describe(line, self.lang)
            self.line(f"  {who:>6}  {line.points:>4}  {sentence} (§{line.clause})", "" if line.points else "dim")
        for seat, points in enumerate(sheet.points):
            self.line(f"{_called(seat, names)}: {points} {'point' if points == 1 else 'points'}")
        if outcome is not None:
            winners = " and ".join(_called(seat, names) for seat in outcome.winners)
            self.line(f"won by {winners} (§{outcome.clause})", "bold green")


def _group(things: list[str], share: Fraction) -> str:
    """What is equally likely: by name, if that is not too much."""
    if len(things) > MOST_ANSWERS:
        return f"any of {len(things)}, each {percent(share)}"
    return f"{', '.join(things)}{' each' if len(things) > 1 else ''} {percent(share)}"


def _called(seat: Seat, names: Mapping[Seat, str] | None) -> str:
    name = (names or {}).get(seat)
    return name_of(seat) if name is None else f"{name_of(seat)} ({name})"
