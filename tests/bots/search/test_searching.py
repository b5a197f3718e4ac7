"""The bots that look ahead: what they see, what they make of it, and that they repeat themselves."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import criminals
from criminals.bots import Bot, ISMCTSBot, OracleBot, RandomBot, RuleBot, play, random_rollout, tournament
from criminals.bots.search.playouts import playout_of, value_of
from criminals.bots.search.rewards import lead, rewards
from criminals.bots.search.tree import Search
from criminals.games import crooks, sicario
from criminals.testing import LawBroken, check_bot
from tests.typing import kuhn

BOTS = pytest.mark.parametrize(
    "bot",
    [RuleBot(), ISMCTSBot(iterations=40), ISMCTSBot(iterations=40, depth=5)],
    ids=["rule", "ismcts", "shallow"],
)


def dealt(own: kuhn.Card, other: kuhn.Card, *words: str) -> kuhn.State:
    """A game of Kuhn poker in which seat 0 has one card, seat 1 another, and some was played."""
    criminals.register("kuhn", kuhn)
    state = kuhn.new_game(setup=(own, other))
    for word in words:
        state = kuhn.apply(state, kuhn.parse_action(word))
    return state


@BOTS
@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_a_bot_plays_every_game_and_repeats_itself(bot: Bot, game: str) -> None:
    players = 3 if game == "sicario" else 2
    bots: list[Bot] = [bot, *[RandomBot(eager=True)] * (players - 1)]
    record = play(game, bots, seed=6, edition="tiny")
    assert play(game, bots, seed=6, edition="tiny") == record
    *_, last = record.replay()
    assert criminals.outcome(last) is not None


def test_what_is_forced_needs_no_thought() -> None:
    class Never:
        def randrange(self, start: int, /) -> int:
            raise AssertionError("there is nothing to draw")

        def shuffle(self, x: list[Any], /) -> None:
            raise AssertionError("there is nothing to draw")

    state = crooks.new_game(players=2, rng=Random(1))
    broke = next(state for state in _played(state) if len(crooks.legal_actions(state)) == 1)
    assert broke.actor is not None
    for bot in (RuleBot(), ISMCTSBot()):
        assert bot.choose(crooks.view(broke, broke.actor), Never()) == crooks.legal_actions(broke)[0]


def _played(state: crooks.State) -> Any:
    rng = Random(3)
    while actions := crooks.legal_actions(state):
        yield state
        state = crooks.apply(state, actions[rng.randrange(max(1, len(actions) - 1))])


# --- the tree ---


def search_of(game: Any, viewer: int, *, depth: int = 10) -> Search:
    """A search with random playouts of some actions."""
    rng = Random(1)
    return Search(game, viewer, rng, 0.35, value_of(game, playout_of(game, random_rollout, depth, rng), None))


def taking() -> crooks.State:
    """Somebody looks into the largest hangout and is to take one of five."""
    state = crooks.new_game(players=2, rng=Random(1))
    return crooks.apply(state, crooks.Recruit("E"))


def test_what_the_viewer_does_not_perceive_leads_to_one_node() -> None:
    state = taking()
    taker = state.actor
    assert taker is not None
    nodes: dict[int, int] = {}
    for viewer in (taker, 1 - taker):
        search = search_of(crooks, viewer)
        for _ in range(60):
            search.iterate(state)
        assert len(search.root.edges) == len(crooks.legal_actions(state)) > 3
        nodes[viewer] = len(search.root.after)
    assert nodes[taker] > 3
    assert nodes[1 - taker] == 1


def test_a_choice_counts_only_where_it_could_be_made() -> None:
    state = taking()
    viewer = 1 - (state.actor or 0)
    view = crooks.view(state, viewer)
    search, rng, seen = search_of(crooks, viewer), Random(2), 0
    for _ in range(200):
        world = crooks.sample_world(view, rng)
        search.iterate(world)
        seen += crooks.Take(17) in crooks.legal_actions(world)
    edge = search.root.edges[crooks.Take(17)]
    assert 0 < edge.visits <= edge.available <= seen < 100


def test_chance_is_no_choice() -> None:
    state = sicario.new_game(players=3, rng=Random(1))
    search = search_of(sicario, 0)
    for _ in range(60):
        search.iterate(state)
    assert not search.root.edges
    assert len(search.root.after) == 6


# --- what they make of it ---


@pytest.mark.parametrize("bot", [ISMCTSBot(iterations=300), ISMCTSBot(iterations=300, exploration=0.7)])
def test_a_search_does_what_is_sure_to_be_best(bot: Bot) -> None:
    """A king calls a bet, a jack folds; a king with the last word bets."""
    for seed in range(5):
        assert bot.choose(kuhn.view(dealt("Q", "K", "bet"), 1), Random(seed)) == kuhn.CALL
        assert bot.choose(kuhn.view(dealt("Q", "J", "bet"), 1), Random(seed)) == kuhn.FOLD


def test_an_oracle_knows_and_says_so() -> None:
    bot = OracleBot(iterations=200)
    view = kuhn.view(dealt("J", "Q", "bet"), 1)
    with pytest.raises(ValueError, match="has to be shown the truth"):
        bot.choose(view, Random(1))
    bot.see(dealt("J", "Q", "bet"))
    assert bot.choose(view, Random(1)) == kuhn.CALL
    bot.see(dealt("K", "Q", "bet"))
    assert bot.choose(view, Random(1)) == kuhn.FOLD
    with pytest.raises(LawBroken, match="wants the truth"):
        check_bot(OracleBot)


def test_rewards_are_the_win_and_the_lead() -> None:
    over = next(state for state in _finished() if len(set(crooks.score(state).points)) > 1)
    points = crooks.score(over).points
    worth = rewards(crooks, over)
    outcome = crooks.outcome(over)
    assert outcome is not None
    assert worth.index(max(worth)) in outcome.winners
    assert all(0 <= each <= 1 for each in worth)
    assert max(worth) - min(worth) > 0.5
    assert lead(points, 0) == points[0] - points[1]


def _finished() -> Any:
    for seed in range(20):
        *_, last = play("crooks", [RandomBot(eager=True)] * 2, seed=seed).replay()
        yield last


@pytest.mark.parametrize("game", ["crooks", "counterfeiters"])
def test_the_rules_beat_the_random_one(game: str) -> None:
    found = tournament(game, ["rule", "random"], deals=8, seed=0, workers=1)
    assert found.pairings()[0].share.mean >= 0.65
    assert (found.pairings()[0].lead or 0) > 10


def test_the_searching_bot_beats_the_random_one() -> None:
    found = tournament("crooks", ["ismcts:iterations=40", "random"], deals=3, seed=0, workers=1)
    assert found.pairings()[0].share.mean >= 0.8


def test_who_plays_alone_is_rewarded_by_its_points() -> None:
    """A game for one has no other seat to be ahead of."""

    def points(state: int) -> tuple[int]:
        return (state,)

    game: Any = SimpleNamespace(points=points)
    assert lead((7,), 0) == 7
    worse, better = rewards(game, 3), rewards(game, 9)
    assert 0 < worse[0] < better[0] <= 1
