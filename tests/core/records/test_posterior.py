"""The posterior is what Bayes says: found here by going through every set-up and every line of play."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import isclose
from random import Random
from typing import Any, Final
from zlib import crc32

import attrs
import pytest

import criminals
from criminals import SPECTATOR, InvalidArgument, InvalidState, Posterior, Record, ViewRecord
from criminals.core.game.defaults import completed
from criminals.games import crooks, sicario
from criminals.testing import KITS, random_actions
from tests.laws.small_counterfeiters import FLIGHTS, GODFATHER, THREE, first_states
from tests.typing import kuhn


def whimsical(view: Any) -> Mapping[Any, float]:
    """A policy with something different for each view and action, and nothing for some of several actions."""
    legal = criminals.legal_actions(view)
    number = crc32(repr((view, getattr(view, "known", ()), getattr(view, "cash", ()))).encode())
    return {action: 1 + (number >> at) % 5 for at, action in enumerate(legal) if at == 0 or (number >> at) % 7}


def by_brute_force(firsts: list[Any], kept: ViewRecord, policy: Any) -> dict[Any, float]:
    """The weight of each state to which play can have led: over all first states, all actions, by the rules."""
    viewer = kept.viewer
    layer = {first: 1.0 for first in firsts if criminals.view(first, viewer) == kept.first}
    for step in kept.steps:
        following: dict[Any, float] = {}
        for state, weight in layer.items():
            actor = criminals.actor(state)
            chances = dict(criminals.chances(state))
            if actor == viewer:
                chances = dict.fromkeys(criminals.legal_actions(state), Fraction(1))
            elif not chances:
                told = policy(criminals.view(state, actor))
                chances = {action: Fraction(share) / sum(told.values()) for action, share in told.items()}
            for action, chance in chances.items():
                after, events = criminals.step(state, action)
                if criminals.view_events(events, viewer) == step:
                    following[after] = following.get(after, 0.0) + weight * float(chance)
        layer = following
    total = sum(layer.values())
    return {state: weight / total for state, weight in layer.items()} if total else {}


def check(firsts: list[Any], record: Record, viewer: Any) -> bool:
    """Compare a posterior with brute force; False if by the policy the past was impossible."""
    kept = record.for_viewer(viewer)
    wanted = by_brute_force(firsts, kept, whimsical)
    if not wanted:
        with pytest.raises(InvalidArgument, match="none of the worlds that were weighed"):
            criminals.posterior(kept, whimsical, rng=Random(1), samples=10_000)
        return False
    found = criminals.posterior(kept, whimsical, rng=Random(1), samples=10_000)
    assert len(found.worlds) == len(set(found.worlds)) == criminals.count_worlds([*kept.replay()][-1])
    total = sum(found.weights)
    for world, weight in zip(found.worlds, found.weights, strict=True):
        assert isclose(weight / total, wanted.get(world, 0.0), abs_tol=1e-9), kept
    return True


def all_firsts(game: Any, players: int) -> list[Any]:
    return [game.new_game(setup=setup, edition="tiny") for setup in game.setups(players, "tiny")]


def play_randomly(name: str, first: Any, seed: int) -> Record:
    rng = Random(seed)
    actions = random_actions(KITS[name], first, rng)
    return Record.of(first, actions[: rng.randrange(len(actions) + 1)])


@pytest.mark.parametrize("game", [crooks, sicario], ids=lambda game: game.NAME)
def test_the_posterior_is_exact_where_worlds_are_few(game: Any) -> None:
    firsts = all_firsts(game, min(game.TINY.players))
    done = 0
    for seed in range(6):
        record = play_randomly(game.NAME, firsts[Random(seed).randrange(len(firsts))], seed)
        done += sum(check(firsts, record, viewer) for viewer in (0, 1, SPECTATOR))
    assert done > 5


@pytest.mark.parametrize("edition", [FLIGHTS, GODFATHER, THREE], ids=lambda edition: edition.name)
def test_what_cannot_be_told_apart_is_summed_in_counterfeiters(edition: Any) -> None:
    firsts = first_states(edition)
    done = 0
    for seed in range(30):
        record = play_randomly("counterfeiters", firsts[0], seed)
        done += sum(check(firsts, record, viewer) for viewer in (0, 1, SPECTATOR))
    assert done > 30


def test_a_game_of_ones_own_needs_no_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.core.game.registry._games", {"kuhn": completed(kuhn)})
    firsts = [kuhn.new_game(setup=setup) for setup in kuhn.setups(2)]
    for actions in ((), (kuhn.CHECK, kuhn.BET), (kuhn.BET, kuhn.FOLD), (kuhn.CHECK, kuhn.BET, kuhn.CALL)):
        for first in firsts:
            record = Record("kuhn", None, 2, first.cards, actions)
            *_, last = record.replay()
            for viewer in (0, 1, SPECTATOR):
                check(firsts, record, viewer)
                assert list(criminals.histories(record.for_viewer(viewer), last)) == [record]


def test_a_bluffer_and_an_honest_player_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.core.game.registry._games", {"kuhn": completed(kuhn)})
    kept = Record("kuhn", None, 2, ("K", "Q"), (kuhn.BET,)).for_viewer(1)

    def honest(view: kuhn.View) -> Mapping[kuhn.Action, float]:
        return {kuhn.BET: 1.0} if view.cards[0] == "K" else {kuhn.CHECK: 3.0, kuhn.BET: 1.0}

    found = criminals.posterior(kept, honest, rng=Random(1))
    assert found.marginals.at(0) == {"J": Fraction(1, 5), "K": Fraction(4, 5)}
    assert found.effective_size == pytest.approx(25 / 17)
    drawn = [found.sample(Random(seed)).cards[0] for seed in range(300)]
    assert 200 < drawn.count("K") < 280
    assert repr(found) == "<Posterior of 2 worlds, as good as 1.5 of equal weight>"


def record_of_crooks() -> Record:
    first = criminals.new_game("crooks", players=2, seed=5, first=0)
    return Record.of(first, [criminals.parse_action("crooks", text) for text in ("recruit A", "take 1", "place 3")])


def crooks_record() -> ViewRecord:
    first = criminals.new_game("crooks", players=2, seed=5, first=0)
    recruit = criminals.parse_action("crooks", "recruit A")
    taking = criminals.apply(first, recruit)
    return Record.of(first, (recruit, criminals.legal_actions(taking)[0])).for_viewer(1)


def test_drawn_worlds_fit_the_view_and_repeat() -> None:
    kept = crooks_record()
    found = [criminals.posterior(kept, whimsical, rng=Random(3), samples=20) for _ in range(2)]
    assert found[0] == found[1]
    *_, last = kept.replay()
    assert len(found[0].worlds) == 20
    assert all(criminals.is_consistent(last, world) for world in found[0].worlds)
    assert found[0].marginals.chances.keys() == criminals.marginals(last).chances.keys()


def evenly(view: Any) -> Mapping[Any, float]:
    return dict.fromkeys(criminals.legal_actions(view), 1.0)


def test_who_plays_at_random_tells_of_what_there_was_to_choose_from() -> None:
    """Crook 1 is the Boss of the tiny edition: a choice of two was half as likely as one that was forced."""
    tiny = criminals.new_game("crooks", players=2, seed=1, edition="tiny")
    texts = ("recruit B", "take 5", "place 3 down")
    record = Record.of(tiny, [criminals.parse_action("crooks", text) for text in texts])
    kept = record.for_viewer(0)
    *_, last = kept.replay()
    assert criminals.marginals(last).at("B")[1] == Fraction(1, 4)
    assert criminals.posterior(kept, evenly, rng=Random(1)).marginals.at("B")[1] == pytest.approx(Fraction(2, 5))


WRONG: Final[dict[str, tuple[Callable[[Any], Any], str]]] = {
    "no mapping": (lambda _view: [1.0], "a policy gives a mapping"),
    "nothing": (lambda _view: {}, "gives no action a chance"),
    "zero": (lambda view: dict.fromkeys(criminals.legal_actions(view), 0), "gives no action a chance"),
    "negative": (lambda view: dict.fromkeys(criminals.legal_actions(view), -1.0), "the chance -1.0, and not"),
    "no number": (lambda view: dict.fromkeys(criminals.legal_actions(view), float("nan")), "the chance nan"),
    "text": (lambda view: dict.fromkeys(criminals.legal_actions(view), "1"), "the chance '1'"),
    "not legal": (lambda _view: {crooks.Kill(1): 1.0}, "'kill 1', which is not legal"),
    "impossible": (lambda _view: {crooks.Pass(): 1.0}, r"none of the worlds that were weighed \(7\)"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_policy_that_is_none_is_refused(wrong: str) -> None:
    policy, message = WRONG[wrong]
    with pytest.raises(InvalidArgument, match=message):
        criminals.posterior(crooks_record(), policy, rng=Random(1), samples=7)


def test_samples_are_a_number() -> None:
    with pytest.raises(InvalidArgument, match="samples are a whole number from 1 up, not 0"):
        criminals.posterior(crooks_record(), evenly, rng=Random(1), samples=0)


def test_a_view_that_no_game_comes_to_has_no_posterior() -> None:
    view = criminals.view(criminals.new_game("sicario", players=3, seed=1), SPECTATOR)
    answer = view.layout.facts.answer
    both = frozenset({answer("hat", yes=True), answer("no-hat", yes=True)})
    nobody = attrs.evolve(view, facts=(both, *view.facts[1:]))
    assert criminals.count_worlds(nobody) == 0
    with pytest.raises(InvalidState, match="no world fits it"):
        criminals.posterior(ViewRecord(nobody, ()), evenly, rng=Random(1))


def test_the_past_is_asked_with_a_view_record_and_a_state() -> None:
    kept: Any = crooks_record()
    record: Any = record_of_crooks()
    with pytest.raises(TypeError, match="is told by a view record, record"):
        criminals.histories(record, kept)
    with pytest.raises(TypeError, match="is told by a view record, record"):
        criminals.posterior(record, evenly, rng=Random(1))
    for other in (kept.first, criminals.new_game("sicario", seed=1)):
        with pytest.raises(TypeError, match="a world of this record is a state of crooks"):
            criminals.histories(kept, other)


def test_what_is_not_behind_the_last_view_has_no_past() -> None:
    kept = crooks_record()
    assert list(criminals.histories(kept, criminals.new_game("crooks", players=2, seed=5, first=0))) == []
    late = ViewRecord([*kept.replay()][-1], ())
    world, _ = criminals.posterior(kept, evenly, rng=Random(1), samples=2).worlds
    assert len(list(criminals.histories(kept, world))) == 1
    assert list(criminals.histories(late, world)) == []
    with pytest.raises(InvalidArgument, match="can have come about"):
        criminals.posterior(late, evenly, rng=Random(1), samples=2)


def test_a_game_that_tells_no_places_has_no_marginals(monkeypatch: pytest.MonkeyPatch) -> None:
    found = criminals.posterior(crooks_record(), evenly, rng=Random(1), samples=2)
    assert isinstance(found, Posterior)
    monkeypatch.delattr(crooks, "whereabouts")
    with pytest.raises(TypeError, match="the game lacks whereabouts"):
        _ = found.marginals
