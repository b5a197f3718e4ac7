"""The laws of the past: whole games, every game of small editions, and histories that are wrong, which are caught."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

import attrs
import pytest

from criminals.core.game.trails import Trail, anything
from criminals.core.records import pasts
from criminals.core.records.pasts import Past
from criminals.games import counterfeiters, crooks, sicario
from criminals.testing import KITS, LawBroken, check_all_histories, check_histories, random_actions, random_first
from tests.laws.small_counterfeiters import FLIGHTS, GODFATHER, PAYMENT, first_states

GAMES: Final[dict[str, Any]] = {"crooks": crooks, "counterfeiters": counterfeiters, "sicario": sicario}


def check_some(name: str, seed: int) -> int:
    """A game up to some ply, of a random edition or of the reference edition."""
    rng = Random(seed)
    first = random_first(name, rng, "reference" if seed % 2 else "random")
    actions = random_actions(KITS[name], first, rng)[: 40 if name == "counterfeiters" else None]
    played = rng.randrange(len(actions) + 1)
    return check_histories(KITS[name], first, actions[:played], rng, most=30, single=name != "counterfeiters")


def check_several(name: str) -> int:
    return sum(check_some(name, seed) for seed in range(24))


@pytest.mark.parametrize("name", KITS)
def test_the_true_past_is_among_the_histories(name: str) -> None:
    assert check_several(name) >= 24 * 6


@pytest.mark.parametrize("edition", [FLIGHTS, GODFATHER, PAYMENT], ids=lambda edition: edition.name)
def test_the_histories_are_all_games_that_look_the_same_in_counterfeiters(edition: counterfeiters.Edition) -> None:
    assert check_all_histories(KITS["counterfeiters"], first_states(edition)[:1]) > 100


@pytest.mark.parametrize("name", ["crooks", "sicario"])
def test_the_histories_are_all_games_that_look_the_same(name: str) -> None:
    game: Any = GAMES[name]
    players = min(game.TINY.players)
    setups: Iterable[Any] = game.setups(players, "tiny")
    setup = next(islice(setups, 7, None))
    assert check_all_histories(KITS[name], [game.new_game(setup=setup, edition="tiny")]) > 400


# --- planted faults ---


def with_trail(game: Any, change: Callable[[Trail[Any], Any], Trail[Any]]) -> Callable[..., Trail[Any]]:
    """The trail of a game, changed, given the world too."""
    right = game.trail

    def trail(first: Any, steps: Sequence[Any], world: Any) -> Trail[Any]:
        return change(right(first, steps, world), world)

    return trail


def nowhere(trail: Trail[Any], world: Any) -> Trail[Any]:
    return attrs.evolve(trail, setups=())


def of_any_take(trail: Trail[Any], world: Any) -> Trail[Any]:
    """Whoever is taken is the first who could be."""
    return attrs.evolve(trail, allows=anything)


def twice(trail: Trail[Any], world: Any) -> Trail[Any]:
    return attrs.evolve(trail, setups=(*trail.setups, *trail.setups))


def of_another_deck(trail: Trail[Any], world: Any) -> Trail[Any]:
    """The deck is not turned back."""
    return attrs.evolve(trail, setups=[attrs.evolve(setup, events=world.deck) for setup in trail.setups])


def of_the_poor(trail: Trail[Any], world: Any) -> Trail[Any]:
    """Who had more than $100 is forgotten."""

    def allows(ply: int, state: counterfeiters.State) -> bool:
        return trail.allows(ply, state) and max(state.cash) <= 100

    return attrs.evolve(trail, allows=allows)


PLANTS: Final[dict[str, tuple[str, Callable[[Trail[Any], Any], Trail[Any]], str]]] = {
    "nowhere": ("crooks", nowhere, "no past leads"),
    "any take": ("crooks", of_any_take, "no past leads"),
    "twice": ("sicario", twice, "more than one past"),
    "another deck": ("sicario", of_another_deck, "no past leads"),
    "twice in Counterfeiters": ("counterfeiters", twice, "listed twice"),
    "the poor": ("counterfeiters", of_the_poor, "no past leads"),
}


@pytest.mark.parametrize("plant", PLANTS)
def test_wrong_histories_are_caught(plant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, change, caught = PLANTS[plant]
    monkeypatch.setattr(GAMES[name], "trail", with_trail(GAMES[name], change))
    with pytest.raises(LawBroken, match=caught):
        check_several(name)


def test_a_past_that_would_have_been_perceived_otherwise_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def onward(self: Past, ply: int, state: Any, hint: Any = None) -> Any:
        return ((action, self.game.apply(state, action)) for action in self.game.legal_actions(state))

    monkeypatch.setattr(pasts.Past, "onward", onward)
    first, *_ = first_states(FLIGHTS)
    with pytest.raises(LawBroken, match="pasts are listed that"):
        check_all_histories(KITS["counterfeiters"], [first])


def test_a_past_that_is_left_out_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_only(trail: Trail[Any], world: Any) -> Trail[Any]:
        return attrs.evolve(trail, is_single=True)

    monkeypatch.setattr(counterfeiters, "trail", with_trail(counterfeiters, one_only))
    first, *_ = first_states(FLIGHTS)
    with pytest.raises(LawBroken, match="are not listed"):
        check_all_histories(KITS["counterfeiters"], [first])
