"""The person at the terminal. Nothing here knows a state: everything shown comes from views and view events."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import attrs

from criminals.bots.matches.asking import ask
from criminals.bots.matches.fouls import Foul
from criminals.bots.players.bot import Bot
from criminals.cli.table.listing import Choice, choices_of, chosen, show_choices
from criminals.cli.table.notes import notes_for
from criminals.cli.table.reader import Reader
from criminals.cli.table.screen import Screen
from criminals.core.base.errors import MalformedDocument
from criminals.core.base.seats import Seat
from criminals.core.game.defaults import LacksVerb
from criminals.core.game.protocol import Rng
from criminals.core.game.registry import game_of


@attrs.frozen
class Act:
    """Play an action."""

    action: Any


@attrs.frozen
class Undo:
    """Take the last action back."""


@attrs.frozen
class Save:
    """Write the record to a file, by default the one named at the start."""

    path: Path | None


@attrs.frozen
class Confirm:
    """Start or stop waiting after each turn."""


@attrs.frozen
class Quit:
    """Leave the table."""


Request: TypeAlias = Act | Undo | Save | Confirm | Quit
"""A request of the person to the referee."""

Show: TypeAlias = Literal["table", "choices", "nothing"]
"""What to show before the question: the table and the choices, only the choices, or nothing again."""

COMMANDS: Final = {
    "help": "this",
    "list": "the choices again (or just Enter)",
    "table": "the table again",
    "hint": "what a bot would play, that sees what you see",
    "chances": "what you do not see, with exact chances",
    "undo": "take your last action back, if nobody has learned anything by it",
    "confirm": "wait after your turn as long as it can be taken back; again: no longer",
    "save": "save FILE: write the game to a file, to go on with --file FILE",
    "quit": "leave; with --file the game is kept",
}


@attrs.define
class Person:
    """Shows a seat what it perceives, and asks for its actions."""

    seat: Seat
    screen: Screen
    reader: Reader
    adviser: Bot
    adviser_name: str
    rng: Rng
    """Used for hints only, never for the game."""
    limit: float | None = None
    """Seconds that the adviser may take."""

    def told(self, view: Any, view_events: Iterable[Any]) -> None:
        """Show what happened, given the view after it."""
        self.screen.view_events(view, view_events)

    def ask(self, view: Any, show: Show) -> Request:
        """The next request of the person."""
        choices = choices_of(view, self.screen.lang)
        if show != "nothing":
            self.screen.line()
        if show == "table":
            self.screen.table(str(view))
            self.screen.line()
        if show != "nothing":
            self._show(choices)
        while True:
            request = self._line(view, choices)
            if request is not None:
                return request

    def may_undo(self) -> bool | None:
        """Whether the person takes back the turn that is over; None if they leave."""
        line = self.reader.line("Enter to go on, or undo> ", ("undo",))
        return None if line is None or line.casefold() in ("quit", "q") else line.casefold() in ("undo", "u")

    def _line(self, view: Any, choices: Sequence[Choice]) -> Request | None:
        """Read a line and carry it out, or return it as a request."""
        line = self.reader.line(f"seat {self.seat}> ", [*(choice.text for choice in choices), *COMMANDS])
        if line is None:
            return Quit()
        if not line and len(choices) == 1:
            return Act(choices[0].action)
        action = chosen(line, choices)
        if action is not None:
            return Act(action)
        word, _, rest = line.partition(" ")
        command = _command(word) if line else "list"
        match command:
            case "quit":
                return Quit()
            case "undo":
                return Undo()
            case "confirm":
                return Confirm()
            case "save":
                return Save(Path(rest.strip()) if rest.strip() else None)
            case "help":
                self._help()
            case "list":
                self._show(choices)
            case "table":
                self.screen.table(str(view))
            case "hint":
                self._hint(view, choices)
            case "chances":
                self._chances(view)
            case _:
                self._refuse(view, line, choices)
        return None

    def _show(self, choices: Sequence[Choice]) -> None:
        show_choices(self.screen, choices)
        only = ", or Enter for the only choice" if len(choices) == 1 else ""
        self.screen.line(f"  a number or the text of a choice{only}; hint, chances, undo, help, quit", "dim")

    def _help(self) -> None:
        self.screen.line("Type the number of a choice, or its text: 2, or recruit C. Tab completes. Besides:")
        for name, what in COMMANDS.items():
            self.screen.line(f"  {name:<8} {what}")

    def _chances(self, view: Any) -> None:
        try:
            rows = [*notes_for(game_of(view).NAME).chances(view)]
        except LacksVerb as error:
            self.screen.line(str(error), "red")
            return
        self.screen.heading("What you do not see")
        self.screen.chances(rows)

    def _hint(self, view: Any, choices: Sequence[Choice]) -> None:
        with self.screen.waiting(f"{self.adviser_name} thinks"):
            found = ask(self.adviser, view, self.rng, limit=self.limit)
        if isinstance(found, Foul):
            self.screen.line(f"{self.adviser_name} gives no hint: {found.text}", "red")
            return
        choice = next(choice for choice in choices if choice.action == found)
        note = f" ({choice.note})" if choice.note else ""
        self.screen.line(f"{self.adviser_name} would play: {choice.text}  {choice.sentence}{note}", "green")

    def _refuse(self, view: Any, line: str, choices: Sequence[Choice]) -> None:
        """Say what is wrong with a line that is neither a choice nor a command."""
        if line.isdecimal():
            self.screen.line(f"there is no choice {line[:9]}: they have the numbers 1 to {len(choices)}", "red")
            return
        game = game_of(view)
        try:
            violation = game.violation(view, game.parse_action(line))
        except MalformedDocument as error:
            self.screen.line(f"{error}; or a command: {', '.join(COMMANDS)}", "red")
            return
        if violation is not None:
            self.screen.violation(violation)


def _command(word: str) -> str | None:
    """The command that a word names, in full or by an unambiguous beginning."""
    plain = word.casefold()
    if plain == "?":
        return "help"
    found = [name for name in COMMANDS if name.startswith(plain)]
    return plain if plain in COMMANDS else found[0] if plain and len(found) == 1 else None
