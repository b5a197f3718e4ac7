"""The docs' page that plays Crooks with no server, in real Chromium and cut off from the network.

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
from examples.browser_table.host import PERSON, Host
from examples.web_table.speaking import CATALOGUES
from examples.web_table.table import Table
from tests.play.test_host import PAGE
from tests.web.no_leak import check_frames
from tests.web.test_languages import PAGE as TABLE
from tests.wording import SEATS, foreign_words, page_words, texts_of, words_in
from tools.browse_site import SITE

sync_api = pytest.importorskip("playwright.sync_api")

from tests.play.browsing import OFFLINE, host_frames, opened, served  # noqa: E402 -- it needs the above
from tests.web.browsing import CHROMIUM, FLAGS, MISSING  # noqa: E402 -- it needs what was asked for above

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason=MISSING),
    pytest.mark.skipif(not (SITE / "assets/play/files.json").is_file(), reason="make play puts the files there"),
    pytest.mark.timeout(900),
]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, OFFLINE])
        yield browser
        browser.close()


def played_again(said: list[tuple[str, str]]) -> tuple[dict[int, Table], list[str]]:
    """The same game with the same host, here: every table on the way, and what it says to the same requests."""
    host, past, texts = Host(), dict[int, Table](), list[str]()

    def keep(answer: list[str]) -> None:
        assert host.table is not None
        past[host.table.at] = host.table
        texts.extend(answer)

    for request in (json.loads(text) for who, text in said if who == "page"):
        match request["type"]:
            case "start":
                asked = (request[name] for name in ("bots", "seed", "first", "lang", "memory"))
                keep(host.start(*asked))
            case "act":
                keep(host.act(request["at"], request["action"]))
            case "undo":
                keep(host.take_back(request["at"]))
            case "speak":
                keep(host.speak(request["lang"], request["memory"]))
            case _:
                texts.extend(host.keep())
        while host.waits():
            keep(host.move_a_bot())
    return past, texts


@pytest.mark.parametrize(
    ("players", "bot", "scheme", "width"), [(2, "greedy", "light", 1300), (4, "random", "dark", 1300)]
)
def test_a_whole_game_is_clicked_through_without_a_server(
    players: int, bot: str, scheme: str, width: int, chromium: Any
) -> None:
    rng = Random(players)
    with served() as (server, root):
        browser = opened(chromium, root, scheme, width)
        browser.page.get_by_role("button", name="Deal").wait_for()
        browser.shot(f"{players}-{scheme}-before")
        assert not [url for url in browser.asked if "pyodide" in url]  # so much is only loaded when it is wanted
        browser.deal(players, bot, "5")
        assert [url for url in browser.asked if url.endswith("pyodide.asm.wasm")]  # else nobody listens to the worker
        server.shutdown()
        server.server_close()
        clicks = 0
        while browser.on_turn():
            clicks += 1
            if clicks in (1, 5, 6):
                browser.shot(f"{players}-{scheme}-{clicks}")
            browser.click_a_move(rng)
        assert clicks > 5
        browser.page.get_by_role("heading", name="The game is over").wait_for()
        with browser.page.expect_download() as kept:
            browser.page.get_by_role("button", name="Keep what I saw").click()
        record = criminals.loads(Path(kept.value.path()).read_text(encoding="utf-8"), kind="view_record")
        browser.shot(f"{players}-{scheme}-over")
        score = browser.page.locator(".play .score").inner_text()
        said = browser.said()
        browser.check()
    frames = host_frames(said)
    past, texts = played_again(said)
    assert frames == texts  # Python in the browser says what it says here, byte by byte
    assert check_frames(past, PERSON, [text for text in frames if '"kept"' not in text[:20]], rng, moments=3) > 50
    last = past[max(past)]
    assert isinstance(record, ViewRecord)
    assert record == last.record.for_viewer(PERSON)
    view = criminals.view(last.state, PERSON)
    assert all(criminals.describe(line, view=view) in score for line in criminals.score(last.state).lines)


def test_the_search_plays_along(chromium: Any) -> None:
    with served() as (_, root):
        browser = opened(chromium, root)
        browser.deal(2, "ismcts", "5")
        for _ in range(4):
            assert browser.on_turn()
            browser.click_a_move(Random(1))
        assert browser.on_turn()
        assert "Ismcts places a crook" in browser.page.get_by_role("log").inner_text()
        browser.check()


def test_refusals_taking_back_and_the_keyboard(chromium: Any) -> None:
    with served() as (_, root):
        browser = opened(chromium, root, "dark", 420)
        page, keys, focus = browser.page, browser.page.keyboard, browser.page.locator(":focus")
        browser.deal(2, "random", "5", pause=3000)
        assert browser.on_turn()
        page.locator("#play-typed").fill("place 6")
        keys.press("Enter")
        refusal = page.locator(".play .refusal")
        refusal.get_by_text("(§3.2)").wait_for()
        assert refusal.get_attribute("role") == "alert"
        browser.shot("refused-small-dark")
        assert page.evaluate("document.documentElement.scrollWidth") <= 420
        page.locator(".play .move").first.focus()
        keys.press("Enter")
        page.locator('.play .move[data-action^="take"]').first.wait_for()
        assert focus.get_attribute("id") == "play-moves-title"  # what had the focus is gone: it is near what is new
        keys.press("Tab")
        assert str(focus.get_attribute("data-action")).startswith("take ")
        keys.press("Enter")
        page.locator('.play .move[data-action^="place"]').first.wait_for()
        page.get_by_role("button", name="Take my last action back").click()
        page.locator('.play .move[data-action^="take"]').first.wait_for()
        log = page.get_by_role("log")
        assert "You take your last action back." in log.inner_text()
        names = page.locator(".play button").evaluate_all("(all) => all.map((one) => one.textContent.trim())")
        assert all(names)
        page.locator("#play-seed").fill("minus one")
        page.get_by_role("button", name="Deal").click()
        refusal.get_by_text("A seed is a whole number").wait_for()
        browser.check()


@pytest.mark.parametrize(("lang", "locale", "name"), [("it", "it-IT", "Distribuisci"), ("fr", "fr-FR", "Distribuer")])
def test_the_page_is_in_the_language_of_the_browser(lang: str, locale: str, name: str, chromium: Any) -> None:
    own = {
        each: [*page_words(PAGE, each).values(), *page_words(TABLE, each).values(), *texts_of(CATALOGUES.own(each))]
        for each in LANGUAGES
    }
    foreign = foreign_words(criminals.GAMES["crooks"], lang, own) - {"english"}
    with served() as (_, root):
        browser = opened(chromium, root, width=1280, locale=locale)
        browser.deal(3, "random", "5", name=name)
        for click in range(8):
            assert browser.on_turn()
            for told in (browser.page.locator(part).inner_text() for part in ("#play", "#play .table pre")):
                assert not words_in(told) & foreign, told
                assert not re.search(SEATS, told), told
            if click == 6:
                browser.shot(f"{lang}-{click}")
            browser.click_a_move(Random(click))
        text = browser.page.locator("#play .table pre")
        browser.page.locator("#play .table summary").click()
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
    shutil.rmtree(site / "assets/play/pyodide")
    with served(site) as (_, root):
        page = opened(chromium, root).page
        page.get_by_role("button", name="Deal").click()
        page.locator(".play .refusal").get_by_text("make play").wait_for()
        shutil.rmtree(site / "assets/play")
        page = opened(chromium, root).page
        page.locator("#play").get_by_text("make play").wait_for()
