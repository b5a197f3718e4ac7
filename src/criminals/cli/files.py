"""Records in files."""

import sys
from pathlib import Path

from criminals.cli.complaints import Complaint
from criminals.cli.narrator import turn_of
from criminals.core.dumping import dumps, loads
from criminals.core.errors import CriminalsError
from criminals.core.records import Record
from criminals.core.seats import Seat
from criminals.core.view_records import ViewRecord


def read_text(path: Path) -> str:
    """What a file holds; `-` is standard input."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Complaint(f"{path}: {reason}") from None


def read_record(path: Path) -> Record:
    """The record in a file, as JSON or as text, all of it lawful."""
    return _record(path, read_text(path))


def read_any_record(path: Path) -> Record | ViewRecord:
    """The record in a file, or the view record of one viewer."""
    text = read_text(path)
    if '"view_record"' not in text[:200]:
        return _record(path, text)
    try:
        return loads(text, "view_record")
    except CriminalsError as error:
        raise Complaint(f"{path}: {error}") from None


def _record(path: Path, text: str) -> Record:
    try:
        record: Record = loads(text) if text.lstrip().startswith("{") else Record.from_text(text)
        for _ in record.replay():
            pass
    except CriminalsError as error:
        raise Complaint(f"{path}: {error}") from None
    return record


def check_first(path: Path, record: Record, first: Seat | None) -> None:
    """Complain if another seat was first in the game of a file; None asks for none."""
    began = turn_of(next(record.replay()))
    if first not in (None, began):
        raise Complaint(f"{path}: seat {began} was first in the game in it, not seat {first}")


def write_record(path: Path, record: Record) -> None:
    """Keep a record in a file: at no moment is there half of one."""
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_text(f"{dumps(record)}\n", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror or error}") from None
