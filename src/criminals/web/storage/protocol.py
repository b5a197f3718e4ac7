"""What a storage has to do: keep each table as one document, and let nobody overwrite what they have not seen."""

from typing import Protocol

import attrs
from typing_extensions import override


@attrs.frozen(repr=False)
class Saved:
    """A table as it is stored. It holds the whole truth, so `repr` tells only which table it is."""

    table: str
    """The id of the table."""
    owner: str
    """The hash of the token of whoever made the table."""
    changes: int
    """How many changes the host has been through."""
    host: str | None
    """The document of the host, by `hosting.dumps`; None once the table is closed."""
    result: str | None = None
    """How the game ended, as JSON; None while it goes on."""

    @override
    def __repr__(self) -> str:
        return f"<Saved table {self.table} after {self.changes} changes>"


class Storage(Protocol):
    """Keeps tables. One thread at a time calls it, and every method may take as long as a disk does.

    Any method can raise `StorageTrouble`; what was stored before is not lost then.

    A whole document is written at every change. That is less than it sounds: at the end of the longest games it has
    some 10 KB, which SQLite writes as a few pages.
    """

    def add(self, saved: Saved, *, now: float, most: int) -> None:
        """Store a new table; `TooManyTables` if there are `most` already."""
        ...

    def load(self, table: str) -> Saved | None:
        """A table by its id, or None if there is none."""
        ...

    def changes(self, table: str) -> int | None:
        """How many changes a table has been through; None if there is none, or it is closed."""
        ...

    def save(self, saved: Saved, *, before: int, now: float) -> None:
        """Store a change, if the stored table has been through `before` changes, and do nothing else.

        Raises:
            StorageConflict: Somebody else has changed the table since.
            TableGone: The table was closed.
        """
        ...

    def close_table(self, table: str) -> bool:
        """Forget the game of a table, but keep its result, if it has one. False if there is no such table."""
        ...

    def close_unchanged(self, since: float) -> int:
        """Close all tables that have not changed since a time, and return how many."""
        ...

    def count(self) -> int:
        """How many tables are open."""
        ...

    def close(self) -> None:
        """Release the connection. A second call does nothing."""
        ...
