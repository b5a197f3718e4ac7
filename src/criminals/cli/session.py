"""A game between a person and bots. The host's side of it: it holds the state, and shows a seat its share."""

from pathlib import Path
from typing import Any

import attrs

from criminals.bots.hosting import Host
from criminals.cli.bots import check_foul
from criminals.cli.complaints import DONE, Complaint
from criminals.cli.files import write_record
from criminals.cli.narrator import Narrator, begins_turn
from criminals.cli.person import Act, Confirm, Person, Quit, Save, Show, Undo
from criminals.cli.screen import Screen
from criminals.core.records import Record
from criminals.core.undo import can_undo


@attrs.define
class Session:
    """A game under way, and the file it is kept in."""

    host: Host
    person: Person
    narrator: Narrator
    file: Path | None
    confirm: bool
    _ply: int = -1
    """The number of actions when it was last said whose turn it is."""

    @property
    def screen(self) -> Screen:
        """Where it is shown."""
        return self.narrator.screen

    def run(self) -> int:
        """Play until the game is over or the person leaves; the game is kept whatever happens."""
        self.keep()
        try:
            over = self._played()
        finally:
            self.keep()
        if over:
            self.screen.line()
            self.narrator.table(self._view())
            self.narrator.result(self._view())
        if self.file is not None:
            self.screen.line(f"the game is kept in {self.file}")
        elif not over:
            self.screen.line("the game is not kept: --file FILE would have")
        return DONE

    def keep(self) -> None:
        """Write the record, if it has a file."""
        if self.file is not None:
            write_record(self.file, self._record())

    def _record(self) -> Record:
        return Record.of(self.host.first, self.host.actions)

    def _view(self) -> Any:
        return self.host.game.view(self.host.state, self.person.seat)

    def _played(self) -> bool:
        """Whether the game came to its end."""
        host, me = self.host, self.person.seat
        show: Show = "table"
        while (seat := host.game.actor(host.state)) is not None:
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
                    self.screen.line(f"after your turn the table {'waits' if self.confirm else 'goes on at once'}")
                case Save(path):
                    self._save(path)
                case Act(action):
                    self._step(action)
                    show = "table" if begins_turn(self._view(), me) else "choices"
                    if self.confirm and host.game.actor(host.state) not in (me, None):
                        answer = self._waited()
                        if answer == "quit":
                            return False
                        if answer == "undo":
                            show = "table"
        return True

    def _others_turn(self) -> None:
        """What another seat, or chance, does, as far as the person perceives it."""
        host = self.host
        self._heading()
        before = host.state
        with self.screen.waiting(f"{self.narrator.turn_name} thinks"):
            foul = host.turn()
        check_foul(foul, self.narrator.names)
        self._tell(before)

    def _step(self, action: Any) -> None:
        before = self.host.state
        self.host.take(action)
        self._tell(before)
        self.keep()

    def _tell(self, before: Any) -> None:
        """Tell the person what it perceived of the last action."""
        game, me = self.host.game, self.person.seat
        facts = game.view_events(game.step(before, self.host.actions[-1]).events, me)
        self.person.told(self._view(), facts)

    def _heading(self) -> None:
        """Whose turn it is, if one begins and it was not said yet."""
        if self._ply != len(self.host.actions):
            self._ply = len(self.host.actions)
            self.narrator.heading(self._view())

    def _undone(self) -> bool:
        """Take the person's last action back, or say why not."""
        refusal = can_undo(self._record(), self.person.seat)
        if refusal is not None:
            self.screen.refusal(refusal)
            if refusal.code == "another_acted" and not self.confirm:
                self.screen.line("  after `confirm` the table waits at the end of your turn", "dim")
            return False
        self.screen.line(f"taken back: {self.host.actions[-1]}")
        self.host.take_back()
        self.keep()
        return True

    def _waited(self) -> str:
        """Wait after the person's turn as long as it can be taken back: `undo`, `quit` or nothing."""
        if can_undo(self._record(), self.person.seat) is not None:
            return ""
        answer = self.person.may_undo()
        if answer is None:
            return "quit"
        return "undo" if answer and self._undone() else ""

    def _save(self, path: Path | None) -> None:
        """Write the record where the person says, but over no other file."""
        if path is None and self.file is None:
            self.screen.line("where to? save FILE", "red")
            return
        if path is not None and path != self.file and path.exists():
            self.screen.line(f"there is a file {path} already: name another", "red")
            return
        target = path or self.file
        assert target is not None
        try:
            write_record(target, self._record())
        except Complaint as complaint:
            self.screen.line(str(complaint), "red")
        else:
            self.screen.line(f"saved: {target}")
