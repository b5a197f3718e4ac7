"""What `make play` puts into the site: whatever is imported there, and pinned wheels."""

import re
from pathlib import Path

import pytest

from tools.play_files import MODULES, PAGES, ROOT, dependencies, pinned


def test_every_module_that_the_worker_imports_is_among_the_files() -> None:
    for name in MODULES:
        text = (ROOT / name).read_text(encoding="utf-8")
        needed = {
            f"{module.replace('.', '/')}.py" for module in re.findall(r"^from (examples\.\S+)", text, re.MULTILINE)
        }
        assert needed <= set(MODULES), name


def test_every_script_that_the_page_imports_is_among_the_files() -> None:
    pages = {(ROOT / name).resolve() for name in PAGES}
    for page in pages:
        text = page.read_text(encoding="utf-8")
        for other in re.findall(r"""(?:from|new URL\()\s?"([^"]+\.(?:js|css))\"""", text):
            assert (page.parent / other).resolve() in pages, f"{page.name} wants {other}"
    for folder in (ROOT / "examples" / "browser_table" / "page", ROOT / "src" / "criminals" / "web" / "page" / "words"):
        assert {path for path in folder.rglob("*") if path.is_file()} <= pages


def test_the_library_needs_what_is_pinned() -> None:
    names = dependencies("criminals")
    assert {"attrs", "typing-extensions"} <= names
    assert "rich" not in names  # an extra
    lines = pinned(names, (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8"))
    assert sorted(re.findall(r"^([a-z-]+)==", lines, re.MULTILINE)) == sorted(names)
    assert lines.count("--hash=sha256:") == 2 * len(names)


def test_what_is_not_pinned_is_named() -> None:
    with pytest.raises(ValueError, match="not pinned: colt"):
        pinned({"attrs", "colt"}, "attrs==1 \\\n    --hash=sha256:00\n")


def test_the_page_loads_the_table_from_where_it_is_put() -> None:
    script = Path(ROOT / "docs" / "assets" / "play.js").read_text(encoding="utf-8")
    [start] = re.findall(r'new URL\("game/([^"]+)"', script)
    assert start in PAGES
    page = Path(ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    assert 'src="../assets/play.js"' in page
    assert 'id="play"' in page
