"""Chromium at a table: every byte that reaches it is kept, and it is driven by clicks and keys alone."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import os
import shutil
import time
from pathlib import Path
from random import Random
from typing import Any, Final

import attrs

from criminals import Viewer
from examples.web_table.server import PAGE
from tests.web.no_leak import check_frames
from tests.web.serving import Served

CHROMIUM: Final = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
"""The browser; the packages bring none."""

MISSING: Final = "no Chromium: set CHROMIUM to one, or install it (Debian: apt-get install chromium)"

FLAGS: Final = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
"""So that it asks for nothing but the page."""

SHOTS: Final = Path(__file__).parent.parent.parent / "screenshots" / "web_table"


@attrs.define
class Browser:
    """A page of one viewer, and all that came to it."""

    served: Served
    viewer: Viewer
    page: Any
    frames: list[str] = attrs.field(factory=list[str])
    responses: list[Any] = attrs.field(factory=list[Any])
    bodies: list[tuple[str, bytes]] = attrs.field(factory=list[tuple[str, bytes]])
    faults: list[str] = attrs.field(factory=list[str])

    def come(self) -> None:
        """Open the link, and wait for the table."""
        self.page.goto(self.served.link(self.viewer))
        self.page.wait_for_selector("body[data-line=open][data-at]")

    def come_again(self) -> None:
        """Load the page anew; the bodies that came to the old one are gone with it, so they are read before."""
        self._read_bodies()
        self.page.reload()
        self.page.wait_for_selector("body[data-line=open][data-at]")

    def _read_bodies(self) -> None:
        assert {response.status for response in self.responses} <= {200, 304}
        self.bodies += [(response.url, response.body()) for response in self.responses if response.status == 200]
        self.responses.clear()

    def caught_up(self) -> None:
        """Wait until the page shows the table as it is now."""
        for _ in range(200):
            at = self.served.room.table.at
            self.page.wait_for_selector(f'body[data-at="{at}"]', timeout=60_000)
            if self.served.room.table.at == at:
                return
        raise AssertionError("the table never stands still")

    def shot(self, name: str) -> None:
        """Keep a picture of the page, for people to look at."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png", full_page=True)

    def click_a_move(self, rng: Random) -> None:
        """Play something by clicking: on the board if it can be done there, or else in the list of moves."""
        table = self.served.room.table
        lit = self.page.locator("#board .lit").all()
        # Long lists are closed.
        listed = [move for move in self.page.locator("#moves .move").all() if move.is_visible()]
        if lit and (not listed or rng.random() < 0.85):
            lit[rng.randrange(len(lit))].click()
            if self.page.locator("#chooser[open]").count():
                moves = self.page.locator("#choices .move").all()
                moves[rng.randrange(len(moves))].click()
        else:
            listed[rng.randrange(len(listed))].click()
        until(lambda: self.served.room.table is not table)

    def check(self, rng: Random, moments: int = 5) -> int:
        """Hold all that came to the law: files of the page, and what this viewer may know."""
        assert self.faults == []
        self._read_bodies()
        assert len(self.bodies) > 5
        for url, body in self.bodies:
            assert url.startswith(f"{self.served.origin}/"), url
            path = url.removeprefix(f"{self.served.origin}/").partition("#")[0] or "index.html"
            assert body == (PAGE / path).read_bytes(), path
        return check_frames(self.served.room.past, self.viewer, self.frames, rng, moments=moments)


def opened(browser: Any, served: Served, viewer: Viewer, scheme: str = "light", **context: Any) -> Browser:
    """A new page of a viewer, that shares nothing with any other, with the table before it."""
    page = browser.new_context(color_scheme=scheme, viewport={"width": 1400, "height": 950}, **context).new_page()
    found = Browser(served, viewer, page)

    def heard(line: Any) -> None:
        line.on("framereceived", lambda data: found.frames.append(data if isinstance(data, str) else repr(data)))

    def answered(response: Any) -> None:
        if not response.url.startswith("data:"):  # that one is made by the page
            found.responses.append(response)

    page.on("websocket", heard)
    page.on("response", answered)
    page.on("requestfailed", lambda request: found.faults.append(f"{request.url} cannot be had"))
    page.on("pageerror", lambda error: found.faults.append(str(error)))
    page.on("console", lambda message: found.faults.append(message.text) if message.type == "error" else None)
    found.come()
    return found


def until(true: Any, seconds: float = 60.0) -> None:
    """Wait for something in the server."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.01)
