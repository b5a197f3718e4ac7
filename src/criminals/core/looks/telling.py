"""What a game tells people: sentences, the words on a button, what is asked now, and single words."""

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
"""A part of the catalogue, a key in it, and what fills the slots."""

SENTENCES = frozenset({"action", "event"})
"""The parts whose texts are whole sentences; a violation follows a colon, and a line of a score a name."""


@attrs.frozen(eq=False)
class Teller:
    """How a game tells its values. `view` is always one that the reader may see, or None."""

    game: str
    catalogues: Catalogues
    explain: Callable[[Any, Speaker, Any], Phrase | None]
    """The phrase for an action, a view event, a violation, a score line or an outcome; None for anything else."""
    asked: Callable[[Any], Phrase]
    """The phrase for what a view asks its viewer, or tells about whom all wait for: of the part `prompt`."""
    things: Callable[[Any], Things]
    """How the slots that are things are told, with a view or without."""
    kinds: Mapping[str, str]
    """The kinds of words that `term` finds, each with what it is: they are parts of the catalogue."""
    check_view: Check
    """A check that refuses any value that is no view of the game."""

    def speaker(self, lang: str, view: Any = None, names: Names | None = None) -> Speaker:
        """One who speaks to the viewer of a view, or to nobody in particular; `TypeError` for what is no view."""
        if view is not None:
            self.check_view(view)
        viewer = None if view is None else view.viewer
        return Speaker(self.catalogues.find(lang), viewer, names, self.things(view))

    def describe(self, value: object, lang: str = "en", *, view: Any = None, names: Names | None = None) -> str:
        """A sentence without its full stop. It may change between versions: codes, reasons and notation stay.

        `InvalidArgument` for a language, a code or a view event without words, for a violation or line of another game,
        and for an event that the viewer does not perceive; `TypeError` for what has no sentence.
        """
        speaker = self.speaker(lang, view, names)
        if isinstance(value, Event):
            value = _fact(cast(Event[Value], value), view)
        judged = getattr(value, "line", value)  # of an event that tells a line of the score
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
        """The few words of a button."""
        speaker = self.speaker(lang, view, names)
        with _named_if_missing(action):
            found = self.explain(action, speaker, view)
            if found is None or found[0] != "action":
                raise TypeError(f"{shortened(action)} is no action of {self.game.capitalize()}: only those have labels")
            _, key, slots = found
            return speaker.sentence("label", key, slots)

    def prompt(self, view: Any, lang: str = "en", *, names: Names | None = None) -> str:
        """What the viewer is asked to do now, or whom all wait for."""
        self.check_view(view)
        speaker = self.speaker(lang, view, names)
        with _named_if_missing(view):
            return speaker.sentence(*self.asked(view))

    def term(self, kind: str, value: object, lang: str = "en") -> str:
        """The word for a thing of a kind."""
        speaker = self.speaker(lang)
        if kind not in self.kinds:
            raise _unknown("no_word_kind", kind, tuple(self.kinds))
        key = str(value.value if isinstance(value, Enum) else value)
        if not speaker.catalogue.has(kind, key):
            raise _unknown("no_word", key, tuple(speaker.catalogue.words.get(kind, ())), of=kind)
        return str(speaker.thing(kind, key))


def _fact(event: Event[Value], view: Any) -> Value:
    """The view event of an event that the viewer perceives; the error for another does not tell it."""
    if view is not None and event.seers is not None and view.viewer not in event.seers:
        raise invalid("not_perceived")
    return event.fact


@contextmanager
def _named_if_missing(value: object) -> Generator[None]:
    """Turn a word that a catalogue lacks into an `InvalidArgument` that names the value to be told."""
    try:
        yield
    except KeyError as missing:
        raise invalid("no_words_for", given=given(value), missing=named(str(missing))) from None


def _unknown(code: str, name: object, known: tuple[str, ...], **of: str) -> InvalidArgument:
    return invalid(code, name=named(name), known=known, near=nearest(str(name), known) or "", **of)
