"""The table as a picture: well-formed, legible, and with nothing in it that its viewer does not know."""

import random

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.games.counterfeiters import (
    TINY,
    Kind,
    Retaking,
    State,
    view,
)
from tests.games.counterfeiters.scenes import every_state
from tests.games.pictures import all_drawings, faults, svg_of, viewers, words
from tests.games.positions import play


def start(players: int = 2, seed: int = 1) -> State:
    return next(every_state(players, seed))


# --- what is drawn ---


def test_every_phase_of_a_tiny_box_can_be_drawn() -> None:
    phases: set[str] = set()
    for seed in range(10):
        for state in every_state(2, seed, TINY):
            assert not list(faults(svg_of(view(state, 0))))
            phases.add(type(state.phase).__name__)
    assert phases >= {"Playing", "Over"}
    lawyers = attrs.evolve(start(), phase=Retaking(0, Kind.GREAT_LAWYER))
    assert "Take back one of your henchmen with the Great Lawyer, or decline" in " ".join(words(lawyers, 0))


def test_the_market_and_the_henchmen_are_drawn() -> None:
    state = start()
    assert {"$60", "$50", "$40", "$30", "$20"} <= set(words(state, SPECTATOR))
    assert "bought" not in words(state, SPECTATOR)
    first = state.first
    bought = play(state, "buy 5")
    assert words(bought, SPECTATOR).count("bought") == 1
    assert words(bought, SPECTATOR).count(str(first)) >= words(state, SPECTATOR).count(str(first)) > 0
    assert "empty" in words(attrs.evolve(state, market=(None, *state.market[1:])), SPECTATOR)


def test_5_2_5_3_what_the_police_keep_from_happening_is_drawn() -> None:
    state = start()
    assert "quality 1, 2, 3" in words(state, 0)
    assert "cash goes offshore" in words(state, 0)
    assert "quality 2, 3" in words(attrs.evolve(state, pawn=5), 0)
    assert "strike: no flights" in words(attrs.evolve(state, pawn=7), 0)
    assert "takes no fakes" in words(attrs.evolve(state, pawn=12), 0)


def test_7_4_what_was_left_in_the_stack_is_drawn_at_the_end() -> None:
    for seed in range(8):
        *_, before, last = every_state(2, seed)
        assert "Left in the stack" not in words(before, 0)
        assert ("Left in the stack" in words(last, 0)) == bool(last.leftover)
        assert not [word for word in words(last, 0) if word.startswith("To come")]


# --- nothing leaks ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_2_7_3_what_a_viewer_does_not_know_may_be_otherwise(players: int) -> None:
    """The money of the others split in another way, and each letter of the stack in another order."""
    rng = random.Random(players)
    split = shuffled = 0
    for state in list(every_state(players, players))[::7]:
        for viewer in viewers(state):
            cash = tuple(
                own if seat == viewer else rng.choice(crew.possible)
                for seat, (own, crew) in enumerate(zip(state.cash, state.crews, strict=True))
            )
            stack = tuple(sorted(state.stack, key=lambda id_: (state.layout.cards[id_].letter, rng.random())))
            other = attrs.evolve(state, cash=cash, stack=stack)
            split, shuffled = split + (cash != state.cash), shuffled + (stack != state.stack)
            assert all_drawings(view(other, viewer)) == all_drawings(view(state, viewer))
    assert split
    assert shuffled


def test_a_viewer_sees_its_own_split() -> None:
    for state in every_state(2, 5):
        if state.cash[0] != state.crews[0].least:
            other = attrs.evolve(state, cash=(state.crews[0].least, state.cash[1]))
            assert all(
                one != two for one, two in zip(all_drawings(view(state, 0)), all_drawings(view(other, 0)), strict=True)
            )
            assert "others see" in " ".join(words(state, 0))
            assert "others see" not in " ".join(words(state, 1))
            return
    raise AssertionError("nobody flew")


def test_3_5_a_picture_tells_of_quiet_rounds() -> None:
    state = next(every_state(2, 1))
    for told in (None, "quiet rounds: 1 of 3", "quiet rounds: 2 of 3", None):
        shown = [word for word in words(state, 0) if word.startswith("quiet rounds")]
        assert shown == ([] if told is None else [told])
        state = play(state, *("laydown",) * 6)
