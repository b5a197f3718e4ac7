"""The drawings of a view, and what the tests of all pictures ask of them."""

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import criminals
from criminals.core.base.seats import SPECTATOR, Viewer

SVG = "{http://www.w3.org/2000/svg}"


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
