"""Views (§6): what a seat or a spectator knows, field by field, and that no view knows more."""

import attrs
import pytest

from criminals.core.base.seats import CHANCE, SPECTATOR
from criminals.games import sicario
from criminals.games.sicario import (
    Answer,
    Decoding,
    Fact,
    Hunting,
    Lights,
    Missed,
    Questioning,
    Rolling,
    State,
    Table,
    View,
)
from tests.games.positions import play
from tests.games.sicario.scenes import HOME, every_state, scene


def viewed(state: State) -> tuple[View, ...]:
    """The views of all seats, and the spectator's."""
    return tuple(sicario.view(state, viewer) for viewer in (*sicario.seats(state), SPECTATOR))


def hunting() -> State:
    """Seat 1 stands in a street and loses a turn, seat 2 in a building."""
    return scene(10, 14, phase=Hunting(0), read=["lose-turn"], lost={1: 1})


@pytest.mark.parametrize("players", [3, 4])
def test_6_3_a_view_has_the_table_and_ones_own_character_and_nothing_else(players: int) -> None:
    own = {field.name for field in attrs.fields(View)} - {field.name for field in attrs.fields(Table)}
    assert own == {"viewer", "character"}
    for state in every_state(players, 63):
        for seat, view in enumerate(viewed(state)[:-1]):
            assert (view.viewer, view.character) == (seat, state.characters[seat])
        spectator = sicario.view(state, SPECTATOR)
        assert (spectator.viewer, spectator.character) == (SPECTATOR, None)


def test_6_1_answers_are_heard_by_all() -> None:
    for view in viewed(play(hunting(), "ask 1 hat")):
        assert view.facts == (frozenset(), frozenset({Answer("hat", yes=True)}), frozenset())
    for view in viewed(play(hunting(), "ask 1 glasses")):
        assert view.facts[1] == {Answer("glasses", yes=False)}


def test_6_1_lights_and_missed_names_are_heard_by_all() -> None:
    state = scene(11, 3, phase=Decoding(1))
    for view in viewed(play(state, "disc woman no-hat no-glasses")):
        assert view.facts[0] == {Lights(("woman", "no-hat", "no-glasses"), 0)}
    for view in viewed(play(state, "capture Zeno")):
        assert view.facts[0] == {Missed("Zeno")}
    for view in viewed(play(hunting(), "eliminate 1 Zeno")):
        assert view.facts[1] == {Missed("Zeno")}


def test_6_1_facts_have_no_order_and_no_repeats() -> None:
    one = play(hunting(), "ask 1 hat", "roll 2", "ask 1 hat")
    facts: dict[int, set[Fact]] = {1: {Answer("hat", yes=True), Answer("man", yes=False)}}
    two = [scene(10, 14, phase=Hunting(0), read=["tip-off", "tip-off"], facts=facts) for _ in range(2)]
    assert sicario.view(play(two[0], "ask 1 hat"), 1) == sicario.view(play(two[1], "ask 1 man"), 1)
    assert one.facts[1] == {Answer("hat", yes=True)}
    assert sicario.view(two[0], 2).facts_of(1) == (Answer("man", yes=False), Answer("hat", yes=True))


def test_6_2_who_is_out_is_known_to_all() -> None:
    for view in viewed(play(hunting(), "eliminate 1 Olga")):
        assert view.shown == (None, "Olga", None)
        assert view.positions == (None, None, 14)


def test_6_2_a_captured_sicario_is_known_to_all() -> None:
    for view in viewed(play(scene(11, 3, phase=Decoding(1)), "capture Boris")):
        assert view.shown == ("Boris", "Olga", "Glenda")


def test_6_3_a_card_that_was_read_has_a_known_place() -> None:
    state = play(scene(0, 0, deck=["take-cover", "blackout"]), "roll 1", "roll 2")
    for view in viewed(state):
        assert view.bottom == ("take-cover", "blackout")
        assert view.unread_size == 14


def test_6_3_two_decks_that_nobody_can_tell_apart_have_equal_views() -> None:
    one, other = scene(0, 0, deck=["tip-off", "blackout"]), scene(0, 0, deck=["blackout", "tip-off"])
    assert one != other
    assert viewed(one) == viewed(other)


def test_6_3_two_deals_are_told_apart_by_whose_card_differs() -> None:
    one = scene(0, 0)
    other = attrs.evolve(one, characters=("Boris", "Elsa", "Glenda"))
    alike = [a == b for a, b in zip(viewed(one), viewed(other), strict=True)]
    assert alike == [True, False, True, True]


def test_6_4_at_the_end_all_is_shown() -> None:
    for view in viewed(play(scene(44, 0, read=["blackout"]), "roll 1")):
        assert view.shown == ("Boris", "Olga", "Glenda")
        assert len(view.bottom) == 16
        assert view.positions == (None, HOME, 0)


@pytest.mark.parametrize(
    "state", [scene(0, 0), scene(11, 0, phase=Decoding(1)), hunting(), scene(1, 0, phase=Questioning(0, 1))]
)
def test_a_pending_decision_is_shown_as_such(state: State) -> None:
    for view in viewed(state):
        assert (view.actor, view.phase) == (state.actor, state.phase)
        assert (view.actor is CHANCE) == isinstance(state.phase, Rolling)


def test_a_view_shows_no_secret_in_its_repr() -> None:
    state = scene(10, 13, deck=["tip-off"])
    text = repr(sicario.view(state, 1))
    assert "Olga" in text
    assert "Boris" not in text
    assert "Glenda" not in text
    assert "tip-off" not in text
