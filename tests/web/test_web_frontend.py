"""The frontend of the docs in Chromium, step by step: each runs, and the last ones play whole games."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import functools
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typing_extensions import override

pytest.importorskip("playwright.sync_api")
pytest.importorskip("uvicorn")

from tests.web.page.browsing import CHROMIUM, MISSING, SHOTS, Table, served, until

pytestmark = [pytest.mark.skipif(CHROMIUM is None, reason=MISSING), pytest.mark.timeout(600)]

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "web_frontend"
PAGES = [ROOT / "docs" / "tutorials" / f"{page}.md" for page in ("write-a-web-frontend", "web-frontend-finish")]

OFFERED = """() =>
  [...document.querySelectorAll(".board .legal, .tray [data-location]:not([data-location=back])")].map(
    (one) => one.dataset.location
  )"""


class Quiet(SimpleHTTPRequestHandler):
    @override
    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def files() -> Iterator[str]:
    """The address of the step's files, as `python -m http.server` serves them."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(FOLDER)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def at_table(
    browser: Any, folder: Path, step: int, game: str = "crooks", **context: Any
) -> Iterator[tuple[Any, Table]]:
    """A page of a step at a table, beside bots."""
    seats = ["Ada", "bot:random", *(["bot:random"] if game == "sicario" else [])]
    with files() as origin, served(folder, game, seats, seed=12, origins=(origin,)) as table:
        page = browser.new_context(**context).new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(f"{origin}/index.html?step={step}#{table.link(0)}")
        page.locator("#prompt:not(:empty)").wait_for()
        yield page, table
        assert faults == []


def my_turn(page: Any, table: Table) -> bool:
    """Wait for the turn of the person; False when the game is over."""
    until(lambda: table.host.actor in (0, None))
    if table.host.actor is None:
        return False
    until(lambda: page.wait_for_timeout(20) or page.evaluate(OFFERED))
    return True


def click_a_move(page: Any, table: Table, rng: Random) -> None:
    """Click until something is played."""
    before = table.host.changes
    shown = page.locator("#log li").count()
    for _ in range(20):
        offered = page.evaluate(OFFERED)
        location = rng.choice([each for each in offered if each != "button/pass"] or offered)
        place = page.locator(f'.board .legal[data-location="{location}"], .tray [data-location="{location}"]').first
        (place.locator("button") if location == "amount" else place).click()
        page.wait_for_timeout(30)
        if table.host.changes > before or page.evaluate(OFFERED) == []:
            break
        if page.evaluate(OFFERED) == offered:  # the move is on its way, or the picture was drawn anew under the click
            page.wait_for_timeout(1_000)
            if table.host.changes > before:
                break
    until(lambda: table.host.changes > before)
    until(lambda: page.wait_for_timeout(20) or page.locator("#log li").count() > shown)
    page.wait_for_timeout(150)  # the picture comes a little later


def test_step_1_tells_what_happens(browsers: Any, tmp_path: Path) -> None:
    with at_table(browsers[0], tmp_path, 1) as (page, _):
        assert page.locator("#prompt").inner_text() != ""


def test_step_2_plays_by_buttons_and_explains_refusals(browsers: Any, tmp_path: Path) -> None:
    with at_table(browsers[0], tmp_path, 2) as (page, table):
        assert my_turn(page, table)
        at = table.host.changes
        page.get_by_role("button", name="Hangout A").dblclick()  # the second click comes too late
        page.locator("#refusal", has_text="the table has changed").wait_for()
        until(lambda: table.host.changes == at + 1)
        page.locator(".tray button").first.click()
        until(lambda: table.host.changes >= at + 2)


@pytest.mark.parametrize(("step", "game"), [(3, "crooks"), (4, "sicario"), (5, "counterfeiters")])
def test_a_whole_game_is_clicked_through(step: int, game: str, browsers: Any, tmp_path: Path) -> None:
    rng = Random(2)
    with at_table(browsers[0], tmp_path, step, game, reduced_motion="reduce") as (page, table):
        while my_turn(page, table):
            click_a_move(page, table, rng)
        result = table.host.result
        assert result is not None
        page.locator("#prompt", has_text=re.compile("win|won", re.IGNORECASE)).wait_for()
        if step == 5:
            lines = page.locator("#more p").all_inner_texts()
            names = {0: "You", **{seat: each.name for seat, each in enumerate(table.host.sitters) if seat}}
            seats = [line.seat for line in result.score.lines if line.seat is not None]
            assert [text.partition(":")[0] for text in lines] == [names[seat] for seat in seats]


def test_step_3_goes_back_from_a_choice(browsers: Any, tmp_path: Path) -> None:
    with at_table(browsers[0], tmp_path, 3) as (page, table):
        assert my_turn(page, table)
        click_a_move(page, table, Random(3))  # recruit
        click_a_move(page, table, Random(3))  # take
        before, at = page.evaluate(OFFERED), table.host.changes
        for go_back in (functools.partial(page.keyboard.press, "Escape"), page.locator(".tray button").click):
            page.locator('[data-location="button/face-down"]').click()
            page.locator(".tray", has_text="Face down").wait_for()
            after = page.evaluate(OFFERED)
            assert "button/face-down" not in after
            old = page.locator('[data-location="button/face-down"]')
            assert (old.get_attribute("role"), old.get_attribute("tabindex")) == ("group", None)
            assert old.locator("> .area").evaluate("(area) => getComputedStyle(area).stroke") == "none"
            assert old.evaluate("(place) => getComputedStyle(place).cursor") == "default"
            go_back()
            assert sorted(page.evaluate(OFFERED)) == sorted(before)
        page.keyboard.press("Escape")  # there is nothing to go back from
        assert (sorted(page.evaluate(OFFERED)), table.host.changes) == (sorted(before), at)


@pytest.mark.parametrize("step", [3, 4, 5])
def test_a_phone_gets_the_tall_picture_and_keeps_the_prompt_in_sight(step: int, browsers: Any, tmp_path: Path) -> None:
    with at_table(browsers[0], tmp_path, step, viewport={"width": 390, "height": 700}) as (page, table):
        assert my_turn(page, table)
        tall = "() => document.querySelector('.board svg').viewBox.baseVal.width"
        assert page.evaluate(tall) == 390
        page.evaluate("() => scrollTo(0, 700)")
        box = page.locator("#prompt").bounding_box()
        assert 0 <= box["y"] < 100
        page.set_viewport_size({"width": 1000, "height": 700})
        until(lambda: page.wait_for_timeout(20) or page.evaluate(tall) == 900)


def test_step_4_shows_money_going_behind_a_screen(browsers: Any, tmp_path: Path) -> None:
    """The picture shows no `purse/1` without memory, so the money comes from the seat's henchmen."""
    with at_table(browsers[0], tmp_path, 4, "counterfeiters") as (page, _):
        page.locator(".board svg").wait_for()
        assert page.evaluate(
            """async () => {
              const { startsOf } = await import("./step4.js");
              const { placeOf } = await import("./step3.js");
              const sources = ["purse/1", "offshore/1", "fakes/1/2", "laid/1", "purse/0", "nowhere/1"];
              const found = startsOf(sources.map((source) => ({ source })));
              const crew = placeOf("crew/1").getBoundingClientRect();
              return [found.map(({ movement }) => movement.source), placeOf("purse/1"), found[0].from.x === crew.x];
            }"""
        ) == [["purse/1", "offshore/1", "fakes/1/2", "laid/1", "purse/0"], None, True]


def test_step_4_lets_money_be_seen_to_move(browsers: Any, tmp_path: Path) -> None:
    with at_table(browsers[0], tmp_path, 4) as (page, table):
        assert my_turn(page, table)
        page.locator('.board .legal[data-location="hangout/C"]').click()
        page.locator(".piece", has_text="3").wait_for()
        page.locator(".piece").first.wait_for(state="detached")


def test_step_5_takes_back_speaks_three_languages_and_comes_back(browsers: Any, tmp_path: Path) -> None:
    with at_table(browsers[0], tmp_path, 5, locale="it-IT") as (page, table):
        assert my_turn(page, table)
        page.locator("#prompt", has_text="Scegli un covo").wait_for()
        click_a_move(page, table, Random(1))
        page.get_by_role("button", name="English").click()
        page.locator("#prompt", has_text=re.compile("Choose|Place")).wait_for()
        page.evaluate(
            "() => { const send = WebSocket.prototype.send;"
            " WebSocket.prototype.send = function () { WebSocket.prototype.send = send; this.close(); }; }"
        )
        page.get_by_role("button", name="Italiano").click()
        page.locator("#prompt", has_text="Il collegamento è caduto").wait_for()
        page.locator("#prompt", has_text=re.compile("Scegli|Piazza")).wait_for()
        page.get_by_role("button", name="Français").click()
        page.locator("#prompt", has_text=re.compile("Choisissez|Placez")).wait_for()
        click_a_move(page, table, Random(1))
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / "frontend-step-5.png", full_page=True)


def test_the_pages_show_every_file_whole() -> None:
    """Who has only the site can copy all of it."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    shown = re.findall(r'^```\w+ title="([\w.]+)"\n(.*?)^```', text, re.DOTALL | re.MULTILINE)
    assert sorted(shown) == [(file.name, file.read_text(encoding="utf-8")) for file in sorted(FOLDER.iterdir())]
