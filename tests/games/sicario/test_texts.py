"""States and views as one line of text: exact texts, and the way back over whole games."""

import random

import attrs
import pytest

from criminals.core.seats import SPECTATOR
from criminals.games import sicario
from criminals.games.sicario import Edition, State, View
from criminals.testing.random_editions import random_sicario_edition
from tests.games.sicario.lines import STATES, VIEWS, every_state, refusal, spread, values
from tests.games.sicario.papers import MINE


@pytest.mark.parametrize("scene", STATES)
def test_the_text_of_a_state(scene: str) -> None:
    make, text = STATES[scene]
    assert sicario.to_text(make()) == spread(text)
    assert sicario.from_text(spread(text), kind="state", edition=make().edition) == make()


@pytest.mark.parametrize("scene", VIEWS)
def test_the_text_of_a_view(scene: str) -> None:
    make, viewer, text = VIEWS[scene]
    view = sicario.view(make(), viewer)
    assert sicario.to_text(view) == spread(text)
    assert sicario.from_text(spread(text), kind="view", edition=view.edition) == view


# --- whole games ---


def check_round_trip(value: State | View, edition: Edition | None) -> int:
    text = sicario.to_text(value)
    assert text.isascii()
    assert text.isprintable()
    assert sicario.from_text(text, edition=edition) == value
    return len(text)


@pytest.mark.parametrize(
    ("edition", "players"),
    [(edition, players) for edition in sicario.EDITIONS.values() for players in edition.players],
    ids=lambda value: value.name if isinstance(value, Edition) else None,
)
def test_whole_games_are_written_and_read_back(edition: Edition, players: int) -> None:
    lengths = [
        [check_round_trip(value, None) for value in values(state)] for state in every_state(players, players, edition)
    ]
    assert max(map(max, lengths)) < 700


def test_games_of_random_editions_are_written_and_read_back() -> None:
    rng = random.Random(5)
    for seed in range(25):
        edition = random_sicario_edition(rng)
        for state in every_state(rng.choice(edition.players), seed, edition):
            for value in values(state):
                check_round_trip(value, edition)


def test_states_that_one_can_not_tell_apart_have_the_same_text() -> None:
    seen = 0
    for state in every_state(3, 6):
        if isinstance(state.phase, sicario.Over):
            break
        other = attrs.evolve(state, unread=tuple(reversed(state.unread)))
        seen += other != state
        for viewer in (*range(3), SPECTATOR):
            one, two = sicario.view(state, viewer), sicario.view(other, viewer)
            assert sicario.to_text(one) == sicario.to_text(two)
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
    state = sicario.new_game(players=3, rng=random.Random(1), edition=edition)
    text = sicario.to_text(state)
    assert text.split()[2] == word
    assert sicario.from_text(text, edition=edition) == state
    assert refusal(text) == (
        f'edition, column 15: "{word}" does not come with the library: hand it over, edition=EDITION',
    )
    assert refusal(text, edition=sicario.TINY) == (
        f'edition, column 15: expected "tiny", the edition that was handed over, got "{word}"',
    )


def test_names_and_signs_are_spelled_as_in_a_web_address() -> None:
    characters = (*MINE.characters[:-1], attrs.evolve(MINE.characters[-1], sign="caf\u00e9'-1_"))
    edition = attrs.evolve(MINE, characters=characters)
    setup = sicario.Setup(("D'Arcy", "Zo\u00eb", "Bob"), MINE.events, 2)
    state = sicario.new_game(setup=setup, edition=edition)
    for action in (sicario.Roll(1), sicario.Roll(1)):
        state = sicario.apply(state, action)
    for action, seat in (
        (sicario.Ask(0, "caf\u00e9'-1_"), "seat0=(D%27Arcy),caf%C3%A9%27-1_:no"),
        (sicario.Eliminate(0, "Zo\u00eb"), "seat0=(D%27Arcy),!Zo%C3%AB"),
    ):
        after = sicario.apply(state, action)
        text = sicario.to_text(after)
        assert f" {seat} seat1=(Zo%C3%AB) " in text
        assert sicario.from_text(text, edition=edition) == after


def test_an_edition_of_the_library_may_be_handed_over() -> None:
    state = sicario.new_game(players=3, rng=random.Random(1), edition=sicario.TINY)
    assert sicario.from_text(sicario.to_text(state), edition=sicario.TINY) == state
