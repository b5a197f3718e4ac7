"""Sound inputs for every target, from whole random games: what spoilt ones are made of."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from criminals import SPECTATOR, Record
from criminals.games import crooks
from criminals.testing import random_edition
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
    actions = _long_game(first, rng)
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


def _long_game(first: crooks.State, rng: Random) -> list[crooks.Action]:
    """The actions of a game in which nobody passes early."""
    actions: list[crooks.Action] = []
    state = first
    while legal := crooks.legal_actions(state):
        others = [action for action in legal if not isinstance(action, crooks.Pass)]
        actions.append(rng.choice(others if others and rng.randrange(20) else legal))
        state = crooks.apply(state, actions[-1])
    return actions


def _here(state: crooks.State, rng: Random) -> Iterator[tuple[str, Any]]:
    view = crooks.view(state, rng.choice((*crooks.seats(state), SPECTATOR)))
    yield from (("state", state), ("view", view))
    if state.edition == OWN or state.edition.name in crooks.EDITIONS:
        yield from (("state_text", state), ("view_text", view))
