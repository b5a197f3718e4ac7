"""Tables in one SQLite file: the storage that needs no installation."""

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self

from criminals.web.storage.protocol import Saved
from criminals.web.storage.troubles import StorageConflict, StorageTrouble, TableGone, TooManyTables

APPLICATION: Final = 0x6372696D
"""The mark of our files, which SQLite keeps in their header: "crim"."""

VERSION: Final = 1
"""The version of the schema."""

PATIENCE: Final = 5.0
"""The seconds to wait for another process that writes to the file."""

SCHEMA: Final = (
    """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    changes INTEGER NOT NULL,
    host TEXT,
    result TEXT,
    changed REAL NOT NULL
) WITHOUT ROWID
""",
    "CREATE INDEX open_tables ON tables (changed) WHERE host IS NOT NULL",
)

CODES: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_NOTADB: "broken",
    sqlite3.SQLITE_CORRUPT: "broken",
}
"""The meanings of SQLite's errors. For any other error, the file is `unreachable`."""


class SQLiteStorage:
    """Tables in a file. Several processes may share it, because each save names the change that it follows."""

    def __init__(self, path: Path | str) -> None:
        """Open the file, or make it.

        Raises:
            StorageTrouble: The file belongs to another program, or cannot be used.
        """
        self._place = str(path)
        with self._troubles():
            # Every call comes from the one thread of the server's storage.
            self._database = sqlite3.connect(path, PATIENCE, isolation_level=None, check_same_thread=False)
            try:
                self._prepare()
            except BaseException:
                self._database.close()
                raise

    def add(self, saved: Saved, *, now: float, most: int) -> None:
        """Store a new table; `TooManyTables` if there are `most` already."""
        row = saved.table, saved.owner, saved.changes, saved.host, saved.result, now, most
        if not self._written(
            "INSERT INTO tables (id, owner, changes, host, result, changed) SELECT ?, ?, ?, ?, ?, ?"
            " WHERE (SELECT count(*) FROM tables WHERE host IS NOT NULL) < ?",
            *row,
        ):
            raise TooManyTables(saved.table)

    def load(self, table: str) -> Saved | None:
        """Load a table by its id; None if there is none."""
        found = self._read("SELECT id, owner, changes, host, result FROM tables WHERE id = ?", table)
        return Saved(*found) if found else None

    def changes(self, table: str) -> int | None:
        """The number of changes that a table has been through; None if there is none, or it is closed."""
        found = self._read("SELECT changes FROM tables WHERE id = ? AND host IS NOT NULL", table)
        return found[0] if found else None

    def save(self, saved: Saved, *, before: int, now: float) -> None:
        """Store a change of a table that has been through `before` changes."""
        row = saved.changes, saved.host, saved.result, now, saved.table, before
        if not self._written(
            "UPDATE tables SET changes = ?, host = ?, result = ?, changed = ?"
            " WHERE id = ? AND changes = ? AND host IS NOT NULL",
            *row,
        ):
            raise TableGone(saved.table) if self.changes(saved.table) is None else StorageConflict(saved.table)

    def close_table(self, table: str) -> bool:
        """Forget the game of a table, but keep its result."""
        return self._closed("id = ?", table) == 1

    def close_unchanged(self, since: float) -> int:
        """Close all tables that have not changed since a time."""
        return self._closed("changed < ?", since)

    def count(self) -> int:
        """The number of open tables."""
        found = self._read("SELECT count(*) FROM tables WHERE host IS NOT NULL")
        assert found is not None
        return int(found[0])

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def _closed(self, condition: str, value: object) -> int:
        with self._transaction():
            kept = f"UPDATE tables SET host = NULL WHERE {condition} AND host IS NOT NULL AND result IS NOT NULL"
            dropped = f"DELETE FROM tables WHERE {condition} AND host IS NOT NULL"
            return sum(self._database.execute(text, (value,)).rowcount for text in (kept, dropped))

    def _prepare(self) -> None:
        """Make the table in a new file, and refuse a file of another program."""
        if self._number("application_id") != APPLICATION:
            self._make()
        if self._number("user_version") > VERSION:
            raise StorageTrouble("newer", self._place)
        self._database.execute("PRAGMA journal_mode = WAL")
        self._database.execute("PRAGMA synchronous = FULL")  # keep everything that was told, even after a power cut

    def _make(self) -> None:
        with self._transaction():
            if self._number("application_id") == APPLICATION:
                return  # another process was quicker
            found = self._database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
            if found or self._number("application_id") or self._number("user_version"):
                raise StorageTrouble("foreign", self._place)
            for statement in SCHEMA:
                self._database.execute(statement)
            self._database.execute(f"PRAGMA application_id = {APPLICATION}")
            self._database.execute(f"PRAGMA user_version = {VERSION}")

    def _number(self, name: str) -> int:
        """A number in the header of the file."""
        return int(self._database.execute(f"PRAGMA {name}").fetchone()[0])

    def _read(self, statement: str, *given: object) -> Any:
        with self._troubles():
            return self._database.execute(statement, given).fetchone()

    def _written(self, statement: str, *given: object) -> bool:
        """Run one statement, which is a transaction of its own, and return whether it wrote a row."""
        with self._troubles():
            return self._database.execute(statement, given).rowcount == 1

    @contextmanager
    def _transaction(self) -> Generator[None]:
        """Run the whole block, or nothing of it."""
        with self._troubles(), self._database:
            self._database.execute("BEGIN IMMEDIATE")
            yield

    @contextmanager
    def _troubles(self) -> Generator[None]:
        """Raise SQLite's errors as `StorageTrouble`."""
        try:
            yield
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", None)
            known = None if code is None else CODES.get(code & 0xFF)  # the rest of the number are details
            raise StorageTrouble(known or "unreachable", self._place) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
