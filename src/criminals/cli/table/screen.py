"""Output: sentences, tables, scores. Colours appear only at a terminal."""

import sys
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import contextmanager
from fractions import Fraction
from typing import Any, Final, TextIO

import attrs
from rich.console import Console
from rich.text import Text
from typing_extensions import override

from criminals.cli.table.notes import percent
from criminals.cli.table.voice import Voice, view_of
from criminals.cli.table.wrapping import fitted, pieces
from criminals.core.base.errors import Violation
from criminals.core.game.registry import game_of
from criminals.core.game.results import Outcome
from criminals.core.looks.phrases import Slot

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
    """The output of a command, and the voice that tells what happens at a table."""

    voice: Voice = attrs.field(factory=Voice)
    console: Console = attrs.field(factory=lambda: console_on(sys.stdout))

    @property
    def is_terminal(self) -> bool:
        """True if the output goes to a terminal."""
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
        for start, end in pieces(text.plain, max(hanging + 20, self.width), hanging):
            self.console.print(Text(" " * hanging if start else "").append_text(text[start:end]))

    def heading(self, text: str) -> None:
        """Print a heading."""
        self.line(text, "bold")

    def raw(self, text: str) -> None:
        """Write text for programs, unchanged."""
        self.console.file.write(text)

    @contextmanager
    def waiting(self, text: str) -> Generator[Callable[[str], None]]:
        """A progress indicator at a terminal, while a bot thinks. It yields a function that changes its text."""
        if not self.is_terminal:
            yield lambda text: None
            return
        with self.console.status(Text(text, style="dim")) as status:
            yield lambda text: status.update(Text(text, style="dim"))

    def say(self, part: str, key: str, /, *, style: str = "", indent: int = 0, **slots: Slot) -> None:
        """Print a text of the catalogue."""
        self.line(f"{' ' * indent}{self.voice.say(part, key, **slots)}", style)

    def table(self, position: Any) -> None:
        """Print a view, or the truth, as text, with the actor and the question to the viewer in bold."""
        drawing, is_view = self.voice.draw(position), hasattr(position, "viewer")
        asked = self.voice.prompt(position) if is_view and position.actor == position.viewer else None
        for line in fitted(drawing, self.width) if self.is_terminal else drawing.splitlines():
            self.console.print(Text(line, style="bold" if line.startswith("> ") or line == asked else ""))

    def view_events(self, view: Any, view_events: Iterable[Any], indent: int = 2) -> None:
        """Print what a viewer perceived, given the view before it."""
        for view_event, sentence in self.voice.events(view, view_events):
            if type(view_event).__name__ not in SHOWN_ELSEWHERE:
                self.text(Text(f"{' ' * indent}{sentence}"), indent + 2)

    def violation(self, violation: Violation, view: Any) -> None:
        """Print why something is refused to one who has a view, and by which clause."""
        why, clause = self.voice.describe(violation, view), violation.clause
        if clause in (violation.code, "undo"):
            self.say("answer", "refused_undo", style="red", why=why)
        else:
            self.say("answer", "refused", style="red", why=why, clause=clause)

    def chances(self, rows: Iterable[tuple[str, Mapping[str, Fraction]]]) -> None:
        """Print what may be where, the likeliest first, equally likely things together."""
        told = False
        for label, answers in rows:
            told = True
            groups: dict[Fraction, list[str]] = {}
            for answer, share in answers.items():
                groups.setdefault(share, []).append(answer)
            parts = [self._group(groups[share], share) for share in sorted(groups, reverse=True)]
            between = self.voice.say("chances", "between")
            self.say("chances", "row", indent=2, place=label, parts=between.join(parts))
        if not told:
            self.say("chances", "nothing", indent=2)

    def _group(self, things: list[str], share: Fraction) -> str:
        """Equally likely things, by name unless there are too many."""
        told = percent(share, self.voice)
        if len(things) > MOST_ANSWERS:
            return self.voice.say("chances", "any", number=len(things), percent=told)
        return self.voice.say("chances", "each" if len(things) > 1 else "one", things=", ".join(things), percent=told)

    def result(self, position: Any) -> None:
        """Print the score line by line and the winners, of a state or view once the game is over."""
        game, voice, view = game_of(position), self.voice, view_of(position)
        sheet, outcome = game.score(position), game.outcome(position)
        self.heading(voice.sentence("result", "heading"))
        nobody = voice.say("result", "nobody")
        whose = [nobody if line.seat is None else voice.player(line.seat) for line in sheet.lines]
        width = max(map(len, whose), default=0)
        for line, who in zip(sheet.lines, whose, strict=True):
            text = f"  {who:<{width}}  {voice.describe(line, view)} (§{line.clause})"
            self.line(text, "" if line.points else "dim")
        counted = game.NAME if voice.speaker.catalogue.has("total", game.NAME) else "points"
        for seat, points in enumerate(sheet.points):
            self.say("total", counted, seat=seat, points=points)
        if outcome is not None:
            self.line(self._winners(outcome), "bold green")

    def _winners(self, outcome: Outcome) -> str:
        voice, winners, clause = self.voice, outcome.winners, outcome.clause
        others = tuple([seat for seat in winners if seat != voice.viewer])
        if others and len(others) < len(winners):
            return voice.sentence("result", "won_with", winners=others, clause=clause)
        seat = winners[0] if len(winners) == 1 else None
        return voice.sentence("result", "won", seat=seat, winners=winners, clause=clause)
