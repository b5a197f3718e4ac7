"""The deal as draws: every set-up comes, all as likely, and the draws are as wide as they were said to be."""

from collections import defaultdict
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

import criminals
from criminals.adapters.dealing import Deal, deal_of
from criminals.adapters.lines import Line
from criminals.adapters.matches import match_of

TINY = [("crooks", 2), ("counterfeiters", 2), ("sicario", 3)]


@pytest.mark.parametrize(("game", "players"), TINY)
def test_few_set_ups_are_one_draw(game: str, players: int) -> None:
    deal = deal_of(match_of(game, players, "tiny"))
    every = list(criminals.setups(game, players, "tiny"))
    assert deal.widths() == (len(every),)
    dealt = [deal.state((number,)) for number in range(len(every))]
    assert dealt == [criminals.new_game(game, players=players, setup=setup, edition="tiny") for setup in every]


@pytest.mark.parametrize(("game", "players"), TINY)
def test_draw_by_draw_every_set_up_is_as_likely(game: str, players: int) -> None:
    of = match_of(game, players, "tiny")
    drawn_one_by_one = Deal(of, ())
    widths = drawn_one_by_one.widths()
    chances: defaultdict[Any, Fraction] = defaultdict(Fraction)
    share = Fraction(1)
    for width in widths:
        share /= width
    for drawn in product(*map(range, widths)):
        for length in range(len(widths)):
            if not any(drawn[length:]):
                assert drawn_one_by_one.width(drawn[:length]) == widths[length]
        chances[drawn_one_by_one.state(drawn)] += share
    listed = [
        criminals.new_game(game, players=players, setup=s, edition="tiny")
        for s in criminals.setups(game, players, "tiny")
    ]
    assert chances == dict.fromkeys(listed, Fraction(1, len(listed)))


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_many_set_ups_are_many_draws(game: str) -> None:
    deal = deal_of(match_of(game))
    assert not deal.listed
    rng = Random(1)
    for _ in range(5):
        drawn: tuple[int, ...] = ()
        widths: tuple[int, ...] = ()
        while width := deal.width(drawn):
            drawn += (rng.randrange(width),)
            widths += (width,)
        assert widths == deal.widths()
        assert criminals.actor(deal.state(drawn)) is not None


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_a_line_tells_a_seat_what_it_perceived_and_no_more(game: str) -> None:
    """Equal texts, equal views: folding what a text tells would give the view. A sampled world has the same text."""
    of = match_of(game)
    for seed in range(4):
        rng = Random(seed)
        line = Line(of, criminals.new_game(game, players=of.players, seed=seed))
        views: dict[str, Any] = {}
        while of.game.actor(line.state) is not None:
            line = line.after(rng.choice(of.game.legal_actions(line.state)))
            for seat in range(of.players):
                view = of.game.view(line.state, seat)
                assert views.setdefault(line.past(seat), view) == view
                sampled = line.resampled(seat, rng)
                assert sampled.past(seat) == line.past(seat)
                assert of.game.view(sampled.state, seat) == view


def test_lines_of_worlds_that_look_alike_go_on_alike() -> None:
    """What a seat cannot tell apart, its text does not tell apart, after any action that both worlds allow."""
    of = match_of("crooks", 3)
    rng = Random(7)
    line = Line(of, criminals.new_game("crooks", players=3, seed=7))
    for _ in range(12):
        line = line.after(rng.choice(of.game.legal_actions(line.state)))
    compared = 0
    for seat in range(3):
        for _ in range(20):
            one, other = line.resampled(seat, rng), line.resampled(seat, rng)
            for action in set(of.game.legal_actions(one.state)) & set(of.game.legal_actions(other.state)):
                after, too = one.after(action), other.after(action)
                if of.game.view(after.state, seat) == of.game.view(too.state, seat):
                    compared += 1
                    assert after.past(seat) == too.past(seat)
    assert compared > 100
