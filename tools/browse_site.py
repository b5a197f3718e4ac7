"""Looks at the built site in a real browser, as a reader with a wide window and one with a phone see it.

Usage: PYTHONPATH=. python tools/browse_site.py [--pictures FOLDER] [PAGE ...]

Every page is opened twice, wide and light, narrow and dark. Flow charts and pictures have to be drawn, nothing may be
wider than the window, text has to stand out from its ground, the sidebar has to be short, and no request may leave the
machine. The search has to find the right guide first. The browser is $CHROMIUM, or one on the PATH. All pages are
opened, or those that are named. `--pictures` keeps pictures of some, light and dark, wide and narrow.
"""

import argparse
import functools
import sys
import threading
import time
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import quote

from typing_extensions import override

from tools.chromium import Chromium

SITE: Final = Path(__file__).parent.parent / "site"
SCRIPTS: Final = Path(__file__).parent / "site_checks"
SHOWN: Final = (
    "",
    "quickstart/",
    "write-a-bot/",
    "tutorials/write-a-frontend/",
    "games/crooks/",
    "reference/criminals/",
)
"""The pages that pictures are kept of."""
WIDE, NARROW = 1280, 390
"""The widths of a window and of a phone."""
LOOKS: Final = [(width, scheme) for width in (WIDE, NARROW) for scheme in ("light", "dark")]
SCHEMES: Final = {"light": "default", "dark": "slate"}
"""How the theme calls them."""
READERS: Final = ((WIDE, "light"), (NARROW, "dark"))
"""How every page is opened."""
ENTRIES: Final = 25
"""The most that the sidebar shows at once."""

QUERIES: Final = {
    "i18n": "languages/",
    "tooltip": "how-to-board/",
    "svg": "how-to-board/",
    "animation": "how-to-animate/",
    "websocket": "how-to-serve/",
    "javascript": "tutorials/write-a-web-frontend/",
    "undo": "how-to-save-and-replay/",
    "save": "how-to-save-and-replay/",
    "fen": "how-to-save-and-replay/",
    "seed": "how-to-new-game/",
    "dice": "how-to-chance/",
    "json": "wire-format/",
    "elo": "how-to-tournament/",
    "gymnasium": "how-to-reinforcement-learning/",
    "mcts": "tutorials/write-a-bot/",
    "mypy": "types/",
    "exception": "errors/",
    "deploy": "how-to-serve/",
    "deck": "how-to-edition/",
    "install": "installation/",
}
"""Words that people look for, and the page that has to be found first."""
FIRST: Final = "document.querySelector('.md-search-result__link')?.pathname ?? null"


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and keeps no log."""

    @override
    def log_message(self, format: str, *args: object) -> None:
        pass


def all_pages() -> list[str]:
    """Return every page of the site, as the end of its address."""
    folders = sorted(file.parent.relative_to(SITE).as_posix() for file in SITE.rglob("index.html"))
    return [f"{folder}/" if folder != "." else "" for folder in folders]


def page_faults(browser: Chromium, root: str, page: str) -> Iterator[str]:
    """Open a page, and yield what is wrong with it."""
    name = page or "home"
    browser.asked.clear()
    browser.open(root + page)
    charts = SITE.joinpath(page, "index.html").read_text(encoding="utf-8").count('<pre class="mermaid">')
    if not browser.until(f"document.querySelectorAll('div.mermaid').length === {charts}"):
        yield f"{name}: a flow chart is not drawn"
    for script in ("pictures", "overflow", "contrast"):
        for fault in browser.worth(SCRIPTS.joinpath(f"{script}.js").read_text(encoding="utf-8")):
            yield f"{name}: {fault}"
    shown = browser.worth(SCRIPTS.joinpath("sidebar.js").read_text(encoding="utf-8"))
    if shown > ENTRIES:
        yield f"{name}: the sidebar shows {shown} entries at once"
    yield from outside(browser, root, page)


def outside(browser: Chromium, root: str, page: str) -> Iterator[str]:
    """Yield the addresses elsewhere that a page asked for; none at all means that nobody listened."""
    if not browser.asked:
        yield f"{page or 'home'}: was not opened"
    for address in browser.asked:
        if not address.startswith((root, "data:", "blob:")):
            yield f"{page or 'home'}: asked for {address}"


def search_faults(browser: Chromium, root: str) -> Iterator[str]:
    """Type each query, and yield those that do not find their page first."""
    browser.asked.clear()
    for query, page in QUERIES.items():
        browser.open("about:blank")
        browser.open(f"{root}?q={quote(query)}")
        if not browser.until(f"({FIRST}) !== null", 20.0):
            yield f"search: {query!r} finds nothing, not {page}"
        elif (found := browser.worth(FIRST)) != f"/{page}":
            yield f"search: {query!r} finds {found} first, not /{page}"
    yield from outside(browser, root, "search")


def keep_pictures(browser: Chromium, root: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for width, scheme in LOOKS:
        look(browser, root, width, scheme)
        for page in SHOWN:
            list(page_faults(browser, root, page))
            name = page.strip("/").replace("/", "-") or "home"
            browser.picture(folder / f"{name}-{scheme}-{width}.png")


def look(browser: Chromium, root: str, width: int, scheme: str) -> None:
    """Give the browser a window, and make the theme forget which scheme it had; colours take a moment to change."""
    browser.look(width, 1500, scheme)
    browser.open(root)
    browser.worth("localStorage.clear()")
    browser.open(root)
    if not browser.until(f"document.body.dataset.mdColorScheme === '{SCHEMES[scheme]}'", 20.0):
        sys.exit(f"the site does not become {scheme}")
    time.sleep(1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Browse the built site.")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="such as games/crooks/")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER")
    given = parser.parse_args()
    if not SITE.joinpath("index.html").is_file():
        sys.exit("there is no site yet: make docs builds it")
    pages: list[str] = given.pages or all_pages()
    if unknown := [page for page in pages if not SITE.joinpath(page, "index.html").is_file()]:
        sys.exit(f"no such page: {', '.join(unknown)}")
    handler = functools.partial(Quiet, directory=str(SITE))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, Chromium() as browser:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        root = f"http://127.0.0.1:{server.server_port}/"
        faults: list[str] = []
        for width, scheme in READERS:
            look(browser, root, width, scheme)
            for page in pages:
                faults += [f"{width}, {scheme}: {fault}" for fault in page_faults(browser, root, page)]
        faults += search_faults(browser, root)
        if given.pictures is not None:
            keep_pictures(browser, root, given.pictures)
        server.shutdown()
    if faults:
        sys.exit("\n".join([*faults, f"{len(faults)} faults"]))
    print(
        f"{len(pages)} pages were opened, {WIDE} and {NARROW} pixels wide: flow charts and pictures are drawn, nothing "
        f"is too wide or too faint, {len(QUERIES)} queries find their page first, and no request left the machine"
    )


if __name__ == "__main__":
    main()
