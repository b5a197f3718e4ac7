"""Where tables are kept: a small protocol, and what is behind it."""

from criminals.web.storage.protocol import Saved, Storage
from criminals.web.storage.troubles import StorageConflict, StorageTrouble, TableGone, TooManyTables

__all__ = ["Saved", "Storage", "StorageConflict", "StorageTrouble", "TableGone", "TooManyTables"]
