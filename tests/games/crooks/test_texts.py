"""States and views as one line of text: exact texts, and the way back over whole games."""

import random

import attrs
import pytest

import criminals
from criminals.core.seats import SPECTATOR
from criminals.games import crooks
from criminals.games.crooks import Edition, State, View
from criminals.testing import random_edition
from tests.games.crooks.lines import STATES, VIEWS, refusal, spread, values
from tests.games.crooks.scenes import every_state


@pytest.mark.parametrize("scene", STATES)
def test_the_text_of_a_state(scene: str) -> None:
    make, text = STATES[scene]
    assert crooks.to_text(make()) == spread(text)
    assert crooks.from_text(spread(text), kind="state", edition=make().edition) == make()


@pytest.mark.parametrize("scene", VIEWS)
def test_the_text_of_a_view(scene: str) -> None:
    make, viewer, text = VIEWS[scene]
    view = crooks.view(make(), viewer)
    assert crooks.to_text(view) == spread(text)
    assert crooks.from_text(spread(text), kind="view", edition=view.edition) == view


# --- whole games ---


def check_round_trip(value: State | View, edition: Edition | None) -> int:
    text = crooks.to_text(value)
    assert text.isascii()
    assert text.isprintable()
    assert crooks.from_text(text, edition=edition) == value
    return len(text)


@pytest.mark.parametrize(
    ("edition", "players"),
    [(edition, players) for edition in crooks.EDITIONS.values() for players in edition.piles],
    ids=lambda value: value.name if isinstance(value, Edition) else None,
)
def test_whole_games_are_written_and_read_back(edition: Edition, players: int) -> None:
    lengths = [
        [check_round_trip(value, None) for value in values(state)] for state in every_state(players, players, edition)
    ]
    assert max(map(max, lengths)) < 600
    assert sum(whole for whole, *_ in lengths) / len(lengths) < 400


def test_games_of_random_editions_are_written_and_read_back() -> None:
    rng = random.Random(5)
    for seed in range(8):
        edition = random_edition(rng)
        for state in every_state(rng.choice(tuple(edition.piles)), seed, edition):
            for value in values(state):
                check_round_trip(value, edition)


def test_worlds_with_the_same_view_have_the_same_text() -> None:
    rng = random.Random(6)
    for state in every_state(3, 6):
        for viewer in (0, SPECTATOR):
            view = crooks.view(state, viewer)
            world = crooks.sample_world(view, rng)
            assert crooks.to_text(crooks.view(world, viewer)) == crooks.to_text(view)


def test_the_verbs_find_the_game() -> None:
    state = criminals.new_game("crooks", players=3, seed=7)
    text = criminals.to_text(state)
    assert text == crooks.to_text(state)
    assert criminals.from_text("crooks", text) == state
    view = criminals.view(state, 1)
    assert criminals.from_text("crooks", criminals.to_text(view), kind="view") == view


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
    edition = attrs.evolve(crooks.TINY, name=name, targets=(3, 5))
    state = crooks.new_game(players=2, rng=random.Random(1), edition=edition)
    text = crooks.to_text(state)
    assert text.split()[2] == word
    assert crooks.from_text(text, edition=edition) == state
    assert refusal(text) == (
        f'edition, column 14: "{word}" does not come with the library: hand it over, edition=EDITION',
    )
    assert refusal(text, edition=crooks.TINY) == (
        f'edition, column 14: expected "tiny", the edition that was handed over, got "{word}"',
    )


def test_an_edition_of_the_library_may_be_handed_over() -> None:
    state = crooks.new_game(players=2, rng=random.Random(1), edition=crooks.TINY)
    assert crooks.from_text(crooks.to_text(state), edition=crooks.TINY) == state
