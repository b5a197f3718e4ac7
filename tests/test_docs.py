"""The docs are true: their code runs and prints what they say, their tables hold, and no public name is missing.

`pytest tests/test_docs.py --update-examples` writes what the code prints into the pages, and the picture anew.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from random import Random
from types import ModuleType
from typing import get_args

import pytest
from pytest_examples import CodeExample, EvalExample, find_examples

import criminals
from criminals import Violation, bots, testing
from criminals.core.documents import ENVELOPE, KINDS
from criminals.core.strict_json import DEEPEST, DIGITS, LONGEST, MOST_FAULTS, MOST_PARTS
from criminals.games import crooks
from criminals.games.crooks.documents import LONGEST_NAME, MOST_CARDS

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


@pytest.mark.parametrize(
    ("name", "asset"),
    [("picture", "crooks-view.svg"), ("counterfeiters_picture", "counterfeiters-view.svg")],
    ids=("crooks", "counterfeiters"),
)
def test_the_picture_of_a_view_is_what_its_page_draws(name: str, asset: str, eval_example: EvalExample) -> None:
    page, file = DOCS / "hidden-information.md", DOCS / "assets" / asset
    names: dict[str, object] = {}
    for example in EXAMPLES:
        if example.path == page and name not in names:
            names |= eval_example.run(example, module_globals=names)
    picture = names[name]
    assert isinstance(picture, str)
    if eval_example.update_examples:
        file.write_text(f"{picture}\n", encoding="utf-8")
    assert file.read_text(encoding="utf-8") == f"{picture}\n", "--update-examples writes it anew: look at it"


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
            refusals.append(crooks.violation(crooks.view(state, criminals.SPECTATOR), crooks.Pass()))
            yield from filter(None, refusals)
            seat = crooks.actor(state)
            if seat is None:
                break
            state = crooks.apply(state, bots.eager_player(crooks.view(state, seat), rng))


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


def happened() -> Iterator[crooks.Event]:
    """Events of random games, on editions in which rare things happen often."""
    rng = Random(2)
    for number in range(40):
        edition = crooks.BOSSES if number < 5 else testing.random_edition(rng)
        state = crooks.new_game(edition=edition, players=rng.choice(tuple(edition.piles)), rng=rng)
        while (seat := crooks.actor(state)) is not None:
            player = bots.random_player if rng.randrange(4) == 0 else bots.eager_player
            state, events = crooks.step(state, player(crooks.view(state, seat), rng))
            yield from events


def test_the_table_of_events_tells_what_happens_in_play() -> None:
    public: dict[str, set[bool]] = defaultdict(set)
    for event in happened():
        public[type(event.fact).__name__].add(event.seers is None)

    rows = list(table("games/crooks.md", "fact"))
    assert [name.strip("`") for name, *_ in rows] == [fact.__name__ for fact in crooks.VIEW_EVENTS]
    for (name, fields, _, seers, links), fact in zip(rows, crooks.VIEW_EVENTS, strict=True):
        assert re.findall(r"`(\w+)`", fields) == list(signature(fact).parameters), name
        assert public[fact.__name__] == {seers == "everybody"}, name
        assert re.findall(r"\[([\d.]+)\]", links) == re.findall(r"§([\d.]+\d)", fact.__doc__ or ""), name


def fields_named(cell: str) -> list[str]:
    """The fields that a cell of a table names first, before anything is said of them."""
    return re.findall(r"`(\w+)`", cell)


def test_the_table_of_a_view_has_all_its_fields() -> None:
    named = [name for cell, *_ in table("hidden-information.md", "field") for name in fields_named(cell)]
    assert sorted(named) == sorted(signature(crooks.View).parameters)


def test_the_table_of_secrets_has_all_fields_of_a_state() -> None:
    ((public, secret),) = table("games/crooks.md", "public: fields of `Table`")
    assert fields_named(public) == list(signature(crooks.Table).parameters)
    assert set(signature(crooks.State).parameters) - set(fields_named(public)) <= set(fields_named(secret))


def test_the_table_of_limits_has_the_constants() -> None:
    told = [int(re.findall(r"[\d,]+", limit)[0].replace(",", "")) for _, limit in table("wire-format.md", "at most")]
    assert told == [LONGEST, MOST_PARTS, DEEPEST, DIGITS, MOST_CARDS, LONGEST_NAME, MOST_FAULTS]


def test_the_table_of_the_envelope_has_its_kinds() -> None:
    rows = dict(table("wire-format.md", "field of the envelope"))
    assert tuple(rows) == tuple(f"`{name}`" for name in ENVELOPE)
    assert tuple(re.findall(r'`"(\w+)"`', rows["`kind`"])) == KINDS


def test_the_table_of_phases_has_their_fields() -> None:
    rows = [(tag, fields_named(fields)) for tag, fields, _ in table("wire-format.md", "the tag `phase`")]
    phases = get_args(crooks.Phase)
    assert rows == [(f"`{phase.__name__.lower()}`", list(signature(phase).parameters)) for phase in phases]


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
