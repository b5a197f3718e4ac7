"""What adapters give to one who learns depends on nothing that it cannot know: numbers, masks and returns."""

from random import Random
from typing import Any

import attrs
import pytest

from criminals.adapters.matches import RETURNS, Match, match_of
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.testing import KITS, LawBroken, check_no_leak, random_actions, random_first


def play(game: str, games: int) -> None:
    """A few games under the law that nothing leaks, with all that adapters give."""

    def given(state: Any, viewer: Viewer) -> dict[str, object]:
        match = match_of(game, state.players, state.edition)
        view = match.game.view(state, viewer)
        numbers = {} if viewer is SPECTATOR else {"numbers(view)": match.features.numbers(view)}
        return {**numbers, **{f"returns for the {aim}": match.returns(state, aim) for aim in RETURNS}}

    kit = attrs.evolve(KITS[game], also_shown=given)
    for seed in range(games):
        rng = Random(seed)
        first = random_first(game, rng, "tiny")
        check_no_leak(kit, first, random_actions(kit, first, rng), rng, tries=8)


@pytest.mark.parametrize("game", KITS)
def test_what_adapters_give_tells_no_secret(game: str) -> None:
    play(game, 3)


def test_returns_before_the_end_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Crooks: the wealth that counts in Counterfeiters is known to all, and Sicario has points only at its end."""

    def returns(match: Match, state: Any, aim: str) -> list[float]:
        return [float(points) for points in match.game.score(state).points]

    monkeypatch.setattr(Match, "returns", returns)
    with pytest.raises(LawBroken, match=r"returns for the win tells"):
        play("crooks", 12)
