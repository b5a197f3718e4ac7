"""The notebook of the examples runs, and shows what it shows today; its pictures can be read by everybody."""

import json
from xml.etree import ElementTree

import pytest

from tools.notebook import FOLDER, run, run_cell, written

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.name)
def test_a_notebook_shows_what_is_true_today(path: object) -> None:
    kept = (FOLDER / str(path)).read_text(encoding="utf-8")
    assert written(run(json.loads(kept))) == kept, "make notebook writes it anew: look at it"


def test_every_picture_has_its_alternative_in_words() -> None:
    notebook = json.loads((FOLDER / "views.ipynb").read_text(encoding="utf-8"))
    data = [output.get("data", {}) for cell in notebook["cells"] for output in cell.get("outputs", ())]
    pictures = ["".join(forms["image/svg+xml"]) for forms in data if "image/svg+xml" in forms]
    titles: list[str | None] = []
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        assert root.get("role") == "group"
        titles.append(root.findtext(f"{SVG}title"))
        described = root.findtext(f"{SVG}desc")
        assert described is not None
        assert len(described.splitlines()) > 5
        assert not [node for node in root.iter() if "href" in "".join(node.attrib) or node.tag == f"{SVG}script"]
    assert [str(title).partition(":")[0] for title in titles] == ["Crooks", "Crooks", "Counterfeiters", "Sicario"]


def test_a_cell_shows_what_it_prints_and_what_it_is_worth() -> None:
    names: dict[str, object] = {}
    assert run_cell("a = 2\nprint('two')\n", names, 1) == [
        {"name": "stdout", "output_type": "stream", "text": ["two\n"]}
    ]
    (shown,) = run_cell("a + 1", names, 2)
    assert shown["data"] == {"text/plain": ["3"]}
    assert run_cell("None", names, 3) == []
    with pytest.raises(ZeroDivisionError):
        run_cell("a / 0", names, 4)
