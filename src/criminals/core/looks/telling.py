"""The texts of a game for people: sentences, buttons, prompts and single words."""

from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from enum import Enum
from typing import Any, TypeAlias, cast

import attrs

from criminals.core.base.checks import Check, shortened
from criminals.core.base.errors import InvalidArgument, Violation
from criminals.core.base.faults import given, invalid, named
from criminals.core.base.seats import Names
from criminals.core.base.value import Value
from criminals.core.game.events import Event
from criminals.core.game.notation import nearest
from criminals.core.game.results import Outcome, ScoreLine
from criminals.core.looks.catalogues import Catalogues
from criminals.core.looks.phrases import Slot, Speaker, Things, capital

Phrase: TypeAlias = tuple[str, str, Mapping[str, Slot]]
"""A part of the catalogue, a key in it, and the values of the slots."""

SENTENCES = frozenset({"action", "event"})
"""The parts with whole sentences. A violation follows a colon instead, and a line of a score a name."""


@attrs.frozen(eq=False)
class Teller:
    """The words for the values of a game. `view` is always one that the reader may see, or None."""

    game: str
    catalogues: Catalogues
    explain: Callable[[Any, Speaker, Any], Phrase | None]
    """The phrase for an action, a view event, a violation, a score line or an outcome; None for anything else."""
    asked: Callable[[Any], Phrase]
    """The phrase of the part `prompt` that asks the viewer of a view, or says for whom everybody waits."""
    things: Callable[[Any], Things]
    """The words of slots that are things, with a view or without."""
    kinds: Mapping[str, str]
    """The kinds of words that `term` finds, with a description of each; they are parts of the catalogue."""
    check_view: Check
    """A check that refuses any value that is not a view of the game."""

    def speaker(self, lang: str, view: Any = None, names: Names | None = None) -> Speaker:
        """Make a speaker for the viewer of a view, or for nobody in particular; `TypeError` for anything but a view."""
        if view is not None:
            self.check_view(view)
        viewer = None if view is None else view.viewer
        return Speaker(self.catalogues.find(lang), viewer, names, self.things(view))

    def describe(self, value: object, lang: str = "en", *, view: Any = None, names: Names | None = None) -> str:
        """Describe a value in a sentence without its full stop.

        The sentence may change between versions; codes, reasons and notation stay.

        Args:
            value: An action, an event, a view event, a violation, a score line or an outcome of this game.
            lang: The language.
            view: The reader's view, so that things have names and the viewer is "you". For an event, the view just
                before it.
            names: The names of the players, by seat.

        Returns:
            The sentence.

        Raises:
            InvalidArgument: The language, the code or the view event has no words, the violation or line belongs to
                another game, or the viewer does not perceive the event.
            TypeError: There are no sentences for such a value.
        """
        speaker = self.speaker(lang, view, names)
        if isinstance(value, Event):
            value = _fact(cast(Event[Value], value), view)
        judged = getattr(value, "line", value)  # the line of a `Scored` event
        if isinstance(judged, Violation | ScoreLine | Outcome) and judged.game != self.game:
            raise invalid("of_other_game", given=given(judged), of=named(judged.game))
        with _named_if_missing(value):
            found = self.explain(value, speaker, view)
            if found is None:
                kinds = "action, event, violation, score line or outcome"
                raise TypeError(f"{shortened(value)} is no {kinds} of {self.game.capitalize()}")
            text = speaker.say(*found)
        return capital(text) if found[0] in SENTENCES else text

    def label(self, action: object, lang: str = "en", *, view: Any = None, names: Names | None = None) -> str:
        """Return the few words of a button.

        Args:
            action: An action of this game.
            lang: The language.
            view: The reader's view, so that things have names and prices.
            names: The names of the players, by seat.

        Returns:
            The words.

        Raises:
            InvalidArgument: The game has no words in the language.
            TypeError: The value is not an action of this game.
        """
        speaker = self.speaker(lang, view, names)
        with _named_if_missing(action):
            found = self.explain(action, speaker, view)
            if found is None or found[0] != "action":
                raise TypeError(f"{shortened(action)} is no action of {self.game.capitalize()}: only those have labels")
            _, key, slots = found
            return speaker.sentence("label", key, slots)

    def prompt(self, view: Any, lang: str = "en", *, names: Names | None = None) -> str:
        """Say what the viewer is asked to do now, or for whom everybody waits.

        Args:
            view: The reader's view.
            lang: The language.
            names: The names of the players, by seat.

        Returns:
            A prompt.

        Raises:
            InvalidArgument: The game has no words in the language.
            TypeError: The value is not a view of this game.
        """
        self.check_view(view)
        speaker = self.speaker(lang, view, names)
        with _named_if_missing(view):
            return speaker.sentence(*self.asked(view))

    def term(self, kind: str, value: object, lang: str = "en") -> str:
        """Return the word for a thing.

        Args:
            kind: The kind of thing, such as `"concept"`.
            value: The thing, or its key in the catalogue.
            lang: The language.

        Returns:
            The word.

        Raises:
            InvalidArgument: There is no such kind, value or language.
        """
        speaker = self.speaker(lang)
        if kind not in self.kinds:
            raise _unknown("no_word_kind", kind, tuple(self.kinds))
        key = str(value.value if isinstance(value, Enum) else value)
        if not speaker.catalogue.has(kind, key):
            raise _unknown("no_word", key, tuple(speaker.catalogue.words.get(kind, ())), of=kind)
        return str(speaker.thing(kind, key))


def _fact(event: Event[Value], view: Any) -> Value:
    """The view event of an event that the viewer perceives. For another one, the error does not reveal it."""
    if view is not None and event.seers is not None and view.viewer not in event.seers:
        raise invalid("not_perceived")
    return event.fact


@contextmanager
def _named_if_missing(value: object) -> Generator[None]:
    """Turn a missing word of a catalogue into an `InvalidArgument` that names the value."""
    try:
        yield
    except KeyError as missing:
        raise invalid("no_words_for", given=given(value), missing=named(str(missing))) from None


def _unknown(code: str, name: object, known: tuple[str, ...], **of: str) -> InvalidArgument:
    return invalid(code, name=named(name), known=known, near=nearest(str(name), known) or "", **of)
