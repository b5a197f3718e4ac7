"""No clause of a game is missing anywhere: each has its line in the docs, code that cites it, a test named after it."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import attrs
import pytest

from criminals.games import counterfeiters, crooks, sicario
from tools.clause_lists import on_page_markdown

CROOKS_CLAUSES: Final = (
    *("1.1", "1.2", "1.3", "1.4", "1.5", "1.6"),
    *("2.1", "2.2", "2.3", "2.4", "2.5"),
    *("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10"),
    *("4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7"),
    *("5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7"),
    *("6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7", "6.8", "6.9", "6.10", "6.11", "6.12", "6.13", "6.14"),
)
COUNTERFEITERS_CLAUSES: Final = (
    *("1.1", "1.2", "1.3", "1.4", "1.5"),
    *("2.1", "2.2", "2.3", "2.4"),
    *("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8"),
    *("4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7", "4.8"),
    *("5.1", "5.2", "5.3", "5.4"),
    *("6.1", "6.2", "6.3", "6.4", "6.5"),
    *("7.1", "7.2", "7.3", "7.4", "7.5"),
)
SICARIO_CLAUSES: Final = (
    *("1.1", "1.2", "1.3"),
    *("2.1", "2.2", "2.3", "2.4"),
    *("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7"),
    *("4.1", "4.2", "4.3", "4.4"),
    *("5.1", "5.2", "5.3"),
    *("6.1", "6.2", "6.3", "6.4", "6.5", "6.6"),
    *("7.1", "7.2", "7.3", "7.4", "7.5", "7.6"),
)


@attrs.frozen
class Rules:
    """A game, with every clause of its rules, and the codes of its refusals.

    The numbers are stable: one may be added, none renamed or reused.
    """

    name: str
    clauses: tuple[str, ...]
    codes: tuple[str, ...]

    @property
    def components(self) -> frozenset[str]:
        """What is in the box: a line in the docs is enough."""
        return frozenset(clause for clause in self.clauses if clause.startswith("1."))


CROOKS: Final = Rules("crooks", CROOKS_CLAUSES, crooks.CODES)
COUNTERFEITERS: Final = Rules("counterfeiters", COUNTERFEITERS_CLAUSES, counterfeiters.CODES)
SICARIO: Final = Rules("sicario", SICARIO_CLAUSES, sicario.CODES)

every_game = pytest.mark.parametrize("rules", [CROOKS, COUNTERFEITERS, SICARIO], ids=lambda rules: rules.name)

ROOT: Final = Path(__file__).parents[2]

CITED: Final = re.compile(r"§(\d+\.\d+)")
DOCUMENTED: Final = re.compile(r"^- \*\*(\d+\.\d+)\*\*", re.MULTILINE)
TESTED: Final = re.compile(r"^\s*(?:async )?def test_(\d+)_(\d+)_", re.MULTILINE)
ROW: Final = re.compile(r"^\| `(\w+)` \|([^|]*)\|", re.MULTILINE)
LINKED: Final = re.compile(r"\[(\d+\.\d+)\]\(rules/(\w+)\.md#c(\d+)-(\d+)\)")

REFUSERS: Final = {
    "no_such": "no_such_thing",
    "wrong_phase": "wrong_phase",
    "not_your_turn": "not_your_turn",
    "game_over": "game_over",
    "why_not_count": "how_many_fakes",
    "why_not_hold": "not_that_many_fakes",
}
"""Functions that refuse with a code of their own; `refuse` is given its code, and so is a `Reason` of the law."""


@attrs.frozen
class Texts:
    """All that speaks of a game's clauses: its page, the page of refusals, its source files, its test files."""

    rules: str
    refusals: str
    sources: tuple[str, ...]
    tests: tuple[str, ...]


@cache
def project(rules: Rules) -> Texts:
    def read(folder: str) -> tuple[str, ...]:
        return tuple(path.read_text("utf-8") for path in sorted((ROOT / folder).rglob("*.py")))

    return Texts(
        rules=on_page_markdown((ROOT / f"docs/rules/{rules.name}.md").read_text("utf-8")),
        refusals=(ROOT / "docs/refusals.md").read_text("utf-8"),
        sources=read(f"src/criminals/games/{rules.name}"),
        tests=read(f"tests/games/{rules.name}"),
    )


def clause_faults(rules: Rules, texts: Texts) -> list[str]:
    """What is missing, unknown or double, a sentence each."""
    clauses, components = rules.clauses, rules.components
    documented = Counter(DOCUMENTED.findall(texts.rules))
    cited = {clause for source in texts.sources for clause in clauses_cited(source)}
    carried = {clause for source in texts.sources for clause in clauses_as_data(source)}
    tested = {f"{chapter}.{number}" for test in texts.tests for chapter, number in TESTED.findall(test)}
    return [
        *(f"§{clause} has no line in the docs" for clause in clauses if clause not in documented),
        *(f"§{clause} has {count} lines in the docs" for clause, count in documented.items() if count > 1),
        *(f"§{clause} is cited nowhere in the source" for clause in clauses if clause not in cited | components),
        *(f"§{clause} has no test" for clause in clauses if clause not in tested | components),
        *(f"§{clause} in the docs is no clause" for clause in _unknown(rules, documented)),
        *(f"§{clause} cited in the source is no clause" for clause in _unknown(rules, cited)),
        *(f"§{clause} carried by a refusal or score line is no clause" for clause in _unknown(rules, carried)),
        *(f"§{clause} has a test but is no clause" for clause in _unknown(rules, tested)),
    ]


def code_faults(rules: Rules, texts: Texts) -> list[str]:
    """The same for the codes of refusals: each has its row in the docs, with the clauses it is raised under.

    A row is of the game whose page it links to.
    """
    codes = rules.codes
    linked = [(code, LINKED.findall(clauses)) for code, clauses in ROW.findall(texts.refusals)]
    rows = [
        (code, {clause for clause, game, *_ in links if game == rules.name})
        for code, links in linked
        if any(game == rules.name for _, game, *_ in links)
    ]
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
        *(f"the row of {code} links to no clause" for code, links in linked if not links),
        *(
            f"the link to §{clause} in the row of {code} leads elsewhere"
            for code, links in linked
            for clause, _, *anchor in links
            if clause != ".".join(anchor)
        ),
        *(
            f"{code} is raised under {sorted(raised[code])}, its row has {sorted(clauses)}"
            for code, clauses in rows
            if code in raised and clauses != raised[code]
        ),
    ]


def _unknown(rules: Rules, clauses: Iterable[str]) -> list[str]:
    return sorted(set(clauses) - set(rules.clauses))


@cache
def _nodes(source: str) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(source)))


# Of a project from which a clause is taken away, nearly all files stay as they are: each is searched once.


@cache
def clauses_cited(source: str) -> frozenset[str]:
    return frozenset(CITED.findall(source))


@cache
def clauses_as_data(source: str) -> frozenset[str]:
    texts = {node.value for node in _nodes(source) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return frozenset(text for text in texts if re.fullmatch(r"\d+\.\d+", text))


def _refusals(source: str) -> Iterator[tuple[str, str]]:
    """Every refusal of a source file, as code and clause; where a function is handed its clause, its callers count."""
    for node in _nodes(source):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            clauses, *others = (list(_constants(arg)) for arg in node.args)
            named = others[0] if node.func.id in ("refuse", "Reason") and others else []
            codes = [REFUSERS[node.func.id]] if node.func.id in REFUSERS else named
            yield from product(codes, clauses)


def _constants(node: ast.expr) -> Iterator[str]:
    """The texts that an expression can be: one, or one of two."""
    if isinstance(node, ast.IfExp):
        yield from (*_constants(node.body), *_constants(node.orelse))
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


# --- the project ---


@every_game
def test_no_clause_is_missing(rules: Rules) -> None:
    assert clause_faults(rules, project(rules)) == []


@every_game
def test_no_code_is_missing(rules: Rules) -> None:
    assert code_faults(rules, project(rules)) == []


# --- the check can fail ---


SMALL: Final = attrs.evolve(CROOKS, codes=("too_dear", "wrong_phase"))


def link(clause: str, game: str = "crooks") -> str:
    return f"[{clause}](rules/{game}.md#c{clause.replace('.', '-')})"


def whole() -> Texts:
    """A small project that lacks nothing, with the refusals of another game beside its own."""
    other = f"| `too_dear` | {link('9.9', 'chess')} |\n| `mate` | {link('9.8', 'chess')} |\n"
    mine = f"| `too_dear` | {link('3.4')} |\n| `wrong_phase` | {link('3.5')}, {link('3.7')} |\n"
    return Texts(
        rules="\n".join(f"- **{clause}** {{ #c{clause} }} Some rule." for clause in CROOKS_CLAUSES),
        refusals=f"| code | clause |\n|---|---|\n{mine}\n{other}",
        sources=(
            "\n".join(f"# Some rule (§{clause})." for clause in CROOKS_CLAUSES if clause not in SMALL.components),
            'refuse("3.4", "too_dear", cost=5)\nwrong_phase("3.5", "taking")\nwrong_phase("3.7", "placing")\n',
            'def wrong_phase(clause, phase):\n    return refuse(clause, "wrong_phase", phase=phase)\n',
        ),
        tests=("\n".join(f"def test_{clause.replace('.', '_')}_some_rule():\n    ..." for clause in CROOKS_CLAUSES),),
    )


def test_a_whole_project_has_no_faults() -> None:
    assert clause_faults(SMALL, whole()) == []
    assert code_faults(SMALL, whole()) == []


def without(texts: Texts, clause: str) -> tuple[Texts, Texts, Texts]:
    """The texts with a clause removed from the docs, from the source, from the names of the tests."""
    cited = re.compile(rf"§{re.escape(clause)}(?!\d)")
    named = f"def test_{clause.replace('.', '_')}_"
    return (
        attrs.evolve(texts, rules=texts.rules.replace(f"- **{clause}**", "- Some")),
        attrs.evolve(texts, sources=tuple(cited.sub("", source) for source in texts.sources)),
        attrs.evolve(texts, tests=tuple(test.replace(named, "def test_") for test in texts.tests)),
    )


def missed(rules: Rules, clause: str) -> tuple[list[str], list[str], list[str]]:
    """How each of the three is noticed."""
    if clause in rules.components:
        return [f"§{clause} has no line in the docs"], [], []
    return (
        [f"§{clause} has no line in the docs"],
        [f"§{clause} is cited nowhere in the source"],
        [f"§{clause} has no test"],
    )


@pytest.mark.parametrize("clause", CROOKS_CLAUSES)
def test_a_clause_that_is_removed_is_missed(clause: str) -> None:
    for texts, faults in zip(without(whole(), clause), missed(SMALL, clause), strict=True):
        assert clause_faults(SMALL, texts) == faults


@every_game
def test_no_clause_of_the_project_can_go_unnoticed(rules: Rules) -> None:
    for clause in rules.clauses:
        for texts, faults in zip(without(project(rules), clause), missed(rules, clause), strict=True):
            assert set(faults) <= set(clause_faults(rules, texts))


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
    assert clause_faults(SMALL, changed) == [fault]


def test_a_citation_is_of_the_whole_number() -> None:
    """§3.1 is not cited by §3.10, nor 3.1 tested by a test of 3.10."""
    texts = whole()
    sources = tuple(source.replace("§3.1)", "§3.10)") for source in texts.sources)
    tests = tuple(test.replace("test_3_1_", "test_3_10_") for test in texts.tests)
    assert clause_faults(SMALL, attrs.evolve(texts, sources=sources, tests=tests)) == [
        "§3.1 is cited nowhere in the source",
        "§3.1 has no test",
    ]


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        (f"| `too_dear` | {link('3.4')}", f"| too_dear | {link('3.4')}", ["too_dear has no row in the docs"]),
        (
            f"| `too_dear` | {link('3.4')}",
            f"| `too_cheap` | {link('3.4')}",
            ["too_dear has no row in the docs", "too_cheap has a row in the docs but is no code"],
        ),
        (f"{link('3.5')}, ", "", ["wrong_phase is raised under ['3.5', '3.7'], its row has ['3.7']"]),
        (link("3.4"), link("3.5"), ["too_dear is raised under ['3.4'], its row has ['3.5']"]),
        (
            "| `wrong_phase`",
            f"| `too_dear` | {link('3.4')} |\n| `wrong_phase`",
            ["too_dear has 2 rows in the docs"],
        ),
        (link("3.4"), "3.4", ["too_dear has no row in the docs", "the row of too_dear links to no clause"]),
        (link("3.4"), link("3.4", "chess"), ["too_dear has no row in the docs"]),
        ("#c3-4", "#c3-5", ["the link to §3.4 in the row of too_dear leads elsewhere"]),
    ],
)
def test_a_code_without_its_row_is_named(old: str, new: str, faults: list[str]) -> None:
    texts = whole()
    assert code_faults(SMALL, attrs.evolve(texts, refusals=texts.refusals.replace(old, new))) == faults


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ('refuse("3.4", "too_dear", cost=5)', "", ["too_dear is raised nowhere"]),
        ('"too_dear"', '"too_cheap"', ["too_dear is raised nowhere", "too_cheap is raised but is no code"]),
        ('wrong_phase("3.5", "taking")', "", ["wrong_phase is raised under ['3.7'], its row has ['3.5', '3.7']"]),
        (
            'refuse("3.4"',
            'refuse("3.4" if late else "3.6"',
            ["too_dear is raised under ['3.4', '3.6'], its row has ['3.4']"],
        ),
        ('refuse("3.4"', "refuse(clause", ["too_dear is raised nowhere"]),
    ],
)
def test_a_code_that_is_raised_nowhere_is_named(old: str, new: str, faults: list[str]) -> None:
    texts = whole()
    sources = tuple(source.replace(old, new) for source in texts.sources)
    assert code_faults(SMALL, attrs.evolve(texts, sources=sources)) == faults


@every_game
def test_no_real_code_can_go_unnoticed(rules: Rules) -> None:
    texts = project(rules)
    for code in rules.codes:
        rowless = attrs.evolve(texts, refusals=texts.refusals.replace(f"| `{code}` |", "| - |"))
        assert code_faults(rules, rowless) == [f"{code} has no row in the docs"]
