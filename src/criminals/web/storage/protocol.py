"""The duties of a storage: keep each table as one document, and refuse changes to a state the caller has not seen."""

from typing import Protocol

import attrs
from typing_extensions import override


@attrs.frozen(repr=False)
class Saved:
    """A stored table. It holds the whole truth, so its `repr` shows only the id."""

    table: str
    """The id of the table."""
    owner: str
    """The hash of the owner's token."""
    changes: int
    """The number of changes that the host has been through."""
    host: str | None
    """The document of the host, by `hosting.dumps`; None once the table is closed."""
    result: str | None = None
    """The result of the game, as JSON; None while it goes on."""

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
        """Load a table by its id; None if there is none."""
        ...

    def changes(self, table: str) -> int | None:
        """The number of changes that a table has been through; None if there is none, or it is closed."""
        ...

    def save(self, saved: Saved, *, before: int, now: float) -> None:
        """Store a change if the stored table has been through `before` changes; otherwise store nothing.

        Raises:
            StorageConflict: Somebody else has changed the table since.
            TableGone: The table was closed.
        """
        ...

    def close_table(self, table: str) -> bool:
        """Forget the game of a table, but keep its result, if it has one. False if there is no such table."""
        ...

    def close_unchanged(self, since: float) -> int:
        """Close all tables that have not changed since a time, and return their number."""
        ...

    def count(self) -> int:
        """The number of open tables."""
        ...

    def close(self) -> None:
        """Release the connection. A second call does nothing."""
        ...
