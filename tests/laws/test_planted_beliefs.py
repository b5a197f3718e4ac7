"""The laws can fail for prepared beliefs: unfair ones, ones that disagree with the verbs, ones that know the truth."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import attrs
import pytest
from typing_extensions import override

from criminals.core.game.beliefs import Beliefs
from criminals.core.game.marginals import Marginals
from criminals.core.game.position import GameState
from criminals.core.game.protocol import Rng
from criminals.games import crooks
from criminals.testing import (
    Kit,
    LawBroken,
    check_beliefs,
    check_frequencies,
    check_no_leak,
    check_uniform,
    check_view,
    crooks_kit,
    random_actions,
)
from tests.laws.copies import named
from tests.laws.planting import Peek, broken


@attrs.frozen(repr=False)
class Honest(Beliefs[crooks.State, Any]):
    """The beliefs of Crooks, to be changed."""

    view: crooks.View

    @property
    def own(self) -> Beliefs[crooks.State, Any]:
        return crooks.beliefs(self.view)

    @property
    @override
    def count(self) -> int:
        return self.own.count

    @property
    @override
    def marginals(self) -> Any:
        return self.own.marginals

    @override
    def sample(self, rng: Rng) -> crooks.State:
        return self.own.sample(rng)

    @override
    def is_consistent(self, state: GameState) -> bool:
        return self.own.is_consistent(state)

    @override
    def __iter__(self) -> Iterator[crooks.State]:
        return iter(self.own)


def planted(beliefs: Callable[[crooks.View], Beliefs]) -> Kit[Any, Any]:
    return broken(beliefs=beliefs)


def view_of(edition: str = "bosses") -> crooks.View:
    """A view in which nothing was seen: of 30 worlds, or of far too many."""
    return crooks.view(crooks.new_game(edition=edition, players=2, rng=Random(1)), 0)


# --- drawing ---


class NeverTheLast(Honest):
    @override
    def sample(self, rng: Rng) -> crooks.State:
        *_, last = self
        while (world := super().sample(rng)) == last:
            pass
        return world


class OftenTheBossInTheBox(Honest):
    @override
    def sample(self, rng: Rng) -> crooks.State:
        world = super().sample(rng)
        return world if world.layout.abilities.bosses & set(world.undealt) else super().sample(rng)


@attrs.frozen(repr=False)
class Shuffled(Honest):
    """Worlds are shuffled where they were listed: which one is drawn depends on what was drawn before."""

    listed: list[crooks.State] = attrs.field(factory=list[crooks.State], eq=False)

    @override
    def sample(self, rng: Rng) -> crooks.State:
        if not self.listed:
            self.listed.extend(self)
            return super().sample(rng)
        rng.shuffle(self.listed)
        return self.listed[0]


@pytest.mark.parametrize(
    ("beliefs", "why"),
    [
        (NeverTheLast, "1 of 30 prepared worlds are never drawn"),
        (OftenTheBossInTheBox, "prepared worlds are not drawn equally often"),
    ],
)
def test_an_unfair_prepared_sampler_is_caught(beliefs: type[Honest], why: str) -> None:
    check_uniform(planted(Honest), view_of(), Random(0), each=60)
    with pytest.raises(LawBroken, match=why):
        check_uniform(planted(beliefs), view_of(), Random(0), each=60)


def test_an_unfair_prepared_sampler_is_caught_where_there_are_too_many_worlds() -> None:
    check_frequencies(planted(Honest), view_of("reference"), Random(0), samples=500)
    with pytest.raises(LawBroken, match="is drawn at"):
        check_frequencies(planted(OftenTheBossInTheBox), view_of("reference"), Random(0), samples=2_000)


# --- disagreeing ---


def believe(beliefs: type[Honest]) -> None:
    """Views of 30 worlds that are asked for their beliefs."""
    state = crooks.new_game(edition="bosses", players=2, rng=Random(1))
    for seed in range(20):
        check_beliefs(planted(beliefs), state, 0, Random(seed))


class OneMore(Honest):
    @property
    @override
    def count(self) -> int:
        return self.own.count + 1


class Backwards(Honest):
    @override
    def __iter__(self) -> Iterator[crooks.State]:
        return iter([*self.own][::-1])


class Certain(Honest):
    @property
    @override
    def marginals(self) -> Any:
        return Marginals({**self.own.marginals.chances, crooks.BOX: {}})


class Doubting(Honest):
    @override
    def is_consistent(self, state: GameState) -> bool:
        return super().is_consistent(state) and state != next(iter(self))


@pytest.mark.parametrize(
    ("beliefs", "why"),
    [
        (NeverTheLast, "draw another world than `sample_world`"),
        (Shuffled, "draw another world than `sample_world`"),
        (OneMore, "30 worlds are counted, 31 by beliefs"),
        (Backwards, "list other worlds than `worlds`, or in another order"),
        (Certain, "the marginals of beliefs are others"),
        (Doubting, "not consistent with beliefs"),
    ],
)
def test_beliefs_that_say_other_than_the_verbs_are_caught(beliefs: type[Honest], why: str) -> None:
    believe(Honest)
    with pytest.raises(LawBroken, match=why):
        believe(beliefs)


# --- knowing the truth ---


@attrs.frozen(repr=False)
class Knowing(Honest):
    """Beliefs with something more in them, which equality and `repr` leave out."""

    secret: Any = attrs.field(eq=False)


class DrawingTheTruth(Knowing):
    @override
    def sample(self, rng: Rng) -> crooks.State:
        state: crooks.State = self.secret
        return state


def knowing(kind: type[Knowing], secret: Callable[[crooks.State], object]) -> Kit[Any, Any]:
    """The kit with beliefs that hold a secret of the state behind the last view."""
    peek = Peek()

    def beliefs(view: crooks.View) -> Knowing:
        return kind(view, secret(peek.state))

    return peek.telling(beliefs=beliefs)


def leak(kit: Kit[Any, Any], only: Callable[[str], object] | None) -> None:
    for seed in range(3):
        first = crooks.new_game(edition="bosses", rng=Random(seed))
        actions = random_actions(crooks_kit(), first, Random(seed))
        check_no_leak(kit, first, actions, Random(seed), tries=15, only=only)


def undealt(state: crooks.State) -> object:
    return state.undealt


def whole(state: crooks.State) -> object:
    return state


@pytest.mark.parametrize(
    ("kind", "secret"),
    [(Knowing, undealt), (DrawingTheTruth, whole)],
    ids=["in a field", "by a world drawn"],
)
def test_beliefs_that_tell_the_truth_are_caught(kind: type[Knowing], secret: Callable[[crooks.State], object]) -> None:
    why = r"beliefs\(view\) tells"
    leak(knowing(Knowing, lambda _state: None), named(why))
    with pytest.raises(LawBroken, match=why):
        leak(knowing(kind, secret), named(why))


def test_beliefs_that_lead_to_the_truth_are_caught() -> None:
    state = crooks.new_game(edition="bosses", rng=Random(1))
    check_view(planted(Honest), state, 0)
    with pytest.raises(LawBroken, match="the beliefs of 0 lead to the truth: a State"):
        check_view(knowing(Knowing, lambda state: [state]), state, 0)
