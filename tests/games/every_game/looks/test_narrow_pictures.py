"""Narrow pictures: on a phone every text can be read, and every location is there and can be touched."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

import criminals
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.svg import ems
from tests.games.every_game.samples import Sample, every_game, every_state
from tests.games.pictures import SVG, Corner, faults, located, viewers

PHONE = 390
SMALLEST = 11
TOUCHED = 24
"""The least width and height of what can be touched, as WCAG 2.2 has it."""
NAMES = ["Bartholomew the Second", "Bo", "C", "Dé"]


def texts(element: ElementTree.Element, corner: Corner) -> Iterator[tuple[ElementTree.Element, Corner]]:
    """Every text, with where it is and how large."""
    corner = corner.moved(element.attrib.get("transform", ""))
    if element.tag == f"{SVG}text":
        yield element, corner
    for child in element:
        yield from texts(child, corner)


def some_views(sample: Sample, players: int, lang: str) -> Iterator[Any]:
    """Views of a whole game, another game for each language."""
    states = list(every_state(sample, seed=list[str](LANGUAGES).index(lang), players=players))
    for at, state in enumerate([*states[::6], states[-1]]):
        seen = list(viewers(state))
        yield sample.game.view(state, seen[at % len(seen)])


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
@every_game
def test_every_text_can_be_read_on_a_phone(sample: Sample, lang: str) -> None:
    for players in {sample.players[0], sample.players[-1]}:
        for at, view in enumerate(some_views(sample, players, lang)):
            options: dict[str, Any] = {"lang": lang, "memory": at % 4 > 0, "legal": True, "names": NAMES[:players]}
            source = criminals.svg(view, **options, narrow=True)
            root = ElementTree.fromstring(source)
            width = int(root.attrib["width"])
            assert not list(faults(source))
            for text, corner in texts(root, Corner()):
                size = float(text.attrib["font-size"]) * corner.scale
                assert size * PHONE / width >= SMALLEST, text.text
                long = ems(text.text or "") * size
                share = {"middle": 0.5, "end": 1.0}.get(text.attrib.get("text-anchor", ""), 0)
                left = corner.x + corner.scale * float(text.attrib.get("x", 0)) - share * long
                assert left > 0, text.text
                assert left + 0.9 * long < width, text.text  # `ems` is a little more than a text needs
            assert located(source).keys() == located(criminals.svg(view, **options)).keys()


class Area(NamedTuple):
    """What can be touched of a location, and the locations that it is within."""

    location: str
    within: tuple[str, ...]
    left: float
    top: float
    right: float
    bottom: float

    def is_apart_from(self, other: "Area") -> bool:
        """Whether they have nothing in common, or the one is within the other."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide <= 0 or high <= 0 or self.location in other.within or other.location in self.within


def areas(element: ElementTree.Element, corner: Corner, within: tuple[str, ...] = ()) -> Iterator[Area]:
    """The area of each location, without the line of its frame."""
    corner = corner.moved(element.attrib.get("transform", ""))
    location = element.attrib.get("data-location")
    if location is not None:
        (area,) = [child for child in element if child.attrib.get("class") == "area"]
        x, y, width, height = (float(area.attrib.get(name, 0)) for name in ("x", "y", "width", "height"))
        line = 1 if "stroke" in area.attrib else 0
        left, top = corner.x + corner.scale * (x + line), corner.y + corner.scale * (y + line)
        right, bottom = left + corner.scale * (width - 2 * line), top + corner.scale * (height - 2 * line)
        yield Area(location, within, left, top, right, bottom)
        within = (*within, location)
    for child in element:
        yield from areas(child, corner, within)


@pytest.mark.parametrize("narrow", [False, True], ids=("wide", "narrow"))
@every_game
def test_every_location_can_be_touched_and_no_two_at_once(sample: Sample, narrow: bool) -> None:
    for players in {sample.players[0], sample.players[-1]}:
        for at, view in enumerate(some_views(sample, players, "fr")):
            source = criminals.svg(view, lang="fr", memory=at % 4 > 0, legal=at % 2 > 0, narrow=narrow)
            found = list(areas(ElementTree.fromstring(source), Corner()))
            assert {area.location for area in found} == located(source).keys()
            for area in found:
                assert area.right - area.left >= TOUCHED, area
                assert area.bottom - area.top >= TOUCHED, area
            assert not [(one, other) for one, other in combinations(found, 2) if not one.is_apart_from(other)]
