"""Read and write records in files."""

import sys
from pathlib import Path
from typing import Any

from criminals.cli.catalogue import speaker_of
from criminals.cli.complaints import Complaint, Told, reported, worded
from criminals.core.base.errors import CriminalsError
from criminals.core.base.seats import Chance, Seat
from criminals.core.game.registry import game_of
from criminals.core.looks.catalogues import ENGLISH
from criminals.core.records.dumping import dumps, loads
from criminals.core.records.record import Record
from criminals.core.records.view_record import ViewRecord


def read_text(path: Path) -> str:
    """The text of a file; `-` is standard input."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint(failed("unread", path, error)) from None


def read_record(path: Path) -> Record:
    """The record in a file, as JSON or as text, with all its actions legal."""
    return _record(path, read_text(path))


def read_any_record(path: Path) -> Record | ViewRecord:
    """The record in a file, or the view record of one viewer."""
    text = read_text(path)
    if '"view_record"' not in text[:200]:
        return _record(path, text)
    try:
        return loads(text, "view_record")
    except CriminalsError as error:
        raise Complaint(_refused(path, error)) from None


def _record(path: Path, text: str) -> Record:
    try:
        record: Record = loads(text) if text.lstrip().startswith("{") else Record.from_text(text)
        for _ in record.replay():
            pass
    except CriminalsError as error:
        raise Complaint(_refused(path, error)) from None
    return record


def _refused(path: Path, error: CriminalsError) -> Told:
    """Why a record is refused; for one of an unknown game, with the option that makes it known."""
    told = reported(error, str(path))
    if all(fault.code != "unknown_game" for fault in getattr(error, "faults", ())):
        return told
    return lambda lang: worded("complaint", "not_loaded", why=told(lang))(lang)


def check_first(path: Path, record: Record, first: Seat | None) -> None:
    """Raise a complaint if another seat acted first in the game of a file; None accepts any."""
    began = turn_of(next(record.replay()))
    if first not in (None, began):
        raise Complaint(worded("complaint", "other_first", file=str(path), began=str(began), first=str(first)))


def put_record(path: Path, record: Record) -> None:
    """Write a record to a file, completely or not at all; `OSError` if that fails."""
    beside = path.with_name(f".{path.name}.part")
    beside.write_text(f"{dumps(record)}\n", encoding="utf-8")
    beside.replace(path)


def write_record(path: Path, record: Record) -> None:
    """Write a record to a file, or raise a complaint."""
    try:
        put_record(path, record)
    except OSError as error:
        raise Complaint(failed("unwritten", path, error)) from None


def failed(part: str, path: Path, error: Exception) -> Told:
    """Why a file cannot be read or written: by the class of the error, as far as there are words for it."""
    fault = type(error).__name__
    known = speaker_of(ENGLISH).catalogue.has(part, fault)
    return worded(part, fault if known else "other", file=str(path))


def turn_of(position: Any) -> Seat | None:
    """The seat whose turn it is; None once the game is over.

    In a game whose phases have a `seat`, this is it, even while chance is to act. In others it is the seat to act.
    """
    seat: Seat | None = getattr(getattr(position, "phase", None), "seat", None)
    actor = game_of(position).actor(position) if seat is None else seat
    return None if isinstance(actor, Chance) else actor
