"""Documents of Sicario at the very limits: long paths, crowds, many cards, long chains, and much that was heard."""

import json
from collections.abc import Iterator
from random import Random
from typing import Final

import attrs

import criminals
from criminals import SPECTATOR
from criminals.games import sicario
from criminals.games.sicario import Action, Character, Edition
from criminals.games.sicario.box.fields import LARGEST_DIE, LONGEST_PATH, MOST_CHARACTERS, MOST_EVENTS
from tests.hostile.longest import longest, longest_record, longest_record_text, longest_view_record

CROWD: Final = tuple(
    Character(f"N{number}", "man", hat=number % 2 == 0, glasses=number % 3 == 0, sign=f"s{number}")
    for number in range(MOST_CHARACTERS)
)
STREET: Final = "s" * LONGEST_PATH
ANTENNAS: Final = "s" + "a" * (LONGEST_PATH - 1)


def _box(characters: tuple[Character, ...], path: str, *events: str) -> Edition:
    cards = events * (MOST_EVENTS // len(events))
    return attrs.evolve(sicario.REFERENCE, name="large", characters=characters, path=path, events=cards, die=1)


def crowded() -> Edition:
    """As many people, and sides of the die, as there can be."""
    return attrs.evolve(_box(CROWD, STREET, "tip-off"), die=LARGEST_DIE)


def large_sicario() -> Iterator[tuple[str, str, str]]:
    """Names of such inputs, the targets they are for, and the texts."""
    few = sicario.REFERENCE.characters
    for name, edition, players in (
        ("crowd in the street", _box(CROWD, STREET, "tip-off"), 4),
        ("crowd at antennas", _box(CROWD, ANTENNAS, "tip-off"), 3),
        ("tips", _box(few, STREET, "tip-off", "lose-turn"), 4),
        ("blackouts", _box(few, STREET, "blackout"), 4),
        ("antennas", _box(few, ANTENNAS, "roll-again"), 3),
        ("chains", _box(few, STREET, *["advance-1"] * 9, "blackout"), 4),
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

    going = len(actions) - 1  # what is heard is heard before the end
    yield name, "sicario_edition", criminals.dumps(edition)
    yield name, "sicario_record", longest_record(first, actions)
    yield name, "sicario_record_text", longest_record_text(first, actions)
    yield name, "sicario_state", longest(going, lambda count: criminals.dumps(states[count]))
    for viewer in (0, SPECTATOR):
        yield name, "sicario_view", longest(going, lambda count: criminals.dumps(sicario.view(states[count], viewer)))  # noqa: B023 -- called at once
        told = longest_view_record(first, actions[:going], viewer)
        yield name, "sicario_view_record", told
        astray = json.loads(told)
        del astray["steps"][-2]
        yield f"{name}, astray", "sicario_view_record", json.dumps(astray, separators=(",", ":"))


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
