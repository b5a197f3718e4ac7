"""The legal actions as a list to choose from, and the choice that was typed."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import attrs
from rich.text import Text

from criminals.cli.table.notes import notes_for
from criminals.cli.table.screen import Screen
from criminals.cli.table.voice import Voice
from criminals.core.game.registry import game_of

OPEN: Final = "..."
"""Stands for a word that is left open."""

FEW: Final = 7
"""Up to this many actions that differ in one word are listed line by line; more are put together."""


@attrs.frozen
class Choice:
    """A legal action, by its number from 1, with a few words, its sentence and a note."""

    number: int
    action: Any
    label: str
    sentence: str
    note: str

    @property
    def text(self) -> str:
        """The action in the notation."""
        return str(self.action)


def choices_of(view: Any, voice: Voice) -> list[Choice]:
    """Every legal action of a view, in its order."""
    game = game_of(view)
    actions = game.legal_actions(view)
    notes = notes_for(game.NAME).on_actions(view, actions, voice)
    return [
        Choice(number, action, voice.label(action, view), voice.describe(action, view), note)
        for number, (action, note) in enumerate(zip(actions, notes, strict=True), 1)
    ]


def show_choices(screen: Screen, choices: Sequence[Choice]) -> None:
    """Print the choices line by line, or in a few lines if many differ in one word only."""
    groups = _groups(choices)
    few = [choice for group in groups.values() if len(group) <= FEW for choice in group]
    width = max((len(choice.text) for choice in few), default=0)
    digits = len(str(len(choices)))
    for form, group in groups.items():
        if len(group) > FEW:
            _show_together(screen, form, group)
            continue
        for choice in group:
            text = Text("  ").append(f"{choice.number:>{digits}} ", "dim").append(f"{choice.text:<{width}}", "cyan")
            text.append(f"  {choice.sentence}")
            screen.text(text.append(f" [{choice.note}]" if choice.note else "", "dim"), digits + width + 5)


def _groups(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """The choices by their most common form, with one word left open."""
    forms = {choice.number: list(_forms(choice.text)) for choice in choices}
    common = Counter(form for own in forms.values() for form in own)
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        own = forms[choice.number]
        groups.setdefault(max(own, key=lambda form: common[form]) if own else choice.text, []).append(choice)
    return groups


def _forms(text: str) -> Iterator[str]:
    """A text with each of its words left open in turn, the last one first; never the first word."""
    words = text.split()
    for at in range(len(words) - 1, 0, -1):
        yield " ".join([*words[:at], OPEN, *words[at + 1 :]])


def _show_together(screen: Screen, form: str, group: Sequence[Choice]) -> None:
    """Print actions that differ in one word."""
    first, at = group[0], form.split().index(OPEN)
    text = Text("  ").append(f"{first.number}-{group[-1].number} ", "dim").append(form, "cyan")
    such_as = screen.voice.say("ask", "such_as", text=first.text, sentence=first.sentence)
    screen.text(text.append(f"  {such_as}"), 6)
    by_note: dict[str, list[str]] = {}
    for choice in group:
        by_note.setdefault(choice.note, []).append(_with_trait(choice, at, screen.voice))
    for note, words in by_note.items():
        listed = Text(f"      {', '.join(words)}")
        told = screen.voice.say("ask", "each", note=note) if len(words) > 1 else note
        screen.text(listed.append(f" [{told}]" if note else "", "dim"), 6)


def _with_trait(choice: Choice, at: int, voice: Voice) -> str:
    """A word of the notation; a trait with what people call it, if that is another word: `scar (cicatrice)`."""
    word = choice.text.split()[at]
    try:
        told = game_of(choice.action).term("trait", word, voice.lang)
    except ValueError:
        return word
    return word if told == word.replace("-", " ") else f"{word} ({told})"


def chosen(text: str, choices: Sequence[Choice]) -> Any:
    """The legal action that was typed: its number, or its text in whatever case; None if it is none of them."""
    if text.isdecimal() and len(text) < 5:
        number = int(text)
        return choices[number - 1].action if 1 <= number <= len(choices) else None
    plain = " ".join(text.split()).casefold()
    return next((choice.action for choice in choices if choice.text.casefold() == plain), None)
