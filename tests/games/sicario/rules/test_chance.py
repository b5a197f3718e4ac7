"""§6.6: the die is thrown by `CHANCE`."""

import random
from collections import Counter
from fractions import Fraction
from typing import Any, cast

import pytest
from typing_extensions import override

import criminals
from criminals.core.base.seats import CHANCE, SPECTATOR
from criminals.core.game import chance
from criminals.games import sicario
from criminals.games.sicario import Roll, State
from tests.games.loaded import Loaded
from tests.games.positions import code, listed, play
from tests.games.sicario.scenes import acting, box, plies, scene


def test_6_6_a_new_game_stands_at_a_throw() -> None:
    for players in (3, 4):
        assert sicario.actor(sicario.new_game(players=players, rng=random.Random(1))) is CHANCE


def test_6_6_a_state_lists_the_sides_of_the_die_a_view_lists_none() -> None:
    state = scene(0, 0)
    assert listed(state) == ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"]
    for viewer in (0, 1, 2, SPECTATOR):
        view = sicario.view(state, viewer)
        assert sicario.actor(view) is CHANCE
        assert listed(view) == []
        refusal = sicario.violation(view, Roll(3))
        assert refusal is not None
        assert (refusal.code, refusal.clause) == ("not_your_turn", "2.4")
        assert dict(refusal.params) == {"seat": "spectator" if viewer is SPECTATOR else viewer, "actor": "chance"}
        assert sicario.violation(state, Roll(3), by=viewer) == refusal


def test_6_6_the_chances_are_exact() -> None:
    assert sicario.chances(scene(0, 0)) == tuple((Roll(pips), Fraction(1, 6)) for pips in range(1, 7))
    die = sicario.chances(scene(0, 0, edition=box("sb", "tip-off", die=20)))
    assert [action for action, _ in die] == [Roll(pips) for pips in range(1, 21)]
    assert {share for _, share in die} == {Fraction(1, 20)}


def test_6_6_drawing_a_card_is_not_chance() -> None:
    """Only throws are: nothing is up to chance elsewhere, and the same throw leads to the same state."""
    for seed in range(6):
        for state, action in plies(3 + seed % 2, seed):
            chances = sicario.chances(state)
            assert bool(chances) is (sicario.actor(state) is CHANCE) is isinstance(state.phase, sicario.Rolling)
            if chances:
                assert tuple(roll for roll, _ in chances) == sicario.legal_actions(state)
                assert sum(share for _, share in chances) == 1
                assert isinstance(action, Roll)
                assert sicario.apply(state, action) == sicario.apply(state, action)


def test_6_6_only_sides_of_the_die_can_be_thrown() -> None:
    for pips in (0, 7, 100):
        assert code(scene(0, 0), f"roll {pips}") == ("no_such_thing", "1.2")
    assert code(play(scene(7, 0), "roll 4"), "roll 3") == ("wrong_phase", "3.5")


def test_6_6_chances_are_of_a_state() -> None:
    with pytest.raises(TypeError, match="a view is no state"):
        sicario.chances(cast(Any, sicario.view(scene(0, 0), 1)))


def test_advance_throws_until_somebody_is_to_decide() -> None:
    for seed in range(30):
        state = scene(0, 0, 0)
        after = criminals.advance(state, random.Random(seed))
        assert acting(after)[0] in ("decoding", "hunting", "questioning")
        assert criminals.advance(after, random.Random(seed)) is after
        assert state == scene(0, 0, 0)


def test_advance_may_play_to_the_end() -> None:
    """Among buildings nobody has anything to decide."""
    state = scene(0, 0, edition=box("s" + "b" * 20, "lose-turn", die=3))
    over = criminals.advance(state, random.Random(1))
    while sicario.actor(over) is not None:
        assert acting(over)[0] == "hunting"
        over = criminals.advance(play(over, "ask 1 hat" if over.is_exposed(1) else "ask 2 hat"), random.Random(1))
    assert criminals.advance(over, random.Random(1)) is over


def test_advance_draws_every_side_as_often() -> None:
    """The first throw of an agent on the boats, on a path where each side leads elsewhere to decide something."""
    state = scene(0, 0, edition=box("s" + "a" * 40, "tip-off"))
    rng = random.Random(7)
    found = Counter(criminals.advance(state, rng).positions[1] for _ in range(3000))
    assert set(found) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 500) ** 2 / 500 for count in found.values()) < 20.5, "a chance of one in a thousand"


def test_advance_takes_any_generator() -> None:
    """Two throws of 6: a card leads seat 1 to the building at 7, two more lead seat 2 to the antenna at 11."""
    after = criminals.advance(scene(0, 0, deck=["advance-1", "advance-2", "advance-3"]), Loaded())
    assert (after.positions, acting(after)) == ((None, 7, 11), ("decoding", 2))


def test_drawn_is_the_throw_that_advance_plays() -> None:
    for seed in range(30):
        state, rng = scene(0, 0, 0), random.Random(seed)
        thrown: list[sicario.Action] = []
        while sicario.actor(state) is CHANCE:
            thrown.append(criminals.drawn(state, rng))
            state = sicario.apply(state, thrown[-1])
        assert state == criminals.advance(scene(0, 0, 0), random.Random(seed))
        assert thrown
        assert all(isinstance(action, Roll) for action in thrown)
    assert criminals.drawn(scene(0, 0), Loaded()) == Roll(6)


def test_drawn_goes_by_exact_shares() -> None:
    """Shares that differ: each number that a generator can give stands for one of the parts they have in common."""

    class Uneven:
        """As much of a game as is asked for."""

        def chances(self, _state: object) -> tuple[tuple[Roll, Fraction], ...]:
            return tuple((Roll(pips), Fraction(share)) for pips, share in ((1, "1/2"), (2, "1/3"), (3, "1/6")))

    drawn = [chance.drawn(cast(Any, Uneven()), scene(0, 0), Told(number)) for number in range(6)]
    assert drawn == [Roll(1)] * 3 + [Roll(2)] * 2 + [Roll(3)]


class Told(Loaded):
    """Chance that is told what to draw, out of six."""

    def __init__(self, number: int) -> None:
        self.number = number

    @override
    def randrange(self, start: int, /) -> int:
        assert start == 6
        return self.number


def test_drawn_needs_chance_to_act() -> None:
    decoding = play(scene(7, 0), "roll 4")
    with pytest.raises(ValueError, match=r"^nothing is up to chance: seat 1 is to act$"):
        criminals.drawn(decoding, random.Random(1))
    *_, (over, _) = plies(3, 1)
    with pytest.raises(ValueError, match=r"^nothing is up to chance: the game is over$"):
        criminals.drawn(over, random.Random(1))
    with pytest.raises(TypeError, match="a view is no state"):
        criminals.drawn(cast(sicario.State, sicario.view(scene(0, 0), 1)), random.Random(1))


def test_records_hold_the_throws() -> None:
    """A game comes back from its set-up and its actions, those of chance among them."""
    *states, last = [(state, action) for state, action in plies(4, 3)]
    actions = [action for _, action in states if action is not None]
    assert any(isinstance(action, Roll) for action in actions)
    state: State = sicario.new_game(setup=sicario.setup_of(states[0][0]))
    for action in actions:
        state = sicario.apply(state, action)
    assert state == last[0]
