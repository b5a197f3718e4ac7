"""States and views as one line of text: exact texts, and the way back over whole games."""

import random

import attrs
import pytest

from criminals.core.seats import SPECTATOR
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Edition, State, View
from criminals.testing import random_counterfeiters_edition
from tests.games.counterfeiters.lines import STATES, VIEWS, refusal, spread, values
from tests.games.counterfeiters.papers import MINE
from tests.games.counterfeiters.scenes import every_state


@pytest.mark.parametrize("scene", STATES)
def test_the_text_of_a_state(scene: str) -> None:
    make, text = STATES[scene]
    assert counterfeiters.to_text(make()) == spread(text)
    assert counterfeiters.from_text(spread(text), kind="state", edition=make().edition) == make()


@pytest.mark.parametrize("scene", VIEWS)
def test_the_text_of_a_view(scene: str) -> None:
    make, viewer, text = VIEWS[scene]
    view = counterfeiters.view(make(), viewer)
    assert counterfeiters.to_text(view) == spread(text)
    assert counterfeiters.from_text(spread(text), kind="view", edition=view.edition) == view


# --- whole games ---


def check_round_trip(value: State | View, edition: Edition | None) -> int:
    text = counterfeiters.to_text(value)
    assert text.isascii()
    assert text.isprintable()
    assert counterfeiters.from_text(text, edition=edition) == value
    return len(text)


@pytest.mark.parametrize(
    ("edition", "players"),
    [(edition, players) for edition in counterfeiters.EDITIONS.values() for players in edition.players],
    ids=lambda value: value.name if isinstance(value, Edition) else None,
)
def test_whole_games_are_written_and_read_back(edition: Edition, players: int) -> None:
    lengths = [
        [check_round_trip(value, None) for value in values(state)] for state in every_state(players, players, edition)
    ]
    assert max(map(max, lengths)) < 600


def test_games_of_random_editions_are_written_and_read_back() -> None:
    rng = random.Random(5)
    for seed in range(25):
        edition = random_counterfeiters_edition(rng)
        for state in every_state(rng.choice(edition.players), seed, edition):
            for value in values(state):
                check_round_trip(value, edition)


def test_states_that_one_can_not_tell_apart_have_the_same_text() -> None:
    seen = 0
    for state in every_state(3, 6):
        for cash in state.crews[0].possible:
            world = attrs.evolve(state, cash=(cash, *state.cash[1:]))
            seen += world != state
            for viewer in (1, SPECTATOR):
                one, other = counterfeiters.view(world, viewer), counterfeiters.view(state, viewer)
                assert counterfeiters.to_text(one) == counterfeiters.to_text(other)
    assert seen


# --- editions ---


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("mine", "*mine"),
        ("tiny", "*tiny"),
        ("a b*/\n", "*a%20b%2A%2F%0A"),
        ("caff\u00e8 1.0_~-", "*caff%C3%A8%201.0_~-"),
        ("\ud800", "*%ED%A0%80"),
    ],
    ids=ascii,
)
def test_an_edition_of_ones_own_is_named_and_handed_over(name: str, word: str) -> None:
    edition = attrs.evolve(MINE, name=name)
    state = counterfeiters.new_game(players=2, rng=random.Random(1), edition=edition)
    text = counterfeiters.to_text(state)
    assert text.split()[2] == word
    assert counterfeiters.from_text(text, edition=edition) == state
    assert refusal(text) == (
        f'edition, column 22: "{word}" does not come with the library: hand it over, edition=EDITION',
    )
    assert refusal(text, edition=counterfeiters.TINY) == (
        f'edition, column 22: expected "tiny", the edition that was handed over, got "{word}"',
    )


def test_an_edition_of_the_library_may_be_handed_over() -> None:
    state = counterfeiters.new_game(players=2, rng=random.Random(1), edition=counterfeiters.TINY)
    assert counterfeiters.from_text(counterfeiters.to_text(state), edition=counterfeiters.TINY) == state
