"""States and views as one line of text: exact texts, the way back over whole games, and texts that strangers wrote."""

import random
from functools import cache
from typing import Any, Final, cast

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import criminals
from criminals.core.base.errors import InvalidState, MalformedDocument
from criminals.core.base.seats import SPECTATOR, Viewer
from tests.games.every_game.samples import SAMPLES, Sample, every_game, every_state, values
from tests.games.papers import text_refusal

VERBS: Final[Any] = criminals


def spread(text: str) -> str:
    """A text that a test has on several lines."""
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("sample", "make", "text"),
    [
        pytest.param(sample, make, text, id=f"{sample.name}-{scene}")
        for sample in SAMPLES
        for scene, (make, text) in sample.states.items()
    ],
)
def test_the_text_of_a_state(sample: Sample, make: Any, text: str) -> None:
    assert sample.game.to_text(make()) == spread(text)
    assert sample.game.from_text(spread(text), kind="state", edition=make().edition) == make()


@pytest.mark.parametrize(
    ("sample", "make", "viewer", "text"),
    [
        pytest.param(sample, make, viewer, text, id=f"{sample.name}-{scene}")
        for sample in SAMPLES
        for scene, (make, viewer, text) in sample.views.items()
    ],
)
def test_the_text_of_a_view(sample: Sample, make: Any, viewer: Viewer, text: str) -> None:
    view = sample.game.view(make(), viewer)
    assert sample.game.to_text(view) == spread(text)
    assert sample.game.from_text(spread(text), kind="view", edition=view.edition) == view


# --- whole games ---


def check_round_trip(sample: Sample, value: Any, edition: Any) -> int:
    text = sample.game.to_text(value)
    assert text.isascii()
    assert text.isprintable()
    assert sample.game.from_text(text, edition=edition) == value
    return len(text)


@pytest.mark.parametrize(
    ("sample", "edition", "players"),
    [
        pytest.param(sample, edition, players, id=f"{sample.name}-{edition}-{players}")
        for sample in SAMPLES
        for edition, box in sample.game.EDITIONS.items()
        for players in box.players
    ],
)
def test_whole_games_are_written_and_read_back(sample: Sample, edition: str, players: int) -> None:
    for state in every_state(sample, players, edition, players):
        for value in values(sample, state):
            assert check_round_trip(sample, value, None) < sample.longest_text


@every_game
def test_games_of_random_editions_are_written_and_read_back(sample: Sample) -> None:
    for seed in range(12):
        for state in every_state(sample, seed, "random"):
            for value in values(sample, state):
                check_round_trip(sample, value, state.edition)


@every_game
def test_worlds_with_the_same_view_have_the_same_text(sample: Sample) -> None:
    rng = random.Random(6)
    others = 0
    for state in every_state(sample, 6, players=3):
        for viewer in (0, SPECTATOR):
            view = sample.game.view(state, viewer)
            world = sample.game.sample_world(view, rng)
            others += world != state
            assert sample.game.to_text(sample.game.view(world, viewer)) == sample.game.to_text(view)
    assert others


@every_game
def test_the_verbs_find_the_game(sample: Sample) -> None:
    state = VERBS.new_game(sample.name, players=3, seed=7)
    text = VERBS.to_text(state)
    assert text == sample.game.to_text(state)
    assert VERBS.from_text(sample.name, text) == state
    view = VERBS.view(state, 1)
    assert VERBS.from_text(sample.name, VERBS.to_text(view), kind="view") == view


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
@every_game
def test_an_edition_of_ones_own_is_named_and_handed_over(sample: Sample, name: str, word: str) -> None:
    edition = attrs.evolve(sample.mine, name=name)
    state = sample.game.new_game(rng=random.Random(1), edition=edition)
    text = sample.game.to_text(state)
    column = len(f"{sample.name} state ") + 1
    assert text.split()[2] == word
    assert sample.game.from_text(text, edition=edition) == state
    assert text_refusal(sample.game, text) == (
        f'edition, column {column}: "{word}" does not come with the library: hand it over, edition=EDITION',
    )
    assert text_refusal(sample.game, text, edition=sample.game.TINY) == (
        f'edition, column {column}: expected "tiny", the edition that was handed over, got "{word}"',
    )


@every_game
def test_an_edition_of_the_library_may_be_handed_over(sample: Sample) -> None:
    state = sample.game.new_game(rng=random.Random(1), edition=sample.game.TINY)
    assert sample.game.from_text(sample.game.to_text(state), edition=sample.game.TINY) == state


# --- strangers ---


@every_game
def test_what_is_no_text_or_no_option_is_an_error_of_the_caller(sample: Sample) -> None:
    state = sample.game.new_game(rng=random.Random(1))
    with pytest.raises(TypeError, match="from_text takes a text, not State"):
        sample.game.from_text(state)
    with pytest.raises(TypeError, match=f"expected a state or a view of {sample.name.capitalize()}, got 'x'"):
        sample.game.to_text("x")
    with pytest.raises(ValueError, match='kind is "state", "view" or None, for either, not \'record\''):
        sample.game.from_text("", kind="record")
    with pytest.raises(TypeError, match="edition is an Edition, not 'tiny'"):
        sample.game.from_text("", edition="tiny")
    with pytest.raises(ValueError, match="no game 'chess'"):
        criminals.from_text("chess", "")


@every_game
def test_a_view_is_refused_where_a_state_is_expected_and_the_other_way_round(sample: Sample) -> None:
    state = sample.game.new_game(rng=random.Random(1))
    column = len(sample.name) + 2
    assert text_refusal(sample.game, sample.game.to_text(sample.game.view(state, 1)), kind="state") == (
        f"kind, column {column}: this is the text of a view, and a state is expected",
    )
    assert text_refusal(sample.game, sample.game.to_text(state), kind="view") == (
        f"kind, column {column}: this is the text of a state, and a view is expected",
    )


@cache
def texts(sample: Sample) -> list[tuple[str, Any]]:
    """Texts of many kinds, with the editions they need."""
    scenes = [make() for make, _ in sample.states.values()]
    scenes += [*every_state(sample, 1, "tiny")][::3]
    return [(sample.game.to_text(value), state.edition) for state in scenes for value in values(sample, state)]


SIGNS: Final = "0123456789-?!_/:,+.@()=* ABCG\u00e8"


@st.composite
def edited(draw: st.DrawFn, sample: Sample) -> tuple[str, Any]:
    """A text with some signs or words taken out, put in, exchanged or doubled."""
    text, edition = draw(st.sampled_from(texts(sample)))
    for _ in range(draw(st.integers(0, 3))):
        at, end = sorted(draw(st.tuples(*[st.integers(0, len(text))] * 2)))
        end = min(end, at + draw(st.sampled_from((0, 1, 1, 2, 5, 1000))))
        text = text[:at] + draw(st.sampled_from(("", text[at:end] * 2)) | st.text(SIGNS, max_size=3)) + text[end:]
    if draw(st.booleans()):
        words = text.split(" ")
        one, other = draw(st.tuples(*[st.integers(0, len(words) - 1)] * 2))
        words[one], words[other] = words[other], words[one]
        text = " ".join(words)
    return text, edition


@every_game
@given(data=st.data())
def test_an_edited_text_is_another_value_or_refused(sample: Sample, data: st.DataObject) -> None:
    text, edition = data.draw(edited(sample))
    try:
        value = sample.game.from_text(text, edition=edition)
    except (MalformedDocument, InvalidState) as error:
        told = str(error)
    else:
        told = cast(str, sample.game.to_text(value))
        assert told == text
    assert told.isprintable()


@every_game
@given(text=st.text())
def test_any_text_is_read_or_refused(sample: Sample, text: str) -> None:
    for whole in (text, f"{sample.name} state tiny 2 {text}"):
        with pytest.raises(MalformedDocument):
            sample.game.from_text(whole)
