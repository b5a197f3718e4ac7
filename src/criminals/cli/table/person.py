"""The person at the terminal. Nothing here knows a state: everything shown comes from views and view events."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import attrs
from rich.text import Text

from criminals.bots.matches.asking import ask
from criminals.bots.matches.fouls import Foul
from criminals.bots.players.bot import Bot
from criminals.bots.players.ismcts_bot import ISMCTSBot
from criminals.bots.search.analysis import Analysis
from criminals.cli.catalogue import spoken
from criminals.cli.table.analyses import analysis_by, show_analysis
from criminals.cli.table.choices import Choice
from criminals.cli.table.commands import Commands
from criminals.cli.table.listing import show_step
from criminals.cli.table.notes import notes_for
from criminals.cli.table.reader import Reader
from criminals.cli.table.screen import Screen
from criminals.cli.table.steps import Option, Step, step_of
from criminals.cli.table.unlisted import refused
from criminals.core.base.errors import MalformedDocument
from criminals.core.base.seats import Seat
from criminals.core.game.defaults import LacksVerb
from criminals.core.game.locations import Location
from criminals.core.game.notation import nearest
from criminals.core.game.protocol import Rng
from criminals.core.game.registry import game_of
from criminals.core.looks.phrases import capital


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
"""The things to show before the question: the table and the choices, only the choices, or nothing again."""

COMMANDS: Final = (
    "help",
    "list",
    "back",
    "table",
    "memory",
    "notation",
    "hint",
    "chances",
    "undo",
    "confirm",
    "save",
    "quit",
)
"""The commands to type besides choices, by the keys of the catalogue."""

OFTEN: Final = ("hint", "chances", "undo", "help", "quit")
"""The commands that are named below the choices."""

LONGEST: Final = 40
"""The most characters that are repeated of a line."""


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

    commands: Commands = attrs.field(init=False)
    _path: list[Location] = attrs.field(init=False, factory=list[Location])
    """The things chosen so far that lead to further choices."""

    def __attrs_post_init__(self) -> None:
        self.commands = Commands.of(COMMANDS, self.screen.voice)

    def told(self, view: Any, view_events: Iterable[Any]) -> None:
        """Show what happened, given the view before it."""
        self.screen.view_events(view, view_events)

    def ask(self, view: Any, show: Show) -> Request:
        """The next request of the person."""
        if show != "nothing":
            self._path.clear()
            self.screen.line()
        if show == "table":
            self.screen.table(view)
            self.screen.line()
        step = self._step(view)
        if show != "nothing":
            self._show(view, step)
        while True:
            request = self._line(view, step)
            if request is not None:
                return request
            step = self._step(view)

    def _step(self, view: Any) -> Step:
        return step_of(view, self.screen.voice, self._path, self._taken)

    @property
    def _taken(self) -> tuple[str, ...]:
        """The words that are commands."""
        return (*self.commands.names, *self.commands.names.values())

    def may_undo(self) -> bool | None:
        """True if the person takes back the turn that is over; None if they leave."""
        undo = Commands.of(("undo", "quit"), self.screen.voice)
        line = self.reader.line(self.screen.voice.say("ask", "go_on", undo=undo.names["undo"]), [*undo.names.values()])
        command = "quit" if line is None else undo.find(line)
        return None if command == "quit" else command == "undo"

    def _line(self, view: Any, step: Step) -> Request | None:
        """Read a line and carry it out, or return it as a request."""
        keys = (key for option in (*step.listed, *step.options) for key in option.keys)
        texts = [choice.text for choice in step.choices] if self.screen.voice.notation else []
        words = dict.fromkeys([*keys, *texts, *self.commands.names.values()])
        line = self.reader.line(f"{self.screen.voice.player(self.seat)}> ", [*words])
        if line is None:
            return Quit()
        match step.find(line) if line else step.only:
            case Choice(action):
                return Act(action)
            case Option() as opened:
                self._path.append(opened.location)
                self._show(view, self._step(view))
                return None
            case _:
                return self._obey(view, line, step)

    def _obey(self, view: Any, line: str, step: Step) -> Request | None:
        """Carry out a command, or return it as a request."""
        word, _, rest = line.partition(" ")
        command = self.commands.find(word) if line else "list"
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
                self._help(step)
            case "list":
                self._show(view, step)
            case "back":
                del self._path[-1:]
                self._show(view, self._step(view))
            case "table":
                self.screen.table(view)
            case "memory":
                self._remember()
            case "notation":
                self._note(view)
            case "hint":
                self._hint(view, step)
            case "chances":
                self._chances(view)
            case _:
                self._refuse(view, line, step)
        return None

    def _show(self, view: Any, step: Step) -> None:
        self.screen.heading(step.label or capital(self.screen.voice.prompt(view)))
        show_step(self.screen, step)
        often = ("back", *OFTEN) if self._path else OFTEN
        commands = ", ".join(self.commands.names[command] for command in often)
        self.screen.say("ask", "choices" if step.only is None else "only", style="dim", indent=2, commands=commands)

    def _help(self, step: Step) -> None:
        middle = step.listed[len(step.listed) // 2]
        example = next((option for option in step.listed if option.key != option.choices[0].text), middle)
        example = middle if middle.key != middle.choices[0].text else example
        notation, text = self.commands.names["notation"], example.choices[0].text
        self.screen.say("ask", "help", key=example.keys[0], text=text, notation=notation)
        width = max(map(len, self.commands.names.values()))
        for command, name in self.commands.names.items():
            self.screen.text(Text(f"  {name:<{width}}  {self.commands.whats[command]}"), width + 4)

    def _remember(self) -> None:
        """Start or stop showing what has been seen."""
        voice = self.screen.voice
        voice.memory = not voice.memory
        self.screen.say("answer", "memory" if voice.memory else "no_memory")

    def _note(self, view: Any) -> None:
        """Start or stop showing the notation beside the choices."""
        voice = self.screen.voice
        voice.notation = not voice.notation
        self.screen.say("answer", "notation" if voice.notation else "no_notation")
        if voice.notation:
            self._show(view, self._step(view))

    def _chances(self, view: Any) -> None:
        try:
            rows = [*notes_for(game_of(view).NAME).chances(view, self.screen.voice)]
        except LacksVerb:
            self.screen.say("answer", "no_chances", style="red")
            return
        self.screen.heading(self.screen.voice.sentence("chances", "heading"))
        self.screen.chances(rows)

    def _hint(self, view: Any, step: Step) -> None:
        bot = self.adviser_name
        analysis: Analysis | Foul | None = None
        with self.screen.waiting(self.screen.voice.say("answer", "thinks", bot=bot)):
            if isinstance(self.adviser, ISMCTSBot):
                analysis = analysis_by(self.adviser, view, self.rng, self.limit)
                found = analysis.best if isinstance(analysis, Analysis) else analysis
            else:
                found = ask(self.adviser, view, self.rng, limit=self.limit)
        if isinstance(found, Foul):
            self.screen.say("answer", "no_hint", style="red", bot=bot, why=found.told(spoken(self.screen.voice.lang)))
            return
        choice = next(choice for choice in step.choices if choice.action == found)
        note = f" [{choice.note}]" if choice.note else ""
        sentence = self.screen.voice.noted(f"{choice.sentence}{note}", choice.text)
        self.screen.say("answer", "would", style="green", bot=bot, sentence=sentence)
        if isinstance(analysis, Analysis):
            show_analysis(self.screen, view, analysis)

    def _refuse(self, view: Any, line: str, step: Step) -> None:
        """Say what is wrong with a line that is neither a choice nor a command."""
        if line.isdecimal():
            self.screen.line(step.no_number(line, self.screen.voice), "red")
            return
        game = game_of(view)
        try:
            violation = game.violation(view, game.parse_action(line))
        except MalformedDocument:
            violation = refused(view, line, self.screen.voice)
            if violation is None and self._path and step_of(view, self.screen.voice, (), self._taken).find(line):
                self.screen.say("ask", "before", style="red", line=line, back=self.commands.names["back"])
            elif violation is None:
                self._wonder(line, step)
        if violation is not None:
            self.screen.violation(violation, view)

    def _wonder(self, line: str, step: Step) -> None:
        """Say that a line means nothing, and what may have been meant."""
        shown = line if len(line) <= LONGEST else f"{line[:LONGEST]}..."
        verb, names = line.split(maxsplit=1)[0][:LONGEST].casefold(), self.commands.names.values()
        same = (choice.text for choice in step.choices if choice.text.split()[0].casefold() == verb)
        keys = [key for option in (*step.listed, *step.options) for key in option.keys]
        meant = next(same, None) or nearest(shown, (*keys, *names))
        meant = meant or nearest(shown, (choice.text for choice in step.choices))
        if meant is None:
            self.screen.say("ask", "unknown", style="red", line=shown, commands=self.commands.listed)
        else:
            self.screen.say("ask", "like", style="red", line=shown, text=meant)
