"""What a command can not do, said in one line."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

DONE: Final = 0
FAILED: Final = 1
"""It ran, and the answer is no: a bot broke its game off, or is not fit to play."""
REFUSED: Final = 2
"""It can not be done as it was asked: an argument, a file."""
INTERNAL: Final = 70
"""A fault of the program itself."""
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


class Complaint(Exception):
    """Why a command ends early, and with which exit code."""

    def __init__(self, text: str, code: int = REFUSED) -> None:
        super().__init__(text)
        self.code = code


@contextmanager
def complaining(about: str = "") -> Generator[None]:
    """Make a complaint of what the library refuses, or the system: they say why, in one line."""
    try:
        yield
    except (ValueError, TypeError, ImportError, OSError) as error:
        raise Complaint(f"{about}: {error}" if about else str(error)) from None
