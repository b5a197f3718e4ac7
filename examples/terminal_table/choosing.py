"""Choosing on the terminal: the list of what a step offers, and what of it fits the words that are typed."""

from collections.abc import Iterable, Sequence

from textual import events
from textual.message import Message
from textual.widgets import OptionList

from criminals.cli.table.choices import Choice
from criminals.cli.table.steps import Option


class Choices(OptionList):
    """The options of a step that fit what was typed. A letter typed here goes to the line below."""

    class Letter(Message):
        """Something was typed."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def on_key(self, event: events.Key) -> None:
        """Leave what can be printed to the line."""
        if event.is_printable and event.character is not None:
            event.stop()
            self.post_message(self.Letter(event.character))


def fitting_options(options: Iterable[Option], typed: str) -> list[Option]:
    """The options that have words, or lead to an action that has words, beginning with all that was typed."""
    return [option for option in options if _fits(_words_of(option), typed) or fitting_choices([option], typed)]


def fitting_choices(options: Iterable[Option], typed: str) -> list[Choice]:
    """The actions of some options that have words beginning with all that was typed."""
    return [
        choice
        for option in options
        for choice in option.choices
        if _fits(f"{choice.text} {choice.label} {choice.sentence} {choice.note}", typed)
    ]


def _words_of(option: Option) -> str:
    return " ".join((option.key, *option.others, option.label, option.note))


def _fits(text: str, typed: str) -> bool:
    words: Sequence[str] = text.casefold().replace("(", " ").split()
    return all(any(word.startswith(part) for word in words) for part in typed.casefold().split())
