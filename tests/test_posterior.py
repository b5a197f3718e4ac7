"""The table of the docs on models of opponents is one that `make posterior` prints."""

from itertools import islice
from pathlib import Path

import criminals
from criminals.games import crooks
from tools import posterior

PAGE = Path(__file__).parents[1] / "docs" / "how-to-model-opponents.md"


def test_the_table_has_the_head_and_the_models_of_the_tool() -> None:
    head = [*islice(posterior.rows(0, 0), 2)]
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    first = lines.index(head[0])
    assert lines[first : first + 2] == head
    told = [line.split(" | ")[0].removeprefix("| ") for line in lines[first + 2 : first + 2 + len(posterior.POLICIES)]]
    assert told == [*posterior.POLICIES]
    assert all(f" of {posterior.SAMPLES} | " in line for line in lines[first + 2 : first + 2 + len(told)])
    assert f"in each of {posterior.GAMES} games" in " ".join(lines)


def test_the_model_of_the_page_is_the_one_of_the_tool() -> None:
    state = crooks.REFERENCE
    page: dict[str, object] = {}
    source = PAGE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    exec(source, page)  # the first block of the page
    hider = page["hider"]
    assert callable(hider)
    first = criminals.new_game("crooks", players=2, seed=3, edition=state)
    while first.actor is not None:
        view = criminals.view(first, first.actor)
        assert hider(view) == posterior.hider(view)
        first = criminals.apply(first, criminals.legal_actions(first)[-1])
