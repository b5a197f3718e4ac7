"""Phrases of whole games, with the sentences that the library makes of them: a client has to make the same."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from importlib import import_module
from random import Random
from typing import Any, Final

import attrs

import criminals
from criminals.core.base.seats import Names, Viewer
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.phrases import Slot, Speaker, Thing
from criminals.core.looks.telling import Phrase, Teller
from criminals.testing import KITS, random_actions, random_first

NAMES: Final = ("Ada", "Óscar", "{a|b}", "$& !")
"""Some begin with a vowel, some have the marks of slots."""

ENOUGH: Final = 4
"""Of phrases with the same entry, of the viewer or of another, with names or without."""

COMMON: Final[tuple[Phrase, ...]] = (
    ("event", "Paid", {"seat": 1, "amount": 1234567}),
    ("event", "Paid", {"seat": 0, "amount": 0}),
    ("event", "Ended", {"winners": (0, 1, 2)}),
    ("violation", "not_your_turn", {"actor": 2, "seat": 0}),
    ("violation", "another_acted", {"actor": 0}),
    ("violation", "must_place", {"crook": Thing({"name": "Spia", "the": "la Spia", "gender": "f"})}),
    ("action", "Kill", {"seat": 2}),
    ("score", "gang_won", {"points": -1, "gang": "outfit", "members": 1000}),
)
"""Phrases of Crooks that a random game seldom has."""


@attrs.frozen
class Case:
    """A phrase, who tells it to whom, and the sentence."""

    game: str
    lang: str
    viewer: str | int | None
    names: Sequence[str]
    part: str
    key: str
    slots: Mapping[str, Any]
    sentence: str


def cases() -> Iterator[Case]:
    """Cases of all games and languages: a few of every kind that is met."""
    for game in criminals.GAMES:
        for lang in LANGUAGES:
            met = Counter[tuple[object, ...]]()
            for speaker, (part, key, slots) in _phrases(game, lang):
                kind = part, key, bool(speaker.names), slots.get("seat") == speaker.viewer
                met[kind] += 1
                if met[kind] <= ENOUGH:
                    yield _case(game, speaker, (part, key, slots))


def _case(game: str, speaker: Speaker, phrase: Phrase) -> Case:
    part, key, slots = phrase
    viewer = speaker.viewer.value if isinstance(speaker.viewer, Enum) else speaker.viewer
    names = NAMES if speaker.names else ()
    given = {name: _given(name, slot, speaker) for name, slot in slots.items() if slot is not None}
    return Case(game, speaker.catalogue.lang, viewer, names, part, key, given, speaker.sentence(*phrase))


def _given(name: str, slot: Slot, speaker: Speaker) -> Any:
    """The values that a client fills slots with; things that the game tells by numbers are words already."""
    if isinstance(slot, Thing):
        return dict(slot.forms)
    if isinstance(slot, str | int):
        if name in speaker.things and not isinstance(slot, bool):
            return dict(speaker.things[name](speaker, slot).forms)
        return slot
    return None if slot is None else [_given(name, each, speaker) for each in slot]


def _phrases(game: str, lang: str) -> Iterator[tuple[Speaker, Phrase]]:
    """Everything that is told in some random games, with names and without."""
    teller: Teller = import_module(f"criminals.games.{game}.looks.telling").TELLER
    if game == "crooks":
        yield from ((teller.speaker(lang, names=names), phrase) for names in (NAMES, ()) for phrase in COMMON)
    for seed in range(4):
        rng = Random(seed)
        state: Any = random_first(game, rng, "reference")
        names: Names = NAMES if seed % 2 else ()
        for action in random_actions(KITS[game], state, rng):
            for viewer in (rng.randrange(state.players), criminals.SPECTATOR):
                yield from _told(teller, lang, names, state, viewer, action, rng)
            state = criminals.apply(state, action)


def _told(
    teller: Teller, lang: str, names: Names, state: Any, viewer: Viewer, action: Any, rng: Random
) -> Iterator[tuple[Speaker, Phrase]]:
    view: Any = criminals.view(state, viewer)
    speaker = teller.speaker(lang, view, names)
    yield speaker, teller.asked(view)
    asked = rng.sample([*KITS[teller.game].universe(state)], 3)
    refused = filter(None, (criminals.violation(view, each) for each in asked))
    values = [*criminals.legal_actions(view)[:3], *refused, *criminals.score(state).lines]
    for value in values:
        part, key, slots = _explained(teller, value, speaker, view)
        yield speaker, (part, key, slots)
        if part == "action":
            yield speaker, ("label", key, slots)
    for event in criminals.view_events(criminals.step(state, action).events, viewer):
        yield speaker, _explained(teller, event, speaker, view)
        view = criminals.fold(view, (event,))
        speaker = teller.speaker(lang, view, names)


def _explained(teller: Teller, value: Any, speaker: Speaker, view: Any) -> Phrase:
    phrase = teller.explain(value, speaker, view)
    assert phrase is not None
    return phrase
