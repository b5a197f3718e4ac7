"""`criminals replay`: step through a record."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import attrs

from criminals.bots.players.ismcts_bot import ISMCTSBot
from criminals.cli.arguments import (
    TRUTH,
    Options,
    Parser,
    add_lang,
    add_memory,
    add_notation,
    natural,
    spoken_lang,
    viewer_of,
)
from criminals.cli.bots import USUAL, check_fair, made, short_name
from criminals.cli.complaints import DONE, Complaint, worded
from criminals.cli.files import read_any_record, turn_of
from criminals.cli.table.analyses import Analyst
from criminals.cli.table.commands import Commands
from criminals.cli.table.kept import Wanted, found, list_games, names_in
from criminals.cli.table.narrator import Moment, Narrator, begins_turn, moments
from criminals.cli.table.reader import Reader
from criminals.cli.table.screen import Screen
from criminals.cli.table.voice import Voice
from criminals.core.base.seats import wire_name
from criminals.core.game.registry import find_game
from criminals.core.looks.phrases import Slot
from criminals.core.records.record import Record
from criminals.core.records.view_record import ViewRecord

COMMANDS: Final = ("back", "table", "memory", "analyse", "end", "quit")
"""The commands to type, by the keys of the catalogue."""


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--viewer")
    parser.add_argument("--ply", type=natural, metavar="N")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--analyse", action="store_true")
    parser.add_argument("--hint", default=USUAL, metavar="BOT")
    parser.add_argument("--deal", type=natural, metavar="N")
    parser.add_argument("--bot", action="append", default=[], metavar="NAME")
    parser.add_argument("--lost", action="store_true")
    add_lang(parser)
    add_memory(parser)
    add_notation(parser)


def run(options: Options) -> int:
    """Read the record and show it."""
    path = found(options.file, Wanted(options.deal, options.bot, options.lost))
    if isinstance(path, list):
        list_games(path, options.lang)
        return DONE
    recorded = read_any_record(path)
    record = _seen(path, recorded, options.viewer)
    actions = recorded.actions if isinstance(recorded, Record) else ()
    lang = spoken_lang(find_game(record.game), record.players, record.edition, options.lang)
    viewer = record.viewer if isinstance(record, ViewRecord) else None
    voice = Voice(lang, names_in(path), viewer, options.memory, options.notation)
    screen = Screen(voice)
    story: list[Moment] = [*moments(record)]
    reader = Reader(screen)
    narrator = Narrator(screen)
    analyst = _analyst(options.hint)
    ply: int | None = options.ply
    if ply is not None:
        if ply >= len(story):
            raise Complaint(worded("complaint", "no_ply", actions=len(story) - 1, ply=str(ply)))
        narrator.table(story[ply].position)
        if options.analyse:
            screen.line()
            analyst.show(screen, story[ply].position, ply, actions[ply] if ply < len(actions) else None)
        return DONE
    whom = voice.seen_by(viewer)
    told: dict[str, Slot] = {"game": voice.game(record.game), "players": record.players}
    screen.heading(voice.say("opening", "replay", actions=len(story) - 1, whom=whom, **told))
    narrator.table(story[0].position)
    steps = not options.all and screen.is_terminal and reader.is_terminal and str(path) != "-"
    if _Replay(story, actions, narrator, reader if steps else None, analyst, options.analyse).run():
        screen.line()
        narrator.table(story[-1].position)
        narrator.result(story[-1].position)
        if options.analyse and actions:
            screen.line()
            analyst.show_losses(screen)
    return DONE


def _analyst(text: str) -> Analyst:
    """The bot of a text, which has to be one that analyses, without the truth."""
    with made([text]) as bots:
        check_fair(dict(zip([text], bots, strict=True)))
        if not isinstance(bots[0], ISMCTSBot):
            raise Complaint(worded("complaint", "no_analyst", bot=text))
        return Analyst(short_name(text), bots[0])


def _seen(path: Path, record: Record | ViewRecord, seer: str | None) -> Record | ViewRecord:
    """The game in a file, as far as the viewer may know it."""
    if isinstance(record, ViewRecord):
        if seer is not None and viewer_of(seer, record.players) != record.viewer:
            other = str(wire_name(record.viewer))
            raise Complaint(worded("complaint", "other_viewer", file=str(path), seer=other))
        return record
    viewer = viewer_of(seer or TRUTH, record.players)
    return record if viewer is None else record.for_viewer(viewer)


@attrs.define
class _Replay:
    story: list[Moment]
    actions: Sequence[Any]
    """The actions, if the file has them. They are shown only where the viewer may see the choice."""
    narrator: Narrator
    reader: Reader | None
    analyst: Analyst
    analyses: bool
    """True if every choice is analysed before it is told."""
    _at: int = 0
    """The number of actions shown so far."""
    _commands: Commands = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._commands = Commands.of(COMMANDS, self.narrator.screen.voice)

    def run(self) -> bool:
        """Show the game, turn by turn if there is a reader, and return whether it came to the end."""
        last = len(self.story) - 1
        while self._at < last:
            self._turn()
            while self.reader is not None and self._at < last:
                asked = self.narrator.screen.voice.say("ask", "ply", ply=self._at, last=last)
                line = self.reader.line(asked, [*self._commands.names.values()])
                if line is None or self._commands.find(line) == "quit":
                    return False
                if not line:
                    break
                self._obey(line, last)
        return True

    def _turn(self) -> None:
        """Show the turn that begins here."""
        self.narrator.heading(self.story[self._at].position)
        self._step()
        while self._at < len(self.story) - 1 and not self._begins(self._at):
            self._step()

    def _step(self) -> None:
        """Show what was played next."""
        if self.analyses:
            self._analyse()
        self._at += 1
        self.narrator.step(self.story[self._at])

    def _analyse(self) -> None:
        played = self.actions[self._at] if self._at < len(self.actions) else None
        self.analyst.show(self.narrator.screen, self.story[self._at].position, self._at, played)

    def _obey(self, line: str, last: int) -> None:
        """Carry out a command that was typed."""
        screen, command = self.narrator.screen, self._commands.find(line)
        if command == "end":
            self.reader = None
        elif command == "memory":
            screen.voice.memory = not screen.voice.memory
            screen.table(self.story[self._at].position)
        elif command == "table":
            screen.table(self.story[self._at].position)
        elif command == "analyse":
            self._analyse()
        elif command == "back":
            self._go(self._begun(self._at))
        elif line.isdecimal() and len(line) < 7 and int(line) <= last:
            self._go(int(line))
        else:
            screen.say("ask", "plies", style="red", commands=self._commands.listed, last=last)

    def _begins(self, ply: int) -> bool:
        """True if a turn begins at this ply."""
        return not ply or begins_turn(self.story[ply].position, turn_of(self.story[ply - 1].position))

    def _begun(self, ply: int) -> int:
        """The ply at which the turn before this one began."""
        return next((at for at in range(ply - 1, 0, -1) if self._begins(at)), 0)

    def _go(self, ply: int) -> None:
        self._at = ply
        self.narrator.table(self.story[ply].position)
