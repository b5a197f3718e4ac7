"""The pages that stand within pages of the docs, in real Chromium: one is clicked, one is animated."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

from pathlib import Path
from typing import Any

import pytest

import criminals

pytest.importorskip("playwright.sync_api")
pytest.importorskip("uvicorn")

from tests.web.page.browsing import CHROMIUM, MISSING

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=MISSING)

ASSETS = Path(__file__).parent.parent.parent / "docs" / "assets"


def opened(browser: Any, name: str, faults: list[str], **context: Any) -> Any:
    page = browser.new_context(**context).new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto((ASSETS / name).as_uri())
    return page


def test_a_board_is_played_by_clicks_and_by_keys(browsers: Any) -> None:
    faults: list[str] = []
    page = opened(browsers[0], "board.html", faults)
    played = page.locator("output")
    page.locator('.legal[data-location="row/0/6"]').click()
    assert played.inner_text() == "place 6"
    page.locator('[data-location="button/face-down"]').focus()
    page.keyboard.press("Enter")
    assert played.inner_text() == "place 6"  # there is more to click
    assert page.locator('[data-location="button/face-down"].legal').count() == 0
    page.locator('.legal[data-location="row/0/2"]').focus()
    page.keyboard.press("Space")
    assert played.inner_text() == "place 2 down"
    assert str(criminals.parse_action("crooks", played.inner_text())) == "place 2 down"
    page.locator('[data-location="bank"]').click()
    assert played.inner_text() == "place 2 down"
    assert faults == []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_events_are_animated(motion: str, browsers: Any) -> None:
    faults: list[str] = []
    page = opened(browsers[0], "events.html", faults, reduced_motion=motion)
    before = page.locator("#board").inner_html()
    page.get_by_role("button", name="Recruit at hangout C").click()
    if motion == "reduce":
        page.locator(".piece").wait_for(state="detached")
    else:
        piece = page.locator(".piece", has_text="$3")
        start = piece.bounding_box()
        page.wait_for_timeout(300)
        assert start != piece.bounding_box()
        piece.wait_for(state="detached")
    assert page.locator("#board").inner_html() != before
    assert page.locator('[data-location="hangout/C/11"]').count() == 1
    assert faults == []
