"""The reasons why something could not be stored. Each has a code, and a sentence in every language of the server."""

from typing import Final

from typing_extensions import override

from criminals.core.base.errors import CriminalsError
from criminals.core.looks.catalogues import ENGLISH
from criminals.web.speaking import speaker_of

CODES: Final = ("full", "broken", "foreign", "newer", "locked", "unreachable", "unreadable")
"""The disk is full; the file is damaged; it belongs to another program, or to a newer version of this one; others keep
it locked; it cannot be opened, read or written;
a table in it cannot be read."""


class StorageTrouble(CriminalsError):
    """The storage failed, and the call stored nothing. `code` is one of `CODES`, `place` names the storage."""

    def __init__(self, code: str, place: str) -> None:
        super().__init__(code, place)
        self.code = code
        self.place = place

    def told(self, lang: str = ENGLISH) -> str:
        """The reason in a language."""
        return speaker_of(lang).say("storage", self.code, {"place": self.place})

    @override
    def __str__(self) -> str:
        return self.told()


class StorageConflict(CriminalsError):
    """Another process changed the table, so this change was not stored."""


class TableGone(CriminalsError):
    """The table is no longer stored."""


class TooManyTables(CriminalsError):
    """The storage holds as many tables as it may."""
