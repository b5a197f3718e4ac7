"""The table as text: `draw` for everybody, `str` of a view for its viewer."""

from random import Random

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR
from tests.games.every_game.samples import Sample, every_game, every_state, viewers


@every_game
def test_a_table_at_the_start(sample: Sample) -> None:
    assert tuple(sample.game.draw(sample.drawings.START).splitlines()) == sample.drawings.START_TEXT


@every_game
def test_a_drawing_for_everybody_is_the_same_from_a_state_and_from_every_view(sample: Sample) -> None:
    for state in list(every_state(sample, seed=4, players=3))[::5]:
        for viewer in viewers(3):
            view = sample.game.view(state, viewer)
            assert sample.game.draw(view) == str(view)
        assert sample.game.draw(state) == str(sample.game.view(state, SPECTATOR))


@every_game
def test_a_name_that_would_break_the_lines_is_made_printable(sample: Sample) -> None:
    edition = attrs.evolve(sample.game.REFERENCE, name="one\ntwo\x00\u202e")
    state = sample.game.new_game(players=sample.players[0], rng=Random(1), edition=edition)
    assert sample.game.draw(state).splitlines()[0] == f"{sample.title} (one?two??), as a spectator sees it"


@every_game
def test_only_a_state_can_be_revealed(sample: Sample) -> None:
    with pytest.raises(TypeError, match="only a state tells the whole truth"):
        sample.game.reveal(sample.game.view(sample.papers.middle(), 0))
