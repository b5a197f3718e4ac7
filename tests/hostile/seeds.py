"""Sound inputs for every target, from whole random games: what spoilt ones are made of."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import attrs

import criminals
from criminals import SPECTATOR, Record
from criminals.hosting import Act, Draw, Join, Request, Speak, Undo
from criminals.testing import KITS, random_first
from tests.hostile.targets import OWN, PREFIXES, REQUESTS, TARGETS

VERBS: Final[Any] = criminals
"""The verbs for values of any game, which type checkers know nothing of."""

GAMES: Final = {"crooks": 24, "counterfeiters": 15, "sicario": 15}
"""Games that the seeds are taken from."""

BOXES: Final = {
    "crooks": ("reference", "tiny", "own", "bosses", "random", "random"),
    "counterfeiters": ("tiny", "own", "random", "random", "random", "random", "reference"),
    "sicario": ("tiny", "own", "random", "random", "random", "random", "reference"),
}
"""The editions that they are of, in turn."""

MOST: Final = 60
"""The most seeds of a target: the kinds of events are some twenty, and each should be there."""

QUITTING: Final = ("pass", "laydown")


def seeds(seed: int) -> dict[str, list[str]]:
    """Some texts for every target, the same ones for the same seed."""
    rng = Random(seed)
    found: dict[str, dict[str, None]] = {name: {} for name in TARGETS}
    for game, count in GAMES.items():
        for number in range(count):
            for name, value in _values(_first(game, number, rng), rng):
                target = PREFIXES[game] + name
                found[target][TARGETS[target].write(value)] = None
    found["request"] = dict.fromkeys(map(REQUESTS.write, _requests(rng)))
    return {name: _some(tuple(texts), rng) for name, texts in found.items()}


def _requests(rng: Random) -> Iterator[Request]:
    """What clients ask, some of each kind."""
    for lang, action in zip(("en", "it", "fr", "de"), ("pass", "recruit C", "fly jet 10", "ask 2 hat"), strict=True):
        yield from (Join(f"{rng.getrandbits(128):x}", lang), Speak(lang), Undo(rng.randrange(90)))
        yield from (Act(rng.randrange(90), action), Draw(memory=lang == "en", narrow=action == "pass"))


def _some(texts: tuple[str, ...], rng: Random) -> list[str]:
    return list(texts) if len(texts) <= MOST else rng.sample(texts, MOST)


def _first(game: str, number: int, rng: Random) -> Any:
    edition = BOXES[game][number % len(BOXES[game])]
    rules: Any = KITS[game].game
    if edition != "own":
        return random_first(game, rng, edition)
    return rules.new_game(edition=OWN[game], players=min(OWN[game].players), rng=rng)


def _values(first: Any, rng: Random) -> Iterator[tuple[str, Any]]:
    """Values of a whole game, each with a target that it is written for."""
    actions = _long_game(first, rng)
    record: Any = Record.of(first, actions)
    viewer = rng.choice((*VERBS.seats(first), SPECTATOR))
    yield "edition", first.edition
    yield from (("record", record), ("record_text", record), ("view_record", record.for_viewer(viewer)))
    state = first
    for ply, action in enumerate(actions):
        if ply % 4 == rng.randrange(4):
            yield from _here(state, rng)
        yield from (("action", action), ("parse_action", action))
        after = VERBS.step(state, action)
        for event in after.events:
            yield from (("event", event), ("view_event", event.fact))
        yield "violation", VERBS.violation(after.state, action, by=rng.choice(VERBS.seats(first))) or _refused(first)
        state = after.state
    yield from _here(state, rng)
    yield from _results(state, rng)


def _results(state: Any, rng: Random) -> Iterator[tuple[str, Any]]:
    """The score and the outcome of a game, and others that it could have had: there are few true ones."""
    sheet, outcome = VERBS.score(state), VERBS.outcome(state)
    yield from (("score", sheet), ("outcome", outcome))
    for _ in range(3):
        yield "score", attrs.evolve(sheet, points=tuple(rng.randrange(-9, 99) for _ in sheet.points))
        yield "outcome", attrs.evolve(outcome, winners=tuple(seat for seat in range(4) if rng.randrange(2)))


def _refused(first: Any) -> Any:
    """A violation, for a turn in which there was none."""
    return VERBS.violation(first, VERBS.legal_actions(first)[0], by=SPECTATOR)


def _long_game(first: Any, rng: Random) -> list[Any]:
    """The actions of a game in which nobody gives a turn away early."""
    actions: list[Any] = []
    state = first
    while legal := VERBS.legal_actions(state):
        others = [action for action in legal if str(action) not in QUITTING]
        actions.append(rng.choice(others if others and rng.randrange(20) else legal))
        state = VERBS.apply(state, actions[-1])
    return actions


def _here(state: Any, rng: Random) -> Iterator[tuple[str, Any]]:
    view = VERBS.view(state, rng.choice((*VERBS.seats(state), SPECTATOR)))
    yield from (("state", state), ("view", view))
    rules: Any = KITS[state.game].game
    if state.edition == OWN[state.game] or state.edition.name in rules.EDITIONS:
        yield from (("state_text", state), ("view_text", view))
