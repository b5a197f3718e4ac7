"""No clause of Crooks is missing anywhere: each has its line in the docs, code that cites it, a test named after it."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import attrs
import pytest

from criminals.games import crooks

CLAUSES: Final = (
    *("1.1", "1.2", "1.3", "1.4", "1.5", "1.6"),
    *("2.1", "2.2", "2.3", "2.4", "2.5"),
    *("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10"),
    *("4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7"),
    *("5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7"),
    *("6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7", "6.8", "6.9", "6.10", "6.11", "6.12", "6.13", "6.14"),
)
"""Every clause of the rules. The numbers are stable: one may be added, none renamed or reused."""

COMPONENTS: Final = frozenset(clause for clause in CLAUSES if clause.startswith("1."))
"""What is in the box: a line in the docs is enough."""

ROOT: Final = Path(__file__).parents[2]

CITED: Final = re.compile(r"§(\d+\.\d+)")
DOCUMENTED: Final = re.compile(r"^- \*\*(\d+\.\d+)\*\*", re.MULTILINE)
TESTED: Final = re.compile(r"^\s*(?:async )?def test_(\d+)_(\d+)_", re.MULTILINE)
ROW: Final = re.compile(r"^\| `(\w+)` \|([^|]*)\|", re.MULTILINE)
LINKED: Final = re.compile(r"\[(\d+\.\d+)\]")

REFUSERS: Final = {"no_such": "no_such_thing", "wrong_phase": "wrong_phase"}
"""Functions that refuse with a code of their own; `refuse` is given its code."""


@attrs.frozen
class Texts:
    """All that speaks of clauses: the game's page, the page of refusals, the source files, the test files."""

    rules: str
    refusals: str
    sources: tuple[str, ...]
    tests: tuple[str, ...]


@cache
def project() -> Texts:
    def read(folder: str) -> tuple[str, ...]:
        return tuple(path.read_text("utf-8") for path in sorted((ROOT / folder).rglob("*.py")))

    return Texts(
        rules=(ROOT / "docs/games/crooks.md").read_text("utf-8"),
        refusals=(ROOT / "docs/refusals.md").read_text("utf-8"),
        sources=read("src/criminals/games/crooks"),
        tests=read("tests/games/crooks"),
    )


def clause_faults(texts: Texts) -> list[str]:
    """What is missing, unknown or double, a sentence each."""
    documented = Counter(DOCUMENTED.findall(texts.rules))
    cited = {clause for source in texts.sources for clause in CITED.findall(source)}
    carried = {clause for source in texts.sources for clause in _clauses_as_data(source)}
    tested = {f"{chapter}.{number}" for test in texts.tests for chapter, number in TESTED.findall(test)}
    return [
        *(f"§{clause} has no line in the docs" for clause in CLAUSES if clause not in documented),
        *(f"§{clause} has {count} lines in the docs" for clause, count in documented.items() if count > 1),
        *(f"§{clause} is cited nowhere in the source" for clause in CLAUSES if clause not in cited | COMPONENTS),
        *(f"§{clause} has no test" for clause in CLAUSES if clause not in tested | COMPONENTS),
        *(f"§{clause} in the docs is no clause" for clause in _unknown(documented)),
        *(f"§{clause} cited in the source is no clause" for clause in _unknown(cited)),
        *(f"§{clause} carried by a refusal or score line is no clause" for clause in _unknown(carried)),
        *(f"§{clause} has a test but is no clause" for clause in _unknown(tested)),
    ]


def code_faults(texts: Texts, codes: Sequence[str]) -> list[str]:
    """The same for the codes of refusals: each has its row in the docs, with the clauses it is raised under."""
    rows = [(code, set(LINKED.findall(clauses))) for code, clauses in ROW.findall(texts.refusals)]
    raised: dict[str, set[str]] = {}
    for source in texts.sources:
        for code, clause in _refusals(source):
            raised.setdefault(code, set()).add(clause)
    counts = Counter(code for code, _ in rows)
    return [
        *(f"{code} has no row in the docs" for code in codes if code not in counts),
        *(f"{code} has {count} rows in the docs" for code, count in counts.items() if count > 1),
        *(f"{code} is raised nowhere" for code in codes if code not in raised),
        *(f"{code} is raised but is no code" for code in raised if code not in codes),
        *(f"{code} has a row in the docs but is no code" for code in counts if code not in codes),
        *(
            f"{code} is raised under {sorted(raised[code])}, its row has {sorted(clauses)}"
            for code, clauses in rows
            if code in raised and clauses != raised[code]
        ),
    ]


def _unknown(clauses: Iterable[str]) -> list[str]:
    return sorted(set(clauses) - set(CLAUSES))


@cache
def _nodes(source: str) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(source)))


def _clauses_as_data(source: str) -> Iterator[str]:
    for node in _nodes(source):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"\d+\.\d+", node.value):
            yield node.value


def _refusals(source: str) -> Iterator[tuple[str, str]]:
    """Every refusal of a source file, as code and clause; where a function is handed its clause, its callers count."""
    for node in _nodes(source):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            texts = [arg.value if isinstance(arg, ast.Constant) else None for arg in node.args]
            code = REFUSERS.get(node.func.id, texts[1] if node.func.id == "refuse" and len(texts) > 1 else None)
            if isinstance(code, str) and isinstance(texts[0], str):
                yield code, texts[0]


# --- the project ---


def test_no_clause_is_missing() -> None:
    assert clause_faults(project()) == []


def test_no_code_is_missing() -> None:
    assert code_faults(project(), crooks.CODES) == []


# --- the check can fail ---


def whole() -> Texts:
    """A small project that lacks nothing."""
    return Texts(
        rules="\n".join(f"- **{clause}** {{ #c{clause} }} Some rule." for clause in CLAUSES),
        refusals="| code | clause |\n|---|---|\n| `too_dear` | [3.4](x) |\n| `wrong_phase` | [3.5](x), [3.7](x) |\n",
        sources=(
            "\n".join(f"# Some rule (§{clause})." for clause in CLAUSES if clause not in COMPONENTS),
            'refuse("3.4", "too_dear", cost=5)\nwrong_phase("3.5", "taking")\nwrong_phase("3.7", "placing")\n',
            'def wrong_phase(clause, phase):\n    return refuse(clause, "wrong_phase", phase=phase)\n',
        ),
        tests=("\n".join(f"def test_{clause.replace('.', '_')}_some_rule():\n    ..." for clause in CLAUSES),),
    )


WHOLE_CODES: Final = ("too_dear", "wrong_phase")


def test_a_whole_project_has_no_faults() -> None:
    assert clause_faults(whole()) == []
    assert code_faults(whole(), WHOLE_CODES) == []


def without(texts: Texts, clause: str) -> tuple[Texts, Texts, Texts]:
    """The texts with a clause removed from the docs, from the source, from the names of the tests."""
    cited = re.compile(rf"§{re.escape(clause)}(?!\d)")
    named = f"def test_{clause.replace('.', '_')}_"
    return (
        attrs.evolve(texts, rules=texts.rules.replace(f"- **{clause}**", "- Some")),
        attrs.evolve(texts, sources=tuple(cited.sub("", source) for source in texts.sources)),
        attrs.evolve(texts, tests=tuple(test.replace(named, "def test_") for test in texts.tests)),
    )


def missed(clause: str) -> tuple[list[str], list[str], list[str]]:
    """How each of the three is noticed."""
    if clause in COMPONENTS:
        return [f"§{clause} has no line in the docs"], [], []
    return (
        [f"§{clause} has no line in the docs"],
        [f"§{clause} is cited nowhere in the source"],
        [f"§{clause} has no test"],
    )


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_that_is_removed_is_missed(clause: str) -> None:
    for texts, faults in zip(without(whole(), clause), missed(clause), strict=True):
        assert clause_faults(texts) == faults


def test_no_clause_of_the_project_can_go_unnoticed() -> None:
    for clause in CLAUSES:
        for texts, faults in zip(without(project(), clause), missed(clause), strict=True):
            assert set(faults) <= set(clause_faults(texts))


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({"rules": "- **3.11** A rule."}, "§3.11 in the docs is no clause"),
        ({"rules": "- **3.4** The same again."}, "§3.4 has 2 lines in the docs"),
        ({"source": "# See §4.8."}, "§4.8 cited in the source is no clause"),
        ({"source": 'score_line(0, "7.1")'}, "§7.1 carried by a refusal or score line is no clause"),
        ({"test": "def test_3_0_zero(): ..."}, "§3.0 has a test but is no clause"),
    ],
)
def test_an_unknown_or_double_clause_is_named(more: dict[str, str], fault: str) -> None:
    texts = whole()
    changed = Texts(
        rules=f"{texts.rules}\n{more.get('rules', '')}\n",
        refusals=texts.refusals,
        sources=(*texts.sources, more.get("source", "")),
        tests=(*texts.tests, more.get("test", "")),
    )
    assert clause_faults(changed) == [fault]


def test_a_citation_is_of_the_whole_number() -> None:
    """§3.1 is not cited by §3.10, nor 3.1 tested by a test of 3.10."""
    texts = whole()
    sources = tuple(source.replace("§3.1)", "§3.10)") for source in texts.sources)
    tests = tuple(test.replace("test_3_1_", "test_3_10_") for test in texts.tests)
    assert clause_faults(attrs.evolve(texts, sources=sources, tests=tests)) == [
        "§3.1 is cited nowhere in the source",
        "§3.1 has no test",
    ]


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ("| `too_dear` |", "| too_dear |", ["too_dear has no row in the docs"]),
        (
            "| `too_dear` |",
            "| `too_cheap` |",
            ["too_dear has no row in the docs", "too_cheap has a row in the docs but is no code"],
        ),
        ("[3.5](x), ", "", ["wrong_phase is raised under ['3.5', '3.7'], its row has ['3.7']"]),
        ("[3.4](x)", "[3.5](x)", ["too_dear is raised under ['3.4'], its row has ['3.5']"]),
        ("| `wrong_phase`", "| `too_dear` | [3.4](x) |\n| `wrong_phase`", ["too_dear has 2 rows in the docs"]),
    ],
)
def test_a_code_without_its_row_is_named(old: str, new: str, faults: list[str]) -> None:
    texts = whole()
    assert code_faults(attrs.evolve(texts, refusals=texts.refusals.replace(old, new)), WHOLE_CODES) == faults


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ('refuse("3.4", "too_dear", cost=5)', "", ["too_dear is raised nowhere"]),
        ('"too_dear"', '"too_cheap"', ["too_dear is raised nowhere", "too_cheap is raised but is no code"]),
        ('wrong_phase("3.5", "taking")', "", ["wrong_phase is raised under ['3.7'], its row has ['3.5', '3.7']"]),
    ],
)
def test_a_code_that_is_raised_nowhere_is_named(old: str, new: str, faults: list[str]) -> None:
    texts = whole()
    sources = tuple(source.replace(old, new) for source in texts.sources)
    assert code_faults(attrs.evolve(texts, sources=sources), WHOLE_CODES) == faults


def test_no_real_code_can_go_unnoticed() -> None:
    texts = project()
    for code in crooks.CODES:
        rowless = attrs.evolve(texts, refusals=texts.refusals.replace(f"| `{code}` |", "| - |"))
        assert code_faults(rowless, crooks.CODES) == [f"{code} has no row in the docs"]
