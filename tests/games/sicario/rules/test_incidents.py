"""§7.4: what each event card does."""

import pytest

from criminals.games import sicario
from criminals.games.sicario import Answer
from tests.games.positions import code, listed, play
from tests.games.sicario.scenes import HOME, acting, box, scene


def drawing(event: str, *at: int | None, roll: int = 1) -> sicario.State:
    """The state after the first agent's throw led it into a street, where it drew a card.

    If that led to another street, it drew a lost turn there.
    """
    state = play(scene(*at, deck=[event, "lose-turn"]), f"roll {roll}")
    assert state.deck[-1:] == (event,) or state.deck[-2:] == (event, "lose-turn"), "it was drawn"
    return state


def cards(state: sicario.State) -> int:
    """How many cards were drawn."""
    return len(state.bottom)


@pytest.mark.parametrize(
    ("event", "space"), [("advance-1", 10), ("advance-2", 11), ("advance-3", 12), ("advance-4", 13)]
)
def test_7_4_advance_leads_so_many_spaces_on(event: str, space: int) -> None:
    """§3.3 to §3.5 follow: 11 is an antenna, and in the streets a card is drawn."""
    state = drawing(event, 8, 0)
    assert state.positions == (None, space, 0)
    assert acting(state) == (("decoding", 1) if space == 11 else ("rolling", 2))
    assert (cards(state), state.lost) == ((1, (0, 0, 0)) if space == 11 else (2, (0, 1, 0)))


@pytest.mark.parametrize(("others", "space"), [((11, 0), 12), ((11, 12), 13), ((12, 11), 13), ((10, 0), 11)])
def test_7_4_advance_passes_taken_spaces(others: tuple[int, ...], space: int) -> None:
    """By §3.1; the space where the card was drawn is the agent's own."""
    assert drawing("advance-2", 8, *others).positions[1] == space


def test_7_4_advance_to_a_building_hides() -> None:
    state = drawing("advance-1", 0, 0, roll=2)
    assert (state.positions, state.exposed) == ((None, 3, 0), ())
    assert (acting(state), cards(state)) == (("rolling", 2), 1), "the turn ends there (§3.4)"


@pytest.mark.parametrize("event", ["advance-1", "advance-4"])
def test_7_4_advance_into_the_embassy_counts_at_once(event: str) -> None:
    state = drawing(event, 43, 0)
    assert (state.positions[1], acting(state)) == (HOME, ("over", None))
    outcome = sicario.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((1, 2), "5.1")


def test_7_4_with_four_players_one_at_the_embassy_is_not_enough() -> None:
    state = drawing("advance-1", 43, 0, 0)
    assert (state.positions, acting(state), cards(state)) == ((None, HOME, 0, 0), ("rolling", 2), 1)


def test_7_4_advance_past_taken_spaces_into_the_embassy() -> None:
    state = drawing("advance-1", 41, 43, 44)
    assert state.positions == (None, HOME, 43, 44)


@pytest.mark.parametrize(
    ("event", "at", "space"), [("retreat-1", 9, 9), ("retreat-2", 9, 8), ("retreat-1", 3, 3), ("retreat-2", 8, 7)]
)
def test_7_4_retreat_leads_so_many_spaces_back(event: str, at: int, space: int) -> None:
    """§3.3 and §3.4 follow: a card is drawn in the streets 9 and 8, and the turn ends in the buildings 3 and 7."""
    state = drawing(event, at, 0)
    assert state.positions == (None, space, 0)
    assert acting(state) == ("rolling", 2)
    assert (cards(state), state.lost) == ((2, (0, 1, 0)) if space > 7 else (1, (0, 0, 0)))
    assert state.exposed == ((1,) if space > 7 else ())


@pytest.mark.parametrize(
    ("others", "space"),
    [((8, 0), 7), ((8, 7), 6), ((7, 8), 6), ((9, 8), 7), ((7, 0), 8), ((None, 8), 7), ((None, None), 8)],
)
def test_7_4_retreat_passes_taken_spaces_backwards(others: tuple[int | None, ...], space: int) -> None:
    """From 10 with retreat-2, by a throw of 5 from 5."""
    state = drawing("retreat-2", 5, *others, roll=5)
    assert state.positions[1] == space


def test_7_4_retreat_to_an_antenna_lets_it_be_used() -> None:
    state = drawing("retreat-1", 7, 0, roll=5)
    assert (state.positions[1], acting(state), cards(state)) == (11, ("decoding", 1), 1)


@pytest.mark.parametrize(
    ("event", "roll", "others"),
    [
        ("retreat-1", 1, (0, 0)),
        ("retreat-2", 2, (0, 0)),
        ("retreat-2", 1, (0, 0)),
        ("retreat-1", 2, (1, 0)),
        ("retreat-2", 4, (2, 1)),
    ],
)
def test_7_4_retreat_stops_at_the_boats(event: str, roll: int, others: tuple[int, ...]) -> None:
    """They are never taken, and hide; the turn ends there."""
    state = drawing(event, 0, *others, roll=roll)
    assert state.positions[1] == 0
    assert not state.is_exposed(1)
    assert (acting(state), cards(state), sum(state.lost)) == (("rolling", 2), 1, 0)


def test_7_4_lose_turn_is_spent_when_the_turn_next_comes() -> None:
    state = drawing("lose-turn", 0, 0, roll=4)
    assert (state.positions, state.lost) == ((None, 4, 0), (0, 1, 0))
    state = play(state, "roll 3")
    assert (acting(state), state.lost) == (("hunting", 0), (0, 1, 0))
    state = play(state, "ask 1 hat")
    assert (acting(state), state.lost) == (("rolling", 2), (0, 0, 0))
    state = play(state, "roll 4", "ask 1 no-hat")
    assert acting(state) == ("rolling", 1)


def test_7_4_several_lost_turns_add_up() -> None:
    state = scene(0, 0, deck=["lose-turn"], lost={1: 1})
    state = play(state, "roll 4")
    assert state.lost == (0, 2, 0)
    for throws, left in (("roll 3", 1), ("roll 4", 0)):
        state = play(state, throws)
        assert acting(state) == ("hunting", 0)
        state = play(state, "ask 1 hat")
        assert (acting(state), state.lost) == (("rolling", 2), (0, left, 0))
    state = play(state, "roll 4, skip", "ask 1 hat")
    assert acting(state) == ("rolling", 1)


def test_7_4_turns_lost_by_two_agents_are_spent_each_in_its_place() -> None:
    edition = box("s" * 40, "roll-again", "lose-turn", "lose-turn")
    state = scene(0, 30, edition=edition, deck=["lose-turn", "roll-again"])
    state = play(state, "roll 1")
    assert state.lost == (0, 1, 0)
    state = play(state, "roll 1, roll 1")
    assert state.lost == (0, 1, 1)
    state = play(state, "ask 1 hat")
    assert (acting(state), state.lost) == (("hunting", 0), (0, 0, 0)), "both were spent in one round"


def test_7_4_blackout_is_the_sicarios_lost_turn() -> None:
    state = drawing("blackout", 0, 0, roll=4)
    assert state.lost == (1, 0, 0)
    state = play(state, "roll 3")
    assert (acting(state), state.lost, state.exposed) == (("rolling", 1), (0, 0, 0), (1,))


def test_7_4_blackout_is_spent_even_if_nobody_is_exposed() -> None:
    state = play(scene(8, 0, lost={0: 1}, seat=2), "roll 3")
    assert (acting(state), state.lost) == (("rolling", 1), (0, 0, 0)), "somebody is exposed"
    hidden = play(scene(3, 7, lost={0: 1}, seat=2), "roll 4, skip")
    assert (acting(hidden), hidden.lost, hidden.exposed) == (("rolling", 1), (0, 0, 0), ())


def test_7_4_several_blackouts_add_up() -> None:
    state = play(scene(0, 7, deck=["blackout"], lost={0: 1}), "roll 4")
    assert state.lost == (2, 0, 0)
    state = play(state, "roll 4, skip")
    assert (acting(state), state.lost) == (("rolling", 1), (1, 0, 0))
    state = play(state, "roll 3", "roll 3")
    assert (acting(state), state.lost) == (("rolling", 1), (0, 0, 0))


def test_7_4_roll_again_is_a_new_throw_of_the_same_agent() -> None:
    state = drawing("roll-again", 0, 0, roll=4)
    assert acting(state) == ("rolling", 1)
    assert sicario.actor(state) is sicario.actor(scene(0, 0))
    state = play(state, "roll 3")
    assert (state.positions, acting(state)) == ((None, 7, 0), ("rolling", 2))


def test_7_4_roll_again_may_lead_to_another_card() -> None:
    state = play(scene(0, 0, deck=["roll-again", "advance-1", "blackout"]), "roll 4, roll 5")
    assert (state.positions, state.bottom) == ((None, 10, 0), ("roll-again", "advance-1", "blackout"))


def test_7_4_roll_again_may_lead_to_an_antenna_and_it_can_be_used() -> None:
    state = play(scene(0, 0, deck=["roll-again"]), "roll 5, roll 6")
    assert acting(state) == ("decoding", 1)


def test_7_4_roll_again_passes_taken_spaces_and_reaches_the_embassy() -> None:
    assert play(scene(0, 8, deck=["roll-again", "blackout"]), "roll 4, roll 4").positions[1] == 9
    assert play(scene(38, 0, 0, deck=["roll-again"]), "roll 4, roll 3").positions[1] == HOME


def test_7_4_roll_again_more_than_once() -> None:
    edition = box("s" * 9 + "b", "roll-again")
    state = scene(0, 0, edition=edition)
    state = play(state, "roll 1, roll 1, roll 1")
    assert (acting(state), state.positions) == (("rolling", 1), (None, 3, 0))
    assert acting(play(state, "roll 6, roll 1")) == ("rolling", 2)


@pytest.mark.parametrize(
    ("at", "roll", "others", "space"),
    [
        (1, 1, (0, 0), 3),
        (3, 1, (0, 0), 7),
        (7, 1, (0, 0), 11),
        (7, 1, (11, 0), 14),
        (7, 1, (14, 11), 16),
        (3, 2, (7, 11), 14),
        (11, 1, (13, 10), 14),
    ],
)
def test_7_4_take_cover_leads_to_the_nearest_free_building(
    at: int, roll: int, others: tuple[int, ...], space: int
) -> None:
    state = drawing("take-cover", at, *others, roll=roll)
    assert (state.positions[1], state.is_exposed(1)) == (space, False)
    assert cards(state) == 1
    assert acting(state) == (("decoding", 1) if space == 11 else ("rolling", 2)), "§3.4 or §3.5 follows"


def test_7_4_take_cover_with_none_ahead_stays() -> None:
    state = drawing("take-cover", 43, 0)
    assert (state.positions, state.exposed, acting(state)) == ((None, 44, 0), (1,), ("rolling", 2))
    taken = drawing("take-cover", 41, 43)
    assert (taken.positions, taken.exposed, acting(taken)) == ((None, 42, 43), (1,), ("rolling", 2))
    assert cards(state) == cards(taken) == 1, "who stays draws no other card (§3.3)"


def test_7_4_tip_off_makes_the_sicario_ask_this_agent_at_once() -> None:
    state = drawing("tip-off", 0, 4, 5, roll=2)
    assert (state.exposed, acting(state)) == ((1, 2, 3), ("questioning", 0))
    traits = "man woman hat no-hat glasses no-glasses scar tattoo earring freckles gold-tooth green-hat"
    assert listed(state) == [f"ask 1 {trait}" for trait in traits.split()]


def test_7_4_tip_off_allows_no_elimination_no_other_agent_no_refusal() -> None:
    state = drawing("tip-off", 0, 4, 3, roll=2)
    assert code(state, "eliminate 1 Olga") == ("wrong_phase", "7.4")
    assert code(state, "skip") == ("wrong_phase", "7.4")
    assert code(state, "ask 2 hat") == ("other_agent", "7.4")
    assert code(state, "ask 3 hat") == ("not_exposed", "4.1")


def test_7_4_after_a_tip_off_the_agents_turn_ends() -> None:
    state = play(drawing("tip-off", 0, 0, roll=4), "ask 1 green-hat")
    assert list(map(set, state.facts)) == [set(), {Answer("green-hat", yes=True)}, set()]
    assert (acting(state), state.positions) == (("rolling", 2), (None, 4, 0))


def test_7_4_a_tip_off_is_not_the_sicarios_turn() -> None:
    """The sicario still has its turn in this round."""
    state = play(scene(3, 0, seat=2, deck=["tip-off"]), "roll 4, ask 2 man")
    assert acting(state) == ("hunting", 0)


def test_7_4_a_blackout_neither_stops_a_tip_off_nor_is_spent_by_it() -> None:
    state = play(scene(0, 0, deck=["tip-off"], lost={0: 1}), "roll 4")
    assert (acting(state), state.lost) == (("questioning", 0), (1, 0, 0))
    state = play(state, "ask 1 hat")
    assert (acting(state), state.lost) == (("rolling", 2), (1, 0, 0))
    state = play(state, "roll 3")
    assert (acting(state), state.lost, state.exposed) == (("rolling", 1), (0, 0, 0), (1,))


def test_7_4_every_event_of_the_box_happens_here() -> None:
    assert set(sicario.REFERENCE.events) == {
        *("advance-1", "advance-2", "advance-3", "advance-4", "retreat-1", "retreat-2"),
        *("lose-turn", "roll-again", "take-cover", "tip-off", "blackout"),
    }
