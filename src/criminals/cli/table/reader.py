"""Typed input: line by line with a history at a terminal, or from a pipe until it ends."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import attrs

from criminals.cli.table.screen import Screen


@attrs.define
class Reader:
    """Reads lines. Lines from a pipe are printed too, so that the output can be followed."""

    screen: Screen
    _words: Sequence[str] = ()
    """Words that the Tab key completes."""

    @property
    def is_terminal(self) -> bool:
        """True if a person is typing."""
        return sys.stdin.isatty()

    def line(self, prompt: str, words: Sequence[str] = ()) -> str | None:
        """The next line, stripped, or None at the end of the input."""
        if self.is_terminal:
            self._words = words
            _complete(self._completed)
            try:
                return input(prompt).strip()
            except EOFError:
                self.screen.line()
                return None
        text = sys.stdin.readline()
        if not text:
            return None
        self.screen.line(f"{prompt}{text.strip()}")
        return text.strip()

    def _completed(self, text: str, state: int) -> str | None:
        found = [word for word in self._words if word.casefold().startswith(text.casefold())]
        return found[state] if state < len(found) else None


def _complete(completer: Callable[[str, int], str | None]) -> None:
    """Set up completion of whole lines, where the system has a line editor."""
    try:
        readline: Any = import_module("readline")
    except ImportError:
        return
    readline.set_completer_delims("")
    readline.set_completer(completer)
    editline = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
