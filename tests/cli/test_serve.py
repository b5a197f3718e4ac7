"""`criminals serve` from the command line: what is missing or wrong is said in a line, in the language of who asks."""

import sys
from importlib import import_module
from importlib.util import find_spec as true_find_spec
from pathlib import Path
from typing import Any

import pytest

from criminals.cli.commands import serve
from criminals.web.settings import Settings, check_bot_text, hashed_password
from tests.cli.running import Run

LANGS = ("en", "it", "fr")


def given(*arguments: str) -> Any:
    """The options of a command."""
    import argparse  # noqa: PLC0415 -- as the dispatcher makes one

    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return parser.parse_args(arguments)


def said(run: Run, *arguments: str) -> list[str]:
    """The complaint in each language."""
    found: list[str] = []
    for lang in LANGS:
        ran = run("serve", *arguments, "--lang", lang)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.count("\n") == 1
        found.append(ran.err)
    assert len({*found}) == len(LANGS)
    return found


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The packages that are missing: whatever is put in here."""
    missing: set[str] = set()

    def find(name: str) -> Any:
        return None if name in missing else true_find_spec("sys" if name in (*serve.PACKAGES, "psycopg") else name)

    monkeypatch.setattr(serve, "find_spec", find)
    return missing


@pytest.mark.parametrize("package", serve.PACKAGES)
def test_a_missing_extra_is_named(run: Run, packages: set[str], package: str) -> None:
    packages.add(package)
    assert all("pip install 'criminals[web]'" in line and package in line for line in said(run))


class Running:
    """In place of the module that needs the web packages."""

    served: Any = None

    def listener(self, host: str, port: int) -> Any:
        if port == 1:
            raise OSError("Permission denied")
        return open(sys.executable, "rb")  # anything that can be closed

    def address_of(self, listening: Any) -> str:
        return "http://127.0.0.1:8000"

    def run(self, desk: Any, listening: Any, ready: Any) -> None:
        ready()
        self.served = desk.settings
        desk.close()


@pytest.fixture
def running(monkeypatch: pytest.MonkeyPatch, packages: set[str]) -> Running:
    found = Running()

    def load(name: str) -> Any:
        return found if name == "criminals.web.server.running" else import_module(name)

    monkeypatch.setattr(serve, "import_module", load)
    return found


def test_it_says_where_it_listens_and_where_tables_are_kept(run: Run, running: Running, tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    for lang, word in (("en", "open http://127.0.0.1:8000"), ("it", "apri"), ("fr", "ouvrez")):
        ran = run("serve", "--data", str(data), "--lang", lang)
        assert ran.code == 0
        assert word in ran.out
        assert str(data) in ran.out.replace("\n", "")
    assert data.exists()


def test_what_is_asked_for_is_served(run: Run, running: Running, tmp_path: Path) -> None:
    password = tmp_path / "password"
    password.write_text("open sesame\n", encoding="utf-8")
    arguments = ["--host", "0.0.0.0", "--password", str(password), "--data", str(tmp_path / "t.db"), "--pause", "0"]
    arguments += ["--origin", "https://games.example/", "--proxy", "10.0.0.1", "--bot", "strong=ismcts:iterations=9"]
    assert run("serve", *arguments, "--limit", "3", "--workers", "2", "--tables", "7", "--keep", "2").code == 0
    assert running.served == Settings(
        bots={
            "random": "random",
            "rule": "rule",
            "ismcts": "ismcts:iterations=200",
            "strong": "ismcts:iterations=9",
        },
        pause=0.0,
        limit=3.0,
        processes=2,
        most_tables=7,
        keep=2.0,
        password=hashed_password("open sesame"),
        origins=("https://games.example",),
        proxies=("10.0.0.1",),
        only_here=False,
    )
    assert running.served.is_password("open sesame")
    assert not running.served.is_password("open says me")
    assert "sesame" not in repr(running.served)
    assert Settings().is_password("")


def test_what_cannot_be_is_said_in_a_line(run: Run, running: Running, packages: set[str], tmp_path: Path) -> None:
    empty, text = tmp_path / "empty", tmp_path / "text"
    empty.write_text("\n", encoding="utf-8")
    text.write_text("no database" * 1000, encoding="utf-8")
    assert "--password FILE" in said(run, "--host", "0.0.0.0")[0]
    assert "first line" in said(run, "--password", str(empty))[0]
    assert "NAME=BOT" in said(run, "--bot", "rule")[0]
    assert "oracle" in said(run, "--bot", "mine=oracle")[0]
    assert "127.0.0.1:1" in said(run, "--port", "1")[0]
    assert "damaged" in said(run, "--data", str(text))[0]
    packages.add("psycopg")
    assert "criminals[postgres]" in said(run, "--data", "postgresql://host/name")[0]


@pytest.mark.parametrize(
    "text", ["oracle", "oracle:iterations=5", "process:sh", "nothing", "python:no_such_module:Bot"]
)
def test_bots_that_cannot_be_at_a_table_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        check_bot_text(text)


def test_the_password_of_a_database_is_not_shown() -> None:
    shown = serve.shown_place("postgresql://me:secret@host:5432/games?password=secret")
    assert shown == "postgresql://host:5432/games"
    assert serve.shown_place("tables.db") == str(Path("tables.db").absolute())
    assert given("--pause", "0").pause == 0.0
