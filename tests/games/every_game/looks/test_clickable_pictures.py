"""The locations of a picture: each once, with its name, and marked if it can be clicked; themes."""

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import criminals
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.themes import PIECES, TABLE
from tests.games.every_game.samples import Sample, every_game, every_state
from tests.games.pictures import faults, located, viewers

DRAWN = {
    "crooks": r"hangout/.*|target/.*|row/.*|purse/.*|bank",
    "counterfeiters": r"market/.*|space/.*|track/.*|stack|bank|supply/.*|crew/.*|cards/\d|(fakes|purse|offshore)/.*",
    "sicario": r"path/.*|deck|die|hand/.*|sheet/.*",
}
"""The locations that every picture of a game shows, if it shows what is remembered."""

CLOSED = {"sicario": ("hand/", "deck")}
"""Cards face down: without memory they have words of their own, which `test_location_names.py` of the game has."""


def some_views(sample: Sample, seed: int = 3, step: int = 7) -> Iterator[Any]:
    for state in list(every_state(sample, seed=seed, players=sample.players[-1]))[::step]:
        for viewer in viewers(state):
            yield sample.game.view(state, viewer)


@every_game
def test_each_location_is_found_once_with_its_name(sample: Sample) -> None:
    names = ["<Ada> & Co", 'B"o', "C'est", "Dé"]
    for at, view in enumerate(some_views(sample)):
        lang = sorted(LANGUAGES)[at % len(LANGUAGES)]
        groups = located(criminals.svg(view, lang=lang, names=names[: view.players]))
        known = criminals.locations(view)
        wanted = {location for location in known if re.fullmatch(DRAWN[sample.name], location)}
        assert wanted <= groups.keys() <= known.keys()
        for location, group in groups.items():
            told = criminals.location_name(location, view, lang, names=names[: view.players])
            assert group.attrib["aria-label"] == told
            assert group.attrib["class"] == "location"
            assert group.attrib["role"] in ("img", "group")
            assert "tabindex" not in group.attrib


@every_game
def test_without_memory_the_names_tell_what_is_shown(sample: Sample) -> None:
    """The screens of Counterfeiters hide notes; the others have a view without memory, which has names of its own."""
    for view in some_views(sample):
        groups = located(criminals.svg(view, memory=False))
        if sample.name != "counterfeiters":
            text = sample.game.looks.text
            view = text.without_memory(view)
        elif sample.game.outcome(view) is None:
            hidden = {seat for seat in range(view.players) if seat != view.viewer}
            kinds = ("purse/{}", "offshore/{}", "fakes/{}/1", "fakes/{}/3")
            assert not {kind.format(seat) for seat in hidden for kind in kinds} & groups.keys()
        for location, group in groups.items():
            if not location.startswith(CLOSED.get(sample.name, ("?",))):
                assert group.attrib["aria-label"] == criminals.location_name(location, view)


@pytest.mark.parametrize("memory", [True, False], ids=("with memory", "without memory"))
@every_game
def test_exactly_the_first_clicks_are_marked(sample: Sample, memory: bool) -> None:
    marked = 0
    for view in some_views(sample, step=4):
        source = criminals.svg(view, legal=True, memory=memory)
        assert not list(faults(source))
        groups = located(source)
        legal = {location for location, group in groups.items() if group.attrib["class"] == "location legal"}
        assert legal == {criminals.locations_of(action, view)[0] for action in criminals.legal_actions(view)}
        assert legal == {location for location, group in groups.items() if group.attrib.get("tabindex") == "0"}
        assert legal == {location for location, group in groups.items() if group.attrib["role"] == "button"}
        if not legal:
            assert source == criminals.svg(view, memory=memory)
        marked += bool(legal)
    assert marked


@pytest.mark.parametrize("game", ["crooks", "counterfeiters"])
def test_a_button_takes_room_of_its_own_only_beside_long_names(game: str) -> None:
    view = criminals.view(criminals.new_game(game, players=2, seed=1, first=0), 0)

    def height(name: str, *, legal: bool) -> int:
        source = criminals.svg(view, names=[name, "Bo"], legal=legal)
        assert ("button/" in source) is legal
        return int(ElementTree.fromstring(source).attrib["height"])

    assert height("Ada", legal=True) == height("Ada", legal=False)
    long = "MW" * 20
    assert height(long, legal=True) > height(long, legal=False)


@every_game
def test_an_unknown_theme_is_refused(sample: Sample) -> None:
    with pytest.raises(criminals.InvalidArgument, match="there is no theme 'pink', only light, dark") as raised:
        sample.game.svg(sample.drawings.VIEW, theme="pink")
    assert raised.value.fault.code == "no_theme"


@every_game
def test_a_theme_sets_every_variable_and_without_one_the_page_does(sample: Sample) -> None:
    view = sample.drawings.VIEW
    usual = criminals.svg(view)
    used = set(re.findall(r"var\(--criminals-(\w+), #", usual))
    assert used <= {*TABLE, *PIECES}
    assert "--criminals-" not in ElementTree.fromstring(usual).attrib["style"]
    for theme in ("light", "dark", "print"):
        style = ElementTree.fromstring(sample.game.svg(view, theme=theme)).attrib["style"]
        assert re.findall(r"--criminals-(\w+):", style) == [*TABLE, *PIECES]
