"""A database of its own for each test, on a real server: that of `CRIMINALS_POSTGRES`, or one that is started here."""

# psycopg has types, but lives in another environment: here it is not known.
# pyright: basic, reportMissingImports=false

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest


@lru_cache(maxsize=1)
def address() -> str | None:
    """The address of a server, or None where there is none and none can be started."""
    named = os.environ.get("CRIMINALS_POSTGRES")
    if named is not None:
        return named
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return _started(found[-1].parent) if found else None


def _started(programs: Path) -> str | None:
    """A server in a folder of its own, which ends with the tests. It does not run as root."""
    folder = Path(tempfile.mkdtemp(prefix="criminals-postgres-"))
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    try:
        if as_user:
            shutil.chown(folder, "postgres")
        data = str(folder / "data")
        commands = [
            [str(programs / "initdb"), "-D", data, "-U", "postgres", "-A", "trust", "--no-sync"],
            [str(programs / "pg_ctl"), "-D", data, "-w", "-l", str(folder / "log"), "-o", _options(folder), "start"],
        ]
        for command in commands:
            subprocess.run([*as_user, *command], check=True, capture_output=True, cwd=folder, timeout=60)
    except (OSError, LookupError, subprocess.SubprocessError):
        shutil.rmtree(folder, ignore_errors=True)
        return None
    _at_end([*as_user, str(programs / "pg_ctl"), "-D", data, "-m", "immediate", "stop"], folder)
    return f"postgresql://postgres@/postgres?host={folder}"


def _options(folder: Path) -> str:
    return f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync=off"


def _at_end(command: list[str], folder: Path) -> None:
    import atexit  # noqa: PLC0415 -- only if a server was started

    def end() -> None:
        subprocess.run(command, check=False, capture_output=True, cwd="/", timeout=60)
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)


@contextmanager
def fresh_postgres() -> Iterator[Any]:
    """A storage in a new database; the test is skipped where there is no server."""
    psycopg = pytest.importorskip("psycopg", reason="psycopg is not here")
    server = address()
    if server is None:
        pytest.skip("there is no PostgreSQL here: set CRIMINALS_POSTGRES to the address of one")
    from criminals.web.storage.postgres import PostgresStorage  # noqa: PLC0415 -- it needs psycopg

    name = f"criminals_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    storage = PostgresStorage(server.replace("/postgres?", f"/{name}?"))
    try:
        yield storage
    finally:
        storage.close()
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
