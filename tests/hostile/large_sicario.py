"""Documents of Sicario at the very limits: long paths, crowds of characters, many cards, and much that was heard."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import attrs

import criminals
from criminals import SPECTATOR, MalformedDocument, Record
from criminals.games import sicario
from criminals.games.sicario import Action, Character, Edition
from criminals.games.sicario.edition import LONGEST_PATH, MOST_CHARACTERS, MOST_EVENTS

CROWD: Final = tuple(
    Character(f"N{number}", "man", hat=number % 2 == 0, glasses=number % 3 == 0, sign=f"s{number}")
    for number in range(MOST_CHARACTERS)
)
STREET: Final = "s" * LONGEST_PATH
ANTENNAS: Final = "s" + "a" * (LONGEST_PATH - 1)


def _box(characters: tuple[Character, ...], path: str, *events: str) -> Edition:
    cards = events * (MOST_EVENTS // len(events))
    return attrs.evolve(sicario.REFERENCE, name="large", characters=characters, path=path, events=cards, die=1)


def large_sicario() -> Iterator[tuple[str, str, str]]:
    """Names of such inputs, the targets they are for, and the texts."""
    few = sicario.REFERENCE.characters
    for name, edition, players in (
        ("crowd in the street", _box(CROWD, STREET, "tip-off"), 4),
        ("crowd at antennas", _box(CROWD, ANTENNAS, "tip-off"), 3),
        ("tips", _box(few, STREET, "tip-off", "lose-turn"), 4),
        ("blackouts", _box(few, STREET, "blackout"), 4),
        ("antennas", _box(few, ANTENNAS, "roll-again"), 3),
        ("to and fro", _box(few, STREET, "advance-8", "retreat-1", "retreat-1", "take-cover"), 4),
    ):
        yield from _game(name, edition, players)


def _game(name: str, edition: Edition, players: int) -> Iterator[tuple[str, str, str]]:
    """A long game, as far as it can be written, as each thing that it can be written as."""
    rng = Random(1)
    first = state = sicario.new_game(edition=edition, players=players, rng=rng)
    states, actions = [first], list[Action]()
    while len(actions) < 3_000 and (legal := sicario.legal_actions(state)):
        actions.append(_chosen(state, legal, rng))
        state = sicario.apply(state, actions[-1])
        states.append(state)
    whole: Any = Record.of(first, actions)
    yield name, "sicario_edition", criminals.dumps(edition)
    for count in (len(actions), 300):
        record: Any = attrs.evolve(whole, actions=actions[:count])
        yield from _written(name, "sicario_record", record)
        yield name, "sicario_record_text", record.to_text()
        yield from _written(name, "sicario_state", states[min(count, len(actions) - 1)])
        for viewer in (0, SPECTATOR):
            yield from _written(name, "sicario_view", sicario.view(states[min(count, len(actions) - 1)], viewer))
    for count in (1_000, 800, 600, 400, 250):
        told = list(_written(name, "sicario_view_record", attrs.evolve(whole, actions=actions[:count]).for_viewer(0)))
        if told:
            yield from told
            astray = json.loads(told[0][2])
            del astray["steps"][-2]
            yield f"{name}, astray", "sicario_view_record", json.dumps(astray, separators=(",", ":"))
            break


def _written(name: str, target: str, value: Any) -> Iterator[tuple[str, str, str]]:
    """The document of a value, if it has one."""
    try:
        yield name, target, criminals.dumps(value)
    except MalformedDocument:
        return


def _chosen(state: sicario.State, legal: tuple[Action, ...], rng: Random) -> Action:
    """An action that ends no game, and tells something new if it can."""
    secret = state.characters
    return rng.choice(
        [
            action
            for action in legal
            if not (isinstance(action, sicario.Capture) and action.character == secret[state.sicario])
            and not (isinstance(action, sicario.Eliminate) and action.character == secret[action.agent])
        ]
        or legal
    )
