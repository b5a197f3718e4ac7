"""`analyse`: what a search found about each action, as far as the viewer may know it."""

from random import Random
from typing import Any

import pytest

import criminals
from criminals.bots import ISMCTSBot, OracleBot, RandomBot, analyse, play, random_rollout
from criminals.games import crooks
from criminals.testing import KITS
from criminals.testing.laws.histories import History, history, random_actions, sampled_twin
from tests.games.crooks.scenes import BOSS_CLAN, table
from tests.games.positions import play as scene
from tests.typing import kuhn


def choices(game: str, seed: int) -> list[Any]:
    """The views of a game in which somebody had a choice."""
    players = 3 if game == "sicario" else 2
    record = play(game, [RandomBot(eager=True)] * players, seed=seed, edition="tiny")
    verbs: Any = criminals.GAMES[game]
    acting = [(state, verbs.actor(state)) for state in record.replay()]
    views = [verbs.view(state, seat) for state, seat in acting if isinstance(seat, int)]
    return [view for view in views if len(verbs.legal_actions(view)) > 1]


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_the_visits_sum_to_the_iterations_and_the_best_is_what_the_bot_plays(game: str) -> None:
    bot, replies = ISMCTSBot(iterations=40, rollout=random_rollout), 0
    for view in choices(game, 4)[::3]:
        found = bot.analyse(view, Random(5))
        assert sum(each.visits for each in found.candidates) == found.iterations == 40
        assert sorted(map(str, criminals.legal_actions(view))) == sorted(str(each.action) for each in found.candidates)
        assert found.best == bot.choose(view, Random(5))
        for each in found.candidates:
            assert (each.value is None) == (each.visits == 0)
            assert each.value is None or 0 <= each.value <= 1
            if each.reply is not None:
                replies += 1
                assert each.reply.seat != view.viewer
                assert 0 < each.reply.visits <= each.visits
    assert replies > 2


def test_without_prospects_the_most_visited_comes_first() -> None:
    for view in choices("crooks", 2)[::4]:
        found = analyse(view, iterations=60, rng=Random(1))
        ranks = [(each.visits, (each.value or 0.0) * each.visits) for each in found.candidates]
        if any(crooks.score(crooks.sample_world(view, Random(1))).points):
            assert ranks == sorted(ranks, reverse=True)


def test_a_forced_action_has_a_value_too() -> None:
    record = play("crooks", [RandomBot()] * 2, seed=1, edition="tiny")
    forced = next(state for state in record.replay() if len(crooks.legal_actions(state)) == 1)
    (only,) = analyse(crooks.view(forced, forced.actor or 0), iterations=20, rng=Random(1)).candidates
    assert only.visits == 20
    assert only.value is not None


def test_what_no_rule_rates_is_analysed_where_it_is_forced() -> None:
    """To return a crook for which there is no room (§3.10), and to leave a hangout of Bosses (§3.9)."""
    full = table(targets=(2,), A=[18], B=[19])
    returning = scene(full, "recruit A, take 18, place 2", "pass", "recruit B, take 19")
    leaving = scene(table(deck=BOSS_CLAN, A=[33, 34], B=[14]), "recruit A")
    for state, forced in ((returning, "return"), (leaving, "leave")):
        (only,) = analyse(crooks.view(state, 0), iterations=5, rng=Random(1)).candidates
        assert (str(only.action), only.visits) == (forced, 5)


def test_a_reply_is_what_the_viewer_would_perceive_of_it() -> None:
    """Folded into the view beside it, it gives a view of the same game; what another takes is not in it."""
    state = crooks.new_game(players=2, rng=Random(1))
    view = crooks.view(state, state.actor or 0)
    found = analyse(view, iterations=300, rng=Random(1))
    replies = [each.reply for each in found.candidates if each.reply is not None]
    assert len(replies) > 3
    for reply in replies:
        assert reply.seat != view.viewer
        assert reply.view.viewer == view.viewer
        assert criminals.actor(reply.view) == reply.seat
        after = criminals.fold(reply.view, reply.view_events)
        assert after != reply.view
        for event in reply.view_events:
            assert criminals.describe(event, view=reply.view)


def test_a_hidden_reply_says_only_that_it_was_made() -> None:
    """After a seat has paid, an observer's search cannot tell which crook is taken: all takes are one reply."""
    hands = [view for view in choices("crooks", 3) if isinstance(view.phase, crooks.Placing)]
    texts = {
        str(event)
        for view in hands
        for each in analyse(view, iterations=60, rng=Random(1)).candidates
        if each.reply
        for event in each.reply.view_events
    }
    assert texts
    assert not any("Took(" in text and "crook=" in text for text in texts)


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_an_analysis_is_the_same_in_two_worlds_that_the_viewer_cannot_tell_apart(game: str) -> None:
    kit, different = KITS[game], 0
    for seed in range(3):
        rng = Random(seed)
        first: Any = kit.game.new_game(players=3, rng=rng)
        past = history(kit.game, first, random_actions(kit, first, rng))
        plies = [ply for ply, state in enumerate(past.states) if kit.game.actor(state) == 0]
        ply = plies[len(plies) // 2] if plies else 0
        now = History(past.states[: ply + 1], past.actions[:ply])
        twin = sampled_twin(kit, now, 0, rng)
        if kit.game.actor(now.states[-1]) != 0:
            continue
        one, other = (analyse(kit.game.view(each.states[-1], 0), iterations=25, rng=Random(1)) for each in (now, twin))
        assert one == other
        different += now.states[-1] != twin.states[-1]
    assert different


def test_who_is_not_to_act_has_nothing_to_analyse() -> None:
    criminals.register("kuhn", kuhn)
    deal = kuhn.new_game(rng=Random(1))
    with pytest.raises(ValueError, match="nothing to choose"):
        analyse(kuhn.view(deal, 1), iterations=5)
    assert analyse(kuhn.view(deal, 0), iterations=5).iterations == 5, "without a generator, too"


def test_an_oracle_analyses_the_truth() -> None:
    state = crooks.new_game(players=2, rng=Random(1))
    bot = OracleBot(iterations=10)
    bot.see(state)
    assert bot.analyse(crooks.view(state, state.actor or 0), Random(1)).iterations == 10


def test_prospects_that_are_all_equal_do_not_count() -> None:
    """Before anybody has a point, taking one crook or another promises the same: then the most visited comes first."""
    state = crooks.apply(crooks.new_game(players=2, rng=Random(1)), crooks.Recruit("E"))
    for seed in range(4):
        view = crooks.view(state, state.actor or 0)
        found = analyse(view, iterations=60, rng=Random(seed), rollout=random_rollout)
        visits = [each.visits for each in found.candidates]
        assert visits == sorted(visits, reverse=True)
