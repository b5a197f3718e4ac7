"""The drawings of a view, and what the tests of all pictures ask of them."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

import criminals
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import counterfeiters, crooks, sicario

SVG = "{http://www.w3.org/2000/svg}"

CARDS: Final[dict[str, tuple[Any, ...]]] = {
    "crooks": crooks.REFERENCE.crooks,
    "counterfeiters": counterfeiters.REFERENCE.cards,
    "sicario": sicario.REFERENCE.characters,
}
"""The cards that can be drawn alone, by game."""


def faults(source: str) -> Iterator[str]:
    """What a picture must not have."""
    root = ElementTree.fromstring(source)
    width, height = int(root.attrib["width"]), int(root.attrib["height"])
    if root.attrib["viewBox"] != f"0 0 {width} {height}" or root.attrib["role"] != "group":
        yield "the frame is wrong"
    if [child.tag for child in root[:2]] != [f"{SVG}title", f"{SVG}desc"]:
        yield "there is no text alternative"
    for element in root.iter():
        if {"id", "href", "onclick"} & element.attrib.keys() or element.tag in {f"{SVG}script", f"{SVG}style"}:
            yield f"{element.tag} {element.attrib}"
        if element.tag == f"{SVG}text" and (int(element.attrib["font-size"]) < 11 or not element.text):
            yield f"a text too small: {element.text!r}"
    for x, y, element in placed(root, 0, 0):
        if element.tag == f"{SVG}rect":
            right = x + float(element.attrib.get("x", 0)) + float(element.attrib["width"])
            bottom = y + float(element.attrib.get("y", 0)) + float(element.attrib["height"])
            if x < 0 or y < 0 or right > width or bottom > height:
                yield f"outside: {element.attrib}"


def placed(element: ElementTree.Element, x: float, y: float) -> Iterator[tuple[float, float, ElementTree.Element]]:
    """Every element with where its corner is."""
    if found := re.match(r"translate\((\S+) (\S+)\)", element.attrib.get("transform", "")):
        x, y = x + float(found[1]), y + float(found[2])
    yield x, y, element
    for child in element:
        yield from placed(child, x, y)


def located(source: str) -> dict[str, ElementTree.Element]:
    """The groups of a picture that are locations; each location once."""
    groups = [group for group in ElementTree.fromstring(source).iter() if "data-location" in group.attrib]
    found = Counter(group.attrib["data-location"] for group in groups)
    assert set(found.values()) <= {1}, found
    return {group.attrib["data-location"]: group for group in groups}


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


def svg_of(view: Any) -> str:
    """The picture that a notebook shows."""
    return str(view._repr_svg_())


def html_of(view: Any) -> str:
    """The page that a notebook shows."""
    return str(view._repr_html_())


def all_drawings(view: Any) -> tuple[str, str, str]:
    """A view as text, as a picture and as a page."""
    return str(view), svg_of(view), html_of(view)


def words(state: Any, viewer: Viewer) -> list[str]:
    """Every text in the picture, but for its title and description."""
    return texts(svg_of(criminals.view(state, viewer)))


def texts(source: str) -> list[str]:
    """Every text in a picture, but for its title and description."""
    return [element.text or "" for element in ElementTree.fromstring(source).iter(f"{SVG}text")]


def viewers(state: Any) -> Iterator[Viewer]:
    """Every seat, and the spectator."""
    yield from range(state.players)
    yield SPECTATOR
