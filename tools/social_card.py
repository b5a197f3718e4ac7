"""Writes the picture that links to the site are shown with: the library's own drawings beside its name.

Usage: PYTHONPATH=. python tools/social_card.py

The browser is $CHROMIUM, or one on the PATH. Look at docs/assets/social-card.png afterwards.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.chromium import Chromium

ASSETS: Final = Path(__file__).parent.parent / "docs" / "assets"
FILE: Final = ASSETS / "social-card.png"
WIDTH, HEIGHT = 1200, 630
"""The size that the `og:image` of a page is expected to have."""

PAGE: Final = """\
<!doctype html>
<meta charset="utf-8">
<style>
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; }
body { background: #4a1522; color: #fff6e2; }
section { position: absolute; left: 60px; top: 90px; width: 400px; }
h1 { margin: 20px 0 16px; font: 700 76px/1 "Times New Roman", "Liberation Serif", serif; color: #e0bb74; }
p { margin: 0 0 16px; font: 29px/1.35 "Liberation Sans", Helvetica, Arial, sans-serif; }
#icon svg { width: 96px; height: 96px; }
#board { position: absolute; left: 500px; top: 45px; width: 900px; transform-origin: 0 0; }
#board { transform: rotate(-2deg) scale(0.9); }
hr { position: absolute; left: 0; bottom: 0; width: 100%; height: 10px; margin: 0; border: 0; background: #e0bb74; }
</style>
<section>
<div id="icon">ICON</div>
<h1>criminals</h1>
<p>Crooks, Counterfeiters, Sicario</p>
<p>Three games of hidden information, as a Python library</p>
</section>
<div id="board">BOARD</div>
<hr>
"""


def page() -> str:
    """The card as a page, with the drawings in it."""
    icon = (ASSETS / "favicon.svg").read_text(encoding="utf-8")
    board = (ASSETS / "crooks-view.svg").read_text(encoding="utf-8")
    return PAGE.replace("ICON", icon).replace("BOARD", board)


def main() -> None:
    with TemporaryDirectory() as name, Chromium() as browser:
        file = Path(name) / "card.html"
        file.write_text(page(), encoding="utf-8")
        browser.look(WIDTH, HEIGHT, "light")
        browser.open(file.as_uri())
        browser.picture(FILE)
    print(f"{FILE.name}: {FILE.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
