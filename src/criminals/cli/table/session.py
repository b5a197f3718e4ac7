"""A game between a person and bots: it asks the referee, and shows the person what their seat perceives."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs

from criminals.bots.matches.referee import Referee
from criminals.cli.bots import Substitutes
from criminals.cli.complaints import DONE, INTERRUPTED, Complaint, worded
from criminals.cli.files import put_record, write_record
from criminals.cli.table.narrator import Narrator, begins_turn
from criminals.cli.table.person import Act, Confirm, Person, Quit, Save, Show, Undo
from criminals.cli.table.screen import Screen
from criminals.core.base.errors import Violation
from criminals.core.base.seats import Seat
from criminals.core.game.defaults import LacksVerb
from criminals.core.records.record import Record
from criminals.core.records.undo import can_undo


@attrs.define
class Session:
    """A game in progress, and the file it is saved in."""

    referee: Referee
    person: Person
    narrator: Narrator
    bots: Mapping[Seat, str]
    """The texts that name the bots."""
    file: Path | None
    confirm: bool
    _others: Substitutes = attrs.field(init=False)
    _ply: int = -1
    """The number of actions when the heading of a turn was last printed."""
    _saved: int = -1
    """The number of actions when the person last saved the game."""

    def __attrs_post_init__(self) -> None:
        self._others = Substitutes(self.referee, self.bots, self.screen.voice, self.screen.line)

    @property
    def screen(self) -> Screen:
        """The screen it is shown on."""
        return self.narrator.screen

    def run(self) -> int:
        """Play until the game is over or the person leaves, and save the game in any case."""
        self.keep()
        try:
            over = self._played()
        except KeyboardInterrupt:
            raise Complaint(worded("answer", "interrupted"), INTERRUPTED) from None
        finally:
            self.keep()
        if over:
            self.screen.line()
            self.narrator.table(self._view())
            self.narrator.result(self._view())
        if self.file is not None:
            self.screen.say("kept", "yes", file=str(self.file))
        elif not over and self._saved != len(self.referee.actions):
            self.screen.say("kept", "no")
        self._others.check()
        return DONE

    def keep(self) -> None:
        """Write the record, if there is a file for it."""
        if self.file is not None:
            write_record(self.file, self._record())

    def _record(self) -> Record:
        return Record.of(self.referee.first, self.referee.actions)

    def _view(self) -> Any:
        return self.referee.game.view(self.referee.state, self.person.seat)

    def _played(self) -> bool:
        """Play, and return whether the game came to its end."""
        referee, me = self.referee, self.person.seat
        show: Show = "table"
        while (seat := referee.game.actor(referee.state)) is not None:
            if seat != me:
                self._others_turn()
                show = "table"
                continue
            self._heading()
            request = self.person.ask(self._view(), show)
            show = "nothing"
            match request:
                case Quit():
                    return False
                case Undo():
                    if self._undone():
                        show = "table"
                case Confirm():
                    self.confirm = not self.confirm
                    self.screen.say("answer", "waits" if self.confirm else "goes_on")
                case Save(path):
                    self._save(path)
                case Act(action):
                    self._step(action)
                    show = "table" if begins_turn(self._view(), me) else "choices"
                    if self.confirm and referee.game.actor(referee.state) not in (me, None):
                        answer = self._waited()
                        if answer == "quit":
                            return False
                        if answer == "undo":
                            show = "table"
        return True

    def _others_turn(self) -> None:
        """Play a decision of another seat or of chance, and show what the person perceives of it."""
        referee = self.referee
        self._heading()
        before = referee.state
        with self.screen.waiting(self.narrator.thinking):
            is_played = self._others.turn()
        if is_played:
            self._tell(before)

    def _step(self, action: Any) -> None:
        before = self.referee.state
        self.referee.take(action)
        self._tell(before)
        self.keep()

    def _tell(self, before: Any) -> None:
        """Show the person what they perceived of the last action."""
        game, me = self.referee.game, self.person.seat
        view_events = game.view_events(game.step(before, self.referee.actions[-1]).events, me)
        self.person.told(game.view(before, me), view_events)

    def _heading(self) -> None:
        """Print whose turn begins, once."""
        if self._ply != len(self.referee.actions):
            self._ply = len(self.referee.actions)
            self.narrator.heading(self._view())

    def _undone(self) -> bool:
        """Take back the person's last action, or say why not."""
        refusal = self._undo_refused()
        if isinstance(refusal, LacksVerb):
            self.screen.say("answer", "no_undo", style="red")
            return False
        if refusal is not None:
            self.screen.violation(refusal, self._view())
            if refusal.code == "another_acted" and not self.confirm:
                confirm = self.person.commands.names["confirm"]
                self.screen.say("answer", "confirm", style="dim", indent=2, confirm=confirm)
            return False
        action = self.referee.actions[-1]
        self.referee.take_back()
        voice = self.screen.voice
        sentence = voice.noted(voice.describe(action, self._view()), str(action))
        self.screen.say("answer", "taken_back", sentence=sentence)
        self.keep()
        return True

    def _undo_refused(self) -> Violation | LacksVerb | None:
        """Why the person's last action may not be taken back, or cannot, because the game has no worlds."""
        try:
            return can_undo(self._record(), self.person.seat)
        except LacksVerb as lacking:
            return lacking

    def _waited(self) -> str:
        """Wait after the person's turn while it can be taken back; return `undo`, `quit` or an empty text."""
        if self._undo_refused() is not None:
            return ""
        answer = self.person.may_undo()
        if answer is None:
            return "quit"
        return "undo" if answer and self._undone() else ""

    def _save(self, path: Path | None) -> None:
        """Write the record to a file that the person names, but never over another file."""
        if path is None and self.file is None:
            self.screen.say("answer", "where", style="red", save=self.person.commands.names["save"])
            return
        if path is not None and path != self.file and path.exists():
            self.screen.say("answer", "exists", style="red", file=str(path))
            return
        target = path or self.file
        assert target is not None
        try:
            put_record(target, self._record())
        except OSError as error:
            self.screen.line(self.screen.voice.unwritten(error, str(target)), "red")
        else:
            self._saved = len(self.referee.actions)
            self.screen.say("answer", "saved", file=str(target))
