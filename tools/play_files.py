"""Puts into the built site what its page "Play in the browser" runs: Python for browsers, wheels, and the table.

Usage: PYTHONPATH=. python tools/play_files.py, after `mkdocs build` and `npm ci` in tools/play; `make play` does all.

The wheel of the library is built from this folder. Those of its dependencies are the ones that requirements/run.txt
pins, by their hashes; they are kept in build/play, so that a second run asks nobody for them.
"""

import json
import re
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from criminals.core.looks.catalogues import LANGUAGES

ROOT: Final = Path(__file__).parent.parent
SITE: Final = ROOT / "site"
PLAY: Final = SITE / "assets" / "game"
PYODIDE: Final = ROOT / "tools" / "play" / "node_modules" / "pyodide"
KEPT: Final = ROOT / "build" / "play"

PYTHON: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""The files of Pyodide that a browser asks for; its console and its packages are left out."""

MODULES: Final = ("examples/browser_table/host.py",)
"""Modules that the worker imports besides wheels."""

SHARED: Final = "src/criminals/web/page"
"""The page of the server, whose board and words this page has, too."""

PAGES: Final = (
    *(f"{SHARED}/{name}.js" for name in ("board", "dom", "gliding", "picture", "telling", "tray", "voice")),
    f"{SHARED}/board.css",
    *(f"examples/browser_table/page/{name}" for name in ("main.js", "parts.js", "style.css", "worker.js")),
    *(f"{folder}/words/{lang}.json" for folder in (SHARED, "examples/browser_table/page") for lang in LANGUAGES),
)


def dependencies(name: str) -> set[str]:
    """Whatever a package needs to run, and what that needs in turn."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for text in metadata.requires(waiting.pop()) or ():
            needed = Requirement(text)
            other = canonicalize_name(needed.name)
            if other not in found and (needed.marker is None or needed.marker.evaluate({"extra": ""})):
                found.add(other)
                waiting.append(other)
    return found


def pinned(names: set[str], requirements: str) -> str:
    """The lines of a requirements file about these packages, with their hashes; `ValueError` if one is missing."""
    parts = re.findall(r"^([a-z0-9.-]+)(==.*\n(?:[ \t]+--hash.*\n)*)", requirements, re.MULTILINE)
    lines = {name: name + rest for name, rest in parts if name in names}
    if missing := names - lines.keys():
        raise ValueError(f"not pinned: {', '.join(sorted(missing))}")
    return "".join(text for _, text in sorted(lines.items()))


def pip(*arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", "pip", "-qq", *map(str, arguments)], cwd=ROOT, check=True)


def wheels(folder: Path) -> list[str]:
    """Put the wheels into a folder: what the library needs, and itself at the end."""
    wanted = pinned(dependencies("criminals"), (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8"))
    listed = KEPT / "requirements.txt"
    if not listed.is_file() or listed.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(KEPT, ignore_errors=True)
        KEPT.mkdir(parents=True)
        with TemporaryDirectory() as temporary:
            asked = Path(temporary) / "requirements.txt"
            asked.write_text(wanted, encoding="utf-8")
            pip("download", "--no-deps", "--only-binary=:all:", "--require-hashes", "-r", asked, "-d", KEPT)
        listed.write_text(wanted, encoding="utf-8")
    for wheel in KEPT.glob("*.whl"):
        shutil.copy(wheel, folder)
    needed = sorted(wheel.name for wheel in folder.iterdir())
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)
    if compiled := [wheel.name for wheel in folder.iterdir() if not wheel.name.endswith("-none-any.whl")]:
        raise ValueError(f"not for every machine, so not for a browser: {', '.join(compiled)}")
    return [*needed, *(wheel.name for wheel in folder.iterdir() if wheel.name not in needed)]


def main() -> None:
    if not SITE.joinpath("index.html").is_file():
        sys.exit("there is no site yet: make docs builds it")
    if not PYODIDE.is_dir():
        sys.exit(f"{PYODIDE.relative_to(ROOT)} is not there: make play installs it")
    shutil.rmtree(PLAY, ignore_errors=True)
    for folder in ("pyodide", "wheels"):
        PLAY.joinpath(folder).mkdir(parents=True)
    for name in PYTHON:
        shutil.copyfile(PYODIDE / name, PLAY / "pyodide" / name)
    for name in (*MODULES, *PAGES):
        PLAY.joinpath(name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, PLAY / name)
    files = {"wheels": [f"wheels/{name}" for name in wheels(PLAY / "wheels")], "modules": MODULES}
    PLAY.joinpath("files.json").write_text(json.dumps(files, indent=2) + "\n", encoding="utf-8")
    size = sum(file.stat().st_size for file in PLAY.rglob("*") if file.is_file())
    print(f"{PLAY.relative_to(ROOT)}: {size / 1e6:.1f} MB; python -m http.server 8001 --directory site serves it")


if __name__ == "__main__":
    main()
