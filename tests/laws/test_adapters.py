"""What adapters give to one who learns depends on nothing that it cannot know: numbers, masks and returns."""

from functools import partial
from random import Random
from typing import Any

import attrs
import pytest

from criminals.adapters.features import sicario
from criminals.adapters.lines import Line
from criminals.adapters.matches import RETURNS, Match, match_of
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.testing import KITS, LawBroken, check_no_leak, random_actions, random_first
from criminals.testing.laws.first_shown import in_a_copy
from criminals.testing.laws.histories import exchanged_twin, history, sampled_twin


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


def strangers(game: str) -> int:
    """The lines sampled for a seat in whole games on which another seat has a past from before."""
    found = 0
    for seed in range(4):
        rng = Random(seed)
        state = random_first(game, rng, "tiny")
        match = match_of(game, state.players, state.edition)
        line = Line(match, state)
        for action in random_actions(KITS[game], state, rng):
            line = line.after(action)
            for seat in range(state.players):
                sampled = line.resampled(seat, rng)
                fresh = Line(match, sampled.state)
                found += any(
                    sampled.past(other) != fresh.past(other) for other in range(state.players) if other != seat
                )
    return found


@pytest.mark.parametrize("game", KITS)
def test_on_a_sampled_line_the_past_of_others_begins_anew(game: str) -> None:
    """Where there is only one world, too: it can have several pasts."""
    assert strangers(game) == 0


def test_a_line_that_is_given_back_as_it_is_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Line.resampled

    def resampled(line: Line, seat: int, rng: Random) -> Line:
        game = line.match.game
        return line if game.count_worlds(game.view(line.state, seat)) == 1 else own(line, seat, rng)

    monkeypatch.setattr(Line, "resampled", resampled)
    assert strangers("counterfeiters") > 0


def tells_past(game: str, games: int) -> int:
    """The plies of games at which the past of a seat tells it from another game that it perceives the same."""
    kit, found = KITS[game], 0
    for seed in range(games):
        rng = Random(seed)
        first = random_first(game, rng, "reference", 3 if game == "sicario" else 2)
        match = match_of(game, first.players, first.edition)
        actions = random_actions(kit, first, rng)
        past, seat = history(kit.game, first, actions[: rng.randrange(len(actions))]), rng.randrange(first.players)
        twin = exchanged_twin(kit, past, seat, rng, 30) or sampled_twin(kit, past, seat, rng)
        lines = [Line(match, each.states[0]) for each in (past, twin)]
        for both in zip(past.actions, twin.actions, strict=True):
            lines = [line.after(action) for line, action in zip(lines, both, strict=True)]
            found += len({line.past(seat) for line in lines}) > 1
    return found


@pytest.mark.parametrize(("game", "games"), [("crooks", 40), ("counterfeiters", 8), ("sicario", 12)])
def test_the_past_of_a_line_tells_no_secret(game: str, games: int) -> None:
    assert tells_past(game, games) == 0


def test_a_past_that_tells_what_was_forced_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Line._last  # pyright: ignore[reportPrivateUsage] -- the leak is planted there

    def last(line: Line, seat: int) -> str:
        before = line._before  # pyright: ignore[reportPrivateUsage] -- the same
        forced = before is not None and len(line.match.game.legal_actions(before.state)) == 1
        return own(line, seat) + "!" * forced

    monkeypatch.setattr(Line, "_last", last)
    assert tells_past("crooks", 40) > 0


def asked(match: Match, views: list[Any]) -> list[Any]:
    """The numbers of some views, one after the other."""
    return [match.features.numbers(view) for view in views]


def remembered(game: str) -> list[tuple[int, object]]:
    """The plies of games, and seats, whose numbers depend on who has asked for theirs before."""
    found: list[tuple[int, object]] = []
    for seed in range(3):
        rng = Random(seed)
        state = random_first(game, rng, "reference")
        match = match_of(game, state.players, state.edition)
        for ply, action in enumerate(random_actions(KITS[game], state, rng)):
            state = match.game.apply(state, action)
            views = [match.game.view(state, seat) for seat in range(state.players)]
            if ply % 4:
                continue
            told, back = (in_a_copy(partial(asked, match, each)) for each in (views, views[::-1]))
            found += [(ply, seat) for seat in range(state.players) if told[seat] != back[-1 - seat]]
    return found


@pytest.mark.parametrize("game", KITS)
def test_numbers_do_not_depend_on_who_has_asked_before(game: str) -> None:
    assert remembered(game) == []


def test_numbers_that_were_kept_for_another_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of who a seat can be, without one's own card: the first to ask takes that away for all."""
    own, kept = sicario.numbers, dict[Any, Any]()

    def numbers(view: Any) -> Any:
        return kept.setdefault((view.facts, view.actor, view.phase), own(view))

    monkeypatch.setattr(sicario, "numbers", numbers)
    assert remembered("sicario") != []


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
