"""The functions that steer a search: what they are given, what becomes of their answers, and what they may not say."""

from random import Random
from typing import Any

import pytest

import criminals
from criminals.bots import Analysis, ISMCTSBot, random_rollout
from criminals.bots.rollouts import table
from criminals.bots.search import priors
from criminals.bots.search.playouts import Thrower
from criminals.games import crooks, sicario
from tests.typing import kuhn


def start(seed: int = 1) -> crooks.View:
    state = crooks.new_game(players=2, rng=Random(seed))
    return crooks.view(state, state.actor or 0)


def test_a_rollout_is_given_worlds_and_what_is_legal_there() -> None:
    view, seen = start(), list[crooks.State]()

    def rollout(state: crooks.State, actions: tuple[crooks.Action, ...], rng: Random) -> crooks.Action:
        assert actions == crooks.legal_actions(state)
        assert len(actions) > 1, "what is forced is not asked"
        seen.append(state)
        return rng.choice(actions)

    bot = ISMCTSBot(iterations=30, rollout=rollout)
    assert bot.choose(view, Random(1)) == bot.choose(view, Random(1))
    assert len(seen) > 100
    assert all(type(state) is crooks.State for state in seen)
    assert len({state.dealt for state in seen}) > 10, "the worlds differ: none of them is the truth"


def test_a_rollout_is_not_asked_for_what_is_up_to_chance() -> None:
    state = sicario.new_game(players=3, rng=Random(1))
    state = sicario.apply(state, sicario.legal_actions(state)[0])
    while not isinstance(seat := sicario.actor(state), int) or len(sicario.legal_actions(state)) < 2:
        state = sicario.apply(state, sicario.legal_actions(state)[0])
    view = sicario.view(state, seat)

    def rollout(state: sicario.State, actions: tuple[Any, ...], rng: Random) -> Any:
        assert isinstance(sicario.actor(state), int)
        return rng.choice(actions)

    ISMCTSBot(iterations=10, curiosity=0, rollout=rollout).choose(view, Random(1))


def test_chance_is_drawn_by_its_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal shares are drawn without sums, others by them."""
    state = sicario.new_game(players=3, rng=Random(1))
    fair = criminals.chances(state)
    throw, drawn = search_throw(), list[Any]()
    for _ in range(60):
        drawn.append(throw(state))
    assert {*drawn} == {action for action, _ in fair}
    one, other = fair[0][0], fair[1][0]
    loaded = ((one, fair[0][1] * 0), (other, fair[0][1] * 6))

    def chances(_state: Any) -> Any:
        return loaded

    monkeypatch.setattr(sicario, "chances", chances)
    throw = search_throw()
    assert {throw(state) for _ in range(20)} == {other}


def search_throw() -> Any:
    return Thrower(sicario, Random(2)).throw


@pytest.mark.parametrize("answer", [crooks.Leave(), crooks.Take(99), None, "pass", sicario.Skip()])
def test_a_rollout_that_chooses_what_is_not_legal_is_told_so(answer: Any) -> None:
    bot = ISMCTSBot(iterations=5, rollout=lambda _state, _actions, _rng: answer)
    with pytest.raises(ValueError, match=r"^the rollout chose .*, which is not legal there; legal are "):
        bot.choose(start(), Random(1))


def test_a_fault_of_the_game_is_not_the_fault_of_the_rollout(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error that comes from playing a legal action is passed on as it is."""

    def broken(_state: Any, _action: Any) -> Any:
        raise TypeError("the game is broken")

    monkeypatch.setattr(crooks, "apply", broken)
    with pytest.raises(TypeError, match="the game is broken"):
        ISMCTSBot(iterations=5, rollout=random_rollout).choose(start(), Random(1))


def test_an_evaluation_judges_the_states_where_playouts_stop() -> None:
    view, judged = start(), list[crooks.State]()

    def evaluate(state: crooks.State) -> tuple[float, float]:
        judged.append(state)
        return 0.25, 0.25

    bot = ISMCTSBot(iterations=40, depth=2, curiosity=0, rollout=random_rollout, evaluate=evaluate)
    found = bot.analyse(view, Random(1))
    assert len(judged) == 40
    assert {each.value for each in found.candidates} == {0.25}
    assert any(crooks.actor(state) is not None for state in judged), "most games are not over by then"


def test_a_search_goes_where_the_evaluation_says() -> None:
    """Seat 0 is told that the last of its money is the best thing to have spent."""
    view = start()
    seat = view.viewer
    assert isinstance(seat, int)

    def evaluate(state: crooks.State) -> list[float]:
        worth = [0.0, 0.0]
        worth[seat] = 1 - state.money[seat] / state.edition.purse
        return worth

    bot = ISMCTSBot(iterations=150, depth=1, curiosity=0, evaluate=evaluate)
    assert bot.choose(view, Random(1)) == crooks.Recruit("E"), "the dearest hangout"


@pytest.mark.parametrize("answer", [(0.5,), (0.5, 1.5), (0.5, -0.1), (0.5, float("nan"))])
def test_an_evaluation_that_is_no_number_for_each_seat_is_told_so(answer: Any) -> None:
    bot = ISMCTSBot(iterations=5, evaluate=lambda _state: answer)
    with pytest.raises(ValueError, match=r"^evaluate returned .*, not a number from 0 to 1 for each seat$"):
        bot.choose(start(), Random(1))


# --- priors ---


def test_a_prior_is_asked_once_and_given_the_view() -> None:
    view, asked = start(), list[Any]()

    def prior(seen: crooks.View, actions: tuple[crooks.Action, ...]) -> list[float]:
        asked.append(seen)
        assert actions == crooks.legal_actions(view)
        return [1.0] * len(actions)

    ISMCTSBot(iterations=30, prior=prior).choose(view, Random(1))
    assert asked == [view]
    assert asked[0] is view


@pytest.mark.parametrize("form", ["mapping", "sequence"])
def test_what_a_prior_prefers_is_tried_first_and_most(form: str) -> None:
    view = start()
    favourite = crooks.legal_actions(view)[2]

    def prior(_view: crooks.View, actions: tuple[crooks.Action, ...]) -> Any:
        return {favourite: 3.0} if form == "mapping" else [3.0 * (action == favourite) for action in actions]

    bot = ISMCTSBot(iterations=1, curiosity=0, prior=prior)
    assert [each.visits for each in bot.analyse(view, Random(1)).candidates] == [1, 0, 0, 0, 0, 0]
    assert bot.choose(view, Random(1)) == favourite
    with_it = ISMCTSBot(iterations=60, curiosity=0, prior=prior).analyse(view, Random(1))
    without = ISMCTSBot(iterations=60, curiosity=0, rollout=random_rollout).analyse(view, Random(1))
    assert visits(with_it, favourite) > 2 * visits(without, favourite)


def visits(found: Analysis, action: Any) -> int:
    return next(each.visits for each in found.candidates if each.action == action)


def test_a_prior_that_weighs_nothing_weighs_all_alike() -> None:
    view = start()
    bot = ISMCTSBot(iterations=60, curiosity=0, prior=lambda _view, actions: [0.0] * len(actions))
    assert all(each.visits for each in bot.analyse(view, Random(1)).candidates)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ([1.0], "not a number from 0 for each of 6 actions"),
        ([-1.0] * 6, "not a number from 0 for each of 6 actions"),
        ([float("inf")] * 6, "not a number from 0 for each of 6 actions"),
        ({crooks.Leave(): 1.0}, "the prior weighs Leave.*, which is not legal there"),
    ],
)
def test_a_prior_that_does_not_fit_is_told_so(answer: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        ISMCTSBot(iterations=5, prior=lambda _view, _actions: answer).choose(start(), Random(1))


def test_functions_have_to_be_functions() -> None:
    for name in ("rollout", "evaluate", "prior", "weigh"):
        with pytest.raises(ValueError, match=f"the setting {name} is a function, not"):
            ISMCTSBot(**{name: 2})  # type: ignore[arg-type]  # on purpose


# --- what the library knows of a game ---


@pytest.mark.parametrize("game", sorted(priors.MODULES))
def test_the_rules_of_thumb_of_a_game_are_the_prior_of_a_search_that_has_its_rollout(game: str) -> None:
    """What they prefer is tried first; with a rollout of its own a search asks no rules."""
    state: Any = criminals.new_game(game, players=2, seed=1)
    view = criminals.view(state, state.actor)
    prior = priors.prior_of(game)
    assert prior is not None
    actions = criminals.legal_actions(view)
    weights = dict(zip(actions, [*prior(view, actions)], strict=True))
    assert ISMCTSBot(iterations=1).choose(view, Random(1)) == max(actions, key=lambda action: weights[action])
    tried = {ISMCTSBot(iterations=1, curiosity=0, rollout=random_rollout).choose(view, Random(k)) for k in range(9)}
    assert len(tried) > 1
    assert priors.prior_of("sicario") is None


def test_with_a_prior_nothing_untried_is_thought_to_be_best() -> None:
    """Prospects, which weigh untried actions too, are for searches without one."""
    for seed in range(4):
        found = ISMCTSBot(iterations=12).analyse(start(seed), Random(1))
        visits = [each.visits for each in found.candidates]
        assert visits == sorted(visits, reverse=True)


def test_the_cheap_rules_of_a_game_are_used_where_there_are_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MODULES", {"crooks": __name__})
    asked.clear()
    ISMCTSBot(iterations=10).choose(start(), Random(1))
    assert asked
    asked.clear()
    ISMCTSBot(iterations=10, rollout=random_rollout).choose(start(), Random(1))
    assert not asked
    criminals.register("kuhn", kuhn)
    assert table.rollout_of("kuhn") is None


asked: list[Any] = []


def rollout(state: crooks.State, actions: tuple[crooks.Action, ...], rng: Random) -> crooks.Action:
    """What the table finds in this module."""
    asked.append(state)
    return rng.choice(actions)


def test_a_rollout_that_is_missing_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a game without an entry has none: a module that cannot be found is not passed over."""
    monkeypatch.setattr(table, "MODULES", {"crooks": "criminals.bots.rollouts.nowhere"})
    with pytest.raises(ModuleNotFoundError):
        ISMCTSBot(iterations=10).choose(start(), Random(1))
