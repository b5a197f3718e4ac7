"""The pages of the games: the same chapters, diagrams of phases met in play, every marked clause in a table."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, Final, get_args

import pytest

from criminals.games import counterfeiters, crooks, sicario
from tests.test_docs_tables import DOCS, every_game, played
from tools.clause_lists import on_page_markdown

HEADINGS: Final = {
    "": ["Phases", "Actions", "Refusals", "The score", "Who knows what", "Versions of the rules"],
    "-events": ["Events", "Lines of text"],
    "-edition": ["The reference edition", "Editions", "How long a game can be"],
}
"""The chapters that each game has, by the end of the page's name."""


def page(game: Any, ending: str = "") -> str:
    """A page for programmers, as the site shows it."""
    return on_page_markdown((DOCS / "games" / f"{game.NAME}{ending}.md").read_text(encoding="utf-8"))


def rules_page(game: Any) -> str:
    """The clauses and below them the rulings, as the site shows them."""
    pages = [(DOCS / "rules" / f"{game.NAME}{ending}.md").read_text(encoding="utf-8") for ending in ("", "-rulings")]
    return on_page_markdown("\n# Rulings\n".join(pages))


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
    for state, action in played(game.NAME, Random(4), games, reference=3):
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
    for ending, headings in HEADINGS.items():
        found = re.findall(r"^## (.+?)(?: \{.*\})?$", page(game, ending), re.MULTILINE)
        assert [heading for heading in found if heading in headings] == headings, ending
    assert "\n### What is reconstructed\n" in page(game, "-edition")


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


# --- rulings and reconstructions ---

MARKS: Final = ("ruling", "reconstruction")
READINGS: Final = ("silent", "open", "narrower")
"""How a rulebook is read where something is a ruling: the first word of the second column."""

CLAUSE: Final = re.compile(r"^- \*\*(\d+\.\d+)\*\* (.*)$", re.MULTILINE)
LINK: Final = re.compile(r"\[(\d+)\.(\d+)\]\(\w+\.md#c\1-\2\)")


def clauses(text: str) -> dict[str, str]:
    return dict(CLAUSE.findall(text))


def listed(text: str, mark: str) -> list[tuple[str, list[str]]]:
    """The table of a mark: for each row the clause it links to and the other cells."""
    _, _, below = text.partition(f"\n| {mark} |")
    rows = [line.strip("| ").split("|") for line in below.partition("\n\n")[0].splitlines()[2:]]
    return [(LINK.sub(r"\1.\2", link.strip()), [cell.strip() for cell in cells]) for link, *cells in rows]


def mark_faults(text: str, mark: str) -> list[str]:
    """What has the mark and no row or a row and no mark, rows in disorder, rows that leave something out."""
    said = clauses(text)
    marked = [clause for clause in said if f"*({mark})*" in said[clause]]
    rows = [clause for clause, _ in listed(text, mark)]
    return [
        *(f"§{clause} has the mark and no row" for clause in marked if clause not in rows),
        *(f"§{clause} has a row and no mark" for clause in rows if clause not in marked),
        *(f"§{clause} has {count} rows" for clause, count in Counter(rows).items() if count > 1),
        *(f"§{two} stands below §{one}" for one, two in pairwise(rows) if _number(two) < _number(one)),
        *(
            f"the row of §{clause} is not whole"
            for clause, cells in listed(text, mark)
            if len(cells) != 3 or not all(cells)
        ),
        *(
            f"§{clause} has a mark that is written otherwise"
            for clause in said
            if len(re.findall(mark, said[clause], re.IGNORECASE)) != said[clause].count(f"*({mark})*")
        ),
    ]


def reading_faults(text: str) -> list[str]:
    """Rulings whose row does not say how the rulebook is read, or whose clause does not say that it is narrower."""
    readings = [(clause, re.split(r"\W", cells[0])[0]) for clause, cells in listed(text, "ruling")]
    return [
        *(f"§{clause}: {reading!r} is no reading" for clause, reading in readings if reading not in READINGS),
        *(
            f"§{clause} is narrower than the rulebook, and does not say so"
            for clause, reading in readings
            if reading == "narrower" and "rulebook" not in clauses(text).get(clause, "")
        ),
    ]


def _number(clause: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", clause)]


@every_game
@pytest.mark.parametrize("mark", MARKS)
def test_the_marked_clauses_are_those_in_the_table(game: Any, mark: str) -> None:
    assert listed(rules_page(game), mark)
    assert mark_faults(rules_page(game), mark) == []


@every_game
def test_a_ruling_says_how_the_rulebook_is_read(game: Any) -> None:
    assert reading_faults(rules_page(game)) == []


def test_the_marks_mean_the_same_on_every_page() -> None:
    sources = [(DOCS / "rules" / f"{game.NAME}.md").read_text("utf-8") for game in (crooks, counterfeiters, sicario)]
    meanings = {
        re.findall(r"^\*\(ruling\)\* marks .*?(?=\[)", source, re.MULTILINE | re.DOTALL)[0] for source in sources
    }
    assert len(meanings) == 1
    (meaning,) = (" ".join(text.split()) for text in meanings)
    glossary = (DOCS / "glossary.md").read_text(encoding="utf-8")
    for mark in MARKS:
        (marks,) = re.findall(rf"\*\({mark}\)\* marks ([^.]+)", meaning)
        assert f"| {mark} | {marks}; " in glossary


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("- **4.2** ", "- **4.2** *(ruling)* *(reconstruction)* ", "§4.2 has the mark and no row"),
        ("- **6.9** *(ruling)* ", "- **6.9** ", "§6.9 has a row and no mark"),
        ("- **6.9** *(ruling)* ", "- **6.9** **Ruling**: ", "§6.9 has a row and no mark"),
        ("- **6.9** *(ruling)* ", "- **6.9** *(ruling)* Ruling: ", "§6.9 has a mark that is written otherwise"),
        ("- **1.6** ", "- **1.6** (a reconstruction) ", "§1.6 has a mark that is written otherwise"),
        ("| [6.9](crooks.md#c6-9) |", "| [6.8](crooks.md#c6-8) |", "§6.8 has 2 rows"),
        ("| [6.9](crooks.md#c6-9) |", "| [6.9](crooks.md#c6-8) |", "§6.9 has the mark and no row"),
        ("| [1.5](crooks.md#c1-5) | silent |", "| [3.5](crooks.md#c3-5) | silent |", "§2.2 stands below §3.5"),
        ("There is no third measure. |", " |", "the row of §5.7 is not whole"),
        ("| A public review names them. |", "|", "the row of §1.6 is not whole"),
    ],
)
def test_a_mark_without_its_row_is_noticed(old: str, new: str, fault: str) -> None:
    text = rules_page(crooks)
    assert old in text
    assert fault in [fault for mark in MARKS for fault in mark_faults(text.replace(old, new), mark)]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("| [6.9](crooks.md#c6-9) | silent |", "| [6.9](crooks.md#c6-9) | mum |", "§6.9: 'mum' is no reading"),
        ("Here too the rulebooks are", "Here too they are", "§6.8 is narrower than the rulebook, and does not say so"),
    ],
)
def test_a_ruling_that_hides_its_reading_is_noticed(old: str, new: str, fault: str) -> None:
    text = rules_page(crooks)
    assert old in text
    assert reading_faults(text.replace(old, new)) == [fault]


@every_game
def test_no_mark_can_go_unnoticed(game: Any) -> None:
    text = rules_page(game)
    for mark in MARKS:
        for clause, said in clauses(text).items():
            if f"*({mark})*" in said:
                unmarked = text.replace(said, said.replace(f"*({mark})* ", ""))
                assert f"§{clause} has a row and no mark" in mark_faults(unmarked, mark)
