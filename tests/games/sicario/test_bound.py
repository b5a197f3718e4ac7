"""A game ends within the bound that its page states (§7.6)."""

import random
from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from criminals.games import sicario
from criminals.games.sicario import (
    REFERENCE,
    TINY,
    Edition,
    Rolling,
    State,
)
from criminals.testing import random_sicario_edition
from tests.games.sicario.scenes import chosen


@pytest.mark.parametrize(("players", "bound"), [(3, 296), (4, 489)])
def test_7_6_the_bound_of_the_reference_edition(players: int, bound: int) -> None:
    assert sicario.longest(REFERENCE, players) == bound


def longest_play(edition: Edition, players: int) -> int:
    """The length of the longest game, by trying all of them; what is said about characters is left out."""
    known: dict[Any, int] = {}

    def rest(state: State) -> int:
        key = attrs.evolve(state, facts=(frozenset[Any](),) * players)
        if key not in known:
            known[key] = max((1 + rest(sicario.apply(state, action)) for action in kept(state)), default=0)
        return known[key]

    def kept(state: State) -> Iterator[Any]:
        """One question, one disc and every right or wrong name: the others lead to the same turns."""
        for action in sicario.legal_actions(state):
            match action:
                case sicario.Ask(_, trait):
                    if trait == "hat":
                        yield action
                case sicario.UseDisc() | sicario.Capture():
                    continue
                case sicario.Eliminate(agent, name):
                    if name == state.characters[agent]:
                        yield action
                case _:
                    yield action

    names = [character.name for character in edition.characters[:players]]
    decks = {setup.events for setup in sicario.setups(players, edition)}
    return max(rest(sicario.new_game(edition=edition, setup=sicario.Setup(names, deck))) for deck in decks)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("path", "events"),
    [
        ("sss", ["lose-turn"]),
        ("sas", ["lose-turn", "tip-off"]),
        ("ssb", ["advance-1", "retreat-1", "blackout"]),
        ("ss", ["retreat-1", "lose-turn", "lose-turn", "tip-off"]),
    ],
)
def test_7_6_no_game_is_longer_than_the_bound(path: str, events: list[str], players: int) -> None:
    edition = attrs.evolve(TINY, name="short", path=path, events=tuple(events), die=2)
    longest = longest_play(edition, players)
    assert 8 <= longest <= sicario.longest(edition, players)


def test_7_6_slow_games_stay_within_the_bound() -> None:
    """The least throw, with whatever is played else."""
    for seed in range(20):
        rng = random.Random(seed)
        edition = random_sicario_edition(rng)
        state = sicario.new_game(edition=edition, players=4, rng=rng)
        plies = 0
        while actions := sicario.legal_actions(state):
            state = sicario.apply(state, actions[0] if isinstance(state.phase, Rolling) else chosen(rng, actions))
            plies += 1
        assert plies <= sicario.longest(edition, 4)
