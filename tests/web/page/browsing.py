"""Chromium at a table of a real server, driven by clicks and keys alone; every byte that reaches it is kept."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import os
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import attrs
from typing_extensions import override

from criminals import CHANCE, Viewer
from criminals.hosting import Host, loads
from criminals.web.server.app import PAGE
from criminals.web.storage import Saved
from tests.web import clicking
from tests.web.clicking import Click
from tests.web.desks import OWNER, TABLE, MemoryStorage, seated, stored, token_of
from tests.web.page.no_leak import check_frames
from tests.web.server import serving

CHROMIUM: Final = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
"""The browser; the packages bring none."""

MISSING: Final = "no Chromium: set CHROMIUM to one, or install it (Debian: apt-get install chromium)"

FLAGS: Final = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
"""So that it asks for nothing but the page."""

SENT: Final = "() => window.acted === true && !(window.acted = false)"
"""Whether the page has sent an action since it was last asked."""

SENDING: Final = """
window.acted = false;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  window.acted ||= JSON.parse(text).type === "act";
  return send.call(this, text);
};
"""
"""Run before the page: so that it is known when clicks have come to an action."""

SEATS: Final = {
    "crooks": ["Ada", "Bo", "bot:random"],
    "counterfeiters": ["Ada", "Bo", "bot:random"],
    "sicario": ["Ada", "Bo", "bot:random", "bot:random"],
}
"""A table of each game, with two people at it."""

SHOTS: Final = Path(__file__).parents[3] / "screenshots" / "web"

READY: Final = "body[data-line=open][data-at]"


@attrs.define(eq=False)
class KeptStorage(MemoryStorage):
    """A storage that keeps a table as it was after each change."""

    past: dict[int, Host] = attrs.field(factory=dict[int, Host])

    @override
    def save(self, saved: Saved, *, before: int, now: float) -> None:
        super().save(saved, before=before, now=now)
        assert saved.host is not None
        self.past[saved.changes] = loads(saved.host)


@attrs.define(eq=False)
class Table:
    """A table that is being served."""

    server: serving.Served
    storage: KeptStorage
    first: int
    """The count of changes before anybody has acted."""

    @property
    def host(self) -> Host:
        """The table as it is now."""
        return self.storage.past[max(self.storage.past)]

    @property
    def at(self) -> int:
        """The changes since people came to the table."""
        return self.host.changes - self.first

    @property
    def person(self) -> int:
        """Whose turn it is, of people."""
        until(lambda: self.host.actor is not CHANCE)
        assert isinstance(self.host.actor, int)
        return self.host.actor

    def link(self, viewer: Viewer) -> str:
        """The link of a viewer."""
        return f"{self.server.base}/tables/{TABLE}#{token_of(viewer)}"


@contextmanager
def served(
    folder: Path,
    game: str,
    seats: Sequence[str],
    *,
    seed: int = 1,
    host: Callable[[Host], Host] | None = None,
    **settings: Any,
) -> Iterator[Table]:
    """Serve a table that is dealt from a seed; `host` may play on it before."""
    storage = KeptStorage()
    dealt = seated(game, [*seats], seed=seed, edition="reference")
    first = dealt if host is None else host(dealt)
    stored(storage, first)
    storage.past[first.changes] = first
    with serving.served(folder, storage=storage, **settings) as server:
        server.desk.chance = Random(seed)
        assert server.ask("GET", f"/api/tables/{TABLE}", token=OWNER)[0] == 200  # now chance and bots act
        yield Table(server, storage, first.changes)


@contextmanager
def two_persons(folder: Path) -> Iterator[tuple[Table, int]]:
    """A game of Crooks for two persons, about to start: its table, and whose turn it is."""
    with served(folder, "crooks", ["Ada", "Bo"], seed=3) as table:
        yield table, table.person


@attrs.define
class Browser:
    """A page of one viewer, and all that came to it."""

    table: Table
    viewer: Viewer
    page: Any
    frames: list[str] = attrs.field(factory=list[str])
    responses: list[Any] = attrs.field(factory=list[Any])
    bodies: list[tuple[str, bytes]] = attrs.field(factory=list[tuple[str, bytes]])
    faults: list[str] = attrs.field(factory=list[str])

    def come(self) -> None:
        """Open the link, and wait for the table."""
        self.page.goto(self.table.link(self.viewer))
        self.page.wait_for_selector(READY)

    def come_again(self) -> None:
        """Load the page anew; the bodies that came to the old one are gone with it, so they are read before."""
        self._read_bodies()
        self.page.reload()
        self.page.wait_for_selector(READY)

    def _read_bodies(self) -> None:
        assert {response.status for response in self.responses} <= {200, 304}
        self.bodies += [(response.url, response.body()) for response in self.responses if response.status == 200]
        self.responses.clear()

    def caught_up(self) -> None:
        """Wait until the page shows the table as it is now."""
        for _ in range(200):
            changes = self.table.host.changes
            self.page.wait_for_selector(f'body[data-at="{changes}"]', timeout=60_000, state="attached")
            if self.table.host.changes == changes:
                return
        raise AssertionError("the table never stands still")

    def shot(self, name: str) -> None:
        """Keep a picture of the page, for people to look at."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png", full_page=True)

    def click_a_move(self, rng: Random) -> None:
        """Play something by clicks on locations alone: on the board and in the tray, until it is played."""
        self.do_a_move(rng, clicking.click)

    def press_a_move(self, rng: Random) -> None:
        """Play something by the keyboard alone: Tab to what can be clicked, then Enter or Space."""
        self.do_a_move(rng, clicking.press)

    def do_a_move(self, rng: Random, click: Click) -> None:
        """Play something, by what does a click on a location."""
        before = self.table.host.changes
        self.page.evaluate(SENT)  # whatever was sent before
        clicking.clicked_through(self.page, rng, click, lambda: bool(self.page.evaluate(SENT)))
        until(lambda: self.table.host.changes > before)
        self.page.wait_for_selector(f'body:not([data-at="{before}"])', state="attached")

    def type_a_move(self, text: str) -> None:
        """Write an action into the field for it."""
        self.page.locator("#text").fill(text)
        self.page.keyboard.press("Enter")

    def place(self, location: str) -> Any:
        """The drawing or the button of a location that can be clicked."""
        return clicking.place(self.page, location)

    def check(self, rng: Random, moments: int = 4) -> int:
        """Hold all that came to the law: files of the page, and what this viewer may know."""
        assert self.faults == []
        self._read_bodies()
        assert len(self.bodies) > 5
        base = f"{self.table.server.base}/"
        for url, body in self.bodies:
            assert url.startswith(base), url
            path = url.removeprefix(base).partition("?")[0].partition("#")[0]
            name = "table.html" if path == f"tables/{TABLE}" else path.removeprefix("page/")
            assert body == (PAGE / name).read_bytes(), path
        return check_frames(self.table.storage.past, self.viewer, self.frames, rng, moments=moments)


def opened(
    browser: Any, table: Table, viewer: Viewer, scheme: str = "light", width: int = 1280, **context: Any
) -> Browser:
    """A new page of a viewer, that shares nothing with any other, with the table before it."""
    viewport = {"width": width, "height": 800 if width < 500 else 900}
    page = browser.new_context(color_scheme=scheme, viewport=viewport, **context).new_page()
    page.add_init_script(SENDING)
    found = Browser(table, viewer, page)

    def heard(line: Any) -> None:
        line.on("framereceived", lambda data: found.frames.append(data if isinstance(data, str) else repr(data)))

    def answered(response: Any) -> None:
        found.responses.append(response)

    page.on("websocket", heard)
    page.on("response", answered)
    page.on("requestfailed", lambda request: found.faults.append(f"{request.url} cannot be had"))
    page.on("pageerror", lambda error: found.faults.append(str(error)))
    page.on("console", lambda told: found.faults.append(told.text) if told.type == "error" else None)
    found.come()
    return found


def until(true: Callable[[], Any], seconds: float = 60.0) -> None:
    """Wait for something in the server."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.01)


def on_turn(*players: Browser) -> Browser | None:
    """Whose turn it is, once bots and chance have moved; None when the game is over."""
    table = players[0].table
    seats = {player.viewer: player for player in players}
    until(lambda: table.host.actor is None or table.host.actor in seats)
    actor = table.host.actor
    if actor is None:
        return None
    assert isinstance(actor, int)
    seats[actor].caught_up()
    return seats[actor]
