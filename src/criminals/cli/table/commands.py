"""Commands that can be typed at a table, by their English names and by those of the language spoken there."""

from collections.abc import Iterable, Mapping
from typing import Final
from unicodedata import combining, normalize

import attrs

from criminals.cli.table.voice import Voice

NAME, WHAT = "name", "what"
"""The forms of a command in a catalogue: its name, and what it does."""

HELP: Final = "help"


@attrs.frozen
class Commands:
    """Some commands, each by its English name."""

    names: Mapping[str, str]
    """Their names in the language."""
    whats: Mapping[str, str]
    """The descriptions of the commands."""

    @classmethod
    def of(cls, commands: Iterable[str], voice: Voice) -> "Commands":
        """The commands in the language of a voice."""
        found = {command: voice.speaker.thing("command", command) for command in commands}
        return cls(
            {command: format(thing, NAME) for command, thing in found.items()},
            {command: format(thing, WHAT) for command, thing in found.items()},
        )

    @property
    def listed(self) -> str:
        """Their names in the language."""
        return ", ".join(self.names.values())

    def find(self, word: str) -> str | None:
        """The command that a word names, in full or by an unambiguous beginning, in the language or in English."""
        typed = plain(word)
        if typed == "?" and HELP in self.names:
            return HELP
        known = [
            *((plain(name), command) for command, name in self.names.items()),
            *zip(self.names, self.names, strict=True),
        ]
        whole = [command for name, command in known if name == typed]
        begun = {command for name, command in known if typed and name.startswith(typed)}
        return whole[0] if whole else begun.pop() if len(begun) == 1 else None


def plain(text: str) -> str:
    """A text in small letters, without accents and needless spaces."""
    return "".join(mark for mark in normalize("NFKD", " ".join(text.split()).casefold()) if not combining(mark))
