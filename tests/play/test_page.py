"""The docs' page that plays the games with no server, in real Chromium and cut off from the network.

`make test-play` builds what it needs. Pictures are kept in `screenshots/play`.
"""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import criminals
from criminals import ViewRecord
from criminals.core.looks.catalogues import LANGUAGES
from criminals.hosting import Host
from examples.browser_table.host import PERSON, Table
from tests.play.no_leak import check_frames
from tests.play.test_host import PAGE, SHARED
from tests.wording import SEATS, foreign_words, page_words, words_in
from tools.browse_site import SITE

sync_api = pytest.importorskip("playwright.sync_api")

from tests.play.browsing import OFFLINE, host_frames, opened, served  # noqa: E402 -- it needs the above
from tests.web import clicking  # noqa: E402 -- it needs what was asked for above
from tests.web.page.browsing import CHROMIUM, FLAGS, MISSING  # noqa: E402 -- it needs what was asked for above
from tests.web.seeing import faults_of  # noqa: E402 -- it needs what was asked for above

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason=MISSING),
    pytest.mark.skipif(not (SITE / "assets/game/files.json").is_file(), reason="make play puts the files there"),
    pytest.mark.timeout(900),
]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, OFFLINE])
        yield browser
        browser.close()


def played_again(said: list[tuple[str, str]]) -> tuple[dict[int, Host], list[str]]:
    """The same game at the same table, here: every host on the way, and what it says to the same requests."""
    table, past, texts = Table(), dict[int, Host](), list[str]()

    def keep(answer: list[str]) -> None:
        assert table.host is not None
        past[table.host.changes] = table.host
        texts.extend(answer)

    for request in (json.loads(text) for who, text in said if who == "page"):
        match request["type"]:
            case "start":
                keep(table.start(*(request[name] for name in ("game", "bots", "seed", "first", "lang"))))
            case "act":
                keep(table.act(request["at"], request["action"]))
            case "undo":
                keep(table.take_back(request["at"]))
            case "speak":
                keep(table.speak(request["lang"]))
            case "draw":
                texts.extend(table.draw(request["memory"], request["narrow"]))
            case _:
                texts.extend(table.keep())
        while table.waits():
            keep(table.go_on())
    return past, texts


@pytest.mark.parametrize(
    ("game", "players", "scheme", "width"),
    [
        ("crooks", 2, "light", 1280),
        ("crooks", 4, "dark", 390),
        ("counterfeiters", 2, "dark", 1280),
        ("counterfeiters", 3, "light", 390),
        ("sicario", 3, "light", 1280),
        ("sicario", 4, "dark", 390),
    ],
)
def test_a_whole_game_is_clicked_through_without_a_server(
    game: str, players: int, scheme: str, width: int, chromium: Any
) -> None:
    rng, look = Random(players), f"{game}-{width}-{scheme}"
    with served() as (server, root):
        browser = opened(chromium, root, scheme, width)
        browser.page.get_by_role("button", name="Deal").wait_for()
        browser.shot(f"{look}-before")
        assert not [url for url in browser.asked if "pyodide" in url]  # so much is only loaded when it is wanted
        first = "1" if game == "sicario" else ""  # then the person, just before, is the sicario
        browser.deal(players, "random", "5", game=game, first=first)
        assert [url for url in browser.asked if url.endswith("pyodide.asm.wasm")]  # else nobody listens to the worker
        server.shutdown()
        server.server_close()
        clicks = 0
        while browser.on_turn():
            clicks += 1
            if clicks in (1, 5):
                assert faults_of(browser.page, "#play") == []
                assert browser.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
                browser.shot(f"{look}-{clicks}")
            browser.click_a_move(rng)
        assert clicks > 1
        browser.page.get_by_role("heading", name="The game is over").wait_for()
        assert faults_of(browser.page, "#play") == []
        with browser.page.expect_download() as kept:
            browser.page.get_by_role("button", name="Keep what I saw").click()
        assert kept.value.suggested_filename == f"{game}.json"
        record = criminals.loads(Path(kept.value.path()).read_text(encoding="utf-8"), kind="view_record")
        browser.shot(f"{look}-over")
        score = browser.page.locator(".play .score").inner_text()
        said = browser.said()
        browser.check()
    frames = host_frames(said)
    past, texts = played_again(said)
    assert frames == texts  # Python in the browser says what it says here, byte by byte
    assert check_frames(past, [text for text in frames if '"kept"' not in text[:20]], rng, moments=3) > 30
    last = past[max(past)]
    assert isinstance(record, ViewRecord)
    assert record == last.record.for_viewer(PERSON)
    names = {seat: sitter.name for seat, sitter in enumerate(last.sitters)}
    assert last.result is not None
    for line in last.result.score.lines:
        assert criminals.describe(line, view=last.view(PERSON), names=names) in score


def test_the_search_plays_along(chromium: Any) -> None:
    with served() as (_, root):
        browser = opened(chromium, root)
        browser.deal(2, "ismcts", "5")
        for _ in range(4):
            assert browser.on_turn()
            browser.click_a_move(Random(1))
        assert browser.on_turn()
        assert "Ismcts places" in browser.page.get_by_role("log").inner_text()
        browser.check()


def test_a_whole_game_is_played_with_the_keyboard_alone(chromium: Any) -> None:
    with served() as (_, root):
        browser = opened(chromium, root, reduced_motion="reduce")
        browser.deal(2, "random", "7")
        assert browser.page.evaluate("document.activeElement.id") == "play-board"
        rng = Random(1)
        while browser.on_turn():
            browser.click_a_move(rng, clicking.press)
        browser.page.get_by_role("heading", name="The game is over").wait_for()
        browser.check()


def test_refusals_and_taking_back(chromium: Any) -> None:
    with served() as (_, root):
        browser = opened(chromium, root, "dark", 390)
        page, keys, focus = browser.page, browser.page.keyboard, browser.page.locator(":focus")
        browser.deal(2, "random", "5", pause=3000)
        assert browser.on_turn()
        page.locator("#play-typed").fill("place 6")
        keys.press("Enter")
        refusal = page.locator(".play .refusal")
        refusal.get_by_text("(§3.2)").wait_for()
        assert refusal.get_attribute("role") == "alert"
        browser.shot("refused-small-dark")
        clicking.place(page, "hangout/A").click()
        looked = page.locator('.board .legal[data-location^="hangout/A/"]').first
        looked.focus()
        keys.press("Space")
        page.locator('.board .legal[data-location^="row/"]').first.wait_for()
        page.get_by_role("button", name="Take my last action back").click()
        assert focus.get_attribute("id") == "play-board"
        looked.wait_for()
        assert "You take your last action back." in page.get_by_role("log").inner_text()
        page.locator("#play-seed").fill("minus one")
        page.get_by_role("button", name="Deal").click()
        page.locator(".play .loading").get_by_text("A seed is a whole number").wait_for()
        browser.check()


@pytest.mark.parametrize(("lang", "locale", "name"), [("it", "it-IT", "Distribuisci"), ("fr", "fr-FR", "Distribuer")])
def test_the_page_is_in_the_language_of_the_browser(lang: str, locale: str, name: str, chromium: Any) -> None:
    own = {each: [*page_words(PAGE, each).values(), *page_words(SHARED, each).values()] for each in LANGUAGES}
    foreign = foreign_words(criminals.GAMES["crooks"], lang, own) - {"english"}
    with served() as (_, root):
        browser = opened(chromium, root, width=1280, locale=locale)
        browser.deal(3, "random", "5", name=name)
        for click in range(8):
            assert browser.on_turn()
            labels = browser.page.locator("#play [aria-label]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
            for told in (
                "\n".join(labels),
                *(browser.page.locator(part).inner_text() for part in ("#play", "#play pre")),
            ):
                assert not words_in(told) & foreign, told
                assert not re.search(SEATS, told), told
            if click == 6:
                browser.shot(f"{lang}-{click}")
            browser.click_a_move(Random(click))
        text = browser.page.locator("#play pre")
        browser.page.locator("#play summary").click()
        seen = {"it": "visti nel", "fr": "vus dans"}[lang]
        assert seen not in text.inner_text()
        browser.page.locator("#play-memory").check()
        text.get_by_text(seen).wait_for()
        browser.page.select_option("#play-lang", "en")
        text.get_by_text("seen in").wait_for()
        browser.page.get_by_role("button", name="Keep what I saw").wait_for()
        browser.check()


def test_a_site_without_the_files_says_which_command_brings_them(chromium: Any, tmp_path: Path) -> None:
    site = shutil.copytree(SITE, tmp_path / "site", ignore=shutil.ignore_patterns("reference", "search"))
    shutil.rmtree(site / "assets/game/pyodide")
    with served(site) as (_, root):
        page = opened(chromium, root).page
        page.get_by_role("button", name="Deal").click()
        page.locator(".play .loading").get_by_text("make play").wait_for()
        shutil.rmtree(site / "assets/game")
        page = opened(chromium, root).page
        page.locator("#play").get_by_text("make play").wait_for()
