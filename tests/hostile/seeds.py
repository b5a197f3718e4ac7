"""Sound inputs for every target, from whole random games: what spoilt ones are made of."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

import criminals
from criminals import SPECTATOR, Record
from criminals.games import crooks
from criminals.testing import random_actions, random_edition
from criminals.testing.crooks import crooks_kit
from tests.hostile.targets import OWN, TARGETS

GAMES: Final = 24
"""Games that the seeds are taken from."""

MOST: Final = 60
"""The most seeds of a target: the kinds of events are some twenty, and each should be there."""


def seeds(seed: int) -> dict[str, list[str]]:
    """Some texts for every target, the same ones for the same seed."""
    rng = Random(seed)
    found: dict[str, dict[str, None]] = {name: {} for name in TARGETS}
    for number in range(GAMES):
        for name, value in _values(_first(number, rng), rng):
            found[name][TARGETS[name].write(value)] = None
    return {name: _some(tuple(texts), rng) for name, texts in found.items()}


def _some(texts: tuple[str, ...], rng: Random) -> list[str]:
    return list(texts) if len(texts) <= MOST else rng.sample(texts, MOST)


def _first(number: int, rng: Random) -> crooks.State:
    boxes = (crooks.REFERENCE, crooks.TINY, OWN, crooks.EDITIONS["bosses"], random_edition(rng), random_edition(rng))
    edition = boxes[number % len(boxes)]
    return crooks.new_game(edition=edition, players=rng.choice(tuple(edition.piles)), rng=rng)


def _values(first: crooks.State, rng: Random) -> Iterator[tuple[str, Any]]:
    """Values of a whole game, each with a target that it is written for."""
    actions = random_actions(crooks_kit(), first, rng)
    record: Any = Record.of(first, actions)
    viewer = rng.choice((*crooks.seats(first), SPECTATOR))
    yield "edition", first.edition
    yield from (("record", record), ("record_text", record), ("view_record", record.for_viewer(viewer)))
    state = first
    for ply, action in enumerate(actions):
        if ply % 4 == rng.randrange(4):
            yield from _here(state, rng)
        yield from (("action", action), ("parse_action", action))
        after = crooks.step(state, action)
        for event in after.events:
            yield from (("event", event), ("view_event", event.fact))
        state = after.state
    yield from _here(state, rng)


def _here(state: crooks.State, rng: Random) -> Iterator[tuple[str, Any]]:
    view = crooks.view(state, rng.choice((*crooks.seats(state), SPECTATOR)))
    yield from (("state", state), ("view", view))
    if state.edition == OWN or state.edition.name in crooks.EDITIONS:
        yield from (("state_text", state), ("view_text", view))


def vocabulary(texts: Mapping[str, list[str]]) -> list[str]:
    """Every word that stands in the seeds, once: for texts that are put together by chance."""
    words = {word for each in texts.values() for text in each for word in criminals_words(text)}
    return sorted(words)


def criminals_words(text: str) -> list[str]:
    """The words of a text."""
    return "".join(sign if sign.isalnum() or sign == "_" else " " for sign in text).split()
