"""§3.3, §3.4 and §6.3: who is exposed, the cards that are drawn, and where they lie from then on."""

from collections import Counter

import pytest

from criminals.games import sicario
from criminals.games.sicario import State
from tests.games.positions import changes, play
from tests.games.sicario.scenes import HOME, acting, box, every_state, plies, scene

STREETS = {
    *(1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 15, 17, 19, 20, 22),
    *(23, 24, 26, 27, 28, 30, 31, 32, 34, 35, 37, 39, 41, 42, 44),
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
    again = play(after, "roll 2")
    assert again.bottom == ("blackout", "advance-1")


@pytest.mark.parametrize(("at", "roll"), [(0, 3), (7, 4)])
def test_3_4_in_a_building_an_agent_is_hidden(at: int, roll: int) -> None:
    """With an antenna or without; no card is drawn."""
    before = scene(at, 0)
    after = play(before, f"roll {roll}")
    assert after.exposed == ()
    assert (after.unread, after.bottom) == (before.unread, ())


def test_3_4_an_agents_turn_in_a_building_ends() -> None:
    before = scene(0, 0)
    after = play(before, "roll 3")
    assert acting(after) == ("rolling", 2)
    assert set(changes(before, after)) == {"positions", "phase"}


def test_3_3_an_agent_who_only_waits_there_draws_no_more() -> None:
    """A card is drawn on coming to rest by a move, and the agent stays exposed."""
    state = play(scene(0, 0, deck=["lose-turn"]), "roll 1", "roll 3")
    assert (acting(state), state.exposed) == (("hunting", 0), (1,))
    state = play(state, "ask 1 hat", "roll 4")
    assert (acting(state), state.exposed, state.bottom) == (("hunting", 0), (1,), ("lose-turn",))


def test_6_3_a_card_that_was_read_rises_as_others_are() -> None:
    edition = box("s" + "b" * 40, "lose-turn", "blackout", "advance-1")
    state = scene(0, 0, 0, edition=edition)
    state = play(state, "roll 1")
    assert (state.unread, state.bottom) == (("blackout", "advance-1"), ("lose-turn",))
    state = play(state, "roll 2")
    assert state.bottom == ("lose-turn",)


def test_6_3_once_all_are_read_everybody_knows_the_order() -> None:
    edition = box("s" * 60, "lose-turn", "tip-off", "blackout")
    state = scene(0, 0, 0, edition=edition)
    state = play(state, "roll 1", "roll 3, ask 2 hat", "roll 6")
    assert (state.unread, state.bottom, state.unread_size) == ((), ("lose-turn", "tip-off", "blackout"), 0)
    state = play(state, "roll 1")
    assert (state.unread, state.bottom) == ((), ("tip-off", "blackout", "lose-turn"))
    assert acting(state) == ("rolling", 3)


@pytest.mark.parametrize("players", [3, 4])
def test_6_3_no_card_is_lost(players: int) -> None:
    for seed in range(6):
        for state in every_state(players, seed):
            assert Counter(state.deck) == Counter(sicario.REFERENCE.events)
            assert state.unread_size == len(state.unread)


def cards_of(state: State, seat: int, pips: int) -> list[str]:
    """The cards that a throw has an agent draw, told a second time: one in each street where a move leaves it."""
    others = {at for other, at in enumerate(state.positions) if other != seat and at not in (None, 0, HOME)}
    start = state.positions[seat]
    assert start is not None
    at, steps, drawn = start, pips, list[str]()
    while steps:
        at += steps
        while at in others:
            at += 1 if steps > 0 else -1
        if at not in STREETS:
            break
        drawn.append(state.deck[len(drawn) % len(state.deck)])
        word, _, number = drawn[-1].rpartition("-")
        onward = {"advance": 1, "retreat": -1}.get(word, 0)
        steps = onward * int(number) if onward else 0
    return drawn


@pytest.mark.parametrize("players", [3, 4])
def test_3_3_a_card_is_drawn_exactly_when_a_move_ends_in_a_street(players: int) -> None:
    """The deck turns by one for each of them, and no other action turns it."""
    drawn: Counter[int] = Counter()
    for seed in range(12):
        before = None
        for state, action in plies(players, seed):
            if before is not None:
                earlier, done = before
                turned = 0
                if isinstance(done, sicario.Roll):
                    seat = acting(earlier)[1]
                    assert isinstance(seat, int)
                    turned = len(cards_of(earlier, seat, done.pips))
                    drawn[turned] += 1
                assert state.deck == (*earlier.deck[turned:], *earlier.deck[:turned])
            before = state, action
    assert min(drawn[0], drawn[1]) > 50, "no card, or one"
    assert sum(drawn[turned] for turned in range(2, 17)) > 30, "a chain of them"
    assert max(drawn) > 2
