"""The legal actions with their words."""

from typing import Any

import attrs

from criminals.cli.table.notes import notes_for
from criminals.cli.table.voice import Voice
from criminals.core.game.registry import game_of


@attrs.frozen
class Choice:
    """A legal action, with a few words, its sentence and a note."""

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
        Choice(action, voice.label(action, view), voice.describe(action, view), note)
        for action, note in zip(actions, notes, strict=True)
    ]
