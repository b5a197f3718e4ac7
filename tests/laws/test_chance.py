"""Chance tells nobody a deal: seeds are drawn anew each time, and the generator of a bot is a generator and no more."""

from random import Random
from typing import Any

import attrs
import pytest

import criminals
from criminals import dice
from criminals.bots import Contestant, play, tournament
from criminals.bots.matches import referee, seeds
from criminals.core.game.chance import drawn
from criminals.games import counterfeiters, crooks, sicario
from criminals.testing import KITS, LawBroken, check_deals, check_large_deals
from tests.laws.copies import broken

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

    def choose(self, view: Any, rng: Any) -> Any:
        self.noted.append((rng.__class__, {*vars(rng)}))
        actions = criminals.legal_actions(view)
        return actions[rng.randrange(len(actions))]


def noted(game: str) -> list[tuple[type, set[str]]]:
    """The generators that bots of one game and of a tournament were given."""
    bot = Noting()
    players = 3 if game == "sicario" else 2
    play(game, [bot] * players, seed=1)
    tournament(game, [Contestant("noting", lambda: bot), "random"], players=players, deals=1, seed=1, workers=1)
    return bot.noted


@attrs.define
class Keeping:
    """A bot that keeps the generator of its first choice as it was then."""

    kept: Random | None = None

    def choose(self, view: Any, rng: Any) -> Any:
        if self.kept is None:
            self.kept = Random()
            self.kept.setstate(rng.getstate())
        actions = criminals.legal_actions(view)
        return actions[rng.randrange(len(actions))]


def dealers(game: str) -> list[int]:
    """The seats of those bots whose generators deal their game again."""
    bots = [Keeping() for _ in range(3)]
    first = next(play(game, bots, seed=1).replay())
    rules = criminals.GAMES[game]
    return [
        seat
        for seat, bot in enumerate(bots)
        if bot.kept is not None and rules.new_game(players=3, rng=bot.kept) == first
    ]


@pytest.mark.parametrize("game", criminals.GAMES)
def test_the_generator_of_a_bot_does_not_deal_its_game_again(game: str) -> None:
    assert dealers(game) == []


def test_a_generator_that_deals_its_game_again_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    own = seeds.derived

    def derived(seed: int, *coordinates: object) -> int:
        return own(seed, "deal") if coordinates == ("bot", 2) else own(seed, *coordinates)

    monkeypatch.setattr(referee, "derived", derived)
    assert dealers("crooks") == [2]


@attrs.define
class Spending:
    """A bot that draws some numbers before each choice, and always makes the first one."""

    numbers: int

    def choose(self, view: Any, rng: Any) -> Any:
        for _ in range(self.numbers):
            rng.random()
        return criminals.legal_actions(view)[0]


def are_throws_apart() -> bool:
    """Whether throws do not depend on what bots draw: else a bot could tell or change them."""
    return all(
        len({play("sicario", [Spending(numbers)] * 3, seed=seed) for numbers in range(3)}) == 1 for seed in range(8)
    )


def test_throws_are_not_drawn_from_the_generators_of_bots() -> None:
    assert are_throws_apart()


def test_throws_from_the_generators_of_bots_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Spending.choose
    dice_of: list[Random] = [Random(seat) for seat in range(3)]

    def thrown(game: Any, state: Any, _rng: Any) -> Any:
        seat: int = state.phase.seat
        return drawn(game, state, dice_of[seat])

    def chosen(bot: Spending, view: Any, _rng: Any) -> Any:
        return choose(bot, view, dice_of[view.viewer])

    monkeypatch.setattr(referee, "drawn", thrown)
    monkeypatch.setattr(Spending, "choose", chosen)
    assert not are_throws_apart()


# --- deals ---

LETTERS = attrs.evolve(
    counterfeiters.TINY,
    name="letters",
    cards=[attrs.evolve(card, letter="B") if card.id in (6, 7) else card for card in counterfeiters.TINY.cards],
)
"""Two cards have another letter than the rest of the stack: each letter is shuffled on its own (§2.4)."""

DEALT: list[tuple[str, Any, int]] = [
    ("crooks", crooks.TINY, 2),
    ("counterfeiters", LETTERS, 2),
    ("sicario", sicario.TINY, 3),
]


@pytest.mark.parametrize(("game", "edition", "players"), DEALT, ids=criminals.GAMES)
def test_every_deal_is_as_likely_as_any_other(game: str, edition: Any, players: int) -> None:
    check_deals(KITS[game], edition, players, Random(1))


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in criminals.GAMES for players in ((3, 4) if game == "sicario" else (2, 3, 4))],
)
def test_what_is_seen_of_a_deal_tells_no_more_than_its_worlds(game: str, players: int) -> None:
    check_large_deals(KITS[game], "reference", players, Random(1), deals=500)


def test_two_letters_that_are_shuffled_alike_are_caught() -> None:
    """What is seen of the one would tell the order of the other."""
    letters = {card.id: card.letter for card in counterfeiters.REFERENCE.cards}

    def new_game(*, rng: Any = None, **_options: Any) -> counterfeiters.State:
        setup = counterfeiters.deal(counterfeiters.REFERENCE, 2, rng)
        first, second, third, fourth = ([card for card in setup.stack if letters[card] == letter] for letter in "ABCD")
        alike = dict(zip(sorted(first), sorted(third), strict=True))
        stack = [*first, *second, *(alike[card] for card in first), *fourth]
        return counterfeiters.new_game(setup=attrs.evolve(setup, stack=stack))

    with pytest.raises(LawBroken, match=r"in \d+ of 500 deals, but in \d+ of as many worlds"):
        check_large_deals(broken(KITS["counterfeiters"], new_game=new_game), "reference", 2, Random(1), deals=500)


def test_a_deal_whose_start_tells_of_the_box_is_caught() -> None:
    def new_game(*, rng: Any = None, **options: Any) -> crooks.State:
        if rng is None:
            return crooks.new_game(**options)
        setup = crooks.deal(crooks.TINY, 2, rng)
        return crooks.new_game(edition=crooks.TINY, setup=attrs.evolve(setup, start=min(setup.box) % 2))

    with pytest.raises(LawBroken, match=r"of 60 set-ups are never drawn"):
        check_deals(broken(KITS["crooks"], new_game=new_game), crooks.TINY, 2, Random(1))


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
