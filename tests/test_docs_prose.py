"""The docs and docstrings are in plain English, complete and whole in themselves.

A file that does not pass yet stands in `LEFT`, with how many faults it has and why. An entry that is no longer needed
fails.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

import griffe
import pytest

from tools.signatures import found, loaded, public_names

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
PAGES: Final = sorted(DOCS.rglob("*.md"))
ABOUT: Final = sorted([*ROOT.glob("*.md"), *ROOT.joinpath(".github").rglob("*.md")])
"""What a forge shows of the project."""
CODE: Final = sorted(file for folder in ("src", "tools", "examples") for file in (ROOT / folder).rglob("*.py"))
PROSE: Final = (
    *PAGES,
    *ABOUT,
    *CODE,
    *sorted(ROOT.joinpath("examples").rglob("*.md")),
    *sorted(ROOT.joinpath("src").rglob("words/en*.toml")),
    *sorted(ROOT.joinpath("src", "criminals").rglob("*.js")),
    ROOT / "Makefile",
    ROOT / "mkdocs.yml",
    ROOT / "pyproject.toml",
)
MOST_WORDS: Final = 2500
"""Of a page that can be skimmed."""
LONG: Final = {DOCS / "changelog.md"}
"""A list that nobody reads from the first line to the last."""

LEFT: Final[Mapping[str, Mapping[str, int]]] = MappingProxyType({})
"""What does not pass yet: for each check the files, or public names, with the most faults that each may have."""


def compared(check: str, faults: Mapping[str, list[str]]) -> None:
    """Fail for what is wrong and not among what is left, and for what is left no longer."""
    left = LEFT.get(check, {})
    for name, told in sorted(faults.items()):
        if len(told) > left.get(name, 0):
            pytest.fail(f"{name}: {len(told)} times, at most {left.get(name, 0)} are left: {'; '.join(told[:20])}")
    assert [name for name in left if not faults.get(name)] == [], "is no longer needed in LEFT"


def shown(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@cache
def text_of(file: Path) -> str:
    """The text of a file; of a page with the files that it takes in."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        return re.sub(r'^--8<-- "([^":]+\.md)"$', lambda taken: text_of(ROOT / taken[1]), text, flags=re.MULTILINE)
    return text


def in_files(files: tuple[Path, ...] | list[Path], pattern: str) -> dict[str, list[str]]:
    """The lines of files in which a pattern is found."""
    lines = {
        shown(file): [
            f"line {number}: {line.strip()[:80]}"
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
            if re.search(pattern, line)
        ]
        for file in files
    }
    return {name: told for name, told in lines.items() if told}


def without_code(text: str) -> str:
    """A page without its blocks of code."""
    return re.sub(r"^( *)(```|~~~).*?^\1\2$", "", text, flags=re.MULTILINE | re.DOTALL)


# --- words ---

CAN_NOT: Final = r"(?i)\bcan not\b(?! only)"


def test_cannot_is_one_word() -> None:
    compared("can not", in_files(PROSE, CAN_NOT))


def test_two_words_are_noticed() -> None:
    assert re.search(CAN_NOT, "A view can not be resumed.")
    assert not re.search(CAN_NOT, "It can not only draw, but also print. It cannot speak.")


RIDDLES: Final = (
    r"(?i)\b(blocks? (of this page )?belongs? together|what stands (for|between)|one to look on|where to go on)\b"
)
"""Phrases that readers had to read twice."""


def test_no_riddle_is_told() -> None:
    compared("riddle", in_files(PROSE, RIDDLES))


# --- docstrings ---

WHAT: Final = r"(What|Whether .* is|Those that|That which)\b"


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Every docstring of a module, with its line; also those of values, which stand below them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value.strip()


def vague(source: str) -> list[str]:
    """The docstrings that begin with no verb and no noun."""
    return [f"line {line}: {text[:60]!r}" for line, text in docstrings(source) if re.match(WHAT, text)]


def test_no_docstring_begins_with_what() -> None:
    faults = {shown(file): vague(text_of(file)) for file in CODE}
    compared("what", {name: told for name, told in faults.items() if told})


def test_a_docstring_that_begins_with_what_is_noticed() -> None:
    source = '"""Values."""\nX = 1\n"""What is one."""\n\ndef f() -> None:\n    """What is done."""\n    """More."""\n'
    assert len(vague(source)) == 2
    assert vague('def f():\n    """Return what is there."""\n') == []


# --- the reference ---


def undescribed(thing: griffe.Object | griffe.Alias, name: str) -> list[str]:
    """The public parameters and fields of a name that nothing is said of."""
    match thing:
        case griffe.Function():
            described = described_in(thing)
            own = [each.name for each in thing.parameters if each.name not in ("self", "cls")]
            return [f"{name}({each})" for each in own if not described.get(each.lstrip("*"))]
        case griffe.Class():
            described = described_in(thing)
            missing: list[str] = []
            for each, member in thing.members.items():
                if each.startswith("_") and each != "__init__":
                    continue
                if isinstance(member, griffe.Attribute):
                    if is_field(member) and not described.get(each) and member.docstring is None:
                        missing.append(f"{name}({each})")
                elif isinstance(member, griffe.Function) and not inherits(thing, each):
                    said = described if each == "__init__" else {}
                    missing += [
                        fault
                        for fault in undescribed(member, f"{name}.{each}")
                        if not said.get(fault.rpartition("(")[2].rstrip(")"))
                    ]
            return missing
        case _:
            return []


def is_field(member: griffe.Attribute) -> bool:
    """Whether an attribute is given to a class when a value is made."""
    return (
        member.annotation is not None
        and "instance-attribute" in member.labels
        and not str(member.annotation).startswith(("ClassVar", "Final"))
    )


def inherits(thing: griffe.Class, name: str) -> bool:
    """Whether a method is described by the class that it comes from."""
    own = thing.members[name]
    return own.docstring is None and any(
        base.members[name].docstring is not None for base in thing.mro() if name in base.members
    )


def described_in(thing: griffe.Object | griffe.Alias) -> dict[str, str]:
    """The parameters and fields that a docstring describes."""
    if thing.docstring is None:
        return {}
    return {
        item.name.lstrip("*"): item.description.strip()
        for section in thing.docstring.parse("google", warnings=False)
        if isinstance(section, griffe.DocstringSectionParameters | griffe.DocstringSectionAttributes)
        for item in section.value
    }


@pytest.fixture(scope="module")
def package() -> griffe.Module:
    return loaded()


def test_every_public_parameter_is_described(package: griffe.Module) -> None:
    names = ((name, found(package, name)) for name in public_names())
    faults = {name: undescribed(thing, name.rpartition(".")[2]) for name, thing in names}
    compared("parameter", {name: told for name, told in faults.items() if told})


def test_a_parameter_without_a_description_is_noticed(tmp_path: Path) -> None:
    source = '''
class Table:
    """A table.

    Args:
        seats: Who sits there.
    """

    seats: int
    money: int
    bank: int
    """What is left."""

    def deal(self, seed: int) -> None:
        """Deal the cards."""


def play(seats: int, *, seed: int) -> None:
    """Play.

    Args:
        seats: How many.
    """
'''
    tmp_path.joinpath("planted.py").write_text(source, encoding="utf-8")
    planted = griffe.load("planted", search_paths=[tmp_path])
    assert undescribed(planted["Table"], "Table") == ["Table(money)", "Table.deal(seed)"]
    assert undescribed(planted["play"], "play") == ["play(seed)"]


# --- pages ---


def test_no_page_is_too_long_to_skim() -> None:
    counted = {shown(page): len(text_of(page).split()) for page in PAGES if page not in LONG}
    compared("long", {name: [f"{words} words"] for name, words in counted.items() if words > MOST_WORDS})


def test_a_page_counts_the_file_that_it_takes_in() -> None:
    assert len(text_of(DOCS / "changelog.md").split()) > MOST_WORDS


PICTURE: Final = r"!\[\s*\]\(|<img(?![^>]*\balt=\"[^\"]+\")[^>]*>"
"""A picture without words for those who cannot see it."""


SWALLOWED: Final = r"(?m)^ *\|.*\n(?! *\|)(?=.*\S)(.+)"
"""A line directly below a table: it becomes a row."""


def swallowed(text: str) -> list[str]:
    return [line[:60] for line in re.findall(SWALLOWED, without_code(text))]


def test_a_blank_line_ends_every_table() -> None:
    faults = {shown(page): swallowed(text_of(page)) for page in PAGES}
    compared("swallowed", {name: told for name, told in faults.items() if told})


def test_a_line_that_a_table_swallows_is_noticed() -> None:
    assert swallowed("| a | b |\n|---|---|\n| 1 | 2 |\n4. A thing") == ["4. A thing"]
    assert swallowed("| a | b |\n|---|---|\n| 1 | 2 |\n\n4. A thing\n\n    | c |\n    |---|\n") == []


def test_every_picture_has_a_text() -> None:
    compared("picture", in_files([*PAGES, *ABOUT], PICTURE))


def test_a_picture_without_a_text_is_noticed() -> None:
    for planted in ("![](a.svg)", '<img src="a.svg">', '<img alt="" src="a.svg">'):
        assert re.search(PICTURE, planted)
    assert not re.search(PICTURE, '![A table](a.svg) <img src="a.svg" alt="A table">')


def anchors_of(page: Path) -> set[str]:
    """The headings of a page, as addresses."""
    headings = re.findall(r"^#+ (.+)$", without_code(text_of(page)), re.MULTILINE)
    plain = (re.sub(r"[`*_]|\{.*\}|\[([^]]*)\]\([^)]*\)", r"\1", heading) for heading in headings)
    return {re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", heading.strip().lower())) for heading in plain}


def broken_links(file: Path) -> list[str]:
    """The links of a file of the project that lead nowhere. Those between pages are followed when the site is built."""
    faults: list[str] = []
    for link in re.findall(r"\]\(([^)\s]+)\)", without_code(file.read_text(encoding="utf-8"))):
        path, _, anchor = link.partition("#")
        if "://" in link:
            faults.append(f"{link} leads outside")
        elif path and not (file.parent / path).exists():
            faults.append(f"{link} is not there")
        elif anchor and (not path or path.endswith(".md")) and not has(file.parent / path if path else file, anchor):
            faults.append(f"{link}: there is no such heading")
    return faults


def has(page: Path, anchor: str) -> bool:
    """Whether a page has a heading by that name, or gives the name to one."""
    return anchor in anchors_of(page) or re.search(rf"\{{ *#{re.escape(anchor)} *\}}", text_of(page)) is not None


def test_no_link_of_the_project_is_broken() -> None:
    faults = {shown(file): broken_links(file) for file in (*ABOUT, *ROOT.joinpath("examples").rglob("*.md"))}
    compared("link", {name: told for name, told in faults.items() if told})


def test_a_broken_link_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.write_text("# Here I am\n[a](b.md) [b](#here-i-am) [c](#there) [d](a.md#nowhere)\n", encoding="utf-8")
    assert [fault.partition(" ")[0].rstrip(":") for fault in broken_links(file)] == ["b.md", "#there", "a.md#nowhere"]


# --- nothing from outside ---

LOADED: Final = (
    r"(?i)<(script|img|iframe|source|video|audio|embed|object|link)\b[^>]*\b(src|href|data)=[\"']?(https?:)?//"
    r"|!\[[^]]*\]\((https?:)?//"
    r"|\burl\([\"']?(https?:)?//"
    r"|@import\b"
    r"|\b(import|fetch)\([\"'](https?:)?//"
)
"""What a browser would ask another machine for."""


def test_nothing_is_loaded_from_outside() -> None:
    own = [file for kind in ("css", "js", "svg", "html") for file in sorted(DOCS.joinpath("assets").glob(f"*.{kind}"))]
    own = [file for file in own if file.name != "mermaid.js"]  # a bundle; tools/browse_site.py watches what it asks for
    theme = sorted(ROOT.joinpath("tools", "theme").rglob("*.html"))
    compared("outside", in_files([*PAGES, *ABOUT, *own, *theme], LOADED))
    settings = text_of(ROOT / "mkdocs.yml")
    assert re.search(r"^  font: false$", settings, re.MULTILINE)
    extra = re.findall(r"^extra_(?:css|javascript):\n((?:  - .*\n)+)", settings, re.MULTILINE)
    assert len(extra) == 2
    assert "//" not in "".join(extra)


def test_what_is_loaded_from_outside_is_noticed() -> None:
    for planted in (
        '<script src="https://example.org/a.js"></script>',
        "<link rel=stylesheet href=//example.org/a.css>",
        "![A picture](http://example.org/a.png)",
        "background: url(https://example.org/a.png)",
        '@import "a.css";',
        'import("https://example.org/a.js")',
    ):
        assert re.search(LOADED, planted), planted
    assert not re.search(LOADED, "It runs in [Pyodide](https://example.org). <img src='assets/a.svg'>")


# --- the list of what is left ---


def test_what_is_left_fails_once_it_is_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "LEFT", {"what": {"a.py": 2}})
    compared("what", {"a.py": ["one", "two"]})
    with pytest.raises(AssertionError, match="no longer needed"):
        compared("what", {})
    with pytest.raises(pytest.fail.Exception, match="3 times, at most 2"):
        compared("what", {"a.py": ["one", "two", "three"]})
    with pytest.raises(pytest.fail.Exception, match="1 times, at most 0"):
        compared("what", {"a.py": ["one"], "b.py": ["one"]})


def test_a_check_of_what_is_left_has_a_name() -> None:
    assert set(LEFT) <= {"can not", "riddle", "what", "parameter", "long", "picture", "link", "outside", "swallowed"}
    assert Counter(LEFT) == Counter(set(LEFT))
