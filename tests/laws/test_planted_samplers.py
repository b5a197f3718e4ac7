"""The laws of beliefs can fail: unfair samplers, wrong counts, lists and marginals are caught."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from typing import Any

import attrs
import pytest
from typing_extensions import override

from criminals.core.game.marginals import Marginals
from criminals.core.game.protocol import Rng
from criminals.games import crooks
from criminals.testing import (
    Kit,
    LawBroken,
    check_beliefs,
    check_frequencies,
    check_uniform,
    crooks_kit,
    random_actions,
)
from tests.laws.planting import broken, chances_of

CHANGE = Callable[[dict[Any, dict[Any, Fraction]]], None]


def believe(kit: Kit[Any, Any], edition: str = "bosses", most: int = 60, games: int = 25) -> None:
    """Games of which every view is asked for its beliefs."""
    for seed in range(games):
        rng = Random(seed)
        state = crooks.new_game(edition=edition, rng=rng)
        for action in random_actions(crooks_kit(), state, rng):
            state = crooks.apply(state, action)
            for seat in crooks.seats(state):
                check_beliefs(kit, state, seat, rng, most=most)


def early_view() -> crooks.View:
    """A view of 30 worlds: nothing has been seen."""
    return crooks.view(crooks.new_game(edition="bosses", rng=Random(1)), 0)


# --- samplers ---


def always_the_first(view: crooks.View, _rng: Rng) -> crooks.State:
    return next(crooks.worlds(view))


def never_the_last(view: crooks.View, rng: Rng) -> crooks.State:
    *_, last = crooks.worlds(view)
    while (world := crooks.sample_world(view, rng)) == last:
        pass
    return world


def by_the_first_pile(view: crooks.View, rng: Rng) -> crooks.State:
    """Of two worlds drawn, often the one with higher crooks in A."""
    two = [crooks.sample_world(view, rng) for _ in range(2)]
    return max(two, key=lambda world: world.piles[0]) if rng.randrange(2) else two[0]


def often_the_boss_in_the_box(view: crooks.View, rng: Rng) -> crooks.State:
    world = crooks.sample_world(view, rng)
    return world if world.layout.abilities.bosses & set(world.undealt) else crooks.sample_world(view, rng)


def from_elsewhere(view: crooks.View, rng: Rng) -> crooks.State:
    """A world of a view that has looked at nothing."""
    return crooks.new_game(edition=view.edition, players=view.players, rng=rng)


def deaf_to_left(view: crooks.View, rng: Rng) -> crooks.State:
    """A hangout that was left may hold anybody."""
    return attrs.evolve(crooks.sample_world(attrs.evolve(view, left=frozenset()), rng), left=view.left)


def deaf_to_returned(view: crooks.View, rng: Rng) -> crooks.State:
    """A crook that was returned may have been anybody who can lie face down."""
    killed = tuple(attrs.evolve(discard, returned=False) for discard in view.discards)
    return attrs.evolve(crooks.sample_world(attrs.evolve(view, discards=killed), rng), discards=view.discards)


@pytest.mark.parametrize(
    ("sampler", "why"),
    [
        (always_the_first, "worlds are never drawn"),
        (never_the_last, "1 of 30 worlds are never drawn"),
        (by_the_first_pile, "not drawn equally often"),
        (often_the_boss_in_the_box, "not drawn equally often"),
    ],
)
def test_an_unfair_sampler_is_caught(sampler: Callable[..., crooks.State], why: str) -> None:
    assert crooks.count_worlds(early_view()) == 30
    check_uniform(crooks_kit(), early_view(), Random(0), each=60)
    with pytest.raises(LawBroken, match=why):
        check_uniform(broken(sample_world=sampler), early_view(), Random(0), each=60)


def test_a_sampler_that_draws_what_is_not_listed_is_caught() -> None:
    with pytest.raises(LawBroken, match="drawn that is not listed"):
        check_uniform(broken(worlds=without_the_last), early_view(), Random(0))


def one(view: crooks.View) -> Iterator[crooks.State]:
    return iter(list(crooks.worlds(view))[:1])


def test_a_view_of_one_world_is_uniform() -> None:
    assert check_uniform(broken(worlds=one, sample_world=always_the_first), early_view(), Random(0)) == 0


def test_an_unfair_sampler_is_caught_where_there_are_too_many_worlds() -> None:
    view = crooks.view(crooks.new_game(players=2, rng=Random(1)), 0)
    check_frequencies(crooks_kit(), view, Random(0), samples=2_000)
    with pytest.raises(LawBroken, match="is drawn at"):
        check_frequencies(broken(sample_world=often_the_boss_in_the_box), view, Random(0), samples=2_000)


@pytest.mark.parametrize(
    ("sampler", "edition", "why"),
    [
        (from_elsewhere, "bosses", "a world of the view of . has another view"),
        (deaf_to_left, "bosses", "is no state of a game"),
        (deaf_to_returned, "tiny", "is no state of a game|do.* not allow"),
    ],
)
def test_a_sampler_of_what_can_not_be_is_caught(sampler: Callable[..., crooks.State], edition: str, why: str) -> None:
    with pytest.raises(LawBroken, match=why):
        believe(broken(sample_world=sampler), edition)


# --- counts and lists ---


def one_twice(view: crooks.View) -> Iterator[crooks.State]:
    first, *rest = crooks.worlds(view)
    return iter([first, first, *rest])


def without_the_last(view: crooks.View) -> Iterator[crooks.State]:
    found = list(crooks.worlds(view))
    return iter(found[:-1] if len(found) > 1 else found)


def fewer(view: crooks.View) -> int:
    return max(1, crooks.count_worlds(view) - 1)


def twice_as_many(view: crooks.View) -> int:
    return 2 * crooks.count_worlds(view)


def no_more_than_three(view: crooks.View) -> Iterator[crooks.State]:
    return iter(list(crooks.worlds(view))[:3])


def another_box(view: crooks.View) -> Iterator[crooks.State]:
    """The first world has an empty box: a crook is nowhere."""
    first, *rest = crooks.worlds(view)
    return iter([attrs.evolve(first, undealt=()), *rest])


def only_the_true(view: crooks.View, state: crooks.State) -> bool:
    return crooks.is_consistent(view, state) and state == next(crooks.worlds(view))


@pytest.mark.parametrize(
    ("verbs", "most", "why"),
    [
        ({"worlds": one_twice}, 60, "listed twice"),
        ({"worlds": without_the_last}, 60, "are counted, .* listed"),
        ({"worlds": no_more_than_three}, 5, "are counted, 3 are listed"),
        ({"worlds": another_box}, 60, "is no state of a game"),
        ({"count_worlds": twice_as_many}, 60, "are counted, .* listed"),
        ({"count_worlds": fewer}, 60, "are counted, .* listed"),
        ({"is_consistent": only_the_true}, 60, "is not consistent with it"),
    ],
)
def test_a_wrong_count_or_list_is_caught(verbs: dict[str, Callable[..., Any]], most: int, why: str) -> None:
    with pytest.raises(LawBroken, match=why):
        believe(broken(**verbs), most=most)


def test_a_true_world_or_a_drawn_one_that_is_not_listed_is_caught() -> None:
    state = crooks.new_game(edition="bosses", rng=Random(1))

    def without(world: crooks.State) -> Kit[Any, Any]:
        def others(view: crooks.View) -> Iterator[crooks.State]:
            return (each for each in crooks.worlds(view) if each != world)

        return broken(worlds=others, count_worlds=fewer)

    with pytest.raises(LawBroken, match="the true world is not listed"):
        check_beliefs(without(state), state, 0, Random(0))
    other = next(world for world in crooks.worlds(crooks.view(state, 0)) if world != state)
    with pytest.raises(LawBroken, match="drawn that is not listed"):
        check_beliefs(without(other), state, 0, Random(0), samples=200)


# --- marginals ---


def changed(change: CHANGE) -> Callable[[crooks.View], Marginals[Any, Any]]:
    """Marginals with a change made to them."""

    def marginals(view: crooks.View) -> Marginals[Any, Any]:
        chances = chances_of(view)
        change(chances)
        return Marginals(chances)

    return marginals


def exchange(chances: dict[Any, dict[Any, Fraction]]) -> None:
    """The box and the first hangout are taken for each other."""
    chances["A"], chances[crooks.BOX] = chances[crooks.BOX], chances["A"]


def forget(chances: dict[Any, dict[Any, Fraction]]) -> None:
    chances[crooks.BOX] = {}


def shift(chances: dict[Any, dict[Any, Fraction]]) -> None:
    """One crook is a little likelier in A than it is, and less so in B."""
    for crook, share in chances["A"].items():
        if crook in chances["B"] and 0 < share < 1:
            chances["A"][crook] = share / 2
            chances["B"][crook] += share / 2
            return


def rule_out(chances: dict[Any, dict[Any, Fraction]]) -> None:
    """One crook is said to be in A for sure."""
    for crook in chances["A"]:
        for there in chances.values():
            there.pop(crook, None)
        chances["A"][crook] = Fraction(1)
        return


def invent(chances: dict[Any, dict[Any, Fraction]]) -> None:
    chances["Z"] = {}


class Contrary(Marginals[Any, Any]):
    """Marginals of which `at` and `of` do not agree."""

    @override
    def at(self, place: Any) -> Any:
        return {thing: Fraction(0) for thing in self.chances[place]}


def contrary(view: crooks.View) -> Contrary:
    return Contrary(crooks.marginals(view).chances)


@pytest.mark.parametrize(
    ("change", "most", "why"),
    [
        (exchange, 60, "the marginal of|cannot be at"),
        (forget, 60, "sum to"),
        (shift, 60, "the marginal of .* its share of the worlds is"),
        (rule_out, 2, "cannot be at"),
        (invent, 60, "the marginals know other places"),
    ],
)
def test_wrong_marginals_are_caught(change: CHANGE, most: int, why: str) -> None:
    with pytest.raises(LawBroken, match=why):
        believe(broken(marginals=changed(change)), most=most)


def test_marginals_that_contradict_themselves_are_caught() -> None:
    with pytest.raises(LawBroken, match=r"the marginals of .* and at .* differ"):
        believe(broken(marginals=contrary))


def test_honest_beliefs_pass() -> None:
    believe(broken(marginals=changed(lambda _chances: None)), "tiny", games=8)
    believe(crooks_kit(), most=5, games=8)
