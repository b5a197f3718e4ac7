"""The docs are true: their code runs and prints what they say, their tables hold, and no public name is missing."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from pytest_examples import CodeExample, EvalExample, find_examples

import criminals
from criminals import Violation, bots, testing
from criminals.games import crooks

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = (ROOT / "README.md", *sorted(DOCS.rglob("*.md")))
EXAMPLES = [*find_examples(*PAGES)]


def shown(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


# --- code ---


@pytest.mark.parametrize("page", sorted({example.path for example in EXAMPLES}), ids=shown)
def test_the_code_of_a_page_runs_and_prints_what_it_says(page: Path, eval_example: EvalExample) -> None:
    """The blocks of a page belong together: each sees the names of those before it."""
    names: dict[str, object] = {}
    for example in EXAMPLES:
        if example.path == page:
            names |= run(example, eval_example, names)


def run(example: CodeExample, eval_example: EvalExample, names: dict[str, object]) -> dict[str, object]:
    """The names a block leaves; `pytest --update-examples` writes what it prints into the page."""
    try:
        if eval_example.update_examples:
            return eval_example.run_print_update(example, module_globals=names)
        return eval_example.run_print_check(example, module_globals=names)
    except Exception as error:
        # The traceback that pytest-examples makes up breaks pytest itself on Python 3.11.
        pytest.fail(f"{shown(example.path)}:{example.start_line}: {type(error).__name__}: {error}", pytrace=False)


# --- reference ---


@pytest.mark.parametrize("module", [criminals, crooks, bots, testing], ids=lambda module: module.__name__)
def test_every_public_name_is_on_a_page_of_the_reference(module: ModuleType) -> None:
    pages = "\n".join(page.read_text(encoding="utf-8") for page in (DOCS / "reference").glob("*.md"))
    listed = re.findall(r"^::: (\S+)$", pages, re.MULTILINE)
    missing = [name for name in module.__all__ if f"{module.__name__}.{name}" not in listed]
    assert missing == []
    assert len(set(listed)) == len(listed), "a name stands there twice"


# --- tables ---


def table(page: str, first: str) -> Iterator[list[str]]:
    """The rows of the table whose head starts with a cell, without its head."""
    lines = iter((DOCS / page).read_text(encoding="utf-8").splitlines())
    for line in lines:
        if line.startswith(f"| {first} |"):
            break
    next(lines)
    for line in lines:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]


def met() -> Iterator[Violation]:
    """Refusals of random games, on the reference edition and on some in which rare things happen often."""
    rng = Random(1)
    universe = testing.crooks_kit().universe
    for number in range(80):
        edition = crooks.REFERENCE if number < 5 else testing.random_edition(rng)
        state = crooks.new_game(edition=edition, players=rng.choice(tuple(edition.piles)), rng=rng)
        while True:
            refusals = [crooks.violation(state, action) for action in universe(state)]
            refusals += [crooks.violation(state, crooks.Pass(), by=seat) for seat in crooks.seats(state)]
            yield from filter(None, refusals)
            if crooks.actor(state) is None:
                break
            state = crooks.apply(state, bots.eager_player(crooks.legal_actions(state), rng))


def form(sentence: str) -> str:
    """A sentence without its numbers and letters, which differ from case to case."""
    return re.sub(r"\d+(, \d+)*|\b[A-Z]\b", "#", sentence)


def test_the_table_of_refusals_tells_what_is_met_in_play() -> None:
    clauses: dict[str, set[str]] = defaultdict(set)
    params: dict[str, set[frozenset[str]]] = defaultdict(set)
    forms: dict[str, set[str]] = defaultdict(set)
    for refusal in set(met()):
        clauses[refusal.code].add(refusal.clause)
        params[refusal.code].add(frozenset(refusal.params))
        forms[refusal.code].add(form(crooks.describe(refusal)))

    rows = list(table("refusals.md", "code"))
    assert [code.strip("`") for code, *_ in rows] == list(crooks.CODES)
    for name, links, names, _, example in rows:
        code = name.strip("`")
        assert set(re.findall(r"\[([\d.]+)\]", links)) == clauses[code], code
        assert {frozenset(re.findall(r"`(\w+)`", names))} == params[code], code
        assert form(example) in forms[code], code


def test_the_table_of_the_deck_is_the_reference_edition() -> None:
    deck = [
        [
            str(crook.id),
            str(crook.level),
            f"{crook.modifier:+}" if crook.modifier else "0",
            ", ".join(gang.value.capitalize() for gang in crook.gangs) or "-",
            "-" if crook.ability is None else crook.ability.value.capitalize(),
        ]
        for crook in crooks.REFERENCE.crooks
    ]
    assert list(table("games/crooks.md", "id")) == deck


def test_the_table_of_set_ups_is_the_reference_edition() -> None:
    edition = crooks.REFERENCE
    rows = [
        [
            str(players),
            f"A to {'ABCDEFGHI'[len(piles) - 1]}",
            " ".join(map(str, piles)),
            str(sum(piles)),
            str(len(edition.crooks) - sum(piles)),
            f"${edition.money - players * edition.purse}",
            str(edition.gang_points[players]),
        ]
        for players, piles in edition.piles.items()
    ]
    assert list(table("games/crooks.md", "players")) == rows


def test_no_figure_is_missing() -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    assert [page.name for page in pages if "FIGURE" in page.read_text(encoding="utf-8")] == []
