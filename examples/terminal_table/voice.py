"""The voice of the table: in a person's language, with names, with what they remember or without."""

from functools import cache
from typing import Final

import attrs
from typing_extensions import override

from criminals.cli.catalogue import CATALOGUES as COMMAND_LINE
from criminals.cli.table.commands import Commands
from criminals.cli.table.voice import Voice
from criminals.core.looks.catalogues import Catalogue, Catalogues, joined
from criminals.core.looks.phrases import Speaker

CATALOGUES: Final = Catalogues("terminal table", "examples.terminal_table")

KEYS: Final = {
    "help": "F1",
    "hint": "F2",
    "chances": "F3",
    "undo": "F4",
    "save": "F5",
    "lang": "F6",
    "light": "F7",
    "zoom": "F8",
    "score": "F9",
    "confirm": "F10",
    "memory": "F11",
    "back": "Esc",
    "quit": "^q",
}
"""The commands besides playing: each by a key, or by its name, for terminals that keep some keys to themselves."""


@attrs.define
class TableVoice(Voice):
    """The voice of the command line, with the words of this table."""

    @override
    def __attrs_post_init__(self) -> None:
        self.speaker = Speaker(_words(self.lang), self.viewer, self.names)

    @property
    def commands(self) -> Commands:
        """The words that can be typed in place of keys."""
        return Commands.of(KEYS, self)

    def help(self, example: str) -> str:
        """The keys, and what can be typed, such as an action."""
        commands = self.commands
        width = max(map(len, commands.names.values()))
        lines = [f"{key:<3} {commands.names[name]:<{width}}  {commands.whats[name]}" for name, key in KEYS.items()]
        return "\n".join([self.say("help", "typing", text=example), "", *lines, "", self.say("help", "people")])


@cache
def _words(lang: str) -> Catalogue:
    return Catalogue(lang, joined(COMMAND_LINE.find(lang).words, CATALOGUES.find(lang).words))
