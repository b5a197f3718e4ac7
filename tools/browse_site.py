"""Browses the built site in a real browser: its flow charts are drawn, its search finds, no request leaves the machine.

Usage: PYTHONPATH=. python tools/browse_site.py [--pictures FOLDER] [PAGE ...]

The browser is $CHROMIUM, or one on the PATH. All pages are opened, or those that are named. `--pictures` keeps pictures
of some, light and dark, wide and narrow.
"""

import argparse
import functools
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from typing_extensions import override

from tools.chromium import Chromium

SITE: Final = Path(__file__).parent.parent / "site"
SHOWN: Final = ("", "quickstart/", "tutorials/write-a-frontend/", "games/crooks/", "reference/criminals/")
"""The pages that pictures are kept of."""
LOOKS: Final = [(width, scheme) for width in (1300, 420) for scheme in ("light", "dark")]
FOUND: Final = (
    "[...document.querySelectorAll('.md-search-result__link')].some(a => a.pathname.includes('games/crooks'))"
)


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and keeps no log."""

    @override
    def log_message(self, format: str, *args: object) -> None:
        pass


def all_pages() -> list[str]:
    """Every page of the site, as the end of its address."""
    folders = sorted(file.parent.relative_to(SITE).as_posix() for file in SITE.rglob("index.html"))
    return [f"{folder}/" if folder != "." else "" for folder in folders]


def page_faults(browser: Chromium, root: str, page: str) -> Iterator[str]:
    """What is wrong with a page; to open it has to be enough for all that is drawn."""
    browser.asked.clear()
    browser.open(root + page)
    charts = SITE.joinpath(page, "index.html").read_text(encoding="utf-8").count('<pre class="mermaid">')
    if not browser.until(f"document.querySelectorAll('div.mermaid').length === {charts}"):
        yield f"{page or 'home'}: a flow chart is not drawn"
    yield from outside(browser, root, page)


def outside(browser: Chromium, root: str, page: str) -> Iterator[str]:
    """The addresses elsewhere that a page asked for; none at all means that nobody listened."""
    if not browser.asked:
        yield f"{page or 'home'}: was not opened"
    for address in browser.asked:
        if not address.startswith((root, "data:", "blob:")):
            yield f"{page or 'home'}: asked for {address}"


def search_faults(browser: Chromium, root: str) -> Iterator[str]:
    """Whether the page of Crooks is found by a word that stands there."""
    browser.asked.clear()
    browser.open(f"{root}?q=pickpocket")
    if not browser.until(FOUND):
        yield "search: it does not find the page of Crooks"
    yield from outside(browser, root, "search")


def keep_pictures(browser: Chromium, root: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for width, scheme in LOOKS:
        browser.look(width, 1500, scheme)
        browser.worth("localStorage.clear()")  # the theme keeps what it was first
        for page in SHOWN:
            list(page_faults(browser, root, page))
            name = page.strip("/").replace("/", "-") or "home"
            browser.picture(folder / f"{name}-{scheme}-{width}.png")


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
        faults = [fault for page in pages for fault in page_faults(browser, root, page)]
        faults += search_faults(browser, root)
        if given.pictures is not None:
            keep_pictures(browser, root, given.pictures)
        server.shutdown()
    if faults:
        sys.exit("\n".join(faults))
    print(
        f"{len(pages)} pages were opened, the flow charts are drawn, the search finds, and no request left the machine"
    )


if __name__ == "__main__":
    main()
