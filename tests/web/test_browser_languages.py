"""The web example in Chromium, in Italian and French: its own words, its boards, and what they remember.

Pictures of it are kept in `screenshots/web_table`.
"""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import criminals
from criminals import SPECTATOR
from criminals.core.looks.catalogues import LANGUAGES
from examples.web_table.speaking import CATALOGUES
from tests.wording import NUMBERED, SEATS, foreign_words, notation, page_words, texts_of, words_in

sync_api = pytest.importorskip("playwright.sync_api")
pytest.importorskip("uvicorn")

from tests.web.browsing import CHROMIUM, FLAGS, MISSING, Browser, opened, until  # noqa: E402 -- it needs the above
from tests.web.serving import kept_room, served  # noqa: E402 -- it needs what was asked for above
from tests.web.test_languages import PAGE  # noqa: E402 -- it needs what was asked for above

pytestmark = [pytest.mark.skipif(CHROMIUM is None, reason=MISSING), pytest.mark.timeout(900)]

NAMES = {"ada", "cleo"}
LANGUAGE_NAMES = {"english", "italiano", "français"}
WIDE = {"width": 1280, "height": 900}

ALL = """() => {
  const texts = [document.title];
  for (const one of document.querySelectorAll("body *")) {
    if (one.closest("noscript, #lang, #log") === null) {
      texts.push(one.ariaLabel ?? "", one.title ?? "", one.alt ?? "", one.placeholder ?? "");
      texts.push(...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data));
    }
  }
  return texts.filter((text) => text.trim() !== "");
}"""
"""All that is written on the page, shown or not; what is written in the log is written by the table."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield made
        made.close()


def check_words(player: Browser, game: str, lang: str) -> None:
    """All that is on a page is of one language, and everybody is told by name."""
    own = {each: [*page_words(PAGE, each).values(), *texts_of(CATALOGUES.own(each))] for each in LANGUAGES}
    foreign = foreign_words(criminals.GAMES[game], lang, own) - NAMES - LANGUAGE_NAMES
    texts = player.page.evaluate(ALL)
    assert len(texts) > 40
    refusal = player.page.locator("#refusal").inner_text()
    for told in texts:
        quoted = notation(game) if told == refusal else set[str]()
        assert not words_in(told) & (foreign - quoted), told
        assert not re.search(SEATS, told), told
        assert not re.search(NUMBERED, told), told


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
@pytest.mark.parametrize(("lang", "locale"), [("it", "it-IT"), ("fr", "fr-CA")])
def test_a_page_is_in_the_language_of_its_browser(game: str, lang: str, locale: str, browser: Any) -> None:
    rng = Random(1)
    with served(kept_room(game, ["person:Ada", "random", "person:Cleo"], seed=5)) as table:
        ada = opened(browser, table, 0, locale=locale)
        cleo, watcher = opened(browser, table, 2, locale=locale), opened(browser, table, SPECTATOR, locale=locale)
        for page in (ada, cleo, watcher):
            page.page.set_viewport_size(WIDE)
            assert page.page.evaluate("document.documentElement.lang") == lang
        seats: dict[Any, Browser] = {0: ada, 2: cleo}
        for click in range(12):
            until(lambda: table.room.table.actor is None or table.room.table.actor in seats)
            player = seats.get(table.room.table.actor)
            if player is None:
                break
            player.caught_up()
            if click in (2, 5, 11):
                player.page.locator("#memory").check()
                check_words(player, game, lang)
                player.shot(f"{game}-{lang}-{click}")
                player.page.locator("#memory").uncheck()
            player.page.locator("#text").fill("bribe 7")
            player.page.keyboard.press("Enter")
            player.page.locator("#refusal:not(:empty)").wait_for()
            check_words(player, game, lang)
            player.click_a_move(rng)
        for page in (ada, cleo, watcher):
            page.caught_up()
            check_words(page, game, lang)
            assert page.check(rng) > 5


def test_everybody_chooses_a_language_and_keeps_it(browser: Any) -> None:
    with served(kept_room("crooks", ["person:Ada", "person:Cleo"], seed=3)) as table:
        ada, cleo = opened(browser, table, 0), opened(browser, table, 1)
        assert ada.page.locator("#title").inner_text() == "Crooks: you are Ada"
        ada.page.select_option("#lang", "it")
        ada.page.locator("#title", has_text="Criminals: sei Ada").wait_for()
        check_words(ada, "crooks", "it")
        assert cleo.page.locator("#title").inner_text() == "Crooks: you are Cleo"
        assert cleo.page.locator("#people li").first.inner_text() == "Ada: here"
        ada.page.set_viewport_size(WIDE)
        ada.shot("crooks-italian")
        ada.come_again()
        assert ada.page.locator("#title").inner_text() == "Criminals: sei Ada"
        assert ada.page.locator("#people li").first.inner_text() == "Ada (tu): presente"
        ada.check(Random(1))


def test_a_board_remembers_only_if_asked(browser: Any) -> None:
    with served(kept_room("crooks", ["person:Ada", "person:Cleo"], seed=3)) as table:
        room = table.room
        actor = room.table.actor
        assert isinstance(actor, int)
        player = opened(browser, table, actor)
        for text in ("recruit C", "", "place 2 down"):
            at, legal = room.table.at, [str(action) for action in criminals.legal_actions(room.table.state)]
            player.page.locator(f'[data-action="{text or legal[0]}"]').click()
            until(lambda at=at: room.table.at > at)
            player.caught_up()
        memory, seen = player.page.locator("#memory"), player.page.locator("#board .chip")
        assert not memory.is_checked()
        assert seen.count() == 0
        assert player.page.locator("#board .card.down").count() == 1  # it is the player's own
        player.page.locator("#drawing summary").click()
        picture = player.page.locator("#picture:not([hidden])")
        picture.wait_for()
        assert "seen in C" not in str(picture.get_attribute("alt"))
        memory.check()
        assert seen.count() == 2
        player.page.locator('#picture[alt*="seen in C"]').wait_for()
        player.come_again()
        assert memory.is_checked()
        assert seen.count() == 2
        player.check(Random(1))


@pytest.mark.parametrize(
    ("game", "gone"),
    [("counterfeiters", "#board .crew:not(.own) dl"), ("sicario", "#board .heard li, #board .character.out")],
)
def test_what_others_have_is_behind_screens_unless_it_is_remembered(game: str, gone: str, browser: Any) -> None:
    with served(kept_room(game, ["person:Ada", "random", "random"], seed=5)) as table:
        player, rng = opened(browser, table, 0), Random(1)
        for _ in range(4):
            until(lambda: table.room.table.actor in (0, None))
            player.caught_up()
            if table.room.table.actor is not None:  # a sicario among random bots is soon caught
                player.click_a_move(rng)
        until(lambda: table.room.table.actor in (0, None))
        player.caught_up()
        assert player.page.locator(gone).count() == 0
        player.page.locator("#memory").check()
        assert player.page.locator(gone).count() > 0
        player.check(Random(1))
