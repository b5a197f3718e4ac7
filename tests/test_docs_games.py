"""The pages of the games are on one template, and their diagrams of phases are what is met in play."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final, get_args

import pytest

from criminals.games import sicario
from tests.test_docs_tables import DOCS, every_game, played

HEADINGS: Final = [
    "Phases",
    "Actions",
    "Refusals",
    "The clauses",
    "The score",
    "Who knows what, as a table",
    "Events",
    "One line for a table",
    "The reference edition",
    "Editions",
    "How long a game can be",
    "Versions of the rules",
]


def page(game: Any) -> str:
    return (DOCS / "games" / f"{game.NAME}.md").read_text(encoding="utf-8")


def diagram(text: str) -> list[tuple[str, str]]:
    """The arrows of the diagram of a page, by the names of the nodes."""
    (drawn,) = re.findall(r"```mermaid\n(.*?)```", text, re.DOTALL)
    assert "accTitle: " in drawn
    assert "accDescr: " in drawn
    return re.findall(r"^ +(\w+) -->(?:\|[^|]+\|)? (\w+)", drawn, re.MULTILINE)


def ways(arrows: list[tuple[str, str]], phases: set[str]) -> Iterator[tuple[tuple[str, str], ...]]:
    """The ways from a phase to the next one, through nodes that are none."""
    todo: list[tuple[tuple[str, str], ...]] = [(arrow,) for arrow in arrows if arrow[0] in phases]
    while todo:
        way = todo.pop()
        if way[-1][1] in phases:
            yield way
        else:
            todo += [(*way, arrow) for arrow in arrows if arrow[0] == way[-1][1]]


def courses(game: Any, games: int) -> set[tuple[str, str]]:
    """The phases that follow each other in random games."""
    met: set[tuple[str, str]] = set()
    before = None
    for state, action in played(game.NAME, Random(3), games, reference=3):
        phase = type(state.phase).__name__
        if before is not None:
            met.add((before, phase))
        before = None if action is None else phase
    return met


def diagram_faults(text: str, met: set[tuple[str, str]], phases: set[str]) -> list[str]:
    """Phases that are not drawn, courses that no way leads along, arrows that no course follows."""
    arrows = diagram(text)
    drawn = {(way[0][0], way[-1][1]): () for way in ways(arrows, phases)}
    used = {arrow for way in ways(arrows, phases) if (way[0][0], way[-1][1]) in met for arrow in way}
    return [
        *(f"{phase} is not drawn" for phase in sorted(phases.difference(*arrows))),
        *(f"no way from {one} to {other}" for one, other in sorted(met.difference(drawn))),
        *(f"never met: {one} to {other}" for one, other in arrows if (one, other) not in used),
    ]


@every_game
def test_the_page_of_a_game_is_on_the_template(game: Any) -> None:
    assert re.findall(r"^## (.+)$", page(game), re.MULTILINE) == HEADINGS
    assert "\n### What is reconstructed\n" in page(game)


@every_game
def test_the_page_of_a_game_names_its_codes(game: Any) -> None:
    _, _, section = page(game).partition("(../refusals.md#")
    listed, _, _ = section.partition("\n## ")
    assert re.findall(r"`(\w+)`", listed) == list(game.CODES)


@every_game
def test_the_diagram_of_phases_is_what_is_met_in_play(game: Any) -> None:
    phases = {phase.__name__ for phase in get_args(game.Phase)}
    assert diagram_faults(page(game), courses(game, games=300), phases) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("Decoding -->|the sicario is captured| Over", "", "no way from Decoding to Over"),
        ("Rolling -->|antenna| Decoding", "", "no way from Rolling to Decoding"),
        ("Questioning -->|ask| done", "Questioning -->|ask| Over", "never met: Questioning to Over"),
    ],
)
def test_a_wrong_diagram_is_noticed(old: str, new: str, fault: str) -> None:
    text = page(sicario)
    assert old in text
    phases = {phase.__name__ for phase in get_args(sicario.Phase)}
    # Without the way of the junction, for then another way could lead there.
    text = text.replace("done -->|enough agents at the embassy| Over", "")
    met = {course for course in courses(sicario, games=60) if course != ("Rolling", "Over")}
    assert fault in diagram_faults(text.replace(old, new), met, phases)
