"""Chance tells nobody a deal: seeds are drawn anew each time, and the generator of a bot is a generator and no more."""

from random import Random
from typing import Any

import attrs
import pytest

import criminals
from criminals import dice
from criminals.bots import Contestant, play, tournament
from criminals.bots.matches import referee

DRAWS = 64


def fixed_bits() -> int:
    """The bits that all of some fresh seeds share: one of honest seeds does so once in 2^63 times."""
    drawn = [dice.fresh_seed() for _ in range(DRAWS)]
    always = never = (1 << dice.BITS) - 1
    for seed in drawn:
        always &= seed
        never &= ~seed
    return (always | never).bit_count()


def test_every_bit_of_a_fresh_seed_is_drawn() -> None:
    assert fixed_bits() == 0


def test_seeds_that_a_clock_tells_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def clock(_bits: int) -> int:
        return (1 << 127) + 7

    monkeypatch.setattr("secrets.randbits", clock)
    assert fixed_bits() > 0


@attrs.define
class Noting:
    """A bot that plays at random, and notes what its generator is and holds."""

    noted: list[tuple[type, set[str]]] = attrs.field(factory=list[tuple[type, set[str]]])

    def choose(self, view: Any, rng: Random) -> Any:
        self.noted.append((type(rng), {*vars(rng)}))
        actions = criminals.legal_actions(view)
        return actions[rng.randrange(len(actions))]


def noted(game: str) -> list[tuple[type, set[str]]]:
    """The generators that bots of one game and of a tournament were given."""
    bot = Noting()
    players = 3 if game == "sicario" else 2
    play(game, [bot] * players, seed=1)
    tournament(game, [Contestant("noting", lambda: bot), "random"], players=players, deals=1, seed=1, workers=1)
    return bot.noted


HONEST = Random, {*vars(Random())}


@pytest.mark.parametrize("game", criminals.GAMES)
def test_the_generator_of_a_bot_holds_nothing_but_chance(game: str) -> None:
    found = noted(game)
    assert found
    assert all(each == HONEST for each in found)


def test_a_generator_that_knows_its_seed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    own = dice.generator

    def telling(seed: int | None = None) -> Random:
        made = own(seed)
        made.made_from = seed  # type: ignore[attr-defined]  # the leak
        return made

    monkeypatch.setattr(referee, "generator", telling)
    assert not all(each == HONEST for each in noted("crooks"))
