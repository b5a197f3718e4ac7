"""Complaints: one line that says why a command cannot do what was asked, and an exit code."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final, TypeAlias

from criminals.cli.catalogue import speaker_of, spoken
from criminals.core.base.errors import CriminalsError
from criminals.core.looks.catalogues import ENGLISH
from criminals.core.looks.errors import describe_error
from criminals.core.looks.phrases import Slot

DONE: Final = 0
FAILED: Final = 1
"""The command ran, and the answer is no: a bot broke off its game, or failed its check."""
REFUSED: Final = 2
"""An argument or a file is not as it should be."""
INTERNAL: Final = 70
"""An error in the program itself."""
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

Told: TypeAlias = Callable[[str], str]
"""A line in a language."""


class Complaint(Exception):
    """The reason why a command ends early, and its exit code; `told(lang)` is the reason in a language."""

    def __init__(self, text: str | Told, code: int = REFUSED) -> None:
        self.told: Told = (lambda _: text) if isinstance(text, str) else text
        super().__init__(self.told(ENGLISH))
        self.code = code


def worded(part: str, key: str, /, **slots: Slot) -> Told:
    """A line of the catalogue."""
    return lambda lang: speaker_of(lang).say(part, key, slots)


def reported(error: Exception, about: str = "") -> Told:
    """The line of an error: those of the library speak every language, those of Python and of the system English."""

    def told(lang: str) -> str:
        why = describe_error(error, spoken(lang)) if isinstance(error, CriminalsError) else str(error)
        return speaker_of(lang).say("complaint", "about", {"about": about, "why": why}) if about else why

    return told


@contextmanager
def complaining(about: str = "") -> Generator[None]:
    """Turn errors of the library and of the system, which say why in one line, into complaints."""
    try:
        yield
    except (ValueError, TypeError, ImportError, OSError) as error:
        raise Complaint(reported(error, about)) from None
