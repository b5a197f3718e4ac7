"""The choices with numbers: the place of each in the list."""

from collections.abc import Sequence
from typing import Any

import attrs

from criminals.cli.table.choices import Choice, choices_of
from criminals.cli.table.voice import Voice


@attrs.frozen
class Numbered(Choice):
    """A legal action, by its number from 1."""

    number: int


def numbered(view: Any, voice: Voice) -> list[Numbered]:
    """Every legal action of a view, in its order."""
    return [
        Numbered(choice.action, choice.label, choice.sentence, choice.note, number)
        for number, choice in enumerate(choices_of(view, voice), 1)
    ]


def chosen(text: str, choices: Sequence[Numbered]) -> Any:
    """The legal action that was typed: its number, or its text in whatever case; None if it is none of them."""
    if text.isdecimal() and len(text) < 5:
        number = int(text)
        return choices[number - 1].action if 1 <= number <= len(choices) else None
    plain = " ".join(text.split()).casefold()
    return next((choice.action for choice in choices if choice.text.casefold() == plain), None)
