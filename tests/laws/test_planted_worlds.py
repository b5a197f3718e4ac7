"""The law that nothing leaks can fail: worlds that a viewer could tell from the truth are caught when drawn."""

from collections.abc import Callable
from random import Random
from typing import Any

import attrs
import pytest

from criminals.core.base.errors import InvalidState, Violation
from criminals.core.base.seats import SPECTATOR
from criminals.core.game.protocol import Rng
from criminals.games import crooks
from criminals.testing import Kit, LawBroken, check_beliefs, crooks_kit, random_actions
from tests.laws.planting import Peek, broken, play_leaks


def refusing(*_: object) -> crooks.State:
    raise InvalidState("view", ("nothing fits",))


def with_a_dollar_more(view: crooks.View, rng: Rng) -> crooks.State:
    return attrs.evolve(crooks.sample_world(view, rng), bank=view.bank + 1)


def of_a_new_game(view: crooks.View, rng: Rng) -> crooks.State:
    return crooks.new_game(edition=view.edition, players=view.players, rng=rng)


def as_a_spectator() -> Kit[Any, Any]:
    """A sampler that knows what a spectator does, and an `is_consistent` that vouches for what it drew."""
    peek, drawn = Peek(), list[crooks.State]()

    def sample_world(_view: crooks.View, rng: Rng) -> crooks.State:
        drawn.append(crooks.sample_world(crooks.view(peek.state, SPECTATOR), rng))
        return drawn[-1]

    def is_consistent(view: crooks.View, state: crooks.State) -> bool:
        return crooks.is_consistent(view, state) or any(state is world for world in drawn)

    return broken(view=peek.view, sample_world=sample_world, is_consistent=is_consistent)


def by_the_view_alone(view: crooks.View, state: crooks.State) -> bool:
    return crooks.view(state, view.viewer) == view


PLANTS: dict[str, tuple[Callable[[], Kit[Any, Any]], str]] = {
    "none": (lambda: broken(sample_world=refusing), "no world can be drawn from the view"),
    "no state": (lambda: broken(sample_world=with_a_dollar_more), "is no state of a game: .* on the table"),
    "another view": (lambda: broken(sample_world=of_a_new_game), "drawn from the view of .* is not consistent with it"),
    "another past": (as_a_spectator, "contradicts what it perceived"),
    "no past": (lambda: broken(is_consistent=by_the_view_alone), "a world that no legal play leads to is consistent"),
}


@pytest.mark.parametrize("plant", PLANTS)
def test_a_world_that_can_not_be_is_caught(plant: str) -> None:
    kit, why = PLANTS[plant]
    with pytest.raises(LawBroken, match=why):
        play_leaks(kit(), "tiny", games=30)


def test_worlds_that_can_be_pass() -> None:
    play_leaks(crooks_kit(), "tiny")


def test_beliefs_that_are_refused_are_caught() -> None:
    with pytest.raises(LawBroken, match="beliefs that the view of 0 does not allow"):
        check_beliefs(broken(sample_world=refusing), crooks.new_game(rng=Random(0)), 0, Random(0))


def all_goes_at_the_end(position: Any, action: crooks.Action, *, by: int | None = None) -> Violation | None:
    return None if crooks.actor(position) is None else crooks.violation(position, action, by=by)


def test_a_view_that_may_act_when_it_is_over_is_caught() -> None:
    with pytest.raises(LawBroken, match="is not to act, but may"):
        play_leaks(broken(violation=all_goes_at_the_end), "tiny", games=1)


def test_a_random_game_that_does_not_end_is_caught() -> None:
    def two(_state: crooks.State) -> int:
        return 2

    with pytest.raises(LawBroken, match="not ended within 2 actions"):
        random_actions(attrs.evolve(crooks_kit(), longest=two), crooks.new_game(players=3, rng=Random(0)), Random(0))
