"""§3.3, §3.4 and §6.3: who is exposed, the card that is drawn, and where it lies from then on."""

from collections import Counter

import pytest

from criminals.games import sicario
from tests.games.sicario.scenes import HOME, acting, box, changes, every_state, play, plies, scene

STREETS = {
    *(1, 2, 4, 5, 7, 9, 10, 11, 12, 14, 15, 17, 18, 20, 22),
    *(23, 24, 26, 27, 29, 31, 32, 33, 34, 36, 37, 39, 40, 42, 44),
}


def test_3_3_an_agent_on_a_street_is_exposed() -> None:
    for at in range(46):
        state = scene(at, 0, 0)
        assert state.exposed == ((1,) if at in STREETS else ())
        assert state.is_exposed(1) is (at in STREETS)
        assert not state.is_exposed(0)


def test_3_3_the_top_card_is_drawn_read_and_goes_under_the_deck() -> None:
    before = scene(0, 0, deck=["blackout", "advance-1"])
    after = play(before, "roll 4")
    assert after.unread == before.unread[1:]
    assert after.bottom == ("blackout",)
    assert after.deck == (*before.deck[1:], before.deck[0])
    again = play(after, "roll 1")
    assert again.bottom == ("blackout", "advance-1")


@pytest.mark.parametrize("roll", [3, 6])
def test_3_4_in_a_building_an_agent_is_hidden(roll: int) -> None:
    """With an antenna or without; no card is drawn."""
    before = scene(0, 0)
    after = play(before, f"roll {roll}")
    assert after.exposed == ()
    assert (after.unread, after.bottom) == (before.unread, ())


def test_3_4_an_agents_turn_in_a_building_ends() -> None:
    before = scene(0, 0)
    after = play(before, "roll 3")
    assert acting(after) == ("rolling", 2)
    assert set(changes(before, after)) == {"positions", "phase"}


def test_3_3_an_agent_who_only_waits_there_draws_no_more() -> None:
    """A card is drawn on coming to rest by a throw, and the agent stays exposed."""
    state = play(scene(0, 0, deck=["lose-turn"]), "roll 1", "roll 3")
    assert (acting(state), state.exposed) == (("hunting", 0), (1,))
    state = play(state, "ask 1 hat", "roll 3, skip")
    assert (acting(state), state.exposed, state.bottom) == (("hunting", 0), (1,), ("lose-turn",))


def test_6_3_a_card_that_was_read_rises_as_others_are() -> None:
    edition = box("s" + "b" * 40, "lose-turn", "blackout", "advance-1")
    state = scene(0, 0, 0, edition=edition)
    state = play(state, "roll 1")
    assert (state.unread, state.bottom) == (("blackout", "advance-1"), ("lose-turn",))
    state = play(state, "roll 2")
    assert state.bottom == ("lose-turn",)


def test_6_3_once_all_are_read_everybody_knows_the_order() -> None:
    edition = box("s" * 60, "lose-turn", "advance-1", "advance-2")
    state = scene(0, 0, 0, edition=edition)
    state = play(state, "roll 1", "roll 3", "roll 6")
    assert (state.unread, state.bottom, state.unread_size) == ((), ("lose-turn", "advance-1", "advance-2"), 0)
    state = play(state, "ask 2 hat", "roll 1")
    assert (state.unread, state.bottom) == ((), ("advance-1", "advance-2", "lose-turn"))
    assert acting(state) == ("rolling", 3)


@pytest.mark.parametrize("players", [3, 4])
def test_6_3_no_card_is_lost(players: int) -> None:
    for seed in range(6):
        for state in every_state(players, seed):
            assert Counter(state.deck) == Counter(sicario.REFERENCE.events)
            assert state.unread_size == len(state.unread)


@pytest.mark.parametrize("players", [3, 4])
def test_3_3_a_card_is_drawn_exactly_when_a_throw_ends_in_a_street(players: int) -> None:
    """The deck turns by one, and by no more than one a throw."""
    drawn = 0
    for seed in range(8):
        before = None
        for state, action in plies(players, seed):
            if before is not None:
                earlier, done = before
                expected = earlier.deck
                if isinstance(done, sicario.Roll):
                    seat = acting(earlier)[1]
                    assert isinstance(seat, int)
                    at = earlier.positions[seat]
                    assert at is not None
                    at += done.pips
                    while at in earlier.positions and at < HOME:
                        at += 1
                    if at in STREETS:
                        drawn += 1
                        expected = (*expected[1:], expected[0])
                assert state.deck == expected
            before = state, action
    assert drawn > 50
