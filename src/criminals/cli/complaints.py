"""Complaints: one line that says why a command cannot do what was asked, and an exit code."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

DONE: Final = 0
FAILED: Final = 1
"""The command ran, and the answer is no: a bot broke off its game, or failed its check."""
REFUSED: Final = 2
"""An argument or a file is not as it should be."""
INTERNAL: Final = 70
"""An error in the program itself."""
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


class Complaint(Exception):
    """The reason why a command ends early, and its exit code."""

    def __init__(self, text: str, code: int = REFUSED) -> None:
        super().__init__(text)
        self.code = code


@contextmanager
def complaining(about: str = "") -> Generator[None]:
    """Turn errors of the library and of the system, which say why in one line, into complaints."""
    try:
        yield
    except (ValueError, TypeError, ImportError, OSError) as error:
        raise Complaint(f"{about}: {error}" if about else str(error)) from None
