"""The bot that plays by rules: those of the game, or those that it is given."""

from random import Random
from typing import Any

import pytest

import criminals
from criminals.bots import RuleBot, make_bot
from criminals.bots.rules.table import MODULES, rules_of
from criminals.core.base.errors import InvalidArgument
from criminals.core.game.registry import GAMES
from criminals.games import crooks
from tests.games.positions import play
from tests.typing import kuhn

START = crooks.new_game(players=2, rng=Random(1))


def own_view(state: crooks.State) -> crooks.View:
    seat = crooks.actor(state)
    assert seat is not None
    return crooks.view(state, seat)


def last(view: Any, rng: Any) -> Any:
    """The last of the legal actions."""
    return criminals.legal_actions(view)[-1]


def test_it_is_named_rule() -> None:
    assert make_bot("rule") == RuleBot()


@pytest.mark.parametrize("game", MODULES)
def test_a_game_has_rules_that_choose_a_legal_action(game: str) -> None:
    state = criminals.advance(criminals.new_game(game, seed=1), Random(1))
    view = criminals.view(state, criminals.seats(state)[criminals.actor(state) or 0])
    assert RuleBot().choose(view, Random(1)) in criminals.legal_actions(view)


def test_the_games_with_rules_are_known() -> None:
    assert {*MODULES} <= {*GAMES}
    assert rules_of("kuhn") is None


def test_other_rules_may_be_given() -> None:
    assert RuleBot(last).choose(own_view(START), Random(1)) == crooks.Pass()
    criminals.register("kuhn", kuhn)
    state = kuhn.new_game(players=2, rng=Random(1))
    assert RuleBot(last).choose(kuhn.view(state, 0), Random(1)) == kuhn.legal_actions(state)[-1]


def test_rules_are_not_asked_where_there_is_no_choice() -> None:
    def silent(view: Any, rng: Any) -> Any:
        raise AssertionError("there is no choice")

    state = crooks.new_game(players=2, rng=Random(1), edition="tiny")
    while len(crooks.legal_actions(state)) > 1:
        state = play(state, str(crooks.legal_actions(state)[0]))
    view = own_view(state)
    assert RuleBot(silent).choose(view, Random(1)) == crooks.legal_actions(view)[0]


def test_a_view_with_nothing_to_choose_is_refused() -> None:
    assert START.actor is not None
    with pytest.raises(ValueError, match="another is to act"):
        RuleBot().choose(crooks.view(START, 1 - START.actor), Random(1))


@pytest.mark.parametrize(("lang", "expected"), [("en", "no rules"), ("it", "non ci sono regole"), ("fr", "de règles")])
def test_a_game_without_rules_is_refused_in_every_language(lang: str, expected: str) -> None:
    state = kuhn.new_game(players=2, rng=Random(1))
    with pytest.raises(InvalidArgument) as caught:
        RuleBot().choose(kuhn.view(state, 0), Random(1))
    assert caught.value.faults[0].code == "no_rules"
    assert expected in criminals.describe(caught.value, lang)
