"""Texts that are refused: each fault in its words, with its place, at once, and by no other error."""

import re
from random import Random
from time import process_time

import pytest

from criminals.core.base.errors import InvalidState, MalformedDocument
from criminals.core.base.faults import MOST_FAULTS
from tests.games.every_game.samples import Sample, every_case, every_game
from tests.games.papers import text_invalidity, text_refusal, without_column


def changed(text: str, old: str, new: str) -> str:
    """A text in which something that stands there once is replaced."""
    assert text.count(old) == 1
    return text.replace(old, new)


def view_text(sample: Sample, viewer: int) -> str:
    """The text of a view without faults."""
    return str(sample.game.to_text(sample.game.view(sample.text_faults.faultless(), viewer)))


@every_case("text, faults", lambda sample: sample.text_faults.HEADERS)
def test_a_faulty_beginning_is_refused(sample: Sample, text: str, faults: tuple[str, ...]) -> None:
    assert text_refusal(sample.game, text) == faults


@every_case("old, new, fault", lambda sample: sample.text_faults.FAULTY)
def test_a_faulty_text_is_refused_with_the_place_and_the_reason(sample: Sample, old: str, new: str, fault: str) -> None:
    text = changed(sample.game.to_text(sample.text_faults.faultless()), old, new)
    found = text_refusal(sample.game, text, edition=sample.text_faults.EDITION)
    assert [placed for placed in found if without_column(text, placed).startswith(fault)], found


@every_case("old, new, fault", lambda sample: sample.text_faults.FAULTY_VIEWS)
def test_a_faulty_text_of_a_view_is_refused(sample: Sample, old: str, new: str, fault: str) -> None:
    """The column stands in some cases; in all of them it is where the text has what is refused."""
    text = changed(view_text(sample, sample.text_faults.VIEWER), old, new)
    (found,) = text_refusal(sample.game, text, edition=sample.text_faults.EDITION)
    assert fault in (found, without_column(text, found))


@every_game
def test_every_fault_of_a_text_is_named(sample: Sample) -> None:
    text = sample.text_faults.MANY
    faults = text_refusal(sample.game, text)
    assert tuple(without_column(text, fault).partition(":")[0] for fault in faults) == sample.text_faults.MANY_FIELDS
    columns = [int(found) for fault in faults for found in re.findall(r"column (\d+):", fault)]
    assert tuple(text[column - 1 :].partition(" ")[0] for column in columns) == sample.text_faults.MANY_WORDS


@every_case("old, new, faults", lambda sample: sample.text_faults.IMPOSSIBLE)
def test_an_impossible_state_is_refused(sample: Sample, old: str, new: str, faults: tuple[str, ...]) -> None:
    text = changed(sample.game.to_text(sample.text_faults.faultless()), old, new)
    assert text_invalidity(sample.game, text, edition=sample.text_faults.EDITION) == ("state", faults)


@every_case("old, new, faults", lambda sample: sample.text_faults.IMPOSSIBLE_VIEWS)
def test_a_view_that_nobody_can_have_is_refused(sample: Sample, old: str, new: str, faults: tuple[str, ...]) -> None:
    text = changed(view_text(sample, sample.text_faults.IMPOSSIBLE_VIEWER), old, new)
    what, found = text_invalidity(sample.game, text, edition=sample.text_faults.EDITION)
    assert (what, found) == ("view", faults)


@every_game
def test_what_no_game_comes_to_has_no_text(sample: Sample) -> None:
    state, why = sample.text_faults.NO_GAME
    with pytest.raises(InvalidState, match=f"^state: {why}"):
        sample.game.to_text(state)
    with pytest.raises(InvalidState, match=f"^view: {why}"):
        sample.game.to_text(sample.game.view(state, 0))


@every_game
def test_what_could_not_be_read_again_is_not_written(sample: Sample) -> None:
    for edition, why in sample.text_faults.UNWRITABLE:
        state = sample.game.new_game(players=sample.players[0], rng=Random(1), edition=edition)
        with pytest.raises(MalformedDocument, match=why):
            sample.game.to_text(state)


@pytest.mark.usefixtures("uncollected")
@every_case("name", lambda sample: sample.text_faults.FLOODS)
def test_a_flood_is_refused_at_once_and_in_short(sample: Sample, name: str) -> None:
    text = sample.text_faults.FLOODS[name]()
    edition = sample.text_faults.flood_edition(text)
    began = process_time()
    faults = text_refusal(sample.game, text, edition=edition)
    assert process_time() - began < 0.5  # some milliseconds
    assert len(faults) <= MOST_FAULTS + 1
    assert len("; ".join(faults)) < 20_000
