"""The storage of tables: a small protocol, and its implementations."""

from criminals.web.storage.protocol import Saved, Storage
from criminals.web.storage.troubles import StorageConflict, StorageTrouble, TableGone, TooManyTables

__all__ = ["Saved", "Storage", "StorageConflict", "StorageTrouble", "TableGone", "TooManyTables"]
