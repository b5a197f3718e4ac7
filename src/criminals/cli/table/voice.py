"""The words at a table: those of the command line and of the game, with the names of the players."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import attrs

from criminals.cli.catalogue import speaker_of
from criminals.core.base.seats import SPECTATOR, Seat, Viewer
from criminals.core.game.registry import game_of
from criminals.core.looks.catalogues import ENGLISH
from criminals.core.looks.menus import Amounts, Choice
from criminals.core.looks.phrases import Slot, Speaker, Thing
from criminals.verbs.locating import menu
from criminals.verbs.wording import game_word


@attrs.define
class Voice:
    """Tells things in a language, to a viewer who is "you"; None for one who is nobody at the table."""

    lang: str = ENGLISH
    names: Mapping[Seat, str] = attrs.field(factory=dict[Seat, str])
    viewer: Viewer | None = None
    memory: bool = True
    """True if tables and notes show what the viewer has seen before and cannot see now."""
    notation: bool = False
    """True if the notation of an action stands beside its sentence."""
    speaker: Speaker = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self.speaker = speaker_of(self.lang, self.viewer, self.names)

    # --- the words of the command line ---

    def say(self, part: str, key: str, /, **slots: Slot) -> str:
        """A text with its slots filled."""
        return self.speaker.say(part, key, slots)

    def sentence(self, part: str, key: str, /, **slots: Slot) -> str:
        """The same with a capital letter."""
        return self.speaker.sentence(part, key, slots)

    def player(self, seat: Seat) -> str:
        """A player, by name or number, or "you"; without an article."""
        return format(self.speaker.player(seat), "alone")

    def players(self, seats: Iterable[Seat]) -> tuple[Thing, ...]:
        """Some players, to be listed in a sentence; the viewer is "you"."""
        return tuple([Thing({"name": self.player(seat)}) for seat in seats])

    def named(self, seats: Iterable[Seat]) -> tuple[Thing, ...]:
        """Some players, to be listed in a sentence; nobody is "you"."""
        return tuple([Thing({"name": format(self.seen_by(seat), "alone")}) for seat in seats])

    def seen_by(self, viewer: Viewer | None) -> Thing:
        """Whose eyes a game is seen with, never "you"; None is one who knows all secrets."""
        if isinstance(viewer, int):
            return attrs.evolve(self.speaker, viewer=None).player(viewer)
        return self.speaker.thing("viewer", "truth" if viewer is None else "spectator")

    def noted(self, sentence: str, text: str) -> str:
        """A sentence, followed by the notation if it is to be shown."""
        return f"{sentence}  {text}" if self.notation and text else sentence

    def kind(self, name: str) -> str:
        """The word for choosing one of many actions of a kind, by the name of their class; empty if there is none."""
        return self.say("kind", name) if self.has("kind", name) else ""

    def has(self, part: str, key: str) -> bool:
        """True if there is such a text."""
        return self.speaker.catalogue.has(part, key)

    def unwritten(self, error: OSError, file: str) -> str:
        """Why a file cannot be written."""
        fault = type(error).__name__
        return self.say("unwritten", fault if self.speaker.catalogue.has("unwritten", fault) else "other", file=file)

    # --- the words of the game ---

    def game(self, name: str) -> str:
        """The name of a game."""
        return game_word(name, self.lang)

    def describe(self, value: Any, view: Any) -> str:
        """A sentence for a value of a game, told to one who has a view."""
        return game_of(value).describe(value, self.lang, view=view, names=self.names)

    def label(self, action: Any, view: Any) -> str:
        """The few words of a button for an action, told to one who has a view in which it is legal."""
        return game_of(action).label(action, self.lang, view=view, names=self.names)

    def events(self, view: Any, view_events: Iterable[Any]) -> Iterator[tuple[Any, str]]:
        """Every view event with its sentence, which depends on the view events before it."""
        fold, told = game_of(view).fold, tuple(view_events)
        for at, view_event in enumerate(told):
            yield view_event, self.describe(view_event, fold(view, told[:at]))

    def menu(self, view: Any) -> tuple[Choice | Amounts, ...]:
        """The legal actions as a tree; of a game without locations one by one, each at its notation."""
        game = game_of(view)
        if hasattr(game, "locations_of"):
            return menu(view, self.lang, names=self.names)
        return tuple([Choice(str(action), self.label(action, view), action) for action in game.legal_actions(view)])

    def prompt(self, view: Any) -> str:
        """The question that the viewer has to answer now, or the player that all wait for."""
        return game_of(view).prompt(view, self.lang, names=self.names)

    def draw(self, position: Any) -> str:
        """A view as text, or the whole truth of a state."""
        game = game_of(position)
        if hasattr(position, "viewer"):
            return game.draw(position, lang=self.lang, memory=self.memory, names=self.names)
        return game.reveal(position, lang=self.lang, names=self.names)


def view_of(position: Any) -> Any:
    """A view itself; of a state what everybody sees."""
    return position if hasattr(position, "viewer") else game_of(position).view(position, SPECTATOR)
