"""The table as a picture and as a page: well-formed, legible, and with nothing from outside in it."""

import re
from random import Random
from typing import Any
from xml.etree import ElementTree

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.core.looks.svg import BRASS
from tests.games.every_game.samples import Sample, every_case, every_game, every_state
from tests.games.pictures import SVG, faults, html_of, svg_of, viewers, words


@every_case("one, other", lambda sample: sample.drawings.SIZES)
def test_editions_of_every_size_fit(sample: Sample, one: Any, other: Any) -> None:
    drawn = 0
    for state, viewer in sample.drawings.sized(one, other):
        assert not list(faults(svg_of(sample.game.view(state, viewer))))
        drawn += 1
    assert drawn >= 3


@every_game
def test_the_row_of_the_viewer_comes_last(sample: Sample) -> None:
    state = next(every_state(sample, seed=1, players=4))
    orders = {
        viewer: [word[-1] for word in words(state, viewer) if re.fullmatch(rf"{sample.drawings.ROW} \d", word)]
        for viewer in viewers(state)
    }
    assert orders == {0: [*"1230"], 1: [*"2301"], 2: [*"3012"], 3: [*"0123"], SPECTATOR: [*"1230"]}
    assert words(state, 2).count("you") == 1
    assert "you" not in words(state, SPECTATOR)


@every_game
def test_html_has_the_picture_and_the_text(sample: Sample) -> None:
    view = sample.drawings.VIEW
    page, picture = html_of(view), svg_of(view)
    assert picture in page
    figure = ElementTree.fromstring(page)
    assert figure.tag == "figure"
    details = figure.find("details")
    assert details is not None
    assert details.findtext("pre") == str(view)
    root = ElementTree.fromstring(picture)
    assert root.findtext(f"{SVG}desc") == str(view)
    assert root.findtext(f"{SVG}title") == sample.drawings.TITLE
    assert "max-width:100%" in picture


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "&amp;\"'<", "]]>", "a\x00b\ud800\uffff", "\u6f22" * 90])
@every_game
def test_the_name_of_an_edition_is_only_text(sample: Sample, name: str) -> None:
    edition = attrs.evolve(sample.game.REFERENCE, name=name)
    state = sample.game.new_game(players=sample.players[0], rng=Random(1), edition=edition)
    view = sample.game.view(state, 0)
    page = html_of(view)
    assert "<script" not in page
    assert ElementTree.fromstring(page).tag == "figure"
    assert not list(faults(svg_of(view)))
    page.encode()


@every_case(
    "name, edition, players",
    lambda sample: (
        (edition.name, edition, players) for edition in sample.drawings.EDITIONS for players in edition.players
    ),
)
def test_positions_of_whole_games_can_be_drawn_for_every_viewer(
    sample: Sample, name: str, edition: Any, players: int
) -> None:
    for seed in range(2):
        for state in list(sample.scenes.every_state(players, seed, edition))[seed::14]:
            for viewer in viewers(state):
                assert not list(faults(svg_of(sample.game.view(state, viewer)))), name


@every_game
def test_the_turn_is_bright_for_whose_it_is(sample: Sample) -> None:
    make, seat, *_ = sample.violations.ASKED
    state = make()
    bright = re.compile(rf'<rect [^>]*height="32" rx="16" fill="{re.escape(BRASS)}"')
    for viewer in viewers(state):
        assert bool(bright.search(svg_of(sample.game.view(state, viewer)))) is (viewer == seat)
