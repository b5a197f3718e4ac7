"""Chromium on the docs' page to play on: it reaches this machine only, and what its worker hears and says is kept."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import functools
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any, Final

import attrs

from tests.web import clicking
from tests.web.clicking import Click
from tools.browse_site import SITE, Quiet

SHOTS: Final = Path(__file__).parent.parent.parent / "screenshots" / "play"

OFFLINE: Final = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
"""No name leads anywhere, so that there is no way out even if something were to be asked for."""

PATIENCE: Final = 180_000
"""Milliseconds until Python has to be there; a busy machine takes its time."""

KEEPING: Final = """
window.said = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.ours = String(given[0]).includes("/assets/game/");  // the search of the site has a worker, too
    if (this.ours) {
      this.addEventListener("message", ({ data }) => window.said.push(["worker", data]));
    }
  }
  postMessage(request) {
    if (this.ours) {
      window.said.push(["page", JSON.stringify(request)]);
    }
    super.postMessage(request);
  }
};
"""
"""Run before the page: what goes between it and its worker is kept in the order in which the page has it."""


@contextmanager
def served(site: Path = SITE) -> Iterator[tuple[ThreadingHTTPServer, str]]:
    """The site, and the address it is served at."""
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server, f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@attrs.define
class Browser:
    """The page, and what it asked for."""

    page: Any
    root: str
    asked: list[str] = attrs.field(factory=list[str])
    faults: list[str] = attrs.field(factory=list[str])

    def deal(
        self,
        players: int,
        bot: str,
        seed: str,
        pause: int = 0,
        name: str = "Deal",
        game: str = "crooks",
        first: str = "",
    ) -> None:
        """Fill in the form, and wait for the table."""
        self.page.select_option("#play-game", game)
        self.page.select_option("#play-players", str(players))
        for seat in range(1, players):
            self.page.select_option(f"#play-bot-{seat}", bot)
        self.page.select_option("#play-first", first)
        self.page.fill("#play-seed", seed)
        self.page.select_option("#play-pause", str(pause))
        self.page.get_by_role("button", name=name).click()
        self.page.locator(".play .game[data-at]").wait_for(timeout=PATIENCE)

    def on_turn(self) -> bool:
        """Wait for the turn of the person; False if the game is over."""
        game = '.play .game:is([data-actor="0"], [data-actor="null"])'
        self.page.locator(game).wait_for(timeout=PATIENCE)
        return bool(self.page.get_attribute(".play .game", "data-actor") == "0")

    @property
    def at(self) -> int:
        """How many changes the page has seen."""
        return int(self.page.get_attribute(".play .game", "data-at"))

    def click_a_move(self, rng: Random, click: Click = clicking.click) -> None:
        """Play something by clicks on locations alone, or by keys."""
        at, acted = self.at, self._acted()
        clicking.clicked_through(self.page, rng, click, lambda: self._acted() > acted)
        self.page.wait_for_function(f"Number(document.querySelector('.play .game').dataset.at) > {at}")

    def _acted(self) -> int:
        """How many actions the page has asked its worker for."""
        return int(
            self.page.evaluate(
                "window.said.filter(([who, text]) => who === 'page' && JSON.parse(text).type === 'act').length"
            )
        )

    def said(self) -> list[tuple[str, Any]]:
        """What went between the page and its worker."""
        return [(who, text) for who, text in self.page.evaluate("window.said")]

    def shot(self, name: str) -> None:
        """Keep a picture of the page, for people to look at."""
        self.page.evaluate("window.scrollTo(0, 0)")  # else the header of the theme is in the middle of it
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png", full_page=True)

    def check(self) -> None:
        """Nothing went wrong, and nothing was asked for elsewhere."""
        assert not self.faults, self.faults
        elsewhere = [url for url in self.asked if not url.startswith((self.root, "data:", "blob:"))]
        assert not elsewhere, elsewhere


def opened(
    browser: Any, root: str, scheme: str = "light", width: int = 1280, locale: str = "en-US", **context: Any
) -> Browser:
    """A new page, before any game."""
    viewport = {"width": width, "height": 1000}
    page = browser.new_context(color_scheme=scheme, viewport=viewport, locale=locale, **context).new_page()
    found = Browser(page, root)
    page.add_init_script(KEEPING)
    page.on("request", lambda request: found.asked.append(request.url))
    page.on("requestfailed", lambda request: found.faults.append(f"{request.url} cannot be had"))
    page.on("pageerror", lambda error: found.faults.append(str(error)))
    page.on("console", lambda message: found.faults.append(message.text) if message.type == "error" else None)
    page.goto(f"{root}play/")
    return found


def host_frames(said: list[tuple[str, str]]) -> list[str]:
    """The texts of the table, among those of the worker."""
    own = ("loading", "missing", "failed")
    return [text for who, text in said if who == "worker" and json.loads(text)["kind"] not in own]
