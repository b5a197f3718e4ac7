"""The docs are true: their code runs and prints what they say, their tables are complete, no public name is missing."""

from pathlib import Path

import pytest
from pytest_examples import CodeExample, EvalExample, find_examples

ROOT = Path(__file__).parent.parent
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
EXAMPLES = [*find_examples(*PAGES)]


def shown(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", sorted({example.path for example in EXAMPLES}), ids=shown)
def test_the_code_of_a_page_runs_and_prints_what_it_says(page: Path, eval_example: EvalExample) -> None:
    """The blocks of a page are one session: each sees the names of those before it."""
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
