"""What adapters give to one who learns depends on nothing that it cannot know: numbers, masks and returns."""

from random import Random
from typing import Any

import attrs
import pytest

from criminals.adapters.lines import Line
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


def resampled_pasts(game: str, asked: bool) -> list[str]:
    """The pasts of all seats on lines that were sampled for one of them; of the true line, others were asked or not."""
    rng = Random(1)
    state = random_first(game, rng, "reference", 3)
    match = match_of(game, 3, state.edition)
    line = Line(match, state)
    pasts: list[str] = []
    for ply, action in enumerate(random_actions(KITS[game], state, rng)[:12]):
        line = line.after(action)
        if asked:
            for seat in range(3):
                line.past(seat)
        found = line.resampled(ply % 3, Random(ply))
        pasts += [found.past(seat) for seat in range(3)]
    return pasts


@pytest.mark.parametrize("game", KITS)
def test_a_sampled_line_does_not_tell_what_others_perceived(game: str) -> None:
    assert resampled_pasts(game, asked=True) == resampled_pasts(game, asked=False)


def test_a_sampled_line_that_takes_the_past_of_others_along_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def resampled(line: Line, seat: int, rng: Random) -> Line:
        world = line.match.game.sample_world(line.match.game.view(line.state, seat), rng)
        return Line(line.match, world, told={**line._told, seat: line.past(seat)})  # pyright: ignore[reportPrivateUsage] -- the leak

    monkeypatch.setattr(Line, "resampled", resampled)
    assert resampled_pasts("crooks", asked=True) != resampled_pasts("crooks", asked=False)


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
