"""Check everything that a release has to pass.

Usage: PYTHONPATH=. python tools/release_check.py

The version stands in the changelog; two builds are the same, byte by byte; the files are what an index and an installer
expect; the wheel, alone in a new environment, plays whole games on every Python that is here; and nothing is gone that
the last release promised. Every check is run, even after one has failed.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SMOKE: Final = ROOT / "tools" / "smoke.py"
PYTHONS: Final = ("3.11", "3.12", "3.13")
HERE: Final = Path(sys.executable).parent


class Failed(Exception):
    """A check that a release does not pass."""


def run(*command: object, cwd: Path = ROOT) -> str:
    """Run a command and return what it printed; `Failed` with it, if it went wrong."""
    words = [str(word) for word in command]
    result = subprocess.run(words, cwd=cwd, capture_output=True, text=True, encoding="utf-8", check=False)
    if result.returncode != 0:
        raise Failed(f"{' '.join(words)}\n{result.stdout}{result.stderr}".strip())
    return result.stdout


def version_faults(project: str, changelog: str) -> Iterator[str]:
    """Yield what is wrong with the version of a project and its place in the changelog."""
    version = tomllib.loads(project)["project"]["version"]
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"version {version} is not of the form 1.2.3"
    headings = re.findall(r"^## (\S+)", changelog, re.MULTILINE)
    if version not in headings:
        yield f"CHANGELOG.md has no heading for version {version}"
    elif headings[0] != version:
        yield f"the first heading of CHANGELOG.md is {headings[0]}, not {version}"


def citation_faults(project: str, citation: str) -> Iterator[str]:
    """Yield what CITATION.cff says differently from the project."""
    version = tomllib.loads(project)["project"]["version"]
    if re.findall(r"^version: (\S+)$", citation, re.MULTILINE) != [version]:
        yield f"CITATION.cff does not say version: {version}"


def check_version() -> str:
    files = [(ROOT / name).read_text(encoding="utf-8") for name in ("pyproject.toml", "CHANGELOG.md")]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    if faults := [*version_faults(*files), *citation_faults(files[0], citation)]:
        raise Failed("; ".join(faults))
    version = tomllib.loads(files[0])["project"]["version"]
    unreleased = f"## {version} - unreleased" in files[1]
    return f"{version}{', still unreleased: give it its date' if unreleased else ''}"


def check_metadata() -> str:
    return run(HERE / "validate-pyproject", "pyproject.toml").strip()


def check_build(dist: Path) -> str:
    """Twice, from the same files, in different folders."""
    with TemporaryDirectory() as other:
        digests: list[dict[str, str]] = []
        for folder in (dist, Path(other)):
            run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
            digests.append({path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()})
    one, two = digests
    if one != two:
        raise Failed(f"two builds differ: {sorted(name for name in one if one[name] != two.get(name))}")
    return f"twice the same: {', '.join(sorted(one))}"


def check_files(dist: Path) -> str:
    files = sorted(dist.iterdir())
    run(HERE / "twine", "check", "--strict", *files)
    return run(HERE / "check-wheel-contents", wheel(dist)).strip()


def wheel(dist: Path) -> Path:
    (path,) = dist.glob("*.whl")
    return path


def check_smoke(dist: Path, python: str) -> str:
    """The wheel alone, with what it depends on, in a new environment and an empty folder."""
    found = interpreter(python)
    if found is None:
        return "skipped: it is not on this machine"
    with TemporaryDirectory() as name:
        folder = Path(name)
        run(found, "-m", "venv", folder / "venv")
        inside = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        run(inside, "-m", "pip", "install", "-qq", "--disable-pip-version-check", wheel(dist))
        shutil.copy(SMOKE, folder)
        return run(inside, "-I", folder / SMOKE.name, cwd=folder).strip()


def interpreter(python: str) -> str | None:
    """A Python of that version, if one is on the path and really runs."""
    for name in (f"python{python}", "python3", "python", sys.executable):
        path = shutil.which(name)
        if path is not None:
            asked = [path, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
            told = subprocess.run(asked, capture_output=True, text=True, check=False)
            if told.stdout.strip() == python:
                return path
    return None


def check_interface() -> str:
    """Nothing that the last release had is gone; the signatures that are kept say the rest."""
    tag = subprocess.run(
        ["git", "describe", "--tags", "--abbrev=0"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if tag.returncode != 0:
        return "nothing to compare with: there is no tag of an earlier release yet"
    last = tag.stdout.strip()
    run(HERE / "griffe", "check", "criminals", "--search", "src", "--against", last)
    return f"nothing is broken since {last}"


def main() -> None:
    failed: list[str] = []
    with TemporaryDirectory() as name:
        dist = Path(name)
        checks: dict[str, Callable[[], str]] = {
            "version": check_version,
            "metadata": check_metadata,
            "build": partial(check_build, dist),
            "files": partial(check_files, dist),
            **{f"python {python}": partial(check_smoke, dist, python) for python in PYTHONS},
            "interface": check_interface,
        }
        for what, check in checks.items():
            try:
                print(f"{what + ':':13}{check()}", flush=True)
            except (Failed, ValueError, OSError) as error:
                failed.append(what)
                print(f"{what + ':':13}FAILED: {error}", flush=True)
    if failed:
        sys.exit(f"not ready for a release: {', '.join(failed)}")


if __name__ == "__main__":
    main()
