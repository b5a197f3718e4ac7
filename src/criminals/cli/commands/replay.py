"""`criminals replay`: step through a record."""

from pathlib import Path
from typing import Final

import attrs

from criminals.cli.arguments import TRUTH, Options, Parser, add_lang, check_lang, natural, viewer_of
from criminals.cli.complaints import DONE, Complaint
from criminals.cli.files import read_any_record, turn_of
from criminals.cli.table.narrator import Moment, Narrator, begins_turn, moments
from criminals.cli.table.reader import Reader
from criminals.cli.table.screen import Screen
from criminals.core.game.registry import find_game
from criminals.core.looks.old_looks import name_of
from criminals.core.records.record import Record
from criminals.core.records.view_record import ViewRecord

HELP: Final = "step through a recorded game, as any viewer"
DESCRIPTION: Final = """\
Step through a recorded game: what was played with all secrets shown, or what one viewer perceived.
At a terminal it waits after each turn: Enter goes on, `back` goes back, a number goes to that ply,
`table` shows the table, `end` tells the rest, `quit` leaves. In a pipe all of it is told.

A record is JSON, as `play --file` and `watch --file` write it, or text, as Record.to_text does; a
view record, which holds no secrets of others, is told as its viewer saw it.
"""
EXAMPLES: Final = """\
examples:
  criminals replay game.json
  criminals replay game.json --viewer 1 --lang fr
  criminals replay game.json --ply 12 --viewer spectator      the table after 12 actions
  criminals replay game.json --all | less
"""
WORDS: Final = ("back", "table", "end", "quit")


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    parser.add_argument("file", type=Path, help="the record; - for standard input")
    parser.add_argument("--viewer", help="a seat, spectator, or truth for all secrets (default: truth)")
    parser.add_argument("--ply", type=natural, metavar="N", help="show only the table after so many actions")
    parser.add_argument("--all", action="store_true", help="tell all of it, and do not wait")
    add_lang(parser)


def run(options: Options) -> int:
    """Read the record and show it."""
    screen = Screen(options.lang)
    record = _seen(options)
    check_lang(find_game(record.game), record.players, record.edition, options.lang)
    story: list[Moment] = [*moments(record)]
    reader = Reader(screen)
    narrator = Narrator(screen)
    ply: int | None = options.ply
    if ply is not None:
        if ply >= len(story):
            raise Complaint(f"--ply: the game has {len(story) - 1} actions, not {ply}")
        narrator.table(story[ply].position)
        return DONE
    by = name_of(record.viewer) if isinstance(record, ViewRecord) else "one who knows all secrets"
    screen.heading(f"{record.game.capitalize()}, {record.players} players, {len(story) - 1} actions, seen by {by}")
    narrator.table(story[0].position)
    steps = not options.all and screen.is_terminal and reader.is_terminal and str(options.file) != "-"
    if _Replay(story, narrator, reader if steps else None).run():
        screen.line()
        narrator.table(story[-1].position)
        narrator.result(story[-1].position)
    return DONE


def _seen(options: Options) -> Record | ViewRecord:
    """The game in the file, as far as the viewer may know it."""
    record = read_any_record(options.file)
    if isinstance(record, ViewRecord):
        if options.viewer is not None and viewer_of(options.viewer, record.players) != record.viewer:
            raise Complaint(f"{options.file}: it holds what {name_of(record.viewer)} saw, and nothing else")
        return record
    viewer = viewer_of(options.viewer or TRUTH, record.players)
    return record if viewer is None else record.for_viewer(viewer)


@attrs.define
class _Replay:
    story: list[Moment]
    narrator: Narrator
    reader: Reader | None
    _at: int = 0
    """How many actions have been shown."""

    def run(self) -> bool:
        """Show the game, turn by turn if there is a reader, and return whether it came to the end."""
        last = len(self.story) - 1
        while self._at < last:
            self._turn()
            while self.reader is not None and self._at < last:
                line = self.reader.line(f"ply {self._at} of {last}> ", WORDS)
                if line is None or (line and "quit".startswith(line)):
                    return False
                if not line:
                    break
                self._obey(line, last)
        return True

    def _turn(self) -> None:
        """Show the turn that begins here."""
        self.narrator.heading(self.story[self._at].position)
        self._at += 1
        self.narrator.step(self.story[self._at])
        while self._at < len(self.story) - 1 and not self._begins(self._at):
            self._at += 1
            self.narrator.step(self.story[self._at])

    def _obey(self, line: str, last: int) -> None:
        """Carry out a command that was typed."""
        if "end".startswith(line):
            self.reader = None
        elif "table".startswith(line):
            self.narrator.table(self.story[self._at].position)
        elif "back".startswith(line):
            self._go(self._begun(self._at))
        elif line.isdecimal() and len(line) < 7 and int(line) <= last:
            self._go(int(line))
        else:
            self.narrator.screen.line(f"Enter goes on; or {', '.join(WORDS)}, or a ply from 0 to {last}", "red")

    def _begins(self, ply: int) -> bool:
        """Whether a turn begins at this ply."""
        return not ply or begins_turn(self.story[ply].position, turn_of(self.story[ply - 1].position))

    def _begun(self, ply: int) -> int:
        """The ply at which the turn before this one began."""
        return next((at for at in range(ply - 1, 0, -1) if self._begins(at)), 0)

    def _go(self, ply: int) -> None:
        self._at = ply
        self.narrator.table(self.story[ply].position)
