"""The locations of a picture: each once, with its name, and marked if it can be clicked; themes and their contrast."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

import criminals
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.themes import PIECES, TABLE
from tests.games.every_game.samples import Sample, every_game, every_state
from tests.games.pictures import SVG, faults, viewers

DRAWN = {
    "crooks": r"hangout/.*|target/.*|row/.*|purse/.*|bank",
    "counterfeiters": r"market/.*|space/.*|track/.*|stack|bank|supply/.*|crew/.*|cards/\d|(fakes|purse|offshore)/.*",
    "sicario": r"path/.*|deck|die|hand/.*|sheet/.*",
}
"""The locations that every picture of a game shows, if it shows what is remembered."""


def located(source: str) -> dict[str, ElementTree.Element]:
    """The groups of a picture that are locations; each location once."""
    groups = [group for group in ElementTree.fromstring(source).iter() if "data-location" in group.attrib]
    found = Counter(group.attrib["data-location"] for group in groups)
    assert set(found.values()) <= {1}, found
    return {group.attrib["data-location"]: group for group in groups}


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


@every_game
def test_an_unknown_theme_is_refused(sample: Sample) -> None:
    with pytest.raises(ValueError, match="there is no theme 'pink': one of 'light', 'dark', 'print'"):
        sample.game.svg(sample.drawings.VIEW, theme="pink")


# --- colours ---


class Ground(NamedTuple):
    """A shape that something can be written on."""

    left: float
    top: float
    right: float
    bottom: float
    colour: str

    def holds(self, x: float, y: float) -> bool:
        return self.left <= x <= self.right and self.top <= y <= self.bottom


class Corner(NamedTuple):
    """Where a group is, and how large."""

    x: float = 0
    y: float = 0
    scale: float = 1

    def moved(self, transform: str) -> "Corner":
        x, y, scale = self
        if found := re.match(r"translate\((\S+) (\S+)\)", transform):
            x, y = x + scale * float(found[1]), y + scale * float(found[2])
        if found := re.search(r"scale\((\S+)\)", transform):
            scale *= float(found[1])
        return Corner(x, y, scale)


def written(root: ElementTree.Element) -> Iterator[tuple[ElementTree.Element, str]]:
    """Every text with the colour of what it is written on: the last shape below it, or the one it is grouped with."""
    grounds: list[Ground] = []

    def walk(element: ElementTree.Element, corner: Corner) -> Iterator[tuple[ElementTree.Element, str]]:
        corner = corner.moved(element.attrib.get("transform", ""))
        own = ""
        for child in element:
            here = corner.moved(child.attrib.get("transform", ""))
            shape = {name: float(child.attrib.get(name, 0)) for name in ("x", "y", "cx", "cy", "r")}
            fill = child.attrib.get("fill", "none")
            if child.tag == f"{SVG}text":
                x, y = here.x + here.scale * shape["x"], here.y + here.scale * (shape["y"] - 3)
                below = [ground.colour for ground in grounds if ground.holds(x, y)]
                yield child, own or below[-1]
            elif child.tag == f"{SVG}rect" and fill != "none":
                left, top = here.x + here.scale * shape["x"], here.y + here.scale * shape["y"]
                size = [here.scale * float(child.attrib[name]) for name in ("width", "height")]
                grounds.append(Ground(left, top, left + size[0], top + size[1], fill))
            elif child.tag == f"{SVG}circle" and shape["r"] > 10:
                x, y, r = here.x + here.scale * shape["cx"], here.y + here.scale * shape["cy"], here.scale * shape["r"]
                grounds.append(Ground(x - r, y - r, x + r, y + r, fill))
            elif child.tag == f"{SVG}path" and element[-1].tag == f"{SVG}text" and "x" not in element[-1].attrib:
                own = fill  # a text without a place of its own is in the middle of the shape before it
            yield from walk(child, corner)

    return walk(root, Corner())


def plain(colour: str, root: ElementTree.Element) -> str:
    """A colour as the variables of the root make it."""
    found = re.fullmatch(r"var\((--criminals-\w+), (#\w{6})\)", colour)
    if found is None:
        return colour
    style = dict(each.split(":") for each in root.attrib["style"].split(";"))
    value = style.get(found[1], "initial")
    return found[2] if value == "initial" else value


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as WCAG 2 has it."""

    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
@every_game
def test_every_text_can_be_read_on_its_ground(sample: Sample, theme: Any) -> None:
    pairs: dict[tuple[str, str], str] = {}
    for at, view in enumerate(some_views(sample, step=5)):
        root = ElementTree.fromstring(criminals.svg(view, legal=True, memory=at % 3 > 0, theme=theme))
        for text, ground in written(root):
            pairs[plain(text.attrib["fill"], root), plain(ground, root)] = text.text or ""
    assert len(pairs) > 4
    weak = {pair: (round(contrast(*pair), 2), words) for pair, words in pairs.items() if contrast(*pair) < 4.5}
    assert not weak


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
