"""The docs are true: their code runs and prints what they say, and no public name is missing.

`pytest tests/test_docs.py --update-examples` writes what the code prints into the pages, and the pictures anew.
"""

import inspect
import re
import sys
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import cast

import pytest
from pytest_examples import CodeExample, EvalExample, find_examples

import criminals
from criminals import GameView, bots, core, hosting, testing
from criminals.core.looks.catalogues import LANGUAGES
from criminals.games import counterfeiters, crooks, sicario
from tests.typing import kuhn, safe
from tools.play_pictures import POSITIONS, pictures

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = (ROOT / "README.md", *sorted(DOCS.rglob("*.md")))
EXAMPLES = [*find_examples(*PAGES)]
NEEDED = dict.fromkeys(
    (DOCS / "how-to-reinforcement-learning.md", DOCS / "reference" / "adapters.md"), ("pyspiel", "pettingzoo")
)
"""What the code of a page needs besides; it is skipped without, and `make test-adapters` has it."""
MODULES = [criminals, crooks, counterfeiters, sicario, hosting, bots, testing]


def shown(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


drawn = cache(pictures)


# --- code ---


@pytest.fixture(autouse=True)
def own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words that a page adds are gone after it."""
    for game in (crooks, counterfeiters, sicario):
        for kept in ("_added", "_found", "_clauses"):
            monkeypatch.setattr(game.CATALOGUES, kept, {})


@pytest.fixture(autouse=True)
def own_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Readers save the game of a page under its name in a folder of their own."""
    monkeypatch.setitem(sys.modules, "kuhn", kuhn)
    monkeypatch.setitem(sys.modules, "safe", safe)


@pytest.fixture
def short_stacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """For each print, pytest-examples asks for the stack: with the source of all frames, a third of the time."""
    monkeypatch.setattr(inspect, "stack", partial(inspect.stack, 0))


@pytest.mark.usefixtures("short_stacks")
@pytest.mark.parametrize("page", sorted({example.path for example in EXAMPLES}), ids=shown)
def test_the_code_of_a_page_runs_and_prints_what_it_says(page: Path, eval_example: EvalExample) -> None:
    """The blocks of a page belong together: each sees the names of those before it."""
    for needed in NEEDED.get(page, ()):
        pytest.importorskip(needed)
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
        told = f"{shown(example.path)}:{example.start_line}: {type(error).__name__}: {error}"
    # Not while the error is at hand: the traceback that pytest-examples makes up breaks pytest itself on Python 3.11.
    pytest.fail(told, pytrace=False)


@pytest.mark.parametrize(
    ("game", "name"),
    [("crooks", "picture"), ("counterfeiters", "counterfeiters_picture"), ("sicario", "sicario_picture")],
)
def test_the_picture_of_a_view_is_what_its_page_draws(game: str, name: str, eval_example: EvalExample) -> None:
    """Its narrow form too, for phones."""
    page = DOCS / "hidden-information" / f"{game}.md"
    names: dict[str, object] = {}
    for example in EXAMPLES:
        if example.path == page and name not in names:
            names |= eval_example.run(example, module_globals=names)
    picture, view = names[name], cast(GameView, names["view"])
    assert picture == criminals.svg(view)
    for ending, drawn_now in (("", picture), (".narrow", criminals.svg(view, narrow=True))):
        file = DOCS / "assets" / f"{game}-view{ending}.svg"
        if eval_example.update_examples:
            file.write_text(f"{drawn_now}\n", encoding="utf-8")
        assert file.read_text(encoding="utf-8") == f"{drawn_now}\n", "--update-examples writes it anew: look at it"


@pytest.mark.parametrize(
    "name", [f"{name}.{lang}{ending}.svg" for name in POSITIONS for lang in LANGUAGES for ending in ("", ".narrow")]
)
def test_a_picture_of_how_to_play_is_a_position_of_the_game(name: str, eval_example: EvalExample) -> None:
    file = DOCS / "assets" / "play" / name
    picture = drawn()[name]
    if eval_example.update_examples:
        file.write_text(f"{picture}\n", encoding="utf-8")
    assert file.read_text(encoding="utf-8") == f"{picture}\n", "--update-examples writes it anew: look at it"


def test_how_to_play_has_every_picture_in_its_language_and_says_what_it_shows() -> None:
    shown = [
        (asset, page.stem)
        for page in (DOCS / "play").glob("*.md")
        for text, asset in re.findall(r"^!\[(.*)\]\(\.\./assets/play/(\S+)\)", page.read_text("utf-8"), re.MULTILINE)
        if len(text.split()) > 10
    ]
    assert (
        sorted(asset for asset, _ in shown)
        == sorted(drawn())
        == sorted(file.name for file in (DOCS / "assets" / "play").iterdir())
    )
    for asset, stem in shown:
        game, _, lang = stem.partition(".")
        assert asset.startswith(f"{game}-")
        assert asset.endswith((f".{lang or 'en'}.svg", f".{lang or 'en'}.narrow.svg"))


@pytest.mark.parametrize(
    ("page", "name", "asset"),
    [("how-to-board", "board_page", "board.html"), ("how-to-animate", "events_page", "events.html")],
)
def test_the_page_within_a_page_is_what_its_code_makes(
    page: str, name: str, asset: str, eval_example: EvalExample
) -> None:
    """`tests/web/test_pages_of_docs.py` opens them in Chromium."""
    file = DOCS / "assets" / asset
    names: dict[str, object] = {}
    for example in EXAMPLES:
        if example.path == DOCS / f"{page}.md" and name not in names:
            names |= eval_example.run(example, module_globals=names)
    made = names[name]
    assert isinstance(made, str)
    if eval_example.update_examples:
        file.write_text(made, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == made, "--update-examples writes it anew: look at it"
    assert f"../assets/{asset}" in (DOCS / f"{page}.md").read_text(encoding="utf-8")


# --- reference ---


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_every_public_name_is_on_a_page_of_the_reference(module: ModuleType) -> None:
    pages = "\n".join(page.read_text(encoding="utf-8") for page in (DOCS / "reference").rglob("*.md"))
    listed = re.findall(r"^::: (\S+)$", pages, re.MULTILINE)
    missing = [name for name in module.__all__ if f"{module.__name__}.{name}" not in listed]
    assert missing == []
    assert len(set(listed)) == len(listed), "a name stands there twice"


def test_all_of_core_is_on_a_page_of_the_reference() -> None:
    """A name that `criminals` has too is documented there."""
    pages = "\n".join(page.read_text(encoding="utf-8") for page in (DOCS / "reference").rglob("*.md"))
    listed = re.findall(r"^::: (\S+)$", pages, re.MULTILINE)
    own = set(core.__all__) - set(criminals.__all__)
    assert sorted(name for name in own if f"criminals.core.{name}" not in listed) == []


@pytest.mark.parametrize("name", [name for name in criminals.__all__ if name.islower()])
def test_every_verb_has_an_example_on_its_page(name: str) -> None:
    """On the page of the reference that describes it."""
    [page] = [
        page for page in (DOCS / "reference").rglob("*.md") if f"::: criminals.{name}\n" in page.read_text("utf-8")
    ]
    assert any(example.path == page and re.search(rf"\bcriminals\.{name}\(", example.source) for example in EXAMPLES)


# --- figures ---


def test_no_figure_is_missing() -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    assert [page.name for page in pages if "FIGURE" in page.read_text(encoding="utf-8")] == []
