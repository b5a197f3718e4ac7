"""Tables in PostgreSQL, behind the same protocol: for several servers, or for an existing database."""

# psycopg has types, but is installed in another environment.
# pyright: basic, reportMissingImports=false

from collections.abc import Generator
from contextlib import contextmanager, suppress
from typing import Any, Final, Self

import psycopg

from criminals.web.storage.protocol import Saved
from criminals.web.storage.troubles import StorageConflict, StorageTrouble, TableGone, TooManyTables

VERSION: Final = 1
"""The version of the schema."""

PATIENCE: Final = "5s"
"""The time to wait for a lock of another connection."""

LOCK: Final = 0x6372696D
"""The number of the lock under which the schema is made, and tables are counted."""

PLACE: Final = "PostgreSQL"
"""The name of the database in errors, because its address may contain a password."""

SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS criminals_version (version INTEGER NOT NULL)",
    """
CREATE TABLE IF NOT EXISTS criminals_tables (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    changes INTEGER NOT NULL,
    host TEXT,
    result TEXT,
    changed DOUBLE PRECISION NOT NULL
)
""",
    "CREATE INDEX IF NOT EXISTS criminals_open ON criminals_tables (changed) WHERE host IS NOT NULL",
)

CODES: Final = {"53100": "full", "55P03": "locked", "57014": "locked", "XX001": "broken", "XX002": "broken"}
"""The meanings of PostgreSQL's codes. For any other code, the database is `unreachable`."""


class PostgresStorage:
    """Tables in a database. Each statement is a transaction of its own; a lost connection is made anew."""

    def __init__(self, address: str) -> None:
        """Connect to a database by its address, and make the tables that are missing.

        Raises:
            StorageTrouble: It cannot be reached, or belongs to a newer version of this program.
        """
        self._address = address
        self._connection: Any = None
        self._is_closed = False
        with self._connected() as connection:
            self._prepare(connection)

    def add(self, saved: Saved, *, now: float, most: int) -> None:
        """Store a new table; `TooManyTables` if there are `most` already."""
        with self._connected() as connection, connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            stored = connection.execute(
                "INSERT INTO criminals_tables (id, owner, changes, host, result, changed)"
                " SELECT %s, %s, %s, %s, %s, %s"
                " WHERE (SELECT count(*) FROM criminals_tables WHERE host IS NOT NULL) < %s",
                (saved.table, saved.owner, saved.changes, saved.host, saved.result, now, most),
            ).rowcount
        if stored != 1:
            raise TooManyTables(saved.table)

    def load(self, table: str) -> Saved | None:
        """Load a table by its id; None if there is none."""
        found = self._read("SELECT id, owner, changes, host, result FROM criminals_tables WHERE id = %s", table)
        return Saved(*found) if found else None

    def changes(self, table: str) -> int | None:
        """The number of changes that a table has been through; None if there is none, or it is closed."""
        found = self._read("SELECT changes FROM criminals_tables WHERE id = %s AND host IS NOT NULL", table)
        return found[0] if found else None

    def save(self, saved: Saved, *, before: int, now: float) -> None:
        """Store a change of a table that has been through `before` changes."""
        with self._connected() as connection:
            stored = connection.execute(
                "UPDATE criminals_tables SET changes = %s, host = %s, result = %s, changed = %s"
                " WHERE id = %s AND changes = %s AND host IS NOT NULL",
                (saved.changes, saved.host, saved.result, now, saved.table, before),
            ).rowcount
        if stored != 1:
            raise TableGone(saved.table) if self.changes(saved.table) is None else StorageConflict(saved.table)

    def close_table(self, table: str) -> bool:
        """Forget the game of a table, but keep its result."""
        return self._closed("id = %s", table) == 1

    def close_unchanged(self, since: float) -> int:
        """Close all tables that have not changed since a time."""
        return self._closed("changed < %s", since)

    def count(self) -> int:
        """The number of open tables."""
        found = self._read("SELECT count(*) FROM criminals_tables WHERE host IS NOT NULL")
        return int(found[0])

    def close(self) -> None:
        """Close the connection."""
        self._is_closed = True
        self._disconnect()

    def _closed(self, condition: str, value: object) -> int:
        kept = f"UPDATE criminals_tables SET host = NULL WHERE {condition} AND host IS NOT NULL AND result IS NOT NULL"
        dropped = f"DELETE FROM criminals_tables WHERE {condition} AND host IS NOT NULL"
        with self._connected() as connection, connection.transaction():
            return sum(connection.execute(text, (value,)).rowcount for text in (kept, dropped))

    def _read(self, statement: str, *given: object) -> Any:
        with self._connected() as connection:
            return connection.execute(statement, given).fetchone()

    def _prepare(self, connection: Any) -> None:
        with connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            for statement in SCHEMA:
                connection.execute(statement)
            found = connection.execute("SELECT max(version) FROM criminals_version").fetchone()[0]
            if found is None:
                connection.execute("INSERT INTO criminals_version VALUES (%s)", (VERSION,))
            elif found > VERSION:
                raise StorageTrouble("newer", PLACE)

    @contextmanager
    def _connected(self) -> Generator[Any]:
        """The connection. Its errors are raised as `StorageTrouble`, and a broken one is not used again."""
        try:
            if self._connection is None and not self._is_closed:
                self._connection = psycopg.connect(
                    self._address, autocommit=True, connect_timeout=5, options=f"-c lock_timeout={PATIENCE}"
                )
            yield self._connection
        except psycopg.Error as error:
            if self._connection is None or self._connection.broken or self._connection.closed:
                self._disconnect()
            raise StorageTrouble(CODES.get(error.sqlstate or "", "unreachable"), PLACE) from None

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error):
                connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
