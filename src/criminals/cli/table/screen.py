"""Output: sentences, tables, scores. Colours appear only at a terminal."""

import sys
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from fractions import Fraction
from typing import Any, Final, TextIO

import attrs
from rich.console import Console
from rich.text import Text
from typing_extensions import override

from criminals.cli.table.notes import notes_for, percent
from criminals.cli.table.wrapping import fitted
from criminals.core.base.errors import Violation
from criminals.core.base.seats import Seat
from criminals.core.game.registry import game_of
from criminals.core.looks.old_looks import name_of

SHOWN_ELSEWHERE: Final = ("Began", "Scored", "Ended")
"""View events that the table, the list of choices and the score show better, by class name."""

MOST_ANSWERS: Final = 12
"""The most equally likely things that are listed by name."""


class PlainConsole(Console):
    """A console that does not end the process when its pipe breaks."""

    @override
    def on_broken_pipe(self) -> None:
        """Leave it to the command to end."""
        raise BrokenPipeError


def console_on(stream: TextIO) -> Console:
    """A console that prints text as it is: no markup, no highlighting, no wrapping."""
    return PlainConsole(file=stream, markup=False, highlight=False, emoji=False, soft_wrap=True)


@attrs.define
class Screen:
    """The output of a command, with the language of the library's sentences."""

    lang: str = "en"
    console: Console = attrs.field(factory=lambda: console_on(sys.stdout))

    @property
    def is_terminal(self) -> bool:
        """Whether the output goes to a terminal."""
        return self.console.is_terminal

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.console.width

    def line(self, text: str = "", style: str = "") -> None:
        """Print a sentence."""
        self.text(Text(text, style=style))

    def text(self, text: Text, hanging: int = 4) -> None:
        """Print a coloured sentence; at a terminal it is wrapped, with the later lines indented."""
        if not self.is_terminal or text.cell_len <= self.width:
            self.console.print(text)
            return
        first, *rest = text.wrap(self.console, max(20, self.width - hanging))
        self.console.print(first)
        for line in rest:
            self.console.print(Text(" " * hanging).append_text(line))

    def heading(self, text: str) -> None:
        """Print a heading."""
        self.line(text, "bold")

    def raw(self, text: str) -> None:
        """Write text for programs, unchanged."""
        self.console.file.write(text)

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """A progress indicator at a terminal, while a bot thinks."""
        return self.console.status(Text(text, style="dim")) if self.is_terminal else nullcontext()

    def table(self, drawing: str) -> None:
        """Print a view, or the truth, as text, with the player to act in bold."""
        for line in fitted(drawing, self.width) if self.is_terminal else drawing.splitlines():
            self.console.print(Text(line, style="bold" if line.startswith(("> ", "your turn")) else ""))

    def view_events(self, position: Any, view_events: Iterable[Any], indent: int = 2) -> None:
        """Print what a viewer perceived, with notes; `position` is the viewer's view after it, or the state."""
        game = game_of(position)
        on_view_event = notes_for(game.NAME).on_view_event
        for view_event in view_events:
            if type(view_event).__name__ not in SHOWN_ELSEWHERE:
                note = on_view_event(position, view_event)
                text = Text(f"{' ' * indent}{game.describe(view_event, self.lang)}")
                self.text(text.append(f" ({note})" if note else "", "dim"), indent + 2)

    def violation(self, violation: Violation) -> None:
        """Print why something is refused, and by which clause."""
        sentence = game_of(violation).describe(violation, self.lang)
        clause = "" if violation.code == violation.clause or violation.clause == "undo" else f"§{violation.clause}, "
        self.line(f"refused: {sentence} ({clause}{violation.code})", "red")

    def chances(self, rows: Iterable[tuple[str, Mapping[str, Fraction]]]) -> None:
        """Print what may be where, the likeliest first, equally likely things together."""
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

    def result(self, position: Any, names: Mapping[Seat, str] | None = None) -> None:
        """Print the score line by line and the winners, of a state or view once the game is over."""
        game = game_of(position)
        sheet, outcome = game.score(position), game.outcome(position)
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
    """Equally likely things, by name unless there are too many."""
    if len(things) > MOST_ANSWERS:
        return f"any of {len(things)}, each {percent(share)}"
    return f"{', '.join(things)}{' each' if len(things) > 1 else ''} {percent(share)}"


def _called(seat: Seat, names: Mapping[Seat, str] | None) -> str:
    name = (names or {}).get(seat)
    return name_of(seat) if name is None else f"{name_of(seat)} ({name})"
