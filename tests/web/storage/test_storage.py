"""Storages: what is stored is there again, nobody overwrites what they have not seen, and every trouble has a name."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import attrs
import pytest

from criminals.core.looks.catalogues import LANGUAGES
from criminals.web.storage import Saved, Storage, StorageConflict, StorageTrouble, TableGone, TooManyTables
from criminals.web.storage.sqlite import APPLICATION, SQLiteStorage
from criminals.web.storage.troubles import CODES
from tests.web.storage.postgres import fresh_postgres

SAVED = Saved("one", "owner", 1, "the host")


@pytest.fixture(params=["sqlite", "postgres"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    """An empty storage of each kind."""
    if request.param == "sqlite":
        with SQLiteStorage(tmp_path / "tables.db") as found:
            yield found
    else:
        with fresh_postgres() as other:
            yield other


def changed(saved: Saved, *, result: str | None = None) -> Saved:
    """The table after one more change."""
    return attrs.evolve(saved, changes=saved.changes + 1, host=f"{saved.host}.", result=result)


def test_what_is_stored_is_there_again(storage: Storage) -> None:
    assert storage.load("one") is None
    assert storage.changes("one") is None
    storage.add(SAVED, now=0, most=5)
    assert storage.load("one") == SAVED
    after = changed(SAVED)
    storage.save(after, before=1, now=1)
    assert storage.load("one") == after
    assert storage.changes("one") == 2
    assert storage.count() == 1
    assert "the host" not in repr(after)


def test_nobody_overwrites_what_they_have_not_seen(storage: Storage) -> None:
    storage.add(SAVED, now=0, most=5)
    storage.save(changed(SAVED), before=1, now=1)
    with pytest.raises(StorageConflict):
        storage.save(attrs.evolve(changed(SAVED), host="another"), before=1, now=1)
    assert storage.load("one") == changed(SAVED)


def test_there_are_no_more_tables_than_there_may_be(storage: Storage) -> None:
    for name in ("one", "two"):
        storage.add(attrs.evolve(SAVED, table=name), now=0, most=2)
    with pytest.raises(TooManyTables):
        storage.add(attrs.evolve(SAVED, table="three"), now=0, most=2)
    assert storage.close_table("one")
    storage.add(attrs.evolve(SAVED, table="three"), now=0, most=2)


def test_a_table_that_is_closed_keeps_its_result_and_nothing_else(storage: Storage) -> None:
    storage.add(SAVED, now=0, most=5)
    storage.add(attrs.evolve(SAVED, table="two"), now=0, most=5)
    after = changed(SAVED, result="they won")
    storage.save(after, before=1, now=1)
    assert storage.close_table("one")
    assert storage.close_table("two")
    assert not storage.close_table("two")
    assert storage.load("one") == attrs.evolve(after, host=None)
    assert storage.load("two") is None
    assert storage.count() == 0
    for gone in ("one", "two"):
        with pytest.raises(TableGone):
            storage.save(changed(attrs.evolve(after, table=gone)), before=2, now=1)


def test_old_tables_are_closed(storage: Storage) -> None:
    for name, now in (("one", 10), ("two", 20)):
        storage.add(attrs.evolve(SAVED, table=name), now=now, most=5)
    assert storage.close_unchanged(15) == 1
    assert [storage.changes(name) for name in ("one", "two")] == [None, 1]


def test_a_closed_storage_is_closed_twice(storage: Storage) -> None:
    storage.close()
    storage.close()


# --- a file ---


def test_a_file_is_there_again_and_as_durable_as_can_be(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with SQLiteStorage(path) as storage:
        storage.add(SAVED, now=0, most=5)
        asked = storage._database.execute  # pyright: ignore[reportPrivateUsage]
        assert (asked("PRAGMA journal_mode").fetchone(), asked("PRAGMA synchronous").fetchone()) == (("wal",), (2,))
    with SQLiteStorage(path) as storage:
        assert storage.load("one") == SAVED


def trouble(path: Path) -> str:
    """The code of the trouble with a file."""
    with pytest.raises(StorageTrouble) as found:
        SQLiteStorage(path)
    assert str(path) in str(found.value)
    return found.value.code


def test_files_that_are_not_ours_are_refused_and_left_as_they_are(tmp_path: Path) -> None:
    text, other, newer = tmp_path / "text", tmp_path / "other.db", tmp_path / "newer.db"
    text.write_text("this is no database, and long enough to be read as one" * 50, encoding="utf-8")
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE anything (x)")
    with closing(sqlite3.connect(newer)) as database:
        database.execute(f"PRAGMA application_id = {APPLICATION}")
        database.execute("PRAGMA user_version = 99")
    before = [path.read_bytes() for path in (text, other, newer)]
    assert [trouble(path) for path in (text, other, newer)] == ["broken", "foreign", "newer"]
    assert [path.read_bytes() for path in (text, other, newer)] == before
    assert trouble(tmp_path) == trouble(tmp_path / "no" / "folder") == "unreachable"


def test_a_damaged_file_is_a_trouble(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with SQLiteStorage(path) as storage:
        for number in range(50):
            storage.add(attrs.evolve(SAVED, table=f"table {number}", host="x" * 3000), now=0, most=1000)
    found = bytearray(path.read_bytes())
    found[5000:] = b"\xff" * (len(found) - 5000)
    path.write_bytes(found)
    with SQLiteStorage(path) as storage, pytest.raises(StorageTrouble) as told:
        storage.load("table 25")
    assert told.value.code == "broken"


def test_a_full_disk_is_a_trouble_and_nothing_is_lost(tmp_path: Path) -> None:
    with SQLiteStorage(tmp_path / "tables.db") as storage:
        storage.add(SAVED, now=0, most=5)
        asked = storage._database.execute  # pyright: ignore[reportPrivateUsage]
        asked(f"PRAGMA max_page_count = {asked('PRAGMA page_count').fetchone()[0]}")
        with pytest.raises(StorageTrouble) as told:
            storage.save(attrs.evolve(changed(SAVED), host="x" * 100_000), before=1, now=1)
        assert told.value.code == "full"
        assert storage.load("one") == SAVED
        storage.save(changed(SAVED), before=1, now=1)


def test_a_file_that_another_program_locks_is_a_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.web.storage.sqlite.PATIENCE", 0.1)
    path = tmp_path / "tables.db"
    with SQLiteStorage(path) as storage, closing(sqlite3.connect(path, isolation_level=None)) as other:
        storage.add(SAVED, now=0, most=5)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StorageTrouble) as told:
            storage.save(changed(SAVED), before=1, now=1)
        assert told.value.code == "locked"
        other.execute("ROLLBACK")
        storage.save(changed(SAVED), before=1, now=1)


COUNT = """
import attrs, sys
from criminals.web.storage import StorageConflict
from criminals.web.storage.sqlite import SQLiteStorage
with SQLiteStorage(sys.argv[1]) as storage:
    stored = 0
    while stored < 40:
        found = storage.load("one")
        after = attrs.evolve(found, changes=found.changes + 1, host=found.host + sys.argv[2])
        try:
            storage.save(after, before=found.changes, now=0)
            stored += 1
        except StorageConflict:
            pass
"""


def test_two_processes_on_one_file_lose_nothing_and_store_nothing_twice(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with SQLiteStorage(path) as storage:
        storage.add(attrs.evolve(SAVED, changes=0, host=""), now=0, most=5)
        running = [subprocess.Popen([sys.executable, "-c", COUNT, str(path), name]) for name in "ab"]
        assert [process.wait(60) for process in running] == [0, 0]
        found: Any = storage.load("one")
    assert (found.changes, found.host.count("a"), found.host.count("b")) == (80, 40, 40)


def test_two_processes_make_one_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    code = "import sys; from criminals.web.storage.sqlite import SQLiteStorage; SQLiteStorage(sys.argv[1]).close()"
    running = [subprocess.Popen([sys.executable, "-c", code, str(path)]) for _ in range(4)]
    assert [process.wait(60) for process in running] == [0] * 4


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_may_not_be_written_is_a_trouble(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    SQLiteStorage(path).close()
    path.chmod(0o400)
    with SQLiteStorage(path) as storage, pytest.raises(StorageTrouble):
        storage.add(SAVED, now=0, most=5)
    shutil.rmtree(tmp_path, ignore_errors=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trouble_is_told_in_every_language(lang: str) -> None:
    told = {StorageTrouble(code, "the place").told(lang) for code in CODES}
    assert len(told) == len(CODES)
    assert all("the place" in sentence for sentence in told)
