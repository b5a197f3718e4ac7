"""Browses the built site in a real browser: its flow charts are drawn, its search finds, and no request leaves the machine.

Usage: PYTHONPATH=. python tools/browse_site.py [--pictures FOLDER] [PAGE ...]

The browser is $CHROMIUM, or `chromium`, `chromium-browser` or `google-chrome` on the PATH. Every page is read for
addresses that would be fetched from elsewhere; those named, or a choice of them, are opened, and the browser's own log of
its network says where it went. `--pictures` keeps pictures of them, light and dark, wide and narrow.
"""

import argparse
import functools
import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import urlsplit

from typing_extensions import override

SITE: Final = Path(__file__).parent.parent / "site"
PAGES: Final = (
    "",
    "quickstart/",
    "tutorials/write-a-frontend/",
    "games/crooks/",
    "games/counterfeiters/",
    "games/sicario/",
    "reference/criminals/",
)
SEARCHED: Final = "?q=pickpocket"
FETCHED: Final = re.compile(
    r"""<(?:script|img|iframe|source|video|audio|embed)\b[^>]*?\bsrc=["']?(?P<src>(?:https?:)?//[^"'> ]+)"""
    r"""|<link\b(?=[^>]*\brel=["']?(?:stylesheet|icon|preconnect|preload|prefetch))[^>]*?\bhref=["']?(?P<href>(?:https?:)?//[^"'> ]+)"""
    r"""|(?:@import\s*|url\()["']?(?P<css>(?:https?:)?//[^"') ]+)"""
)
"""Addresses elsewhere that a browser fetches by itself; a link that one may follow is none."""
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--virtual-time-budget=20000",
)
LOOKS: Final = {
    "light-wide": (1300, 1600, 1),
    "dark-wide": (1300, 1600, 0),
    "light-narrow": (420, 1600, 1),
    "dark-narrow": (420, 1600, 0),
}


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and keeps no log."""

    @override
    def log_message(self, format: str, *args: object) -> None:
        pass


def browser() -> str:
    """The path of a browser; how to get one, if there is none."""
    names = (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    for name in filter(None, names):
        if path := shutil.which(name):
            return path
    sys.exit("make test-site needs Chromium: install it (Debian: apt-get install chromium), or name it by CHROMIUM=PATH")


def fetched_elsewhere(text: str) -> list[str]:
    """The addresses in a page or style sheet that a browser would fetch from elsewhere."""
    return [match[match.lastgroup] for match in FETCHED.finditer(text) if match.lastgroup]


def requested(log: str) -> Iterator[str]:
    """The addresses that a browser asked for, by its own log of the network."""
    for event in json.loads(log)["events"]:
        address = event.get("params", {}).get("url", "")
        if isinstance(address, str) and urlsplit(address).scheme in ("http", "https", "ws", "wss"):
            yield address


def opened(program: str, address: str, *flags: str) -> tuple[str, set[str]]:
    """A page as it stands once its scripts have run, and the hosts that were asked for anything."""
    with TemporaryDirectory() as folder:
        log = Path(folder) / "net.json"
        command = [program, *FLAGS, f"--user-data-dir={folder}/profile", f"--log-net-log={log}", *flags, address]
        result = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
        hosts = {urlsplit(each).netloc for each in requested(log.read_text(encoding="utf-8"))}
    return result.stdout, hosts


def page_faults(program: str, root: str, page: str) -> Iterator[str]:
    """What is wrong with a page in the browser."""
    shown, hosts = opened(program, root + page, "--dump-dom")
    if hosts - {urlsplit(root).netloc}:
        yield f"{page or 'home'}: asked {', '.join(sorted(hosts - {urlsplit(root).netloc}))}"
    if not hosts or "</html>" not in shown:
        yield f"{page or 'home'}: was not opened"
    source = SITE.joinpath(page.partition("?")[0], "index.html").read_text(encoding="utf-8")
    charts = source.count('<pre class="mermaid">')
    drawn = len(re.findall(r'<div class="mermaid"', shown))
    if charts != drawn:
        yield f"{page or 'home'}: {drawn} of {charts} flow charts are drawn"
    if page.endswith(SEARCHED) and "games/crooks/" not in "".join(re.findall(r'md-search-result__link"[^>]*', shown)):
        yield f"{page}: the search does not find the page of Crooks"


def keep_pictures(program: str, root: str, page: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for look, (width, height, scheme) in LOOKS.items():
        file = folder / f"{page.strip('/').replace('/', '-') or 'home'}-{look}.png"
        flags = (f"--window-size={width},{height}", f"--blink-settings=preferredColorScheme={scheme}")
        opened(program, root + page, *flags, f"--screenshot={file}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Browse the built site.")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="such as games/crooks/")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER")
    given = parser.parse_args()
    if not SITE.joinpath("index.html").is_file():
        sys.exit("there is no site yet: make docs builds it")
    program = browser()
    pages: list[str] = given.pages or [*PAGES, SEARCHED]
    files = sorted(path for path in SITE.rglob("*") if path.suffix in (".html", ".css"))
    faults = [
        f"{file.relative_to(SITE)}: fetches {address}"
        for file in files
        for address in fetched_elsewhere(file.read_text(encoding="utf-8"))
    ]
    handler = functools.partial(Quiet, directory=str(SITE))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        root = f"http://127.0.0.1:{server.server_port}/"
        for page in pages:
            print(f"opening {page or 'home'}", flush=True)
            faults += page_faults(program, root, page)
            if given.pictures is not None:
                keep_pictures(program, root, page, given.pictures)
        server.shutdown()
    if faults:
        sys.exit("\n".join(faults))
    print(f"{len(files)} files fetch nothing from elsewhere; {len(pages)} pages were opened, and no request left the machine")


if __name__ == "__main__":
    main()
