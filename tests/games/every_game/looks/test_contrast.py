"""The contrast of pictures: every text can be read on what is under it, as WCAG 2.2 AA has it, in every theme."""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, get_args
from xml.etree import ElementTree

import pytest

import criminals
from criminals.core.base.themes import Theme
from criminals.core.looks.svg import LEGAL
from tests.games.every_game.samples import Sample, every_game, every_state
from tests.games.pictures import CARDS, SVG, Corner, viewers

TEXT: Final = 4.5
FRAME: Final = 3
"""The least contrast of a text, and of the frame of what can be clicked."""

every_theme = pytest.mark.parametrize("theme", [None, *get_args(Theme)])


class Ground(NamedTuple):
    """A shape that something can be written on, and the faded group that it is in, if it is in one."""

    left: float
    top: float
    right: float
    bottom: float
    colour: str
    faded: ElementTree.Element | None

    def holds(self, x: float, y: float) -> bool:
        return self.left <= x <= self.right and self.top <= y <= self.bottom


class Written(NamedTuple):
    """A text, its colour, and that of what it is written on."""

    words: str
    ink: str
    ground: str


class Page:
    """A picture, drawn piece by piece."""

    def __init__(self, source: str) -> None:
        self.root = ElementTree.fromstring(source)
        self.grounds: list[Ground] = []

    def written(self) -> Iterator[Written]:
        """Every text with the colour of what it is written on: the last shape below it, or the one before it."""
        return self._walk(self.root, Corner(), None)

    def _walk(
        self, element: ElementTree.Element, corner: Corner, faded: ElementTree.Element | None
    ) -> Iterator[Written]:
        corner = corner.moved(element.attrib.get("transform", ""))
        if "opacity" in element.attrib:
            assert faded is None, "a faded group within another"
            faded = element
        own = ""
        for child in element:
            here = corner.moved(child.attrib.get("transform", ""))
            if child.tag == f"{SVG}text":
                yield self._read(child, here, faded, own)
            elif child.tag == f"{SVG}path" and element[-1].tag == f"{SVG}text" and "x" not in element[-1].attrib:
                own = child.attrib["fill"]  # a text without a place of its own is in the middle of the shape before it
            elif (shape := self._shape(child, here)) is not None:
                self.grounds.append(Ground(*shape, self.plain(child.attrib["fill"]), faded))
            yield from self._walk(child, corner, faded)

    def _shape(self, child: ElementTree.Element, here: Corner) -> tuple[float, float, float, float] | None:
        shape = {name: float(child.attrib.get(name, 0)) for name in ("x", "y", "cx", "cy", "r", "width", "height")}
        if child.attrib.get("fill", "none") == "none":
            return None
        if child.tag == f"{SVG}rect":
            left, top = here.x + here.scale * shape["x"], here.y + here.scale * shape["y"]
            return left, top, left + here.scale * shape["width"], top + here.scale * shape["height"]
        if child.tag == f"{SVG}circle" and shape["r"] > 10:
            x, y, r = here.x + here.scale * shape["cx"], here.y + here.scale * shape["cy"], here.scale * shape["r"]
            return x - r, y - r, x + r, y + r
        return None

    def _read(self, text: ElementTree.Element, here: Corner, faded: ElementTree.Element | None, own: str) -> Written:
        x = here.x + here.scale * float(text.attrib.get("x", 0))
        y = here.y + here.scale * (float(text.attrib.get("y", 0)) - 3)
        below = [ground for ground in self.grounds if ground.holds(x, y)]
        ink, ground = self.plain(text.attrib["fill"]), self.plain(own) if own else below[-1].colour
        if faded is not None:
            behind = next(each.colour for each in reversed(below) if each.faded is not faded)
            share = float(faded.attrib["opacity"])
            ink = mixed(ink, behind, share)
            if own or below[-1].faded is faded:
                ground = mixed(ground, behind, share)
        return Written(text.text or "", ink, ground)

    def plain(self, colour: str) -> str:
        """A colour as the variables of the root make it."""
        found = re.fullmatch(r"var\((--criminals-\w+), (#\w{6})\)", colour)
        if found is None:
            return colour
        style = dict(each.split(":") for each in self.root.attrib["style"].split(";"))
        value = style.get(found[1], "initial")
        return found[2] if value == "initial" else value


def parts(colour: str) -> list[int]:
    assert re.fullmatch("#[0-9a-f]{6}", colour), colour
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def mixed(above: str, below: str, share: float) -> str:
    """A colour that is seen through as far as its share is less than 1."""
    both = zip(parts(above), parts(below), strict=True)
    return "#" + "".join(f"{round(share * one + (1 - share) * other):02x}" for one, other in both)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as WCAG 2 has it."""

    def light(colour: str) -> float:
        shares = [part / 255 for part in parts(colour)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in shares)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def weak(sources: list[str]) -> dict[tuple[str, str], tuple[float, str]]:
    """The pairs of colours that are too much alike, with their contrast and a text."""
    pairs = {(each.ink, each.ground): each.words for source in sources for each in Page(source).written()}
    assert len(pairs) > 1
    return {pair: (round(contrast(*pair), 2), words) for pair, words in pairs.items() if contrast(*pair) < TEXT}


@every_theme
@pytest.mark.parametrize("narrow", [False, True], ids=("wide", "narrow"))
@every_game
def test_every_text_can_be_read_on_its_ground(sample: Sample, narrow: bool, theme: Any) -> None:
    states = list(every_state(sample, seed=10, players=sample.players[-1]))
    seen = list(viewers(states[0]))
    views = [sample.game.view(state, seen[at % len(seen)]) for at, state in enumerate([*states[::3], states[-1]])]
    options: dict[str, Any] = {"legal": True, "theme": theme, "narrow": narrow}
    assert not weak([criminals.svg(view, memory=at % 3 > 0, **options) for at, view in enumerate(views)])


@every_theme
@pytest.mark.parametrize("game", CARDS)
def test_every_text_can_be_read_on_a_card(game: str, theme: Any) -> None:
    assert not weak([criminals.svg(card, theme=theme) for card in CARDS[game]])


@every_theme
@every_game
def test_the_frame_of_what_can_be_clicked_is_seen_on_the_table(sample: Sample, theme: Any) -> None:
    source = criminals.svg(sample.drawings.VIEW, theme=theme)
    page = Page(source)
    legal = page.plain(LEGAL)
    found = {
        name: page.plain(f"var(--criminals-{name}, {usual})")
        for name, usual in set(re.findall(r"var\(--criminals-(ground|panel|bright), (#\w{6})\)", source))
    }
    assert found.keys() == {"ground", "panel", "bright"}
    assert {name: contrast(legal, colour) for name, colour in found.items() if contrast(legal, colour) < FRAME} == {}


def test_a_faded_text_has_less_contrast() -> None:
    page = '<svg xmlns="http://www.w3.org/2000/svg" style="a:b"><rect width="9" height="9" fill="#ffffff"/>{}</svg>'
    text = '<g{}><text x="5" y="5" fill="#000000">a</text></g>'
    assert [each.ink for each in Page(page.format(text.format(""))).written()] == ["#000000"]
    assert [each.ink for each in Page(page.format(text.format(' opacity="0.5"'))).written()] == ["#808080"]
