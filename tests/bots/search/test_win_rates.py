"""Win rates, and how bots use them before anybody has a point."""

from collections.abc import Iterator
from math import log
from random import Random
from typing import Any

import pytest

import criminals
from criminals.bots import ISMCTSBot, OracleBot
from criminals.bots.search import prospects as prospects_module
from criminals.bots.search.prospects import prospects
from criminals.bots.search.win_rates import WinRates, kind_of, win_rates
from criminals.games import sicario

RIGHT = (sicario.Eliminate, False, sicario.Named, True)
WRONG = (sicario.Eliminate, False, sicario.Named, False)
YES = (sicario.Ask, False, sicario.Answered, True)
NO = (sicario.Ask, False, sicario.Answered, False)


def hunts(seed: int) -> Iterator[sicario.State]:
    """The turns of a sicario who only asks, each time something else, while agents make no use of antennas."""
    state, rng = sicario.new_game(players=3, rng=Random(seed)), Random(seed)
    asked: set[Any] = set()
    while actions := sicario.legal_actions(state):
        if isinstance(state.phase, sicario.Hunting):
            yield state
        actions = tuple(action for action in actions if isinstance(action, sicario.Ask | sicario.Skip)) or actions
        new = [action for action in actions if action not in asked] or [*actions]
        asked.add(action := new[rng.randrange(len(new))])
        state = sicario.apply(state, action)


def candidates(state: sicario.State, agent: int) -> list[Any]:
    """Who an agent can be, for the sicario."""
    return [*sicario.marginals(sicario.view(state, state.sicario)).at(sicario.HeldBy(agent))]


def exposed(state: sicario.State) -> set[int]:
    return {action.agent for action in sicario.legal_actions(state) if isinstance(action, sicario.Eliminate)}


def known(seeds: range) -> Iterator[tuple[sicario.State, int]]:
    """Turns of a sicario who knows an exposed agent, and that agent: one a game."""
    for seed in seeds:
        for state in hunts(seed):
            found = [agent for agent in exposed(state) if len(candidates(state, agent)) == 1]
            if found:
                yield state, found[0]
                break


def test_win_rates_repeat_and_tell_a_step_forward() -> None:
    game: Any = sicario
    learned = win_rates(game, 3, sicario.new_game(players=3, rng=Random(1)).edition)
    win_rates.cache_clear()
    assert win_rates(game, 3, sicario.new_game(players=3, rng=Random(1)).edition) == learned
    worth = learned.worth([RIGHT, WRONG])
    assert worth[RIGHT] == 1
    assert worth[WRONG] < 0.1


def test_a_kind_holds_no_names_and_no_numbers() -> None:
    state = next(hunts(1))
    agent = min(exposed(state))
    kinds = set[Any]()
    for action in sicario.legal_actions(state):
        after, events = sicario.step(state, action)
        seen = sicario.view_events(events, state.sicario)
        kinds.add(kind_of(action, seen, is_over=sicario.actor(after) is None))
    assert len(kinds) == 4
    assert {RIGHT, WRONG} <= kinds
    assert kind_of(sicario.Ask(agent, "hat"), (), is_over=True) == (sicario.Ask, True)


def test_what_never_happened_is_worth_what_is_usual() -> None:
    good, bad, new = ("a", False), ("b", False), ("c", False)
    learned = WinRates({good: 20, bad: 80}, {good: 20.0, bad: 20.0}, {good: 20.0, bad: 20.0})
    worth = learned.worth([good, bad, new])
    assert worth[good] == 1
    assert worth[new] == 0
    assert worth[bad] < 0
    assert learned.worth([new]) == {new: 0}


def test_a_difference_that_may_be_chance_is_worth_nothing_but_the_end_of_the_game_is_no_chance() -> None:
    yes, no = ("ask", False, True), ("ask", False, False)
    wins = {yes: 40.0, no: 52.0}
    assert WinRates({yes: 400, no: 500}, wins, wins).worth([yes, no]) == {yes: 0, no: 0}
    right = ("capture", True, True)
    wins = {**wins, right: 9.0}
    assert WinRates({yes: 400, no: 500, right: 9}, wins, wins).worth([yes, no, right])[right] == 1


@pytest.mark.parametrize("players", [3, 4])
def test_a_yes_is_worth_no_more_than_a_no(players: int) -> None:
    """Neither answer wins: what counts is how many suspects it leaves."""
    game: Any = sicario
    learned = win_rates(game, players, sicario.new_game(players=players, rng=Random(1)).edition)
    assert set(learned.worth([YES, NO]).values()) == {0}


def test_a_tip_off_is_used_for_a_question_that_halves_the_suspects() -> None:
    """Most agents answer a question about a sign with no, which tells little."""
    state, rng = sicario.new_game(players=3, rng=Random(1)), Random(1)
    while not isinstance(state.phase, sicario.Questioning):
        state = sicario.apply(state, rng.choice(sicario.legal_actions(state)))
    view = sicario.view(state, state.sicario)
    hopes = prospects(view, sicario.legal_actions(view), [sicario.sample_world(view, rng) for _ in range(200)])
    best = max(hopes, key=hopes.__getitem__)
    assert isinstance(best, sicario.Ask)
    assert best.trait in {"man", "woman", "hat", "no-hat", "glasses", "no-glasses"}


def test_a_question_is_worth_what_it_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coin's toss divides the worlds by 2, a guess among four by less, what is known by nothing."""
    monkeypatch.setattr(prospects_module, "STEP", 0)
    state, agent = next(known(range(40)))
    view = sicario.view(state, state.sicario)
    rng = Random(1)
    hopes = prospects(view, sicario.legal_actions(view), [sicario.sample_world(view, rng) for _ in range(50)])
    assert all(hope == 0 for action, hope in hopes.items() if getattr(action, "agent", None) == agent)
    first = next(hunts(3))
    view = sicario.view(first, first.sicario)
    hopes = prospects(view, sicario.legal_actions(view), [sicario.sample_world(view, rng) for _ in range(200)])
    agent = min(exposed(first))
    assert hopes[sicario.Ask(agent, "hat")] == pytest.approx(log(2), abs=0.02)
    guess = max(hope for action, hope in hopes.items() if isinstance(action, sicario.Eliminate))
    assert 0 < guess < 0.5


def test_who_knows_an_agent_eliminates_it() -> None:
    for state, agent in known(range(25)):
        if len(exposed(state)) == 1:
            chosen = ISMCTSBot(iterations=20).choose(sicario.view(state, state.sicario), Random(1))
            [name] = candidates(state, agent)
            assert chosen == sicario.Eliminate(agent, name)


def test_who_knows_an_agent_eliminates_it_rather_than_ask_another() -> None:
    """The known agent may hide in its next turn; the other one can still be asked later."""
    right = scenes = 0
    for state, agent in known(range(60)):
        if len(exposed(state)) == 2 and all(len(candidates(state, each)) > 4 for each in exposed(state) - {agent}):
            scenes += 1
            [name] = candidates(state, agent)
            chosen = ISMCTSBot(iterations=200).choose(sicario.view(state, state.sicario), Random(scenes))
            assert not isinstance(chosen, sicario.Ask)
            right += chosen == sicario.Eliminate(agent, name)
    assert right >= scenes - 1 > 2


def test_who_knows_little_asks_rather_than_guess() -> None:
    """One of a dozen names always did well in a few playouts, but a question halves them."""
    state = next(state for state in hunts(3) if len(exposed(state)) == 1)
    view = sicario.view(state, state.sicario)
    assert len(candidates(state, min(exposed(state)))) > 9
    for seed in range(4):
        assert isinstance(ISMCTSBot(iterations=200).choose(view, Random(seed)), sicario.Ask)


def test_an_oracle_asks_nothing() -> None:
    bot = OracleBot(iterations=20)
    for seed in range(5):
        state = next(hunts(seed))
        bot.see(state)
        chosen = bot.choose(criminals.view(state, state.sicario), Random(1))
        assert isinstance(chosen, sicario.Eliminate)
        assert state.characters[chosen.agent] == chosen.character
