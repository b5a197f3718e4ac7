"""Notes beside the choices, and what is hidden with its chances: a file with the same functions for each game.

All of them come from the view of the person at the terminal.
"""

from criminals.cli.table.notes.noting import Notes, notes_for
from criminals.cli.table.notes.shares import percent

__all__ = ["Notes", "notes_for", "percent"]
