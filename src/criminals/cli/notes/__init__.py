"""What the sentences of the library leave out for want of a view: a file for each game, the same three functions in it.

All of it comes from the view of the person at the terminal.
"""

from criminals.cli.notes.noting import Notes, notes_for
from criminals.cli.notes.shares import percent

__all__ = ["Notes", "notes_for", "percent"]
