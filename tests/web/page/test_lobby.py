"""The lobby in Chromium: tables are made, links copied, made anew and revoked, results shown; in three languages.

Pictures are kept in `screenshots/web`.
"""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.phrases import NO_BREAK

pytest.importorskip("playwright.sync_api")
pytest.importorskip("uvicorn")

from criminals.web.server.app import PAGE
from criminals.web.settings import hashed_password
from tests.web import clicking
from tests.web.page.browsing import CHROMIUM, MISSING, READY, SHOTS, until
from tests.web.seeing import faults_of
from tests.web.server.serving import Served, served
from tests.wording import page_words, words_in

pytestmark = [pytest.mark.skipif(CHROMIUM is None, reason=MISSING), pytest.mark.timeout(900)]

ALL = """() => {
  const texts = [document.title];
  for (const one of document.querySelectorAll("body *:not(script)")) {
    if (one.closest("noscript, #lang, #link-lang") === null) {
      texts.push(one.ariaLabel ?? "", one.title ?? "", one.placeholder ?? "");
      texts.push(...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data));
    }
  }
  return texts.filter((text) => text.trim() !== "");
}"""
"""All that is written on the page, shown or not."""


def lobby(browser: Any, server: Served, faults: list[str], width: int = 1280, **context: Any) -> Any:
    """The lobby page, ready to make a table."""
    viewport = {"width": width, "height": 800 if width < 500 else 900}
    page = browser.new_context(viewport=viewport, **context).new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
    page.goto(f"{server.base}/")
    page.wait_for_selector("#make:enabled")
    return page


def link_of(page: Any, viewer: str, table: int = 0) -> str:
    """The link of a viewer, as the field shows it."""
    return str(page.locator(".table").nth(table).locator(f'li:has([data-does="copy-{viewer}"]) input').input_value())


def until_links(page: Any, count: int) -> None:
    """Wait until so many links are shown; the policy of the page allows no condition that is evaluated in it."""
    until(lambda: page.wait_for_timeout(20) or page.locator(".table li input").count() == count)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_a_table_is_made_and_its_links_are_given_out(scheme: str, width: int, browsers: Any, tmp_path: Path) -> None:
    faults: list[str] = []
    with served(tmp_path) as server:
        grants = {"permissions": ["clipboard-read", "clipboard-write"]}
        page = lobby(browsers[0], server, faults, width, color_scheme=scheme, **grants)
        assert faults_of(page, board=False) == []
        page.get_by_text("Counterfeiters").click()
        page.locator("#player-choices").get_by_text("4").click()
        page.locator("#seat-0-name").fill("Ada")
        page.locator("#seat-1-name").fill("Bo")
        page.select_option("#seat-2", "random")
        page.select_option("#first", label="Bo")
        page.select_option("#link-lang", "it")
        page.locator("#make").click()
        page.locator(".table .standing", has_text="The game goes on.").wait_for()
        assert page.evaluate("document.activeElement.textContent") == "Counterfeiters"  # the heading of the new table
        assert page.locator(".who").all_inner_texts() == ["Ada", "Bo", "Random", "Rule", "Spectators"]
        assert faults_of(page, board=False) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"lobby-{width}-{scheme}.png", full_page=True)
        page.locator('[data-does="copy-1"]').click()
        page.locator("#told", has_text="Copied: Bo").wait_for(state="attached")
        link = page.evaluate("navigator.clipboard.readText()")
        assert link == link_of(page, "1")
        assert link.startswith(server.base)
        guest = browsers[1].new_context().new_page()
        guest.goto(link)
        guest.locator("#title", has_text="Counterfeiters: sei Bo").wait_for()  # the language of the link
        guest.wait_for_selector(READY)
        assert guest.get_attribute("body", "data-actor") == "1"  # Bo begins
        assert faults == []


def test_every_edition_of_a_game_can_be_chosen(browsers: Any, tmp_path: Path) -> None:
    faults: list[str] = []
    with served(tmp_path) as server:
        page = lobby(browsers[0], server, faults)
        assert page.input_value("#edition") == "reference"
        assert page.locator("#edition option").all_inner_texts() == ["reference", "tiny", "with more Bosses"]
        page.select_option("#edition", "tiny")
        assert page.locator("#player-choices label").all_inner_texts() == ["2"]
        assert page.locator("#seat-fields li").count() == 2
        page.select_option("#lang", "it")
        page.locator("#edition option:checked", has_text="minima").wait_for(state="attached")  # it is still chosen
        page.locator("#make").click()
        page.locator(".table .standing", has_text="La partita è in corso.").wait_for()
        guest = browsers[1].new_context().new_page()
        guest.goto(link_of(page, "0"))
        guest.locator(".board", has_text="tiny edition").wait_for()
        page.get_by_text("Sicario").click()
        assert page.input_value("#edition") == "reference"  # of another game
        assert page.locator("#edition option").count() == 2
        assert faults == []


def test_links_are_revoked_made_anew_and_given_to_others(browsers: Any, tmp_path: Path) -> None:
    faults: list[str] = []
    with served(tmp_path) as server:
        page = lobby(browsers[0], server, faults)
        page.locator("#make").click()
        page.locator(".table .standing", has_text="The game goes on.").wait_for()
        old = link_of(page, "0")
        guest = browsers[1].new_context().new_page()
        guest.goto(old)
        guest.wait_for_selector(READY)
        page.locator('[data-does="renew-0"]').click()
        guest.get_by_text("is no longer valid").wait_for()
        until(lambda: page.wait_for_timeout(50) or link_of(page, "0") != old)
        assert page.evaluate("document.activeElement.dataset.does") == "renew-0"  # what was clicked keeps the focus
        guest.goto("about:blank")
        guest.goto(link_of(page, "0"))
        guest.wait_for_selector(READY)
        page.locator('[data-does="revoke-0"]').click()
        guest.get_by_text("is no longer valid").wait_for()
        page.locator("li", has_text="no link").wait_for()
        page.locator('[data-does="revoke-spectator"]').click()
        until_links(page, 1)
        page.get_by_role("button", name="Give to a person").click()  # the seat of the bot
        until_links(page, 2)
        page.reload()
        page.locator(".table .standing", has_text="The game goes on.").wait_for()
        assert page.locator(".table li input").count() == 2  # they are kept in this browser
        page.on("dialog", lambda dialog: dialog.accept())
        page.get_by_role("button", name="Close the table").click()
        page.get_by_text("This table is closed.").wait_for()
        page.get_by_role("button", name="Remove from this list").click()
        page.get_by_text("No table was made in this browser yet.").wait_for()
        assert faults == []


def test_a_table_is_made_and_played_to_its_end_by_keys_and_the_lobby_shows_the_result(
    browsers: Any, tmp_path: Path
) -> None:
    with served(tmp_path) as server:
        page = lobby(browsers[0], server, [])
        keys, focus = page.keyboard, page.locator(":focus")
        for _ in range(20):
            keys.press("Tab")
            if focus.get_attribute("name") == "game":
                break
        assert focus.get_attribute("value") == "crooks"
        keys.press("Tab")
        assert focus.get_attribute("id") == "edition"
        keys.press("Tab")
        keys.press("ArrowLeft")  # two players
        assert page.locator("#seat-fields li").count() == 2
        keys.press("Tab")
        keys.press("Tab")
        keys.type("Ada")
        keys.press("Tab")
        page.locator("#seat-1").select_option("random")
        page.locator("#make").focus()
        keys.press("Enter")
        page.locator(".table .standing", has_text="The game goes on.").wait_for()
        player = browsers[0].new_context(reduced_motion="reduce").new_page()
        player.goto(link_of(page, "0"))
        player.wait_for_selector(READY)
        rng = Random(1)
        while player.locator("#result-part").is_hidden():
            legal = player.evaluate(clicking.LEGAL)
            if legal and player.get_attribute("body", "data-actor") == "0":
                clicking.press(player, "button/pass" if "button/pass" in legal else legal[0], rng)
            player.wait_for_timeout(100)
        page.reload()
        page.locator(".won").wait_for()
        assert page.locator(".won").inner_text() in ("Ada has won", "Random has won", "Ada and Random have won")
        assert "Ada " in page.locator(".points").inner_text()
        assert page.get_by_text("New link").count() == 0  # nobody needs one any more
        page.screenshot(path=SHOTS / "lobby-result.png", full_page=True)


@pytest.mark.parametrize(("lang", "locale"), [("it", "it-IT"), ("fr", "fr-CA")])
def test_the_lobby_is_in_the_language_of_its_browser(lang: str, locale: str, browsers: Any, tmp_path: Path) -> None:
    faults: list[str] = []
    words = {each: page_words(PAGE, each).values() for each in LANGUAGES}
    foreign = words_in(*words["en"]) - words_in(*words[lang]) - {"criminals", "crooks", "rule"}
    with served(tmp_path) as server:
        page = lobby(browsers[0], server, faults, locale=locale)
        page.locator("#seat-0-name").fill("Ada")
        page.locator("#make").click()
        page.locator(".table input").first.wait_for()
        page.locator("#seat-1-name").fill("Ada")
        page.locator("#make").click()
        page.locator("#failure:not(:empty)").wait_for()
        texts = page.evaluate(ALL)
        assert len(texts) > 40
        colons = {before == NO_BREAK for told in texts for before in re.findall(r"(.): ", told)}
        assert colons == {lang == "fr"}  # no-break spaces before them all, or before none
        for told in texts:
            assert not words_in(told) & foreign, told
        page.screenshot(path=SHOTS / f"lobby-{lang}.png", full_page=True)
        page.select_option("#lang", "en")
        page.get_by_role("heading", name="Make a table").wait_for()
        assert page.locator("#seat-0-name").input_value() == "Ada"
        page.reload()
        page.get_by_role("heading", name="Make a table").wait_for()


def test_a_lobby_with_a_password_says_so(browsers: Any, tmp_path: Path) -> None:
    with served(tmp_path, password=hashed_password("swordfish")) as server:
        page = lobby(browsers[0], server, [])
        page.locator("#make").click()
        page.get_by_role("alert").get_by_text("The password of the lobby is needed.").wait_for()
        page.locator("#password").fill("swordfish")
        page.locator("#make").click()
        page.locator(".table .standing", has_text="The game goes on.").wait_for()
        assert page.locator("#failure").inner_text() == ""
        kept = json.loads(page.evaluate("localStorage.getItem('criminals.tables')"))
        assert "swordfish" not in json.dumps(kept)


def test_a_server_that_is_away_is_told(browsers: Any, tmp_path: Path) -> None:
    with served(tmp_path) as server:
        page = lobby(browsers[0], server, [])
        page.context.set_offline(True)
        page.locator("#make").click()
        page.get_by_text("The server does not answer.").wait_for()
        page.context.set_offline(False)
        page.locator("#make").click()
        page.locator(".table input").first.wait_for()
