"""The options of a step as a list."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from criminals.cli.table.keys import OPEN
from criminals.cli.table.screen import Screen
from criminals.cli.table.steps import Option, Step
from criminals.cli.table.voice import Voice
from criminals.core.game.registry import game_of

FEW: Final = 7
"""Up to this many actions that differ in one word are listed line by line; more are put together."""


def show_step(screen: Screen, step: Step) -> None:
    """Print the options line by line, or in a few lines if many differ in one word only."""
    groups = _groups(step.options)
    few = [option for group in groups.values() if len(group) <= FEW for option in group]
    first = max((len(option.key) for option in few), default=0)
    second = max((len(_notation(option)) for option in few), default=0)
    for form, group in groups.items():
        if len(group) > FEW:
            _show_together(screen, form, group)
            continue
        for option in group:
            text = Text("  ").append(f"{option.key:<{first}}", "bold cyan")
            if second:
                text.append(f"  {_notation(option):<{second}}", "cyan")
            text.append(f"  {_sentence(option, screen.voice)}")
            hanging = first + 4 + (second + 2 if second else 0)
            screen.text(text.append(f" [{option.note}]" if option.note else "", "dim"), hanging)


def _notation(option: Option) -> str:
    """The notation, where it is not what is typed anyway."""
    return "" if option.text.casefold() == option.key.casefold() else option.text


def _sentence(option: Option, voice: Voice) -> str:
    """The sentence of what an option plays, or the label of a thing that leads on."""
    if option.choice is not None:
        return option.choice.sentence
    if option.amounts is None:
        return f"{option.label} {OPEN}"
    example = option.choices[0]
    return f"{option.label}, {voice.say('ask', 'such_as', text=example.text, sentence=example.sentence)}"


def _groups(options: Sequence[Option]) -> dict[str, list[Option]]:
    """The options by their most common form, with one word left open; those that lead on by their locations."""
    forms = [[*_forms(option.choice.text)] if option.choice else [] for option in options]
    common = Counter(form for own in forms for form in own)
    groups: dict[str, list[Option]] = {}
    for option, own in zip(options, forms, strict=True):
        groups.setdefault(max(own, key=lambda form: common[form]) if own else option.key, []).append(option)
    return groups


def _forms(text: str) -> Iterator[str]:
    """A text with each of its words left open in turn, the last one first; never the first word."""
    words = text.split()
    for at in range(len(words) - 1, 0, -1):
        yield " ".join([*words[:at], OPEN, *words[at + 1 :]])


def _show_together(screen: Screen, form: str, group: Sequence[Option]) -> None:
    """Print actions that differ in one word."""
    first = group[0].choices[0]
    such_as = screen.voice.say("ask", "such_as", text=first.text, sentence=first.sentence)
    screen.text(Text("  ").append(form, "cyan").append(f"  {such_as}"), 6)
    by_note: dict[str, list[str]] = {}
    for option in group:
        by_note.setdefault(option.note, []).append(_with_trait(option, screen.voice))
    for note, words in by_note.items():
        listed = Text("      ").append(", ".join(words), "bold cyan")
        told = screen.voice.say("ask", "each", note=note) if len(words) > 1 else note
        screen.text(listed.append(f" [{told}]" if note else "", "dim"), 6)


def _with_trait(option: Option, voice: Voice) -> str:
    """What is typed; a trait with what people call it, if that is another word: `scar (cicatrice)`."""
    word = option.key
    try:
        told = game_of(option.choices[0].action).term("trait", word, voice.lang)
    except ValueError:
        return word
    return word if told == word.replace("-", " ") else f"{word} ({told})"
