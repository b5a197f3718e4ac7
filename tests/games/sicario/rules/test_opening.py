"""§2: characters, the sicario's seat, the deck; set-ups that are given, and how a game is asked for."""

import random
from collections import Counter
from itertools import permutations
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.base.errors import InvalidState
from criminals.games import sicario
from criminals.games.sicario import REFERENCE, Setup, State
from tests.games.positions import play
from tests.games.sicario.scenes import acting, box, scene

COUNTS: Final = (3, 4)

EXAMPLE: Final = Setup(["Olga", "Zeno", "Glenda"], REFERENCE.events, 1)


def dealt(seed: int, players: int) -> State:
    return sicario.new_game(players=players, rng=random.Random(seed))


@pytest.mark.parametrize("players", COUNTS)
def test_2_1_one_sicario_and_the_others_agents(players: int) -> None:
    state = dealt(1, players)
    assert sicario.seats(state) == range(players)
    assert sorted((state.sicario, *state.agents)) == list(range(players))
    assert len(state.agents) == players - 1


@pytest.mark.parametrize("players", COUNTS)
def test_2_1_any_seat_may_be_the_sicarios(players: int) -> None:
    seats = Counter(dealt(seed, players).sicario for seed in range(200))
    assert set(seats) == set(range(players))
    assert min(seats.values()) > 200 // players // 2


@pytest.mark.parametrize("players", COUNTS)
def test_2_2_each_has_a_character_of_its_own(players: int) -> None:
    drawn: Counter[str] = Counter()
    for seed in range(150):
        characters = dealt(seed, players).characters
        assert len(set(characters)) == len(characters) == players
        drawn.update(characters)
    assert set(drawn) == {character.name for character in REFERENCE.characters}


def test_2_2_the_sicario_has_one_too() -> None:
    drawn = {state.characters[state.sicario] for state in (dealt(seed, 3) for seed in range(150))}
    assert len(drawn) > 20


@pytest.mark.parametrize("players", COUNTS)
def test_2_3_agents_on_the_boats_the_sicario_off_the_path(players: int) -> None:
    for seed in range(10):
        state = dealt(seed, players)
        assert [state.positions[seat] for seat in state.agents] == [0] * (players - 1)
        assert state.positions[state.sicario] is None
        assert state.exposed == ()
        assert state.lost == (0,) * players
        assert set(state.facts) == {frozenset()}
        assert set(state.shown) == {None}


def test_2_3_the_first_space_is_a_street() -> None:
    state = play(scene(0, 0, deck=["blackout"]), "roll 1")
    assert state.exposed == (1,)
    assert state.bottom == ("blackout",)


@pytest.mark.parametrize("players", COUNTS)
def test_2_4_the_event_cards_are_shuffled(players: int) -> None:
    tops: set[str] = set()
    for seed in range(100):
        state = dealt(seed, players)
        assert Counter(state.unread) == Counter(REFERENCE.events)
        assert (state.bottom, state.unread_size) == ((), 16)
        tops.add(state.unread[0])
    assert tops == set(REFERENCE.events)


@pytest.mark.parametrize(("hunter", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_2_4_the_seat_after_the_sicarios_starts_the_sicario_is_last(hunter: int, order: list[int]) -> None:
    """In each round; the sicario is first heard of when somebody stands in a street."""
    state = sicario.new_game(
        setup=Setup(["Olga", "Zeno", "Glenda", "Boris"], ["blackout"], hunter),
        edition=box("s" + "b" * 30, "blackout"),
    )
    found: list[object] = []
    for _ in range(6):
        found.append(acting(state)[1])
        state = play(state, "roll 3")
    assert found == order * 2

    street = sicario.new_game(
        setup=Setup(["Olga", "Zeno", "Glenda", "Boris"], ["lose-turn"], hunter), edition=box("s" * 30, "lose-turn")
    )
    street = play(street, "roll 1", "roll 2", "roll 3")
    assert acting(street) == ("hunting", hunter)


def test_2_4_a_set_up_that_is_given() -> None:
    state = sicario.new_game(setup=EXAMPLE)
    assert (state.characters, state.unread, state.sicario) == (("Olga", "Zeno", "Glenda"), REFERENCE.events, 1)
    assert acting(state) == ("rolling", 2)
    assert sicario.setup_of(state) == EXAMPLE
    assert Setup(["Olga"], []).sicario == 0


@pytest.mark.parametrize(
    ("changed", "faults"),
    [
        ({"characters": ("Olga", "Zeno")}, ["characters: 2 are given to 3 players (§2.2)"]),
        (
            {"characters": ("Olga", "Olga", "Ivan")},
            [
                "characters: 'Olga' is given to 2 players (§2.2)",
                "characters: 'Ivan' is not in edition 'reference' (§1.1)",
            ],
        ),
        (
            {"events": (*REFERENCE.events[1:], "lose-turn", "joker")},
            [
                "events: 'advance-1' stands there 0 times, the box has 1 (§2.4)",
                "events: 'lose-turn' stands there 4 times, the box has 3 (§2.4)",
                "events: 'joker' stands there 1 times, the box has 0 (§2.4)",
            ],
        ),
        ({"sicario": 3}, ["sicario: 3 is no seat of 3 players (§2.1)"]),
        ({"sicario": -1}, ["sicario: -1 is no seat of 3 players (§2.1)"]),
        (
            {"characters": ("Olga", "Zeno", "Zeno"), "sicario": 9},
            ["characters: 'Zeno' is given to 2 players (§2.2)", "sicario: 9 is no seat of 3 players (§2.1)"],
        ),
    ],
)
def test_every_fault_of_a_set_up_is_named(changed: dict[str, Any], faults: list[str]) -> None:
    with pytest.raises(InvalidState) as error:
        sicario.new_game(players=3, setup=attrs.evolve(EXAMPLE, **changed))
    assert (error.value.what, [*map(str, error.value.faults)]) == ("setup", faults)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Setup(cast(Any, [1, 2, 3]), []), "1 is not a text"),
        (lambda: Setup([], cast(Any, [None])), "None is not a text"),
        (lambda: Setup([], [], cast(Any, "0")), "sicario is a whole number, not '0'"),
        (lambda: Setup([], [], True), "sicario is a whole number, not True"),
    ],
)
def test_a_set_up_of_other_things_is_refused(make: Any, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        make()


def test_the_number_of_players_follows_from_the_characters() -> None:
    assert sicario.new_game(setup=EXAMPLE).players == 3
    with pytest.raises(ValueError, match=r"characters \(2\) do not tell how many play in edition 'reference'"):
        sicario.new_game(setup=attrs.evolve(EXAMPLE, characters=("Olga", "Zeno")))
    with pytest.raises(InvalidState, match="3 are given to 4 players"):
        sicario.new_game(players=4, setup=EXAMPLE)


def test_every_set_up_once() -> None:
    """24 ways to give 4 characters to 3 seats, 3 orders of three cards of which two are equal, 3 seats."""
    small = attrs.evolve(
        box("sb", "tip-off", "blackout", "tip-off", die=2), characters=REFERENCE.characters[:4], name="small"
    )
    found = list(sicario.setups(3, small))
    assert len(found) == len(set(found)) == 24 * 3 * 3
    assert {setup.events for setup in found} == set(permutations(small.events))
    assert {setup.sicario for setup in found} == {0, 1, 2}
    assert {len(setup.characters) for setup in found} == {3}
    assert len(list(sicario.setups(4, small))) == 24 * 3 * 4
    for setup in found:
        assert sicario.setup_of(sicario.new_game(setup=setup, edition=small)) == setup
